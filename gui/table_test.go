package gui

import (
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/gui/widget"
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

// TestSetRightNames: a typed name renames a hero; one who joins has a row at once.
func TestSetRightNames(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector", Heroes: []string{"A", "B", "C"}})
	h.setRight()
	entry := func() *widget.Entry {
		var last *widget.Entry
		widget.Every(h.layers.top().Sheet, func(o fyne.CanvasObject) {
			if e, ok := o.(*widget.Entry); ok {
				last = e
			}
		})
		return last
	}
	reveal := func(name string) {
		for range 40 {
			if s, ok := h.find(name); ok && s.Name == name {
				return
			}
			h.layers.top().Scroll().Page(1)
		}
	}
	entry().SetText("Zed")
	rename := "button:" + h.tr.T("ui.right.rename")
	reveal(rename)
	h.tap(rename)
	if h.session.State().HeroNamed("Zed") == nil {
		t.Fatalf("the heroes are %v, said %q", h.session.State().Heroes, h.layers.toast.Text())
	}
	entry().SetText("Newcomer")
	joins := "button:" + h.tr.T("ui.right.joins")
	h.layers.top().Scroll().ScrollTop(0)
	reveal(joins)
	h.tap(joins)
	if len(h.session.State().Heroes) != 4 || h.layers.top() == nil {
		t.Fatalf("the heroes are %v, said %q", h.session.State().Heroes, h.layers.toast.Text())
	}
}
