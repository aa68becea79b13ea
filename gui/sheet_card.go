package gui

import (
	"slices"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// cardSheet is a card enlarged: all of its text, how it lies, what can be done with it, and the way to its neighbours.
type cardSheet struct {
	a     *App
	id    model.CardID
	sheet *sheet
	// turners are the buttons to the neighbours; they stay when the card changes.
	turners *form
}

// cardView reads the table, or the bare catalogue where there is no table or the card is not of its deck.
func (a *App) cardView(id model.CardID) view.Table {
	if a.session != nil && a.session.State().Card(id) != nil {
		return a.table.view()
	}
	return view.Table{Cards: a.Catalog, Tr: a.tr}
}

// showCard enlarges a card.
func (a *App) showCard(id model.CardID) {
	c := &cardSheet{a: a, id: id, turners: a.newForm()}
	turner := func(id, icon string, by int) fyne.CanvasObject {
		return c.turners.button(func() view.Button { return view.Button{Icon: icon, Hint: a.tr.T(id)} }, func() { c.turn(by) })
	}
	c.turners.buttons(turner("card-page.previous", "chevron-left", -1), turner("card-page.next", "chevron-right", 1))
	c.sheet = a.openSheet(func() string { return a.cardView(c.id).CardToRead(c.id).Name }, c.form())
	c.sheet.SetHead(c.turners.foot...)
	c.sheet.keys = map[fyne.KeyName]func(){fyne.KeyLeft: func() { c.turn(-1) }, fyne.KeyRight: func() { c.turn(1) }}
	c.sheet.chars = map[rune]func(){'t': c.trigger, 'b': c.buy, 'i': c.pin, 'h': a.cover}
	if there := func() bool { return a.cardView(c.id).Session != nil }; there() {
		c.sheet.about = there
	}
}

// turn goes to a neighbour, in the order of the table, from the last one to the first.
func (c *cardSheet) turn(by int) {
	cards := c.a.cardView(c.id).Neighbours(c.id)
	at := slices.Index(cards, c.id)
	if at < 0 || len(cards) < 2 {
		return
	}
	c.id = cards[(at+by+len(cards))%len(cards)]
	c.a.changeSheet(c.sheet, c.form())
}

// form is what the sheet says about its card.
func (c *cardSheet) form() *form {
	a, id := c.a, c.id
	f := a.newForm()
	f.wide = wideSheet
	big := widget.NewCard(a.host).WithLinks(a.showRules)
	big.Large = true
	side := a.newForm()
	facts := widget.NewFacts(a.host, a.showRules)
	side.add(facts, func() { facts.Set(a.cardView(id).CardFacts(id)) })
	a.assignRow(side, id)
	a.agentButton(side, id)
	a.ruleButtons(side, func() []string { return a.cardView(id).CardRules(id) })
	a.disputes(side, id)
	f.add(widget.NewPair(2*widget.Gap, big, side.column()), func() {
		big.Set(a.cardView(id).CardToRead(id))
		side.render()
	})
	f.on(c.turners.render)
	if a.cardView(id).Session == nil {
		return f
	}
	reason := widget.NewFacts(a.host, a.showRules)
	f.on(func() { reason.Set(a.table.view().CardReason(id)) })
	f.buttons(
		reason,
		f.button(func() view.Button { return a.table.view().CounterButton(id) }, func() { a.do(model.DiscardCounter{Card: id}) }),
		f.button(func() view.Button { return a.table.view().DiscountButton(id) }, func() {
			a.do(model.TriggerCard{Card: a.table.view().DiscountCard(id)})
		}),
		f.button(func() view.Button { return a.table.view().TriggerButton(id) }, c.trigger),
		f.button(func() view.Button { return a.table.view().BuyButton(id) }, c.buy),
		f.button(func() view.Button { return a.table.view().PinButton(id) }, c.pin),
	)
	return f
}

// trigger plays the card, or says why it cannot be played; the sheet gives way to what is asked.
func (c *cardSheet) trigger() {
	v := c.a.cardView(c.id)
	if v.Session == nil {
		return
	}
	switch b := v.TriggerButton(c.id); {
	case b.Hidden:
		return
	case b.Reason == "":
		c.a.toTable()
	}
	c.a.trigger(c.id)
}

func (c *cardSheet) buy() {
	if c.a.cardView(c.id).Session != nil && !c.a.cardView(c.id).BuyButton(c.id).Hidden && c.a.do(model.BuyCard{Card: c.id}) {
		c.a.closeTop()
	}
}

// pin notes the card to save threat for, or takes that back.
func (c *cardSheet) pin() {
	if c.a.cardView(c.id).Session != nil {
		c.a.pin(c.id)
	}
}

// agentButton leads from a Summon card to the agent's cards.
func (a *App) agentButton(f *form, id model.CardID) {
	deck, card := a.Catalog.Card(id)
	if card.Effect(model.EffectSummon) == nil {
		return
	}
	f.row(f.button(func() view.Button {
		return view.Button{Label: a.tr.T("card-page.agent", "Agent", view.AgentName(a.tr, deck.Agent.ID)), Icon: "heroes"}
	}, func() { a.showAgentCards(deck, 1) }))
}

// ruleButtons lead to the rules that a card rests on.
func (a *App) ruleButtons(f *form, sections func() []string) {
	f.heading("card-page.rules")
	var buttons []fyne.CanvasObject
	for _, section := range sections() {
		buttons = append(buttons, f.button(func() view.Button {
			return view.Button{Label: view.SectionTitle(a.tr, section), Icon: "book"}
		}, func() { a.showRules(section) }))
	}
	f.row(buttons...)
}

// disputes say where public data differ about a card, and offer the other value as a ruling at a table (R10).
func (a *App) disputes(f *form, id model.CardID) {
	v := func() view.Table { return a.cardView(id) }
	for i, item := range v().Disputes(id) {
		if i == 0 {
			f.heading("ui.fact.disputes")
		}
		if v().Session == nil {
			f.text(widget.Body, func() []view.Paragraph { return v().DisputeText(item) })
			continue
		}
		f.text(widget.Body, func() []view.Paragraph {
			name, _, _ := v().Dispute(item)
			return []view.Paragraph{view.Plain(name)}
		})
		f.choice(func() []string { return v().DisputeValues(item) },
			func() int { _, _, chosen := v().Dispute(item); return chosen },
			func(i int) {
				a.do(model.SetRuling{Name: model.DataRuling(item), Value: []string{model.Seed, model.Other}[i]})
			})
	}
}

// assignRow offers the heroes whose token may be laid on the card.
func (a *App) assignRow(f *form, id model.CardID) {
	_, card := a.Catalog.Card(id)
	if card.Effect(model.EffectAssign) == nil || a.cardView(id).Session == nil {
		return
	}
	f.message(widget.Heading, "card."+string(id)+".ask")
	var buttons []fyne.CanvasObject
	for _, h := range a.session.State().Heroes {
		buttons = append(buttons, f.command(
			func() view.Button { return view.Button{Label: a.heroName(h.ID), Icon: "heroes"} },
			func() model.Command { return model.AssignHero{Card: id, Hero: a.heroName(h.ID)} }, nil,
		))
	}
	f.row(buttons...)
}
