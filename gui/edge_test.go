package gui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"plotwright/model"
)

// TestEdgeScrolls: tokens carried to the lower end of the cards bring up what lies below, once they have stayed there, and
// nothing more when they are put back.
func TestEdgeScrolls(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector", Threat: 4},
		model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.BeginOverlordTurn{})
	h.window.Resize(fyne.NewSize(800, 480))
	h.carry("token:0", "card:brethren")
	e := &h.table.edge
	offset := func() float32 {
		area, _ := h.table.board.Edge(e.at)
		if area == nil {
			return -1
		}
		return area.Offset.Y
	}
	// Down to just above the tray.
	tray := h.spot("token:0").Pos
	var at fyne.Position
	for y := tray.Y; y > 0 && offset() < 0; y -= 4 {
		at = fyne.NewPos(300, y)
		h.table.move(threatPayload, at)
	}
	if offset() != 0 {
		t.Fatalf("nowhere over the cards is an edge; the last place was %v", at)
	}
	e.done = edgeDelay
	e.tick(edgeDelay - time.Millisecond)
	if got := offset(); got != 0 {
		t.Errorf("it scrolled to %g at once", got)
	}
	e.tick(edgeDelay + 100*time.Millisecond)
	was := offset()
	if was <= 0 {
		t.Fatalf("after a while it is at %g", was)
	}
	h.breakOff()
	e.tick(edgeDelay + time.Second)
	if got := offset(); got != was {
		t.Errorf("with empty hands it scrolled from %g to %g", was, got)
	}
}
