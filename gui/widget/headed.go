package widget

import "fyne.io/fyne/v2"

// Headed sets a strip over what it is about, which gets the rest of the window.
type Headed struct {
	base
	head *Strip
	body fyne.CanvasObject
}

// NewHeaded makes a page with a strip.
func NewHeaded(h *Host, head *Strip, body fyne.CanvasObject) *Headed {
	p := &Headed{head: head, body: body}
	p.init(h, p)
	return p
}

func (p *Headed) arrange(size fyne.Size) {
	head := p.head.HeightFor(size.Width)
	place(p.head, 0, 0, size.Width, head)
	place(p.body, 0, head, size.Width, size.Height-head)
}

func (p *Headed) least() fyne.Size           { return fyne.Size{} }
func (p *Headed) parts() []fyne.CanvasObject { return []fyne.CanvasObject{p.head, p.body} }
func (p *Headed) held() []fyne.CanvasObject  { return p.parts() }

// Refresh arranges again and refreshes what is inside.
func (p *Headed) Refresh() {
	p.base.Refresh()
	p.head.Refresh()
	p.body.Refresh()
}
