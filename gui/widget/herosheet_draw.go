package widget

import (
	"strconv"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
)

func (s *HeroSheet) arrange(size fyne.Size) {
	if size.Width < 40 {
		return
	}
	l := s.look()
	p := s.spread(l, size.Width)
	s.drawPlate(l, size)
	x := p.pad
	if p.side > 0 {
		s.drawPortrait(l, p)
		x += p.side + p.gap
	} else {
		show(s.disc, false)
		show(s.portrait, false)
	}
	s.drawWords(l, p, x)
	if p.defeated > 0 {
		place(s.defeated, size.Width-p.pad-p.defeated, p.pad, p.defeated, l.size(SizeTarget))
	}
	s.drawRow(l, p, size)
	s.drawLight(l, size)
	s.focusRing(size, l.gap(12))
}

func (s *HeroSheet) drawPlate(l look, size fyne.Size) {
	b := box{fill: l.col(ColorPanel), edge: l.col(ColorPanelEdge), stroke: 1.5, round: l.gap(12)}
	switch {
	case s.light == view.Lit:
		b.edge, b.stroke = l.col(ColorGlow), 3.5
	case s.light == view.Over:
		b.edge, b.stroke = l.col(ColorOver), 5
	case s.hovered:
		b.edge = l.col(ColorMuted)
	}
	b.paint(s.plate)
	place(s.plate, 0, 0, size.Width, size.Height)
	glow := s.light == view.Lit || s.light == view.Over
	show(s.halo, glow)
	if glow {
		box{fill: faded(l.col(ColorGlow), 0.3), round: l.gap(14)}.paint(s.halo)
		place(s.halo, -4, -4, size.Width+8, size.Height+8)
	}
}

func (s *HeroSheet) drawPortrait(l look, p spread) {
	show(s.disc, true)
	box{fill: l.col(ColorParchment), edge: l.col(ColorBrass), stroke: 2, round: p.side / 2}.paint(s.disc)
	place(s.disc, p.pad, p.pad, p.side, p.side)
	in := p.side * 0.12
	picture(s.portrait, s, "hero-"+strconv.Itoa(s.view.Portrait), p.pad+in, p.pad+in, p.side-2*in, p.side-2*in)
}

func (s *HeroSheet) drawWords(l look, p spread, x float32) {
	y := p.pad + (p.top-p.lines)/2
	y += s.name.put(s, script{face: s.nameFace(l), colour: l.col(ColorOnFelt)}, x, y, p.words, p.nameHeight+1)
	strong := bold(l.size(SizeSmall))
	show(s.flag, len(s.marker.paragraphs) > 0)
	if len(s.marker.paragraphs) > 0 {
		side := l.size(SizeSmall) * 1.4
		picture(s.flag, s, iconName("flag", l.dark()), x, y+(strong.height()-side)/2, side, side)
		y += s.marker.put(s, script{face: strong, colour: l.col(ColorThreat)}, x+l.size(SizeSmall)*1.6, y, p.words-l.size(SizeSmall)*1.6, p.top)
	} else {
		s.marker.hide()
	}
	s.holds.put(s, script{face: strong, colour: l.col(ColorOnFelt)}, x, y, p.words, p.top)
}

// drawRow draws tokens and abilities; without tokens, an empty place for one.
func (s *HeroSheet) drawRow(l look, p spread, size fyne.Size) {
	target := l.size(SizeTarget)
	y := p.pad + p.top + p.gap
	top := y
	if !p.stacked {
		top += (p.row - target) / 2
	}
	show(s.rack, s.view.Fortune > 0)
	place(s.rack, p.pad, top, p.tokens, target)
	if s.view.Fortune == 0 {
		faintPicture(s.none, s, FortuneToken.drawing(), placeFaint, p.pad, top, target, target)
	} else {
		show(s.none, false)
	}
	for _, b := range s.abilities {
		b.strip(p.bare)
	}
	if p.stacked {
		flowRows(s.buttons, size.Width-2*p.pad, p.gap, false, func(o fyne.CanvasObject, bx, by, bw, bh float32) {
			place(o, p.pad+bx, y+target+p.gap+by, bw, bh)
		})
		return
	}
	x := size.Width - p.pad
	for i := len(p.buttons) - 1; i >= 0; i-- {
		if p.buttons[i] > 0 {
			x -= p.buttons[i]
			place(s.abilities[i], x, y, p.buttons[i], p.row)
			x -= p.gap
		}
	}
}

func (s *HeroSheet) drawLight(l look, size fyne.Size) {
	show(s.dim, s.light == view.Dimmed)
	if s.light == view.Dimmed {
		box{fill: faded(l.col(ColorFelt), 0.62), round: l.gap(12)}.paint(s.dim)
		place(s.dim, 0, 0, size.Width, size.Height)
	}
	badge := s.badge != "" && s.light != view.Unlit
	show(s.label, badge)
	show(s.labelText, badge)
	if !badge {
		return
	}
	f := bold(l.size(SizeBody) * 1.2)
	w, h := f.width(s.badge)+20, f.height()+8
	box{fill: l.col(ColorGold), edge: l.col(ColorGoldEdge), stroke: 2, round: h / 2}.paint(s.label)
	place(s.label, (size.Width-w)/2, (size.Height-h)/2, w, h)
	write(s.labelText, s.badge, f, l.col(ColorOnGold))
	place(s.labelText, (size.Width-w)/2+10, (size.Height-h)/2+4, w-20, f.height())
}
