package gui

import (
	"time"

	"fyne.io/fyne/v2"

	"plotwright/gui/widget"
	"plotwright/model"
)

// flightTime is the time of one token's way to its hero.
const flightTime = 240 * time.Millisecond

// fly shows the tokens turning over and going to their heroes, one after another. It only shows: what it shows has been
// committed before, and with motion off there is nothing to see.
func (t *tableScreen) fly(to []model.HeroID) {
	if len(to) == 0 || !t.a.host.Motion() {
		return
	}
	state := t.a.session.State()
	from := t.board.ThreatCentre(state.Threat() + len(to) - 1)
	goal := t.board.FortuneCentre(to[0], state.Fortune(to[0])-1)
	token := widget.NewGhost(t.a.host)
	token.Set(widget.ThreatToken, 1)
	size := token.MinSize()
	token.Resize(size)
	layer := t.a.layers.flights
	layer.Add(token)
	fyne.NewAnimation(flightTime, func(f float32) {
		at := fyne.NewPos(from.X+(goal.X-from.X)*f, from.Y+(goal.Y-from.Y)*f)
		token.Move(at.SubtractXY(size.Width/2, size.Height/2))
		token.Flip(f)
		if f == 1 {
			layer.Remove(token)
			t.fly(to[1:])
		}
	}).Start()
}
