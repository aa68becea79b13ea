package gui

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"plotwright/gui/settings"
	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
)

// TestSettingsApplyAndStay: every setting works at once and is in the file for the next start.
func TestSettingsApplyAndStay(t *testing.T) {
	dir := t.TempDir()
	h := newHands(t, func(o *Options) { o.Dir = dir })
	fullTable(h, "Ashrian", "Jain")
	h.showSettings()
	kept := func(what string, is func(settings.Settings) bool) {
		t.Helper()
		s, err := settings.Load(dir)
		if err != nil || !is(s) {
			t.Errorf("%s: the file says %+v (%v)", what, s, err)
		}
	}
	size := func(n fyne.ThemeSizeName) float32 { return h.fyne.Settings().Theme().Size(n) }

	target := size(widget.SizeTarget)
	h.tap("switch:" + h.tr.T("ui.settings.targets"))
	if got := size(widget.SizeTarget); got < 56 || target != 44 {
		t.Errorf("targets of %v became %v", target, got)
	}
	kept("big targets", func(s settings.Settings) bool { return s.BigTargets })

	h.press("ui.settings.light")
	if h.dark {
		t.Error("the table is still dark")
	}
	kept("light", func(s settings.Settings) bool { return s.Theme == settings.Light })

	h.tap("switch:" + h.tr.T("ui.settings.motion"))
	if !h.host.Motion() {
		t.Error("nothing moves")
	}
	kept("motion", func(s settings.Settings) bool { return !s.StillLife })

	h.press("ui.settings.both-names")
	kept("both names", func(s settings.Settings) bool { return s.BothNames })
	if other := h.table.card("pacify").OtherName; other != h.Bundle.Translator(locales.Russian).T("card.pacify.name") {
		t.Errorf("the other name is %q", other)
	}
	h.press("ui.settings.russian")
	if h.tr.Language() != locales.Russian || h.layers.top().Title() != h.tr.T("ui.settings.title") {
		t.Error("the open sheet does not speak Russian")
	}
	kept("Russian", func(s settings.Settings) bool { return s.Language == locales.Russian })
}

// TestTextSizeIsBounded: it goes in steps of ten and says why it goes no farther.
func TestTextSizeIsBounded(t *testing.T) {
	h := newHands(t, func(o *Options) { o.Settings.TextSize = 190 })
	h.showSettings()
	plus := func() { h.tap("plus:" + h.tr.T("ui.settings.text")) }
	plus()
	if h.Settings.TextSize != 200 || h.layers.toast.Text() != "" {
		t.Errorf("text size %d, said %q", h.Settings.TextSize, h.layers.toast.Text())
	}
	plus()
	if want := h.tr.T("ui.most", "N", 200); h.Settings.TextSize != 200 || h.layers.toast.Text() != want {
		t.Errorf("text size %d, said %q, want %q", h.Settings.TextSize, h.layers.toast.Text(), want)
	}
}

// TestCopies: the folder's path and the lines for a report go to the clipboard; the lines name what a report needs and
// nothing of any campaign.
func TestCopies(t *testing.T) {
	h := newHands(t, func(o *Options) { o.Dir = t.TempDir(); o.Schema = 7 })
	fullTable(h, "Ashrian", "Jain")
	h.showSettings()
	h.layers.top().Scroll().ScrollTop(10000)
	h.press("export.copy")
	if got := h.fyne.Clipboard().Content(); got != h.Dir || h.layers.toast.Text() != h.tr.T("export.copied") {
		t.Errorf("copied %q, said %q", got, h.layers.toast.Text())
	}
	h.pin("pacify")
	h.graphics = "A vendor, a renderer"
	h.press("ui.diagnostics.copy")
	text := h.fyne.Clipboard().Content()
	list, err := h.Store.List()
	if err != nil || len(list) != 1 {
		t.Fatalf("%d campaigns: %v", len(list), err)
	}
	if h.layers.toast.Text() != h.tr.T("ui.diagnostics.copied") {
		t.Errorf("said %q", h.layers.toast.Text())
	}
	for _, want := range []string{
		"Plotwright test", "go1.", "A vendor", "Database version: 7", "Campaigns: 1", fmt.Sprintf("Events: %d\n", list[0].Events),
		`"language":"en"`, "1366 × 768",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in %s", want, text)
		}
	}
	for _, secret := range []string{"Ashrian", "Jain", "pacify", "silent-protector"} {
		if strings.Contains(text, secret) {
			t.Errorf("%q is in %s", secret, text)
		}
	}
}

// TestStaysAwake: the screen is kept on while a quest is open, unless a person wants otherwise, and not longer.
func TestStaysAwake(t *testing.T) {
	h := newTable(t, model.NewCampaign{})
	is := func(when string, want bool) {
		t.Helper()
		if h.awake != want {
			t.Errorf("%s: kept on: %v", when, h.awake)
		}
	}
	is("between quests", false)
	h.do(model.StartQuest{Kind: model.Act1})
	is("in a quest", true)
	h.showSettings()
	h.tap("switch:" + h.tr.T("ui.settings.awake"))
	is("switched off", false)
	h.tap("switch:" + h.tr.T("ui.settings.awake"))
	h.home()
	is("on the start page", false)
}

// deskSettings are those of a desktop that is dark or light.
type deskSettings struct {
	fyne.Settings
	variant fyne.ThemeVariant
}

func (d *deskSettings) ThemeVariant() fyne.ThemeVariant { return d.variant }

// onDesktop has the app's settings from the desktop.
type onDesktop struct {
	fyne.App
	desktop *deskSettings
}

func (o onDesktop) Settings() fyne.Settings { return o.desktop }

// TestFollowsTheDesktop: the table turns light and dark with the desktop where the setting says so, and only there.
func TestFollowsTheDesktop(t *testing.T) {
	h := newHands(t, func(o *Options) { o.Settings.Theme = settings.System })
	d := &deskSettings{Settings: h.fyne.Settings(), variant: theme.VariantLight}
	h.fyne = onDesktop{h.fyne, d}
	for _, step := range []struct {
		theme   string
		variant fyne.ThemeVariant
		dark    bool
	}{
		{settings.System, theme.VariantLight, false},
		{settings.System, theme.VariantDark, true},
		{settings.System, theme.VariantLight, false},
		{settings.Dark, theme.VariantLight, true},
		{settings.Dark, theme.VariantDark, true},
		{settings.Light, theme.VariantDark, false},
	} {
		d.variant = step.variant
		h.dress(func(x *settings.Settings) { x.Theme = step.theme })
		h.desktopChanged()
		if dark := h.fyne.Settings().Theme().Size(widget.SizeDark) == 1; dark != step.dark {
			t.Errorf("%+v: dark is %v", step, dark)
		}
	}
}
