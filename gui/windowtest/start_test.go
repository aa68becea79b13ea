//go:build windowtest

package windowtest

import (
	"bytes"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"plotwright/model"
)

func TestStartPage(t *testing.T) {
	p := start(t, filepath.Join(t.TempDir(), "data"), "--lang", "en")
	w := wordsOf(t, "en")
	q := p.now()
	expect(t, "screen", q.Screen, "start")
	expect(t, "language", q.Lang, "en")
	for _, name := range []string{w.button("ui.start.new"), w.button("ui.settings.english"), w.button("ui.settings.russian")} {
		if s := p.at(name); !s.area().In(image.Rectangle{Max: p.size}) {
			t.Errorf("%s is outside the window: %v", name, s)
		}
	}
	if n := colours(p.picture(), 200); n < 200 {
		t.Errorf("the start page has %d colours only", n)
	}
	if title := p.xdotool("getwindowname", p.window); strings.TrimSpace(title) != "Plotwright" {
		t.Errorf("the window is called %q", title)
	}
	p.tap(w.button("ui.settings.russian"))
	p.await("Russian", func(q probe) bool { return q.Lang == "ru" && q.has(wordsOf(t, "ru").button("ui.start.new")) })
	p.close()

	// The language is kept, and so is the start page.
	p = start(t, p.dir)
	expect(t, "language", p.now().Lang, "ru")
	expect(t, "screen", p.now().Screen, "start")
	p.close()
}

// The window fits a laptop's screen, frame and all.
func TestWindowFitsScreen(t *testing.T) {
	p := start(t, filepath.Join(t.TempDir(), "data"))
	img, err := screen()
	if err != nil {
		t.Fatal(err)
	}
	window := image.Rectangle{Max: p.size}.Add(p.origin)
	if !window.In(img.Rect) {
		t.Errorf("the window lies at %v, the screen is %v", window, img.Rect)
	}
	p.close()
}

func TestForeignFile(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "campaigns.db")
	foreign := []byte(strings.Repeat("This is a diary. ", 1000))
	if err := os.WriteFile(file, foreign, 0o600); err != nil {
		t.Fatal(err)
	}
	p := start(t, dir, "--lang", "en")
	expect(t, "screen", p.now().Screen, "fault")
	p.tap(wordsOf(t, "en").button("ui.fault.quit"))
	p.closes()
	if after, err := os.ReadFile(file); err != nil || !bytes.Equal(after, foreign) {
		t.Errorf("the foreign file was touched (%v)", err)
	}
}

func TestNewCampaignByMouse(t *testing.T) {
	p := start(t, filepath.Join(t.TempDir(), "data"), "--lang", "en")
	w := wordsOf(t, "en")
	p.tap(w.button("ui.start.new"))
	p.await("the page", func(q probe) bool { return q.Screen == "new" })
	middle := p.size.Div(2)

	// The cards of a deck can be read before it is chosen.
	const chosen model.DeckID = "unstable-forces"
	p.click(p.scrollTo(middle, w.button("deck."+string(chosen)+".name")).centre())
	p.still()
	p.click(p.scrollTo(middle, w.button("ui.new.read")).centre())
	p.await("the cards", func(q probe) bool { return q.Sheets == 1 })
	p.key("Escape")
	p.await("the page", func(q probe) bool { return q.Sheets == 0 && q.Screen == "new" })

	p.click(p.scrollTo(middle, w.button("ui.new.create")).centre())
	p.onTable()
	s := p.disk()
	expect(t, "batches", len(s.Log()), 1)
	expect(t, "deck", s.State().Deck, chosen)
	expect(t, "cards", len(s.State().Cards), 10)
	expect(t, "heroes", len(s.State().Heroes), model.MaxHeroes)
	expect(t, "threat", s.State().Threat(), 0)
	expect(t, "act", s.State().Act, 1)
	p.close()
}
