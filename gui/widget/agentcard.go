package widget

import (
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// AgentCard is one side of an Agent card, to be read: the front has portrait, abilities, the rows by hero count, attack and
// dice; the back has the rules of the abilities.
type AgentCard struct {
	base
	view   view.AgentFace
	back   bool
	links  links
	leaf   *canvas.Raster
	emblem *canvas.Raster
	disc   *canvas.Raster
	ring   *canvas.Rectangle
	pen    pen
	under  []fyne.CanvasObject
}

// NewAgentCard makes a side of an Agent card.
func NewAgentCard(h *Host, back bool) *AgentCard {
	c := &AgentCard{
		back: back, leaf: newPicture(), emblem: newPicture(), disc: newPicture(), ring: newRect(),
	}
	c.under = []fyne.CanvasObject{c.leaf, c.emblem, c.disc, c.ring}
	c.pen.owner = c
	c.init(h, c)
	return c
}

// WithLinks lets the links in the rules be followed; onLink gets the section that a link leads to.
func (c *AgentCard) WithLinks(onLink func(section string)) *AgentCard {
	c.links.onLink = onLink
	return c
}

// SetPan is for PanScroll.
func (c *AgentCard) SetPan(p *PanScroll) { c.links.setPan(p) }

// SetSheet is for Sheet.
func (c *AgentCard) SetSheet(s *Sheet) { c.links.setSheet(s) }

// Set changes what the card says.
func (c *AgentCard) Set(v view.AgentFace) {
	if !reflect.DeepEqual(v, c.view) {
		c.view = v
		c.Refresh()
	}
}

// Describe says which side of which card it is.
func (c *AgentCard) Describe() string { return c.view.Name + " " + c.view.Act }

func (c *AgentCard) natural() float32 { return largeWidth * max(1, c.look().scale()) }

// HeightFor is the height at a width.
func (c *AgentCard) HeightFor(width float32) float32 {
	width = min(width, c.natural())
	c.pen.begin(c.look(), false)
	return max(width*1.3, c.write(width, 0))
}

func (c *AgentCard) least() fyne.Size {
	return fyne.NewSize(0, c.HeightFor(max(c.Size().Width, 200)))
}

func (c *AgentCard) arrange(size fyne.Size) {
	if size.Width < 40 || size.Height < 40 {
		return
	}
	l := c.look()
	w, h := min(size.Width, c.natural())-2*glowRoom, size.Height-2*glowRoom
	c.drawLeaf(l, w, h)
	c.pen.begin(l, true)
	c.write(w+2*glowRoom, size.Height)
	c.pen.end()
	if c.back {
		c.links.arrange(c.host, c.pen.links)
	}
}

// drawLeaf draws the leaf and the emblem.
func (c *AgentCard) drawLeaf(l look, w, h float32) {
	const at = glowRoom
	newLeaf(l, string(c.view.Deck)).put(c.leaf, c, at, at, w, h)
	side := min(w*0.62, h*0.5)
	faintPicture(c.emblem, c, "emblem-"+string(c.view.Deck), emblemFaint, at+(w-side)/2, at+h*0.57-side/2, side, side)
}

// write writes the side and returns the height that it needs; height is what there is, for the footer.
func (c *AgentCard) write(width, height float32) float32 {
	p := &c.pen
	l := p.l
	pad := l.gap(16)
	x, inner := glowRoom+pad, width-2*(glowRoom+pad)
	y := glowRoom + pad*0.7
	ink := l.col(ColorInk)
	act := serifFace(l.size(SizeCost) * 0.8)
	actWide := act.width(c.view.Act)
	name := serifFace(l.size(SizeCardName) * 1.45)
	for name.size > l.size(SizeCardName) && name.width(c.view.Name) > inner-actWide-pad {
		name.size -= 0.5
	}
	p.text(view.Plain(c.view.Act), script{face: act, colour: l.col(ColorCost), right: true}, x, y, inner)
	high := p.text(view.Plain(c.view.Name), script{face: name, colour: ink}, x, y, inner-actWide-pad)
	y += max(high, act.height()) + 2
	p.rect(box{fill: l.col(ColorBrass)}, x, y, inner, 1.5)
	y += pad * 0.6
	if c.back {
		y = c.writeRules(x, y, inner)
	} else {
		y = c.writeFront(x, y, inner)
	}
	foot := sans(l.size(SizeSmall))
	high = p.measure(view.Plain(c.view.Footer), foot, inner)
	end := y + pad*0.5 + high + pad*0.6 + glowRoom
	p.text(view.Plain(c.view.Footer), script{face: foot, colour: l.col(ColorInkSoft)}, x, max(end, height)-glowRoom-pad*0.6-high, inner)
	show(c.disc, !c.back && filling(c.disc) != blank)
	show(c.ring, !c.back)
	return end
}

func (c *AgentCard) writeRules(x, y, inner float32) float32 {
	l := c.pen.l
	return y + c.pen.paragraphs(c.view.Rules, script{face: sans(l.size(SizeCardText) * 1.25), colour: l.col(ColorInk)}, x, y, inner)
}

// writeFront: portrait and abilities side by side, then the rows, then the attack.
func (c *AgentCard) writeFront(x, y, inner float32) float32 {
	p := &c.pen
	l := p.l
	gap := l.gap(10)
	side := inner * 0.32
	text := script{face: sans(l.size(SizeCardText) * 1.25), colour: l.col(ColorInk)}
	if p.draw {
		px, py := pixels(c, fyne.NewSize(side, side))
		pictureOf(c.disc, drawnOf(cover{"agent-" + string(c.view.ID), px, py, float32(px) / 2}), x, y, side, side)
		ring(l.col(ColorBrass), 2, side/2).paint(c.ring)
		place(c.ring, x, y, side, side)
	}
	high := p.measureAll(c.view.Abilities, text.face, inner-side-gap)
	p.paragraphs(c.view.Abilities, text, x+side+gap, y+max(0, (side-high)/2), inner-side-gap)
	y += max(side, high) + gap
	y = c.writeRows(x, y, inner)
	icon := text.face.height() * 1.5
	words := script{face: sans(l.size(SizeCardText) * 1.1), colour: l.col(ColorInk)}
	at := x
	if hasIcon(c.view.Attack) {
		p.picture(iconName(c.view.Attack, false), at, y, icon)
		at += icon + gap*0.6
	}
	for _, d := range c.view.Dice {
		p.picture(d, at, y, icon)
		at += icon + gap*0.3
	}
	line := view.Plain(c.view.AttackText + " · " + c.view.DiceText)
	room := x + inner - at - gap*0.5
	if words.face.width(line[0].Text) > room {
		y += icon + gap*0.3
		return y + p.text(line, words, x, y, inner)
	}
	p.text(line, words, at+gap*0.5, y+(icon-words.face.height())/2, room)
	return y + icon
}

// rowColumns divides a width among silhouettes, speed, health and defence. The defence, whose dice are named, gets what its widest
// row needs, if that leaves the others enough; smaller makes its words smaller, as far as they may be.
func rowColumns(width, heroes, speed, health float32, defence func() float32, smaller func() bool) []float32 {
	left := width - heroes - speed - health
	for defence() > left && smaller() {
		continue
	}
	if left < width*0.28 {
		return []float32{width * 0.28, width * 0.21, width * 0.21, width * 0.3}
	}
	spare := max(0, left-defence()) / 4
	return []float32{heroes + spare, speed + spare, health + spare, left - 3*spare}
}

// writeRows writes the table by hero count; the row that counts has a band, a mark and bold numbers.
func (c *AgentCard) writeRows(x, y, inner float32) float32 {
	p := &c.pen
	l := p.l
	gap := l.gap(6)
	small := script{face: bold(l.size(SizeSmall) * 0.92), colour: l.col(ColorInkSoft)}
	side := l.size(SizeCardText) * 1.9
	figure := side * 0.68
	heads := []string{c.view.Heroes, c.view.Speed, c.view.Health, c.view.Defence}
	words := sans(l.size(SizeSmall))
	dice := func(r view.AgentRow) float32 {
		return float32(len(r.Dice))*(side+2) + bold(words.size).width(r.DiceText) + 2*gap
	}
	widest := func() (w float32) {
		for _, r := range c.view.Rows {
			w = max(w, dice(r))
		}
		return w
	}
	smaller := func() bool {
		words.size -= 0.5
		return words.size >= l.size(SizeSmall)*0.85
	}
	widths := rowColumns(inner-2*gap, 4*figure+gap, small.face.width(heads[1])+1.4*gap, small.face.width(heads[2])+1.4*gap,
		widest, smaller)
	if widest() > widths[3] {
		words.size = l.size(SizeSmall) * 0.92 // the names go under their dice
	}
	var columns []float32
	at := x + gap
	for _, w := range widths {
		columns = append(columns, at)
		at += w
	}
	wide := func(i int) float32 { return widths[i] - gap }
	for i, head := range heads {
		for small.face.size > l.size(SizeSmall)*0.7 && small.face.width(head) > wide(i)+gap {
			small.face.size -= 0.5
		}
	}
	var high float32
	for i, head := range heads {
		high = max(high, p.text(view.Plain(head), small, columns[i], y, wide(i)))
	}
	y += high + gap*0.5
	for _, r := range c.view.Rows {
		number := serifFace(l.size(SizeCardName) * 1.15)
		faces := float32(len(r.Dice)) * (side + 2)
		room := wide(3)
		beside := dice(r) <= widths[3]
		style := words
		style.style.Bold = r.Here
		under := p.measure(view.Plain(r.DiceText), style, room)
		row := side + gap
		if !beside {
			row += under
		}
		if r.Here {
			p.rect(box{fill: rgba(0xd9ae4e, 0x70), edge: l.col(ColorBrass), stroke: 2, round: 6}, x, y, inner, row)
		}
		top := y + gap*0.5
		figure := min(figure, wide(0)/4)
		for n := range r.Heroes {
			p.picture("hero-count", columns[0]+float32(n)*figure, top+(side-figure)/2, figure)
		}
		ink := script{face: number, colour: l.col(ColorInk)}
		p.text(view.Plain(r.Speed), ink, columns[1], top+(side-number.height())/2, wide(1))
		p.text(view.Plain(r.Health), ink, columns[2], top+(side-number.height())/2, wide(2))
		for n, d := range r.Dice {
			p.picture(d, columns[3]+float32(n)*(side+2), top, side)
		}
		if beside {
			p.text(view.Plain(r.DiceText), script{face: style, colour: l.col(ColorInk)}, columns[3]+faces+gap, top+(side-words.height())/2, room-faces-gap)
		} else {
			p.text(view.Plain(r.DiceText), script{face: style, colour: l.col(ColorInk)}, columns[3], top+side, room)
		}
		y += row + 2
	}
	if c.view.Note != "" {
		y += p.text(view.Paragraph{{Text: c.view.Note, Italic: true}}, script{face: words, colour: l.col(ColorInkSoft)}, x, y, inner)
	}
	return y + gap
}

func (c *AgentCard) parts() []fyne.CanvasObject { return c.pen.parts(c.under, c.links.all) }
func (c *AgentCard) held() []fyne.CanvasObject  { return c.links.all }
