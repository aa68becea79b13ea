//go:build windowtest

package windowtest

import (
	"testing"

	"plotwright/model"
)

// layout is a keyboard: the names of the keys that are commands.
type layout struct {
	name                                      string
	pick, next, menu, buy, hide, log, help, z string
}

var layouts = []layout{
	{"us", "p", "n", "m", "b", "h", "l", "question", "z"},
	{"ru", "Cyrillic_ze", "Cyrillic_te", "Cyrillic_softsign", "Cyrillic_i", "Cyrillic_er", "Cyrillic_de", "comma", "Cyrillic_ya"},
}

// TestArrowsAndLetters goes from the overlord's turn to the next purchase by arrows where TestWholeQuestByKeys goes by Tab,
// once with each keyboard: threat is picked up, aimed and dropped, the menu and the cards are walked, and the letters for
// log, keys and hiding do what they say.
func TestArrowsAndLetters(t *testing.T) {
	for _, k := range layouts {
		t.Run(k.name, func(t *testing.T) {
			p := start(t, campaign(t, plain(), toOverlordTurn...))
			p.onTable()
			p.aside()
			p.keyboard(k.name)
			w := wordsOf(t, "en")
			before := len(p.disk().Log())

			p.key(k.pick)
			lit := p.still()
			p.until("the aim at the card", func() bool {
				p.key("Right")
				return frameChanged(lit, p.still(), p.at(cardSpot(tieCard)).area()) > 100
			})
			p.key("Return")
			p.at(buttonSpot(heroes[0]))
			p.key("2")
			p.await("the second choice", func(q probe) bool { return !q.has(buttonSpot(heroes[1])) && q.has(buttonSpot(heroes[0])) })
			p.key("4")
			s := p.kept("the trigger", func(s *model.Session) bool { return len(s.Log()) == before+1 })
			expect(t, "fortune of the second hero", s.State().Fortune(jain), 1)

			p.key("ctrl+" + k.z)
			p.kept("undo", func(s *model.Session) bool { return s.State().Fortune(jain) == 0 })
			p.key("ctrl+shift+" + k.z)
			p.kept("redo", func(s *model.Session) bool { return s.State().Fortune(jain) == 1 })
			p.key(k.next)
			p.kept("the heroes' turn", func(s *model.Session) bool { return s.State().Phase == model.HeroesTurn })

			p.key(k.menu)
			p.await("the menu", func(q probe) bool { return q.Sheets == 1 })
			p.key("Down", "Down", "Return")
			s = p.phase(model.QuestEnd)
			expect(t, "quests played", len(s.State().Played), 1)

			for i := range 5 {
				was := s.State().Phase
				p.key(k.next)
				s = p.kept("the next step", func(s *model.Session) bool { return s.State().Phase != was })
				expect(t, "the end of the steps at last", s.State().Phase == model.SpendXP, i == 4)
			}
			faceup := owned(s)
			p.key("Down", "Right", "Right", k.buy)
			p.kept("a purchase", func(s *model.Session) bool { return owned(s) == faceup+1 })

			p.key(k.log)
			p.await("the log", func(q probe) bool { return q.Screen == "log" })
			p.key("Escape")
			p.onTable()
			p.key(k.help)
			p.await("the keys", func(q probe) bool { return q.Sheets == 1 })
			p.key("Escape")
			p.await("the table alone", func(q probe) bool { return q.Sheets == 0 && q.Screen == "table" })
			calm := p.still()
			p.key(k.hide)
			p.until("the facedown cards covered", func() bool { n, _ := changed(calm, p.picture(), calm.Rect); return n > 500 })
			p.key(k.hide)
			p.await("the table", func(q probe) bool { return q.has(w.button("ui.menu")) })
			p.close()
		})
	}
}

// owned is the number of cards that lie faceup.
func owned(s *model.Session) int {
	n := 0
	for _, k := range s.State().Cards {
		if k.Faceup {
			n++
		}
	}
	return n
}
