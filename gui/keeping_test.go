package gui

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"plotwright/gui/settings"
	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/archive"
	"plotwright/model/sqlite"
)

// newKept starts the program on a file with some campaigns, as main does.
func newKept(t *testing.T, boxes ...string) (h *hands, file string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "Властелин", "campaigns.db")
	var open *sqlite.DB
	reopen := func(anew bool) (model.Store, error) {
		var opts []sqlite.Option
		if anew {
			opts = append(opts, sqlite.Fresh())
		}
		db, err := sqlite.Open(file, opts...)
		if err != nil {
			return nil, err
		}
		open = db
		return db, nil
	}
	t.Cleanup(func() { _ = open.Close() })
	h = newHands(t, func(o *Options) {
		var err error
		if o.Store, err = reopen(false); err != nil {
			t.Fatal(err)
		}
		vault, err := sqlite.NewVault(file)
		if err != nil {
			t.Fatal(err)
		}
		o.File, o.Vault, o.Reopen = file, vault, reopen
	})
	for _, box := range boxes {
		n := model.NewCampaign{Box: box, Deck: "silent-protector", Heroes: []string{"Ashrian", "Jain"}, Threat: 3}
		if _, err := model.CreateSession(h.Catalog, h.Store, n, h.now); err != nil {
			t.Fatal(err)
		}
	}
	h.home()
	return h, file
}

func (h *hands) backUp() {
	h.t.Helper()
	if _, err := h.Store.(*sqlite.DB).Backup(h.now()); err != nil {
		h.t.Fatal(err)
	}
	h.home()
}

func (h *hands) listed(names ...string) {
	h.t.Helper()
	list, err := h.campaignsOf(h.Store.List)
	if err != nil {
		h.t.Fatal(err)
	}
	var got []string
	for _, c := range list {
		got = append(got, c.view(h.App).Name)
	}
	if strings.Join(got, "|") != strings.Join(names, "|") {
		h.t.Errorf("the campaigns are %q, not %q", got, names)
	}
}

func TestBin(t *testing.T) {
	h, _ := newKept(t, "labyrinth-of-ruin", "the-shadow-rune")
	h.listed("The Shadow Rune", "Labyrinth of Ruin")
	h.press("campaigns.more", "Name", "The Shadow Rune")
	h.press("campaigns.delete")
	h.listed("The Shadow Rune", "Labyrinth of Ruin") // one press deletes nothing
	h.press("campaigns.delete-sure", "Name", "The Shadow Rune")
	h.listed("Labyrinth of Ruin")
	if said := h.layers.toast.Text(); !strings.Contains(said, "The Shadow Rune is in the bin") {
		t.Errorf("said %q", said)
	}
	if _, ok := h.find("row:The Shadow Rune"); ok {
		t.Error("the row is still there")
	}
	h.press("campaigns.bin")
	h.press("campaigns.undelete-what", "Name", "The Shadow Rune")
	h.listed("The Shadow Rune", "Labyrinth of Ruin")
	if _, ok := h.find(h.button("campaigns.bin")); ok {
		t.Error("an empty bin is offered")
	}
}

// TestFirstStart: where nothing was deleted and nothing saved, no empty list is offered.
func TestFirstStart(t *testing.T) {
	h, _ := newKept(t)
	for _, id := range []string{"campaigns.bin", "campaigns.backups"} {
		if _, ok := h.find(h.button(id)); ok {
			t.Errorf("%s is offered", id)
		}
	}
	h.spot(h.button("import.title"))
}

func TestDuplicate(t *testing.T) {
	h, _ := newKept(t, "the-shadow-rune")
	h.press("campaigns.more", "Name", "The Shadow Rune")
	h.press("campaigns.duplicate")
	h.listed("The Shadow Rune, copy", "The Shadow Rune")
	h.tap("row:The Shadow Rune, copy")
	h.do(model.CorrectThreat{Delta: 2})
	h.home()
	list, err := h.campaignsOf(h.Store.List)
	if err != nil || list[0].state.Threat() != 5 || list[1].state.Threat() != 3 {
		t.Errorf("playing the copy on: %v", err)
	}
}

// countedVault counts how often a backup is read.
type countedVault struct {
	model.Vault
	reads map[string]int
	most  int
}

func (v *countedVault) Contents(path string) ([]model.Kept, error) {
	v.reads[path]++
	v.most = max(v.most, v.reads[path])
	return v.Vault.Contents(path)
}

// TestBackupsAreReadInSight: opening the list reads no backup; then each in sight is read once, one at a time, and one out of sight
// when it is scrolled to, or tapped before its turn. So it is on the page about a fault.
func TestBackupsAreReadInSight(t *testing.T) {
	h, file := newKept(t, "the-shadow-rune")
	const count = 30
	for range count {
		if _, err := h.Store.(*sqlite.DB).Backup(h.now()); err != nil {
			t.Fatal(err)
		}
	}
	h.home()
	for name, open := range map[string]func() *widget.PanScroll{
		"sheet": func() *widget.PanScroll { h.press("campaigns.backups"); return h.layers.top().Scroll() },
		"fault page": func() *widget.PanScroll {
			h.Fault = &sqlite.FileError{Path: file, Kind: sqlite.ErrNewer}
			p := newFaultPage(h.App)
			h.show(p)
			return p.backups.scroll
		},
	} {
		t.Run(name, func(t *testing.T) {
			v := &countedVault{Vault: h.Vault, reads: map[string]int{}}
			defer func(old model.Vault) { h.Vault = old }(h.Vault)
			h.Vault = v
			var turns []func()
			h.after = func(_ time.Duration, f func()) { turns = append(turns, f) }
			turn := func() bool {
				if len(turns) == 0 {
					return false
				}
				f := turns[0]
				turns = turns[1:]
				f()
				return true
			}
			scroll := open()
			if len(v.reads) != 0 {
				t.Fatalf("opening reads %d backups", len(v.reads))
			}
			for n := 1; turn() && len(turns) > 0; n++ {
				if len(v.reads) != n {
					t.Fatalf("%d backups are read after %d turns", len(v.reads), n)
				}
			}
			seen := len(v.reads)
			if seen == 0 || seen > count/2 {
				t.Fatalf("%d backups were read of %d", seen, count)
			}
			if s := h.spot("row:").Object.(*widget.Row); s == nil || name == "sheet" && len(turns) > 0 {
				t.Error("the list is not at rest")
			}
			scroll.ScrollTop(1e6)
			h.tap("row:") // before its turn
			if len(v.reads) != seen+1 {
				t.Errorf("a tap reads %d backups", len(v.reads)-seen)
			}
			h.closeTop()
			for turn() {
			}
			if len(v.reads) <= seen+1 || len(v.reads) == count || v.most != 1 {
				t.Errorf("%d backups were read after scrolling, one of them %d times", len(v.reads), v.most)
			}
			h.home()
		})
	}
}

// TestOnlyUnusableFilesAreReplaced: a file that another program has open, or that only cannot be written, holds the newest of the
// campaigns: no backup is offered in its place.
func TestOnlyUnusableFilesAreReplaced(t *testing.T) {
	h, file := newKept(t, "the-shadow-rune")
	h.backUp()
	for kind, offered := range map[error]bool{
		sqlite.ErrBusy: false, sqlite.ErrNotWritable: false, sqlite.ErrNewer: true, sqlite.ErrForeign: true, sqlite.ErrMissing: true, sqlite.ErrDamaged: true,
	} {
		h.Fault = &sqlite.FileError{Path: file, Kind: kind}
		h.show(newFaultPage(h.App))
		if _, ok := h.find("row:"); ok != offered {
			t.Errorf("%v: backups offered: %v", kind, ok)
		}
		h.spot("button:" + h.tr.T("campaigns.try-again"))
	}
}

// TestRestoreInThreeClicks: backups, the backup, bring back; a campaign that is gone is chosen already.
func TestRestoreInThreeClicks(t *testing.T) {
	h, _ := newKept(t, "labyrinth-of-ruin", "the-shadow-rune")
	h.backUp()
	for _, c := range []string{"The Shadow Rune", "Labyrinth of Ruin"} {
		h.press("campaigns.more", "Name", c)
		h.press("campaigns.delete")
		h.press("campaigns.delete-sure", "Name", c)
	}
	h.listed()
	h.press("campaigns.backups")
	h.tap("row:")
	h.tap("button:" + h.tr.N("campaigns.bring-back", 2))
	h.listed("The Shadow Rune", "Labyrinth of Ruin")
}

// TestRestoreChosen: what is replaced goes to the bin.
func TestRestoreChosen(t *testing.T) {
	h, _ := newKept(t, "labyrinth-of-ruin", "the-shadow-rune")
	h.backUp()
	h.tap("row:The Shadow Rune")
	h.do(model.CorrectThreat{Delta: 4})
	h.home()
	h.press("campaigns.backups")
	h.tap("row:")
	h.press("campaigns.bring-none")
	if said := h.layers.toast.Text(); said != h.tr.T("campaigns.choose-first") {
		t.Errorf("said %q", said)
	}
	h.tap("row:The Shadow Rune")
	h.tap("button:" + h.tr.N("campaigns.bring-back", 1))
	list, err := h.campaignsOf(h.Store.List)
	if err != nil || len(list) != 2 {
		t.Fatalf("%d campaigns, %v", len(list), err)
	}
	for _, c := range list {
		if c.state.Threat() != 3 {
			t.Errorf("%s has %d threat", c.view(h.App).Name, c.state.Threat())
		}
	}
	binned, err := h.campaignsOf(h.Store.ListDeleted)
	if err != nil || len(binned) != 1 || binned[0].state.Threat() != 7 {
		t.Errorf("in the bin: %v, %v", binned, err)
	}
}

// TestDamagedFile: the page names the damage, what can be read is beside it, a backup takes the file's place, and the
// damaged file is kept as it was.
func TestDamagedFile(t *testing.T) {
	h, file := newKept(t, "the-shadow-rune")
	h.backUp()
	if err := h.Store.(*sqlite.DB).Close(); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for i := 5000; i < len(text); i += 97 {
		text[i] ^= 0xff
	}
	if err := os.WriteFile(file, text, 0o600); err != nil {
		t.Fatal(err)
	}
	h.reopen(false)
	if _, ok := h.screen.(*faultPage); !ok {
		t.Fatal("the damaged file was opened")
	}
	if said := h.layers.said(); said != h.tr.T("ui.fault.damaged") {
		t.Errorf("said %q", said)
	}
	if now, err := os.ReadFile(file); err != nil || !bytes.Equal(now, text) {
		t.Errorf("the damaged file was changed: %v", err)
	}
	backups, err := h.Vault.Backups()
	if err != nil || len(backups) != 1 {
		t.Fatalf("%d backups, %v", len(backups), err)
	}
	h.tap("row:" + view.DateTime(h.tr, backups[0].Taken))
	h.press("campaigns.put")
	h.listed("The Shadow Rune")
	kept, err := filepath.Glob(filepath.Join(filepath.Dir(file), "*-replaced-*"))
	if err != nil || len(kept) == 0 {
		t.Fatalf("the damaged file was not kept: %v", err)
	}
	if now, err := os.ReadFile(kept[0]); err != nil || !bytes.Equal(now, text) {
		t.Errorf("the kept file is another one: %v", err)
	}
}

// TestSalvagedByPage: what could be read of a damaged file is on the page, and can take its place.
func TestSalvagedByPage(t *testing.T) {
	h, file := newKept(t, "the-shadow-rune")
	if err := h.Store.(*sqlite.DB).Close(); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	copy(text, "SQLete")
	if err := os.WriteFile(file, text, 0o600); err != nil {
		t.Fatal(err)
	}
	h.reopen(false)
	h.tap("row:The Shadow Rune")
	h.press("campaigns.put")
	h.listed("The Shadow Rune")
	if kept, err := filepath.Glob(filepath.Join(filepath.Dir(file), "*-replaced-*")); err != nil || len(kept) != 1 {
		t.Errorf("the damaged file was not kept: %v", err)
	}
}

// TestRaise: a later start has its file taken in.
func TestRaise(t *testing.T) {
	h, _ := newKept(t)
	if !h.raise("") || !h.raise(filepath.Join("..", "model", "archive", "testdata", "demo.v1.plotwright")) {
		t.Error("the window did not come up")
	}
	h.listed("По вторникам «1 < 2 & 3 > 2»")
}

// TestMissingFile: where backups tell that there was a file, none is begun without being asked.
func TestMissingFile(t *testing.T) {
	h, file := newKept(t, "the-shadow-rune")
	h.backUp()
	if err := h.Store.(*sqlite.DB).Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	h.reopen(false)
	if _, err := os.Stat(file); err == nil {
		t.Error("a file was begun")
	}
	h.press("campaigns.begin-anew")
	h.listed()
}

// TestKeepingFits measures what only a file's campaigns show.
func TestKeepingFits(t *testing.T) {
	h, file := newKept(t, "labyrinth-of-ruin", "the-shadow-rune")
	h.backUp()
	h.Dir = t.TempDir()
	h.exportFile("The Shadow Rune")
	for _, lang := range []string{locales.English, locales.Russian} {
		for _, text := range []int{80, 200} {
			h.useLanguage(lang)
			h.remember(func(x *settings.Settings) { x.TextSize = text })
			h.applyTheme()
			h.render()
			h.press("campaigns.backups")
			h.measure("backups")
			h.tap("row:")
			h.measure("a backup")
			h.closeTop()
			h.closeTop()
			h.Fault = &sqlite.FileError{Path: file, Kind: sqlite.ErrNewer}
			h.show(newFaultPage(h.App))
			h.measure("fault")
			h.tap("row:")
			h.measure("in its place")
			h.closeTop()
			h.home()
			h.press("import.title")
			h.measure("import")
			h.tap("row:")
			h.measure("here already")
			h.closeTop()
			h.closeTop()
		}
	}
}

// exportFile exports the campaign of a name and returns the file.
func (h *hands) exportFile(name string) string {
	h.t.Helper()
	h.press("campaigns.more", "Name", name)
	h.press("campaigns.export")
	h.spot("button:" + h.tr.T("export.copy"))
	h.closeTop()
	files, err := filepath.Glob(filepath.Join(h.exportFolder(), "*"+archive.Extension))
	if err != nil || len(files) != 1 {
		h.t.Fatalf("exported: %v, %v; said %q", files, err, h.layers.toast.Text())
	}
	return files[0]
}

// TestExportAndImport: a file found among the exports, the question when the campaign is here, both kept, one replaced.
func TestExportAndImport(t *testing.T) {
	h, _ := newKept(t, "the-shadow-rune")
	h.Dir = t.TempDir()
	h.exportFile("The Shadow Rune")
	h.press("import.title")
	h.tap("row:The Shadow Rune")
	h.press("import.keep-both")
	h.listed("The Shadow Rune", "The Shadow Rune")
	h.press("import.title")
	h.tap("row:The Shadow Rune")
	h.press("import.replace")
	h.listed("The Shadow Rune", "The Shadow Rune")
	h.tap("row:The Shadow Rune")
	h.do(model.CorrectThreat{Delta: 1})
	if said := h.layers.toast.Text(); said != "" {
		t.Errorf("said %q", said)
	}
}

// TestExportNotWritten: a campaign's file that cannot be made is not said to be one that cannot be read.
func TestExportNotWritten(t *testing.T) {
	h, _ := newKept(t, "the-shadow-rune")
	h.Dir = t.TempDir()
	if err := os.WriteFile(h.exportFolder(), nil, 0o600); err != nil { // where the folder would be
		t.Fatal(err)
	}
	h.press("campaigns.more", "Name", "The Shadow Rune")
	h.press("campaigns.export")
	if said := h.layers.toast.Text(); !strings.HasPrefix(said, "The file could not be written.") {
		t.Errorf("said %q", said)
	}
}

// TestImportElsewhere: a dropped file goes into another store; a broken one is named with its line, and changes nothing.
func TestImportElsewhere(t *testing.T) {
	h, _ := newKept(t, "the-shadow-rune")
	h.Dir = t.TempDir()
	file := h.exportFile("The Shadow Rune")
	other, _ := newKept(t)
	other.dropped(fyne.NewPos(10, 10), []fyne.URI{storage.NewFileURI(file)})
	other.listed("The Shadow Rune")

	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	broken := filepath.Join(t.TempDir(), "broken"+archive.Extension)
	if err := os.WriteFile(broken, bytes.Replace(text, []byte("Ashrian"), []byte("Ashrjan"), 1), 0o600); err != nil {
		t.Fatal(err)
	}
	other.importFile(broken)
	if said := other.layers.toast.Text(); !strings.Contains(said, "line 2") || !strings.Contains(said, "Nothing was imported") {
		t.Errorf("said %q", said)
	}
	other.listed("The Shadow Rune")
	other.dropped(fyne.NewPos(10, 10), []fyne.URI{storage.NewFileURI("/tmp/picture.png")})
	if said := other.layers.toast.Text(); said != other.tr.T("import.not-one") {
		t.Errorf("said %q", said)
	}
}

// TestImportFaultsAreWorded: every reason has its sentence in both languages.
func TestImportFaultsAreWorded(t *testing.T) {
	h, _ := newKept(t)
	for _, r := range []archive.Reason{
		archive.NotArchive, archive.Newer, archive.TooLarge, archive.CutOff, archive.Changed, archive.Malformed,
		archive.OutOfOrder, archive.NoCampaign, archive.Mismatch, archive.Surplus,
	} {
		for _, lang := range []string{locales.English, locales.Russian} {
			h.useLanguage(lang)
			if !h.tr.Has("import.fault." + string(r)) {
				t.Errorf("%s: %s has no sentence", lang, r)
			}
		}
	}
}
