package gui

import (
	"fyne.io/fyne/v2"

	"plotwright/gui/view"
)

func (r *rulesScreen) view() view.Rules {
	return view.Rules{Tr: r.a.tr, Catalog: r.a.Catalog, Rulings: r.a.rules(), Query: r.query, Current: r.current}
}

// typed looks for what is being typed.
func (r *rulesScreen) typed(text string) {
	if r.term != "" && text != view.TermName(r.a.tr, r.term) {
		r.term = ""
	}
	r.query, r.current = view.NewQuery(text), 0
	r.render()
	r.reveal()
	r.a.writeProbe()
}

// look looks for a text; an empty one ends the search.
func (r *rulesScreen) look(text string) {
	r.term = ""
	r.search.SetText(text)
}

// lookUp looks for a term.
func (r *rulesScreen) lookUp(term string) {
	r.term = term
	r.search.SetText(view.TermName(r.a.tr, term))
}

// step goes to another hit, from the last one to the first.
func (r *rulesScreen) step(by int) {
	if r.hits == 0 {
		return
	}
	r.current = (r.current + by + r.hits) % r.hits
	r.render()
	r.reveal()
}

// reveal scrolls to the hit that is looked at, or to the top without one.
func (r *rulesScreen) reveal() {
	for _, s := range r.sections {
		if s.reveal(r.page) {
			return
		}
	}
	r.page.ScrollTop(0)
}

// goTo scrolls to a section.
func (r *rulesScreen) goTo(section string) {
	if r.a.layers.top() != nil {
		r.a.closeTop()
	}
	for _, s := range r.sections {
		if s.id == section {
			s.open = true
			r.render()
			y, _ := r.page.Top(s.column)
			r.page.ScrollTop(y)
			r.a.writeProbe()
			return
		}
	}
}

// here is the section that is read: that of the hit that is looked at, or the last one that begins in the upper part of
// what is seen.
func (r *rulesScreen) here() string {
	at, seen := "", 0
	for _, s := range r.sections {
		if seen += s.shown.Hits; r.hits > 0 && seen > r.current {
			return s.id
		}
		if y, ok := r.page.Top(s.column); ok && y <= r.page.Offset.Y+r.page.Size().Height/4 {
			at = s.id
		}
	}
	return at
}

// showContents lists the sections where there is no room for them beside the page.
func (r *rulesScreen) showContents() {
	c := newRulesContents(r.a, r.goTo)
	c.mark(r.here())
	f := r.a.newForm()
	f.add(c.column(), func() { c.set(r.shown()) })
	r.a.openSheet(r.a.say("rules.page.contents"), f)
}

func (r *rulesScreen) shown() []view.RulesSection {
	list, _ := r.view().Sections()
	return list
}

func (r *rulesScreen) object() fyne.CanvasObject { return r.root }

// render: in another language the place that was read stays in sight, and a chosen term is looked for by its new name.
func (r *rulesScreen) render() {
	section, part := r.place()
	moved := r.lang != r.a.tr.Language()
	if moved {
		r.lang = r.a.tr.Language()
		if r.term != "" {
			r.query = view.NewQuery(view.TermName(r.a.tr, r.term))
			r.search.Text = view.TermName(r.a.tr, r.term)
			r.search.Refresh()
		}
	}
	list, hits := r.view().Sections()
	r.hits = hits
	r.current = min(r.current, max(hits-1, 0))
	for i, s := range r.sections {
		s.set(list[i])
	}
	r.contents.set(list)
	r.contents.mark(r.here())
	r.top.render()
	r.bar.render()
	r.root.Refresh()
	if moved {
		r.restore(section, part)
	}
}

// place is where the page is: the section at the top, and which part of it is above.
func (r *rulesScreen) place() (section *rulesSection, part float32) {
	for _, s := range r.sections {
		if y, ok := r.page.Top(s.column); ok && y <= r.page.Offset.Y && s.column.Size().Height > 0 {
			section, part = s, (r.page.Offset.Y-y)/s.column.Size().Height
		}
	}
	return section, part
}

func (r *rulesScreen) restore(section *rulesSection, part float32) {
	if section == nil {
		return
	}
	if y, ok := r.page.Top(section.column); ok {
		r.page.ScrollTop(y + part*section.column.Size().Height)
	}
}

// key: Esc and F1 go back; F3 and Enter go from hit to hit; the rest scrolls.
func (r *rulesScreen) key(k *fyne.KeyEvent) bool {
	switch k.Name {
	case fyne.KeyEscape:
		r.a.back()
	case fyne.KeyF3, fyne.KeyReturn, fyne.KeyEnter:
		r.step(direction())
	default:
		r.page.Turn(k.Name)
	}
	return true
}

// char: a slash leads to the search.
func (r *rulesScreen) char(c rune) bool {
	if c == '/' {
		r.a.window.Canvas().Focus(r.search)
		return true
	}
	return false
}

func (r *rulesScreen) leave() {}
