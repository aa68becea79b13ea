package gui

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"plotwright/locales"
)

// crashed starts after a crash; told counts how often its report was marked.
func crashed(t *testing.T, told *int, change ...func(*Options)) *hands {
	t.Helper()
	c := &Crash{Path: "/data/crash-1.txt", Text: func() string { return "goroutine 1" }, Told: func() error { *told++; return nil }}
	return newHands(t, append(change, func(o *Options) { o.Crash = c })...)
}

// TestTellsOfCrash: the start after a crash says so and copies the report, in either language, and is done with it once the
// sheet is closed.
func TestTellsOfCrash(t *testing.T) {
	told := 0
	h := crashed(t, &told)
	top := h.layers.top()
	if top == nil || top.Title() != h.tr.T("crash.title") {
		t.Fatal("nothing is said of the crash")
	}
	h.press("crash.copy")
	if got := h.fyne.Clipboard().Content(); got != "goroutine 1" || h.layers.toast.Text() != h.tr.T("crash.copied") {
		t.Errorf("copied %q, said %q", got, h.layers.toast.Text())
	}
	h.useLanguage(locales.Russian)
	h.render()
	if top.Title() != h.Bundle.Translator(locales.Russian).T("crash.title") {
		t.Errorf("says %q in Russian", top.Title())
	}
	if told != 0 {
		t.Error("marked before anybody has closed the sheet")
	}
	h.closeTop()
	if told != 1 || h.layers.top() != nil {
		t.Errorf("marked %d times", told)
	}
}

// TestTellsOfCrashWithFile: a start with a file says both, whether the file is taken in or not.
func TestTellsOfCrashWithFile(t *testing.T) {
	whole := filepath.Join("..", "model", "archive", "testdata", "demo.v1.plotwright")
	broken := filepath.Join(t.TempDir(), "broken.plotwright")
	if err := os.WriteFile(broken, []byte("Сказка о царе Салтане\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for file, campaigns := range map[string]int{whole: 1, broken: 0} {
		told := 0
		h := crashed(t, &told, func(o *Options) { o.Import = file })
		if top := h.layers.top(); top == nil || top.Title() != h.tr.T("crash.title") || told != 0 {
			t.Fatal("nothing is said of the crash")
		}
		list, err := h.Store.List()
		if said := h.layers.said(); err != nil || len(list) != campaigns || said == "" || strings.Contains(said, "Nothing was imported") != (campaigns == 0) {
			t.Errorf("%d campaigns, %v, said %q", len(list), err, said)
		}
		h.closeTop()
		if told != 1 || h.layers.top() != nil {
			t.Errorf("marked %d times", told)
		}
	}
}

// TestTellsOfMissingBackup: that the day's backup could not be made is said.
func TestTellsOfMissingBackup(t *testing.T) {
	h := newHands(t, func(o *Options) {
		o.File, o.NoBackup = "/data/campaigns.db", errors.New("no room")
	})
	if said := h.layers.said(); said != h.tr.T("campaigns.not-backed-up", "Folder", "/data") {
		t.Errorf("said %q", said)
	}
}

// TestCrashWaits: a start with something else to say, as beside a window that hangs, leaves the report to a later one.
func TestCrashWaits(t *testing.T) {
	told := 0
	h := crashed(t, &told, func(o *Options) { o.Second = true })
	if h.layers.top() != nil || told != 0 || h.layers.toast.Text() != h.tr.T("ui.fault.opened-to-read") {
		t.Errorf("marked %d times, said %q", told, h.layers.toast.Text())
	}
}
