package gui

import (
	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// faultPage says that the database cannot be used: which file, what is wrong, what could still be read of it, and which
// backups can take its place. Until one is chosen, the file stays as it is.
type faultPage struct {
	form *form
	root fyne.CanvasObject
	// backups is nil where none can help.
	backups *backupList
}

func newFaultPage(a *App) *faultPage {
	f := a.newForm()
	p := &faultPage{form: f}
	f.message(widget.Title, "ui.fault.title")
	f.text(widget.Body, func() []view.Paragraph { return view.DatabaseFault(a.tr, a.File, a.Fault) })
	row := []fyne.CanvasObject{f.labelled("campaigns.try-again", "restore", view.Main, func() { a.reopen(false) })}
	if model.FaultOf(a.Fault) == model.FaultMissing {
		row = append(row, f.labelled("campaigns.begin-anew", "plus", view.Quiet, func() { a.reopen(true) }))
	}
	f.row(append(row, f.labelled("ui.fault.quit", "close", view.Quiet, a.fyne.Quit))...)
	if a.Vault != nil && replaceable(a.Fault) {
		p.salvage(a)
		f.heading("campaigns.backups")
		f.message(widget.Muted, "campaigns.in-place-hint")
		p.backups = a.backupRows(f, func(b model.Backup, kept []model.Kept) {
			a.putInPlace(b.Path, func() string { return view.DateTime(a.tr, b.Taken) }, kept)
		})
	}
	scroll := widget.NewPanScroll(f.column())
	if p.backups != nil {
		p.backups.within(scroll)
	}
	p.root = widget.NewPage(scroll)
	return p
}

// replaceable tells whether a backup may take the file's place. One that another program has open, or that only cannot be
// written, holds the newest of the campaigns.
func replaceable(fault error) bool {
	f := model.FaultOf(fault)
	return f != model.FaultBusy && f != model.FaultNotWritable
}

// salvage offers what can be read of a damaged file; it is written beside it.
func (p *faultPage) salvage(a *App) {
	if model.FaultOf(a.Fault) != model.FaultDamaged {
		return
	}
	f := p.form
	f.heading("campaigns.salvaged")
	s, err := a.Vault.Salvage()
	switch {
	case err != nil:
		f.text(widget.Body, func() []view.Paragraph { return []view.Paragraph{view.Plain(a.fault(err))} })
		return
	case s.Path == "":
		f.message(widget.Body, "campaigns.nothing-salvaged")
		return
	}
	f.text(widget.Muted, func() []view.Paragraph {
		return []view.Paragraph{view.Plain(a.tr.T("campaigns.salvaged-hint", "File", s.Path))}
	})
	for _, k := range s.Campaigns {
		row := widget.NewRow(a.host, func() { a.putInPlace(s.Path, a.say("campaigns.salvaged"), s.Campaigns) })
		f.add(row, func() { row.Set(view.KeptRow(a.tr, k, false)) })
	}
}

// putInPlace shows what is in a file and offers it in the place of the one that cannot be used.
func (a *App) putInPlace(path string, title func() string, kept []model.Kept) {
	f := a.newForm()
	f.message(widget.Muted, "campaigns.put-hint")
	for _, k := range kept {
		f.text(widget.Body, func() []view.Paragraph {
			r := view.KeptRow(a.tr, k, false)
			return []view.Paragraph{{{Text: r.Name, Bold: true}}, view.Plain(r.Facts), view.Plain(r.Strong)}
		})
	}
	f.buttons(f.labelled("campaigns.put", "restore", view.Main, func() {
		if err := a.Vault.RestoreWhole(path, a.now()); err != nil {
			a.layers.announce(a.fault(err))
			return
		}
		a.reopen(false)
	}))
	a.openSheet(title, f)
}

// reopen opens the database again, with anew an empty one in the place of the one that has gone.
func (a *App) reopen(anew bool) {
	a.Store, a.Fault = a.Reopen(anew)
	if a.Fault != nil {
		a.show(newFaultPage(a))
		a.layers.announce(view.StoreFault(a.tr, a.Fault)) // or the press would seem to have done nothing
		return
	}
	a.show(newStartPage(a))
}

func (p *faultPage) object() fyne.CanvasObject { return p.root }
func (p *faultPage) render() {
	p.form.render()
	p.root.Refresh()
}

func (p *faultPage) key(*fyne.KeyEvent) bool { return false }
func (p *faultPage) char(rune) bool          { return false }
func (p *faultPage) leave() {
	if p.backups != nil {
		p.backups.end()
	}
}

// fault words an error of the store.
func (a *App) fault(err error) string { return view.Refusal(a.tr, a.Catalog, nil, nil, err) }
