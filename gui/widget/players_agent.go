package widget

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// playersAgent is the agent in play, with the health as a number and as a bar.
type playersAgent struct {
	base
	view           view.PlayersAgent
	plate, rim     *canvas.Rectangle
	portrait       *canvas.Raster
	trough, fill   *canvas.Rectangle
	heart          *canvas.Raster
	health         *canvas.Text
	attack, shield *canvas.Raster
	dice           []*canvas.Raster
	name           block
	facts, group   block
	speed, skills  block
	fixed          []fyne.CanvasObject
}

func newPlayersAgent(h *Host) *playersAgent {
	p := &playersAgent{
		plate: newRect(), rim: newRect(), portrait: newPicture(), trough: newRect(), fill: newRect(), heart: newPicture(),
		health: newText(), attack: newPicture(), shield: newPicture(),
	}
	p.fixed = []fyne.CanvasObject{p.plate, p.portrait, p.rim, p.trough, p.fill, p.heart, p.health, p.attack, p.shield}
	for range maxDice {
		d := newPicture()
		p.dice, p.fixed = append(p.dice, d), append(p.fixed, d)
	}
	p.init(h, p)
	return p
}

// set changes what is said; nil says nothing new, the board hides the panel then.
func (p *playersAgent) set(v *view.PlayersAgent) {
	if v == nil || sameParts(*v, p.view) {
		return
	}
	p.view = *v
	p.name.setText(v.Name)
	p.facts.setText(v.Facts)
	p.group.setText(v.Group)
	p.speed.setText(v.Speed)
	p.skills.setText(v.Abilities)
	p.Refresh()
}

func sameParts(a, b view.PlayersAgent) bool {
	return a.ID == b.ID && a.Name == b.Name && a.Facts == b.Facts && a.Speed == b.Speed && a.Group == b.Group && a.Health == b.Health &&
		a.Full == b.Full && a.Attack == b.Attack && a.Abilities == b.Abilities && slices.Equal(a.Dice, b.Dice) && slices.Equal(a.Defence, b.Defence)
}

func (p *playersAgent) healthText() string {
	return strconv.Itoa(p.view.Health) + "/" + strconv.Itoa(p.view.Full)
}

// agentPlan is how a panel of a width is divided, from the top down.
type agentPlan struct {
	pad, gap, inner, side, die float32
	name, health, small        face
	words, rows                float32
}

func (p *playersAgent) divide(l look, width float32) agentPlan {
	s := l.scale()
	d := agentPlan{pad: l.gap(10), gap: l.gap(6), side: 74 * s, die: l.size(SizeIcon) * 1.4}
	d.inner = width - 2*d.pad
	d.name, d.health, d.small = serifFace(l.size(SizeHeading)), serifFace(half(l.size(SizeHuge)*0.8)), sans(l.size(SizeBody))
	for d.name.size > 8 && p.name.hyphenated(d.name, d.inner) {
		d.name.size -= 0.5
	}
	d.words = p.name.height(d.name, d.inner) + p.facts.height(d.small, d.inner) + p.group.height(bold(d.small.size), d.inner)
	d.rows = float32(len(p.rolls(d))) * (d.die + 2)
	return d
}

// rolled is a picture in a row of dice.
type rolled struct {
	pic  *canvas.Raster
	name string
}

// rolls are the attack with its dice and the shield with its own: in one row where they fit, else in one for each.
func (p *playersAgent) rolls(d agentPlan) [][]rolled {
	n := 0
	row := func(icon *canvas.Raster, name string, dice []string) []rolled {
		var r []rolled
		if hasIcon(name) {
			r = append(r, rolled{icon, "icon:" + name})
		}
		for _, die := range dice {
			if n < maxDice {
				r = append(r, rolled{p.dice[n], die})
				n++
			}
		}
		return r
	}
	attack, defence := row(p.attack, p.view.Attack, p.view.Dice), row(p.shield, "shield", p.view.Defence)
	if float32(len(attack)+len(defence))*(d.die+2) <= d.inner {
		return [][]rolled{append(attack, defence...)}
	}
	return [][]rolled{attack, defence}
}

func (p *playersAgent) drawRolls(l look, d agentPlan, y float32) {
	for _, o := range append(p.dice, p.attack, p.shield) {
		show(o, false)
	}
	for _, row := range p.rolls(d) {
		x := d.pad + (d.inner-float32(len(row))*(d.die+2)+2)/2
		for _, r := range row {
			if icon, ok := strings.CutPrefix(r.name, "icon:"); ok {
				in := d.die * 0.12
				picture(r.pic, p, iconName(icon, l.dark()), x+in, y+in, d.die-2*in, d.die-2*in)
			} else {
				picture(r.pic, p, r.name, x, y, d.die, d.die)
			}
			x += d.die + 2
		}
		y += d.die + 2
	}
}

// healthBar is the height of the bar of health, in units at text size 1.
const healthBar = 12

// HeightFor is the height at a width.
func (p *playersAgent) HeightFor(width float32) float32 {
	l := p.look()
	d := p.divide(l, width)
	return round(p.short(width) + d.gap + p.skills.height(d.small, d.inner))
}

// short is the height without the names of the abilities.
func (p *playersAgent) short(width float32) float32 {
	l := p.look()
	d := p.divide(l, width)
	h := d.side + d.words + d.health.height() + healthBar*l.scale() + p.speed.height(d.small, d.inner) + d.rows
	return round(h + 2*d.pad + 3*d.gap)
}

func (p *playersAgent) arrange(size fyne.Size) {
	if size.Width < 40 {
		return
	}
	l := p.look()
	d := p.divide(l, size.Width)
	box{fill: l.col(ColorAgent), edge: l.col(ColorAgentEdge), stroke: 1.5, round: l.gap(14)}.paint(p.plate)
	place(p.plate, 0, 0, size.Width, size.Height)
	px, py := pixels(p, fyne.NewSize(d.side, d.side))
	x, y := (size.Width-d.side)/2, d.pad
	pictureOf(p.portrait, drawnOf(cover{"agent-" + string(p.view.ID), px, py, float32(px) / 2}), x, y, d.side, d.side)
	ring(l.col(ColorBrass), 3, d.side/2).paint(p.rim)
	place(p.rim, x, y, d.side, d.side)
	y += d.side
	ink := script{face: d.small, colour: l.col(ColorOnFelt), light: l.dark(), centre: true}
	name, group := ink, ink
	name.face, group.face = d.name, bold(d.small.size)
	y += p.name.put(p, name, d.pad, y, d.inner, size.Height)
	y += p.facts.put(p, ink, d.pad, y, d.inner, size.Height)
	y += p.group.put(p, group, d.pad, y, d.inner, size.Height) + d.gap
	y = p.drawHealth(l, d, y) + d.gap
	y += p.speed.put(p, ink, d.pad, y, d.inner, size.Height) + d.gap
	p.drawRolls(l, d, y)
	y += d.rows + d.gap
	if y+p.skills.height(d.small, d.inner) <= size.Height-d.pad+1 {
		p.skills.put(p, ink, d.pad, y, d.inner, size.Height)
	} else {
		p.skills.hide()
	}
}

// drawHealth draws a heart, the number and the bar, and returns where they end.
func (p *playersAgent) drawHealth(l look, d agentPlan, y float32) float32 {
	text := p.healthText()
	side := d.health.size * 0.8
	wide := side + l.gap(6) + d.health.width(text)
	x := d.pad + (d.inner-wide)/2
	picture(p.heart, p, iconName("health", l.dark()), x, y+(d.health.height()-side)/2, side, side)
	write(p.health, text, d.health, l.col(ColorOnFelt))
	place(p.health, x+side+l.gap(6), y, d.health.width(text), d.health.height())
	y += d.health.height()
	high := healthBar * l.scale()
	box{fill: faded(l.col(ColorOnFelt), 0.18), edge: l.col(ColorAgentEdge), stroke: 1, round: high / 2}.paint(p.trough)
	place(p.trough, d.pad, y, d.inner, high)
	part := float32(p.view.Health) / float32(max(1, p.view.Full))
	show(p.fill, p.view.Health > 0)
	box{fill: l.col(ColorThreat), round: high / 2}.paint(p.fill)
	place(p.fill, d.pad, y, max(high, d.inner*min(1, part)), high)
	return y + high
}

func (p *playersAgent) least() fyne.Size { return fyne.NewSize(1, 1) }

func (p *playersAgent) parts() []fyne.CanvasObject {
	return p.collect(p.fixed, &p.name, &p.facts, &p.group, &p.speed, &p.skills)
}

// Describe says who it is and how the agent stands.
func (p *playersAgent) Describe() string { return p.view.Name + ". " + p.healthText() }
