package gui

import (
	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// form is a column of texts and controls that say themselves anew at every render: built once, never rebuilt, so that
// a change of language or state keeps focus and typed text.
type form struct {
	a       *App
	objects []fyne.CanvasObject
	renders []func()
	// foot are the buttons that stay in sight under the form.
	foot []fyne.CanvasObject
	// wide, where set, is how wide the form likes to be, in units at text size 1.
	wide float32
}

func (a *App) newForm() *form { return &form{a: a} }

func (f *form) render() {
	for _, r := range f.renders {
		r()
	}
}

// column is the form as one object.
func (f *form) column() fyne.CanvasObject { return widget.NewColumn(widget.Gap, f.objects...) }

// add puts an object into the form; update, if any, runs at every render.
func (f *form) add(o fyne.CanvasObject, update func()) {
	f.objects = append(f.objects, o)
	f.on(update)
}

func (f *form) on(update func()) {
	if update != nil {
		f.renders = append(f.renders, update)
	}
}

// text is a paragraph, or several.
func (f *form) text(style widget.TextStyle, say func() []view.Paragraph) {
	p := widget.NewProse(style)
	f.add(p, func() { p.Set(say()) })
}

// section adds a part that is there only while shown says so.
func (f *form) section(shown func() bool, part *form) {
	column := part.column()
	f.add(column, func() {
		show(column, shown())
		part.render()
	})
}

func show(o fyne.CanvasObject, visible bool) {
	switch {
	case visible == o.Visible():
	case visible:
		o.Show()
	default:
		o.Hide()
	}
}

// message is a text that is one message of the bundle.
func (f *form) message(style widget.TextStyle, id string) {
	f.text(style, func() []view.Paragraph { return []view.Paragraph{view.Plain(f.a.tr.T(id))} })
}

// heading starts a section.
func (f *form) heading(id string) { f.message(widget.Heading, id) }

// button makes a button that is not placed yet; see row.
func (f *form) button(say func() view.Button, tap func()) fyne.CanvasObject {
	b := widget.NewButton(f.a.host, tap)
	f.on(func() { b.Set(say()) })
	return b
}

// twice is a button that asks to be pressed again before it acts.
func (f *form) twice(first, second func() view.Button, act func()) fyne.CanvasObject {
	asked := false
	return f.button(func() view.Button {
		if asked {
			return second()
		}
		return first()
	}, func() {
		if asked {
			act()
			return
		}
		asked = true
		f.a.render()
	})
}

// labelled is a button with a message as its label.
func (f *form) labelled(id, icon string, style view.ButtonStyle, tap func()) fyne.CanvasObject {
	return f.button(func() view.Button { return view.Button{Label: f.a.tr.T(id), Icon: icon, Style: style} }, tap)
}

// command is a button for a command, with the reason when it would be refused; then follows when it was done.
func (f *form) command(label func() view.Button, cmd func() model.Command, then func()) fyne.CanvasObject {
	return f.button(func() view.Button {
		b := label()
		if err := f.a.session.Check(cmd()); err != nil {
			b.Reason = f.a.refusal(cmd(), err)
		}
		return b
	}, func() {
		if f.a.do(cmd()) && then != nil {
			then()
		}
	})
}

// row sets objects side by side, wrapping.
func (f *form) row(objects ...fyne.CanvasObject) { f.add(widget.NewWrap(widget.Gap, objects...), nil) }

// buttons sets buttons under the form.
func (f *form) buttons(objects ...fyne.CanvasObject) { f.foot = append(f.foot, objects...) }

// choice offers one of several words.
func (f *form) choice(options func() []string, chosen func() int, pick func(int)) {
	c := widget.NewChoice(f.a.host, func(i int) {
		pick(i)
		f.a.render()
	})
	f.add(c, func() { c.Set(options(), chosen()) })
}

// stepper offers a number.
func (f *form) stepper(label func() string, get func() int, step func(delta int)) {
	f.add(f.number(label, get, step), nil)
}

// number makes a stepper that is not placed yet.
func (f *form) number(label func() string, get func() int, step func(delta int)) *widget.Stepper {
	s := widget.NewStepper(f.a.host, func(delta int) {
		step(delta)
		f.a.render()
	})
	f.on(func() { s.Set(label(), get()) })
	return s
}

// pictured sets a drawing before an object that is not placed yet.
func (f *form) pictured(drawing string, o fyne.CanvasObject) *widget.Pictured {
	p := widget.NewPictured(drawing, o)
	f.add(p, nil)
	return p
}

// entry offers a text; what is typed is kept by the entry itself.
func (f *form) entry(placeholder func() string, initial string, typed func(string)) *widget.Entry {
	e := f.a.newEntry(typed)
	e.SetText(initial)
	f.add(e, func() { e.SetPlaceHolder(placeholder()) })
	return e
}

// newEntry is an entry that says when a sign was left out.
func (a *App) newEntry(typed func(string)) *widget.Entry {
	e := widget.NewEntry(a.host, typed)
	e.OnLeftOut = func() { a.layers.announce(a.tr.T("ui.entry.no-sign")) }
	return e
}
