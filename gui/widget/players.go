package widget

import (
	"slices"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/model"
)

// Players is the heroes' side of the table, to be read from afar: whose turn it is on top, the threat and the facedown
// cards on the left, the faceup cards in the middle, the agent on the right, the heroes at the foot. Where that does not fit
// everything under the head is one scrolled area.
type Players struct {
	base
	head   *playersHead
	pool   *playersPool
	chips  *Chips
	grid   *grid
	agent  *playersAgent
	heroes *playersHeroes
	scroll *PanScroll
	middle *Column
	cards  map[model.CardID]*Card
	order  []model.CardID
	roomy  []fyne.CanvasObject
	narrow []fyne.CanvasObject
	list   []fyne.CanvasObject

	// OnCard is a tap on a card, or on what is in effect by it.
	OnCard func(model.CardID)
}

// NewPlayers makes an empty board.
func NewPlayers(h *Host) *Players {
	p := &Players{
		head: newPlayersHead(h), pool: newPlayersPool(h), chips: NewChips(h), grid: newGrid(h), agent: newPlayersAgent(h),
		heroes: newPlayersHeroes(h), middle: NewColumn(Gap), cards: map[model.CardID]*Card{},
	}
	p.middle.host, p.grid.wide = h, true
	p.chips.OnChip = p.tapped
	p.agent.Hide()
	p.middle.Objects = []fyne.CanvasObject{p.pool, p.heroes, p.chips, p.grid, p.agent}
	p.scroll = NewPanScroll(p.middle).WithHost(h)
	p.roomy = []fyne.CanvasObject{p.head, p.pool, p.chips, p.grid, p.agent, p.heroes}
	p.narrow = []fyne.CanvasObject{p.head, p.scroll}
	p.list = p.roomy
	p.init(h, p)
	return p
}

func (p *Players) tapped(id model.CardID) {
	if p.OnCard != nil {
		p.OnCard(id)
	}
}

// Set changes what lies on the board. Cards stay the same objects as long as they are faceup.
func (p *Players) Set(v view.PlayersBoard) {
	p.head.set(v)
	p.pool.set(v)
	p.chips.Set(v.Chips)
	p.heroes.set(v.Heroes)
	p.agent.set(v.Agent)
	show(p.agent, v.Agent != nil)
	p.grid.empty.SetText(v.Empty)
	cards := slices.Clone(v.Cards)
	for i := range cards {
		cards[i].Footer = "" // the foot is for the tokens
	}
	order, objects := keep(p.cards, cards, func(c view.Card) model.CardID { return c.ID }, p.newCard)
	if !slices.Equal(order, p.order) {
		p.order = order
		p.grid.set(objects)
		p.grid.Refresh()
	}
	p.arrange(p.Size())
}

func (p *Players) newCard(id model.CardID) *Card {
	c := NewCard(p.host)
	c.SetPan(p.scroll)
	c.lowest = playersLowest
	c.OnTap = func() { p.tapped(id) }
	return c
}

// playersLowest is the least factor for a card's text: from afar most of it is better than the beginning of it.
const playersLowest = 0.8

// playersSide is the width of the columns beside the cards, in units at text size 1.
const playersSide = 176

func (p *Players) arrange(size fyne.Size) {
	if size.Width < 40 || size.Height < 40 {
		return
	}
	l := p.look()
	head := p.head.HeightFor(size.Width)
	place(p.head, 0, 0, size.Width, head)
	if p.arrangeRoomy(l, size, head) {
		p.use(p.roomy)
		return
	}
	p.use(p.narrow)
	margin := l.gap(10)
	p.grid.room = fyne.NewSize(size.Width-2*margin, 0)
	head += l.gap(Gap)
	place(p.scroll, margin, head, size.Width-2*margin, size.Height-head-margin)
	p.scroll.Refresh()
}

// use draws either the parts themselves or the scrolled area that holds them.
func (p *Players) use(list []fyne.CanvasObject) {
	if len(p.list) == len(list) {
		return
	}
	p.list = list
	p.repaint()
}

// arrangeRoomy places everything side by side, and reports whether all of it fits.
func (p *Players) arrangeRoomy(l look, size fyne.Size, head float32) bool {
	margin, gap := l.gap(14), l.gap(12)
	inner := size.Width - 2*margin
	foot := p.heroes.HeightFor(inner)
	top, bottom := head+gap, size.Height-margin-foot-gap
	side := playersSide * l.scale()
	left, width := margin+side+gap, inner-side-gap
	if p.agent.Visible() {
		width -= side + gap
	}
	chips := p.chips.HeightFor(width)
	room := bottom - top
	if chips > 0 {
		room -= chips + gap
	}
	p.grid.room = fyne.NewSize(width, room)
	high := p.pool.HeightFor(side) > bottom-top || p.agent.Visible() && p.agent.short(side) > bottom-top
	if high || width < 2*side || room <= 0 || p.grid.HeightFor(width) > room+0.5 {
		return false
	}
	place(p.heroes, margin, size.Height-margin-foot, inner, foot)
	place(p.pool, margin, top, side, bottom-top)
	if p.agent.Visible() {
		place(p.agent, size.Width-margin-side, top, side, min(p.agent.HeightFor(side), bottom-top))
	}
	if chips > 0 {
		place(p.chips, left, bottom-chips, width, chips)
	}
	place(p.grid, left, top, width, room)
	return true
}

func (p *Players) least() fyne.Size           { return fyne.NewSize(320, 240) }
func (p *Players) parts() []fyne.CanvasObject { return p.list }
func (p *Players) held() []fyne.CanvasObject  { return p.list }
