package gui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/gui/widget"
	"plotwright/locales"
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

// TestTableKeepsItsPlace: through the turns of a quest, and again from its end to the next one's start, nothing that the bar
// says moves the cards.
func TestTableKeepsItsPlace(t *testing.T) {
	turn := []model.Command{model.EndSetup{}, model.BeginOverlordTurn{}, model.BeginHeroesTurn{}}
	after := slices.Repeat([]model.Command{model.NextStep{}}, 6)
	for _, lang := range []string{locales.English, locales.Russian} {
		for _, size := range []fyne.Size{{Width: 1024, Height: 600}, {Width: 1280, Height: 743}, {Width: 1366, Height: 768}, {Width: 1920, Height: 1080}} {
			h := newTable(t, model.NewCampaign{Deck: "silent-protector"})
			h.useLanguage(lang)
			h.window.Resize(size)
			top := func() float32 {
				y := size.Height
				widget.Walk(h.window.Content(), func(s widget.Spot) {
					if strings.HasPrefix(s.Name, widget.CardTarget) {
						y = min(y, s.Pos.Y)
					}
				})
				return y
			}
			for _, part := range [][]model.Command{append([]model.Command{model.StartQuest{Kind: model.Act1}}, turn...),
				append([]model.Command{model.EndQuest{Winner: model.Overlord}}, after...)} {
				h.do(part[0])
				first := top()
				for _, cmd := range part[1:] {
					if !h.do(cmd) {
						t.Fatal(h.layers.toast.Text())
					}
					if got := top(); got != first {
						t.Errorf("%s, %v: the cards begin at %v, at %v in %s", lang, size, first, got, h.session.State().Phase)
					}
				}
				t.Log(lang, size, first)
			}
		}
	}
}
