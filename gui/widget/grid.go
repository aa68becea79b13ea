package widget

import (
	"math"

	"fyne.io/fyne/v2"
)

// grid lays the cards out: as large as the room allows when all of them fit into it, else at a good size, to be scrolled.
type grid struct {
	base
	cards []fyne.CanvasObject
	empty *Prose
	// room is what can be seen at once; without a height the cards are scrolled anyhow.
	room fyne.Size
	// wide cards may be much wider than high, and low: they are read from afar.
	wide bool
}

func newGrid(h *Host) *grid {
	g := &grid{empty: NewProse(Heading)}
	g.empty.Centre, g.empty.host = true, h
	g.init(h, g)
	return g
}

// The sizes of cards at text size 1, in units.
const (
	cardLeast    = 134
	cardLow      = 178
	cardGood     = 150
	cardShape    = 1.36
	cardScrolled = 1.5
	cardTall     = 1.75
	cardGreat    = 520
	cardBetween  = 8
	cardSquare   = 1.02
	cardBroad    = 1.75
	cardFlat     = 118
)

// cells is how a grid of a width is divided.
type cells struct {
	columns int
	w, h    float32
	gap     float32
}

func (g *grid) cells(width float32) cells {
	l := g.look()
	n := len(g.cards)
	c := cells{columns: 1, gap: l.gap(cardBetween)}
	if n == 0 || width <= 0 {
		return c
	}
	s := l.scale()
	if g.room.Height > 0 {
		best, broad, low := float32(0), float32(cardSquare), float32(cardLow)
		if g.wide {
			broad, low = cardBroad, cardFlat
		}
		for columns := 1; columns <= n; columns++ {
			rows := float32((n + columns - 1) / columns)
			w := (width - c.gap*float32(columns-1)) / float32(columns)
			h := (g.room.Height - c.gap*(rows-1)) / rows
			w, h = min(w, h*broad, cardGreat*s), min(h, w*cardTall, cardGreat*cardShape*s)
			if w < cardLeast*s || h < low*s {
				continue
			}
			// Of grids with cards as large as each other, the one with the fewest empty places.
			empty := rows*float32(columns) - float32(n)
			if value := min(w*cardShape, h) - empty; value > best {
				best = value
				c.columns, c.w, c.h = columns, w, h
			}
		}
		if best > 0 {
			return c
		}
	}
	columns := int((width + c.gap) / (cardGood*s + c.gap))
	c.columns = max(1, min(columns, n))
	c.w = min((width-c.gap*float32(c.columns-1))/float32(c.columns), cardGood*1.5*s)
	c.h = c.w * cardScrolled
	return c
}

// HeightFor is the height at a width.
func (g *grid) HeightFor(width float32) float32 {
	if len(g.cards) == 0 {
		return g.empty.HeightFor(width*0.8) + 2*g.look().size(SizeToken)
	}
	c := g.cells(width)
	rows := float32((len(g.cards) + c.columns - 1) / c.columns)
	return float32(math.Floor(float64(rows*c.h + (rows-1)*c.gap)))
}

func (g *grid) arrange(size fyne.Size) {
	show(g.empty, len(g.cards) == 0)
	if len(g.cards) == 0 {
		h := g.empty.HeightFor(size.Width * 0.8)
		place(g.empty, size.Width*0.1, max(0, (size.Height-h)/2), size.Width*0.8, h)
		return
	}
	c := g.cells(size.Width)
	rows := (len(g.cards) + c.columns - 1) / c.columns
	left := max(0, (size.Width-float32(c.columns)*(c.w+c.gap)+c.gap)/2)
	used := float32(rows)*(c.h+c.gap) - c.gap
	top := float32(0)
	if g.room.Height > used {
		top = min((g.room.Height-used)/2, c.h*0.1)
	}
	g.level(fyne.NewSize(c.w, c.h))
	for i, o := range g.cards {
		place(o, left+float32(i%c.columns)*(c.w+c.gap), top+float32(i/c.columns)*(c.h+c.gap), c.w, c.h)
	}
}

// level lets the cards' texts differ in size only so far that they look of one kind.
func (g *grid) level(size fyne.Size) {
	least := float32(9)
	for _, o := range g.cards {
		if c, ok := o.(*Card); ok && c.view.Faceup {
			least = min(least, c.best(size))
		}
	}
	for _, o := range g.cards {
		if c, ok := o.(*Card); ok {
			c.setMost(max(c.lowest, least) * 1.26)
		}
	}
}

func (g *grid) least() fyne.Size { return fyne.NewSize(0, 0) }

func (g *grid) parts() []fyne.CanvasObject {
	if n := len(g.cards) + 1; n != len(g.list) || n > 1 && (g.list[1] != g.cards[0] || g.list[n-1] != g.cards[n-2]) {
		g.list = append([]fyne.CanvasObject{g.empty}, g.cards...)
	}
	return g.list
}

func (g *grid) held() []fyne.CanvasObject { return g.cards }

// set replaces the cards.
func (g *grid) set(cards []fyne.CanvasObject) { g.cards, g.list = cards, nil }

// side is the heroes and the agent: under each other, or in columns where it is wide enough.
type side struct {
	base
	sheets []fyne.CanvasObject
	agent  *AgentPanel
	// room is the height that can be seen at once: the agent gives up its small print for the heroes to be seen, too.
	room float32
}

func newSide(h *Host, agent *AgentPanel) *side {
	s := &side{agent: agent}
	s.init(h, s)
	return s
}

// sideColumn is the least width of a column, in units at text size 1.
const sideColumn = 330

func (s *side) lay(width float32, put func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	l := s.look()
	gap := l.gap(Gap)
	columns := max(1, min(int((width+gap)/(sideColumn*max(1, l.scale())+gap)), 2))
	w := (width - gap*float32(columns-1)) / float32(columns)
	objects := s.sheets
	if s.agent.Visible() {
		objects = append(objects[:len(objects):len(objects)], s.agent)
	}
	var y float32
	for i := 0; i < len(objects); i += columns {
		row := objects[i:min(i+columns, len(objects))]
		var high float32
		for _, o := range row {
			high = max(high, heightFor(o, w))
		}
		if y > 0 {
			y += gap
		}
		if len(row) == 1 && row[0] == fyne.CanvasObject(s.agent) && s.room > 0 {
			if left := s.room - y - gap; left >= s.agent.short(w) {
				high = min(high, left)
			}
		}
		for n, o := range row {
			if put != nil {
				put(o, float32(n)*(w+gap), y, w, high)
			}
		}
		y += high
	}
	return y
}

// HeightFor is the height at a width.
func (s *side) HeightFor(width float32) float32 { return s.lay(width, nil) }

func (s *side) arrange(size fyne.Size) {
	s.lay(size.Width, place)
}

func (s *side) least() fyne.Size { return fyne.NewSize(0, 0) }

func (s *side) parts() []fyne.CanvasObject {
	if len(s.list) != len(s.sheets)+1 {
		s.list = append(append([]fyne.CanvasObject{}, s.sheets...), s.agent)
	}
	return s.list
}

func (s *side) held() []fyne.CanvasObject { return s.parts() }

// set replaces the sheets.
func (s *side) set(sheets []fyne.CanvasObject) { s.sheets, s.list = sheets, nil }
