package gui

import (
	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// showCard enlarges a card of the table: all of its text, how it lies, and what can be done with it.
func (a *App) showCard(id model.CardID) {
	t := a.table
	f := a.newForm()
	f.wide = true
	big := widget.NewCard(a.host)
	big.Large = true
	side := a.newForm()
	side.text(widget.Body, func() []view.Paragraph { return t.view().CardFacts(id) })
	a.assignRow(side, id)
	a.disputes(side, id)
	f.add(widget.NewPair(2*widget.Gap, big, side.column()), func() {
		v := t.card(id)
		v.Faceup = true // the overlord may look at his facedown cards (R1.2)
		big.Set(v)
		side.render()
	})
	f.buttons(
		f.button(func() view.Button { return t.view().TriggerButton(id) }, func() {
			if t.view().TriggerButton(id).Reason == "" {
				a.closeTop()
			}
			a.trigger(id)
		}),
		f.button(func() view.Button { return t.view().BuyButton(id) }, func() {
			if a.do(model.BuyCard{Card: id}) {
				a.closeTop()
			}
		}),
		f.button(func() view.Button { return t.view().DiscountButton(id) }, func() {
			a.do(model.TriggerCard{Card: t.view().DiscountCard(id)})
		}),
		f.button(func() view.Button { return t.view().CounterButton(id) }, func() { a.do(model.DiscardCounter{Card: id}) }),
		f.button(func() view.Button { return t.view().PinButton(id) }, func() { a.pin(id) }),
	)
	s := a.openSheet(func() string { return t.card(id).Name }, f)
	s.chars = map[rune]func(){'i': func() { a.pin(id) }}
}

// disputes say where public data differ about a card, and offer the other value as a ruling (R10).
func (a *App) disputes(f *form, id model.CardID) {
	t := a.table
	for i, item := range t.view().Disputes(id) {
		if i == 0 {
			f.heading("ui.fact.disputes")
		}
		f.text(widget.Body, func() []view.Paragraph {
			name, _, _ := t.view().Dispute(item)
			return []view.Paragraph{view.Plain(name)}
		})
		f.choice(func() []string { _, values, _ := t.view().Dispute(item); return values },
			func() int { _, _, chosen := t.view().Dispute(item); return chosen },
			func(i int) {
				a.do(model.SetRuling{Name: model.DataRuling(item), Value: []string{model.Seed, model.Other}[i]})
			})
	}
}

// assignRow offers the heroes whose token may be laid on the card.
func (a *App) assignRow(f *form, id model.CardID) {
	_, card := a.Catalog.Card(id)
	if card.Effect(model.EffectAssign) == nil || card.Basic && a.session.State().Card(id) == nil {
		return
	}
	f.message(widget.Heading, "card."+string(id)+".ask")
	for _, h := range a.session.State().Heroes {
		f.add(f.command(
			func() view.Button { return view.Button{Label: h.Name, Icon: "heroes"} },
			func() model.Command { return model.AssignHero{Card: id, Hero: h.Name} }, nil,
		), nil)
	}
}

// readCards shows the ten cards of a deck as they are printed, before it is chosen.
func (a *App) readCards(id model.DeckID) {
	deck := a.Catalog.Deck(id)
	f := a.newForm()
	t := view.Table{Cards: a.Catalog, Tr: a.tr}
	for i := range deck.Cards {
		card := widget.NewCard(a.host)
		card.Large = true
		f.add(card, func() { card.Set(t.PrintedCard(deck, &deck.Cards[i])) })
	}
	for act := 1; act <= 2; act++ {
		f.text(widget.Body, func() []view.Paragraph { return t.AgentPage(deck, act) })
	}
	a.openSheet(func() string { return view.DeckName(a.tr, id) }, f)
}

// showAgent shows what to remember about the agent, and both faces, the one in play first.
func (a *App) showAgent() {
	agent := a.session.State().Agent
	if agent == nil {
		return
	}
	deck, _ := a.Catalog.Card(agent.Card)
	f := a.newForm()
	f.text(widget.Strong, func() []view.Paragraph { return a.table.view().AgentReminders() })
	for _, act := range []int{agent.Act, 3 - agent.Act} {
		f.text(widget.Body, func() []view.Paragraph { return a.table.view().AgentPage(deck, act) })
	}
	a.openSheet(func() string { return view.AgentName(a.tr, deck.Agent.ID) }, f)
}
