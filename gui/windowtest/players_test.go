//go:build windowtest

package windowtest

import (
	"fmt"
	"image"
	"os/exec"
	"strings"
	"testing"

	"plotwright/model"
)

// windows are the program's windows on the screen.
func (p *program) windows() []string {
	// Nothing found is an error to xdotool.
	out, err := exec.Command("xdotool", "search", "--all", "--onlyvisible", "--pid", fmt.Sprint(p.cmd.Process.Pid), "--name", "Plotwright").Output()
	if err != nil {
		return nil
	}
	return strings.Fields(string(out))
}

// activate brings the window to the front and gives it the keyboard.
func (p *program) activate() {
	p.t.Helper()
	p.xdotool("windowactivate", "--sync", p.window)
	p.until("the window in focus", p.inFocus)
	p.locate()
}

// title is what the window's frame says.
func (p *program) title() string {
	p.t.Helper()
	return strings.TrimSpace(p.xdotool("getwindowname", p.window))
}

// playersWindow waits for the players' window: a program like p, seen through that window.
func (p *program) playersWindow() *program {
	p.t.Helper()
	p.await("the players' window", func(q probe) bool { return q.Players != nil })
	other := *p
	p.until("two windows", func() bool {
		for _, id := range p.windows() {
			if id != p.window {
				other.window = id
			}
		}
		return other.window != p.window
	})
	other.activate()
	other.until("a drawn window", func() bool { return colours(other.picture(), 20) == 20 })
	return &other
}

// playersSpot waits for something in the players' window.
func (p *program) playersSpot(name string) (found spot) {
	p.t.Helper()
	p.await(name+" in the players' window", func(q probe) bool {
		if q.Players == nil {
			return false
		}
		for _, s := range (probe{Spots: q.Players.Spots}).all(name) {
			found = s
			return true
		}
		return false
	})
	return found
}

// rested is the players' window without its bar, which goes by Esc.
func (p *program) rested() *image.RGBA {
	p.t.Helper()
	p.activate()
	p.aside()
	p.key("Escape")
	return p.still()
}

// The players' window is a real second one: it follows a drag and undo at the table, has a language and a full screen of its
// own, is put away by closing and comes back; closing the table ends both.
func TestPlayersWindow(t *testing.T) {
	p := start(t, campaign(t, plain(), toOverlordTurn...), "--lang", "ru")
	p.onTable()
	ru, en := wordsOf(t, "ru"), wordsOf(t, "en")
	p.key("m")
	p.await("the menu", func(q probe) bool { return q.Sheets == 1 })
	p.click(p.scrollTo(p.size.Div(2), ru.button("players.open")).centre())
	w := p.playersWindow()
	expect(t, "windows", len(p.windows()), 2)
	if got := w.title(); !strings.Contains(got, "окно игроков") {
		t.Errorf("the window is called %q", got)
	}
	expect(t, "class of the window", w.inClass(), true)
	before := w.rested()

	// A card is triggered by a drag at the table: the players' window follows, and undo there takes it back everywhere.
	p.activate()
	p.onTable()
	batches := len(p.disk().Log())
	p.drag(p.at(tokenSpot(1)).centre(), p.at(cardSpot(tieCard)).centre())
	p.release(leftButton)
	first := p.at(buttonSpot(heroes[1]))
	p.click(p.at(heroSpot(jain)).name())
	p.await("the second choice", func(q probe) bool { return !q.has(first.Name) && q.has(buttonSpot(heroes[3])) })
	p.click(p.at(heroSpot(tomble)).name())
	p.kept("the trigger", func(s *model.Session) bool { return len(s.Log()) == batches+1 })
	triggered := w.rested()
	if n, _ := changed(before, triggered, before.Rect); n < 2000 {
		t.Errorf("only %d pixels of the players' window changed with the drag", n)
	}
	w.key("ctrl+z")
	w.kept("the undo from the players' window", func(s *model.Session) bool { return len(s.Log()) == batches+2 })
	w.rested()
	w.looks("the players' window after undo", before)

	// Its language is its own.
	w.point(w.size.Div(2))
	w.point(w.size.Div(2).Add(image.Pt(40, 10)))
	w.key("m")
	w.click(w.playersSpot(buttonSpot(en.tr.T("ui.settings.english"))).centre())
	q := p.await("the players' window in English", func(q probe) bool { return q.Players != nil && q.Players.Lang == "en" })
	expect(t, "language of the table", q.Lang, "ru")
	w.until("the title in English", func() bool { return strings.Contains(w.title(), "players' window") })
	english := w.rested()
	if n, _ := changed(before, english, before.Rect); n < 2000 {
		t.Errorf("only %d pixels changed with the language", n)
	}

	// F11 fills the screen, and Esc gives it back.
	size := w.size
	full := func(is bool) func(probe) bool {
		return func(q probe) bool { return q.Players != nil && q.Players.FullScreen == is }
	}
	w.key("F11")
	p.await("the full screen", full(true))
	img, err := screen()
	if err != nil {
		t.Fatal(err)
	}
	w.until("a window as large as the screen", func() bool { w.locate(); return w.size == img.Rect.Max && w.origin == image.Point{} })
	w.still()
	w.key("Escape")
	p.await("the end of the full screen", full(false))
	w.until("a window as large as before", func() bool { w.locate(); return w.size == size })

	// Closing puts it away; it comes back by its key as it was.
	w.activate()
	w.key("alt+F4")
	p.await("the window closed", func(q probe) bool { return q.Players == nil })
	p.until("one window", func() bool { return len(p.windows()) == 1 })
	p.activate()
	p.onTable()
	p.key("w")
	w = p.playersWindow()
	w.rested()
	expect(t, "language of the reopened window", p.now().Players.Lang, "en")

	p.activate()
	p.close()
}
