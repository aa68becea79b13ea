package widget

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// Facts are short texts in frames under each other, as what there is to say about a card. A warning has an edge and an icon
// of its own.
type Facts struct {
	base
	facts  []view.Fact
	plates []*canvas.Rectangle
	texts  []*block
	links  links
	listed []fyne.CanvasObject
}

// NewFacts makes a list of facts, empty for now; onLink gets the section that a link in them leads to.
func NewFacts(h *Host, onLink func(section string)) *Facts {
	f := &Facts{}
	f.links.onLink = onLink
	f.init(h, f)
	return f
}

// Set changes the facts.
func (f *Facts) Set(facts []view.Fact) {
	same := func(a, b view.Fact) bool {
		return slices.Equal(a.Title, b.Title) && a.Warning == b.Warning && slices.Equal(a.Text, b.Text)
	}
	if slices.EqualFunc(facts, f.facts, same) {
		return
	}
	f.facts = facts
	for i, x := range facts {
		if i == len(f.texts) {
			f.texts = append(f.texts, &block{})
			f.plates = append(f.plates, newRect())
		}
		f.texts[i].set([]view.Paragraph{x.Words()})
	}
	f.Refresh()
}

// SetPan is for PanScroll.
func (f *Facts) SetPan(p *PanScroll) { f.links.setPan(p) }

// SetSheet is for Sheet.
func (f *Facts) SetSheet(s *Sheet) { f.links.setSheet(s) }

// Describe says what is written.
func (f *Facts) Describe() string {
	var ps []view.Paragraph
	for _, x := range f.facts {
		ps = append(ps, x.Words())
	}
	return describe(ps)
}

func (f *Facts) absent() bool { return len(f.facts) == 0 }

// HeightFor is the height at a width.
func (f *Facts) HeightFor(width float32) float32 { return f.lay(width, nil) }

func (f *Facts) lay(width float32, put func(i int, y, h float32)) float32 {
	l := f.look()
	pad, gap := l.size(SizePad), l.gap(Gap)
	var y float32
	for i := range f.facts {
		if i > 0 {
			y += gap
		}
		h := f.texts[i].height(Body.face(l), max(width-2*pad, 20)) + 1.4*pad
		if put != nil {
			put(i, y, h)
		}
		y += h
	}
	return y
}

// natural is the width of the longest fact on one line, or of a column that is good to read.
func (f *Facts) natural() float32 {
	l := f.look()
	var w float32
	for i := range f.facts {
		w = max(w, f.texts[i].natural(Body.face(l)))
	}
	return min(w+1, 18*l.size(SizeBody)) + 2*l.size(SizePad)
}

func (f *Facts) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := f.look()
	pad := l.size(SizePad)
	var spots []linkSpot
	f.lay(size.Width, func(i int, y, h float32) {
		looks := box{fill: mix(l.col(ColorPanel), l.col(ColorFelt), 0.35), edge: l.col(ColorPanelEdge), stroke: 1, round: l.gap(10)}
		if f.facts[i].Warning {
			looks.edge, looks.stroke = l.col(ColorTrayEdge), 1.5
		}
		looks.paint(f.plates[i])
		place(f.plates[i], 0, y, size.Width, h)
		show(f.plates[i], true)
		s := script{face: Body.face(l), colour: l.col(ColorOnFelt), light: l.dark()}
		f.texts[i].put(f, s, pad, y+0.7*pad, size.Width-2*pad, h)
		spots = append(spots, f.texts[i].links...)
	})
	for i := len(f.facts); i < len(f.texts); i++ {
		f.texts[i].hide()
		show(f.plates[i], false)
	}
	f.links.arrange(f.host, spots)
}

func (f *Facts) least() fyne.Size {
	width := f.Size().Width
	if width == 0 {
		width = f.natural()
	}
	return fyne.NewSize(0, f.HeightFor(width))
}

func (f *Facts) parts() []fyne.CanvasObject {
	n := len(f.plates) + len(f.links.all)
	for _, b := range f.texts {
		n += len(b.all)
	}
	if n != len(f.listed) {
		f.listed = nil
		for i, b := range f.texts {
			f.listed = append(append(f.listed, f.plates[i]), b.all...)
		}
		f.listed = append(f.listed, f.links.all...)
	}
	return f.listed
}

func (f *Facts) held() []fyne.CanvasObject { return f.links.all }
