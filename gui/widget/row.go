package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// Row is a campaign in the list of the start page: its deck's emblem, its name and facts, its threat.
type Row struct {
	touch
	view   view.CampaignRow
	plate  *canvas.Rectangle
	emblem *canvas.Image
	name   block
	facts  block
	threat block
}

// NewRow makes a row.
func NewRow(h *Host, onTap func()) *Row {
	r := &Row{plate: newRect(), emblem: newPicture()}
	r.touch.init(h, r, onTap)
	return r
}

// Set changes what the row says.
func (r *Row) Set(v view.CampaignRow) {
	if r.view == v {
		return
	}
	r.view = v
	r.name.setText(v.Name)
	r.facts.setText(v.Facts)
	r.threat.setText(v.Threat)
	r.Refresh()
}

// Describe is the campaign's name.
func (r *Row) Describe() string { return r.view.Name }

func (r *Row) emblemSide(l look) float32 { return l.size(SizeToken) }

func (r *Row) textWidth(l look, width float32) float32 {
	return max(20, width-r.emblemSide(l)-4*l.size(SizePad)-l.size(SizeIcon))
}

// HeightFor is the height at a width.
func (r *Row) HeightFor(width float32) float32 {
	l := r.look()
	w := r.textWidth(l, width)
	h := r.name.height(Heading.face(l), w) + r.facts.height(Body.face(l), w) + r.threat.height(Strong.face(l), w)
	return max(r.emblemSide(l), h) + 2*l.size(SizePad)
}

func (r *Row) arrange(size fyne.Size) {
	l := r.look()
	pad := l.size(SizePad)
	fill := l.col(ColorPanel)
	if r.hovered {
		fill = mix(fill, l.col(ColorOnFelt), 0.08)
	}
	box{fill: fill, edge: l.col(ColorPanelEdge), stroke: 1.5, round: 12}.paint(r.plate)
	place(r.plate, 0, 0, size.Width, size.Height)
	side := r.emblemSide(l)
	if r.view.Deck != "" {
		picture(r.emblem, r, "emblem-"+string(r.view.Deck), pad, (size.Height-side)/2, side, side)
	} else {
		show(r.emblem, false)
	}
	x, w := side+2*pad, r.textWidth(l, size.Width)
	y := pad
	put := func(b *block, s TextStyle) {
		f := s.face(l)
		h := b.height(f, w)
		b.put(r, script{face: f, colour: l.col(s.colour())}, x, y, w, h)
		y += h
	}
	put(&r.name, Heading)
	put(&r.facts, Muted)
	put(&r.threat, Strong)
	r.focusRing(size, 12)
}

func (r *Row) least() fyne.Size { return fyne.NewSize(0, r.HeightFor(max(r.Size().Width, 240))) }

func (r *Row) parts() []fyne.CanvasObject {
	all := append([]fyne.CanvasObject{r.plate, r.emblem}, r.name.all...)
	all = append(append(all, r.facts.all...), r.threat.all...)
	return append(all, r.ring)
}
