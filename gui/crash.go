package gui

import (
	"path/filepath"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
)

// Crash is what a start before this one has left when it crashed.
type Crash struct {
	// Path is the report's file.
	Path string
	// Text is what to copy of it for a bug report.
	Text func() string
	// Told marks the report, so that no later start speaks of it; the file stays.
	Told func() error
}

// tellOfCrash says that the program has crashed and offers its report, until somebody has closed the sheet.
func (a *App) tellOfCrash() {
	c := a.Crash
	f := a.newForm()
	f.message(widget.Body, "crash.happened")
	f.message(widget.Body, "crash.report")
	f.text(widget.Small, func() []view.Paragraph { return []view.Paragraph{view.Plain(c.Path)} })
	f.row(
		f.labelled("crash.copy", "duplicate", view.Main, func() { a.copy(c.Text(), "crash.copied") }),
		f.labelled("export.open", "folder", view.Quiet, func() { a.openFolder(filepath.Dir(c.Path)) }),
	)
	a.openSheet(a.say("crash.title"), f).closed = func() {
		if err := c.Told(); err != nil {
			fyne.LogError("mark the report of a crash", err)
		}
	}
}
