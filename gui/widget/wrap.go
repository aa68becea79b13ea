package widget

import "fyne.io/fyne/v2"

// Wrap sets objects side by side at their natural widths and goes on in the next row where one does not fit.
type Wrap struct {
	base
	Objects []fyne.CanvasObject
	// Right sets the rows against the right edge.
	Right bool
	gap   float32
}

// NewWrap makes a wrapping row with a gap, in units at text size 1.
func NewWrap(gap float32, objects ...fyne.CanvasObject) *Wrap {
	w := &Wrap{Objects: objects, gap: gap}
	w.init(nil, w)
	return w
}

// Add puts objects at the end.
func (w *Wrap) Add(objects ...fyne.CanvasObject) {
	w.Objects = append(w.Objects, objects...)
	w.Refresh()
}

// HeightFor is the height at a width.
func (w *Wrap) HeightFor(width float32) float32 {
	return flowRows(w.Objects, width, w.look().gap(w.gap), w.Right, nil)
}

// flowRows lays objects out in rows and returns their height.
func flowRows(objects []fyne.CanvasObject, width, gap float32, right bool, put func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	type item struct {
		o       fyne.CanvasObject
		x, w, h float32
	}
	var row []item
	var x, y, high float32
	flush := func() {
		shift := float32(0)
		if right && len(row) > 0 {
			shift = max(0, width-x)
		}
		for _, i := range row {
			if put != nil {
				put(i.o, i.x+shift, y+(high-i.h)/2, i.w, i.h)
			}
		}
		row, x = row[:0], 0
	}
	for _, o := range objects {
		if !taken(o) {
			continue
		}
		w := min(naturalWidth(o), width)
		h := heightFor(o, w)
		at := x
		if len(row) > 0 {
			at += gap
			if at+w > width+0.5 {
				flush()
				y += high + gap
				at, high = 0, 0
			}
		}
		row = append(row, item{o, at, w, h})
		x, high = at+w, max(high, h)
	}
	flush()
	return y + high
}

// naturalWidth is the width an object would like.
func naturalWidth(o fyne.CanvasObject) float32 {
	if n, ok := o.(interface{ natural() float32 }); ok {
		return n.natural()
	}
	return o.MinSize().Width
}

func (w *Wrap) arrange(size fyne.Size) {
	flowRows(w.Objects, size.Width, w.look().gap(w.gap), w.Right, place)
}

func (w *Wrap) least() fyne.Size {
	width := w.Size().Width
	if width == 0 {
		width = w.natural()
	}
	return fyne.NewSize(0, w.HeightFor(width))
}

// natural is the width of one row of all.
func (w *Wrap) natural() float32 {
	gap := w.look().gap(w.gap)
	var x float32
	for _, o := range w.Objects {
		if taken(o) {
			if x > 0 {
				x += gap
			}
			x += naturalWidth(o)
		}
	}
	return x
}

func (w *Wrap) absent() bool {
	for _, o := range w.Objects {
		if taken(o) {
			return false
		}
	}
	return true
}

func (w *Wrap) parts() []fyne.CanvasObject { return w.Objects }
func (w *Wrap) held() []fyne.CanvasObject  { return w.Objects }

// Refresh arranges again and refreshes what is inside.
func (w *Wrap) Refresh() {
	w.base.Refresh()
	for _, o := range w.Objects {
		o.Refresh()
	}
}
