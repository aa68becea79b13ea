package widget

import (
	"image/color"
	"math"
	"strconv"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
)

// plan is how a card of a size is divided: faces, and how high everything would be.
type plan struct {
	l                                  look
	x, y, w, h                         float32
	pad                                float32
	name, small, text, big, cost, foot face
	nameWidth                          float32
	nameHeight                         float32
	// needs is the height for all of the text.
	needs float32
}

// grow are the factors tried for a card's text, largest first.
var grow = []float32{1.6, 1.4, 1.25, 1.12, 1, 0.93}

// planKey is what a plan depends on, besides the card.
type planKey struct {
	size  fyne.Size
	theme fyne.Theme
	most  float32
}

// plan chooses the largest text with which all of the ability fits; the usual one where none does.
func (c *Card) plan(l look, size fyne.Size) plan {
	key := planKey{size, l.th, c.most}
	if c.planOf == key {
		return c.planned
	}
	c.planOf = key
	if c.Large {
		c.planned = c.planAt(l, size, 1.25)
		return c.planned
	}
	c.planned = c.planAt(l, size, c.bestUpTo(l, size, c.most))
	return c.planned
}

// best is the greatest factor with which all of the text fits, or 1.
func (c *Card) best(size fyne.Size) float32 { return c.bestUpTo(c.look(), size, 9) }

func (c *Card) bestUpTo(l look, size fyne.Size, most float32) float32 {
	for _, k := range grow {
		if k > most {
			continue
		}
		p := c.planAt(l, size, k)
		if p.needs <= size.Height && (k <= 1 || !c.text.hyphenated(p.text, p.w-2*p.pad) && !c.moment.hyphenated(p.small, p.w-2*p.pad)) {
			return k
		}
	}
	return 1
}

// setMost bounds the factor for the text.
func (c *Card) setMost(most float32) {
	if c.most != most {
		c.most = most
		c.Refresh()
	}
}

// planAt divides a card for a factor of its text. Name and costs follow the card's width alone, so that they look the same
// on all cards.
func (c *Card) planAt(l look, size fyne.Size, k float32) plan {
	p := plan{l: l, x: glowRoom, y: glowRoom, w: size.Width - 2*glowRoom, h: size.Height - 2*glowRoom}
	wide := max(0.85, min(1.5, p.w/(l.scale()*160)))
	if c.Large {
		wide = 1.45
	}
	if c.view.Exhausted && !c.Large {
		p.x, p.y, p.w, p.h = p.x+4, p.y+7, p.w-4, p.h-7
	}
	p.pad = round(min(l.gap(11), p.w*0.07) * float32(math.Sqrt(float64(wide))))
	p.small = bold(half(l.size(SizeSmall) * (0.3*wide + 0.7*k) * 0.97))
	p.text = sans(l.size(SizeCardText) * k)
	p.foot = sans(half(l.size(SizeSmall) * (0.6 + 0.4*wide) * 0.93))
	p.big = serifFace(half(l.size(SizeCost) * (0.4 + 0.6*wide)))
	p.cost = serifFace(half(p.big.size * 0.8))
	p.nameWidth = p.w - 2*p.pad
	if c.view.Purchase != "" {
		p.nameWidth -= p.cost.width(c.view.Purchase) + p.pad*0.6
	}
	p.name = c.nameFace(l, p.nameWidth, 0.15+0.85*wide)
	inner := p.w - 2*p.pad
	p.nameHeight = max(c.name.height(p.name, p.nameWidth), p.cost.height()*0.92)
	p.needs = 2*glowRoom + p.pad*0.7 + p.nameHeight + 5
	if c.view.Exhausted && !c.Large {
		p.needs += 7
	}
	if len(c.other.paragraphs) > 0 {
		p.needs += c.other.height(p.foot, inner)
	}
	if len(c.status.paragraphs) > 0 {
		p.needs += c.status.height(p.small, inner-c.markRoom(p)) + 3
	}
	if c.view.Faceup {
		p.needs += c.moment.height(p.small, inner) + 2 + c.text.height(p.text, inner)
	}
	foot := min(c.footer.height(p.foot, inner-p.big.width(c.view.Trigger)-6), 2*p.foot.height())
	p.needs += max(p.big.height()*0.93, foot+p.pad*0.2) + p.pad*0.4
	if c.hasCounters() {
		p.needs += p.counterSide() + 8
	}
	return p
}

// nameFace is the largest face with which the name takes two lines and no word is broken.
func (c *Card) nameFace(l look, width, k float32) face {
	f := serifFace(half(l.size(SizeCardName) * k))
	least := f.size * 0.7
	for ; f.size > least; f.size -= 0.5 {
		if len(c.name.layLines(f, width)) <= 2 && !c.name.hyphenated(f, width) {
			break
		}
	}
	return f
}

func (p plan) counterSide() float32 { return p.text.height() * 1.35 }

func (c *Card) hasCounters() bool {
	return c.view.Tokens+c.view.Reminders+c.view.Counters > 0 || c.view.Assigned != ""
}

// markRoom is the room for the emblem of a turned or facedown card before the status.
func (c *Card) markRoom(p plan) float32 {
	if c.markIcon() == "" {
		return 0
	}
	return p.small.size*1.3 + 4
}

func (c *Card) markIcon() string {
	switch {
	case len(c.status.paragraphs) == 0:
		return ""
	case !c.view.Faceup:
		return "facedown"
	case c.view.Exhausted:
		return "exhausted"
	}
	return ""
}

func (c *Card) arrange(size fyne.Size) {
	if size.Width < 8 || size.Height < 8 {
		return
	}
	l := c.look()
	if c.Large {
		width := min(size.Width, c.natural())
		size = fyne.NewSize(width, size.Height)
	}
	p := c.plan(l, size)
	c.drawBody(p)
	in := c.inks(l)
	y := c.drawHead(p, in)
	bottom := c.drawFoot(p, in)
	c.drawText(p, in, y, bottom)
	c.drawLight(p)
	c.focusRing(size, l.gap(11)+glowRoom)
}

// drawBody draws shadow, frame, face and emblem.
func (c *Card) drawBody(p plan) {
	l := p.l
	round := l.gap(10)
	deck := deckColour(string(c.view.Deck))
	border := max(3, round*0.42)
	box{fill: l.col(ColorShade), round: round}.paint(c.shadow)
	place(c.shadow, p.x, p.y+3, p.w, p.h)
	edge := mix(deck, rgb(0xffffff), 0.28)
	if c.view.Exhausted && c.view.Faceup {
		deck, edge = mix(deck, rgb(0x77736a), 0.55), rgb(0x8b867b)
	}
	box{fill: deck, edge: edge, stroke: 1, round: round}.paint(c.frame)
	place(c.frame, p.x, p.y, p.w, p.h)
	x, y, w, h := p.x+border, p.y+border, p.w-2*border, p.h-2*border
	if c.face.CornerRadius != round-border {
		c.face.CornerRadius = round - border
	}
	switch {
	case !c.view.Faceup:
		px, py := pixels(c, fyne.NewSize(w, h))
		pictureOf(c.face, cover("card-back-"+string(c.view.Deck), px, py), x, y, w, h)
		ring(l.col(ColorBrass), 1.5, round-border).paint(c.rim)
	case c.view.Exhausted:
		pictureOf(c.face, parchment(grey), x, y, w, h)
		ring(rgb(0x8f897a), 1, round-border).paint(c.rim)
	default:
		pictureOf(c.face, parchment(fresh), x, y, w, h)
		ring(l.col(ColorBrass), 1, round-border).paint(c.rim)
	}
	place(c.rim, x, y, w, h)
	show(c.rim, true)
	c.drawEmblem(p)
}

// drawEmblem puts the deck's emblem behind the text, like a watermark.
func (c *Card) drawEmblem(p plan) {
	if !c.view.Faceup {
		show(c.emblem, false)
		return
	}
	side := min(p.w*0.62, p.h*0.5)
	fade := 0.86
	if c.emblem.Translucency != fade {
		c.emblem.Translucency = fade
	}
	picture(c.emblem, c, "emblem-"+string(c.view.Deck), p.x+(p.w-side)/2, p.y+p.h*0.57-side/2, side, side)
}

// drawHead draws name, costs, rule and status, and returns where the text begins.
func (c *Card) drawHead(p plan, in inks) float32 {
	x, inner := p.x+p.pad, p.w-2*p.pad
	y := p.y + p.pad*0.7
	back := !c.view.Faceup
	var bandHeight float32
	if back {
		bandHeight = c.backBand(p)
		round := p.l.gap(10) - max(3, p.l.gap(10)*0.42)
		box{fill: mix(rgba(0x0a0c0b, 0xd2), faded(deckColour(string(c.view.Deck)), 0.82), 0.22), round: round}.paint(c.band)
		border := max(3, p.l.gap(10)*0.42)
		place(c.band, p.x+border+1, p.y+border+1, p.w-2*border-2, bandHeight)
	}
	show(c.band, back && bandHeight > 0)
	show(c.purchase, c.view.Purchase != "")
	c.name.put(c, script{face: p.name, colour: in.ink}, x, y, p.nameWidth, p.nameHeight+1)
	write(c.purchase, c.view.Purchase, p.cost, in.cost)
	wide := p.cost.width(c.view.Purchase)
	place(c.purchase, x+inner-wide, y-p.cost.height()*0.06, wide, p.cost.height())
	y += p.nameHeight + 2
	line := p.l.col(ColorBrass)
	if c.view.Exhausted {
		line = rgb(0x7d7667)
	}
	box{fill: line}.paint(c.rule)
	place(c.rule, x, y, inner, 1.5)
	y += 3
	if len(c.other.paragraphs) > 0 {
		y += c.other.put(c, script{face: p.foot, colour: in.soft}, x, y, inner, p.h)
	} else {
		c.other.hide()
	}
	return c.drawStatus(p, in, x, y, inner)
}

func (c *Card) drawStatus(p plan, in inks, x, y, inner float32) float32 {
	room := c.markRoom(p)
	if icon := c.markIcon(); icon != "" {
		side := p.small.size * 1.3
		picture(c.mark, c, iconName(icon, in.light), x, y+(p.small.height()-side)/2, side, side)
	} else {
		show(c.mark, false)
	}
	colour := in.cost
	if !c.view.Faceup {
		colour = in.moment
	}
	if len(c.status.paragraphs) > 0 {
		y += c.status.put(c, script{face: p.small, colour: colour}, x+room, y, inner-room, p.h) + 3
	} else {
		c.status.hide()
	}
	return y
}

// backBand is the height of the dark band on a card's back that carries the name.
func (c *Card) backBand(p plan) float32 {
	h := p.pad*0.7 + p.nameHeight + 5
	if len(c.other.paragraphs) > 0 {
		h += c.other.height(p.foot, p.w-2*p.pad)
	}
	if len(c.status.paragraphs) > 0 {
		h += c.status.height(p.small, p.w-2*p.pad-c.markRoom(p)) + 3
	}
	return min(h, p.h-8)
}

// drawFoot draws the deck's name, the cost of triggering and what lies on the card, and returns where the text ends.
func (c *Card) drawFoot(p plan, in inks) float32 {
	x, inner := p.x+p.pad, p.w-2*p.pad
	bottom := p.y + p.h - p.pad*0.4
	wide := p.big.width(c.view.Trigger)
	cost := c.view.Trigger != ""
	show(c.trigger, cost)
	write(c.trigger, c.view.Trigger, p.big, in.cost)
	place(c.trigger, x+inner-wide, bottom-p.big.height()*0.93, wide, p.big.height())
	border := max(3, p.l.gap(10)*0.42)
	show(c.seat, cost && !c.view.Faceup)
	if cost && !c.view.Faceup {
		side := max(wide+p.pad, p.big.height()*0.86)
		box{fill: rgba(0x0a0c0b, 0xd8), edge: p.l.col(ColorBrass), stroke: 1, round: side / 2}.paint(c.seat)
		place(c.seat, p.x+p.w-border-side-2, p.y+p.h-border-side-2, side, side)
		place(c.trigger, p.x+p.w-border-2-side/2-wide/2, p.y+p.h-border-2-side/2-p.big.height()/2, wide, p.big.height())
	}
	footRoom := inner
	if cost {
		footRoom -= wide + 6
	}
	top := bottom
	if cost {
		top -= p.big.height() * 0.93
	}
	if c.view.Faceup {
		h := min(c.footer.height(p.foot, footRoom), 2*p.foot.height())
		top = min(top, bottom-h-p.pad*0.2)
		c.footer.put(c, script{face: p.foot, colour: in.soft}, x, bottom-h-p.pad*0.2, footRoom, h+1)
	} else {
		c.footer.hide()
	}
	return c.drawCounters(p, in, top)
}

// drawCounters draws the tokens on the card, and returns where the text ends.
func (c *Card) drawCounters(p plan, in inks, bottom float32) float32 {
	side := p.counterSide()
	x := p.x + p.pad
	f := bold(p.text.size * 1.15)
	kinds := []struct {
		drawing, text string
		shown         bool
	}{
		{"token-threat", strconv.Itoa(c.view.Tokens), c.view.Tokens > 0},
		{"token-hero", c.view.Assigned, c.view.Assigned != ""},
		{"token-hero", strconv.Itoa(c.view.Reminders), c.view.Reminders > 0 && c.view.Assigned == ""},
		{"token-fatigue", strconv.Itoa(c.view.Counters), c.view.Counters > 0},
	}
	drawn := false
	for i, k := range kinds {
		n := c.counters[i]
		fits := k.shown && x+side <= p.x+p.w
		f, room := f, p.x+p.w-p.pad*0.4-x-side-4
		for f.size > p.text.size*0.75 && f.width(k.text) > room {
			f.size *= 0.95
		}
		wide := f.width(k.text)
		show(n.number, fits && wide <= room)
		if !fits {
			show(n.pic, false)
			continue
		}
		drawn = true
		picture(n.pic, c, k.drawing, x, bottom-side-3, side, side)
		write(n.number, k.text, f, in.ink)
		place(n.number, x+side+4, bottom-side-3+(side-f.height())/2, wide, f.height())
		x += side + 4 + wide + 8
	}
	if drawn {
		bottom -= side + 6
	}
	return bottom
}

// drawText draws the moment and the ability between y and bottom.
func (c *Card) drawText(p plan, in inks, y, bottom float32) {
	x, inner := p.x+p.pad, p.w-2*p.pad
	if !c.view.Faceup {
		c.moment.hide()
		c.text.hide()
		return
	}
	if h := c.moment.put(c, script{face: p.small, colour: in.moment}, x, y, inner, bottom-y); h > 0 {
		y += h + 2
	}
	c.text.put(c, script{face: p.text, colour: in.ink}, x, y, inner, bottom-y)
}

// drawLight draws what a drop would do, and the gold edge of a card that can be used now.
func (c *Card) drawLight(p plan) {
	l := p.l
	round := l.gap(10)
	glow := func(c0 color.NRGBA, width float32) {
		box{fill: faded(c0, 0.35), edge: c0, stroke: width, round: round + glowRoom}.paint(c.halo)
		place(c.halo, p.x-glowRoom, p.y-glowRoom, p.w+2*glowRoom, p.h+2*glowRoom)
	}
	show(c.halo, true)
	switch {
	case c.light == view.Lit:
		glow(l.col(ColorGlow), 3.5)
	case c.light == view.Over:
		glow(l.col(ColorOver), 5)
	case c.light == view.Unlit && c.view.Usable:
		box{fill: l.col(ColorGold), round: round + 2.5}.paint(c.halo)
		place(c.halo, p.x-2.5, p.y-2.5, p.w+5, p.h+5)
	case c.hovered:
		box{fill: faded(l.col(ColorOver), 0.5), round: round + 2}.paint(c.halo)
		place(c.halo, p.x-2, p.y-2, p.w+4, p.h+4)
	default:
		show(c.halo, false)
	}
	show(c.dim, c.light == view.Dimmed)
	if c.light == view.Dimmed {
		box{fill: faded(l.col(ColorFelt), 0.62), round: round}.paint(c.dim)
		place(c.dim, p.x, p.y, p.w, p.h)
	}
	badge := c.badge != "" && c.light != view.Unlit
	show(c.plate, badge)
	show(c.plateText, badge)
	if badge {
		c.drawBadge(p)
	}
}

func (c *Card) drawBadge(p plan) {
	f := bold(p.l.size(SizeBody) * 1.3)
	for f.width(c.badge) > p.w-20 && f.size > 8 {
		f.size *= 0.94
	}
	w, h := f.width(c.badge)+20, f.height()+8
	x, y := p.x+p.pad*0.6, p.y+p.h-h-p.pad*0.6
	box{fill: p.l.col(ColorGold), edge: p.l.col(ColorGoldEdge), stroke: 2, round: h / 2}.paint(c.plate)
	place(c.plate, x, y, w, h)
	write(c.plateText, c.badge, f, p.l.col(ColorOnGold))
	place(c.plateText, x+10, y+4, w-20, f.height())
}
