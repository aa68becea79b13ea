//go:build windowtest

package windowtest

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"plotwright/gui/settings"
)

// atStart prepares a data folder whose campaign waits on the start page.
func atStart(t *testing.T) (dir string) {
	t.Helper()
	dir = campaign(t, plain())
	if err := settings.Save(dir, settings.Settings{Language: "en"}); err != nil {
		t.Fatal(err)
	}
	return dir
}

// one is the one file that a pattern finds.
func one(t *testing.T, pattern string) string {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) != 1 {
		t.Fatalf("%s: %v, %v", pattern, files, err)
	}
	return files[0]
}

// lastRow is the last line of a list; those of a sheet come after those under it.
func (p probe) lastRow() (row spot, ok bool) {
	for _, s := range p.Spots {
		if strings.HasPrefix(s.Name, "row:") {
			row, ok = s, true
		}
	}
	return row, ok
}

// TestKeepingByMouse exports a campaign, puts it into the bin, brings it back from the day's backup, and imports the file
// into another folder.
func TestKeepingByMouse(t *testing.T) {
	const box = "The Shadow Rune"
	p := start(t, atStart(t))
	w := wordsOf(t, "en")
	there := func(q probe) bool { return q.Screen == "start" && q.Sheets == 0 && q.has(rowSpot(box)) }
	gone := func(q probe) bool { return q.Screen == "start" && q.Sheets == 0 && !q.has(rowSpot(box)) }
	p.await("the campaign", there)

	more := w.button("campaigns.more", "Name", box)
	p.tap(more)
	p.await("what can be done", func(q probe) bool { return q.Sheets == 1 })
	p.tap(w.button("campaigns.export"))
	p.await("where it is", func(q probe) bool { return q.Sheets == 1 && q.has(w.button("export.copy")) })
	p.key("Escape")
	p.await("the start page", there)
	file := one(t, filepath.Join(p.dir, "exports", "*.plotwright"))

	p.tap(more)
	p.await("what can be done", func(q probe) bool { return q.Sheets == 1 })
	p.tap(w.button("campaigns.delete"))
	sure := w.button("campaigns.delete-sure", "Name", box)
	p.await("the second step", func(q probe) bool { return q.has(sure) })
	p.tap(sure)
	p.await("the campaign in the bin", gone)

	p.tap(w.button("campaigns.backups"))
	q := p.await("the backups", func(q probe) bool { return q.Sheets == 1 })
	row, _ := q.lastRow()
	p.click(row.centre())
	back := buttonSpot(w.tr.N("campaigns.bring-back", 1))
	p.await("the backup", func(q probe) bool { return q.Sheets == 2 && q.has(back) })
	p.tap(back)
	p.await("the campaign again", there)
	p.close()

	p = start(t, filepath.Join(t.TempDir(), "other"), "--lang", "en", file)
	p.await("the imported campaign", there)
	p.tap(rowSpot(box))
	p.onTable()
	expect(t, "threat", p.disk().State().Threat(), plain().Threat)
	p.close()
}

// TestDamagedFileByMouse puts a backup in the place of a damaged file, which stays until then and is kept.
func TestDamagedFileByMouse(t *testing.T) {
	dir := atStart(t)
	p := start(t, dir) // makes the day's backup
	p.close()
	file := filepath.Join(dir, "campaigns.db")
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
	p = start(t, dir)
	q := p.await("the page about the fault", func(q probe) bool { _, ok := q.lastRow(); return q.Screen == "fault" && ok })
	if now, err := os.ReadFile(file); err != nil || !bytes.Equal(now, text) {
		t.Errorf("the damaged file was changed: %v", err)
	}
	row, _ := q.lastRow()
	w := wordsOf(t, "en")
	p.click(row.centre())
	p.await("what is in the backup", func(q probe) bool { return q.Sheets == 1 && q.has(w.button("campaigns.put")) })
	p.tap(w.button("campaigns.put"))
	p.await("the campaign", func(q probe) bool { return q.Screen == "start" && q.has(rowSpot("The Shadow Rune")) })
	if now, err := os.ReadFile(one(t, filepath.Join(dir, "campaigns*-replaced-*.db"))); err != nil || !bytes.Equal(now, text) {
		t.Errorf("the damaged file was not kept as it was: %v", err)
	}
	p.close()
}
