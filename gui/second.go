package gui

import (
	"time"

	"fyne.io/fyne/v2"
)

// raise brings the window to the front, for a later start of the program, and takes in the file that one was given, if any. It
// may be called from any goroutine. It reports whether the window came up: a program that hangs does not.
func (a *App) raise(file string) bool {
	const patience = 3 * time.Second
	up := make(chan struct{})
	fyne.Do(func() {
		a.window.RequestFocus()
		if file != "" {
			a.importFile(file)
		}
		close(up)
	})
	select {
	case <-up:
		return true
	case <-time.After(patience):
		return false
	}
}
