package gui

import (
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

// TestCrashWaits: a start with something else to say, as beside a window that hangs, leaves the report to a later one.
func TestCrashWaits(t *testing.T) {
	told := 0
	h := crashed(t, &told, func(o *Options) { o.Second = true })
	if h.layers.top() != nil || told != 0 || h.layers.toast.Text() != h.tr.T("ui.fault.opened-to-read") {
		t.Errorf("marked %d times, said %q", told, h.layers.toast.Text())
	}
}
