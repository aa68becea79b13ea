package gui

import (
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/model"
)

// TestEnterDropsOnTheTarget: with tokens picked up Enter drops them on the target, whatever has the focus.
func TestEnterDropsOnTheTarget(t *testing.T) {
	h := inTurn(t, 3)
	h.window.Canvas().Focus(h.spot("card:travelers-rest").Object.(fyne.Focusable))
	h.char("p")
	for range 10 {
		if h.table.drag.Moment().Zone == "card:pacify" {
			break
		}
		h.key(fyne.KeyRight)
	}
	h.key(fyne.KeyReturn)
	if h.table.choice == nil {
		t.Fatal("the heroes were not asked")
	}
	h.char("1")
	if k := h.session.State().Card("pacify"); !k.Exhausted {
		t.Error("the target was not triggered")
	}
	if k := h.session.State().Card("travelers-rest"); k.Exhausted {
		t.Error("the focused card was triggered")
	}
}

// TestFocusComesBack: a sheet gives the keyboard back to what opened it.
func TestFocusComesBack(t *testing.T) {
	h := inTurn(t, 3)
	h.window.Canvas().Focus(h.spot("card:pacify").Object.(fyne.Focusable))
	h.key(fyne.KeyReturn)
	if h.layers.top() == nil {
		t.Fatal("the card did not open")
	}
	h.key(fyne.KeyEscape)
	if id, ok := h.table.board.FocusedCard(); !ok || id != "pacify" {
		t.Errorf("the focus is on %q", id)
	}
}

// TestCommandsEndTheChoice: what rests on how the table lay does not outlive another command.
func TestCommandsEndTheChoice(t *testing.T) {
	h := inTurn(t, 3)
	h.drag("token:0", "card:travelers-rest")
	if h.table.choice == nil {
		t.Fatal("the heroes were not asked")
	}
	h.press("ui.main.overlord-turn")
	if h.table.choice != nil || h.session.State().Phase != model.HeroesTurn || h.session.State().Threat() != 3 {
		t.Errorf("choice %v, phase %s", h.table.choice, h.session.State().Phase)
	}
}
