package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
)

// touch makes a widget something to press: a tap that trembles is a tap, a drag that goes farther moves the
// nearest PanScroll, Enter and Space press, and all other keys go to the router.
type touch struct {
	base
	// press is the action.
	press func()
	// key, where set, is asked first and reports whether it used the key.
	key  func(*fyne.KeyEvent) bool
	ring *canvas.Rectangle
	pan  *PanScroll
	in   *Sheet

	hovered, focused, pointed bool
	dragging, panning         bool
	start, last               fyne.Position
}

var (
	_ fyne.Tappable     = (*touch)(nil)
	_ fyne.Draggable    = (*touch)(nil)
	_ fyne.Focusable    = (*touch)(nil)
	_ desktop.Hoverable = (*touch)(nil)
)

func (t *touch) init(h *Host, self figure, press func()) {
	t.base.init(h, self)
	t.press = press
	t.ring = newRect()
	t.ring.Hide()
}

// SetPan tells in which scrolled area the widget lies; PanScroll tells it to all that it holds.
func (t *touch) SetPan(p *PanScroll) { t.pan = p }

// SetSheet tells in which sheet the widget lies; the sheet tells it to all that it holds.
func (t *touch) SetSheet(s *Sheet) { t.in = s }

// Disabled keeps what lies under a sheet out of the order of focus.
func (t *touch) Disabled() bool { return t.host.covered(t.in) }

// Enable is for Fyne.
func (t *touch) Enable() {}

// Disable is for Fyne.
func (t *touch) Disable() {}

// Cursor is a hand.
func (t *touch) Cursor() desktop.Cursor { return desktop.PointerCursor }

// Tapped is for Fyne.
func (t *touch) Tapped(*fyne.PointEvent) { t.tap() }

func (t *touch) tap() {
	t.pointed = true
	if f, ok := t.self.(fyne.Focusable); ok {
		t.host.focus(f)
	}
	if t.press != nil {
		t.press()
	}
}

// Dragged is for Fyne: within the slop it may still become a tap.
func (t *touch) Dragged(e *fyne.DragEvent) {
	if !t.dragging {
		t.dragging, t.panning = true, false
		t.start = e.AbsolutePosition.SubtractXY(e.Dragged.DX, e.Dragged.DY)
	}
	t.last = e.Position
	travel := e.AbsolutePosition.Subtract(t.start)
	slop := t.look().size(SizeSlop)
	switch {
	case t.panning:
		t.panBy(e.Dragged)
	case travel.X*travel.X+travel.Y*travel.Y > slop*slop:
		t.panning = true
		t.panBy(fyne.NewDelta(travel.X, travel.Y))
	}
}

func (t *touch) panBy(d fyne.Delta) {
	if t.pan != nil {
		t.pan.panBy(d)
	}
}

// DragEnd is for Fyne.
func (t *touch) DragEnd() {
	tap := t.dragging && !t.panning && inside(t.last, t.self.Size())
	t.dragging, t.panning = false, false
	if tap {
		t.tap()
	}
}

func inside(p fyne.Position, s fyne.Size) bool {
	return p.X >= 0 && p.Y >= 0 && p.X < s.Width && p.Y < s.Height
}

// MouseIn is for Fyne.
func (t *touch) MouseIn(*desktop.MouseEvent) { t.hover(true) }

// MouseMoved is for Fyne.
func (t *touch) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is for Fyne.
func (t *touch) MouseOut() { t.hover(false) }

func (t *touch) hover(on bool) {
	if t.hovered != on {
		t.hovered = on
		t.self.Refresh()
	}
}

// Pointed is what can have been reached by the pointer instead of by keys; its focus ring then waits for the next key.
type Pointed interface {
	Pointed() bool
	Point(on bool)
}

var _ Pointed = (*touch)(nil)

// Pointed tells whether the widget was reached by the pointer.
func (t *touch) Pointed() bool { return t.pointed }

// Point says how the widget is reached, before it gets the keyboard.
func (t *touch) Point(on bool) { t.pointed = on }

// FocusGained is for Fyne. The ring is for those who use keys; after a tap it waits for the first key.
func (t *touch) FocusGained() {
	t.focused = true
	if t.pan != nil && !t.pointed {
		t.pan.ScrollTo(t.self)
	}
	t.self.Refresh()
}

// FocusLost is for Fyne.
func (t *touch) FocusLost() {
	t.focused, t.pointed = false, false
	t.self.Refresh()
}

// ringed tells whether the focus ring is to be seen.
func (t *touch) ringed() bool { return t.focused && !t.pointed }

// TypedKey is for Fyne.
func (t *touch) TypedKey(k *fyne.KeyEvent) {
	if t.pointed {
		t.pointed = false
		t.self.Refresh()
	}
	if t.key != nil && t.key(k) {
		return
	}
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if t.press != nil && !t.host.picked() {
			t.press()
			return
		}
	case fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyHome, fyne.KeyEnd:
		if t.pan != nil && t.pan.Turn(k.Name) {
			return
		}
	}
	t.host.typedKey(k)
}

// TypedRune is for Fyne. The space bar has pressed already.
func (t *touch) TypedRune(r rune) {
	if r != ' ' || t.press == nil {
		t.host.typedRune(r)
	}
}

// focusRing draws the ring around the whole widget.
func (t *touch) focusRing(size fyne.Size, round float32) {
	visible := t.ringed()
	if visible {
		const width = 3
		ring(t.look().col(ColorFocusRing), width, round).paint(t.ring)
		place(t.ring, 0, 0, size.Width, size.Height)
	}
	show(t.ring, visible)
}
