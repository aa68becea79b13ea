//go:build windowtest

package windowtest

import (
	"image"
	"os/exec"
	"strings"
	"testing"
)

// otherWindow opens a small window of another program, and gives the focus back to the program under test.
func (p *program) otherWindow() (window string) {
	p.t.Helper()
	const title = "another-window"
	cmd := exec.Command("xmessage", "-title", title, "-geometry", "+5+5", "-buttons", "ok:0", "Tea is ready.")
	if err := cmd.Start(); err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() {
		if err := cmd.Process.Kill(); err != nil {
			p.t.Log(err)
		}
		// Its end is an error, because it was killed.
		if err := cmd.Wait(); err == nil {
			p.t.Log("the other window was closed by somebody else")
		}
	})
	p.until("the other window in focus", func() bool {
		out, err := exec.Command("xdotool", "search", "--onlyvisible", "--name", "^"+title+"$").Output()
		if err != nil {
			return false
		}
		window = strings.TrimSpace(string(out))
		return active() == window
	})
	p.come()
	return window
}

func active() string {
	out, err := exec.Command("xdotool", "getactivewindow").Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}

// come gives the program's window the focus, in front of all others.
func (p *program) come() {
	p.t.Helper()
	p.xdotool("windowactivate", p.window)
	p.until("the window in focus", p.inFocus)
}

func TestDragBrokenOff(t *testing.T) {
	ways := []struct {
		name string
		off  func(p *program, other string)
	}{
		{"Esc", func(p *program, _ string) { p.key("Escape") }},
		{"right button", func(p *program, _ string) {
			p.press(rightButton)
			p.release(rightButton)
		}},
		{"Alt-Tab", func(p *program, other string) {
			p.key("alt+Tab")
			p.until("the other window in focus", func() bool { return active() == other })
		}},
		{"another window takes the focus", func(p *program, other string) {
			p.xdotool("windowactivate", other)
			p.until("the other window in focus", func() bool { return active() == other })
		}},
	}
	p := start(t, campaign(t, plain(), toOverlordTurn...), "--lang", "en")
	p.onTable()
	before := len(p.disk().Log())
	other := p.otherWindow()
	target, token := p.at(cardSpot(tieCard)), p.at(tokenSpot(1)).centre()
	p.aside()
	calm := p.still()
	for _, way := range ways {
		p.run(way.name, func(t *testing.T) {
			at := target.centre()
			p.drag(token, at)
			p.until("the ghost over the card", func() bool { return ghostAt(p.picture(), at) })
			way.off(p, other)
			p.until("the tokens gone from the pointer", func() bool { return !ghostAt(p.picture(), at) })
			// Whoever breaks off still holds the button: what is let go over a card then must do nothing.
			p.carry(at, at.Add(image.Pt(30, 10)), at)
			if ghostAt(p.still(), at) {
				t.Error("the tokens came back to the pointer")
			}
			p.release(leftButton)
			p.come()
			p.aside()
			p.looks("after the drag was broken off", calm)
			expect(t, "batches", len(p.disk().Log()), before)
		})
	}
	p.run("dropped beside", func(t *testing.T) {
		beside := image.Pt(2, p.size.Y/2)
		p.drag(token, target.centre(), beside)
		p.release(leftButton)
		p.aside()
		p.looks("after the drop beside", calm)
		expect(t, "batches", len(p.disk().Log()), before)
	})
	p.run("dropped outside the window", func(t *testing.T) {
		p.drag(token, target.centre(), image.Pt(-p.origin.X, p.size.Y/2))
		p.release(leftButton)
		p.come()
		p.aside()
		p.looks("after the drop outside", calm)
		expect(t, "batches", len(p.disk().Log()), before)
	})
	p.run("again, for good", func(t *testing.T) {
		p.drag(token, target.centre())
		p.release(leftButton)
		p.at(buttonSpot(heroes[0]))
		p.key("Escape")
		p.aside()
		p.looks("after the choice was left", calm)
		expect(t, "batches", len(p.disk().Log()), before)
	})
	p.close()
	expect(t, "batches at the end", logLength(t, p.dir), before)
}

func TestDragBrokenOffByClosing(t *testing.T) {
	p := start(t, campaign(t, plain(), toOverlordTurn...), "--lang", "en")
	p.onTable()
	before := len(p.disk().Log())
	p.aside()
	calm := p.still()
	at := p.at(cardSpot(tieCard)).centre()
	p.drag(p.at(tokenSpot(1)).centre(), at)
	p.until("the ghost over the card", func() bool { return ghostAt(p.picture(), at) })
	p.key("alt+F4")
	p.closes()
	p.release(leftButton)
	expect(t, "batches", logLength(t, p.dir), before)

	p = start(t, p.dir)
	p.onTable()
	p.aside()
	p.looks("after closing in the middle of a drag", calm)
	p.close()
	expect(t, "batches at the end", logLength(t, p.dir), before)
}
