package view

import (
	"cmp"
	"strings"
	"time"

	"plotwright/locales"
	"plotwright/model"
)

// Row is a line of a list, such as a campaign or a backup.
type Row struct {
	Name, Facts string
	// Strong is a last line that should be seen.
	Strong string
	// Deck gives the emblem; empty for none.
	Deck model.DeckID
	// Mark is an icon at the end.
	Mark string
	// More is the row's own button.
	More Button
}

// Campaign is a campaign in a list; s is nil for one that cannot be read.
func Campaign(tr *locales.Translator, s *model.State, l model.Listing) Row {
	if s == nil {
		return Row{Name: tr.T("campaigns.unreadable"), Facts: facts(DateTime(tr, l.Last), string(l.ID))}
	}
	name, box, deck := BoxName(tr, s), PublishedName(tr, s.Box), ""
	if box == name {
		box = ""
	}
	if s.Deck != "" {
		deck = OwnDeckName(tr, s.Deck, s.Own.Said())
	}
	return Row{
		Name: name, Facts: facts(box, deck, DateTime(tr, l.Last)),
		Strong: tr.N("ui.start.threat", s.Threat()), Deck: s.Deck,
	}
}

// Deleted is a campaign in the bin.
func Deleted(tr *locales.Translator, s *model.State, l model.Listing) Row {
	r := Campaign(tr, s, l)
	r.Strong = tr.T("campaigns.deleted", "When", DateTime(tr, l.Deleted))
	r.More = Button{Icon: "restore", Style: Flat, Hint: tr.T("campaigns.undelete-what", "Name", r.Name)}
	return r
}

// UnreadBackupRow is a backup in a list before its contents have been read.
func UnreadBackupRow(tr *locales.Translator, b model.Backup) Row {
	return Row{Name: DateTime(tr, b.Taken), Facts: tr.T("campaigns.not-read-yet"), Mark: "chevron-right"}
}

// BackupRow is a backup in a list, with what is in it; err says why that cannot be read.
func BackupRow(tr *locales.Translator, b model.Backup, kept []model.Kept, err error) Row {
	r := Row{Name: DateTime(tr, b.Taken), Mark: "chevron-right"}
	if err != nil {
		r.Facts = StoreFault(tr, err)
		return r
	}
	var names []string
	for _, k := range kept {
		if k.Deleted.IsZero() {
			names = append(names, Campaign(tr, k.State, k.Listing).Name)
		}
	}
	r.Facts = tr.T("campaigns.list-none")
	if len(names) > 0 {
		r.Facts = strings.Join(names, " · ")
	}
	return r
}

// KeptRow is a campaign in a backup, chosen to be brought back or not.
func KeptRow(tr *locales.Translator, k model.Kept, chosen bool) Row {
	r := Campaign(tr, k.State, k.Listing)
	r.Strong = tr.N("campaigns.events", k.Events)
	if k.Lost > 0 {
		r.Strong += ", " + tr.N("campaigns.lost", k.Lost)
	}
	if chosen {
		r.Mark = "check"
	}
	return r
}

// DeckRow is a deck whose cards can be read on the start page.
func DeckRow(tr *locales.Translator, d *model.Deck) Row {
	return Row{Name: DeckName(tr, d.ID), Facts: tr.T("deck." + string(d.ID) + ".pitch"), Deck: d.ID}
}

func facts(list ...string) string {
	var said []string
	for _, f := range list {
		if f != "" {
			said = append(said, f)
		}
	}
	return strings.Join(said, " · ")
}

// Exported is a campaign in an exported file; name is empty where it bears its box's.
func Exported(tr *locales.Translator, name, box string, decks []model.DeckID, last time.Time, file string) Row {
	r := Row{Name: cmp.Or(name, PublishedName(tr, box)), Mark: "import", Strong: file}
	deck := ""
	if n := len(decks); n > 0 {
		r.Deck, deck = decks[n-1], DeckName(tr, decks[n-1])
	}
	r.Facts = facts(deck, DateTime(tr, last))
	return r
}

// ImportFault says why an exported file was not taken in: the line, the reason, and what to do.
func ImportFault(tr *locales.Translator, file string, line int, reason, detail string) string {
	why := tr.T("import.fault."+reason, "Detail", detail)
	if line == 0 {
		return tr.T("import.fault-whole", "File", file, "Why", why)
	}
	return tr.T("import.fault-line", "File", file, "Line", line, "Why", why)
}
