package gui

import (
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model/demo"
)

// demoTable is the table of the demo in Russian.
func demoTable(t *testing.T) *hands {
	t.Helper()
	h := newHands(t, func(o *Options) { o.Settings.Language = locales.Russian })
	id, err := demo.Create(h.Catalog, h.Store, h.now)
	if err != nil {
		t.Fatal(err)
	}
	h.open(id)
	return h
}

// TestFewNodes: a frame costs as much as there are visible objects (R-P1).
func TestFewNodes(t *testing.T) {
	h := demoTable(t)
	drop := h.carry("token:0", "card:pacify")
	defer drop()
	n := 0
	widget.Every(h.window.Content(), func(fyne.CanvasObject) { n++ })
	if n < 200 || n > 480 {
		t.Errorf("%d visible objects during a drag", n)
	}
}

// TestMoveIsCheap: a move of the pointer works nothing out anew that an earlier one has.
func TestMoveIsCheap(t *testing.T) {
	h := demoTable(t)
	s := h.spot("token:0")
	h.table.drag.Press(s.Pos)
	x := float32(0)
	move := func() {
		x++
		h.table.move(threatPayload, fyne.NewPos(300+x/10, 300))
	}
	move()
	if n := testing.AllocsPerRun(50, move); n > 650 {
		t.Errorf("a move of the pointer allocates %v times", n)
	}
}
