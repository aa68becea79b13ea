//go:build windowtest

package windowtest

import (
	"fmt"
	"image"
	"path/filepath"
	"testing"
	"time"
)

// come gives the program's window the focus, in front of all others.
func (p *program) come() {
	p.t.Helper()
	p.xdotool("windowactivate", p.window)
	p.until("the window in focus", p.inFocus)
}

func TestDragBrokenOff(t *testing.T) {
	letGo := func(p, _ *program) { p.release(leftButton) }
	ways := []struct {
		name string
		// off ends the drag.
		off func(p, other *program)
		// held: the left button is still down afterwards.
		held bool
	}{
		{"Esc", func(p, _ *program) { p.key("Escape") }, true},
		{"right button", func(p, _ *program) {
			p.press(rightButton)
			p.release(rightButton)
		}, true},
		{"right button held", func(p, _ *program) {
			p.press(rightButton)
			p.release(leftButton)
			p.release(rightButton)
		}, false},
		{"Alt-Tab", func(p, other *program) {
			p.key("alt+Tab")
			p.until("the other window in focus", other.inFocus)
		}, true},
		{"another window takes the focus", func(p, other *program) {
			p.xdotool("windowactivate", other.window)
			p.until("the other window in focus", other.inFocus)
		}, true},
		{"dropped beside", func(p, other *program) {
			at := p.at(cardSpot(tieCard)).centre()
			p.carry(at, image.Pt(2, p.size.Y/2))
			letGo(p, other)
		}, false},
		{"dropped outside the window", func(p, other *program) {
			p.xdotool("mousemove", fmt.Sprint(p.origin.X+p.size.X+20), fmt.Sprint(p.origin.Y+p.size.Y/2))
			time.Sleep(pace)
			letGo(p, other)
		}, false},
	}
	for _, way := range ways {
		t.Run(way.name, func(t *testing.T) {
			other := start(t, filepath.Join(t.TempDir(), "other"))
			p := start(t, campaign(t, plain(), toOverlordTurn...), "--lang", "en")
			p.onTable()
			before := len(p.disk().Log())
			token, at := p.at(tokenSpot(1)).centre(), p.at(cardSpot(tieCard)).centre()
			p.aside()
			calm := p.still()
			p.drag(token, at)
			p.until("the ghost over the card", func() bool { return ghostAt(p.picture(), at) })
			way.off(p, other)
			p.until("the tokens gone from the pointer", func() bool { return !ghostAt(p.picture(), at) })
			if way.held {
				// What is let go over a card after the drag was broken off must do nothing.
				p.carry(at, at.Add(image.Pt(30, 10)), at)
				p.release(leftButton)
			}
			p.come()
			p.aside()
			p.looks("after the drag was broken off", calm)
			expect(t, "batches", len(p.disk().Log()), before)

			// And nothing of it is left: the next drag is a drag like any other.
			p.drag(token, at)
			p.until("the ghost over the card again", func() bool { return ghostAt(p.picture(), at) })
			p.release(leftButton)
			p.at(buttonSpot(heroes[0]))
			p.key("Escape")
			p.await("the choice to be left", func(q probe) bool { return !q.has(buttonSpot(heroes[0])) })
			p.aside()
			p.looks("after the choice was left", calm)
			p.close()
			expect(t, "batches at the end", logLength(t, p.dir), before)
		})
	}
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
