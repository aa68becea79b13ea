package gui

import (
	"time"

	"fyne.io/fyne/v2"

	"plotwright/gui/dnd"
)

// edge scrolls the cards or the heroes while tokens are carried near the upper or lower end of what is seen of them.
type edge struct {
	t       *tableScreen
	payload dnd.Payload
	at      fyne.Position
	scrolls *fyne.Animation
	// done is how much of the animation has been scrolled for.
	done time.Duration
}

// edgeDelay is how long tokens stay there first: on their way from the tray they only pass by.
const edgeDelay = 350 * time.Millisecond

// edgeMost is longer than anybody carries tokens.
const edgeMost = time.Hour

// carried notes where the tokens are.
func (e *edge) carried(p dnd.Payload, at fyne.Position) {
	e.payload, e.at = p, at
	area, _ := e.t.board.Edge(at)
	switch {
	case area == nil || !e.t.drag.Active():
		e.end()
	case e.scrolls == nil:
		e.done = edgeDelay
		e.scrolls = &fyne.Animation{Duration: edgeMost, Curve: fyne.AnimationLinear, Tick: func(f float32) {
			// An animation that is over at once, as in tests, scrolls nothing.
			if f < 1 {
				e.tick(time.Duration(float64(f) * float64(edgeMost)))
			}
		}}
		e.scrolls.Start()
	}
}

// tick scrolls for the time that has passed since the last one; what is under the tokens is another thing then.
func (e *edge) tick(held time.Duration) {
	area, speed := e.t.board.Edge(e.at)
	if area == nil || !e.t.drag.Active() {
		e.end()
		return
	}
	if held <= e.done {
		return
	}
	area.ScrollTop(area.Offset.Y + speed*float32((held-e.done).Seconds()))
	e.done = held
	e.t.drag.Move(e.payload, e.at)
}

func (e *edge) end() {
	if e.scrolls != nil {
		e.scrolls.Stop()
		e.scrolls = nil
	}
}
