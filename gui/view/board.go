package view

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"plotwright/locales"
	"plotwright/model"
)

// Table reads a session for the table window.
type Table struct {
	Session *model.Session
	Tr      *locales.Translator
	// Other gives the second name of a card; nil where one language is enough.
	Other *locales.Translator
	// Cards is the catalogue for a view without a session, before a campaign is made.
	Cards *model.Catalog
	// Rules are the rulings for a view without a session.
	Rules model.Rulings
	// Cover hides the facedown cards.
	Cover bool
	// Pins are the facedown cards that are saved for.
	Pins []model.CardID
}

func (t Table) state() *model.State { return t.Session.State() }

func (t Table) catalog() *model.Catalog {
	if t.Session == nil {
		return t.Cards
	}
	return t.Session.Catalog()
}

// past tells whether the table is shown as it was.
func (t Table) past() bool { return errors.Is(t.Session.ReadOnly(), model.ErrPast) }

// refusal words the reason why a command would be refused, empty if it would not.
func (t Table) refusal(cmd model.Command) string {
	if err := t.Session.Check(cmd); err != nil {
		return Refusal(t.Tr, t.catalog(), t.state(), cmd, err)
	}
	return ""
}

// Board is all that the table window shows.
func (t Table) Board() Board {
	b := Board{Now: t.now(), Chips: t.chips(), Cards: t.cards(), Agent: t.agent(), Tray: t.tray()}
	for i := range t.state().Heroes {
		b.Heroes = append(b.Heroes, t.hero(i))
	}
	if t.state().Deck == "" {
		b.Empty = NoDeck(t.Tr)
		if t.state().Quest != nil {
			b.Empty = t.Tr.T("ui.no-deck-any-more")
		}
	}
	return b
}

// NoDeck says that a campaign has no deck yet, and where one is chosen.
func NoDeck(tr *locales.Translator) string {
	return tr.T("ui.no-deck", "Menu", tr.T("ui.menu"), "Sheet", tr.T("ui.menu-sheet.set-right"), "Part", tr.T("ui.right.people"))
}

func (t Table) cards() []Card {
	s := t.state()
	deck := t.catalog().Deck(s.Deck)
	if deck == nil {
		return nil
	}
	var cards []Card
	for i := range s.Cards {
		if card := deck.Card(s.Cards[i].ID); card != nil {
			cards = append(cards, t.Card(deck, card, &s.Cards[i]))
		}
	}
	slices.SortStableFunc(cards, func(a, b Card) int { return cmp.Compare(place(a), place(b)) })
	return cards
}

// place sorts cards: faceup ones first, of them the usable ones foremost and the exhausted ones last.
func place(c Card) int {
	switch {
	case !c.Faceup:
		return 3
	case c.Exhausted:
		return 2
	case !c.Usable:
		return 1
	}
	return 0
}

// Card is a card of the deck in play as it lies.
func (t Table) Card(deck *model.Deck, card *model.Card, k *model.CardState) Card {
	v := t.PrintedCard(deck, card)
	s := t.state()
	v.Faceup, v.Exhausted, v.Covered = k.Faceup, k.Exhausted, t.Cover && !k.Faceup
	v.Tokens, v.Reminders, v.Counters = s.Tokens[model.OnCard(k.ID)], s.Tokens[model.ReminderOf(k.ID)], k.Counters
	if h := s.Hero(k.Assigned); h != nil {
		v.Assigned = h.Name
	}
	cost, _ := s.TriggerCost(card)
	v.Trigger = fmt.Sprint(cost)
	if k.Faceup {
		if refusal := t.Session.CanTrigger(card); refusal != nil {
			v.Reason = Refusal(t.Tr, t.catalog(), s, model.TriggerCard{Card: card.ID}, refusal)
		}
	} else {
		v.Reason = t.refusal(model.BuyCard{Card: card.ID})
	}
	v.Usable = v.Reason == ""
	v.Status = t.status(card, k)
	v.Plan = t.planInBrief(card, k)
	if v.Covered {
		v.Name, v.OtherName, v.Purchase, v.Trigger, v.Footer, v.Moment, v.Text = t.Tr.T("ui.card.covered"), "", "", "", "", "", nil
		v.Reason, v.Status, v.Plan, v.Usable = "", "", "", false
	}
	return v
}

// PrintedCard is a card as it is printed, faceup.
func (t Table) PrintedCard(deck *model.Deck, card *model.Card) Card {
	id := "card." + string(card.ID)
	v := Card{
		ID: card.ID, Deck: deck.ID, Faceup: true, Name: CardName(t.Tr, t.rulings(), card.ID), Trigger: fmt.Sprint(card.Trigger),
		Moment: t.Tr.T(id + ".moment"), Text: Text(t.Tr, t.catalog(), t.rulings(), id+".text"),
		Footer: t.Tr.T("ui.card.footer", "Deck", t.Tr.T("deck."+string(deck.ID)+".name"), "Number", card.Number),
		Number: t.Tr.T("ui.card.number", "Number", card.Number),
	}
	if !card.Basic {
		v.Purchase = fmt.Sprint(card.Purchase)
	}
	if t.Other != nil {
		if other := CardName(t.Other, t.rulings(), card.ID); other != v.Name {
			v.OtherName = other
		}
	}
	return v
}

func (t Table) rulings() model.Rulings {
	if t.Session == nil {
		return t.Rules
	}
	return t.state().Rulings
}

// status says in a few words how the card lies.
func (t Table) status(card *model.Card, k *model.CardState) string {
	s := t.state()
	switch {
	case !k.Faceup:
		return t.Tr.T("ui.card.facedown")
	case k.Exhausted:
		return t.Tr.T("ui.card.exhausted." + string(card.Clock))
	case s.Discount != nil && s.Discount.Card != card.ID && card.Trigger > 0 && card.OpenIn(s.Phase):
		return t.Tr.T("ui.card.discounted", "Price", card.Trigger)
	case s.Tokens[model.OnCard(k.ID)] > 0:
		return t.Tr.N("ui.card.holds", s.Tokens[model.OnCard(k.ID)])
	case k.Counters > 0:
		return t.Tr.N("ui.card.counters", k.Counters)
	case card.Effect(model.EffectAssign) != nil && k.Assigned == "":
		return t.Tr.T("ui.card.unassigned")
	}
	return ""
}

// Portraits are the portraits of the heroes, 1 to 4: each keeps the one of the seat in which it came, and who joins takes one
// that is free.
func Portraits(heroes []model.Hero) []int {
	taken := map[int]bool{}
	portraits := make([]int, len(heroes))
	for i, h := range heroes {
		n, err := strconv.Atoi(strings.TrimPrefix(string(h.ID), "h"))
		if err != nil {
			n = i + 1
		}
		n = (n-1)%model.MaxHeroes + 1
		for tries := 0; (taken[n] || n < 1) && tries < model.MaxHeroes; tries++ {
			n = max(n, 0)%model.MaxHeroes + 1
		}
		taken[n], portraits[i] = true, n
	}
	return portraits
}

func (t Table) hero(i int) Hero {
	s := t.state()
	h := &s.Heroes[i]
	v := Hero{
		ID: h.ID, Name: h.Name, Portrait: Portraits(s.Heroes)[i], Fortune: s.Fortune(h.ID), GaveThreat: h.GaveThreat,
		FortuneText: t.Tr.N("ui.fortune", s.Fortune(h.ID)),
	}
	if h.GaveThreat {
		v.Marker = t.Tr.T("ui.hero.gave-threat")
	}
	for _, k := range s.Cards {
		if k.Assigned == h.ID {
			v.Holds = t.Tr.T("ui.hero.on-card", "Card", CardName(t.Tr, t.rulings(), k.ID))
		}
	}
	for _, a := range model.FortuneAbilities() {
		b := AbilityButton{Ability: a, Cost: a.Cost(), Button: Button{
			Label:  t.Tr.T("ui.ability." + string(a)),
			Reason: t.refusal(model.SpendFortune{Hero: h.Name, Ability: a}),
		}}
		v.Abilities = append(v.Abilities, b)
	}
	v.Defeated = Button{
		Label: t.Tr.T("ui.hero.defeated"), Icon: "flag",
		Reason: t.refusal(model.DefeatHero{Hero: h.Name, Answer: model.TakeCard}),
	}
	return v
}

// trayHint says what the threat is good for now, or where it comes from; nothing where it is good for nothing.
func (t Table) trayHint() string {
	s := t.state()
	takes := func(faceup bool) bool {
		return slices.ContainsFunc(s.Cards, func(k model.CardState) bool {
			_, card := t.catalog().Card(k.ID)
			switch {
			case card == nil || k.Faceup != faceup:
				return false
			case faceup:
				return t.Session.CanTrigger(card) == nil
			}
			return t.Session.Check(model.BuyCard{Card: k.ID}) == nil
		})
	}
	switch {
	case s.Threat() == 0 && s.Deck != "" && s.Phase.InQuest():
		return t.Tr.T("ui.tray.none")
	case s.Threat() > 0 && takes(true):
		return t.Tr.T("ui.tray.hint")
	case s.Threat() > 0 && takes(false):
		return t.Tr.T("ui.tray.hint-buy")
	}
	return ""
}

func (t Table) tray() Tray {
	s := t.state()
	v := Tray{
		Threat: s.Threat(), Label: t.Tr.N("ui.threat", s.Threat()), XP: fmt.Sprint(s.XP), XPLabel: t.Tr.N("ui.xp", s.XP),
		Exchange: t.exchangeButton(), Point: s.XP > 0 && t.Session.Check(model.ExchangeXP{N: 1}) == nil,
		Rumor: Button{Label: t.Tr.T("ui.rumor"), Icon: "rumor", Reason: t.refusal(model.PlayRumor{})},
	}
	v.Rumor.Hidden = v.Rumor.Reason != "" || s.Deck == ""
	if !t.past() {
		v.Hint = t.trayHint()
	}
	if n, limited := s.Supply(); limited {
		v.Hint = t.Tr.N("ui.tray.supply", n)
	}
	return v
}

// exchangeButton is what the step offers for points or tokens: threat for experience, or a Shop Item card for fortune.
func (t Table) exchangeButton() Button {
	switch t.state().Phase {
	case model.SpendXP:
		return Button{Label: t.Tr.T("ui.exchange"), Icon: "xp", Reason: t.refusal(model.ExchangeXP{N: 1})}
	case model.Shopping:
		return Button{Label: t.Tr.T("ui.shop.open"), Icon: "fortune", Reason: t.shopReason()}
	}
	return Button{Hidden: true}
}

// shopReason is the reason why the heroes cannot pay for a Shop Item card, tried with all that they have.
func (t Table) shopReason() string {
	var cmd model.SpendFortuneShop
	left := 2
	for _, h := range t.state().Heroes {
		if n := min(left, t.state().Fortune(h.ID)); n > 0 {
			cmd.Shares = append(cmd.Shares, model.Share{Hero: h.Name, N: n})
			left -= n
		}
	}
	if left > 0 {
		cmd.Shares = []model.Share{{Hero: t.state().Heroes[0].Name, N: 2}}
	}
	return t.refusal(cmd)
}
