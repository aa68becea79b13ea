//go:build windowtest

package windowtest

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
)

// TestSecondStart: a second start on a folder raises the first window, hands over its file and ends; when the first hangs, the
// second shows the campaigns and keeps its hands off them.
func TestSecondStart(t *testing.T) {
	const box = "The Shadow Rune"
	w := wordsOf(t, "en")
	first := start(t, atStart(t))
	first.await("the campaign", func(q probe) bool { return q.has(rowSpot(box)) })
	over := start(t, filepath.Join(t.TempDir(), "other"), "--lang", "en")
	over.until("the other window in front", over.inFocus)

	file, err := filepath.Abs(filepath.Join("..", "..", "model", "archive", "testdata", "demo.v1.plotwright"))
	if err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(os.Getenv("PLOTWRIGHT_BINARY"), "--data", first.dir, file).CombinedOutput(); err != nil {
		t.Fatalf("the second start: %v, %s", err, out)
	}
	first.until("the first window in front", first.inFocus)
	const imported = "По вторникам «1 < 2 & 3 > 2»"
	first.await("the second start's campaign", func(q probe) bool { return q.has(rowSpot(imported)) })

	database := filepath.Join(first.dir, "campaigns.db")
	before, err := os.ReadFile(database)
	if err != nil {
		t.Fatal(err)
	}
	if err := first.cmd.Process.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = first.cmd.Process.Signal(syscall.SIGCONT) }()
	second := start(t, first.dir)
	second.await("why it only reads", func(q probe) bool { return q.Toast == w.tr.T("ui.fault.opened-to-read") })
	second.tap(rowSpot(imported))
	second.onTable()
	second.tap(w.button("ui.undo"))
	second.await("the refusal", func(q probe) bool { return q.Toast == w.tr.T("refusal.store.opened-to-read") })
	second.close()
	after, err := os.ReadFile(database)
	if err != nil || !bytes.Equal(after, before) {
		t.Errorf("the file has changed, %v", err)
	}
	if err := first.cmd.Process.Signal(syscall.SIGCONT); err != nil {
		t.Fatal(err)
	}
	first.until("the first window in front again", first.inFocus)
	first.close()
}
