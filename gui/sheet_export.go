package gui

import (
	"errors"
	"io/fs"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"plotwright/gui/export"
	"plotwright/gui/view"
	"plotwright/gui/widget"
)

// exports are the buttons of the sheet.
var exports = []struct {
	kind     export.Kind
	id, icon string
}{
	{export.Paper, "export.paper", "book"}, {export.LogMarkdown, "export.log-md", "log"}, {export.LogCSV, "export.log-csv", "log"},
	{export.TokensMarkdown, "export.tokens-md", "threat"}, {export.TokensCSV, "export.tokens-csv", "threat"},
}

// export offers the files that can be made of the campaign. Fyne's dialog for files cannot be scrolled by a finger, so all
// go into one folder.
func (s *logScreen) export() {
	a := s.a
	f := a.newForm()
	if a.Dir == "" {
		f.message(widget.Body, "export.no-folder")
		a.openSheet(a.say("export.title"), f)
		return
	}
	overlord := 0
	f.message(widget.Body, "export.pitch")
	f.heading("export.for-whom")
	f.choice(func() []string { return []string{a.tr.T("export.all"), a.tr.T("export.overlord")} },
		func() int { return overlord }, func(i int) { overlord = i })
	f.text(widget.Muted, func() []view.Paragraph {
		return []view.Paragraph{view.Plain(a.tr.T([]string{"export.for-all", "export.for-overlord"}[overlord]))}
	})
	for _, x := range exports {
		f.add(f.labelled(x.id, x.icon, view.Quiet, func() {
			a.closeTop()
			s.write(x.kind, overlord == 1)
		}), nil)
	}
	a.openSheet(a.say("export.title"), f)
}

// write makes a file and says where it is, or why it could not be made.
func (s *logScreen) write(kind export.Kind, overlord bool) {
	a := s.a
	font := func(style fyne.TextStyle) []byte { return theme.DefaultTheme().Font(style).Content() }
	c := export.Campaign{
		Log: s.log, Tr: a.tr, Overlord: overlord, Version: a.Version, At: a.now(),
		Fonts: export.Fonts{Regular: font(fyne.TextStyle{}), Bold: font(fyne.TextStyle{Bold: true})},
	}
	name, data, err := c.File(kind)
	if err == nil {
		name, err = export.Write(a.exportFolder(), name, data)
	}
	if err != nil {
		a.notWritten(err)
		return
	}
	a.written(name)
}

// notWritten says why an exported file could not be made.
func (a *App) notWritten(err error) {
	fyne.LogError("export", withoutPath(err)) // the path has the campaign's name
	a.layers.announce(a.tr.T("export.fault."+export.Fault(err), "Folder", a.exportFolder(), "Detail", err.Error()))
}

// withoutPath is why a file could not be written, for the log: its name is made from the campaign's.
func withoutPath(err error) error {
	var file *fs.PathError
	if errors.As(err, &file) {
		return file.Err
	}
	return err
}
