package widget

import "fyne.io/fyne/v2"

// edgeZone is how near, in units, tokens in the air come to the edge of a scrolled area before it scrolls under them.
const edgeZone = 56

// edgeSpeed is how fast it scrolls at its very edge, in units a second.
const edgeSpeed = 700

// Edge is the scrolled area that tokens at a place of the window have come to the edge of, and how fast it is to scroll, in
// units a second: up where it is negative. Nil is none.
func (t *Table) Edge(at fyne.Position) (area *PanScroll, speed float32) {
	origin := fyne.CurrentApp().Driver().AbsolutePositionForObject(t)
	for _, p := range []*PanScroll{t.left, t.right} {
		in := at.Subtract(origin.Add(p.Position()))
		if !p.Visible() || !p.Overflows() || !inside(in, p.Size()) {
			continue
		}
		zone := min(edgeZone*t.look().scale(), p.Size().Height/4)
		up, down := (zone-in.Y)/zone, (in.Y-p.Size().Height+zone)/zone
		switch {
		case up > 0 && p.Offset.Y > 0:
			return p, -up * edgeSpeed
		case down > 0 && p.Offset.Y < p.most():
			return p, down * edgeSpeed
		}
	}
	return nil, 0
}

// most is how far the area can be scrolled.
func (p *PanScroll) most() float32 { return max(0, p.roll.Size().Height-p.Size().Height) }
