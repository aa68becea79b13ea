package model

import (
	"slices"
	"strconv"
	"strings"
)

// trigger plays a card (R4.2): names, window, readiness, agent and words are looked at, the cost is paid, the effects
// follow in their order.
func (d *decision) trigger(c TriggerCard) {
	card, k := d.card(c.Card)
	for _, name := range c.To {
		d.hero(name)
	}
	if card == nil {
		return
	}
	answers := d.answers(card, c.Answers)
	if d.state.Deck == "" {
		return
	}
	d.phase(card.OpenIn(d.state.Phase))
	switch {
	case !k.Faceup:
		d.refuse(RuleError{Code: CodeCardFacedown, Card: card.ID})
	case k.Exhausted && !card.Use:
		d.refuse(RuleError{Code: CodeCardExhausted, Card: card.ID})
	}
	if card.Effect(EffectSummon) != nil {
		d.mayHaveAgent()
	}
	if card.Effect(EffectAssign) != nil && k.Assigned == "" {
		d.refuse(RuleError{Code: CodeHeroNeeded, Card: card.ID})
	}
	cost, discounted := d.state.TriggerCost(card)
	d.emit(CardTriggered{card.ID, cost, discounted, c.given()})
	if !card.Use {
		d.emit(CardExhausted{card.ID})
	}
	p := payer{d, card.ID, c.To}
	p.pay(cost)
	for i := range card.Effects {
		d.effect(card, &card.Effects[i], answers, &p)
	}
	d.begin(card, answers)
}

// TriggerCost is what the card costs now, with an armed discount of another card (R4.2).
func (s *State) TriggerCost(card *Card) (cost int, discounted bool) {
	if s.Discount != nil && s.Discount.Card != card.ID {
		return max(0, card.Trigger-s.Discount.Amount), true
	}
	return card.Trigger, false
}

// given are the words that were really given, for the log.
func (c TriggerCard) given() Answers {
	given := Answers{}
	for key, word := range c.Answers {
		if word != "" {
			given[key] = word
		}
	}
	if len(given) == 0 {
		return nil
	}
	return given
}

// answers checks the words against what the card asks and fills in the defaults (R4.7, section 7).
func (d *decision) answers(card *Card, given Answers) Answers {
	full := Answers{NoteKey: given[NoteKey]}
	d.typed(given[NoteKey])
	asked := map[string]bool{NoteKey: true}
	for _, e := range card.Effects {
		if e.Kind != EffectAsk {
			continue
		}
		asked[e.Key] = true
		word := given[e.Key]
		if word == "" {
			word = e.Default
		}
		full[e.Key] = word
		if word == "" {
			if e.Must {
				d.refuse(RuleError{Code: e.Type.missing(), Card: card.ID, Detail: e.Key})
			}
			continue
		}
		if e.Type == AskHero {
			d.hero(word)
			continue
		}
		d.typed(word)
		if !e.accepts(word, len(d.state.Heroes)) {
			d.refuse(RuleError{Code: CodeBadValue, Card: card.ID, Detail: e.Key})
		}
	}
	for key, word := range given {
		if word != "" && !asked[key] {
			d.refuse(RuleError{Code: CodeBadValue, Card: card.ID, Detail: key})
		}
	}
	return full
}

// missing is the code for a word that a card needs and did not get.
func (t AskType) missing() Code {
	switch t {
	case AskGroup:
		return CodeGroupNeeded
	case AskHero:
		return CodeHeroNeeded
	}
	return CodeBadValue
}

// accepts tells whether a word is among those that the question allows.
func (e *Effect) accepts(word string, heroes int) bool {
	switch e.Type {
	case AskCount:
		n, err := strconv.Atoi(word)
		return err == nil && n >= 0 && n <= heroes
	case AskChoice:
		return slices.Contains(e.Values, word)
	}
	return true
}

// applies tells whether the effect's When holds for the answers.
func (d *decision) applies(e *Effect, answers Answers) bool {
	key, want, limited := strings.Cut(e.When, "=")
	if !limited {
		return true
	}
	if key == "winner" {
		return d.state.Quest != nil && string(d.state.Quest.Winner) == want
	}
	return answers[key] == want
}

// effect carries out one effect of a card.
func (d *decision) effect(card *Card, e *Effect, answers Answers, p *payer) {
	if !d.applies(e, answers) {
		return
	}
	switch e.Kind {
	case EffectGain:
		n := e.Amount
		if e.Per != "" {
			n, _ = strconv.Atoi(answers[e.Per])
		}
		d.gain(n, Supply, WhyCard)
	case EffectDiscard:
		d.move(Threat, Supply, e.Amount, WhyCard)
	case EffectSpend:
		n := e.Amounts[answers[e.Key]]
		if d.state.Rulings.Value(e.Ruling) == string(Supply) {
			d.move(Threat, Supply, n, WhyCard)
		} else {
			p.pay(n)
		}
	case EffectHold:
		d.hold(card, e)
	case EffectRemind:
		d.move(Supply, ReminderOf(card.ID), e.Amount, WhyReminder)
	case EffectDiscount:
		d.emit(DiscountArmed{card.ID, e.Amount})
	case EffectCounter:
		d.emit(CountersChanged{card.ID, e.Amount})
	case EffectSummon:
		d.summon(card, e, answers)
	case EffectQuestion:
		d.emit(QuestionOpened{card.ID})
	case EffectNotice:
		if e.At != "" {
			d.emit(NoticeDue{card.ID})
		} else {
			d.emit(NoticeShown{Card: card.ID, Text: e.Text, N: 1})
		}
	}
}

// hold lays tokens on the card: never above the cap, and one where the supply has only one (R1.4, Power in Mourning).
func (d *decision) hold(card *Card, e *Effect) {
	z := OnCard(card.ID)
	room := e.Cap - d.state.Tokens[z]
	if room <= 0 {
		d.refuse(RuleError{Code: CodeCapReached, Card: card.ID, Need: e.Cap, Have: d.state.Tokens[z]})
		return
	}
	n := min(e.Amount, room)
	if have, limited := d.state.Supply(); limited && have > 0 {
		n = min(n, have)
	}
	d.move(Supply, z, n, WhyCard)
}

// begin remembers what a played card does until its effect ends: the group, else the monster, else the note. A card
// that stays ready remembers only where its effect says so.
func (d *decision) begin(card *Card, answers Answers) {
	active := card.Effect(EffectActive)
	text := ""
	for _, word := range []string{answers[string(AskGroup)], answers[string(AskMonster)], answers[NoteKey]} {
		if text == "" {
			text = word
		}
	}
	until := UntilRefresh
	switch {
	case active != nil && active.Until != "":
		until = active.Until
	case active == nil && card.Effect(EffectAccompany) == nil && (text == "" || card.Use):
		return
	}
	if now := d.state.Card(card.ID).Effect; now != nil && card.Use && now.Text != "" {
		text = now.Text + ", " + text
	}
	d.emit(EffectBegan{card.ID, text, until})
}

// resolve answers the open question of a card (Wild Energy).
func (d *decision) resolve(c ResolveCard) {
	card, k := d.card(c.Card)
	if card == nil || k == nil {
		return
	}
	if c.Answer != Hit && c.Answer != Miss {
		d.badValue("answer")
	}
	if !k.Question {
		d.refuse(RuleError{Code: CodeNoQuestion, Card: card.ID})
	}
	d.emit(QuestionClosed{card.ID, c.Answer})
	if e := card.Effect(EffectQuestion); e != nil && c.Answer == Miss {
		d.move(Threat, Supply, min(e.Amount, d.state.Threat()), WhyCard)
	}
}

// assign lays a hero token on a card: in the set-up of the first encounter, once per quest.
func (d *decision) assign(c AssignHero) {
	card, k := d.card(c.Card)
	h := d.hero(c.Hero)
	if card == nil || k == nil {
		return
	}
	d.phase(d.state.Phase == EncounterSetup && d.state.Quest.Encounter == 1)
	d.faceup(k)
	if card.Effect(EffectAssign) == nil {
		d.badValue("card")
	}
	if k.Assigned != "" {
		d.refuse(RuleError{Code: CodeAlreadyAssigned, Card: card.ID})
	}
	if h != nil {
		d.emit(CardAssigned{card.ID, h.ID})
	}
}

func (d *decision) discardCounter(c DiscardCounter) {
	card, k := d.card(c.Card)
	if card == nil || k == nil {
		return
	}
	d.phase(d.state.Phase.InTurn())
	d.faceup(k)
	if card.Effect(EffectCounter) == nil {
		d.badValue("card")
	}
	if k.Counters == 0 {
		d.refuse(RuleError{Code: CodeCounterEmpty, Card: card.ID})
	}
	d.emit(CountersChanged{card.ID, -1})
}

// faceup refuses what needs the card faceup.
func (d *decision) faceup(k *CardState) {
	if !k.Faceup {
		d.refuse(RuleError{Code: CodeCardFacedown, Card: k.ID})
	}
}

// buy turns a facedown card up, for exactly its cost, in spend-xp (R4.1).
func (d *decision) buy(c BuyCard) {
	card, k := d.card(c.Card)
	if card == nil || k == nil {
		return
	}
	d.phase(d.state.Phase == SpendXP)
	if k.Faceup {
		d.refuse(RuleError{Code: CodeCardFaceup, Card: card.ID})
	}
	d.emit(CardBought{card.ID, card.Purchase})
	d.move(Threat, Supply, card.Purchase, WhyPurchase)
	d.emit(CardTurned{card.ID, true})
}
