package gui

import (
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/model"
)

// inSpendXP is the step in which experience points are spent, with 2 of them and 3 threat.
func inSpendXP(t *testing.T) *hands {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector", Threat: 2, XP: 1}, model.StartQuest{Kind: model.Act1}, model.EndSetup{},
		model.EndQuest{Winner: model.Heroes}, model.NextStep{}, model.NextStep{}, model.NextStep{}, model.NextStep{}, model.NextStep{})
	if s := h.session.State(); s.Phase != model.SpendXP || s.XP != 2 || s.Threat() != 3 {
		t.Fatalf("%s, %d points, %d threat", s.Phase, s.XP, s.Threat())
	}
	return h
}

// TestExchangeWays: an experience point becomes threat by a drag onto the tray, by a tap and a key, and by the button.
func TestExchangeWays(t *testing.T) {
	for name, way := range map[string]func(*hands){
		"drag": func(h *hands) { h.drag("point", "token:0") },
		"tap, keys": func(h *hands) {
			h.tap("point")
			h.key(fyne.KeyRight, fyne.KeyReturn)
		},
		"button": func(h *hands) { h.press("ui.exchange"); h.tap("button:" + h.tr.N("ui.exchange-xp.gain", 3)) },
	} {
		t.Run(name, func(t *testing.T) {
			h := inSpendXP(t)
			way(h)
			if s := h.session.State(); s.XP != 1 || s.Threat() != 6 {
				t.Errorf("%d points, %d threat, said %q", s.XP, s.Threat(), h.layers.toast.Text())
			}
		})
	}
}

// TestExchangeBrokenOff: dropped anywhere else the point stays one; threat brought back to the tray is put back silently.
func TestExchangeBrokenOff(t *testing.T) {
	h := inSpendXP(t)
	before := len(h.session.Log())
	h.drag("point", "card:pacify")
	if h.layers.toast.Text() != h.tr.T("ui.drop.not-here") {
		t.Errorf("said %q", h.layers.toast.Text())
	}
	h.layers.announce("")
	h.drag("token:0", "token:2")
	drop := h.carry("point", "token:0")
	h.key(fyne.KeyEscape)
	drop()
	if len(h.session.Log()) != before || h.layers.toast.Text() != "" || len(h.layers.drag.Objects) != 0 {
		t.Errorf("%d batches more, said %q", len(h.session.Log())-before, h.layers.toast.Text())
	}
	h.do(model.NextStep{})
	if _, ok := h.find("point"); ok {
		t.Error("a point can be taken outside spend-xp")
	}
}

// TestTipHidesNoBadge: what a drag says lies beside the card under the pointer, not over it.
func TestTipHidesNoBadge(t *testing.T) {
	h := inTurn(t, 3)
	h.carry("token:0", "card:pacify")
	card, tip := h.spot("card:pacify"), h.layers.tip
	if !tip.Visible() || tip.Position().Y < card.Pos.Y+card.Size.Height && tip.Position().Y+tip.Size().Height > card.Pos.Y {
		t.Errorf("the tip lies at %v %v over the card at %v %v", tip.Position(), tip.Size(), card.Pos, card.Size)
	}
	h.breakOff()
}
