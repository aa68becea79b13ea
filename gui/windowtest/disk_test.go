//go:build windowtest

package windowtest

import (
	"bytes"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"plotwright/gui/settings"
	"plotwright/model"
)

// disk is a small file system that holds a data folder. Making it needs root, as .ci/run has.
type disk struct {
	t      *testing.T
	base   string
	filler string
}

const diskSize = "size=4m"

// onDisk moves a data folder to a disk of its own and gives its place there.
func onDisk(t *testing.T, dir string) (*disk, string) {
	t.Helper()
	d := &disk{t: t, base: t.TempDir()}
	d.filler = filepath.Join(d.base, "filler")
	if err := syscall.Mount("tmpfs", d.base, "tmpfs", 0, diskSize); err != nil {
		t.Fatalf("a disk of its own needs root and the right to mount: %v", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(d.base, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	there := filepath.Join(d.base, "data")
	if err := os.CopyFS(there, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	return d, there
}

// lock keeps everybody, root too, from writing; unlock lets them again.
func (d *disk) lock()   { d.remount(syscall.MS_RDONLY) }
func (d *disk) unlock() { d.remount(0) }

func (d *disk) remount(flags uintptr) {
	d.t.Helper()
	if err := syscall.Mount("tmpfs", d.base, "tmpfs", syscall.MS_REMOUNT|flags, diskSize); err != nil {
		d.t.Fatal(err)
	}
}

// fill leaves no byte free; empty gives the room back.
func (d *disk) fill() {
	d.t.Helper()
	var s syscall.Statfs_t
	if err := syscall.Statfs(d.base, &s); err != nil {
		d.t.Fatal(err)
	}
	if err := os.WriteFile(d.filler, make([]byte, int64(s.Bavail)*s.Bsize), 0o600); err != nil {
		d.t.Fatal(err)
	}
}

func (d *disk) empty() {
	d.t.Helper()
	if err := os.Remove(d.filler); err != nil {
		d.t.Fatal(err)
	}
}

// TestReadOnlyFolder: a folder that cannot be written to is said to be one, nothing in it changes, no backup is offered in the
// place of the file, which is good, and once it can be written to the campaigns are there.
func TestReadOnlyFolder(t *testing.T) {
	d, dir := onDisk(t, atStart(t))
	file := filepath.Join(dir, "campaigns.db")
	start(t, dir).close() // makes the day's backup
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	d.lock()
	w := wordsOf(t, "en")
	p := start(t, dir)
	again := w.button("campaigns.try-again")
	q := p.await("the page about the fault", func(q probe) bool { return q.Screen == "fault" && q.has(again) })
	if row, ok := q.lastRow(); ok {
		t.Errorf("%s is offered in the file's place", row.Name)
	}
	p.tap(again)
	p.await("the answer", func(q probe) bool { return q.Screen == "fault" && q.Toast == w.tr.T("ui.fault.not-writable") })
	if after, err := os.ReadFile(file); err != nil || !bytes.Equal(after, before) {
		t.Errorf("the file has changed, %v", err)
	}
	d.unlock()
	p.tap(again)
	const box = "The Shadow Rune"
	p.await("the campaign", func(q probe) bool { return q.Screen == "start" && q.has(rowSpot(box)) })
	p.tap(rowSpot(box))
	p.onTable()
	p.close()
	expect(t, "batches", logLength(t, dir), 1)
}

// TestFullDisk: while there is no room, a command is refused with a sentence and changes nothing, on the table or on disk; so is
// the start. Once there is room, both go on from there.
func TestFullDisk(t *testing.T) {
	d, dir := onDisk(t, campaign(t, plain(), toOverlordTurn...))
	w := wordsOf(t, "en")
	p := start(t, dir)
	p.onTable()
	batches := len(p.disk().Log())
	p.aside()
	looked := p.still()
	d.fill()
	full := w.tr.T("refusal.store.not-writable")
	for range 2 {
		p.tap(w.button("ui.undo"))
		p.await("the refusal", func(q probe) bool { return q.Toast == full })
		expect(t, "batches", len(p.disk().Log()), batches)
		p.tap("toast:" + full)
		p.await("the sentence read", func(q probe) bool { return q.Toast == "" })
	}
	p.aside()
	p.looks("the table after a refusal", looked)
	d.empty()
	p.tap(w.button("ui.undo"))
	p.kept("undone", func(s *model.Session) bool { return len(s.Log()) == batches+1 })
	expect(t, "toast", p.now().Toast, "")

	p.close()
	d.fill()
	p = start(t, dir)
	again := w.button("campaigns.try-again")
	p.await("the page about the fault", func(q probe) bool { return q.Screen == "fault" && q.has(again) })
	p.tap(again)
	p.await("the answer", func(q probe) bool { return q.Screen == "fault" && q.Toast == w.tr.T("ui.fault.not-writable") })
	d.empty()
	p.tap(again)
	p.await("the campaign", func(q probe) bool { return q.Screen == "start" && q.has(rowSpot("The Shadow Rune")) })
	p.close()
	expect(t, "batches", logLength(t, dir), batches+1)
	if s, err := settings.Load(dir); err != nil || s.Language != "en" {
		t.Errorf("settings %+v, %v", s, err)
	}
}
