package widget

import "fyne.io/fyne/v2"

// Router gets the keys and letters that the focused widget has no use for: with a widget focused, Fyne gives them to
// nobody else.
type Router interface {
	TypedKey(*fyne.KeyEvent)
	TypedRune(rune)
}

// Host is the window that a widget lives in. Every field may be left out.
type Host struct {
	Router Router
	// Canvas is asked whenever it is needed, so it may answer nil before there is a window.
	Canvas func() fyne.Canvas
	// Theme is the look of this window, where it has one of its own. Fyne's override forgets widgets that have been hidden
	// for a minute.
	Theme func() fyne.Theme
	// Motion tells whether things may move.
	Motion func() bool
	// Announce says a sentence to whoever sits at the table.
	Announce func(text string)
	// Picked tells whether something is picked up: Enter then drops it, whatever has the focus.
	Picked func() bool
	// Top is the sheet that lies over all others, or nil: Tab stays within it.
	Top func() *Sheet
}

// covered tells whether a sheet lies over what is in the given sheet, or in none.
func (h *Host) covered(in *Sheet) bool {
	if h == nil || h.Top == nil {
		return false
	}
	top := h.Top()
	return top != nil && top != in
}

func (h *Host) typedKey(k *fyne.KeyEvent) {
	if h != nil && h.Router != nil {
		h.Router.TypedKey(k)
	}
}

func (h *Host) typedRune(r rune) {
	if h != nil && h.Router != nil {
		h.Router.TypedRune(r)
	}
}

func (h *Host) announce(text string) {
	if h != nil && h.Announce != nil && text != "" {
		h.Announce(text)
	}
}

func (h *Host) canvas() fyne.Canvas {
	if h == nil || h.Canvas == nil {
		return nil
	}
	return h.Canvas()
}

// focus gives the keyboard to a widget that was tapped; an entry would keep it otherwise.
func (h *Host) focus(f fyne.Focusable) {
	if c := h.canvas(); c != nil {
		c.Focus(f)
	}
}

func (h *Host) picked() bool { return h != nil && h.Picked != nil && h.Picked() }
