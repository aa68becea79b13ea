package gui

import (
	"plotwright/gui/view"
	"plotwright/gui/widget"
)

// showKeys is the key sheet.
func (a *App) showKeys() {
	f := a.newForm()
	f.text(widget.Body, func() []view.Paragraph { return view.KeySheet(a.tr) })
	a.openSheet(a.say("ui.menu-sheet.keys"), f)
}
