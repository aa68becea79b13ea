package gui

import (
	"fyne.io/fyne/v2"
	"slices"
	"strconv"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// setRight is the panel in which the table puts the program right: corrections, rulings, who plays (R8).
func (a *App) setRight() {
	f := a.newForm()
	s := a.session.State
	why := ""
	f.entry(a.say("ui.right.why"), "", func(text string) { why = text; a.render() })
	f.heading("ui.right.numbers")
	f.stepper(a.say("ui.right.threat"), func() int { return s().Threat() }, func(d int) { a.do(model.CorrectThreat{Delta: d, Why: why}) })
	f.stepper(a.say("ui.right.xp"), func() int { return s().XP }, func(d int) { a.do(model.CorrectXP{Delta: d, Why: why}) })
	for _, h := range s().Heroes {
		f.stepper(func() string { return a.tr.T("ui.right.fortune", "Hero", a.heroName(h.ID)) },
			func() int { return s().Fortune(h.ID) },
			func(d int) { a.do(model.CorrectFortune{Hero: a.heroName(h.ID), Delta: d, Why: why}) })
	}
	f.heading("ui.right.act")
	f.choice(func() []string { return []string{"I", "II"} }, func() int { return s().Act - 1 },
		func(i int) { a.do(model.CorrectAct{Act: i + 1, Why: why}) })
	a.cardCorrections(f, &why)
	a.rulings(f)
	a.people(f)
	a.openSheet(a.say("ui.menu-sheet.set-right"), f)
}

// heroName is the name that a hero bears now; of one who has left, none.
func (a *App) heroName(id model.HeroID) string {
	if h := a.session.State().Hero(id); h != nil {
		return h.Name
	}
	return ""
}

// cardCorrections choose a card, then how it should lie.
func (a *App) cardCorrections(f *form, why *string) {
	cards := a.session.State().Cards
	if len(cards) == 0 {
		return
	}
	f.heading("ui.right.cards")
	at := 0
	f.choice(func() []string {
		var names []string
		for _, k := range cards {
			names = append(names, view.CardName(a.tr, a.rules(), k.ID))
		}
		return names
	}, func() int { return at }, func(i int) { at = i })
	var buttons []fyne.CanvasObject
	for _, side := range []model.CardSide{model.SideFaceup, model.SideFacedown, model.SideReady, model.SideExhausted} {
		buttons = append(buttons, f.command(
			func() view.Button { return view.Button{Label: a.tr.T("ui.side." + string(side))} },
			func() model.Command { return model.CorrectCard{Card: cards[at].ID, Side: side, Why: *why} }, nil,
		))
	}
	f.row(buttons...)
}

// rulings offer the table's choices where the rules leave them open (R8.1).
func (a *App) rulings(f *form) {
	f.heading("ui.right.rulings")
	for _, r := range a.Catalog.Rulings {
		now := func() string { return a.session.State().Rulings.Value(r.ID) }
		name := func() string { return view.RulingName(a.tr, r.ID) }
		if r.Values == nil {
			f.stepper(name, func() int { n, _ := strconv.Atoi(now()); return n }, func(d int) {
				n, _ := strconv.Atoi(now())
				a.do(model.SetRuling{Name: r.ID, Value: strconv.Itoa(n + d)})
			})
			continue
		}
		f.text(widget.Body, func() []view.Paragraph { return []view.Paragraph{view.Plain(name())} })
		f.choice(func() []string {
			var words []string
			for _, v := range r.Values {
				words = append(words, view.RulingValue(a.tr, r.ID, v))
			}
			return words
		}, func() int { return slices.Index(r.Values, now()) }, func(i int) { a.do(model.SetRuling{Name: r.ID, Value: r.Values[i]}) })
	}
}

// people rename, join and leave; the campaign gets another name; a deck is chosen while that is open.
func (a *App) people(f *form) {
	f.heading("ui.right.people")
	name := ""
	f.entry(a.say("ui.right.name"), "", func(text string) { name = text; a.render() })
	named := func(id string, cmd func() model.Command, then func()) fyne.CanvasObject {
		return f.command(func() view.Button { return view.Button{Label: a.tr.T(id)} }, cmd, then)
	}
	// Who plays is laid out when the panel opens.
	anew := func() { a.closeTop(); a.setRight() }
	row := []fyne.CanvasObject{
		named("ui.right.campaign", func() model.Command { return model.RenameCampaign{Name: name} }, nil),
		named("ui.right.joins", func() model.Command { return model.HeroJoins{Name: name} }, anew),
	}
	f.row(row...)
	for _, h := range a.session.State().Heroes {
		f.text(widget.Body, func() []view.Paragraph { return []view.Paragraph{view.Plain(a.heroName(h.ID))} })
		f.row(
			named("ui.right.rename", func() model.Command { return model.RenameHero{Hero: a.heroName(h.ID), Name: name} }, nil),
			named("ui.right.leaves", func() model.Command { return model.HeroLeaves{Hero: a.heroName(h.ID)} }, anew),
		)
	}
	if a.session.Check(model.ChooseDeck{Deck: a.Catalog.Decks[0].ID}) != nil {
		return
	}
	f.heading("ui.new.deck")
	var decks []fyne.CanvasObject
	for _, d := range a.Catalog.Decks {
		decks = append(decks, f.command(
			func() view.Button { return view.Button{Label: view.DeckName(a.tr, d.ID)} },
			func() model.Command { return model.ChooseDeck{Deck: d.ID} }, nil,
		))
	}
	f.row(decks...)
}
