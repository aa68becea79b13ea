package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Shield lies over everything while something is dragged: only the front-most object hears of a mouse button, and a
// second button breaks the drag off. It takes neither taps nor drags, and shows nothing.
type Shield struct {
	base
	cancel func()
}

var _ desktop.Mouseable = (*Shield)(nil)

// NewShield makes a shield; cancel is called for any button pressed while it is up.
func NewShield(cancel func()) *Shield {
	s := &Shield{cancel: cancel}
	s.init(nil, s)
	return s
}

// MouseDown breaks the drag off.
func (s *Shield) MouseDown(*desktop.MouseEvent) { s.cancel() }

// MouseUp breaks the drag off, unless it is the release of the button that carries it.
func (s *Shield) MouseUp(e *desktop.MouseEvent) {
	if e.Button != desktop.MouseButtonPrimary {
		s.cancel()
	}
}

func (s *Shield) arrange(fyne.Size)          {}
func (s *Shield) least() fyne.Size           { return fyne.Size{} }
func (s *Shield) parts() []fyne.CanvasObject { return nil }
