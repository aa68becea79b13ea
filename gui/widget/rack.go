package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
)

// TokenKind is a token's face.
type TokenKind int

// The two faces of a token, red and jagged, white and round; and the gold coin of an experience point.
const (
	ThreatToken TokenKind = iota
	FortuneToken
	PointToken
)

func (k TokenKind) drawing() string {
	switch k {
	case FortuneToken:
		return "token-fortune"
	case PointToken:
		return "token-xp"
	}
	return "token-threat"
}

// rack is a row of tokens that can be taken: every token is pressed, dragged and tapped by itself; too many for the room
// lie over each other. Tokens that are in the air leave an empty place.
type rack struct {
	base
	kind TokenKind
	// owner is whose tokens these are, empty for the tray's.
	owner   string
	count   int
	missing int
	tokens  []*token
	objects []fyne.CanvasObject
	// side is the tokens' size, 0 for the theme's.
	side func(l look) float32

	onPress func(at fyne.Position)
	onDrag  func(at fyne.Position)
	onEnd   func()
	onUp    func(b desktop.MouseButton)
	onTap   func(i int)
}

func newRack(h *Host, kind TokenKind) *rack {
	r := &rack{kind: kind, side: func(l look) float32 { return l.size(SizeToken) }}
	r.init(h, r)
	return r
}

// set changes how many tokens there are. Tokens that are gone are hidden, not thrown away: one may be in a drag.
func (r *rack) set(count int) {
	if count == r.count {
		return
	}
	r.count = count
	r.Refresh()
}

// setMissing shows the last n places as empty.
func (r *rack) setMissing(n int) {
	if n != r.missing {
		r.missing = n
		r.Refresh()
	}
}

// rackGap is the space between tokens that have room.
const rackGap = 6

func (r *rack) natural() float32 {
	l := r.look()
	return float32(r.count)*(r.side(l)+l.gap(rackGap)) - l.gap(rackGap)
}

// step is the distance from one token to the next.
func (r *rack) step(l look, width float32) float32 {
	side := r.side(l)
	if r.count < 2 {
		return side
	}
	return max(1, min(side+l.gap(rackGap), (width-side)/float32(r.count-1)))
}

func (r *rack) arrange(size fyne.Size) {
	for i := len(r.tokens); i < r.count; i++ {
		t := newToken(r, i)
		r.tokens = append(r.tokens, t)
		r.objects = append(r.objects, t)
	}
	l := r.look()
	side, step := r.side(l), r.step(l, size.Width)
	for i, t := range r.tokens {
		show(t, i < r.count)
		if i >= r.count {
			continue
		}
		t.setEmpty(i >= r.count-r.missing)
		place(t, float32(i)*step, (size.Height-side)/2, side, side)
	}
}

// centre is the middle of a token's place, within the rack; also of the next one, that is not there yet.
func (r *rack) centre(i int) fyne.Position {
	l := r.look()
	side := r.side(l)
	return fyne.NewPos(float32(i)*r.step(l, r.Size().Width)+side/2, r.Size().Height/2)
}

func (r *rack) least() fyne.Size {
	side := r.side(r.look())
	return fyne.NewSize(side, side)
}

func (r *rack) parts() []fyne.CanvasObject { return r.objects }
func (r *rack) held() []fyne.CanvasObject  { return r.objects }

// token is one token of a rack.
type token struct {
	base
	rack    *rack
	index   int
	pic     *canvas.Raster
	plain   *canvas.Circle
	empty   bool
	objects []fyne.CanvasObject
}

var (
	_ fyne.Draggable     = (*token)(nil)
	_ fyne.Tappable      = (*token)(nil)
	_ desktop.Mouseable  = (*token)(nil)
	_ desktop.Cursorable = (*token)(nil)
)

func newToken(r *rack, i int) *token {
	t := &token{rack: r, index: i, pic: newPicture(), plain: canvas.NewCircle(rgb(0xb02018))}
	t.objects = []fyne.CanvasObject{t.plain, t.pic}
	t.init(r.host, t)
	return t
}

func (t *token) setEmpty(empty bool) {
	if t.empty != empty {
		t.empty = empty
		t.Refresh()
	}
}

func (t *token) arrange(size fyne.Size) {
	name, faint := t.rack.kind.drawing(), float32(0)
	switch {
	case t.empty && t.rack.kind == ThreatToken:
		name = "token-threat-ghost"
	case t.empty:
		faint = placeFaint
	}
	shows := faintPicture(t.pic, t, name, faint, 0, 0, size.Width, size.Height)
	show(t.plain, !shows)
	if !shows {
		t.plain.FillColor = rgb(0xb02018)
		if t.rack.kind == FortuneToken {
			t.plain.FillColor = rgb(0xf6eedc)
		}
		t.plain.StrokeColor, t.plain.StrokeWidth = rgb(0x2a2118), 2
		place(t.plain, 2, 2, size.Width-4, size.Height-4)
	}
}

func (t *token) least() fyne.Size           { return fyne.NewSize(1, 1) }
func (t *token) parts() []fyne.CanvasObject { return t.objects }

// MouseDown is for Fyne.
func (t *token) MouseDown(e *desktop.MouseEvent) {
	switch {
	case e.Button != desktop.MouseButtonPrimary:
		t.up(e.Button)
	case t.rack.onPress != nil:
		t.rack.onPress(e.AbsolutePosition)
	}
}

// MouseUp is for Fyne; in a drag it comes before DragEnd.
func (t *token) MouseUp(e *desktop.MouseEvent) { t.up(e.Button) }

func (t *token) up(b desktop.MouseButton) {
	if t.rack.onUp != nil {
		t.rack.onUp(b)
	}
}

// Dragged is for Fyne.
func (t *token) Dragged(e *fyne.DragEvent) {
	if t.rack.onDrag != nil {
		t.rack.onDrag(e.AbsolutePosition)
	}
}

// DragEnd is for Fyne.
func (t *token) DragEnd() {
	if t.rack.onEnd != nil {
		t.rack.onEnd()
	}
}

// Tapped is for Fyne.
func (t *token) Tapped(*fyne.PointEvent) {
	if t.rack.onTap != nil {
		t.rack.onTap(t.index)
	}
}

// Cursor is a hand.
func (t *token) Cursor() desktop.Cursor { return desktop.PointerCursor }

// Ghost is tokens in the air, for the layer over everything; it takes no gesture.
type Ghost struct {
	base
	kind    TokenKind
	count   int
	turn    float32
	pics    []*canvas.Raster
	objects []fyne.CanvasObject
}

// NewGhost makes a ghost of one threat token.
func NewGhost(h *Host) *Ghost {
	g := &Ghost{count: 1}
	g.init(h, g)
	return g
}

// Set changes which tokens there are, and how many; a flip is over.
func (g *Ghost) Set(kind TokenKind, n int) {
	if kind == g.kind && n == g.count && g.turn == 0 {
		return
	}
	g.kind, g.count, g.turn = kind, max(1, min(n, maxGhosts)), 0
	g.Refresh()
}

// Flip turns the tokens over: at 0 they show their kind, at 1 the other side.
func (g *Ghost) Flip(f float32) {
	f = max(0, min(1, f))
	if f != g.turn {
		g.turn = f
		g.Refresh()
	}
}

// placeFaint is how much of a token is taken away, of 1, where only its place is shown.
const placeFaint = 0.75

// maxGhosts is as many tokens as are drawn.
const maxGhosts = 8

func (g *Ghost) arrange(fyne.Size) {
	for i := len(g.pics); i < g.count; i++ {
		g.pics = append(g.pics, newPicture())
		g.objects = append(g.objects, g.pics[i])
	}
	side := g.look().size(SizeToken)
	face := g.kind
	if g.turn >= 0.5 {
		face = 1 - g.kind
	}
	narrow := side * max(0.04, abs(1-2*g.turn))
	px, py := pixels(g, fyne.NewSize(side, side))
	for i, p := range g.pics {
		if i >= g.count {
			show(p, false)
			continue
		}
		// The pixels stay those of the full size; the graphics card makes them narrow.
		x := float32(i)*side*ghostStep + (side-narrow)/2
		pictureOf(p, drawnOf(vector{name: face.drawing(), w: px, h: py}), x, 0, narrow, side)
	}
}

// ghostStep is how far tokens in the air lie apart, in parts of their size.
const ghostStep = 0.55

func (g *Ghost) least() fyne.Size {
	side := g.look().size(SizeToken)
	return fyne.NewSize(side*(1+ghostStep*float32(g.count-1)), side)
}

func (g *Ghost) parts() []fyne.CanvasObject { return g.objects }

func abs(f float32) float32 {
	if f < 0 {
		return -f
	}
	return f
}
