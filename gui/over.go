package gui

import "fyne.io/fyne/v2"

// under is a screen that another one lies over: as it was left, with its sheets and what had the keyboard.
type under struct {
	screen screen
	sheets []*sheet
	focus  fyne.Focusable
}

// over lays a screen over what is shown; back shows that again.
func (a *App) over(s screen) {
	a.breakOff()
	a.layers.announce("")
	a.under = append(a.under, under{a.screen, a.layers.stash(), a.window.Canvas().Focused()})
	a.screen = s
	a.window.Canvas().Unfocus()
	a.layers.setScreen(s.object())
	a.render()
}

// back takes the topmost screen away.
func (a *App) back() {
	last := len(a.under) - 1
	u := a.under[last]
	a.under = a.under[:last]
	a.screen.leave()
	a.layers.closeAll()
	a.layers.announce("")
	a.screen = u.screen
	a.layers.setScreen(u.screen.object())
	a.layers.restore(u.sheets)
	a.render()
	if a.inWindow(u.focus) {
		a.window.Canvas().Focus(u.focus)
	} else {
		a.window.Canvas().Unfocus()
	}
}

// leaveAll ends the screen and all that lie under it.
func (a *App) leaveAll() {
	for len(a.under) > 0 {
		a.back()
	}
	if a.screen != nil {
		a.screen.leave()
	}
	a.layers.closeAll()
}
