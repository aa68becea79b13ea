package gui

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// rulesSection is a section of the rules on the page.
type rulesSection struct {
	a       *App
	id      string
	shown   view.RulesSection
	column  *widget.Column
	title   *widget.Prose
	text    *widget.Prose
	names   []*widget.Prose
	choices *form
	body    []fyne.CanvasObject
	// open sections stay open though nothing was found in them.
	open bool
}

func newRulesSection(a *App, s model.RuleSection, onLink func(section string)) *rulesSection {
	r := &rulesSection{a: a, id: s.ID, choices: a.newForm(), title: widget.NewProse(widget.Heading)}
	r.text = widget.NewProse(widget.Body).WithLinks(a.host, onLink)
	r.body = []fyne.CanvasObject{r.text}
	for i := range ruled(a.Catalog, s) {
		r.choice(i)
	}
	r.body = append(r.body, r.choices.objects...)
	r.column = widget.NewColumn(widget.Gap, append([]fyne.CanvasObject{r.title}, r.body...)...)
	return r
}

// ruled are the rulings of a section.
func ruled(c *model.Catalog, s model.RuleSection) []string {
	list := s.Rulings
	if s.Disputes {
		for _, d := range c.Disputes {
			list = append(list, model.DataRuling(d.ID))
		}
	}
	return list
}

// choice shows a ruling: to be changed at a table, as a sentence elsewhere.
func (r *rulesSection) choice(i int) {
	f, a := r.choices, r.a
	now := func() view.RulingChoice { return r.shown.Choices[i] }
	name := widget.NewProse(widget.Body)
	r.names = append(r.names, name)
	f.add(name, func() { name.Set(now().Name) })
	if a.session == nil {
		f.text(widget.Muted, func() []view.Paragraph { return []view.Paragraph{view.Plain(now().InForce)} })
		return
	}
	set := func(value string) { a.do(model.SetRuling{Name: now().Ruling, Value: value}) }
	options := widget.NewChoice(a.host, func(i int) { set(now().Values[i]) })
	number := widget.NewStepper(a.host, func(delta int) { set(strconv.Itoa(now().Chosen + delta)) })
	f.add(options, func() {
		show(options, now().Values != nil)
		if now().Values != nil {
			options.Set(now().Words, now().Chosen)
		}
	})
	f.add(number, func() {
		show(number, now().Values == nil)
		number.Set("", now().Chosen)
	})
}

// set shows what is found in the section, or only its title where nothing is.
func (r *rulesSection) set(v view.RulesSection) {
	if v.Hits > 0 || !v.Folded {
		r.open = false
	}
	folded := v.Folded && !r.open
	r.shown = v
	r.title.SetFaint(folded)
	r.title.Set(v.Title)
	for _, o := range r.body {
		show(o, !folded)
	}
	if !folded {
		r.text.Set(v.Text)
		r.choices.render()
	}
}

// reveal scrolls to the hit that is looked at, and reports whether the section has it.
func (r *rulesSection) reveal(page *widget.PanScroll) bool {
	for _, p := range append([]*widget.Prose{r.title, r.text}, r.names...) {
		if pos, size, ok := p.Current(); ok && p.Visible() {
			page.Centre(p, pos, size)
			return true
		}
	}
	return false
}

// rulesContents is the list of the sections.
type rulesContents struct {
	form  *form
	ids   []string
	lines []*widget.Line
	shown []view.RulesSection
	here  string
	// marked, where set, is told the line that is marked.
	marked func(*widget.Line)
}

func newRulesContents(a *App, onTap func(section string)) *rulesContents {
	c := &rulesContents{form: a.newForm()}
	for _, s := range a.Catalog.Sections {
		line := widget.NewLine(a.host, func() { onTap(s.ID) })
		c.ids, c.lines = append(c.ids, s.ID), append(c.lines, line)
		c.form.add(line, nil)
	}
	return c
}

func (c *rulesContents) column() fyne.CanvasObject { return c.form.column() }

// set shows the sections with the number of hits in each.
func (c *rulesContents) set(list []view.RulesSection) {
	c.shown = list
	for i, s := range list {
		v := view.ContentsLine{Label: s.Title[0].String(), Here: s.ID == c.here, Faint: s.Folded}
		if s.Hits > 0 {
			v.Number = strconv.Itoa(s.Hits)
		}
		c.lines[i].Set(v)
	}
}

// mark marks the section that is read.
func (c *rulesContents) mark(section string) {
	if c.here != section {
		c.here = section
		c.set(c.shown)
		if i := slices.Index(c.ids, section); i >= 0 && c.marked != nil {
			c.marked(c.lines[i])
		}
	}
}
