package widget

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
)

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
	c.links.arrange(c.host, c.text.links)
	c.drawLight(p)
	c.focusRing(size, l.gap(11)+glowRoom)
}

// drawBody draws the leaf and the emblem.
func (c *Card) drawBody(p plan) {
	leaf := newLeaf(p.l, string(c.view.Deck))
	switch {
	case !c.view.Faceup:
		leaf.back, leaf.rimLine = deckArt("card-back-", c.view.Deck), 1.5
	case c.view.Exhausted:
		leaf.frame, leaf.edge = mix(leaf.frame, rgb(0x77736a), 0.55), rgb(0x8b867b)
		leaf.paper, leaf.rim = grey, rgb(0x8f897a)
	}
	leaf.put(c.leaf, c, p.x, p.y, p.w, p.h)
	c.drawEmblem(p)
}

// drawEmblem puts the deck's emblem behind the text, like a watermark.
func (c *Card) drawEmblem(p plan) {
	if !c.view.Faceup {
		show(c.emblem, false)
		return
	}
	const step = 12 // few sizes: each has to be rasterised
	side := step * round(min(p.w*0.62, p.h*0.5)/step)
	faintPicture(c.emblem, c, deckArt("emblem-", c.view.Deck), emblemFaint, p.x+(p.w-side)/2, p.y+p.h*0.57-side/2, side, side)
}

// emblemFaint is how much of the emblem is taken away, of 1, for the text over it.
const emblemFaint = 0.86

// drawHead draws name, costs, rule and status, and returns where the text begins.
func (c *Card) drawHead(p plan, in inks) float32 {
	x, inner := p.x+p.pad, p.w-2*p.pad
	y := p.y + p.pad*0.7
	back := !c.view.Faceup
	var bandHeight float32
	if back {
		bandHeight = c.backBand(p)
		border := leafBorder(p.l)
		box{fill: mix(rgba(0x0a0c0b, 0xd2), faded(deckColour(string(c.view.Deck)), 0.82), 0.22), round: leafRound(p.l) - border}.paint(c.band)
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
	show(c.seat, cost && !c.view.Faceup)
	if cost && !c.view.Faceup {
		side, edge := max(wide+p.pad, p.big.height()*0.86), leafBorder(p.l)+2
		box{fill: rgba(0x0a0c0b, 0xd8), edge: p.l.col(ColorBrass), stroke: 1, round: side / 2}.paint(c.seat)
		place(c.seat, p.x+p.w-edge-side, p.y+p.h-edge-side, side, side)
		place(c.trigger, p.x+p.w-edge-side/2-wide/2, p.y+p.h-edge-side/2-p.big.height()/2, wide, p.big.height())
	} else {
		place(c.trigger, x+inner-wide, bottom-p.big.height()*0.93, wide, p.big.height())
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
		foot, other := &c.footer, &c.number
		if p.brief {
			foot, other = other, foot
		}
		other.hide()
		h := foot.height(p.foot, footRoom)
		top = min(top, bottom-h-p.pad*0.2)
		foot.put(c, script{face: p.foot, colour: in.soft}, x, bottom-h-p.pad*0.2, footRoom, h+1)
	} else {
		c.footer.hide()
		c.number.hide()
	}
	if c.view.Footer == "" {
		c.drawCounters(p, in, bottom, x+footRoom)
		return top
	}
	return c.drawCounters(p, in, top, p.x+p.w)
}

// drawCounters draws the tokens on the card as far as right, and returns where the text ends.
func (c *Card) drawCounters(p plan, in inks, bottom, right float32) float32 {
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
		fits := k.shown && x+side <= right
		f, room := f, right-p.pad*0.4-x-side-4
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
	show(c.scroll, false)
	show(c.pin, false)
	c.saving.hide()
	if !c.view.Faceup {
		c.moment.hide()
		c.text.hide()
		c.drawPlan(p, bottom)
		return
	}
	if h := c.moment.height(p.small, inner); c.tellsMoment() && y+h <= bottom+0.5 {
		y += c.moment.put(c, script{face: p.small, colour: in.moment}, x, y, inner, h) + 2
	} else {
		c.moment.hide()
	}
	if p.beside {
		bottom = p.y + p.h - p.pad*0.8
	}
	c.text.putLines(c, script{face: p.text, colour: in.ink}, x, y, p.textWidth, bottom-y)
}

// drawPlan draws on the back of a pinned card what it still needs.
func (c *Card) drawPlan(p plan, bottom float32) {
	if len(c.saving.paragraphs) == 0 {
		return
	}
	f := p.planFace()
	x, w := p.x+p.pad*0.6, p.w-p.pad*1.2
	in, side := p.pad*0.5, f.size*1.4
	h := min(c.planHeight(p), bottom-p.y-c.backBand(p)-2*in)
	y := bottom - h - 2*in
	box{fill: p.l.col(ColorParchment), edge: p.l.col(ColorBrass), stroke: 1, round: p.l.gap(6)}.paint(c.scroll)
	place(c.scroll, x, y, w, h+2*in)
	show(c.scroll, true)
	picture(c.pin, c, iconName("pin", false), x+in, y+in+(f.height()-side)/2, side, side)
	c.saving.put(c, script{face: f, colour: p.l.col(ColorInk)}, x+in+side+4, y+in, c.planRoom(p), h+1)
}

// planFace follows the card's width alone, so that plans look the same on all cards.
func (p plan) planFace() face { return bold(p.foot.size) }

func (c *Card) planRoom(p plan) float32 { return p.w - p.pad*2.2 - p.planFace().size*1.4 - 4 }

// planHeight is the height of the plan's text on the card.
func (c *Card) planHeight(p plan) float32 { return c.saving.height(p.planFace(), c.planRoom(p)) }

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
	case c.hovered && c.OnTap != nil:
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
