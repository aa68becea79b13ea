// Floor is the least that a window costs with Fyne: one label, of the size that Plotwright's window has.
package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"
)

func main() {
	w := app.NewWithID("").NewWindow("Floor")
	w.SetContent(widget.NewLabel("Floor"))
	w.Resize(fyne.NewSize(1280, 760))
	w.ShowAndRun()
}
