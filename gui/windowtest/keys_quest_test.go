//go:build windowtest

package windowtest

import (
	"testing"

	"plotwright/model"
)

// tabTo presses Tab until something has the keyboard.
func (p *program) tabTo(name string) {
	p.t.Helper()
	seen := map[string]bool{}
	for range 120 {
		p.key("Tab")
		now := p.now().Focus
		if now == name {
			return
		}
		seen[now] = true
	}
	p.t.Fatalf("Tab never leads to %q, but to %v", name, seen)
}

// enter goes to something by Tab and presses it.
func (p *program) enter(name string) {
	p.t.Helper()
	p.tabTo(name)
	p.key("Return")
}

// phase waits until the file says that the campaign is in a phase, and nothing lies over the table.
func (p *program) phase(phase model.Phase) *model.Session {
	p.t.Helper()
	s := p.kept("the phase "+string(phase), func(s *model.Session) bool { return s.State().Phase == phase })
	p.onTable()
	return s
}

// letters are the keys of the commands, as the keyboard names them.
type letters struct{ next, trigger, buy, pick, menu, undo, redo string }

// TestWholeQuestByKeys plays a quest with keys alone, and reads in the file what came of it: on an English keyboard, and on a
// Russian one, where the same keys bear other letters.
func TestWholeQuestByKeys(t *testing.T) {
	for _, k := range []struct {
		layout, lang string
		letters
	}{
		{"us", "en", letters{"n", "t", "b", "p", "m", "ctrl+z", "ctrl+y"}},
		{"ru", "ru", letters{"Cyrillic_te", "Cyrillic_ie", "Cyrillic_i", "Cyrillic_ze", "Cyrillic_softsign", "ctrl+Cyrillic_ya", "ctrl+Cyrillic_en"}},
	} {
		t.Run(k.layout, func(t *testing.T) {
			p := start(t, campaign(t, plain()), "--lang", k.lang)
			p.keyboard(k.layout)
			p.onTable()
			p.aside()
			w := wordsOf(t, k.lang)
			questByKeys(t, p, w, k.letters)
		})
	}
}

func questByKeys(t *testing.T, p *program, w words, k letters) {
	t.Helper()
	p.key(k.next)
	p.enter(w.button("ui.quest.start"))
	p.phase(model.EncounterSetup)
	p.key(k.next)
	p.phase(model.HeroesTurn)
	threat := p.disk().State().Threat()
	p.enter("defeated:" + string(jain))
	p.enter(w.button("ui.defeat.threat"))
	p.kept("the threat for the defeat", func(s *model.Session) bool { return s.State().Threat() == threat+1 })
	p.onTable()
	p.key(k.next)
	p.phase(model.OverlordTurn)

	// A card, with the heroes' choices.
	p.tabTo(cardSpot(tieCard))
	p.key(k.trigger)
	p.at(buttonSpot(heroes[1]))
	p.key("2")
	p.await("the second choice", func(q probe) bool { return !q.has(buttonSpot(heroes[1])) && q.has(buttonSpot(heroes[3])) })
	p.key("4")
	s := p.kept("the trigger", func(s *model.Session) bool { _, ok := last(s).(model.CardTriggered); return ok })
	for id, want := range map[model.HeroID]int{ashrian: 0, jain: 1, syndrael: 0, tomble: 1} {
		expect(t, "fortune of "+string(id), s.State().Fortune(id), want)
	}
	p.onTable()
	p.enter(abilitySpot(jain, model.Reroll))
	p.kept("the reroll", func(s *model.Session) bool { return s.State().Fortune(jain) == 0 })

	// Undo and redo, also with the keys shown over the table; Esc closes those.
	p.key("question")
	p.await("the keys", func(q probe) bool { return q.Sheets == 1 })
	p.key(k.undo)
	p.kept("undo", func(s *model.Session) bool { return s.State().Fortune(jain) == 1 })
	p.key(k.redo)
	p.kept("redo", func(s *model.Session) bool { return s.State().Fortune(jain) == 0 })
	p.key("F1")
	p.await("the rules", func(q probe) bool { return q.Screen == "rules" })
	p.key("Escape")
	p.await("the keys again", func(q probe) bool { return q.Screen == "table" && q.Sheets == 1 })
	p.key("Escape")
	p.onTable()

	// Threat picked up, aimed by arrows, put back by Esc.
	p.key(k.pick)
	p.at(w.button("ui.put-back"))
	p.key("Right", "Escape")
	p.await("the tokens back", func(q probe) bool { return !q.has(w.button("ui.put-back")) })

	p.key(k.menu)
	p.enter(w.button("ui.menu-sheet.heroes-won"))
	p.phase(model.QuestEnd) // a letter typed while the menu is still there is none of the table's
	for p.disk().State().Phase != model.SpendXP {
		n := len(p.disk().Log())
		p.key(k.next)
		p.kept("the next step", func(s *model.Session) bool { return len(s.Log()) == n+1 })
	}
	p.phase(model.SpendXP)
	p.tabTo(cardSpot("pacify"))
	p.key(k.buy)
	p.kept("the purchase", func(s *model.Session) bool { return s.State().Card("pacify").Faceup })
	p.onTable()
	for p.disk().State().Phase != model.BetweenQuests {
		n := len(p.disk().Log())
		p.key(k.next)
		p.kept("the next step", func(s *model.Session) bool { return len(s.Log()) == n+1 })
	}
	p.onTable()
	p.key(k.next)
	p.enter(w.button("ui.quest.start"))
	s = p.phase(model.EncounterSetup)
	expect(t, "quests played", len(s.State().Played), 1)
	p.key("alt+F4")
	p.closes()
}
