package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// playersHead says whose turn it is, as large as there is room for, and where the campaign is.
type playersHead struct {
	base
	view                        view.PlayersBoard
	plate, line                 *canvas.Rectangle
	sign                        *canvas.Raster
	campaign, now, quest, place block
	medal                       *canvas.Rectangle
	round                       *canvas.Text
	label                       block
	fixed                       []fyne.CanvasObject
}

func newPlayersHead(h *Host) *playersHead {
	p := &playersHead{plate: newRect(), line: newRect(), sign: newPicture(), medal: newRect(), round: newText()}
	p.fixed = []fyne.CanvasObject{p.plate, p.line, p.sign, p.medal, p.round}
	p.init(h, p)
	return p
}

func (p *playersHead) set(v view.PlayersBoard) {
	changed := p.campaign.setText(v.Campaign)
	changed = p.now.setText(v.Happening) || changed
	changed = p.quest.setText(v.Quest) || changed
	changed = p.place.setText(v.Place) || changed
	changed = p.label.setText(v.RoundLabel) || changed
	if changed || v.Turn != p.view.Turn || v.Round != p.view.Round {
		p.view = v
		p.Refresh()
	}
}

// The faces of the head.
func (p *playersHead) nowFace(l look) face   { return serifFace(half(l.size(SizeTitle) * 1.45)) }
func (p *playersHead) questFace(l look) face { return serifFace(half(l.size(SizeHeading) * 1.15)) }
func (p *playersHead) smallFace(l look) face { return sans(l.size(SizeBody)) }
func (p *playersHead) medalFace(l look) face { return serifFace(half(l.size(SizeHuge) * 0.74)) }
func (p *playersHead) labelFace(l look) face { return sans(l.size(SizeSmall)) }

// headParts is how a head of a width is divided.
type headParts struct {
	pad, gap, sign float32
	medal          float32
	left, right    float32
	now, quest     float32
	// under: where the campaign is stands under whose turn it is.
	under bool
}

func (p *playersHead) divide(l look, width float32) headParts {
	d := headParts{pad: l.gap(16), gap: l.gap(12)}
	small := p.smallFace(l)
	room := width - 2*d.pad
	if p.view.Round != "" {
		d.medal = round(p.medalFace(l).height() + p.labelFace(l).height() + l.gap(14))
		room -= d.medal + d.gap
	}
	if p.view.Turn != view.NobodysTurn {
		d.sign = p.nowFace(l).height() + small.height()*0.6
		room -= d.sign + d.gap
	}
	want := max(p.quest.natural(p.questFace(l)), p.place.natural(small)) + 1
	d.left, d.right = room-want-d.gap, want
	if d.left < p.now.natural(p.nowFace(l)) {
		d.under = true
		d.left, d.right = room, room
	}
	d.now = p.campaign.height(small, d.left) + p.now.height(p.nowFace(l), d.left)
	d.quest = p.quest.height(p.questFace(l), d.right) + p.place.height(small, d.right)
	return d
}

// HeightFor is the height at a width.
func (p *playersHead) HeightFor(width float32) float32 {
	l := p.look()
	d := p.divide(l, width)
	h := max(d.now, d.quest)
	if d.under {
		h = d.now + d.quest
	}
	return round(max(h, d.medal, d.sign) + 2*l.gap(8))
}

func (p *playersHead) arrange(size fyne.Size) {
	if size.Width < 40 {
		return
	}
	l := p.look()
	d := p.divide(l, size.Width)
	box{fill: l.col(ColorBar)}.paint(p.plate)
	place(p.plate, 0, 0, size.Width, size.Height)
	edge := l.col(ColorBrass)
	if p.view.Turn == view.OverlordTurn {
		edge = l.col(ColorTrayEdge)
	}
	box{fill: edge}.paint(p.line)
	place(p.line, 0, size.Height-2.5, size.Width, 2.5)
	x := d.pad
	p.drawSign(d, x, size.Height)
	if d.sign > 0 {
		x += d.sign + d.gap
	}
	high := d.now
	if d.under {
		high += d.quest
	}
	y := (size.Height - high) / 2
	muted, ink := l.col(ColorMuted), l.col(ColorOnFelt)
	y += p.campaign.put(p, script{face: p.smallFace(l), colour: muted}, x, y, d.left, size.Height)
	now := ink
	if p.view.Turn == view.OverlordTurn {
		now = l.col(ColorThreat)
	}
	y += p.now.put(p, script{face: p.nowFace(l), colour: now}, x, y, d.left, size.Height)
	if !d.under {
		x, y = x+d.left+d.gap, (size.Height-d.quest)/2
	}
	y += p.quest.put(p, script{face: p.questFace(l), colour: ink, right: !d.under}, x, y, d.right, size.Height)
	p.place.put(p, script{face: p.smallFace(l), colour: muted, right: !d.under}, x, y, d.right, size.Height)
	p.drawMedal(l, d, size)
}

// drawSign draws the side whose turn it is: a threat token, or a hero.
func (p *playersHead) drawSign(d headParts, x, height float32) {
	name := "token-threat"
	if p.view.Turn == view.HeroesTurn {
		name = "token-hero"
	}
	if d.sign == 0 {
		show(p.sign, false)
		return
	}
	picture(p.sign, p, name, x, (height-d.sign)/2, d.sign, d.sign)
}

// drawMedal draws the number of the round.
func (p *playersHead) drawMedal(l look, d headParts, size fyne.Size) {
	show(p.medal, d.medal > 0)
	show(p.round, d.medal > 0)
	if d.medal == 0 {
		p.label.hide()
		return
	}
	x, y := size.Width-d.pad-d.medal, (size.Height-d.medal)/2
	box{fill: l.col(ColorParchment), edge: l.col(ColorBrass), stroke: 3, round: d.medal / 2}.paint(p.medal)
	place(p.medal, x, y, d.medal, d.medal)
	small, number := p.labelFace(l), p.medalFace(l)
	wide := number.width(p.view.Round)
	high := number.height() + small.height()
	write(p.round, p.view.Round, number, l.col(ColorInk))
	place(p.round, x+(d.medal-wide)/2, y+(d.medal-high)/2, wide, number.height())
	p.label.put(p, script{face: small, colour: l.col(ColorInkSoft), centre: true}, x, y+(d.medal+high)/2-small.height(), d.medal, small.height()+1)
}

func (p *playersHead) least() fyne.Size { return fyne.NewSize(1, 1) }

func (p *playersHead) parts() []fyne.CanvasObject {
	return p.collect(p.fixed, &p.campaign, &p.now, &p.quest, &p.place, &p.label)
}
