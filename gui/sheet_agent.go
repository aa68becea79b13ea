package gui

import (
	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// readCards shows the ten cards of a deck and its agent's as they are printed, before it is chosen; a tap opens one.
func (a *App) readCards(id model.DeckID) {
	deck := a.Catalog.Deck(id)
	f := a.newForm()
	f.wide = cardsSheet
	t := func() view.Table { return view.Table{Cards: a.Catalog, Tr: a.tr} }
	cards := widget.NewWrap(2 * widget.Gap)
	cards.Centre, cards.Level = true, true
	for i := range deck.Cards {
		card := widget.NewCard(a.host)
		card.Large = true
		card.OnTap = func() { a.showCard(deck.Cards[i].ID) }
		cards.Objects = append(cards.Objects, card)
		f.on(func() { card.Set(t().PrintedCard(deck, &deck.Cards[i])) })
	}
	for act := 1; act <= 2; act++ {
		for _, back := range []bool{false, true} {
			card := widget.NewAgentCard(a.host, back).WithLinks(a.showRules)
			cards.Objects = append(cards.Objects, card)
			f.on(func() { card.Set(t().AgentFace(deck, act)) })
		}
	}
	f.add(cards, nil)
	a.openSheet(func() string { return view.DeckName(a.tr, id) }, f)
}

// showAgent shows the agent in play: what to remember, and the card.
func (a *App) showAgent() {
	if agent := a.session.State().Agent; agent != nil {
		deck, _ := a.Catalog.Card(agent.Card)
		a.showAgentCards(deck, agent.Act)
	}
}

// showAgentCards shows the Agent card of an act, front and back, with the way to that of the other act.
func (a *App) showAgentCards(deck *model.Deck, act int) {
	summon := deck.Summon().ID
	v := func() view.Table { return a.cardView(summon) }
	f := a.newForm()
	f.wide = cardsSheet
	f.choice(func() []string { return []string{view.ActName(a.tr, 1), view.ActName(a.tr, 2)} },
		func() int { return act - 1 }, func(i int) { act = i + 1 })
	cards := widget.NewWrap(2 * widget.Gap)
	cards.Centre, cards.Level = true, true
	for _, back := range []bool{false, true} {
		card := widget.NewAgentCard(a.host, back).WithLinks(a.showRules)
		cards.Objects = append(cards.Objects, card)
		f.on(func() { card.Set(v().AgentFace(deck, act)) })
	}
	f.add(cards, nil)
	facts := widget.NewFacts(a.host, a.showRules)
	f.add(facts, func() { facts.Set(v().AgentFacts(deck, act)) })
	a.ruleButtons(f, func() []string { return v().AgentRules(deck, act) })
	a.disputes(f, summon)
	a.openSheet(func() string { return view.AgentName(a.tr, deck.Agent.ID) }, f)
}
