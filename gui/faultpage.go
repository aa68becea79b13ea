package gui

import (
	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
)

// faultPage says that the database cannot be used: which file, what is wrong, what to do. It touches no file.
type faultPage struct {
	form *form
	root fyne.CanvasObject
}

func newFaultPage(a *App) *faultPage {
	f := a.newForm()
	f.add(widget.NewBanner(), nil)
	f.message(widget.Title, "ui.fault.title")
	f.text(widget.Body, func() []view.Paragraph { return view.DatabaseFault(a.tr, a.File, a.Fault) })
	f.row(f.labelled("ui.fault.quit", "close", view.Main, a.fyne.Quit))
	return &faultPage{f, widget.NewPage(widget.NewPanScroll(f.column()))}
}

func (p *faultPage) object() fyne.CanvasObject { return p.root }
func (p *faultPage) render() {
	p.form.render()
	p.root.Refresh()
}

func (p *faultPage) key(*fyne.KeyEvent) bool { return false }
func (p *faultPage) char(rune) bool          { return false }
func (p *faultPage) leave()                  {}

// fault words an error of the store.
func (a *App) fault(err error) string { return view.Refusal(a.tr, a.Catalog, nil, nil, err) }
