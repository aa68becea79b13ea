package gui

import (
	"slices"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// backupRows list the backups; a tap on one leads on.
func (a *App) backupRows(f *form, tapped func(model.Backup, []model.Kept)) {
	list, err := a.Vault.Backups()
	if err != nil {
		f.text(widget.Body, func() []view.Paragraph { return []view.Paragraph{view.Plain(a.fault(err))} })
	}
	if err == nil && len(list) == 0 {
		f.message(widget.Body, "campaigns.no-backups")
	}
	for _, b := range list {
		kept, err := a.Vault.Contents(b.Path)
		row := widget.NewRow(a.host, func() {
			if err != nil {
				a.layers.announce(a.fault(err))
				return
			}
			tapped(b, kept)
		})
		f.add(row, func() { row.Set(view.BackupRow(a.tr, b, kept, err)) })
	}
}

// backups leads from a backup to the campaigns in it that are to come back.
func (a *App) backups() {
	f := a.newForm()
	f.message(widget.Muted, "campaigns.backups-hint")
	a.backupRows(f, a.bringBack)
	a.openSheet(a.say("campaigns.backups"), f)
}

// bringBack offers the campaigns of a backup. Those that are missing here are chosen already.
func (a *App) bringBack(b model.Backup, kept []model.Kept) {
	f := a.newForm()
	f.message(widget.Muted, "campaigns.bring-back-hint")
	here := a.readable()
	chosen := make([]bool, len(kept))
	for i, k := range kept {
		chosen[i] = k.Deleted.IsZero() && (!here[k.ID.Origin()] || len(kept) == 1)
		row := widget.NewRow(a.host, func() {
			chosen[i] = !chosen[i]
			a.render()
		})
		f.add(row, func() { row.Set(view.KeptRow(a.tr, k, chosen[i])) })
	}
	ids := func() []model.CampaignID {
		var ids []model.CampaignID
		for i, k := range kept {
			if chosen[i] {
				ids = append(ids, k.ID)
			}
		}
		return ids
	}
	f.buttons(f.button(func() view.Button {
		if !slices.Contains(chosen, true) {
			return view.Button{Label: a.tr.T("campaigns.bring-none"), Icon: "restore", Reason: a.tr.T("campaigns.choose-first")}
		}
		return view.Button{Label: a.tr.N("campaigns.bring-back", len(ids())), Icon: "restore", Style: view.Main}
	}, func() {
		store, ok := a.Store.(model.Restorer)
		if n := len(ids()); ok && n > 0 {
			_, err := store.Restore(b.Path, ids(), a.now())
			a.keeping(err, func() string { return a.tr.N("campaigns.are-back", n) })
		}
	}))
	a.openSheet(func() string { return view.DateTime(a.tr, b.Taken) }, f)
}

// readable tells of which origins there is a campaign that can be read, outside the bin.
func (a *App) readable() map[model.CampaignID]bool {
	here := map[model.CampaignID]bool{}
	list, _ := a.campaignsOf(a.Store.List) // what cannot be listed is not here
	for _, c := range list {
		if c.state != nil {
			here[c.id.Origin()] = true
		}
	}
	return here
}
