package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// PlayersRest is what the players' window shows while no campaign is open: a picture with a name under it.
type PlayersRest struct {
	base
	pic       *canvas.Raster
	rim       *canvas.Rectangle
	name, sub block
	fixed     []fyne.CanvasObject
}

// NewPlayersRest makes the picture.
func NewPlayersRest(h *Host) *PlayersRest {
	p := &PlayersRest{pic: newPicture(), rim: newRect()}
	p.fixed = []fyne.CanvasObject{p.pic, p.rim}
	p.init(h, p)
	return p
}

// Set changes the words.
func (p *PlayersRest) Set(name, sub string) {
	changed := p.name.setText(name)
	if p.sub.setText(sub) || changed {
		p.Refresh()
	}
}

func (p *PlayersRest) arrange(size fyne.Size) {
	if size.Width < 40 || size.Height < 40 {
		return
	}
	l := p.look()
	name, sub := serifFace(half(l.size(SizeHuge))), sans(l.size(SizeHeading))
	room := size.Width - 2*l.gap(16)
	words := p.name.height(name, room) + p.sub.height(sub, room)
	width := min(size.Width*0.72, (size.Height-words)*0.72*3)
	high := width / 3
	px, py := pixels(p, fyne.NewSize(width, high))
	y := (size.Height - high - words - l.gap(20)) / 2
	pictureOf(p.pic, drawnOf(cover{"start-hero", px, py, l.gap(16) * scaleOf(p)}), (size.Width-width)/2, y, width, high)
	ring(l.col(ColorBrass), 3, l.gap(16)).paint(p.rim)
	place(p.rim, (size.Width-width)/2, y, width, high)
	y += high + l.gap(20)
	y += p.name.put(p, script{face: name, colour: l.col(ColorOnFelt), centre: true}, l.gap(16), y, room, size.Height)
	p.sub.put(p, script{face: sub, colour: l.col(ColorMuted), centre: true}, l.gap(16), y, room, size.Height)
}

func (p *PlayersRest) least() fyne.Size           { return fyne.NewSize(0, 0) }
func (p *PlayersRest) parts() []fyne.CanvasObject { return p.collect(p.fixed, &p.name, &p.sub) }
