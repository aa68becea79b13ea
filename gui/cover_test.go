package gui

import (
	"slices"
	"strings"
	"testing"

	"plotwright/model"
)

// TestCoverNamesNoFacedownCard: with the facedown cards hidden nothing in the table window names one, whatever is open
// over it: no undo, no announcement, no tip, no log.
func TestCoverNamesNoFacedownCard(t *testing.T) {
	const part = 4
	h := newHands(t, func(o *Options) { o.Settings.Covered, o.Settings.BothNames = true, true })
	markCards(h)
	h.everyScenario(part, func(where string, n int) {
		h.coversAll(where)
		s := h.session.State()
		facedown := slices.IndexFunc(s.Cards, func(k model.CardState) bool { return !k.Faceup })
		if facedown < 0 || n%3 != 0 {
			return
		}
		id := s.Cards[facedown].ID
		switch n / 3 % 4 {
		case 0:
			h.showLog()
			h.coversAll(where + ", in the log")
			h.toTable()
		case 1:
			h.setRight()
			h.coversAll(where + ", in Set right")
			h.closeTop()
		case 2:
			if h.session.Check(model.BuyCard{Card: id}) != nil {
				h.buy(id)
				h.coversAll(where + ", after asking for the card")
			}
		case 3:
			if s.Threat() > 0 {
				h.carry("token:0", "card:"+string(id))
				h.coversAll(where + ", with a token over the card")
				h.breakOff()
			}
		}
	})
}

// TestCoverPutsAway: the button on the table hides the facedown cards at once, with all that may be about one of them.
func TestCoverPutsAway(t *testing.T) {
	ways := map[string]func(*hands){
		"button":             func(h *hands) { h.tap("button:" + h.tr.T("ui.menu-sheet.cover")) },
		"key":                func(h *hands) { h.char("h") },
		"players' window":    func(h *hands) { h.showPlayers(); h.players.host.Router.TypedRune('h') },
		"key of the players": func(h *hands) { h.showPlayers(); h.players.host.Router.TypedRune('р') },
	}
	states := map[string]func(*hands){
		"announcement": func(h *hands) {
			h.do(model.TriggerCard{Card: "diplomatic"})
			if !strings.Contains(h.layers.toast.Text(), cardMark("diplomatic")) {
				h.t.Fatalf("said %q", h.layers.toast.Text())
			}
		},
		"sheet":   func(h *hands) { h.showCard("diplomatic") },
		"tip":     func(h *hands) { h.carry("token:0", "card:diplomatic") },
		"nothing": func(*hands) {},
	}
	for way, hide := range ways {
		for name, lead := range states {
			t.Run(way+", "+name, func(t *testing.T) {
				h := inTurn(t, 3)
				markCards(h)
				h.render()
				lead(h)
				if way == "button" && name == "sheet" {
					h.closeTop() // it lies over the button
				}
				if !strings.Contains(h.words(), cardMark("diplomatic")) {
					t.Fatal("the card is not named before")
				}
				hide(h)
				if !h.Settings.Covered || h.layers.top() != nil || h.table.drag.Active() {
					t.Error("something is still open")
				}
				h.coversAll("hidden")
				h.showCard("diplomatic")
				h.coversAll("asked for")
			})
		}
	}
}

// coversAll looks for facedown cards in what the table window says; a card of another deck is no secret.
func (h *hands) coversAll(where string) {
	h.t.Helper()
	said := h.window.Title() + h.words()
	for _, k := range h.session.State().Cards {
		if !k.Faceup {
			h.tellsNot(where, said, k.ID)
		}
	}
}
