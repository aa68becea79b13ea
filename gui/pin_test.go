package gui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/settings"
	"plotwright/gui/widget"
	"plotwright/model"
)

// words is all that is written in the window.
func (h *hands) words() string {
	var all []string
	widget.Every(h.window.Content(), func(o fyne.CanvasObject) {
		if x, ok := o.(*canvas.Text); ok {
			all = append(all, x.Text)
		}
	})
	return strings.Join(all, " ")
}

// saving is a table in the heroes' turn with 1 threat.
func saving(t *testing.T) *hands {
	return newTable(t, model.NewCampaign{Deck: "silent-protector", Threat: 1}, model.StartQuest{Kind: model.Act1}, model.EndSetup{})
}

// brief is the plan for a card of 3 with that threat, as words finds it.
func (h *hands) brief() string {
	return strings.ReplaceAll(h.tr.T("ui.plan.brief", "Missing", 2, "Heroes", "+1", "Overlord", "+2"), "\n", " ")
}

// TestPin: a facedown card is pinned by its button and by keys; the table says what is missing and what the quest's end
// brings, until the card is bought or let go.
func TestPin(t *testing.T) {
	ways := map[string]func(*hands){
		"button": func(h *hands) { h.tap("card:shared-burdens"); h.press("ui.plan.pin"); h.key(fyne.KeyEscape) },
		"key": func(h *hands) {
			h.window.Canvas().Focus(h.spot("card:shared-burdens").Object.(fyne.Focusable))
			h.char("i")
		},
		"key on a Russian layout": func(h *hands) {
			h.window.Canvas().Focus(h.spot("card:shared-burdens").Object.(fyne.Focusable))
			h.char("ш")
		},
		"key on the open card": func(h *hands) {
			h.window.Canvas().Focus(h.spot("card:shared-burdens").Object.(fyne.Focusable))
			h.key(fyne.KeyReturn)
			h.char("i")
			h.key(fyne.KeyEscape)
		},
	}
	for name, way := range ways {
		t.Run(name, func(t *testing.T) {
			h := saving(t)
			batches := len(h.session.Log())
			plan := h.brief()
			if strings.Contains(h.words(), plan) {
				t.Fatal("the plan is there before the pin")
			}
			way(h)
			if !strings.Contains(h.words(), plan) {
				t.Fatalf("%q is not said in %q", plan, h.words())
			}
			if len(h.session.Log()) != batches {
				t.Error("a pin is an event")
			}
			h.do(model.CorrectThreat{Delta: 2})
			if !strings.Contains(h.words(), h.tr.T("ui.plan.enough-in-brief")) {
				t.Errorf("enough threat is not said in %q", h.words())
			}
			h.do(model.CorrectCard{Card: "shared-burdens", Side: model.SideFaceup})
			if strings.Contains(h.words(), h.tr.T("ui.plan.enough-in-brief")) {
				t.Error("a faceup card has a plan")
			}
			h.do(model.Undo{})
			pins := h.Settings.Pins[string(h.session.ID())]
			if !slices.Equal(pins, []string{"shared-burdens"}) {
				t.Errorf("pinned: %v", pins)
			}
		})
	}
}

// TestPinIsLetGo: the same button and key take a pin back; a faceup card is told why it has none.
func TestPinIsLetGo(t *testing.T) {
	h := saving(t)
	h.pin("pacify")
	h.tap("card:pacify")
	h.press("ui.plan.unpin")
	if pins := h.pins(); len(pins) != 0 {
		t.Errorf("pinned: %v", pins)
	}
	h.key(fyne.KeyEscape)
	h.window.Canvas().Focus(h.spot("card:brethren").Object.(fyne.Focusable))
	h.char("i")
	if len(h.pins()) != 0 || h.layers.toast.Text() != h.tr.T("ui.plan.faceup") {
		t.Errorf("pinned: %v, said %q", h.pins(), h.layers.toast.Text())
	}
}

// TestPinIsCovered: with the facedown cards covered nothing tells of a pin, on the table or to the probe.
func TestPinIsCovered(t *testing.T) {
	h := saving(t)
	h.pin("shared-burdens")
	brief := h.brief()
	if !strings.Contains(h.words(), brief) {
		t.Fatal("the pin does not show")
	}
	h.cover()
	if strings.Contains(h.words(), "missing") || strings.Contains(h.table.board.Card("shared-burdens").Describe(), "missing") {
		t.Errorf("a covered card tells of its pin: %q", h.words())
	}
	h.window.Canvas().Focus(h.spot("card:shared-burdens").Object.(fyne.Focusable))
	h.char("i")
	h.cover()
	if !strings.Contains(h.words(), brief) {
		t.Error("the pin has gone with the cover")
	}
}

// TestPinIsKept: a pin is kept in settings.json, for its campaign alone.
func TestPinIsKept(t *testing.T) {
	dir := t.TempDir()
	h := newHands(t, func(o *Options) { o.Dir = dir })
	for range 2 {
		s, err := model.CreateSession(
			h.Catalog, h.Store, model.NewCampaign{Box: "the-shadow-rune", Deck: "silent-protector", Heroes: []string{"A", "B"}},
			h.now,
		)
		if err != nil {
			t.Fatal(err)
		}
		h.play(s)
	}
	h.pin("pacify")
	kept, err := settings.Load(dir)
	if err != nil || !slices.Equal(kept.Pins[string(h.session.ID())], []string{"pacify"}) || len(kept.Pins) != 1 {
		text, _ := os.ReadFile(filepath.Join(dir, "settings.json"))
		t.Errorf("kept %v, %v: %s", kept.Pins, err, text)
	}
}

// TestWhatBuyingLeaves: in spend-xp the open card and a drag over it say what a purchase leaves, and what that is enough for.
func TestWhatBuyingLeaves(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector", Threat: 2, Own: []model.CardID{"travelers-rest"}},
		model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.EndQuest{Winner: model.Heroes})
	for h.session.State().Phase != model.SpendXP {
		h.do(model.NextStep{})
	}
	after := "1 threat left, enough to trigger Brethren or Pacify"
	drop := h.carry("token:0", "card:pacify")
	if text := h.table.drag.Moment().Verdict.Text; text != "Buy for 2 · "+after {
		t.Errorf("the drag says %q", text)
	}
	h.breakOff()
	drop()
	h.tap("card:pacify")
	// A linked term is a text of its own, with a blank around it in words.
	solid := func(text string) string { return strings.ReplaceAll(text, " ", "") }
	if !strings.Contains(solid(h.words()), solid(after)) {
		t.Errorf("the open card does not say %q: %q", after, h.words())
	}
}
