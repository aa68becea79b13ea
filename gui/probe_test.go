package gui

import (
	"strings"
	"testing"

	"plotwright/gui/widget"
)

// TestEverySpotHasAName: whatever can be pressed has words, for tests and for whoever reads it out.
func TestEverySpotHasAName(t *testing.T) {
	h := newHands(t)
	named := func(where string) {
		t.Helper()
		widget.Walk(h.window.Content(), func(s widget.Spot) {
			if strings.HasSuffix(s.Name, ":") {
				t.Errorf("%s: something is called %q", where, s.Name)
			}
		})
	}
	named("start")
	h.newCampaign()
	named("new campaign")
	fullTable(h, "Ashrian", "Jain", "Syndrael", "Tomble")
	named("table")
	for _, p := range everySheet {
		p.lead(h.App)
		named(p.name)
		h.closeTop()
	}
	for _, p := range everyCover {
		p.lead(h.App)
		named(p.name)
		h.toTable()
	}
	h.showPlayers()
	h.players.enlarge("summon-serena")
	widget.Walk(h.players.window.Content(), func(s widget.Spot) {
		if strings.HasSuffix(s.Name, ":") {
			t.Errorf("players' window: something is called %q", s.Name)
		}
	})
}
