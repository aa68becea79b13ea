//go:build windowtest

package windowtest

import (
	"image"
	"path/filepath"
	"testing"
)

// come gives the program's window the focus, in front of all others.
func (p *program) come() {
	p.t.Helper()
	p.xdotool("windowactivate", p.window)
	p.until("the window in focus", p.inFocus)
}

func TestDragBrokenOff(t *testing.T) {
	ways := []struct {
		name string
		off  func(p, other *program)
	}{
		{"Esc", func(p, _ *program) { p.key("Escape") }},
		{"right button", func(p, _ *program) {
			p.press(rightButton)
			p.release(rightButton)
		}},
		{"Alt-Tab", func(p, other *program) {
			p.key("alt+Tab")
			p.until("the other window in focus", other.inFocus)
		}},
		{"another window takes the focus", func(p, other *program) {
			p.xdotool("windowactivate", other.window)
			p.until("the other window in focus", other.inFocus)
		}},
	}
	other := start(t, filepath.Join(t.TempDir(), "other"))
	p := start(t, campaign(t, plain(), toOverlordTurn...), "--lang", "en")
	p.onTable()
	before := len(p.disk().Log())
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
