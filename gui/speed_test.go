package gui

import (
	"runtime"
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
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

// TestFewNodes: a frame costs as much as there are visible objects.
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

// TestNothingIsLeftOver: windows and pages that were opened and closed leave no goroutine and no object in the window.
func TestNothingIsLeftOver(t *testing.T) {
	h := demoTable(t)
	around := func() {
		h.showPlayers()
		h.players.hide()
		h.showLog()
		h.back()
		h.showCard("pacify")
		h.closeTop()
		if !h.do(model.CorrectThreat{Delta: 1}) || !h.do(model.Undo{}) {
			t.Fatal("refused")
		}
	}
	all := func() (objects int) {
		widget.Every(h.window.Content(), func(fyne.CanvasObject) { objects++ })
		return objects
	}
	around()
	goroutines, objects := runtime.NumGoroutine(), all()
	for range 20 {
		around()
	}
	if n := runtime.NumGoroutine(); n > goroutines {
		t.Errorf("%d goroutines, %d before", n, goroutines)
	}
	if n := all(); n != objects {
		t.Errorf("%d visible objects, %d before", n, objects)
	}
}
