//go:build windowtest

package windowtest

import (
	"fmt"
	"strings"
	"testing"

	"plotwright/model"
)

// wealthy is a campaign in which most controls can be used: tokens everywhere, cards to play, the heroes' turn.
func wealthy() model.NewCampaign {
	n := plain()
	n.Fortune = map[string]int{}
	for _, h := range heroes {
		n.Fortune[h] = 3
	}
	return n
}

// TestTremblingClicks: a click that moves 3 pixels between press and release does what a click does, on everything that
// can be pressed in a scrolled area.
func TestTremblingClicks(t *testing.T) {
	p := start(t, campaign(t, wealthy(), model.StartQuest{Kind: model.Act1}, model.EndSetup{}), "--lang", "en")
	q := p.onTable()
	pressed := 0
	for _, s := range q.Spots {
		kind, _, _ := strings.Cut(s.Name, ":")
		if kind == "hero" || kind == "token" || kind == "fortune" {
			continue // drop targets and tokens: a tap on them means something only with the other
		}
		pressed++
		p.run(fmt.Sprintf("%s at %v,%v", s.Name, s.X, s.Y), func(t *testing.T) { p.tremble(s) })
		p.restore()
	}
	if pressed < 20 {
		t.Errorf("only %d controls were pressed", pressed)
	}
	for _, name := range []string{tokenSpot(1), fortuneSpot(jain, 1)} {
		p.run(name, func(t *testing.T) {
			p.jitter(p.at(name).centre())
			p.at(wordsOf(t, "en").button("ui.put-back"))
			p.key("Escape")
			p.await("the token back", func(q probe) bool { return !q.has(wordsOf(t, "en").button("ui.put-back")) })
		})
	}
	p.close()
}

// tremble clicks a spot and waits for a sheet, a sentence or a command.
func (p *program) tremble(s spot) {
	p.t.Helper()
	before, log := p.now(), len(p.disk().Log())
	p.jitter(s.centre())
	p.until("an answer to a trembling click on "+s.Name, func() bool {
		q, ok := p.read()
		// The button that hides the facedown cards bears another name then.
		return ok && (!q.has(s.Name) || q.Sheets != before.Sheets || q.Toast != before.Toast || len(p.disk().Log()) != log)
	})
}

// restore closes what a click has opened and takes back what it has done.
func (p *program) restore() {
	p.t.Helper()
	for p.now().Sheets > 0 {
		open := p.now().Sheets
		p.key("Escape")
		p.await("the sheet to close", func(q probe) bool { return q.Sheets == open-1 })
	}
	if p.now().has(wordsOf(p.t, "en").button("ui.menu-sheet.uncover")) {
		p.key("h")
		p.await("the facedown cards", func(q probe) bool { return q.has(cardSpot("diplomatic")) })
	}
	s := p.disk()
	if _, undone := last(s).(model.Undone); !undone && s.State().Phase != model.HeroesTurn {
		n := len(s.Log())
		p.key("ctrl+z")
		p.kept("undo", func(s *model.Session) bool { return len(s.Log()) == n+1 })
	}
}
