package widget

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Misfits says what does not fit in a window, for developers: a text that is cut, wider than its box, outside its
// panel or between pixels, texts over each other, something to press that is smaller or nearer to the next than a finger needs, or
// that leaves the window without lying in a scrolled area.
func Misfits(root fyne.CanvasObject, window fyne.Size) []string {
	m := &measurer{window: window}
	m.visit(root, fyne.Position{}, nil)
	m.uncover()
	m.compareTexts()
	m.compareTargets()
	return m.faults
}

type measurer struct {
	window         fyne.Size
	texts, targets []seen
	// prompt lies over the table, if there is one.
	prompt *seen
	faults []string
}

// seen is a visible object with its place in the window and the objects around it.
type seen struct {
	object  fyne.CanvasObject
	pos     fyne.Position
	size    fyne.Size
	parents []fyne.CanvasObject
}

func (m *measurer) fault(format string, args ...any) {
	m.faults = append(m.faults, fmt.Sprintf(format, args...))
}

func (m *measurer) visit(o fyne.CanvasObject, at fyne.Position, parents []fyne.CanvasObject) {
	if o == nil || !o.Visible() {
		return
	}
	x := seen{o, at.Add(o.Position()), o.Size(), parents}
	switch o := o.(type) {
	case *canvas.Text:
		if o.Text != "" {
			m.texts = append(m.texts, x)
			m.text(o, x)
		}
	case *prompt:
		m.prompt = &x
	case *veil: // fills the window, and takes every press
	case *link: // stands within a text; where it leads is listed as buttons, too
	case fyne.Tappable:
		m.targets = append(m.targets, x)
		m.target(x)
	}
	inside := slices.Concat(parents, []fyne.CanvasObject{o})
	for _, c := range insideOf(o) {
		m.visit(c, x.pos, inside)
	}
}

// ellipsis ends a text that was cut.
const ellipsis = "…"

// text checks a text against its own box and the panel around it.
func (m *measurer) text(t *canvas.Text, x seen) {
	if got := t.MinSize().Width; got > x.size.Width+0.6 {
		m.fault("%q is %g wide in a box of %g", t.Text, got, x.size.Width)
	}
	p := x.parent()
	if p == nil {
		return
	}
	at := t.Position()
	if off := at.Subtract(onPixel(t, at)); max(off.X, -off.X, off.Y, -off.Y) > 0.01 {
		m.fault("%q stands between pixels in its %T: at %v", t.Text, p, at)
	}
	if at.X < -0.6 || at.Y < -0.6 || at.X+x.size.Width > p.Size().Width+0.6 || at.Y+t.MinSize().Height > p.Size().Height+1 {
		m.fault("%q sticks out of its %T of %v: at %v, %v", t.Text, p, p.Size(), at, x.size)
	}
	if strings.HasSuffix(t.Text, ellipsis) && !mayCut(p, t) {
		m.fault("%q is cut in its %T of %v", t.Text, p, p.Size())
	}
	if x.scroll() == nil {
		m.inWindow(x)
	}
}

// mayCut tells which texts may end early: the abilities of a card on the table and of the agent, and the campaign's name in
// the bar, which one tap shows whole; and a name of any length on a button (view.Brief).
func mayCut(o fyne.CanvasObject, t *canvas.Text) bool {
	switch o := o.(type) {
	case *Card:
		return !o.Large && slices.Contains(o.text.texts, t)
	case *AgentPanel:
		return slices.Contains(o.abilities.texts, t)
	case *NowBar:
		return slices.Contains(o.title.texts, t) || slices.Contains(o.place.texts, t)
	case *Button:
		return strings.HasSuffix(o.view.Label, ellipsis)
	}
	return false
}

func (m *measurer) target(x seen) {
	const least = 43.9
	if x.size.Width < least || x.size.Height < least {
		m.fault("%T %q is only %v", x.object, nameOf(x.object), x.size)
	}
	if x.scroll() == nil {
		m.inWindow(x)
	}
}

func (m *measurer) inWindow(x seen) {
	const slack = 0.5
	if x.pos.X < -slack || x.pos.Y < -slack || x.pos.X+x.size.Width > m.window.Width+slack || x.pos.Y+x.size.Height > m.window.Height+slack {
		m.fault("%T %q is outside the window: %v %v", x.object, nameOf(x.object), x.pos, x.size)
	}
}

// uncover leaves out what lies under the prompt, and the tray, over which the prompt lies. What does not scroll lies there
// whole or not at all.
func (m *measurer) uncover() {
	if m.prompt == nil {
		return
	}
	var left []seen
	for _, x := range m.targets {
		_, tray := x.object.(*Tray)
		switch deep := overlap(x, *m.prompt); {
		case tray:
		case x.in(m.prompt.object) || x.scroll() != nil || deep <= 0:
			left = append(left, x)
		case deep < min(x.size.Width, x.size.Height)-0.5:
			m.fault("%T %q looks out of the prompt", x.object, nameOf(x.object))
		}
	}
	m.targets = left
}

// compareTexts finds texts of one widget that lie over each other.
func (m *measurer) compareTexts() {
	for i, a := range m.texts {
		for _, b := range m.texts[:i] {
			if a.parent() == b.parent() && overlap(a, b) > 1.5 {
				m.fault("%q lies over %q", nameOf(a.object), nameOf(b.object))
			}
		}
	}
}

// compareTargets finds targets that lie too near to each other. Tokens lie on one heap on purpose.
func (m *measurer) compareTargets() {
	for i, a := range m.targets {
		for _, b := range m.targets[:i] {
			if a.in(b.object) || b.in(a.object) || tokens(a, b) || a.scroll() != b.scroll() {
				continue
			}
			if d := distance(a, b); d < 7.5 {
				m.fault("%T %q is %g from %T %q", a.object, nameOf(a.object), d, b.object, nameOf(b.object))
			}
		}
	}
}

func (x seen) parent() fyne.CanvasObject {
	if len(x.parents) == 0 {
		return nil
	}
	return x.parents[len(x.parents)-1]
}

// scroll is the scrolled area in which an object lies, or nil.
func (x seen) scroll() *PanScroll {
	for i := len(x.parents) - 1; i >= 0; i-- {
		if s, ok := x.parents[i].(*PanScroll); ok {
			return s
		}
	}
	return nil
}

func (x seen) in(o fyne.CanvasObject) bool {
	for _, p := range x.parents {
		if p == o {
			return true
		}
	}
	return false
}

func tokens(a, b seen) bool {
	_, x := a.object.(*token)
	_, y := b.object.(*token)
	return x && y && a.parent() == b.parent()
}

// nameOf is what an object says about itself.
func nameOf(o fyne.CanvasObject) string {
	switch o := o.(type) {
	case *canvas.Text:
		return o.Text
	case interface{ Describe() string }:
		return o.Describe()
	}
	return ""
}

// overlap is how far two boxes lie over each other, in the direction in which it is less.
func overlap(a, b seen) float32 {
	return min(min(a.pos.X+a.size.Width, b.pos.X+b.size.Width)-max(a.pos.X, b.pos.X),
		min(a.pos.Y+a.size.Height, b.pos.Y+b.size.Height)-max(a.pos.Y, b.pos.Y))
}

// distance is the free space between two boxes.
func distance(a, b seen) float32 {
	return max(max(a.pos.X, b.pos.X)-min(a.pos.X+a.size.Width, b.pos.X+b.size.Width),
		max(a.pos.Y, b.pos.Y)-min(a.pos.Y+a.size.Height, b.pos.Y+b.size.Height))
}
