package gui

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
)

// inTurn is Silent Protector in the overlord's turn, with a card that costs 1 and one that costs 2.
func inTurn(t testing.TB, threat int) *hands {
	return newTable(t, model.NewCampaign{
		Deck: "silent-protector", Threat: threat, Own: []model.CardID{"pacify", "travelers-rest"}, Fortune: map[string]int{"Tomble": 1},
	}, model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.BeginOverlordTurn{})
}

// TestThreeWays: dragging, tapping and keys give the same log.
func TestThreeWays(t *testing.T) {
	ways := map[string]func(*hands){
		"drag": func(h *hands) { h.drag("token:0", "card:travelers-rest"); h.tap("hero:h2"); h.tap("hero:h1") },
		"tap the token, tap the card": func(h *hands) {
			h.tap("token:0")
			h.tap("card:travelers-rest")
			h.tap("button:Jain")
			h.tap("button:Ashrian")
		},
		"tap the card, Trigger": func(h *hands) {
			h.tap("card:travelers-rest")
			h.press("ui.trigger", "Cost", 2)
			h.tap("hero:h2")
			h.tap("hero:h1")
		},
		"drag, drag the white token": func(h *hands) {
			h.drag("token:0", "card:travelers-rest")
			h.drag("fortune:choice", "hero:h2")
			h.drag("fortune:choice", "hero:h1")
		},
		"keys": func(h *hands) {
			h.window.Canvas().Focus(h.spot("card:travelers-rest").Object.(fyne.Focusable))
			h.char("t21")
		},
		"keys on a Russian layout": func(h *hands) {
			h.window.Canvas().Focus(h.spot("card:travelers-rest").Object.(fyne.Focusable))
			h.char("е21")
		},
	}
	var want []model.Event
	for name, way := range ways {
		t.Run(name, func(t *testing.T) {
			h := inTurn(t, 3)
			way(h)
			log := h.session.Log()
			got := log[len(log)-1].Events
			if want == nil {
				want = got
			}
			if !reflect.DeepEqual(got, want) {
				t.Errorf("the log ends with\n%+v\nnot\n%+v", got, want)
			}
			if f := h.fortune(); !slices.Equal(f, []int{1, 1, 0, 1}) {
				t.Errorf("fortune %v", f)
			}
		})
	}
}

// TestBrokenOff: every way to break a drag off puts the tokens back, and nothing has happened.
func TestBrokenOff(t *testing.T) {
	ways := map[string]func(h *hands, drop func()){
		"Esc":             func(h *hands, drop func()) { h.key(fyne.KeyEscape); drop() },
		"another window":  func(h *hands, drop func()) { h.breakOff(); drop() },
		"closing":         func(h *hands, drop func()) { h.breakOff(); drop(); drop() },
		"language":        func(h *hands, drop func()) { h.useLanguage("ru"); h.render(); drop() },
		"another screen":  func(h *hands, drop func()) { h.home(); drop() },
		"resize":          func(h *hands, drop func()) { h.window.Resize(fyne.NewSize(1024, 600)); drop() },
		"a sheet is open": func(h *hands, drop func()) { h.menu(); drop() },
	}
	for name, way := range ways {
		t.Run(name, func(t *testing.T) {
			h := inTurn(t, 3)
			before := len(h.session.Log())
			session := h.session
			way(h, h.carry("token:0", "card:pacify"))
			if n := len(session.Log()); n != before {
				t.Errorf("%d batches were added", n-before)
			}
			if len(h.layers.drag.Objects) != 0 {
				t.Error("a token is left in the air")
			}
		})
	}
}

// TestTieIsChosenBeforeTheCommit: until the heroes have chosen nothing has happened, and leaving leaves all as it was.
func TestTieIsChosenBeforeTheCommit(t *testing.T) {
	h := inTurn(t, 3)
	before := len(h.session.Log())
	h.drag("token:0", "card:travelers-rest")
	h.tap("hero:h2")
	if n := len(h.session.Log()); n != before {
		t.Fatalf("%d batches were added before the last choice", n-before)
	}
	h.tap("hero:h4") // not among the fewest
	why := h.tr.T("refusal.not-lowest-fortune", "Hero", "Tomble", "Heroes", "Ashrian or Syndrael")
	if h.table.choice == nil || h.layers.toast.Text() != why {
		t.Fatalf("a hero who is not among the fewest was taken, or %q was said", h.layers.toast.Text())
	}
	if v := h.table.judge(chosenPayload, "hero:h4"); v.Takes || v.Text != why {
		t.Errorf("a drop on him would say %+v", v)
	}
	h.key(fyne.KeyEscape)
	if n := len(h.session.Log()); n != before || h.table.choice != nil {
		t.Fatalf("%d batches after leaving", n-before)
	}
}

// TestRefusedDropSaysWhy: a drop on what cannot take it says why.
func TestRefusedDropSaysWhy(t *testing.T) {
	h := inTurn(t, 1)
	h.drag("token:0", "card:travelers-rest")
	if h.layers.toast.Text() == "" || h.session.State().Threat() != 1 {
		t.Errorf("said %q, threat %d", h.layers.toast.Text(), h.session.State().Threat())
	}
}

// TestBuy: a drop on a facedown card buys it, in spend-xp only.
func TestBuy(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector", Threat: 5},
		model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.EndQuest{Winner: model.Heroes},
		model.NextStep{}, model.NextStep{}, model.NextStep{}, model.NextStep{}, model.NextStep{})
	h.drag("token:0", "card:pacify")
	if k := h.session.State().Card("pacify"); !k.Faceup || h.session.State().Threat() != 4 {
		t.Errorf("faceup %v, threat %d", k.Faceup, h.session.State().Threat())
	}
}

// TestAsked: what a card asks is asked in a sheet, and cancelling it leaves everything as it was.
func TestAsked(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "unstable-forces", Threat: 4, Heroes: []string{"A", "B"}, Own: []model.CardID{"onslaught"}},
		model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.BeginOverlordTurn{})
	before := len(h.session.Log())
	h.drag("token:0", "card:onslaught")
	h.key(fyne.KeyEscape)
	if len(h.session.Log()) != before || h.layers.top() != nil {
		t.Fatal("cancelling did something, or left the sheet open")
	}
	h.drag("token:0", "card:onslaught")
	h.press("ui.ask.group-number", "Number", 2)
	h.press("ui.trigger", "Cost", 2)
	h.tap("button:B")
	k := h.session.State().Card("onslaught")
	if k.Effect == nil || k.Effect.Text != model.GroupNumber(2) || !slices.Equal(h.fortune(), []int{1, 1}) {
		t.Errorf("effect %+v, fortune %v", k.Effect, h.fortune())
	}
}

// TestFortune: a white token dragged onto what it pays for pays for it; another hero's it does not.
func TestFortune(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector", Fortune: map[string]int{"Jain": 3}},
		model.StartQuest{Kind: model.Act1}, model.EndSetup{})
	h.drag("fortune:h2", "ability:h1:reroll")
	if !slices.Equal(h.fortune(), []int{0, 3, 0, 0}) || h.layers.toast.Text() == "" {
		t.Fatalf("fortune %v, said %q", h.fortune(), h.layers.toast.Text())
	}
	h.drag("fortune:h2", "ability:h2:action")
	if !slices.Equal(h.fortune(), []int{0, 1, 0, 0}) {
		t.Errorf("fortune %v", h.fortune())
	}
}

// TestLostCampaign: a campaign of the settings that is not in the store leads to the start page, with a sentence.
func TestLostCampaign(t *testing.T) {
	h := newHands(t, func(o *Options) { o.Open = "gone" })
	if _, ok := h.screen.(*startPage); !ok || h.layers.toast.Text() == "" {
		t.Errorf("shown is %T, said %q", h.screen, h.layers.toast.Text())
	}
}

// TestTriggeredCardIsReadOut: what a card just triggered says can be read until the next command or the next token taken up,
// whatever the card, and lies within the window.
func TestTriggeredCardIsReadOut(t *testing.T) {
	for _, lang := range []string{locales.English, locales.Russian} {
		h := inTurn(t, 3)
		h.useLanguage(lang)
		h.window.Resize(fyne.NewSize(1024, 600))
		h.drag("token:0", "card:pacify")
		if said := h.layers.said(); said != "" {
			t.Fatalf("said before the heroes have chosen: %q", said)
		}
		chooseAll(h)
		text := h.tr.T("card.pacify.text")
		for _, part := range []string{h.tr.T("card.pacify.name"), text[strings.LastIndex(text, "\n")+1:]} {
			if said := h.layers.said(); !strings.Contains(said, part) {
				t.Errorf("%q is not in %q", part, said)
			}
		}
		h.tap("token:0")
		if said := h.layers.said(); said != "" {
			t.Errorf("said while tokens are picked up: %q", said)
		}
		h.key(fyne.KeyEscape)
		h.layers.announce("something")
		h.press("ui.undo")
		if said := h.layers.said(); said != "" {
			t.Errorf("said after a command: %q", said)
		}
		for _, d := range h.Catalog.Decks {
			for _, c := range d.Cards {
				h.layers.read(h.table.view().ReadOut(c.ID))
				if h.layers.said() == "" {
					t.Errorf("%s is not read out", c.ID)
				}
				for _, fault := range widget.Misfits(h.layers.toast, fyne.NewSize(1024, 600)) {
					t.Errorf("%s: %s", c.ID, fault)
				}
			}
		}
	}
}

// TestWholeSheetChooses: while the heroes choose, a tap anywhere on a lit sheet chooses, and spends nothing.
func TestWholeSheetChooses(t *testing.T) {
	for _, spot := range []string{"hero:h4", "fortune:h4:0", "ability:h4:reroll", "ability:h4:action", "defeated:h4"} {
		h := newTable(t, model.NewCampaign{
			Deck: "silent-protector", Threat: 1, Own: []model.CardID{"pacify"},
			Fortune: map[string]int{"Ashrian": 1, "Jain": 1, "Syndrael": 1, "Tomble": 1},
		}, model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.BeginOverlordTurn{})
		h.drag("token:0", "card:pacify")
		h.tap(spot)
		if got := h.fortune(); h.table.choice != nil || h.layers.top() != nil || !slices.Equal(got, []int{1, 1, 1, 2}) {
			t.Errorf("%s: fortune %v, still to choose: %v", spot, got, h.table.choice != nil)
		}
	}
}
