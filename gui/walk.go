package gui

import (
	"fyne.io/fyne/v2"

	"plotwright/gui/widget"
	"plotwright/model"
)

// walk goes with the keyboard where an arrow points to; where there is nothing, and with the keys for pages, it scrolls.
func (a *App) walk(root fyne.CanvasObject, key fyne.KeyName) {
	c := a.window.Canvas()
	switch key {
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown:
		if next := widget.Neighbour(root, c.Focused(), key); next != nil {
			c.Focus(next)
			return
		}
	case fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyHome, fyne.KeyEnd:
	default:
		return
	}
	if pan := widget.ScrollOf(root, c.Focused()); pan != nil {
		pan.Turn(key)
	}
}

// step is undo or redo by a key, whatever lies over the table: it follows what is undone. What is half asked is not asked
// any more, since it may rest on what is undone; its tokens go back.
func (a *App) step(cmd model.Command) {
	if a.session == nil {
		return
	}
	a.layers.drop(func(s *sheet) bool { return s.asks })
	a.do(cmd)
}
