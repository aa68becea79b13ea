package gui

import (
	"runtime"
	"runtime/debug"

	"plotwright/gui/view"
	"plotwright/gui/widget"
)

// diagnosticSettings show what a report about a fault needs, and copy it.
func (a *App) diagnosticSettings() *form {
	f := a.newForm()
	f.message(widget.Muted, "ui.diagnostics.note")
	f.text(widget.Small, func() []view.Paragraph { return view.Lines(view.Diagnostics(a.tr, a.diagnosis())) })
	f.row(f.labelled("ui.diagnostics.copy", "duplicate", view.Main, func() {
		a.copy(view.Diagnostics(a.tr, a.diagnosis()), "ui.diagnostics.copied")
	}))
	return f
}

// about says which version this is, whose the game is, and where the licences are.
func (a *App) about() *form {
	f := a.newForm()
	f.text(widget.Strong, func() []view.Paragraph {
		return []view.Paragraph{view.Plain(a.tr.T("ui.about.version", "Version", a.Version))}
	})
	f.message(widget.Body, "ui.about.unofficial")
	f.message(widget.Muted, "ui.about.licence")
	return f
}

// diagnosis looks at program, machine and settings. Nothing in it comes from a campaign.
func (a *App) diagnosis() view.Diagnosis {
	c := a.window.Canvas()
	d := view.Diagnosis{
		Version: a.Version, System: runtime.GOOS + "/" + runtime.GOARCH, Go: runtime.Version(), Fyne: fyneVersion(),
		Graphics: a.graphics, Scale: c.Scale(), Width: c.Size().Width, Height: c.Size().Height,
		Language: a.tr.Language(), Settings: a.Settings.Summary(), Schema: a.Schema,
	}
	if a.Store == nil {
		return d
	}
	list, err := a.Store.List()
	if err != nil {
		d.Fault = err.Error()
	}
	d.Campaigns = len(list)
	for _, l := range list {
		d.Events += l.Events
	}
	return d
}

// fyneVersion is the version of Fyne that was built in; a test's binary does not say.
func fyneVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	for _, m := range info.Deps {
		if m.Path == "fyne.io/fyne/v2" {
			return m.Version
		}
	}
	return ""
}
