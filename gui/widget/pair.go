package widget

import "fyne.io/fyne/v2"

// Pair sets two objects side by side where both have room, as a card and what there is to say about it; else the second
// goes under the first.
type Pair struct {
	base
	objects []fyne.CanvasObject
	gap     float32
}

// NewPair makes a pair with a gap, in units at text size 1. The first object gets its natural width.
func NewPair(gap float32, left, right fyne.CanvasObject) *Pair {
	p := &Pair{objects: []fyne.CanvasObject{left, right}, gap: gap}
	p.init(nil, p)
	return p
}

// pairSecond is the least width of the second object beside the first, in units at text size 1.
const pairSecond = 270

// lay places both.
func (p *Pair) lay(width float32, put func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	l := p.look()
	gap, least := l.gap(p.gap), pairSecond*max(1, l.scale())
	left, right := p.objects[0], p.objects[1]
	first := naturalWidth(left)
	if first > width-gap-least {
		// Somewhat narrower is still better than under each other.
		first = max(width-gap-least, first*0.8)
	}
	if first+gap+least > width+0.5 {
		first = min(naturalWidth(left), width)
		h, under := heightFor(left, first), heightFor(right, width)
		if put != nil {
			put(left, (width-first)/2, 0, first, h)
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
		width = naturalWidth(p.objects[0])
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
