//go:build windowtest

package windowtest

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestCrash: a process that crashes leaves a report; the next start says so and copies it, and the one after that is quiet.
func TestCrash(t *testing.T) {
	w := wordsOf(t, "en")
	p := start(t, atStart(t))
	if err := p.cmd.Process.Signal(syscall.SIGSEGV); err != nil {
		t.Fatal(err)
	}
	select {
	case <-p.gone:
	case <-time.After(patience):
		t.Fatal("the program did not crash")
	}
	next := start(t, p.dir)
	next.await("what happened", func(q probe) bool { return q.Sheets == 1 && q.has(w.button("crash.copy")) })
	next.tap(w.button("crash.copy"))
	next.await("that it was copied", func(q probe) bool { return q.Toast == w.tr.T("crash.copied") })
	next.key("Escape")
	next.await("the start page", func(q probe) bool { return q.Sheets == 0 })
	kept, err := filepath.Glob(filepath.Join(p.dir, "crash-*-reported.txt"))
	if err != nil || len(kept) != 1 {
		t.Fatalf("reports %q, %v", kept, err)
	}
	if text, err := os.ReadFile(kept[0]); err != nil || !strings.Contains(string(text), "SIGSEGV") {
		t.Errorf("the report is %q, %v", text, err)
	}
	next.close()
	if q := start(t, p.dir).now(); q.Sheets != 0 {
		t.Error("it is said again")
	}
}
