package widget

import "fyne.io/fyne/v2"

// Page sets a scrolled area into the middle of the window, no wider than is good to read.
type Page struct {
	base
	scroll *PanScroll
}

// NewPage makes a page.
func NewPage(scroll *PanScroll) *Page {
	p := &Page{scroll: scroll}
	p.init(nil, p)
	return p
}

// pageWidth is the widest page, in units at text size 1.
const pageWidth = 900

func (p *Page) arrange(size fyne.Size) {
	l := p.look()
	pad := 2 * l.size(SizePad)
	width := min(size.Width-2*pad, pageWidth*max(1, l.scale()))
	place(p.scroll, (size.Width-width)/2, pad, width, size.Height-2*pad)
}

func (p *Page) least() fyne.Size           { return fyne.Size{} }
func (p *Page) parts() []fyne.CanvasObject { return []fyne.CanvasObject{p.scroll} }
func (p *Page) held() []fyne.CanvasObject  { return p.parts() }

// Refresh arranges again and refreshes what is inside.
func (p *Page) Refresh() {
	p.base.Refresh()
	p.scroll.Refresh()
}
