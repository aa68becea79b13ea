package gui

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// people rename, join and leave; the campaign gets another name; a deck is chosen while that is open (R8.4, R1.1).
func (r *setRight) people() *form {
	a := r.a
	f := a.newForm()
	f.heading("ui.right.campaign-name")
	f.pictured("icon-log", r.rename(f, func() string { return view.BoxName(a.tr, a.session.State()) },
		func(name string) model.Command { return model.RenameCampaign{Name: name} }))
	f.heading("ui.right.heroes")
	for seat := range model.MaxHeroes {
		row := a.newForm()
		r.seat(row, seat, r.rename(row, func() string { return r.name(seat) },
			func(name string) model.Command { return model.RenameHero{Hero: r.name(seat), Name: name} },
			row.command(func() view.Button { return view.Button{Label: a.tr.T("ui.right.leaves"), Icon: "minus"} },
				func() model.Command { return model.HeroLeaves{Hero: r.name(seat)} }, nil)))
		f.section(func() bool { return seat < len(a.session.State().Heroes) }, row)
	}
	r.joins(f)
	r.deck(f)
	return f
}

// rename is a row with the name that somebody bears now, to be typed over.
func (r *setRight) rename(f *form, now func() string, cmd func(name string) model.Command, more ...fyne.CanvasObject) fyne.CanvasObject {
	a := r.a
	typed, shown := "", ""
	e := a.newEntry(func(text string) {
		typed = text
		a.render()
	})
	do := func() {
		if a.do(cmd(typed)) {
			a.window.Canvas().Unfocus()
		}
	}
	e.OnSubmitted = func(string) { do() }
	// A name is renamed once it is another one.
	b := f.button(func() view.Button {
		return view.Button{Label: a.tr.T("ui.right.rename"), Icon: "check", Style: view.Main, Hidden: typed == now()}
	}, do)
	f.on(func() {
		if name := now(); name != shown {
			shown, typed = name, name
			e.SetText(name)
		}
	})
	return widget.NewWrap(widget.Gap, append([]fyne.CanvasObject{e, b}, more...)...)
}

// proposed is the number of names that are proposed for heroes.
const proposed = 8

// joins offers names for somebody who joins, and a place to type another.
func (r *setRight) joins(f *form) {
	a := r.a
	name := func(i int) string { return a.tr.T("ui.right.proposed." + strconv.Itoa(i+1)) }
	refused := func(i int) error { return a.session.Check(model.HeroJoins{Name: name(i)}) }
	// Nobody can join where none of the names is allowed: more are proposed than can be taken.
	closed := func() (err error) {
		for i := range proposed {
			if err = refused(i); err == nil {
				return nil
			}
		}
		return err
	}
	f.heading("ui.right.joins")
	f.text(widget.Body, func() []view.Paragraph {
		if err := closed(); err != nil {
			return []view.Paragraph{view.Plain(a.refusal(model.HeroJoins{}, err))}
		}
		return nil
	})
	part := a.newForm()
	var names []fyne.CanvasObject
	for i := range proposed {
		names = append(names, part.button(func() view.Button {
			return view.Button{Label: name(i), Icon: "plus", Hidden: refused(i) != nil}
		}, func() { a.do(model.HeroJoins{Name: name(i)}) }))
	}
	part.row(names...)
	typed := ""
	var e *widget.Entry
	join := func() {
		if a.do(model.HeroJoins{Name: typed}) {
			e.SetText("")
		}
	}
	e = a.newEntry(func(text string) {
		typed = text
		a.render()
	})
	e.OnSubmitted = func(string) { join() }
	part.on(func() { e.SetPlaceHolder(a.tr.T("ui.right.another-name")) })
	part.row(e, part.button(func() view.Button {
		return view.Button{Label: a.tr.T("ui.right.add"), Icon: "plus", Style: view.Main, Hidden: model.Trim(typed) == ""}
	}, join))
	f.section(func() bool { return closed() == nil }, part)
}

// deck offers the decks as long as one may be chosen.
func (r *setRight) deck(f *form) {
	a := r.a
	decks := a.Catalog.Decks
	part := a.newForm()
	part.heading("ui.new.deck")
	part.choice(func() []string {
		var names []string
		for _, d := range decks {
			names = append(names, view.DeckName(a.tr, d.ID))
		}
		return names
	}, func() int {
		return slices.IndexFunc(decks, func(d *model.Deck) bool { return d.ID == a.session.State().Deck })
	}, func(i int) { a.do(model.ChooseDeck{Deck: decks[i].ID}) })
	f.section(func() bool { return a.session.Check(model.ChooseDeck{Deck: decks[0].ID}) == nil }, part)
}
