package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// glass lies over an entry and takes its drags: up and down they move the scrolled area, along the line they select, as
// long as the entry has the keyboard. Fyne's own entry would keep every drag, and the wheel, to itself.
type glass struct {
	base
	entry *Entry
	drag  entryDrag
	start fyne.Position
}

type entryDrag int

const (
	noDrag entryDrag = iota
	// withinSlop may still become either.
	withinSlop
	panning
	selecting
)

var (
	_ fyne.Draggable  = (*glass)(nil)
	_ fyne.Scrollable = (*glass)(nil)
)

func newGlass(e *Entry) *glass {
	g := &glass{entry: e}
	g.init(e.host, g)
	return g
}

// Dragged is for Fyne.
func (g *glass) Dragged(e *fyne.DragEvent) {
	if g.drag == noDrag {
		g.drag = withinSlop
		g.start = e.AbsolutePosition.SubtractXY(e.Dragged.DX, e.Dragged.DY)
	}
	travel := e.AbsolutePosition.Subtract(g.start)
	slop := g.look().size(SizeSlop)
	switch {
	case g.drag == panning:
		g.panBy(e.Dragged)
	case g.drag == selecting:
		g.selectTo(e.Position)
	case travel.X*travel.X+travel.Y*travel.Y <= slop*slop:
	case abs(travel.X) > abs(travel.Y) && g.host.canvas() != nil && g.host.canvas().Focused() == fyne.Focusable(g.entry):
		g.drag = selecting
		g.entry.Entry.KeyDown(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
		g.selectTo(e.Position)
	default:
		g.drag = panning
		g.panBy(fyne.NewDelta(travel.X, travel.Y))
	}
}

func (g *glass) panBy(d fyne.Delta) {
	if g.entry.pan != nil {
		g.entry.pan.panBy(d)
	}
}

// selectTo moves the end of the selection as a press with Shift held does.
func (g *glass) selectTo(at fyne.Position) {
	g.entry.Entry.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary})
}

// DragEnd is for Fyne.
func (g *glass) DragEnd() {
	if g.drag == selecting {
		g.entry.Entry.KeyUp(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
	}
	g.drag = noDrag
}

// Scrolled is for Fyne: the wheel scrolls what the entry lies in.
func (g *glass) Scrolled(e *fyne.ScrollEvent) {
	if g.entry.pan != nil {
		g.entry.pan.Scrolled(e)
	}
}

func (g *glass) arrange(fyne.Size)          {}
func (g *glass) least() fyne.Size           { return fyne.Size{} }
func (g *glass) parts() []fyne.CanvasObject { return nil }
