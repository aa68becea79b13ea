package widget

import "fyne.io/fyne/v2"

// Pair sets two objects side by side where both have room, as a card and what there is to say about it; else the second
// goes under the first.
type Pair struct {
	base
	objects []fyne.CanvasObject
	// First is the width of the first one and Second the least width of the other, in units at text size 1.
	First, Second float32
}

// NewPair makes a pair for a first object of a width in units at text size 1.
func NewPair(first float32, left, right fyne.CanvasObject) *Pair {
	p := &Pair{objects: []fyne.CanvasObject{left, right}, First: first, Second: 280}
	p.init(nil, p)
	return p
}

// lay places both; the widths grow with the text.
func (p *Pair) lay(width float32, put func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	l := p.look()
	s, gap := max(1, l.scale()), l.gap(16)
	left, right := p.objects[0], p.objects[1]
	first := p.First * s
	if first+gap+p.Second*s > width {
		first = width
		h := heightFor(left, first)
		under := heightFor(right, width)
		if put != nil {
			put(left, 0, 0, first, h)
			put(right, 0, h+gap, width, under)
		}
		return h + gap + under
	}
	h, beside := heightFor(left, first), heightFor(right, width-first-gap)
	if put != nil {
		put(left, 0, 0, first, h)
		put(right, first+gap, 0, width-first-gap, beside)
	}
	return max(h, beside)
}

// HeightFor is the height at a width.
func (p *Pair) HeightFor(width float32) float32 { return p.lay(width, nil) }

func (p *Pair) arrange(size fyne.Size) {
	if size.Width > 0 {
		p.lay(size.Width, place)
	}
}

func (p *Pair) least() fyne.Size {
	width := p.Size().Width
	if width == 0 {
		width = p.First
	}
	return fyne.NewSize(0, p.HeightFor(width))
}

func (p *Pair) parts() []fyne.CanvasObject { return p.objects }
func (p *Pair) held() []fyne.CanvasObject  { return p.objects }

// Refresh arranges again and refreshes what is inside.
func (p *Pair) Refresh() {
	p.base.Refresh()
	for _, o := range p.objects {
		o.Refresh()
	}
}
