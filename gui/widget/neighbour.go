package widget

import (
	"math"

	"fyne.io/fyne/v2"
)

// Neighbour is what an arrow leads to from what has the keyboard: of all that can have it under a root, seen or scrolled
// away, the nearest in the arrow's direction. Where nothing under the root has it yet, it is the first. Nil is none.
func Neighbour(root fyne.CanvasObject, from fyne.Focusable, arrow fyne.KeyName) fyne.Focusable {
	all := focusables(root)
	for _, here := range all {
		if here.focusable != from {
			continue
		}
		var nearest fyne.Focusable
		least := float32(math.MaxFloat32)
		for _, p := range all {
			if far, ahead := here.distance(p, arrow); ahead && far < least {
				nearest, least = p.focusable, far
			}
		}
		return nearest
	}
	if b, ok := root.(interface{ beginning() fyne.CanvasObject }); ok {
		if inside := focusables(b.beginning()); len(inside) > 0 {
			return inside[0].focusable
		}
	}
	if len(all) == 0 {
		return nil
	}
	return all[0].focusable
}

// ScrollOf is the scrolled area that what has the keyboard lies in or, where nothing has it, the first one under a root.
func ScrollOf(root fyne.CanvasObject, from fyne.Focusable) (pan *PanScroll) {
	if t, ok := from.(interface{ scroll() *PanScroll }); ok && t.scroll() != nil {
		return t.scroll()
	}
	Every(root, func(o fyne.CanvasObject) {
		if p, ok := o.(*PanScroll); ok && pan == nil {
			pan = p
		}
	})
	return pan
}

// placed is something that can have the keyboard, and where it is.
type placed struct {
	focusable fyne.Focusable
	frame
}

// focusables are all that can have the keyboard under a root, in the order of the Tab key; the scrolled areas, to which
// Tab alone leads, are left out.
func focusables(root fyne.CanvasObject) []placed {
	var all []placed
	var visit func(o fyne.CanvasObject, at fyne.Position)
	visit = func(o fyne.CanvasObject, at fyne.Position) {
		if o == nil || !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		f, ok := o.(fyne.Focusable)
		_, area := o.(*PanScroll)
		off, can := o.(fyne.Disableable)
		if ok && !area && (!can || !off.Disabled()) {
			all = append(all, placed{f, frame{at, o.Size()}})
		}
		for _, c := range insideOf(o) {
			visit(c, at)
		}
	}
	visit(root, fyne.Position{})
	return all
}

// distance is how far another place is in a direction, and whether it is there at all. What lies to the side counts as
// farther than what lies straight ahead.
func (f frame) distance(q placed, arrow fyne.KeyName) (far float32, ahead bool) {
	dx, dy := q.centre().X-f.centre().X, q.centre().Y-f.centre().Y
	right, left := q.pos.X-f.pos.X-f.size.Width, f.pos.X-q.pos.X-q.size.Width
	down, up := q.pos.Y-f.pos.Y-f.size.Height, f.pos.Y-q.pos.Y-q.size.Height
	var gap, side float32
	switch arrow {
	case fyne.KeyRight:
		gap, side, ahead = right, max(up, down), dx > 1
	case fyne.KeyLeft:
		gap, side, ahead = left, max(up, down), dx < -1
	case fyne.KeyDown:
		gap, side, ahead = down, max(left, right), dy > 1
	case fyne.KeyUp:
		gap, side, ahead = up, max(left, right), dy < -1
	}
	const aside, off = 3, 0.1
	return max(0, gap) + aside*max(0, side) + off*(abs(dx)+abs(dy)), ahead
}

func (f frame) centre() fyne.Position {
	return f.pos.AddXY(f.size.Width/2, f.size.Height/2)
}

// beginning: the cards are what the table is about.
func (t *Table) beginning() fyne.CanvasObject { return t.grid }

// beginning: a sheet begins with what is in it, not with its closing.
func (s *Sheet) beginning() fyne.CanvasObject { return s.scroll }

func (t *touch) scroll() *PanScroll { return t.pan }
