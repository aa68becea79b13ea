package view

import "plotwright/model"

// TriggerButton plays a card from its page.
func (t Table) TriggerButton(id model.CardID) Button {
	k := t.state().Card(id)
	_, card := t.catalog().Card(id)
	if k == nil || !k.Faceup {
		return Button{Hidden: true}
	}
	cost, _ := t.state().TriggerCost(card)
	b := Button{Label: t.Tr.T("ui.trigger", "Cost", cost), Icon: "threat", Style: Main}
	if err := t.Session.ReadOnly(); err != nil {
		b.Reason = Refusal(t.Tr, t.catalog(), t.state(), model.TriggerCard{Card: id}, err)
	} else if refusal := t.Session.CanTrigger(card); refusal != nil {
		b.Reason = Refusal(t.Tr, t.catalog(), t.state(), model.TriggerCard{Card: id}, refusal)
	}
	return b
}

// BuyButton buys a facedown card from its page.
func (t Table) BuyButton(id model.CardID) Button {
	k := t.state().Card(id)
	_, card := t.catalog().Card(id)
	if k == nil || k.Faceup {
		return Button{Hidden: true}
	}
	return Button{
		Label: t.Tr.T("ui.buy", "Cost", card.Purchase), Icon: "threat", Style: Main, Reason: t.refusal(model.BuyCard{Card: id}),
	}
}

// DiscountCard is a ready card that would make the trigger of another one cheaper, or empty (Fight With Honor).
func (t Table) DiscountCard(other model.CardID) model.CardID {
	s := t.state()
	deck, card := t.catalog().Card(other)
	if s.Discount != nil || card == nil || card.Trigger == 0 || s.Card(other) == nil || !s.Card(other).Faceup || !card.OpenIn(s.Phase) {
		return ""
	}
	for i := range deck.Cards {
		c := &deck.Cards[i]
		if c.ID != other && c.Effect(model.EffectDiscount) != nil && t.Session.CanTrigger(c) == nil {
			return c.ID
		}
	}
	return ""
}

// DiscountButton offers that card on the other's page.
func (t Table) DiscountButton(other model.CardID) Button {
	id := t.DiscountCard(other)
	if id == "" {
		return Button{Hidden: true}
	}
	return Button{Label: t.Tr.T("ui.discount", "Card", CardName(t.Tr, t.rulings(), id)), Icon: "minus"}
}

// CounterButton takes a fatigue counter from a card that bears counters.
func (t Table) CounterButton(id model.CardID) Button {
	_, card := t.catalog().Card(id)
	if card == nil || card.Effect(model.EffectCounter) == nil {
		return Button{Hidden: true}
	}
	return Button{Label: t.Tr.T("ui.counter"), Icon: "minus", Reason: t.refusal(model.DiscardCounter{Card: id})}
}

// CardFacts are the lines beside a large card: how it lies, what would happen, where its text comes from.
func (t Table) CardFacts(id model.CardID) []Paragraph {
	s := t.state()
	deck, card := t.catalog().Card(id)
	k := s.Card(id)
	if k == nil {
		return nil
	}
	v := t.Card(deck, card, k)
	var ps []Paragraph
	fact := func(title, text string) {
		if text != "" {
			ps = append(ps, Paragraph{{Text: t.Tr.T(title) + " ", Bold: true}, {Text: text}})
		}
	}
	if v.Reason != "" {
		ps = append(ps, Plain(v.Reason))
	}
	fact("ui.fact.status", v.Status)
	fact("ui.plan.after", t.afterBuying(id))
	if !k.Faceup && !v.Covered {
		fact("ui.plan.title", t.planAtLength(card))
	}
	if k.Faceup {
		p := t.Session.PreviewTrigger(model.TriggerCard{Card: id, Answers: model.SampleAnswers(card, s)})
		fact("ui.fact.if-triggered", t.Payout(p))
		fact("ui.fact.refresh", t.Tr.T("ui.refresh."+t.refreshes(card)))
	}
	if k.Effect != nil {
		fact("ui.fact.effect", GroupNames(t.Tr, k.Effect.Text))
	}
	fact("ui.fact.assigned", v.Assigned)
	if note := "card." + string(id) + ".note"; t.Tr.Has(note) {
		fact("ui.fact.note", t.Tr.T(note))
	}
	fact("ui.fact.source", t.source(deck, card))
	return ps
}

func (t Table) refreshes(card *model.Card) string {
	if card.Use {
		return "use"
	}
	return string(card.Clock)
}

// source says where the card's text and name come from (R10).
func (t Table) source(deck *model.Deck, card *model.Card) string {
	if deck.Own != nil {
		return t.Tr.T("own.source", "File", deck.Own.File)
	}
	text := t.Tr.T("source.english-scan")
	if card.Translated {
		text = t.Tr.T("source.translated")
	}
	if card.NameRendered {
		text += " " + t.Tr.T("source.name-rendered")
	}
	if t.Tr.Language() == "ru" {
		text += " " + t.Tr.T("source.our-russian")
	}
	return text
}
