package view_test

import (
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode"

	"plotwright/gui/view"
	"plotwright/model"
)

// Everything that the catalogue and the model name has a name in both languages, and no two things of a kind share one.
func TestNamesOfEverything(t *testing.T) {
	w := loadWords(t)
	for _, tr := range w.both() {
		seen := map[string]string{}
		named := func(kind, id, name string) {
			t.Helper()
			if f := fault(name); f != "" || strings.HasPrefix(name, "‹") {
				t.Errorf("%s %s: %s in %q", kind, id, f, name)
			}
			if other, ok := seen[kind+name]; ok && other != id {
				t.Errorf("%s %s and %s are both %q", kind, id, other, name)
			}
			seen[kind+name] = id
		}
		for _, d := range w.c.Decks {
			named("deck", string(d.ID), view.DeckName(tr, d.ID))
			named("agent", string(d.Agent.ID), view.AgentName(tr, d.Agent.ID))
			for i := range d.Cards {
				card := &d.Cards[i]
				named("card", string(card.ID), view.CardName(tr, nil, card.ID))
				for _, ask := range card.Asks() {
					for _, value := range ask.Values {
						named("choice "+ask.Key, value, view.ChoiceName(tr, ask.Key, value))
					}
				}
			}
		}
		for _, b := range w.c.Boxes {
			named("box", b.ID, view.PublishedName(tr, b.ID))
		}
		for _, r := range w.c.Rulings {
			named("ruling", r.ID, view.RulingName(tr, r.ID))
			for _, v := range r.Values {
				named("ruling "+r.ID, v, view.RulingValue(tr, r.ID, v))
			}
		}
		for _, d := range w.c.Disputes {
			name := model.DataRuling(d.ID)
			named("ruling", d.ID, view.RulingName(tr, name))
			for _, v := range []string{model.Seed, model.Other} {
				if got := view.RulingValue(tr, name, v); fault(got) != "" || got == v {
					t.Errorf("%s %s: %q", d.ID, v, got)
				}
			}
		}
		for _, p := range []model.Phase{
			model.BetweenQuests, model.EncounterSetup, model.HeroesTurn, model.OverlordTurn, model.QuestEnd, model.Gold, model.Cleanup, model.Rewards, model.Shopping, model.SpendXP,
		} {
			named("phase", string(p), view.PhaseName(tr, p))
		}
		for _, k := range model.QuestKinds() {
			named("quest", string(k), view.QuestName(tr, k, " "))
		}
		for _, a := range append(model.FortuneAbilities(), model.FortuneShop) {
			named("ability", string(a), view.AbilityName(tr, a))
		}
		for _, s := range []model.Side{model.Heroes, model.Overlord} {
			named("side", string(s), view.SideName(tr, s))
		}
		for _, icon := range []string{"black-drop", "burst", "book", "curved-arrow", "green-round", "surge"} {
			named("icon", icon, view.IconName(tr, icon))
		}
		for act := 1; act <= 2; act++ {
			named("act", strconv.Itoa(act), view.ActName(tr, act))
		}
	}
}

// What is not known, as in a campaign of a later version, keeps its id.
func TestNamesOfTheUnknown(t *testing.T) {
	w := loadWords(t)
	s := &model.State{Box: "moon", Heroes: []model.Hero{{ID: "h1", Name: "Jain"}}}
	for got, want := range map[string]string{
		view.CardName(w.ru, nil, "moonlight"): "moonlight", view.DeckName(w.ru, "stars"): "stars", view.BoxName(w.ru, s): "moon",
		view.HeroName(s, "h9"): "h9", view.HeroName(s, "h1"): "Jain", view.RulingValue(w.en, model.RulingPacks, "3"): "3",
		view.DeckName(w.ru, ""): "без колоды интриг", view.QuestName(w.en, model.Finale, " Gryvorn "): "Gryvorn",
		view.JoinAnd(w.en, []string{"a", "b", "c"}): "a, b and c", view.JoinOr(w.ru, []string{"а", "б"}): "а или б", view.JoinOr(w.ru, []string{"а"}): "а",
		view.ZoneName(w.ru, s, model.OnCard("pacify")): "на карте «Умиротворение»", view.ZoneName(w.en, s, model.ReminderOf("pacify")): "reminder: Pacify",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	s.Name = "Ours"
	if got := view.BoxName(w.en, s); got != "Ours" {
		t.Errorf("the campaign is called %q", got)
	}
}

func TestExhaustedUntil(t *testing.T) {
	w := loadWords(t)
	for _, x := range []struct {
		card  model.CardID
		phase model.Phase
		want  string
	}{
		{"pacify", model.HeroesTurn, "until the start of the next overlord turn"}, {"fight-with-honor", model.QuestEnd, "until the Cleanup step"},
		{"oath-of-silence", model.OverlordTurn, "until the end of the encounter"}, {"masques", model.OverlordTurn, "until the end of the quest"},
	} {
		if got := view.ExhaustedUntil(w.en, w.c, &model.State{Phase: x.phase}, x.card); got != x.want {
			t.Errorf("%s: %q", x.card, got)
		}
	}
}

// The ruling on names holds in every sentence: at the table, in a refusal, and in the log from then on.
func TestNamesUnderTheRuling(t *testing.T) {
	w := loadWords(t)
	s, err := model.CreateSession(w.c, model.NewMemoryStore(), model.NewCampaign{
		Box: "the-shadow-rune", Deck: "unstable-forces", Heroes: []string{"Jain", "Tomble"}, Own: []model.CardID{"passion-for-chaos"},
	}, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	side := func(side model.CardSide) model.Command {
		return model.CorrectCard{Card: "passion-for-chaos", Side: side}
	}
	ruling := model.SetRuling{Name: model.DataRuling("unstable-forces-names"), Value: model.Other}
	for _, cmd := range []model.Command{side(model.SideExhausted), ruling, side(model.SideReady)} {
		if err := s.Do(cmd); err != nil {
			t.Fatal(err)
		}
	}
	_, card := w.c.Card("passion-for-chaos")
	cmd := model.TriggerCard{Card: card.ID}
	lines := view.ReadLog(s).Lines(w.ru, nil)
	for said, want := range map[string]string{
		view.Refusal(w.ru, w.c, s.State(), cmd, s.Check(cmd)): "Любовь к хаосу",
		lines[1].Text: "Страсть к хаосу", lines[3].Text: "Любовь к хаосу",
		view.CardName(w.en, s.State().Rulings, card.ID): "Love of Chaos",
	} {
		if !strings.Contains(said, want) {
			t.Errorf("%q does not say %q", said, want)
		}
	}
}

// A ruling's value that stands alone on a button begins with a capital, as every button does.
func TestRulingButtons(t *testing.T) {
	w := loadWords(t)
	for _, tr := range w.both() {
		for _, r := range w.c.Rulings {
			for _, v := range r.Values {
				if b := view.RulingButton(tr, r.ID, v); b == "" || unicode.IsLower([]rune(b)[0]) {
					t.Errorf("%s %s: %q", r.ID, v, b)
				}
			}
		}
	}
}
