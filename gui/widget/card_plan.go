package widget

import (
	"math"

	"fyne.io/fyne/v2"
)

// plan is how a card of a size is divided: faces, and how high everything would be.
type plan struct {
	l                                  look
	x, y, w, h                         float32
	pad                                float32
	name, small, text, big, cost, foot face
	// brief leaves the deck's name out of the footer.
	brief      bool
	nameWidth  float32
	nameHeight float32
	// needs is the height for all of the text, textWidth the width of the ability.
	needs, textWidth float32
	// beside: the ability stands beside the cost of triggering, down to the card's end, not over it.
	beside bool
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
		if p.needs <= size.Height && (k <= 1 || !c.text.hyphenated(p.text, p.textWidth) && !c.moment.hyphenated(p.small, p.w-2*p.pad)) {
			return k
		}
	}
	return c.lowest
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
	if p.w > p.h*1.1 {
		wide = max(0.85, min(1.5, p.h/(l.scale()*160))) // a flat card
	}
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
	if c.view.Faceup && c.tellsMoment() {
		p.needs += c.moment.height(p.small, inner) + 2
	}
	if len(c.saving.paragraphs) > 0 {
		p.needs += c.planHeight(p) + 2*p.pad
	}
	room := inner - p.big.width(c.view.Trigger) - 6
	p.brief = c.footer.height(p.foot, room) > 2*p.foot.height()+0.5
	foot := min(c.footer.height(p.foot, room), 2*p.foot.height())
	foot = max(p.big.height()*0.93, foot+p.pad*0.2) + p.pad*0.4
	if c.hasCounters() && c.view.Footer != "" {
		foot += p.counterSide() + 8
	}
	c.planText(&p, size.Height, foot)
	return p
}

// planText places the ability: over the card's foot, or, where nothing but the cost of triggering stands there, beside that if
// this takes less height or leaves room for more of a text that does not fit. The height that the rest needs is there already.
func (c *Card) planText(p *plan, height, foot float32) {
	rest := p.needs
	p.textWidth = p.w - 2*p.pad
	p.needs += foot
	if !c.view.Faceup {
		return
	}
	over := p.needs + c.text.height(p.text, p.textWidth)
	if p.needs = over; c.Large || c.view.Footer != "" || c.view.Trigger == "" || c.hasCounters() {
		return
	}
	narrow := p.textWidth - p.big.width(c.view.Trigger) - p.pad*0.5
	beside := max(rest+c.text.height(p.text, narrow)+p.pad*0.8, rest+foot)
	more := (height-rest-p.pad*0.8)*narrow > (height-rest-foot)*p.textWidth
	if beside < over && over > height && (beside <= height || more) {
		p.needs, p.textWidth, p.beside = beside, narrow, true
	}
}

// tellsMoment: of a card that lies exhausted on the table, when it can be played is no news; its text is worth the room.
func (c *Card) tellsMoment() bool { return c.Large || !c.view.Exhausted }

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
