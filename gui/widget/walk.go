package widget

import (
	"fmt"

	"fyne.io/fyne/v2"
)

// Spot is something that can be pressed, with the place in the window where it is seen.
type Spot struct {
	Name   string
	Object fyne.CanvasObject
	Pos    fyne.Position
	Size   fyne.Size
}

// Walk visits everything in a tree that can be pressed and be seen. Parts that a scrolled area hides are left out, others
// are cut to what is seen.
func Walk(root fyne.CanvasObject, visit func(Spot)) {
	walk(root, fyne.Position{}, frame{size: root.Size()}, visit)
}

// frame is what can be seen of an area.
type frame struct {
	pos  fyne.Position
	size fyne.Size
}

func (f frame) cut(pos fyne.Position, size fyne.Size) (frame, bool) {
	x0, y0 := max(f.pos.X, pos.X), max(f.pos.Y, pos.Y)
	x1 := min(f.pos.X+f.size.Width, pos.X+size.Width)
	y1 := min(f.pos.Y+f.size.Height, pos.Y+size.Height)
	return frame{fyne.NewPos(x0, y0), fyne.NewSize(x1-x0, y1-y0)}, x1 > x0 && y1 > y0
}

func walk(o fyne.CanvasObject, at fyne.Position, seen frame, visit func(Spot)) {
	if o == nil || !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	cut, ok := seen.cut(at, o.Size())
	if n, named := o.(interface{ spot() string }); named && ok && n.spot() != "" {
		visit(Spot{n.spot(), o, cut.pos, cut.size})
	}
	if _, scrolled := o.(*PanScroll); scrolled {
		if !ok {
			return
		}
		seen = cut
	}
	for _, c := range insideOf(o) {
		walk(c, at, seen, visit)
	}
}

// Every visits every object in a tree that is not hidden, primitives included.
func Every(root fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	if root == nil || !root.Visible() {
		return
	}
	visit(root)
	for _, c := range insideOf(root) {
		Every(c, visit)
	}
}

// insideOf are the objects right inside another one, its own primitives included.
func insideOf(o fyne.CanvasObject) []fyne.CanvasObject {
	if p, ok := o.(*PanScroll); ok {
		return p.held()
	}
	if f, ok := o.(figure); ok {
		return f.parts()
	}
	return children(o)
}

func (b *Button) spot() string {
	if b.alias != "" {
		return b.alias
	}
	return "button:" + b.Describe()
}

func (c *Card) spot() string      { return CardTarget + string(c.view.ID) }
func (s *HeroSheet) spot() string { return HeroTarget + string(s.view.ID) }

func (t *token) spot() string {
	if t.rack.kind == PointToken {
		return "point"
	}
	if t.rack.owner != "" {
		return fmt.Sprintf("fortune:%s:%d", t.rack.owner, t.index)
	}
	return fmt.Sprintf("token:%d", t.index)
}

func (r *Row) spot() string  { return "row:" + r.Describe() }
func (n *note) spot() string { return "toast:" + n.Describe() }
