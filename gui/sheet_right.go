package gui

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// setRight is the panel in which the table puts the program right: corrections, rulings, who plays (R8). Each change is one
// command, one step of undo, and is said at once.
type setRight struct {
	a *App
	// section is what is shown, of those in sections.
	section int
	why     string
	// began is the length of the log when the panel opened: what came after it was done here.
	began int
	card  model.CardID
}

// The sections of the panel.
const (
	rightNumbers = iota
	rightCards
	rightRulings
	rightPeople
)

var rightSections = []string{"ui.right.numbers", "ui.right.cards", "ui.right.rulings", "ui.right.people"}

// rightWidth is the width of the panel, in units at text size 1.
const rightWidth = 780

// setRight opens the panel.
func (a *App) setRight() { a.setRightAt(rightNumbers) }

func (a *App) setRightAt(section int) {
	r := &setRight{a: a, section: section, began: a.log().Len()}
	f := a.newForm()
	f.choice(func() []string {
		var names []string
		for _, id := range rightSections {
			names = append(names, a.tr.T(id))
		}
		return names
	}, func() int { return r.section }, func(i int) { r.section = i })
	f.text(widget.Strong, func() []view.Paragraph { return []view.Paragraph{view.Plain(r.done())} })
	for i, part := range []*form{r.numbers(), r.cards(), r.rulings(), r.people()} {
		f.section(func() bool { return r.section == i }, part)
	}
	f.section(func() bool { return r.section <= rightCards }, r.reason())
	undo := func() view.Button { return a.table.view().UndoButton() }
	f.buttons(
		f.button(undo, func() { a.do(model.Undo{}) }),
		f.labelled("ui.right.close", "check", view.Main, a.closeTop),
	)
	s := a.openSheet(a.say("ui.menu-sheet.set-right"), f)
	s.Wide = rightWidth
	s.Refresh()
}

// done says what was done last in the panel, or before that how it goes.
func (r *setRight) done() string {
	a := r.a
	log := a.log()
	if log.Len() <= r.began {
		return a.tr.T("ui.right.hint")
	}
	var public map[model.CardID]bool
	if a.Settings.Covered {
		public = log.Public()
	}
	return log.Line(a.tr, log.Len()-1, public).Text
}

// reason asks why, for the log.
func (r *setRight) reason() *form {
	f := r.a.newForm()
	f.entry(r.a.say("ui.right.why"), "", func(text string) { r.why = text })
	return f
}

// numbers are tokens, points and the act.
func (r *setRight) numbers() *form {
	a := r.a
	f := a.newForm()
	s := a.session.State
	f.pictured("token-threat", f.counter(unbounded, a.say("ui.right.threat"), func() int { return s().Threat() },
		func(d int) { a.do(model.CorrectThreat{Delta: d, Why: r.why}) }))
	f.pictured("icon-xp", f.counter(unbounded, a.say("ui.right.xp"), func() int { return s().XP },
		func(d int) { a.do(model.CorrectXP{Delta: d, Why: r.why}) }))
	for i := range model.MaxHeroes {
		row := a.newForm()
		r.seat(row, i, row.counter(unbounded,
			func() string { return a.tr.T("ui.right.fortune", "Hero", r.name(i)) },
			func() int { return s().Fortune(r.hero(i).ID) },
			func(d int) { a.do(model.CorrectFortune{Hero: r.name(i), Delta: d, Why: r.why}) }))
		f.section(func() bool { return i < len(s().Heroes) }, row)
	}
	f.heading("ui.right.act")
	f.choice(func() []string { return []string{"I", "II"} }, func() int { return s().Act - 1 },
		func(i int) { a.do(model.CorrectAct{Act: i + 1, Why: r.why}) })
	return f
}

// seat sets a hero's portrait before an object; another hero may sit there later.
func (r *setRight) seat(f *form, seat int, o fyne.CanvasObject) {
	p := f.pictured("", o)
	f.on(func() {
		if portraits := view.Portraits(r.a.session.State().Heroes); seat < len(portraits) {
			p.SetPicture(portrait(portraits[seat]))
		}
	})
}

// portrait is the drawing of a hero's portrait.
func portrait(n int) string { return "hero-" + strconv.Itoa(n) }

// hero is who sits in a seat; an empty seat has a hero of nothing.
func (r *setRight) hero(seat int) model.Hero {
	if heroes := r.a.session.State().Heroes; seat < len(heroes) {
		return heroes[seat]
	}
	return model.Hero{}
}

func (r *setRight) name(seat int) string { return r.hero(seat).Name }

// heroName is the name that a hero bears now; of one who has left, none.
func (a *App) heroName(id model.HeroID) string {
	if h := a.session.State().Hero(id); h != nil {
		return h.Name
	}
	return ""
}

// cards show a card as it lies, and how else it may lie.
func (r *setRight) cards() *form {
	f, none := r.a.newForm(), r.a.newForm()
	none.message(widget.Body, "ui.no-deck-any-more")
	f.section(func() bool { return r.state() == nil }, none)
	f.section(func() bool { return r.state() != nil }, r.oneCard())
	return f
}

func (r *setRight) oneCard() *form {
	a := r.a
	f := a.newForm()
	ids := func() []model.CardID {
		var ids []model.CardID
		for _, k := range a.session.State().Cards {
			ids = append(ids, k.ID)
		}
		return ids
	}
	f.choice(func() []string {
		var names []string
		for _, id := range ids() {
			names = append(names, a.table.card(id).Name) // covered ones have none
		}
		return names
	}, func() int { return slices.Index(ids(), r.card) }, func(i int) { r.card = ids()[i] })
	big := widget.NewCard(a.host)
	big.Large = true
	side := a.newForm()
	r.sides(side, "ui.right.lies", model.SideFaceup, model.SideFacedown, func(k *model.CardState) bool { return !k.Faceup })
	r.sides(side, "ui.right.is", model.SideReady, model.SideExhausted, func(k *model.CardState) bool { return k.Exhausted })
	f.add(widget.NewPair(2*widget.Gap, big, side.column()), func() {
		if r.state() != nil {
			big.Set(a.table.card(r.card))
		}
		side.render()
	})
	return f
}

// state is the chosen card as it lies; another deck may have been chosen since.
func (r *setRight) state() *model.CardState {
	s := r.a.session.State()
	if s.Card(r.card) == nil && len(s.Cards) > 0 {
		r.card = s.Cards[0].ID
	}
	return s.Card(r.card)
}

// sides offer two ways to lie, with the one that is so marked.
func (r *setRight) sides(f *form, heading string, one, other model.CardSide, isOther func(*model.CardState) bool) {
	a := r.a
	f.heading(heading)
	sides := []model.CardSide{one, other}
	f.choice(func() []string { return []string{a.tr.T("ui.side." + string(one)), a.tr.T("ui.side." + string(other))} },
		func() int {
			k := r.state()
			if k == nil {
				return -1
			}
			return boolIndex(isOther(k))
		}, func(i int) { a.do(model.CorrectCard{Card: r.card, Side: sides[i], Why: r.why}) })
}

// rulings offer the table's choices where the rules leave them open (R8.1).
func (r *setRight) rulings() *form {
	a := r.a
	f := a.newForm()
	for _, x := range a.Catalog.Rulings {
		now := func() string { return a.session.State().Rulings.Value(x.ID) }
		name := func() string { return view.RulingName(a.tr, x.ID) }
		if x.Values == nil {
			f.stepper(name, func() int { n, _ := strconv.Atoi(now()); return n }, func(d int) {
				n, _ := strconv.Atoi(now())
				a.do(model.SetRuling{Name: x.ID, Value: strconv.Itoa(n + d)})
			})
			continue
		}
		f.text(widget.Strong, func() []view.Paragraph { return []view.Paragraph{view.Plain(name())} })
		f.choice(func() []string {
			var words []string
			for _, v := range x.Values {
				words = append(words, view.RulingButton(a.tr, x.ID, v))
			}
			return words
		}, func() int { return slices.Index(x.Values, now()) }, func(i int) { a.do(model.SetRuling{Name: x.ID, Value: x.Values[i]}) })
	}
	return f
}
