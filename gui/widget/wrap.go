package widget

import (
	"slices"

	"fyne.io/fyne/v2"
)

// Wrap sets objects side by side at their natural widths and goes on in the next row where one does not fit.
type Wrap struct {
	base
	Objects []fyne.CanvasObject
	// Right sets the rows against the right edge.
	Right bool
	// Centre sets the rows in the middle, Level makes the objects of a row equally high.
	Centre, Level bool
	// Stretch is an object that takes what its row leaves free.
	Stretch fyne.CanvasObject
	gap     float32
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
	return w.rows(width, nil)
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
	w.rows(size.Width, place)
}

// rows lays out and returns the height.
func (w *Wrap) rows(width float32, put func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	gap := w.look().gap(w.gap)
	objects := w.Objects
	if w.Stretch != nil && taken(w.Stretch) {
		objects = w.stretched(width, gap)
	}
	if put == nil {
		return flowRows(objects, width, gap, w.Right, nil)
	}
	seats, high := seatsOf(objects, width, gap, w.Right)
	for _, s := range seats {
		x, h, end := s.x, s.h, s.x+s.w
		for _, other := range seats {
			if other.middle() == s.middle() {
				end = max(end, other.x+other.w)
				if w.Level {
					h = max(h, other.h)
				}
			}
		}
		if w.Centre {
			x += max(0, width-end) / 2
		}
		o := s.o
		if wide, ok := o.(stretched); ok {
			o = wide.CanvasObject
		}
		put(o, x, s.middle()-h/2, s.w, h)
	}
	return high
}

// seat is where an object goes; those of a row have the same middle.
type seat struct {
	o          fyne.CanvasObject
	x, y, w, h float32
}

func (s seat) middle() float32 { return s.y + s.h/2 }

func seatsOf(objects []fyne.CanvasObject, width, gap float32, right bool) (seats []seat, high float32) {
	high = flowRows(objects, width, gap, right, func(o fyne.CanvasObject, x, y, w, h float32) {
		seats = append(seats, seat{o, x, y, w, h})
	})
	return seats, high
}

// stretched is an object that likes to be wider than by itself.
type stretched struct {
	fyne.CanvasObject
	width float32
}

func (s stretched) natural() float32                { return s.width }
func (s stretched) HeightFor(width float32) float32 { return heightFor(s.CanvasObject, width) }

// stretched are the objects, the one to stretch as wide as its row allows.
func (w *Wrap) stretched(width, gap float32) []fyne.CanvasObject {
	seats, _ := seatsOf(w.Objects, width, gap, false)
	at := slices.IndexFunc(seats, func(s seat) bool { return s.o == w.Stretch })
	end := float32(0)
	for _, s := range seats {
		if s.middle() == seats[at].middle() {
			end = max(end, s.x+s.w)
		}
	}
	objects := slices.Clone(w.Objects)
	objects[slices.Index(objects, w.Stretch)] = stretched{w.Stretch, seats[at].w + width - end}
	return objects
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
