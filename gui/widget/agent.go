package widget

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// AgentPanel is the agent in play: its health with minus and plus, its dice, its abilities and what must be kept in mind.
type AgentPanel struct {
	base
	view      view.Agent
	plate     *canvas.Rectangle
	disc      *canvas.Raster
	rim       *canvas.Rectangle
	name      block
	facts     block
	abilities block
	reminders block
	health    *Stepper
	attack    *canvas.Raster
	shield    *canvas.Raster
	dice      []*canvas.Raster
	fixed     []fyne.CanvasObject
	defeated  *Button
	card      *Button

	// OnDamage and OnRecover are called on release with how much one press made.
	OnDamage  func(n int)
	OnRecover func(n int)
	// OnDefeated and OnCard are called by the buttons.
	OnDefeated func()
	OnCard     func()
}

// maxDice is as many dice as are drawn, of both kinds.
const maxDice = 8

// NewAgentPanel makes a panel.
func NewAgentPanel(h *Host) *AgentPanel {
	a := &AgentPanel{plate: newRect(), disc: newPicture(), rim: newRect(), attack: newPicture(), shield: newPicture()}
	a.health = NewStepper(h, func(delta int) {
		switch {
		case delta < 0 && a.OnDamage != nil:
			a.OnDamage(-delta)
		case delta > 0 && a.OnRecover != nil:
			a.OnRecover(delta)
		}
	})
	a.health.Bare = true
	a.defeated = NewButton(h, func() { call(a.OnDefeated) })
	a.card = NewButton(h, func() { call(a.OnCard) })
	a.defeated.small, a.card.small = true, true
	a.fixed = []fyne.CanvasObject{a.plate, a.disc, a.rim, a.attack, a.shield}
	for range maxDice {
		d := newPicture()
		a.dice = append(a.dice, d)
		a.fixed = append(a.fixed, d)
	}
	a.init(h, a)
	return a
}

// Set changes what the panel says; nil says nothing new, the table hides the panel then.
func (a *AgentPanel) Set(v *view.Agent) {
	if v == nil || sameAgent(*v, a.view) {
		return
	}
	a.view = *v
	a.name.setText(v.Name)
	a.facts.setText(v.Facts + between(v.Facts, v.Group))
	a.abilities.set(joined(v.Abilities))
	var reminders []view.Paragraph
	for _, r := range v.Reminders {
		reminders = append(reminders, view.Paragraph{{Icon: "info"}, {Text: " " + r}})
	}
	a.reminders.set(reminders)
	a.health.Range(0, v.Full)
	_, of, found := strings.Cut(v.HealthText, "/")
	if found {
		of = "/" + of
	}
	a.health.setButtons(v.Minus, v.Plus, of)
	a.health.Set(v.Name, v.Health)
	a.defeated.Set(v.Defeated)
	a.card.Set(v.ShowCard)
	a.Refresh()
}

// between is a second fact after a first one.
func between(first, second string) string {
	if first == "" || second == "" {
		return second
	}
	return " · " + second
}

// joined sets short abilities side by side, as a line with dots between them; abilities with text stay paragraphs.
func joined(list []view.Paragraph) []view.Paragraph {
	var line view.Paragraph
	for _, p := range list {
		if len(p) != 1 {
			return list
		}
		if len(line) > 0 {
			line = append(line, view.Run{Text: " · "})
		}
		line = append(line, p[0])
	}
	if line == nil {
		return nil
	}
	return []view.Paragraph{line}
}

func sameAgent(a, b view.Agent) bool {
	return a.ID == b.ID && a.Name == b.Name && a.Facts == b.Facts && a.Group == b.Group && a.Health == b.Health && a.Full == b.Full &&
		a.HealthText == b.HealthText && a.Attack == b.Attack && a.Minus == b.Minus && a.Plus == b.Plus && a.Defeated == b.Defeated &&
		a.ShowCard == b.ShowCard && slices.Equal(a.Dice, b.Dice) && slices.Equal(a.Defence, b.Defence) &&
		slices.Equal(a.Reminders, b.Reminders) && samePar(a.Abilities, b.Abilities)
}

// SetPan is for PanScroll.
func (a *AgentPanel) SetPan(p *PanScroll) {
	a.health.SetPan(p)
	a.defeated.SetPan(p)
	a.card.SetPan(p)
}

// Describe says who it is and how the agent stands.
func (a *AgentPanel) Describe() string { return a.view.Name + ". " + a.view.HealthText }

// agentSpread is how a panel of a width is divided.
type agentSpread struct {
	pad, gap, inner float32
	side, words     float32
	health          float32
	// under: the health has a row of its own.
	under         bool
	top, row      float32
	buttons, dice float32
}

func (a *AgentPanel) spread(l look, width float32) agentSpread {
	p := agentSpread{pad: l.gap(6), gap: l.gap(8), side: l.size(SizeTarget)}
	p.inner = width - 2*p.pad
	p.health = a.health.natural()
	p.words = p.inner - p.side - p.gap - p.health - p.gap
	if p.words < l.size(SizeBody)*8 {
		p.under = true
		p.words = p.inner - p.side - p.gap
	}
	lines := a.name.height(a.nameFace(l), p.words) + a.facts.height(Small.face(l), p.words)
	p.top = max(p.side, lines)
	if p.under {
		p.top += p.gap + l.size(SizeTarget)
	}
	p.dice = a.diceWidth(l)
	p.buttons = flowRows(a.rowButtons(), p.inner-p.dice-p.gap, p.gap, true, nil)
	p.row = max(p.buttons, a.dieSide(l))
	if p.inner-p.dice < l.size(SizeBody)*12 {
		p.buttons = flowRows(a.rowButtons(), p.inner, p.gap, false, nil)
		p.row = a.dieSide(l) + p.gap + p.buttons
		p.dice = 0
	}
	return p
}

func (a *AgentPanel) rowButtons() []fyne.CanvasObject { return []fyne.CanvasObject{a.card, a.defeated} }

func (a *AgentPanel) nameFace(l look) face { return serifFace(l.size(SizeCardName) * 1.1) }
func (a *AgentPanel) dieSide(l look) float32 {
	return l.size(SizeIcon) * 1.45
}

func (a *AgentPanel) diceWidth(l look) float32 {
	n := float32(min(len(a.view.Dice)+len(a.view.Defence), maxDice) + 2)
	return n*(a.dieSide(l)+2) + l.gap(8)
}

// short is the height without abilities and reminders, which a tap on the agent's card shows too.
func (a *AgentPanel) short(width float32) float32 {
	p := a.spread(a.look(), width)
	return 2*p.pad + p.top + p.gap + p.row
}

// HeightFor is the height at a width.
func (a *AgentPanel) HeightFor(width float32) float32 {
	l := a.look()
	p := a.spread(l, width)
	h := a.short(width)
	if len(a.abilities.paragraphs) > 0 {
		h += p.gap*0.5 + a.abilities.height(Small.face(l), p.inner)
	}
	if len(a.reminders.paragraphs) > 0 {
		h += p.gap*0.5 + a.reminders.height(Small.face(l), p.inner)
	}
	return h
}

func (a *AgentPanel) natural() float32 { return 420 * max(1, a.look().scale()) }

func (a *AgentPanel) arrange(size fyne.Size) {
	if size.Width < 40 {
		return
	}
	l := a.look()
	p := a.spread(l, size.Width)
	box{fill: l.col(ColorAgent), edge: l.col(ColorAgentEdge), stroke: 1.5, round: l.gap(12)}.paint(a.plate)
	place(a.plate, 0, 0, size.Width, size.Height)
	px, py := pixels(a, fyne.NewSize(p.side, p.side))
	portrait := drawnOf(cover{"agent-" + string(a.view.ID), px, py, float32(px) / 2})
	if portrait == nil { // the agent of a deck of a group's own
		portrait = drawnOf(vector{name: "emblem-own", w: px, h: py})
	}
	pictureOf(a.disc, portrait, p.pad, p.pad, p.side, p.side)
	ring(l.col(ColorBrass), 2, p.side/2).paint(a.rim)
	place(a.rim, p.pad, p.pad, p.side, p.side)
	x, y := p.pad+p.side+p.gap, p.pad
	light := l.dark()
	y += a.name.put(a, script{face: a.nameFace(l), colour: l.col(ColorOnFelt)}, x, y, p.words, size.Height)
	a.facts.put(a, script{face: Small.face(l), colour: l.col(ColorOnFelt), light: light}, x, y, p.words, size.Height)
	target := l.size(SizeTarget)
	y = p.pad + p.top + p.gap
	if p.under {
		place(a.health, p.pad, p.pad+p.top-target, p.inner, target)
	} else {
		place(a.health, size.Width-p.pad-p.health, p.pad+(p.top-target)/2, p.health, target)
	}
	a.drawDice(l, p, y)
	if p.dice > 0 {
		flowRows(a.rowButtons(), p.inner-p.dice-p.gap, p.gap, true, func(o fyne.CanvasObject, bx, by, bw, bh float32) {
			place(o, p.pad+p.dice+p.gap+bx, y+by, bw, bh)
		})
	} else {
		flowRows(a.rowButtons(), p.inner, p.gap, false, func(o fyne.CanvasObject, bx, by, bw, bh float32) {
			place(o, p.pad+bx, y+a.dieSide(l)+p.gap+by, bw, bh)
		})
	}
	y += p.row + p.gap*0.5
	small := script{face: Small.face(l), colour: l.col(ColorOnFelt), light: light}
	bottom := size.Height - p.pad
	// What must not be forgotten comes first where there is not room for all.
	if h := a.reminders.putLines(a, small, p.pad, y, p.inner, bottom-y); h > 0 {
		y += h + p.gap*0.5
	}
	a.abilities.putLines(a, small, p.pad, y, p.inner, bottom-y)
}

// drawDice draws the kind of attack and its dice, then a shield and the dice of defence.
func (a *AgentPanel) drawDice(l look, p agentSpread, y float32) {
	side := a.dieSide(l)
	if p.dice > 0 {
		y += (p.row - side) / 2
	}
	x := p.pad
	icon := func(img *canvas.Raster, name string) {
		show(img, hasIcon(name))
		if hasIcon(name) {
			in := side * 0.12
			picture(img, a, iconName(name, l.dark()), x+in, y+in, side-2*in, side-2*in)
			x += side + 2
		}
	}
	n := 0
	roll := func(dice []string) {
		for _, d := range dice {
			if n < maxDice && picture(a.dice[n], a, d, x, y, side, side) {
				x += side + 2
				n++
			}
		}
	}
	icon(a.attack, a.view.Attack)
	roll(a.view.Dice)
	x += l.gap(8)
	icon(a.shield, "shield")
	roll(a.view.Defence)
	for ; n < maxDice; n++ {
		show(a.dice[n], false)
	}
}

func (a *AgentPanel) least() fyne.Size {
	l := a.look()
	return fyne.NewSize(l.size(SizeTarget), l.size(SizeTarget))
}

func (a *AgentPanel) parts() []fyne.CanvasObject {
	if n := len(a.fixed) + len(a.name.all) + len(a.facts.all) + len(a.abilities.all) + len(a.reminders.all) + 3; n != len(a.list) {
		a.list = slices.Concat(a.fixed, a.name.all, a.facts.all, a.abilities.all, a.reminders.all,
			[]fyne.CanvasObject{a.health, a.card, a.defeated})
	}
	return a.list
}

func (a *AgentPanel) held() []fyne.CanvasObject {
	return []fyne.CanvasObject{a.health, a.card, a.defeated}
}
