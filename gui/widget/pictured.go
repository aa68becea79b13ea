package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Pictured sets a drawing in a round frame before an object, as a hero's portrait before the hero's name.
type Pictured struct {
	base
	drawing string
	disc    *canvas.Rectangle
	pic     *canvas.Raster
	objects []fyne.CanvasObject
}

// NewPictured makes an object with a drawing by the name of its asset; see SetPicture.
func NewPictured(drawing string, o fyne.CanvasObject) *Pictured {
	p := &Pictured{drawing: drawing, disc: newRect(), pic: newPicture()}
	p.objects = []fyne.CanvasObject{p.disc, p.pic, o}
	p.init(nil, p)
	return p
}

// SetPicture changes the drawing.
func (p *Pictured) SetPicture(drawing string) {
	if drawing != p.drawing {
		p.drawing = drawing
		p.Refresh()
	}
}

func (p *Pictured) inner() fyne.CanvasObject { return p.objects[2] }

// lead is the width of the picture and the gap after it.
func (p *Pictured) lead(l look) float32 { return l.size(SizeTarget) + l.gap(12) }

// HeightFor is the height at a width.
func (p *Pictured) HeightFor(width float32) float32 {
	l := p.look()
	return max(l.size(SizeTarget), heightFor(p.inner(), width-p.lead(l)))
}

func (p *Pictured) natural() float32 { return p.lead(p.look()) + naturalWidth(p.inner()) }

func (p *Pictured) absent() bool { return !taken(p.inner()) }

func (p *Pictured) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := p.look()
	side, lead := l.size(SizeTarget), p.lead(l)
	box{fill: l.col(ColorParchment), edge: l.col(ColorBrass), stroke: 2, round: side / 2}.paint(p.disc)
	place(p.disc, 0, 0, side, side)
	in := side * 0.14
	picture(p.pic, p, p.drawing, in, in, side-2*in, side-2*in)
	h := heightFor(p.inner(), size.Width-lead)
	place(p.inner(), lead, max(0, (side-h)/2), size.Width-lead, h)
}

func (p *Pictured) least() fyne.Size {
	width := p.Size().Width
	if width == 0 {
		width = p.natural()
	}
	return fyne.NewSize(0, p.HeightFor(width))
}

func (p *Pictured) parts() []fyne.CanvasObject { return p.objects }
func (p *Pictured) held() []fyne.CanvasObject  { return p.objects[2:] }

// Refresh arranges again and refreshes what is inside.
func (p *Pictured) Refresh() {
	p.base.Refresh()
	p.inner().Refresh()
}
