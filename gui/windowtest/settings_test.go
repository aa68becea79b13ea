//go:build windowtest

package windowtest

import (
	"image"
	"net/url"
	"os"
	"path/filepath"
	"testing"

	"plotwright/gui/settings"
)

// TestSettings changes every setting with the mouse: each is applied at once, and there again after a new start.
func TestSettings(t *testing.T) {
	p := start(t, campaign(t, plain(), toOverlordTurn...), "--lang", "en")
	p.onTable()
	en, ru := wordsOf(t, "en"), wordsOf(t, "ru")
	onSheet := func(w words, id string) {
		t.Helper()
		p.click(p.scrollTo(p.size.Div(2), w.button(id)).centre())
	}
	flip := func(id string) {
		t.Helper()
		s := p.scrollTo(p.size.Div(2), "switch:"+ru.tr.T(id))
		p.click(image.Pt(int(s.X+s.W)-20, s.centre().Y))
	}
	kept := func(what string, is func(settings.Settings) bool) {
		t.Helper()
		p.until(what+" in settings.json", func() bool { return is(p.settings()) })
	}

	dark := brightness(p.picture(), image.Rectangle{Max: p.size})
	p.key("m")
	onSheet(en, "ui.settings.title")
	p.await("the settings", func(q probe) bool { return q.has("plus:" + en.tr.T("ui.settings.text")) })
	onSheet(en, "ui.settings.russian")
	p.await("Russian, at once", func(q probe) bool { return q.Lang == "ru" && q.has(ru.button("ui.settings.light")) })
	onSheet(ru, "ui.settings.both-names")
	kept("both names", func(s settings.Settings) bool { return s.BothNames })
	onSheet(ru, "ui.settings.light")
	p.until("a light window, at once", func() bool { return brightness(p.picture(), image.Rectangle{Max: p.size}) > 1.5*dark })
	larger := "plus:" + ru.tr.T("ui.settings.text")
	small := p.scrollTo(p.size.Div(2), larger)
	p.click(small.centre())
	kept("larger text", func(s settings.Settings) bool { return s.TextSize == 110 })
	p.await("larger targets, at once", func(q probe) bool { return q.has(larger) && q.all(larger)[0].W > small.W })
	flip("ui.settings.targets")
	kept("big targets", func(s settings.Settings) bool { return s.BigTargets })
	flip("ui.settings.motion")
	kept("no motion", func(s settings.Settings) bool { return s.StillLife })
	flip("ui.settings.awake")
	kept("a screen that may sleep", func(s settings.Settings) bool { return s.MaySleep })
	before := p.settings()
	p.key("Escape")
	p.onTable()
	p.close()

	p = start(t, p.dir)
	q := p.onTable()
	if q.Lang != "ru" || brightness(p.picture(), image.Rectangle{Max: p.size}) < 1.5*dark {
		t.Errorf(
			"after a new start the window speaks %s and is as bright as %g, dark was %g",
			q.Lang, brightness(p.picture(), image.Rectangle{Max: p.size}), dark,
		)
	}
	after := p.settings()
	after.Width, after.Height, before.Width, before.Height = 0, 0, 0, 0
	expect(t, "settings after a new start", after.Summary(), before.Summary())
	p.close()
}

// TestOpenFolder presses the button that shows the data folder: the desktop's opener gets its address, whatever is in its
// name.
func TestOpenFolder(t *testing.T) {
	bin := t.TempDir()
	opened := filepath.Join(bin, "opened")
	opener := "#!/bin/sh\nprintf '%s' \"$1\" >'" + opened + "'\n"
	if err := os.WriteFile(filepath.Join(bin, "xdg-open"), []byte(opener), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", bin+string(os.PathListSeparator)+os.Getenv("PATH"))
	dir := filepath.Join(t.TempDir(), "Наши кампании 50%#1?")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	p := start(t, dir, "--lang", "en")
	en := wordsOf(t, "en")
	p.tap(en.button("ui.settings.title"))
	p.click(p.scrollTo(p.size.Div(2), en.button("export.open")).centre())
	p.until("the folder to be opened", func() bool { _, err := os.Stat(opened); return err == nil })
	p.until("its address", func() bool {
		address, err := os.ReadFile(opened)
		if err != nil {
			t.Fatal(err)
		}
		u, err := url.Parse(string(address))
		return err == nil && u.Scheme == "file" && u.Path == dir && u.Fragment == ""
	})
	p.close()
}
