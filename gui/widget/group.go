package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Group is a part of a form that belongs together, on a plate of its own under an icon and a title.
type Group struct {
	base
	icon  string
	plate *canvas.Rectangle
	pic   *canvas.Raster
	title block
	body  *Column
}

// NewGroup makes a group of what stands under each other, without a title yet.
func NewGroup(icon string, objects ...fyne.CanvasObject) *Group {
	g := &Group{icon: icon, plate: newRect(), pic: newPicture(), body: NewColumn(groupGap, objects...)}
	g.init(nil, g)
	return g
}

// groupGap is the space between the parts of a group, in units at text size 1.
const groupGap float32 = 12

// SetTitle changes the title.
func (g *Group) SetTitle(text string) {
	if g.title.setText(text) {
		g.Refresh()
	}
}

// groupSpread is how a group of a width is divided.
type groupSpread struct {
	pad, gap, icon    float32
	words, head, body float32
}

func (g *Group) spread(l look, width float32) groupSpread {
	p := groupSpread{pad: l.gap(14), gap: l.gap(10), icon: l.size(SizeIcon) * 1.2}
	p.words = max(20, width-2*p.pad-p.icon-p.gap)
	p.head = max(p.icon, g.title.height(Heading.face(l), p.words))
	p.body = g.body.HeightFor(width - 2*p.pad)
	return p
}

// HeightFor is the height at a width.
func (g *Group) HeightFor(width float32) float32 {
	p := g.spread(g.look(), width)
	return p.pad + p.head + p.gap + p.body + p.pad
}

func (g *Group) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := g.look()
	p := g.spread(l, size.Width)
	box{fill: mix(l.col(ColorPanel), l.col(ColorOnFelt), 0.05), edge: l.col(ColorPanelEdge), stroke: 1, round: l.gap(12)}.opaque().paint(g.plate)
	place(g.plate, 0, 0, size.Width, size.Height)
	f := Heading.face(l)
	picture(g.pic, g, iconName(g.icon, l.dark()), p.pad, p.pad+(p.head-p.icon)/2, p.icon, p.icon)
	h := g.title.height(f, p.words)
	g.title.put(g, script{face: f, colour: l.col(ColorOnFelt)}, p.pad+p.icon+p.gap, p.pad+(p.head-h)/2, p.words, h)
	place(g.body, p.pad, p.pad+p.head+p.gap, size.Width-2*p.pad, p.body)
}

func (g *Group) least() fyne.Size {
	width := g.Size().Width
	if width == 0 {
		width = g.look().size(SizeBody) * 24
	}
	return fyne.NewSize(0, g.HeightFor(width))
}

func (g *Group) parts() []fyne.CanvasObject {
	return g.collect([]fyne.CanvasObject{g.plate, g.pic, g.body}, &g.title)
}

func (g *Group) held() []fyne.CanvasObject { return []fyne.CanvasObject{g.body} }

// Refresh arranges again and refreshes what is inside.
func (g *Group) Refresh() {
	g.base.Refresh()
	g.body.Refresh()
}
