package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
)

// rulesScreen is the rules with their contents and a search. It lies over whatever was shown before.
type rulesScreen struct {
	a        *App
	root     *widget.Book
	bar      *form
	search   *widget.Entry
	contents *rulesContents
	page     *widget.PanScroll
	top      *form
	sections []*rulesSection
	cards    *widget.Wrap
	buttons  []*widget.Button
	found    []view.FoundCard

	// term is the term that the search is for, if it was chosen and not typed: it follows the language.
	term    string
	query   view.Query
	current int
	hits    int
	lang    string
}

// showRules opens the rules at a section; an empty one is the beginning, ready to search.
func (a *App) showRules(section string) {
	r, open := a.screen.(*rulesScreen)
	if open {
		a.layers.closeAll()
	} else {
		r = newRulesScreen(a)
		a.over(r)
		r.contents.mark(r.here()) // over has laid it out
	}
	if section == "" {
		a.window.Canvas().Focus(r.search)
		return
	}
	r.look("")
	r.goTo(section)
}

func newRulesScreen(a *App) *rulesScreen {
	r := &rulesScreen{a: a, bar: a.newForm(), top: a.newForm(), lang: a.tr.Language()}
	r.search = widget.NewEntry(a.host, r.typed)
	r.search.OnSubmitted = func(string) { r.step(direction()) }
	r.contents = newRulesContents(a, r.goTo)
	contents := r.bar.labelled("rules.page.contents", "log", view.Quiet, r.showContents)
	bar := r.buildBar(contents)
	r.buildTop()
	column := widget.NewColumn(2*widget.Gap, r.top.column())
	for _, s := range a.Catalog.Sections {
		section := newRulesSection(a, s, a.showRules)
		r.sections = append(r.sections, section)
		column.Add(section.column)
	}
	r.page = widget.NewPanScroll(column).WithHost(a.host)
	r.page.OnScrolled = func(fyne.Position) { r.contents.mark(r.here()) }
	side := widget.NewPanScroll(r.contents.column()).WithHost(a.host)
	r.contents.marked = func(line *widget.Line) { side.ScrollTo(line) }
	r.root = widget.NewBook(bar, contents, side, r.page)
	return r
}

// buildBar lays out what is always in sight.
func (r *rulesScreen) buildBar(contents fyne.CanvasObject) *widget.Wrap {
	f, a := r.bar, r.a
	count := widget.NewProse(widget.Body)
	f.on(func() {
		r.search.SetPlaceHolder(a.tr.T("rules.page.search"))
		count.SetText("")
		if r.hits > 0 {
			count.SetText(r.view().HitsText(r.hits))
		}
	})
	step := func(id, icon string, by int) fyne.CanvasObject {
		return f.button(func() view.Button {
			return view.Button{Icon: icon, Hint: a.tr.T(id), Hidden: r.hits == 0}
		}, func() { r.step(by) })
	}
	bar := widget.NewWrap(widget.Gap,
		f.labelled("rules.page.back", "chevron-left", view.Quiet, a.back),
		r.search,
		f.button(func() view.Button {
			return view.Button{Icon: "close", Hint: a.tr.T("rules.page.clear"), Style: view.Flat, Hidden: r.query.Empty()}
		}, func() { r.look("") }),
		widget.NewWrap(widget.Gap, step("rules.page.previous", "chevron-up", -1), step("rules.page.next", "chevron-down", 1), count),
		contents,
		f.button(func() view.Button {
			return view.Button{Label: a.otherLanguage().T("rules.page.language"), Icon: "language"}
		},
			func() { a.useLanguage(a.otherLanguage().Language()); a.render() }),
	)
	bar.Stretch = r.search
	return bar
}

// buildTop is the head of the page: terms to look up without typing, and the cards that were found.
func (r *rulesScreen) buildTop() {
	f, a := r.top, r.a
	none := widget.NewProse(widget.Strong)
	f.add(none, func() {
		none.SetText("")
		if r.hits == 0 {
			none.SetText(r.view().HitsText(0))
		}
	})
	f.heading("rules.page.terms")
	var buttons []fyne.CanvasObject
	for _, id := range view.FrequentTerms(a.Catalog) {
		buttons = append(buttons, f.button(func() view.Button {
			v := view.Button{Label: view.TermName(a.tr, id), Icon: "search"}
			if r.term == id {
				v.Icon, v.Style = "check", view.Main
			}
			return v
		}, func() { r.lookUp(id) }))
	}
	f.row(buttons...)
	head := widget.NewProse(widget.Heading)
	r.cards = widget.NewWrap(widget.Gap)
	f.add(head, nil)
	f.add(r.cards, func() {
		n := r.showFound()
		head.SetText("")
		if n > 0 {
			head.SetText(a.tr.T("rules.page.cards"))
		}
	})
}

// showFound offers the cards that were found; only those of the campaign's deck that may be seen, or all without a campaign.
func (r *rulesScreen) showFound() int {
	a := r.a
	decks := a.Catalog.Decks
	if a.session != nil && a.Catalog.Deck(a.session.State().Deck) != nil {
		decks = []*model.Deck{a.Catalog.Deck(a.session.State().Deck)}
	}
	r.found = nil
	if !r.query.Empty() {
		r.found = r.view().Cards(decks, a.otherLanguage(), a.covered)
	}
	for i := len(r.buttons); i < len(r.found); i++ {
		b := widget.NewButton(a.host, func() { a.showCard(r.found[i].Card) })
		r.buttons = append(r.buttons, b)
		r.cards.Add(b)
	}
	for i, b := range r.buttons {
		v := view.Button{Hidden: i >= len(r.found)}
		if !v.Hidden {
			v.Label, v.Icon = r.found[i].Name, "card-draw"
		}
		b.Set(v)
	}
	return len(r.found)
}

// otherLanguage is the translator of the language that is not in use.
func (a *App) otherLanguage() *locales.Translator {
	other := locales.Russian
	if a.tr.Language() == locales.Russian {
		other = locales.English
	}
	tr := a.Bundle.Translator(other)
	tr.Instead = a.instead
	return tr
}

// direction is backwards with the shift key down.
func direction() int {
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0 {
		return -1
	}
	return 1
}
