package model

import (
	"slices"
	"strconv"
	"strings"
)

// The words for what a correction changes.
const (
	WhatThreat  = "threat"
	WhatXP      = "xp"
	WhatFortune = "fortune"
	WhatCard    = "card"
	WhatAct     = "act"
)

func (d *decision) decideTable(cmd Command) {
	switch c := cmd.(type) {
	case ChooseDeck:
		d.chooseDeck(c)
	case SetRuling:
		d.setRuling(c)
	case CorrectThreat:
		d.deck()
		d.correct(Corrected{What: WhatThreat, Delta: c.Delta, Why: c.Why}, Threat)
	case CorrectFortune:
		if h := d.hero(c.Hero); h != nil {
			d.deck()
			d.correct(Corrected{What: WhatFortune, Hero: h.ID, Delta: c.Delta, Why: c.Why}, FortuneOf(h.ID))
		}
	case CorrectXP:
		d.correctXP(c)
	case CorrectCard:
		d.correctCard(c)
	case CorrectAct:
		if c.Act != 1 && c.Act != 2 {
			d.badValue("act")
		}
		d.typed(c.Why)
		d.emit(Corrected{What: WhatAct, Act: c.Act, Why: c.Why})
		d.emit(ActChanged{c.Act})
	case RenameCampaign:
		d.emit(CampaignRenamed{d.name(c.Name)})
	case RenameHero:
		if h := d.hero(c.Hero); h != nil {
			d.emit(HeroRenamed{h.ID, d.heroName(c.Name)})
		}
	case HeroJoins:
		d.heroJoins(c)
	case HeroLeaves:
		d.heroLeaves(c)
	}
}

// chooseDeck chooses a deck, or another, until the first quest starts (R1.1).
func (d *decision) chooseDeck(c ChooseDeck) {
	d.phase(d.state.Phase == BetweenQuests && d.state.Quest == nil)
	deck := d.catalog.Deck(c.Deck)
	if deck == nil {
		d.badValue("deck")
		return
	}
	d.emit(DeckChosen{deck.ID, deck.setup(nil), deck.Own})
}

// setup is how the deck begins: the basic card faceup, and those already owned (R1.2, R8.5).
func (d *Deck) setup(own []CardID) []CardSetup {
	cards := make([]CardSetup, len(d.Cards))
	for i, c := range d.Cards {
		cards[i] = CardSetup{c.ID, c.Basic || slices.Contains(own, c.ID)}
	}
	return cards
}

func (d *decision) setRuling(c SetRuling) {
	if !d.catalog.AllowsRuling(c.Name, c.Value) {
		d.badValue(c.Name)
	}
	d.emit(RulingChanged(c))
}

// AllowsRuling tells whether a value may be given to a ruling (R8.1).
func (c *Catalog) AllowsRuling(name, value string) bool {
	if item, ok := strings.CutPrefix(name, dataPrefix); ok {
		return c.Dispute(item) != nil && (value == Seed || value == Other)
	}
	for _, r := range c.Rulings {
		if r.ID != name {
			continue
		}
		if r.Values == nil {
			n, err := strconv.Atoi(value)
			return err == nil && n >= 1 && inBounds(n)
		}
		return slices.Contains(r.Values, value)
	}
	return false
}

// MaxNumber bounds the numbers that a table may enter, so that no sum of them overflows.
const MaxNumber = 1_000_000

func inBounds(n int) bool { return n >= -MaxNumber && n <= MaxNumber }

// correct changes the tokens of a zone by a signed number (R8.2).
func (d *decision) correct(e Corrected, z Zone) {
	d.typed(e.Why)
	d.emit(e)
	switch {
	case e.Delta == 0 || !inBounds(e.Delta):
		d.badValue("n")
	case e.Delta > 0:
		d.move(Supply, z, e.Delta, WhyCorrection)
	default:
		d.move(z, Supply, -e.Delta, WhyCorrection)
	}
}

func (d *decision) correctXP(c CorrectXP) {
	d.typed(c.Why)
	if c.Delta == 0 || !inBounds(c.Delta) {
		d.badValue("n")
	}
	if d.state.XP+c.Delta < 0 {
		d.refuse(RuleError{Code: CodeNotEnoughXP, Need: -c.Delta, Have: d.state.XP})
	}
	d.emit(Corrected{What: WhatXP, Delta: c.Delta, Why: c.Why})
	d.emit(XPChanged{c.Delta, WhyCorrection})
}

// correctCard sets how a card lies; what already is so changes nothing (R8.2).
func (d *decision) correctCard(c CorrectCard) {
	card, k := d.card(c.Card)
	if card == nil || k == nil {
		return
	}
	d.typed(c.Why)
	d.emit(Corrected{What: WhatCard, Card: c.Card, Side: c.Side, Why: c.Why})
	switch c.Side {
	case SideFaceup:
		if !k.Faceup {
			d.emit(CardTurned{card.ID, true})
		}
	case SideFacedown:
		if card.Basic {
			d.badValue("card")
		}
		if k.Faceup {
			d.makeReady(k)
			d.emit(CardTurned{card.ID, false})
		}
	case SideReady:
		d.faceup(k)
		d.makeReady(k)
	case SideExhausted:
		d.faceup(k)
		if !k.Exhausted {
			d.emit(CardExhausted{card.ID})
		}
	default:
		d.badValue("card")
	}
}

func (d *decision) makeReady(k *CardState) {
	if k.Exhausted {
		d.refresh(k.ID)
	}
}

// name is a name without the blanks around it; an empty one is refused (R8.4), and what typed refuses.
func (d *decision) name(s string) string {
	s = Trim(s)
	if s == "" {
		d.badValue("name")
	}
	d.typed(s)
	return s
}

// heroName is a name that no hero of the campaign bears now.
func (d *decision) heroName(s string) string {
	s = d.name(s)
	if d.state.HeroNamed(s) != nil {
		d.refuse(RuleError{Code: CodeBadValue, Hero: s, Detail: "name"})
	}
	return s
}

// The number of heroes in a campaign (R1.1).
const (
	MinHeroes = 2
	MaxHeroes = 4
)

func (d *decision) heroJoins(c HeroJoins) {
	d.phase(d.state.Phase == BetweenQuests)
	name := d.heroName(c.Name)
	if len(d.state.Heroes) >= MaxHeroes {
		d.badValue("heroes")
	}
	d.emit(HeroJoined{heroID(d.state.heroesSeen + 1), name})
}

func heroID(n int) HeroID { return HeroID("h" + strconv.Itoa(n)) }

func (d *decision) heroLeaves(c HeroLeaves) {
	h := d.hero(c.Hero)
	d.phase(d.state.Phase == BetweenQuests)
	if len(d.state.Heroes) <= MinHeroes {
		d.badValue("heroes")
	}
	if h == nil {
		return
	}
	id := h.ID
	z := FortuneOf(id)
	d.move(z, Supply, d.state.Tokens[z], WhyHeroLeft)
	d.emit(HeroLeft{id})
}
