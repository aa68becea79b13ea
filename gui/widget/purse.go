package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// purse is the experience points and what they, and a rumor, can be changed into.
type purse struct {
	base
	count    string
	number   *canvas.Text
	pic      *canvas.Raster
	point    *rack
	label    block
	exchange *Button
	rumor    *Button
	buttons  []fyne.CanvasObject
	fixed    []fyne.CanvasObject
}

func newPurse(h *Host, onExchange, onRumor func()) *purse {
	p := &purse{number: newText(), pic: newPicture(), exchange: NewButton(h, onExchange), rumor: NewButton(h, onRumor)}
	p.point = newRack(h, PointToken)
	p.point.side = func(l look) float32 { return l.size(SizeTarget) }
	p.buttons = []fyne.CanvasObject{p.rumor, p.exchange}
	p.fixed = []fyne.CanvasObject{p.number, p.pic, p.point, p.rumor, p.exchange}
	p.init(h, p)
	return p
}

func (p *purse) set(v view.Tray) {
	p.count = v.XP
	p.label.setText(v.XPLabel)
	p.point.set(count(v.Point))
	show(p.point, v.Point)
	p.exchange.Set(v.Exchange)
	p.rumor.Set(v.Rumor)
	p.Refresh()
}

func count(one bool) int {
	if one {
		return 1
	}
	return 0
}

// SetPan is for PanScroll.
func (p *purse) SetPan(s *PanScroll) {
	p.exchange.SetPan(s)
	p.rumor.SetPan(s)
}

// points is the width of the experience points with picture and label.
func (p *purse) points(l look) float32 {
	if p.count == "" {
		return 0
	}
	return p.labelLeft(l) + longestWord(&p.label, Small.face(l))
}

func (p *purse) labelLeft(l look) float32 {
	return p.sign(l) + l.gap(4) + Number.face(l).width(p.count) + l.gap(6)
}

// sign is the width of the star, or of the coin that can be taken.
func (p *purse) sign(l look) float32 {
	if p.point.count > 0 {
		return l.size(SizeTarget)
	}
	return l.size(SizeIcon) * 1.3
}

func (p *purse) natural() float32 {
	l := p.look()
	w := p.points(l)
	for _, b := range p.buttons {
		if taken(b) {
			if w > 0 {
				w += l.gap(Gap)
			}
			w += naturalWidth(b)
		}
	}
	return w
}

// lay places points and buttons in rows.
func (p *purse) lay(width float32, put func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	l := p.look()
	target, gap := l.size(SizeTarget), l.gap(Gap)
	left := p.points(l)
	if left > 0 {
		left += gap
	}
	if p.natural() <= width+0.5 {
		return max(target, flowRows(p.buttons, width-left, gap, true, func(o fyne.CanvasObject, x, y, w, h float32) {
			if put != nil {
				put(o, left+x, y, w, h)
			}
		}))
	}
	top := float32(0)
	if left > 0 {
		top = target + gap
	}
	return top + flowRows(p.buttons, width, gap, false, func(o fyne.CanvasObject, x, y, w, h float32) {
		if put != nil {
			put(o, x, top+y, w, h)
		}
	})
}

// HeightFor is the height at a width.
func (p *purse) HeightFor(width float32) float32 { return p.lay(width, nil) }

func (p *purse) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := p.look()
	p.lay(size.Width, place)
	target := l.size(SizeTarget)
	show(p.number, p.count != "")
	if p.count == "" {
		show(p.pic, false)
		p.label.hide()
		return
	}
	side := p.sign(l)
	if p.point.count > 0 {
		show(p.pic, false)
		place(p.point, 0, 0, target, target)
	} else {
		picture(p.pic, p, iconName("xp", l.dark()), 0, (target-side)/2, side, side)
	}
	number, small := Number.face(l), Small.face(l)
	write(p.number, p.count, number, l.col(ColorOnFelt))
	place(p.number, side+l.gap(4), (target-number.height())/2, number.width(p.count), number.height())
	room := longestWord(&p.label, small)
	h := p.label.height(small, room)
	p.label.put(p, script{face: small, colour: l.col(ColorMuted)}, p.labelLeft(l), (target-h)/2, room, h)
}

func (p *purse) least() fyne.Size           { return fyne.NewSize(0, 0) }
func (p *purse) parts() []fyne.CanvasObject { return p.collect(p.fixed, &p.label) }
func (p *purse) held() []fyne.CanvasObject  { return p.fixed[2:] }
