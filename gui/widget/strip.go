package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// Strip is the bar at the head of a page: what leads away on its left, words, and buttons on its right. Where these have no
// room, one button stands for them all.
type Strip struct {
	base
	// Gold strips mark a page that must not be taken for another.
	Gold        bool
	plate, line *canvas.Rectangle
	title, text block
	lead, tail  []fyne.CanvasObject
	more        *Button
}

// NewStrip makes a strip; onMore is called by the button that stands for those of the tail.
func NewStrip(h *Host, lead, tail []fyne.CanvasObject, onMore func()) *Strip {
	s := &Strip{plate: newRect(), line: newRect(), lead: lead, tail: tail, more: NewButton(h, onMore)}
	s.init(h, s)
	return s
}

// Set changes the words, and the name of the button for more.
func (s *Strip) Set(title, text, more string) {
	changed := s.title.setText(title)
	if s.text.setText(text) || changed {
		s.Refresh()
	}
	s.more.Set(view.Button{Icon: "menu", Hint: more})
}

// strip is how a strip of a width is divided.
type strip struct {
	pad, gap, lead, words, tail float32
	tight                       bool
}

// wordsWidth is the least width for the words, in units at text size 1.
const wordsWidth = 210

func (s *Strip) divide(l look, width float32) strip {
	d := strip{pad: l.gap(10), gap: l.gap(Gap)}
	natural := func(objects []fyne.CanvasObject) (w float32) {
		for _, o := range objects {
			if !absent(o) {
				w += naturalWidth(o) + d.gap
			}
		}
		return w
	}
	d.lead, d.tail = natural(s.lead), natural(s.tail)
	inner := width - 2*d.pad
	least := max(s.title.natural(s.titleFace(l)), wordsWidth*l.scale())
	if inner-d.lead-d.tail < least && d.tail > 0 {
		d.tight, d.tail = true, l.size(SizeTarget)+d.gap
	}
	d.words = max(40, inner-d.lead-d.tail)
	return d
}

// absent tells whether an object has said that it takes no place.
func absent(o fyne.CanvasObject) bool {
	a, ok := o.(interface{ absent() bool })
	return ok && a.absent()
}

func (s *Strip) titleFace(l look) face { return serifFace(l.size(SizeBody) * 1.2) }

func (s *Strip) wordsHeight(l look, width float32) float32 {
	return s.title.height(s.titleFace(l), width) + s.text.height(sans(l.size(SizeBody)), width)
}

// HeightFor is the height at a width.
func (s *Strip) HeightFor(width float32) float32 {
	l := s.look()
	d := s.divide(l, width)
	return round(max(s.wordsHeight(l, d.words), l.size(SizeTarget)) + l.gap(barPad))
}

func (s *Strip) arrange(size fyne.Size) {
	if size.Width < 40 {
		return
	}
	l := s.look()
	d := s.divide(l, size.Width)
	fill, ink, light := l.col(ColorBar), l.col(ColorOnFelt), l.dark()
	if s.Gold {
		fill, ink, light = l.col(ColorGold), l.col(ColorOnGold), false
	}
	box{fill: fill}.paint(s.plate)
	place(s.plate, 0, 0, size.Width, size.Height)
	box{fill: faded(l.col(ColorBrass), 0.55)}.paint(s.line)
	place(s.line, 0, size.Height-1.5, size.Width, 1.5)
	target := l.size(SizeTarget)
	x := d.pad
	row := func(objects []fyne.CanvasObject, visible bool) {
		for _, o := range objects {
			show(o, visible && !absent(o))
			if o.Visible() {
				place(o, x, (size.Height-target)/2, naturalWidth(o), target)
				x += naturalWidth(o) + d.gap
			}
		}
	}
	row(s.lead, true)
	y := (size.Height - s.wordsHeight(l, d.words)) / 2
	y += s.title.put(s, script{face: s.titleFace(l), colour: ink, light: light}, x, y, d.words, size.Height)
	s.text.put(s, script{face: sans(l.size(SizeBody)), colour: ink, light: light}, x, y, d.words, size.Height)
	x = size.Width - d.pad - d.tail + d.gap
	row(s.tail, !d.tight)
	show(s.more, d.tight)
	if d.tight {
		place(s.more, x, (size.Height-target)/2, target, target)
	}
}

func (s *Strip) least() fyne.Size {
	l := s.look()
	return fyne.NewSize(l.size(SizeTarget), l.size(SizeTarget))
}

func (s *Strip) parts() []fyne.CanvasObject {
	fixed := append([]fyne.CanvasObject{s.plate, s.line, s.more}, s.lead...)
	return s.collect(append(fixed, s.tail...), &s.title, &s.text)
}

func (s *Strip) held() []fyne.CanvasObject {
	return append(append([]fyne.CanvasObject{s.more}, s.lead...), s.tail...)
}

// Refresh arranges again and refreshes what is inside.
func (s *Strip) Refresh() {
	s.base.Refresh()
	for _, o := range s.held() {
		o.Refresh()
	}
}
