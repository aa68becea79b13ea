package view_test

import (
	"errors"
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"plotwright/gui/view"
	"plotwright/model"
)

// everyCommand is a command of each kind.
func everyCommand(card model.CardID) []model.Command {
	return []model.Command{
		nil, model.StartQuest{}, model.EndSetup{}, model.BeginOverlordTurn{}, model.BeginHeroesTurn{}, model.NextEncounter{}, model.EndQuest{},
		model.NextStep{}, model.DefeatHero{}, model.TriggerCard{Card: card}, model.ResolveCard{Card: card}, model.AssignHero{Card: card},
		model.DiscardCounter{Card: card}, model.BuyCard{Card: card}, model.ExchangeXP{}, model.PlayRumor{}, model.SpendFortune{},
		model.SpendFortune{Ability: model.Reroll}, model.SpendFortuneShop{}, model.DamageAgent{}, model.RecoverAgent{}, model.DefeatAgent{},
		model.ChooseDeck{}, model.SetRuling{}, model.SetRuling{Name: model.RulingPacks}, model.CorrectThreat{}, model.CorrectXP{},
		model.CorrectFortune{}, model.CorrectCard{Card: card}, model.CorrectAct{}, model.RenameCampaign{}, model.RenameHero{},
		model.HeroJoins{}, model.HeroLeaves{}, model.Undo{}, model.Redo{}, model.GoBack{},
	}
}

func TestRefusalOfEveryCode(t *testing.T) {
	w := loadWords(t)
	details := []string{model.DetailQuestKind, model.DetailLieutenant, model.DetailBox}
	n := model.NewCampaign{Box: "shadow-of-nerekhall", Deck: "cursed-by-power", Heroes: heroNames[:3]}
	s := play(t, w.c, n, model.StartQuest{Kind: model.Act1}, model.AssignHero{Card: "dark-pact", Hero: "Jain"}).State()
	for _, code := range model.Codes() {
		for _, detail := range append(
			details, "n", "name", "heroes", "act", "deck", "kind", "winner", "answer", "ability", "share", "card", "action",
			"monster", "failures", "mode", "size", model.DetailLong, model.DetailSigns,
		) {
			if code == model.CodeAgentForbidden && detail == "n" {
				break
			}
			for _, cmd := range everyCommand("dark-pact") {
				e := &model.RuleError{Code: code, Card: "dark-pact", Hero: "Jain", Need: 2, Have: 1, Detail: detail}
				for _, tr := range w.both() {
					text := view.Refusal(tr, w.c, s, cmd, e)
					if f := fault(text); f != "" {
						t.Errorf("%s %T %s: %s in %q", code, cmd, detail, f, text)
					}
				}
			}
			if code != model.CodeBadValue && code != model.CodeAgentForbidden {
				break
			}
		}
	}
}

// Every refusal that play brings about is a whole sentence in both languages.
func TestRefusalsInPlay(t *testing.T) {
	w := loadWords(t)
	rapid.Check(t, func(r *rapid.T) {
		s := randomCampaign(r, w.c)
		for i := rapid.IntRange(1, 30).Draw(r, "commands"); i > 0; i-- {
			cmd := randomCommand(r, s)
			err := s.Do(cmd)
			for _, tr := range w.both() {
				text := view.Refusal(tr, w.c, s.State(), cmd, err)
				if f := fault(text); err != nil && f != "" {
					r.Fatalf("%#v: %v: %s in %q", cmd, err, f, text)
				}
				if err == nil && text != "" {
					r.Fatalf("%#v was allowed: %q", cmd, text)
				}
			}
		}
	})
}

func TestRefusalOfANewCampaign(t *testing.T) {
	w := loadWords(t)
	for _, n := range []model.NewCampaign{
		{Box: "custom", Heroes: heroNames[:2]}, {Box: "the-trollfens"}, {Box: "the-trollfens", Heroes: []string{"Jain", "Jain"}},
		{Box: "the-trollfens", Heroes: heroNames[:2], Threat: -1}, {Box: "the-trollfens", Heroes: heroNames[:2], Deck: "none"},
		{Box: "the-trollfens", Heroes: heroNames[:2], Own: []model.CardID{"pacify"}}, {Box: "the-trollfens", Heroes: heroNames[:2], Fortune: map[string]int{"Tomble": 1}},
		{Box: "the-trollfens", Heroes: heroNames[:2], Deck: "silent-protector", Own: []model.CardID{"cabal"}},
		{Box: "the-trollfens", Heroes: heroNames[:2], Rulings: model.Rulings{model.RulingPacks: "0"}},
	} {
		_, err := w.c.Create(n)
		if err == nil {
			t.Fatalf("%+v was allowed", n)
		}
		for _, tr := range w.both() {
			text := view.Refusal(tr, w.c, nil, nil, err)
			if f := fault(text); f != "" {
				t.Errorf("%+v: %s in %q", n, f, text)
			}
		}
	}
}

// storeFault is an error of a store.
type storeFault model.Fault

func (f storeFault) Error() string      { return string(f) }
func (f storeFault) Fault() model.Fault { return model.Fault(f) }

func TestRefusalOfTheStore(t *testing.T) {
	w := loadWords(t)
	seen := map[string]bool{}
	for _, err := range []error{
		&model.UnknownError{What: "event", Name: "x"}, &model.UnknownError{What: "card", Name: "x"}, model.ErrReadOnly,
		fmt.Errorf("append event: %w", model.ErrStale), model.ErrNoCampaign, errors.New("disk"),
		storeFault(model.FaultNotWritable), storeFault(model.FaultBusy), storeFault(model.FaultDamaged), storeFault(model.FaultReadOnly),
	} {
		for _, tr := range w.both() {
			text := view.Refusal(tr, w.c, nil, nil, err)
			if f := fault(text); f != "" || seen[text] {
				t.Errorf("%v: %s in %q", err, f, text)
			}
			seen[text] = true
		}
	}
}
