package widget

import "fyne.io/fyne/v2/driver/desktop"

var _ desktop.Mouseable = (*Shield)(nil)

// MouseDown breaks the drag off.
func (s *Shield) MouseDown(*desktop.MouseEvent) { s.cancel() }

// MouseUp breaks the drag off, unless it is the release of the button that carries it.
func (s *Shield) MouseUp(e *desktop.MouseEvent) {
	if e.Button != desktop.MouseButtonPrimary {
		s.cancel()
	}
}
