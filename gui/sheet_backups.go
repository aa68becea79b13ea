package gui

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// backupList lists the backups by what their names say. What is in one is read, and verified, only when its row comes in sight,
// one at a time, so that opening the list does not keep the window waiting however many there are.
type backupList struct {
	a    *App
	rows []*backupRow
	// scroll is the area that the rows lie in.
	scroll *widget.PanScroll
	// waiting: a look at what is in sight is under way.
	waiting bool
}

// backupRow is a backup in the list, with its contents once they have been read.
type backupRow struct {
	*widget.Row
	backup model.Backup
	read   bool
	kept   []model.Kept
	err    error
}

// backupRows puts the list into a form; a tap on a backup leads on.
func (a *App) backupRows(f *form, tapped func(model.Backup, []model.Kept)) *backupList {
	l := &backupList{a: a}
	list, err := a.Vault.Backups()
	if err != nil {
		f.text(widget.Body, func() []view.Paragraph { return []view.Paragraph{view.Plain(a.fault(err))} })
	}
	if err == nil && len(list) == 0 {
		f.message(widget.Body, "campaigns.no-backups")
	}
	for _, b := range list {
		r := &backupRow{backup: b}
		r.Row = widget.NewRow(a.host, func() {
			l.readContents(r)
			if r.err != nil {
				a.layers.announce(a.fault(r.err))
				return
			}
			tapped(b, r.kept)
		})
		f.add(r.Row, func() { r.Set(r.view(a)) })
		l.rows = append(l.rows, r)
	}
	f.on(l.look)
	return l
}

func (r *backupRow) view(a *App) view.Row {
	if !r.read {
		return view.UnreadBackupRow(a.tr, r.backup)
	}
	return view.BackupRow(a.tr, r.backup, r.kept, r.err)
}

// within names the area that the list lies in.
func (l *backupList) within(s *widget.PanScroll) {
	l.scroll = s
	s.OnScrolled = func(fyne.Position) { l.look() }
}

// look reads what is in sight, one backup at a time, when the window has come to be drawn.
func (l *backupList) look() {
	if l.waiting || !slices.ContainsFunc(l.rows, (*backupRow).unread) {
		return
	}
	const drawn = 50 * time.Millisecond
	l.waiting = true
	l.a.after(drawn, func() {
		l.waiting = false
		for _, r := range l.rows {
			if r.unread() && l.scroll != nil && l.scroll.Shows(r.Row) {
				l.readContents(r)
				l.a.render() // which looks again
				return
			}
		}
	})
}

func (r *backupRow) unread() bool { return !r.read }

func (l *backupList) readContents(r *backupRow) {
	if !r.read {
		r.kept, r.err = l.a.Vault.Contents(r.backup.Path)
		r.read = true
	}
}

// end keeps a list that is gone from reading on.
func (l *backupList) end() { l.scroll = nil }

// backups leads from a backup to the campaigns in it that are to come back.
func (a *App) backups() {
	f := a.newForm()
	f.message(widget.Muted, "campaigns.backups-hint")
	list := a.backupRows(f, a.bringBack)
	s := a.openSheet(a.say("campaigns.backups"), f)
	list.within(s.Scroll())
	s.closed = list.end
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
