package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/gui/widget"
	"plotwright/model"
)

// focused is the name of what has the keyboard, and fails where that is not to be seen.
func (h *hands) focused() string {
	h.t.Helper()
	name := focusOf(h.window.Canvas())
	if p, ok := h.window.Canvas().Focused().(widget.Pointed); ok && p.Pointed() {
		h.t.Errorf("%s has the keyboard without a ring", name)
	}
	return name
}

// tabTo presses Tab until something has the keyboard.
func (h *hands) tabTo(name string) {
	h.t.Helper()
	seen := map[string]bool{}
	for range 300 {
		h.window.Canvas().FocusNext()
		now := h.focused()
		if now == name {
			return
		}
		seen[now] = true
	}
	h.t.Fatalf("Tab never leads to %q, but to %v", name, seen)
}

// enter goes to something by Tab and presses it.
func (h *hands) enter(name string) {
	h.t.Helper()
	h.tabTo(name)
	h.key(fyne.KeyReturn)
}

// button is the name of the button with a message as its label.
func (h *hands) button(id string, vars ...any) string { return "button:" + h.tr.T(id, vars...) }

// is fails where the campaign is not in a phase, or something lies over the table.
func (h *hands) is(phase model.Phase) {
	h.t.Helper()
	if h.session == nil {
		h.t.Fatalf("no campaign is open: %s", h.layers.toast.Text())
	}
	if got := h.session.State().Phase; got != phase || h.layers.top() != nil {
		h.t.Fatalf("phase %s, want %s; a sheet is open: %v; said %q", got, phase, h.layers.top() != nil, h.layers.toast.Text())
	}
}

// settle chooses the first of the tied heroes by his digit until nothing is asked.
func (h *hands) settle() {
	h.t.Helper()
	for range 10 {
		if h.table.choice == nil {
			return
		}
		tied := h.table.choice.preview.Tied[0]
		for i, hero := range h.session.State().Heroes {
			if hero.ID == tied {
				h.char(string(rune('1' + i)))
			}
		}
	}
	h.t.Fatal("the choice does not end")
}

// TestWholeQuestByKeys plays from the start page to the next quest without a pointer: a new campaign that is under way, a
// card with a question, the heroes' choices, a defeat, the agent's damage, a reroll, shopping, an exchange, a purchase.
func TestWholeQuestByKeys(t *testing.T) {
	for _, letters := range []struct{ name, n, t, b, m string }{{"Latin", "n", "t", "b", "m"}, {"Cyrillic", "т", "е", "и", "ь"}} {
		t.Run(letters.name, func(t *testing.T) {
			h := newHands(t)
			h.key(fyne.KeyDown)
			if got := h.focused(); got != h.button("ui.start.new") {
				t.Fatalf("the keyboard begins at %q", got)
			}
			h.key(fyne.KeyReturn)
			h.enter("button:" + h.tr.T("deck.silent-protector.name"))
			h.tabTo(h.button("ui.new.read"))
			h.tabTo(h.button("ui.yes"))
			h.key(fyne.KeyReturn)
			for range 9 {
				h.tabTo("plus:" + h.tr.T("ui.right.threat"))
				h.key(fyne.KeyReturn)
			}
			for range 2 {
				h.tabTo("plus:" + h.tr.T("ui.right.xp"))
				h.key(fyne.KeySpace)
			}
			for _, card := range []string{"travelers-rest", "summon-serena"} {
				h.enter(h.button("card." + card + ".name"))
			}
			h.enter(h.button("ui.new.create"))
			h.is(model.BetweenQuests)

			h.char(letters.n)
			h.enter(h.button("ui.quest.start"))
			h.is(model.EncounterSetup)
			h.tabTo("card:summon-serena")
			h.char(letters.t)
			h.enter(h.button("ui.ask.group-number", "Number", 1))
			h.char(letters.t)
			h.settle()
			h.is(model.EncounterSetup)
			if h.session.State().Agent == nil {
				t.Fatal("there is no agent")
			}

			h.char(letters.n)
			h.is(model.HeroesTurn)
			h.enter("defeated:h2")
			h.enter(h.button("ui.defeat.threat"))
			h.is(model.HeroesTurn)
			if got := h.session.State().Threat(); got != 8 {
				t.Errorf("threat %d after the defeat", got)
			}
			h.enter("minus:" + h.tr.T("agent.serena.name"))
			if agent := h.session.State().Agent; agent.Health != agent.Full-1 {
				t.Errorf("health %d of %d", agent.Health, agent.Full)
			}
			rich := model.HeroID("")
			for _, hero := range h.session.State().Heroes {
				if h.session.State().Fortune(hero.ID) > 0 {
					rich = hero.ID
				}
			}
			fortune := h.session.State().Fortune(rich)
			h.enter("ability:" + string(rich) + ":reroll")
			if got := h.session.State().Fortune(rich); got != fortune-1 {
				t.Errorf("fortune %d of %d after the reroll", got, fortune)
			}

			h.char(letters.n)
			h.is(model.OverlordTurn)
			// By arrows from card to card.
			h.window.Canvas().Unfocus()
			for range 40 {
				h.key(fyne.KeyRight)
				if id, ok := h.table.board.FocusedCard(); ok && id == "travelers-rest" {
					break
				}
			}
			h.focused()
			h.char(letters.t)
			if h.table.choice == nil {
				t.Fatalf("nothing to choose; said %q", h.layers.toast.Text())
			}
			h.settle()
			h.is(model.OverlordTurn)

			h.char(letters.m)
			h.enter(h.button("ui.menu-sheet.heroes-won"))
			for h.session.State().Phase != model.Shopping {
				h.char(letters.n)
			}
			h.is(model.Shopping)
			h.enter(h.button("ui.shop.open"))
			paid := 0
			for _, hero := range h.session.State().Heroes {
				for has, n := h.session.State().Fortune(hero.ID), 0; n < has && paid < 2; n++ {
					h.enter("plus:" + h.tr.T("ui.shop.hero", "Hero", hero.Name, "Has", has))
					paid++
				}
			}
			h.enter(h.button("ui.shop.buy"))
			h.is(model.Shopping)
			h.char(letters.n)
			h.is(model.SpendXP)
			threat := h.session.State().Threat()
			h.key(fyne.KeyEscape)
			h.enter(h.button("ui.exchange"))
			h.enter("button:" + h.tr.N("ui.exchange-xp.gain", 3))
			h.is(model.SpendXP)
			if got := h.session.State().Threat(); got != threat+3 {
				t.Errorf("threat %d after the exchange, %d before", got, threat)
			}
			h.tabTo("card:pacify")
			h.char(letters.b)
			if !h.session.State().Card("pacify").Faceup {
				t.Errorf("nothing was bought: %q", h.layers.toast.Text())
			}
			h.char(letters.n)
			for h.session.State().Phase != model.BetweenQuests {
				h.char(letters.n)
			}
			h.char(letters.n)
			h.enter(h.button("ui.quest.start"))
			h.is(model.EncounterSetup)
		})
	}
}

// TestUndoUnderSheets: undo works with something open over the table. What is read stays open and says what is so now;
// what is half asked closes, and so does what is about something that is no more.
func TestUndoUnderSheets(t *testing.T) {
	h := newHands(t)
	fullTable(h, "Ashrian", "Jain")
	h.showSettings()
	before := h.session.State().Threat()
	h.step(model.Undo{})
	if h.layers.top() == nil || h.session.State().Threat() == before {
		t.Error("undo did nothing, or closed the settings")
	}
	h.step(model.Redo{})
	if h.session.State().Threat() != before {
		t.Error("redo did nothing")
	}
	h.showKeys()
	h.trigger("diplomatic")
	if len(h.layers.open) != 3 {
		t.Fatalf("%d sheets", len(h.layers.open))
	}
	h.step(model.Undo{})
	if len(h.layers.open) != 2 {
		t.Errorf("%d sheets are open with the question gone", len(h.layers.open))
	}
	h.layers.closeAll()
	h.showCard("summon-serena")
	for h.session.History().CanUndo() {
		h.step(model.Undo{})
	}
	if h.layers.top() == nil {
		t.Error("the card is still there, and its sheet closed")
	}
	h.home()
	h.step(model.Undo{}) // without a campaign nothing is undone
}

// TestEnterRepeatsNothing: a key that is held opens a card and does not press what lies under its sheet again.
func TestEnterRepeatsNothing(t *testing.T) {
	h := inTurn(t, 3)
	h.tabTo("card:pacify")
	h.key(fyne.KeyReturn, fyne.KeyReturn, fyne.KeyReturn)
	if n := len(h.layers.open); n != 1 {
		t.Errorf("%d sheets", n)
	}
	h.key(fyne.KeyEscape)
	if got := h.focused(); got != "card:pacify" {
		t.Errorf("the keyboard went to %q", got)
	}
}

// TestArrows: they lead to what lies there, also into what is scrolled away, and never out of the topmost sheet.
func TestArrows(t *testing.T) {
	h := newHands(t)
	fullTable(h, "Ashrian", "Jain", "Syndrael", "Tomble")
	h.window.Resize(fyne.NewSize(800, 500))
	h.key(fyne.KeyDown)
	if first := h.focused(); !strings.HasPrefix(first, "card:") {
		t.Errorf("the arrows begin at %q", first)
	}
	seen := map[fyne.Focusable]bool{}
	for range 60 {
		h.key(fyne.KeyDown)
		seen[h.window.Canvas().Focused()] = true
	}
	if _, last := h.window.Canvas().Focused().(*widget.Tray); !last || len(seen) < 6 {
		t.Errorf("all the way down is a %T, %d steps away", h.window.Canvas().Focused(), len(seen))
	}
	h.showSettings()
	for range 3 {
		for range 40 {
			h.key(fyne.KeyDown)
			h.inTop()
		}
		for range 40 {
			h.key(fyne.KeyUp)
			h.inTop()
		}
	}
}

// inTop fails where something under the topmost sheet has the keyboard.
func (h *hands) inTop() {
	h.t.Helper()
	found := false
	widget.Every(h.layers.top().Sheet, func(o fyne.CanvasObject) {
		if f := h.window.Canvas().Focused(); f == nil || o == f.(fyne.CanvasObject) {
			found = true
		}
	})
	if !found {
		h.t.Fatalf("%T under the sheet has the keyboard", h.window.Canvas().Focused())
	}
}

// TestNewCampaignIsKept: Esc leaves the page, and what was typed and chosen is there the next time; a campaign that was
// made leaves a fresh page.
func TestNewCampaignIsKept(t *testing.T) {
	h := newHands(t)
	h.newCampaign()
	h.draft.heroes[0] = "Borislava"
	h.press("ui.new.no-deck")
	h.key(fyne.KeyEscape)
	h.press("ui.start.new")
	if h.draft.heroes[0] != "Borislava" || h.draft.n.Deck != "" {
		t.Errorf("left %q, %q", h.draft.heroes[0], h.draft.n.Deck)
	}
	h.draft.create()
	h.is(model.BetweenQuests)
	if h.session.State().Heroes[0].Name != "Borislava" || h.draft != nil {
		t.Errorf("played with %q, draft %v", h.session.State().Heroes[0].Name, h.draft)
	}
}

// TestKeySheet: the question mark opens it from anywhere, once, in the language in use.
func TestKeySheet(t *testing.T) {
	h := newHands(t)
	h.char("??")
	h.useLanguage("ru")
	h.render()
	if len(h.layers.open) != 1 || h.layers.top().Title() != "Клавиши" {
		t.Errorf("%d sheets, %q", len(h.layers.open), h.layers.top().Title())
	}
	h.key(fyne.KeyEscape)
	if h.layers.top() != nil {
		t.Error("Esc did not close it")
	}
}
