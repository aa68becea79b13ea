package model_test

import (
	"slices"
	"testing"

	"plotwright/model"
)

// TestQuestEndGain: the forecast is what the end of the quest then really brings, from every phase, whoever wins, with
// tokens held on a card and with a supply that runs out.
func TestQuestEndGain(t *testing.T) {
	c := loadCatalog(t)
	way := []model.Command{
		model.StartQuest{Kind: model.Interlude}, model.EndSetup{}, model.TriggerCard{Card: "power-in-mourning", To: []string{"A"}},
		model.BeginOverlordTurn{}, model.EndQuest{Winner: model.Heroes}, model.NextStep{}, model.NextStep{},
	}
	for _, supply := range []string{"unlimited", "16n"} {
		for _, winner := range []model.Side{model.Heroes, model.Overlord} {
			for steps := range len(way) + 1 {
				s := newMemoryTable(t, model.NewCampaign{
					Box: "the-shadow-rune", Deck: "silent-protector", Heroes: []string{"A", "B"}, Threat: 13,
					Own: []model.CardID{"power-in-mourning"}, Rulings: model.Rulings{model.RulingSupply: supply},
				}).Session
				do := func(cmd model.Command) {
					if err := s.Do(cmd); err != nil {
						t.Fatalf("%#v: %v", cmd, err)
					}
				}
				for _, cmd := range way[:steps] {
					do(cmd)
				}
				want := model.QuestEndGain(c, s.State(), winner)
				for !s.State().Phase.InTurn() {
					switch s.State().Phase {
					case model.BetweenQuests:
						do(model.StartQuest{Kind: model.Act2})
					case model.EncounterSetup:
						do(model.EndSetup{})
					default:
						do(model.NextStep{})
					}
				}
				before := s.State().Threat()
				do(model.EndQuest{Winner: winner})
				if got := s.State().Threat() - before; got != want || got == 0 && supply == "unlimited" {
					t.Errorf("%s, %s, after %d steps: %d came, %d was forecast", supply, winner, steps, got, want)
				}
			}
		}
	}
	if n := model.QuestEndGain(c, &model.State{}, model.Heroes); n != 0 {
		t.Errorf("a state of nothing forecasts %d", n)
	}
}

// TestAfterBuying: what is left is what a purchase leaves, and the cards are those that it could pay for.
func TestAfterBuying(t *testing.T) {
	c := loadCatalog(t)
	s := newMemoryTable(t, model.NewCampaign{
		Box: "the-shadow-rune", Deck: "silent-protector", Heroes: []string{"A", "B"}, Threat: 2, Own: []model.CardID{"travelers-rest"},
	}).Session
	if _, _, ok := model.AfterBuying(c, s.State(), "pacify"); ok {
		t.Error("a card can be bought between quests")
	}
	for _, cmd := range []model.Command{model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.EndQuest{Winner: model.Heroes}} {
		if err := s.Do(cmd); err != nil {
			t.Fatal(err)
		}
	}
	for s.State().Phase != model.SpendXP {
		if err := s.Do(model.NextStep{}); err != nil {
			t.Fatal(err)
		}
	}
	left, enough, ok := model.AfterBuying(c, s.State(), "pacify")
	if want := []model.CardID{"brethren", "pacify"}; !ok || left != 1 || !slices.Equal(enough, want) {
		t.Errorf("%d left, enough for %v, %v", left, enough, ok)
	}
	if left, enough, ok = model.AfterBuying(c, s.State(), "shared-burdens"); !ok || left != 0 || enough != nil {
		t.Errorf("%d left, enough for %v, %v", left, enough, ok)
	}
	if _, card := c.Card("shared-burdens"); model.MissingThreat(s.State(), card) != 0 {
		t.Error("threat is missing that is there")
	}
}
