package gui

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"plotwright/gui/settings"
	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
	"plotwright/model/archive"
)

// imports offers the exported campaigns that lie where such files usually are. Fyne's own dialog comes last: a finger
// cannot scroll it.
func (a *App) imports() {
	f := a.newForm()
	f.message(widget.Muted, "import.hint")
	found := archive.Find(a.importFolders()...)
	if len(found) == 0 {
		f.message(widget.Body, "import.none")
	}
	for _, file := range found {
		row := widget.NewRow(a.host, func() { a.importFile(file.Path) })
		f.add(row, func() { row.Set(a.foundRow(file)) })
	}
	f.buttons(f.labelled("import.choose", "folder", view.Quiet, a.chooseImport))
	a.openSheet(a.say("import.title"), f)
}

func (a *App) importFolders() []string {
	folders := []string{settings.Downloads()}
	if a.Dir != "" {
		folders = append(folders, a.Dir, a.exportFolder())
	}
	return folders
}

func (a *App) foundRow(file archive.Found) view.Row {
	if file.Err != nil {
		return view.Row{Name: filepath.Base(file.Path), Facts: a.importFault(file.Err)}
	}
	h := file.Header
	return view.Exported(a.tr, h.Name, h.Box, h.Decks, h.Last(), filepath.Base(file.Path))
}

// chooseImport asks the system for a file.
func (a *App) chooseImport() {
	d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		if r == nil || err != nil {
			return
		}
		path := r.URI().Path()
		if err := r.Close(); err != nil {
			fyne.LogError("close chosen file", err)
		}
		a.importFile(path)
	}, a.window)
	d.SetFilter(storage.NewExtensionFileFilter([]string{archive.Extension}))
	d.Show()
}

// dropped takes files that are dropped on the window.
func (a *App) dropped(_ fyne.Position, files []fyne.URI) {
	for _, file := range files {
		if strings.EqualFold(file.Extension(), archive.Extension) {
			a.importFile(file.Path())
			return
		}
	}
	a.layers.announce(a.tr.T("import.not-one"))
}

// importFile reads a file, and asks what is to become of the campaign if it is here already.
func (a *App) importFile(path string) {
	if a.Store == nil {
		a.layers.announce(a.tr.T("import.no-store"))
		return
	}
	file, err := archive.Read(path, a.Catalog)
	if err != nil {
		a.layers.announce(a.importFault(err))
		return
	}
	present, err := file.Present(a.Store)
	switch {
	case err != nil:
		a.layers.announce(a.fault(err))
	case len(present) == 0:
		a.takeIn(file, archive.KeepBoth)
	default:
		a.askImport(file, present)
	}
}

// askImport offers to keep both or to replace what is here.
func (a *App) askImport(file *archive.Archive, present []model.Listing) {
	f := a.newForm()
	f.text(widget.Body, func() []view.Paragraph {
		return []view.Paragraph{view.Plain(a.tr.T("import.present"))}
	})
	here, err := a.campaignsOf(func() ([]model.Listing, error) { return present, nil })
	if err != nil {
		a.layers.announce(a.fault(err))
		return
	}
	about := func(id string, s *model.State, l model.Listing) {
		f.text(widget.Body, func() []view.Paragraph {
			r := view.Campaign(a.tr, s, l)
			return []view.Paragraph{{{Text: a.tr.T(id), Bold: true}}, view.Plain(r.Facts), view.Plain(r.Strong)}
		})
	}
	about("import.in-file", file.State(), model.Listing{Last: file.Header.Last()})
	for _, c := range here {
		about("import.in-store", c.state, c.last)
	}
	how := func(how archive.How) func() {
		return func() { a.closeTop(); a.takeIn(file, how) }
	}
	f.buttons(
		f.labelled("import.keep-both", "duplicate", view.Main, how(archive.KeepBoth)),
		f.labelled("import.replace", "restore", view.Quiet, how(archive.Replace)),
	)
	a.openSheet(func() string { return view.BoxName(a.tr, file.State()) }, f)
}

func (a *App) takeIn(file *archive.Archive, how archive.How) {
	_, err := file.Import(a.Store, how, a.now())
	if err != nil {
		a.layers.announce(a.importFault(err))
		return
	}
	done := func() string { return a.tr.T("import.done", "Name", view.BoxName(a.tr, file.State())) }
	if a.session == nil {
		a.keeping(nil, done)
		return
	}
	a.layers.closeAll()
	a.layers.announce(done())
}

// importFault words why a file was not taken in, or the store's own trouble.
func (a *App) importFault(err error) string {
	var fault *archive.Fault
	var path *fs.PathError
	switch {
	case errors.As(err, &fault):
		return view.ImportFault(a.tr, filepath.Base(fault.Path), fault.Line, string(fault.Reason), fault.Detail)
	case errors.As(err, &path):
		return a.tr.T("import.unreadable", "File", path.Path)
	}
	return a.fault(err)
}
