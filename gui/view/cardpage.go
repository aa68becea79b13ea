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
