package model_test

import (
	"encoding/json"
	"strings"
	"testing"

	"plotwright/model"
)

// TestPublicNamesNoFacedownCard: a card that was in use and is turned facedown by a correction leaves its tokens, its
// hero, its agent and its notices behind, but not its name.
func TestPublicNamesNoFacedownCard(t *testing.T) {
	s := newMemoryTable(t, model.NewCampaign{
		Box: "the-shadow-rune", Deck: "cursed-by-power", Heroes: []string{"A", "B"}, Threat: 9,
		Own: []model.CardID{"summon-merick", "the-dark-mark", "mystic-might"},
	}).Session
	do := func(cmds ...model.Command) {
		t.Helper()
		for _, cmd := range cmds {
			if err := s.Do(cmd); err != nil {
				t.Fatalf("%#v: %v", cmd, err)
			}
		}
	}
	do(model.StartQuest{Kind: model.Act1}, model.AssignHero{Card: "the-dark-mark", Hero: "B"},
		model.TriggerCard{Card: "summon-merick", To: []string{"A"}, Answers: model.Answers{"group": "Zombies"}}, model.EndSetup{},
		model.TriggerCard{Card: "mystic-might", To: []string{"A"}})
	p := s.State().Public()
	if len(p.Cards) != 4 || p.Pile.Count != 6 || p.Heroes[1].OnCard != "the-dark-mark" || p.Agent == nil || p.Threat != 6 {
		t.Fatalf("%+v", p)
	}
	for _, id := range []model.CardID{"summon-merick", "the-dark-mark", "mystic-might"} {
		do(model.CorrectCard{Card: id, Side: model.SideFacedown})
	}
	p = s.State().Public()
	if len(p.Cards) != 1 || p.Pile.Count != 9 || p.Pile.Counters != 1 || !p.Heroes[1].OnFacedown || p.Heroes[1].OnCard != "" || p.Agent == nil {
		t.Errorf("%+v", p)
	}
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range s.State().Cards {
		if !k.Faceup && strings.Contains(string(text), string(k.ID)) {
			t.Errorf("%s is named: %s", k.ID, text)
		}
	}
}
