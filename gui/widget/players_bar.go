package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
)

// Stir lies over a window and tells when the pointer moves on it. It takes no press, so all else goes through to what is
// under it.
type Stir struct {
	base
	moved func()
}

var _ desktop.Hoverable = (*Stir)(nil)

// NewStir makes one that calls moved.
func NewStir(h *Host, moved func()) *Stir {
	s := &Stir{moved: moved}
	s.init(h, s)
	return s
}

// MouseIn is for Fyne.
func (s *Stir) MouseIn(*desktop.MouseEvent) { s.moved() }

// MouseMoved is for Fyne.
func (s *Stir) MouseMoved(*desktop.MouseEvent) { s.moved() }

// MouseOut is for Fyne.
func (s *Stir) MouseOut() {}

func (s *Stir) arrange(fyne.Size)          {}
func (s *Stir) least() fyne.Size           { return fyne.Size{} }
func (s *Stir) parts() []fyne.CanvasObject { return nil }

// Float is a plate with a line and controls under it at the foot of a window, over what else is there.
type Float struct {
	base
	plate *canvas.Rectangle
	head  *Prose
	row   *Wrap
	list  []fyne.CanvasObject
}

// NewFloat makes a plate with controls, hidden for now; over them stands the head while it is shown.
func NewFloat(h *Host, head *Prose, controls ...fyne.CanvasObject) *Float {
	f := &Float{plate: newRect(), head: head, row: NewWrap(Gap, controls...)}
	f.head.Centre, f.row.Centre = true, true
	f.head.SetHost(h)
	f.row.host = h
	f.list = []fyne.CanvasObject{f.plate, f.head, f.row}
	f.init(h, f)
	f.Hide()
	return f
}

// Used tells whether the pointer, or the keyboard, is on one of the controls.
func (f *Float) Used() bool {
	used := false
	Every(f.row, func(o fyne.CanvasObject) {
		if b, ok := o.(interface{ used() bool }); ok && b.used() {
			used = true
		}
	})
	return used
}

func (t *touch) used() bool { return t.hovered || t.ringed() }

// First is the first control that can have the keyboard, or nil.
func (f *Float) First() (first fyne.Focusable) {
	Every(f.row, func(o fyne.CanvasObject) {
		if x, ok := o.(fyne.Focusable); ok && first == nil {
			first = x
		}
	})
	return first
}

func (f *Float) arrange(size fyne.Size) {
	if size.Width < 40 {
		return
	}
	l := f.look()
	pad, margin := l.gap(10), l.gap(10)
	inner := f.row.natural()
	if f.head.Visible() {
		inner = max(inner, f.head.natural())
	}
	inner = min(size.Width-2*margin-2*pad, inner+1)
	var head float32
	if f.head.Visible() {
		head = f.head.HeightFor(inner) + l.gap(6)
	}
	row := f.row.HeightFor(inner)
	width, high := inner+2*pad, head+row+2*pad
	x, y := (size.Width-width)/2, size.Height-high-margin
	box{fill: l.col(ColorPanel), edge: l.col(ColorBrass), stroke: 1.5, round: l.gap(16)}.opaque().paint(f.plate)
	place(f.plate, x, y, width, high)
	place(f.head, x+pad, y+pad, inner, head)
	place(f.row, x+pad, y+pad+head, inner, row)
}

func (f *Float) least() fyne.Size           { return fyne.Size{} }
func (f *Float) parts() []fyne.CanvasObject { return f.list }
func (f *Float) held() []fyne.CanvasObject  { return f.list }

// Refresh arranges again and refreshes what is inside.
func (f *Float) Refresh() {
	f.base.Refresh()
	f.head.Refresh()
	f.row.Refresh()
}
