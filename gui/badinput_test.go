package gui

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
)

// nasty are names that people, or other programs, give to things.
var nasty = []struct{ name, text string }{
	{"200 letters", strings.Repeat("Щ", 200)},
	{"200 letters in words", strings.Repeat("Very long name ", 14)[:200]},
	{"narrow letters", strings.Repeat("i", 200)},
	{"emoji", "\U0001f600\U0001f469\u200d\U0001f467 \u2764\ufe0f"},
	{"right to left", "שלום עולם"},
	{"mixed directions", "Jain \u202eniaJ\u202c مرحبا 12"},
	{"piled marks", strings.Repeat("Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334", 20)},
	{"only marks", "\u0301\u0302\u0303"},
	{"blanks inside", "a  \u00a0\u2003 b"},
	{"only blanks", " \u3000\u200b\u2060 "},
	{"control characters", "a\x00b\x1b[31mc\x7f"},
	{"line breaks", "one\ntwo\r\nthree\u2028four"},
	{"soft hyphens", strings.Repeat("ab\u00ad", 60)},
	{"template", "{{.Hero}} %s %d <b>&amp;"},
	{"no text", "a\xff\xfeb"},
	{"one sign", "."},
	{"another script", "日本語の名前がとても長いときにはどうなるでしょうか"},
	{"empty", ""},
}

// foreign is a campaign as another program may have written it: the name stands wherever a text may stand.
func foreign(h *hands, name string) {
	h.t.Helper()
	events := func(e ...model.Event) model.Batch { return model.Batch{At: h.now(), Events: e} }
	s, err := model.CreateSession(h.Catalog, h.Store, model.NewCampaign{
		Box: "the-shadow-rune", Deck: "silent-protector", Heroes: []string{"A", "B", "C", "D"}, Threat: 12, XP: 2,
		Own: []model.CardID{"summon-serena", "oath-of-silence", "diplomatic", "pacify"},
	}, h.now)
	if err != nil {
		h.t.Fatal(err)
	}
	id := s.ID()
	log := 1
	add := func(e ...model.Event) {
		b := events(e...)
		b.Number = log
		if err := h.Store.Append(id, log, b); err != nil {
			h.t.Fatal(err)
		}
		log++
	}
	add(model.CampaignRenamed{Name: name})
	for i := range 4 {
		add(model.HeroRenamed{Hero: model.HeroID(fmt.Sprintf("h%d", i+1)), Name: name})
	}
	add(model.Corrected{What: model.WhatThreat, Delta: 1, Why: name}, model.TokensMoved{From: model.Supply, To: model.Threat, N: 1, Why: model.WhyCorrection})
	add(model.QuestStarted{Quest: model.Act1, Name: name, Act: 1})
	for _, card := range []model.CardID{"summon-serena", "oath-of-silence"} {
		add(model.CardTriggered{Card: card, Cost: 1, Answers: model.Answers{"group": name, "note": name}}, model.CardExhausted{Card: card},
			model.EffectBegan{Card: card, Text: name, Until: model.UntilRefresh})
	}
	add(model.AgentSummoned{Agent: "serena", Card: "summon-serena", Act: 1, Heroes: 4, Health: 9, Speed: 4, Group: name})
	add(model.NoticeShown{Card: "cut-a-deal", Text: "gold-25", Note: name, N: 1})
	add(model.CardAssigned{Card: "pacify", Hero: "h1"})
	add(model.TurnBegan{Side: model.Heroes, Round: 1})
	h.open(id)
	if h.session == nil {
		h.t.Fatal(h.layers.toast.Text())
	}
}

// TestNastyNames: whatever a log holds, every screen and every sheet shows it and stays whole.
func TestNastyNames(t *testing.T) {
	for i, x := range nasty {
		t.Run(x.name, func(t *testing.T) {
			if testing.Short() && i > 4 {
				t.Skip("in the long run")
			}
			text := []int{100, 200}[i%2]
			h := newHands(t, func(o *Options) {
				o.Settings.TextSize = text
				o.Settings.Language = []string{locales.English, locales.Russian}[i/2%2]
			})
			foreign(h, x.text)
			h.window.Resize(fyne.NewSize(1024, 600))
			h.whole("table")
			widget.Every(h.window.Content(), func(o fyne.CanvasObject) {
				if bar, ok := o.(*widget.NowBar); ok && bar.Size().Height > 330 {
					t.Errorf("the names make the bar %g high", bar.Size().Height)
				}
			})
			for _, s := range everySheet {
				// The others say nothing of what was typed.
				if !strings.HasPrefix(s.name, "set right") && !slices.Contains([]string{"menu", "shop", "defeat", "agent"}, s.name) {
					continue
				}
				s.lead(h.App)
				h.whole(s.name)
				if h.layers.top() != nil {
					h.closeTop()
				}
			}
			h.showLog()
			h.whole("log")
			h.toTable()
			h.do(model.BeginOverlordTurn{})
			h.trigger("pacify")
			h.whole("the heroes' choice")
			h.key(fyne.KeyEscape)
			h.trigger("diplomatic")
			h.whole("asking for a group")
			h.home()
			h.whole("start")
		})
	}
}

// whole reports what does not fit now, and texts that cannot be shown as they are.
func (h *hands) whole(where string) {
	h.t.Helper()
	root := h.screen.object()
	if top := h.layers.top(); top != nil {
		root = top.Sheet
	}
	for _, fault := range widget.Misfits(root, h.window.Canvas().Size()) {
		h.t.Errorf("%s: %s", where, fault)
	}
	widget.Every(h.window.Content(), func(o fyne.CanvasObject) {
		if x, ok := o.(*canvas.Text); ok && view.Showable(x.Text) != x.Text {
			h.t.Errorf("%s: %q is shown as it is", where, x.Text)
		}
	})
}
