package widget

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// playersPool is the overlord's threat as a token with its number, large, and the facedown cards as a pile with theirs.
type playersPool struct {
	base
	view          view.PlayersBoard
	token         *canvas.Raster
	number, count *canvas.Text
	label, pile   block
	on            block
	backs         []*canvas.Raster
	edges         []*canvas.Rectangle
	seat          *canvas.Rectangle
	fixed         []fyne.CanvasObject
}

// pileBacks is as many backs as are drawn of a pile.
const pileBacks = 3

func newPlayersPool(h *Host) *playersPool {
	p := &playersPool{token: newPicture(), number: newText(), count: newText(), seat: newRect()}
	p.fixed = []fyne.CanvasObject{p.token, p.number}
	for range pileBacks {
		back, edge := newPicture(), newRect()
		p.backs, p.edges = append(p.backs, back), append(p.edges, edge)
		p.fixed = append(p.fixed, back, edge)
	}
	p.fixed = append(p.fixed, p.seat, p.count)
	p.init(h, p)
	return p
}

func (p *playersPool) set(v view.PlayersBoard) {
	changed := p.label.setText(v.ThreatLabel)
	changed = p.pile.setText(v.Facedown) || changed
	changed = p.on.setText(v.OnFacedown) || changed
	if changed || v.Threat != p.view.Threat || v.Pile != p.view.Pile || v.Deck != p.view.Deck {
		p.view = v
		p.Refresh()
	}
}

func (p *playersPool) absent() bool { return p.view.Deck == "" }

// poolParts is how the pool is divided: token and pile under each other, or side by side where it is wide.
type poolParts struct {
	gap, side float32
	number    face
	back      fyne.Size
	beside    bool
	// digits is the width of the number with the space before it.
	digits, words float32
	token, pile   float32
}

func (p *playersPool) divide(l look, width float32) poolParts {
	s := l.scale()
	d := poolParts{gap: l.gap(10), side: 74 * s, back: fyne.NewSize(74*s, 102*s)}
	d.number = serifFace(half(72 * s))
	for d.number.size > 8 && d.number.width(p.text()) > width-d.side-l.gap(8) {
		d.number.size -= 2
	}
	d.digits = l.gap(8) + d.number.width(p.text())
	d.beside = width > 2.2*playersSide*s
	d.words = width
	if d.beside {
		d.words = (width-d.gap)/2 - d.threat() - d.gap
	}
	strong, small := bold(l.size(SizeBody)), sans(l.size(SizeBody))
	d.token = p.label.height(strong, d.words)
	d.pile = p.pile.height(strong, d.words) + p.on.height(small, d.words)
	return d
}

// threat is the width of the token with its number.
func (d poolParts) threat() float32 { return d.side + d.digits }

// head is the height of the token and its number.
func (d poolParts) head() float32 { return max(d.side, d.number.height()) }

func (p *playersPool) text() string { return strconv.Itoa(p.view.Threat) }

// HeightFor is the height at a width.
func (p *playersPool) HeightFor(width float32) float32 {
	l := p.look()
	d := p.divide(l, width)
	if d.beside {
		return max(d.head(), d.token, d.back.Height+pileStep*pileBacks, d.pile)
	}
	h := d.head() + d.token
	if p.view.Pile > 0 {
		h += d.gap + d.back.Height + l.gap(pileStep)*pileBacks + d.pile
	}
	return h
}

// pileStep is how far the backs of a pile lie apart, in units at text size 1.
const pileStep = 5

func (p *playersPool) arrange(size fyne.Size) {
	if size.Width < 40 {
		return
	}
	l := p.look()
	d := p.divide(l, size.Width)
	if p.view.Deck == "" {
		for _, o := range p.fixed {
			show(o, false)
		}
		for _, b := range []*block{&p.label, &p.pile, &p.on} {
			b.hide()
		}
		return
	}
	strong := script{face: bold(l.size(SizeBody)), colour: l.col(ColorOnFelt), centre: !d.beside}
	if d.beside {
		p.drawToken(l, d, 0, (size.Height-d.side)/2)
		p.label.put(p, strong, d.threat()+d.gap, (size.Height-d.token)/2, d.words, size.Height)
		x := (size.Width + d.gap) / 2
		p.drawPile(l, d, x, (size.Height-d.back.Height)/2-l.gap(pileStep))
		y := (size.Height - d.pile) / 2
		x += d.back.Width + 2*d.gap
		y += p.pile.put(p, strong, x, y, d.words, size.Height)
		p.on.put(p, p.plain(l, false), x, y, d.words, size.Height)
		return
	}
	p.drawToken(l, d, (size.Width-d.threat())/2, (d.head()-d.side)/2)
	y := d.head()
	y += p.label.put(p, strong, 0, y, size.Width, size.Height) + d.gap
	p.drawPile(l, d, (size.Width-d.back.Width)/2, y)
	y += d.back.Height + l.gap(pileStep)*pileBacks
	y += p.pile.put(p, strong, 0, y, size.Width, size.Height)
	p.on.put(p, p.plain(l, true), 0, y, size.Width, size.Height)
}

func (p *playersPool) plain(l look, centre bool) script {
	return script{face: sans(l.size(SizeBody)), colour: l.col(ColorOnFelt), centre: centre}
}

// drawToken draws the threat: the number stands beside the token.
func (p *playersPool) drawToken(l look, d poolParts, x, y float32) {
	picture(p.token, p, "token-threat", x, y, d.side, d.side)
	show(p.number, true)
	write(p.number, p.text(), d.number, l.col(ColorThreat))
	place(p.number, x+d.threat()-d.number.width(p.text()), y+(d.side-d.number.height())/2, d.number.width(p.text()), d.number.height())
}

// drawPile draws the backs of the facedown cards and how many there are.
func (p *playersPool) drawPile(l look, d poolParts, x, y float32) {
	step := l.gap(pileStep)
	px, py := pixels(p, d.back)
	n := min(p.view.Pile, pileBacks)
	for i, back := range p.backs {
		show(p.edges[i], i < n)
		if i >= n {
			show(back, false)
			continue
		}
		bx, by := x+step*float32(i-1), y+step*float32(n-1-i)
		pictureOf(back, drawnOf(cover{"card-back-" + string(p.view.Deck), px, py, l.gap(7) * scaleOf(p)}), bx, by, d.back.Width, d.back.Height)
		ring(l.col(ColorBrass), 1.5, l.gap(7)).paint(p.edges[i])
		place(p.edges[i], bx, by, d.back.Width, d.back.Height)
	}
	show(p.seat, n > 0)
	show(p.count, n > 0)
	if n == 0 {
		return
	}
	text := strconv.Itoa(p.view.Pile)
	f := serifFace(half(l.size(SizeHuge) * 0.8))
	side := f.height() * 1.05
	bx, by := x+step*float32(n-2)+(d.back.Width-side)/2, y+(d.back.Height-side)/2
	box{fill: rgba(0x0a0c0b, 0xd8), edge: l.col(ColorBrass), stroke: 2, round: side / 2}.paint(p.seat)
	place(p.seat, bx, by, side, side)
	write(p.count, text, f, l.col(ColorIvory))
	place(p.count, bx+(side-f.width(text))/2, by+(side-f.height())/2, f.width(text), f.height())
}

func (p *playersPool) least() fyne.Size { return fyne.NewSize(1, 1) }

func (p *playersPool) parts() []fyne.CanvasObject {
	return p.collect(p.fixed, &p.label, &p.pile, &p.on)
}
