package gui

import (
	"plotwright/gui/view"
	"plotwright/gui/widget"
)

// showLog lists what has happened, latest first, in the current language.
func (a *App) showLog() {
	f := a.newForm()
	f.text(widget.Body, func() []view.Paragraph {
		return view.LogParagraphs(view.LogLines(a.tr, a.Catalog, a.session.Log()))
	})
	a.openSheet(a.say("ui.menu-sheet.log"), f)
}
