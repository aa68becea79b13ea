package widget

import "fyne.io/fyne/v2"

// Page sets a scrolled area into the middle of the window, no wider than is good to read, and buttons under it that stay in
// sight.
type Page struct {
	base
	scroll *PanScroll
	foot   *Wrap
}

// NewPage makes a page; it needs no buttons.
func NewPage(scroll *PanScroll, buttons ...fyne.CanvasObject) *Page {
	p := &Page{scroll: scroll, foot: NewWrap(Gap, buttons...)}
	p.foot.Right = true
	p.init(nil, p)
	return p
}

// pageWidth is the widest page, in units at text size 1.
const pageWidth = 900

func (p *Page) arrange(size fyne.Size) {
	l := p.look()
	pad := 2 * l.size(SizePad)
	width := min(size.Width-2*pad, pageWidth*max(1, l.scale()))
	x, bottom := (size.Width-width)/2, size.Height-pad
	var foot float32
	if !p.foot.absent() {
		foot = p.foot.HeightFor(width)
		bottom -= foot + pad
	}
	place(p.scroll, x, pad, width, bottom-pad)
	place(p.foot, x, bottom+pad, width-p.scroll.roll.bar, foot)
}

func (p *Page) least() fyne.Size           { return fyne.Size{} }
func (p *Page) parts() []fyne.CanvasObject { return []fyne.CanvasObject{p.scroll, p.foot} }
func (p *Page) held() []fyne.CanvasObject  { return p.parts() }

// Refresh arranges again and refreshes what is inside.
func (p *Page) Refresh() {
	p.base.Refresh()
	p.scroll.Refresh()
	p.foot.Refresh()
}
