package widget

import "fyne.io/fyne/v2"

// Walk visits everything in a tree that can be pressed and be seen, with its place in the window. Parts that a scrolled
// area hides are left out, others are cut to what is seen.
func Walk(root fyne.CanvasObject, visit func(name string, pos fyne.Position, size fyne.Size)) {
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

func walk(o fyne.CanvasObject, at fyne.Position, seen frame, visit func(string, fyne.Position, fyne.Size)) {
	if o == nil || !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	cut, ok := seen.cut(at, o.Size())
	if n, named := o.(interface{ spot() string }); named && ok && n.spot() != "" {
		visit(n.spot(), cut.pos, cut.size)
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

func (b *Button) spot() string { return "button:" + b.Describe() }
func (r *Row) spot() string    { return "row:" + r.Describe() }
func (n *note) spot() string   { return "toast:" + n.Describe() }
