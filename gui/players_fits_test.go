package gui

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
)

// TestPlayersFits measures the players' window as TestEverythingFits does the table window.
func TestPlayersFits(t *testing.T) {
	h := newHands(t)
	h.showPlayers()
	p := h.players
	p.bar.hide()
	sizes := []fyne.Size{{Width: 1024, Height: 600}, {Width: 1366, Height: 768}, {Width: 1920, Height: 1080}}
	measure := func(where string, root fyne.CanvasObject) {
		t.Helper()
		for _, size := range sizes {
			p.window.Resize(size)
			for _, fault := range widget.Misfits(root, size) {
				t.Errorf("%s, %s, %d %%, %gx%g: %s", where, p.tr.Language(), h.Settings.Players.TextSize, size.Width, size.Height, fault)
			}
		}
	}
	for _, lang := range []string{locales.English, locales.Russian} {
		for _, text := range []int{80, 100, 150, 200} {
			h.Settings.Players.Language, h.Settings.Players.TextSize = lang, text
			h.home()
			measure("no campaign", p.rest)
			fullTable(h, "Ashrian", "Jain Fairwood", "Syndrael", "Widow Tarha")
			measure("set-up", p.board)
			h.do(model.EndSetup{})
			h.do(model.DefeatHero{Hero: "Syndrael", Answer: model.TakeThreat})
			measure("heroes' turn", p.board)
			p.enlarge("summon-serena")
			measure("a large card", p.sheet)
			p.reduce()
			p.bar.wake()
			measure("the bar", p.bar.float)
			p.bar.hide()
			for _, k := range h.session.State().Cards {
				if !k.Faceup {
					h.do(model.CorrectCard{Card: k.ID, Side: model.SideFaceup})
				}
			}
			measure("all cards faceup", p.board)
			h.do(model.EndQuest{Winner: model.Overlord})
			for range 6 {
				measure(string(h.session.State().Phase), p.board)
				h.do(model.NextStep{})
			}
			if text == 100 || !testing.Short() {
				long := strings.TrimSpace(strings.Repeat("Неустрашимая ", 15))
				h.do(model.RenameHero{Hero: "Ashrian", Name: long})
				h.do(model.RenameCampaign{Name: long})
				measure(fmt.Sprintf("names of %d letters", len([]rune(long))), p.board)
			}
		}
	}
}
