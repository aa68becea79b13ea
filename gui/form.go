package gui

import (
	"math"

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

// group sets a part of the form on a plate of its own.
func (f *form) group(icon, title string, part *form) {
	g := widget.NewGroup(icon, part.objects...)
	f.add(g, func() {
		g.SetTitle(f.a.tr.T(title))
		part.render()
	})
}

// field names a control; an empty note is none.
func (f *form) field(label, note func() string, control fyne.CanvasObject) {
	x := widget.NewField(control)
	f.add(x, func() { x.Set(label(), note()) })
}

// switched is something that is on or off.
func (f *form) switched(label, note string, get func() bool, set func(bool)) {
	s := widget.NewSwitch(f.a.host, func() {
		set(!get())
		f.a.render()
	})
	f.add(s, func() { s.Set(f.a.tr.T(label), f.a.tr.T(note), get()) })
}

// choice offers one of several words.
func (f *form) choice(options func() []string, chosen func() int, pick func(int)) {
	f.add(f.chooser(options, chosen, pick), nil)
}

// chooser is a choice that is not placed yet.
func (f *form) chooser(options func() []string, chosen func() int, pick func(int)) fyne.CanvasObject {
	c := widget.NewChoice(f.a.host, func(i int) {
		pick(i)
		f.a.render()
	})
	f.on(func() { c.Set(options(), chosen()) })
	return c
}

// stepper offers a number.
func (f *form) stepper(label func() string, get func() int, step func(delta int)) {
	f.add(f.counter(unbounded, label, get, step), nil)
}

// bounds are the least and the greatest number of a stepper; a press at one of them says so.
type bounds struct {
	low, high int
	// unit is what one step changes, 0 for 1; suffix stands behind the number.
	unit   int
	suffix string
	// bare steppers stand in a field, which says what is counted.
	bare bool
}

// unbounded is the range of a number that only the rules bound.
var unbounded = bounds{high: math.MaxInt32}

// counter is a stepper that is not placed yet.
func (f *form) counter(b bounds, label func() string, get func() int, step func(delta int)) fyne.CanvasObject {
	a := f.a
	s := widget.NewStepper(a.host, func(delta int) {
		step(delta)
		a.render()
	})
	s.Bare = b.bare
	s.Range(b.low, b.high)
	s.Count(max(1, b.unit), b.suffix)
	s.OnBound = func(direction int) {
		if direction < 0 {
			a.layers.announce(a.tr.T("ui.least", "N", b.low))
		} else {
			a.layers.announce(a.tr.T("ui.most", "N", b.high))
		}
	}
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
