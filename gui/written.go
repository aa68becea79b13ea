package gui

import (
	"net/url"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
)

// exportFolder is where everything that is exported goes.
func (a *App) exportFolder() string { return filepath.Join(a.Dir, "exports") }

// written says where a file is, and offers to go there.
func (a *App) written(path string) {
	f := a.newForm()
	f.message(widget.Body, "export.done")
	f.text(widget.Strong, func() []view.Paragraph { return []view.Paragraph{view.Plain(path)} })
	f.row(a.pathButtons(f, path, filepath.Dir(path))...)
	a.openSheet(a.say("export.title"), f)
}

// pathButtons offer to copy a path and to go to a folder.
func (a *App) pathButtons(f *form, path, folder string) []fyne.CanvasObject {
	return []fyne.CanvasObject{
		f.labelled("export.copy", "duplicate", view.Quiet, func() { a.copy(path, "export.copied") }),
		f.labelled("export.open", "folder", view.Quiet, func() { a.openFolder(folder) }),
	}
}

// copy puts a text on the clipboard and says so.
func (a *App) copy(text, said string) {
	a.fyne.Clipboard().SetContent(text)
	a.layers.announce(a.tr.T(said))
}

// openFolder shows a folder in the system's own window.
func (a *App) openFolder(path string) {
	if err := a.fyne.OpenURL(fileURL(path)); err != nil {
		fyne.LogError("open folder", err)
		a.layers.announce(a.tr.T("export.no-opener"))
	}
}

// fileURL is the address of a file or a folder; on Windows a path begins with the letter of a drive.
func fileURL(path string) *url.URL {
	path = filepath.ToSlash(path)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path
	}
	return &url.URL{Scheme: "file", Path: path}
}
