package gui

import (
	"errors"
	"io/fs"
	"os"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
	"plotwright/model/archive"
)

// campaignSheet is what can be done with a campaign of the start page besides playing it.
func (a *App) campaignSheet(c campaign) {
	f := a.newForm()
	f.text(widget.Muted, func() []view.Paragraph { return []view.Paragraph{view.Plain(c.view(a).Facts)} })
	f.row(
		f.labelled("campaigns.open", "chevron-right", view.Main, func() { a.closeTop(); a.open(c.id) }),
		f.labelled("campaigns.duplicate", "duplicate", view.Quiet, func() { a.closeTop(); a.duplicate(c) }),
		f.labelled("campaigns.export", "export", view.Quiet, func() { a.closeTop(); a.export(c) }),
	)
	f.row(f.twice(
		func() view.Button { return view.Button{Label: a.tr.T("campaigns.delete"), Icon: "trash"} },
		func() view.Button {
			return view.Button{Label: a.tr.T("campaigns.delete-sure", "Name", c.view(a).Name), Icon: "trash", Style: view.Danger}
		},
		func() {
			a.keeping(a.Store.Delete(c.id, a.now()), func() string { return a.tr.T("campaigns.is-deleted", "Name", c.view(a).Name) })
		},
	))
	f.message(widget.Small, "campaigns.delete-hint")
	a.openSheet(func() string { return c.view(a).Name }, f)
}

// duplicate adds a copy, whose name says that it is one.
func (a *App) duplicate(c campaign) {
	id, err := model.Duplicate(a.Store, c.id)
	if err == nil {
		err = a.nameCopy(id)
	}
	a.keeping(err, func() string { return a.tr.T("campaigns.is-duplicated", "Name", c.view(a).Name) })
}

func (a *App) nameCopy(id model.CampaignID) error {
	s, err := model.OpenSession(a.library.known, a.Store, id, a.now)
	if err != nil || s.ReadOnly() != nil {
		return err
	}
	return s.Do(model.RenameCampaign{Name: a.tr.T("campaigns.copy", "Name", view.BoxName(a.tr, s.State()))})
}

// export writes the campaign to a file of its own and says where that is.
func (a *App) export(c campaign) {
	if a.Dir == "" {
		a.layers.announce(a.tr.T("export.no-folder"))
		return
	}
	path := archive.FreePath(a.exportFolder(), c.view(a).Name)
	err := os.MkdirAll(a.exportFolder(), 0o700)
	if err == nil {
		err = archive.Export(path, a.Store, c.id, a.Version)
	}
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		a.notWritten(err)
		return
	}
	if err != nil {
		a.layers.announce(a.tr.T("campaigns.not-exported", "Why", a.importFault(err)))
		return
	}
	a.written(path)
}

// keeping shows the start page anew after something was done to the campaigns, and says what, or what went wrong.
func (a *App) keeping(err error, done func() string) {
	a.show(newStartPage(a))
	if err != nil {
		a.layers.announce(a.fault(err))
		return
	}
	a.layers.announce(done())
}

// bin lists the deleted campaigns. Nothing ever leaves it by itself.
func (a *App) bin() {
	f := a.newForm()
	f.message(widget.Muted, "campaigns.bin-hint")
	list, err := a.campaignsOf(a.Store.ListDeleted)
	if err != nil {
		f.text(widget.Body, func() []view.Paragraph { return []view.Paragraph{view.Plain(a.fault(err))} })
	}
	if err == nil && len(list) == 0 {
		f.message(widget.Body, "campaigns.bin-empty")
	}
	for _, c := range list {
		back := func() {
			a.keeping(a.Store.Undelete(c.id), func() string { return a.tr.T("campaigns.is-back", "Name", c.view(a).Name) })
		}
		row := widget.NewRow(a.host, back).WithMore(back)
		f.add(row, func() { row.Set(view.Deleted(a.tr, c.state, c.last)) })
	}
	a.openSheet(a.say("campaigns.bin"), f)
}
