package view_test

import (
	"os"
	"reflect"
	"regexp"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"plotwright/gui/view"
	"plotwright/model"
)

// samples are events of every kind, as they may begin a batch or follow in one.
func samples() []model.Event {
	return []model.Event{
		model.CampaignCreated{Name: "Ours", Box: "the-shadow-rune", Deck: "silent-protector", Cards: []model.CardSetup{{ID: "pacify", Faceup: true}},
			Heroes: []model.HeroSetup{{ID: "h1", Name: "Jain", Fortune: 2}, {ID: "h2", Name: "Tomble"}}, Act: 2, Threat: 3, XP: 1,
			Rulings: model.Rulings{model.RulingPacks: "2", model.DataRuling("serena-attack"): model.Seed}},
		model.DeckChosen{Deck: "silent-protector"}, model.QuestStarted{Quest: model.Rumor, Act: 1, UsesLieutenant: true},
		model.QuestStarted{Quest: model.Act1, Name: "Death on the Wing", Act: 1}, model.EncounterStarted{Encounter: 2},
		model.TurnBegan{Side: model.Heroes, Round: 1}, model.TurnBegan{Side: model.Overlord, Round: 2},
		model.QuestEnded{Winner: model.Heroes}, model.QuestEnded{Winner: model.Overlord},
		model.StepBegan{Step: model.Shopping}, model.StepBegan{Step: model.BetweenQuests},
		model.TokensMoved{From: model.Supply, To: model.Threat, N: 1, Why: model.WhyQuestEnd},
		model.TokensMoved{From: model.Threat, To: model.FortuneOf("h1"), N: 1, Why: model.WhyTrigger},
		model.TokensMoved{From: model.OnCard("pacify"), To: model.Threat, N: 5, Why: model.WhyCard},
		model.TokensMoved{From: model.Supply, To: model.FortuneOf("h2"), N: 2, Why: model.WhyCorrection},
		model.HeroDefeated{Hero: "h1", Answer: model.TakeThreat}, model.HeroDefeated{Hero: "h2", Answer: model.TakeCard},
		model.CardTriggered{Card: "pacify", Cost: 1, Discounted: true, Answers: model.Answers{
			"group": "Zombies", "monster": "Ettin", "hero": "Jain", "failures": "2", "mode": "dash", "large": "yes", "place": "no", "size": "huge", "note": "now", "else": "this",
		}},
		model.CardExhausted{Card: "pacify"}, model.CardTurned{Card: "pacify"}, model.CardTurned{Card: "pacify", Faceup: true},
		model.CardsRefreshed{Cards: []model.CardID{"pacify", "brethren"}}, model.CardBought{Card: "pacify", Cost: 2}, model.CardAssigned{Card: "dark-pact", Hero: "h1"},
		model.EffectBegan{Card: "pacify"}, model.EffectBegan{Card: "pacify", Text: "Zombies"}, model.EffectEnded{Card: "pacify"},
		model.QuestionOpened{Card: "wild-energy"}, model.QuestionClosed{Card: "wild-energy", Answer: model.Hit}, model.QuestionClosed{Card: "wild-energy", Answer: model.Miss},
		model.CountersChanged{Card: "mystic-might", Delta: 1}, model.CountersChanged{Card: "mystic-might", Delta: -1}, model.DiscountArmed{Card: "fight-with-honor", Amount: 1},
		model.NoticeDue{Card: "mortal-coil"}, model.NoticeDropped{Card: "mortal-coil"}, model.NoticeShown{Card: "mortal-coil", Text: "return-master", Note: "Zombies", N: 1},
		model.NoticeShown{Card: "cut-a-deal", Text: "gold-25", N: 1}, model.NoticeShown{Card: "show-of-force", Text: "draw-overlord-card", N: 2},
		model.AgentSummoned{Agent: "serena", Card: "summon-serena", Act: 1, Heroes: 2, Health: 9, Group: "Zombies"},
		model.AgentHealthChanged{Delta: -2, Health: 7}, model.AgentHealthChanged{Delta: 1, Health: 8},
		model.AgentLeft{Agent: "serena", Defeated: true}, model.AgentLeft{Agent: "serena"},
		model.XPChanged{Delta: 1, Why: model.WhyRewards}, model.XPChanged{Delta: -2, Why: model.WhyExchange}, model.XPExchanged{N: 2}, model.RumorPlayed{},
		model.FortuneSpent{Heroes: []model.HeroID{"h1"}, Ability: model.Reroll}, model.FortuneSpent{Heroes: []model.HeroID{"h1", "h2"}, Ability: model.FortuneShop},
		model.RulingChanged{Name: "hazard-pay", Value: "supply"}, model.RulingChanged{Name: model.DataRuling("icon-drop"), Value: model.Other},
		model.Corrected{What: model.WhatThreat, Delta: -1, Why: "miscounted"}, model.Corrected{What: model.WhatXP, Delta: 2},
		model.Corrected{What: model.WhatFortune, Hero: "h1", Delta: 1}, model.Corrected{What: model.WhatCard, Card: "pacify", Side: model.SideReady},
		model.Corrected{What: model.WhatAct, Act: 2}, model.ActChanged{Act: 2}, model.CampaignRenamed{Name: "Theirs"},
		model.HeroRenamed{Hero: "h1", Name: "Syndrael"}, model.HeroJoined{Hero: "h3", Name: "Ashrian"}, model.HeroLeft{Hero: "h1"},
		model.Undone{Batch: 1}, model.Redone{Batch: 1}, model.WentBack{Action: 1}, model.WentBack{Action: 0}, model.UnknownEvent{Name: "dice-rolled", Body: []byte("{}")},
	}
}

// Every kind that the model writes has a sentence, alone and as what follows from something else.
func TestLogOfEveryEvent(t *testing.T) {
	w := loadWords(t)
	kinds := map[string]bool{}
	for _, e := range samples() {
		kinds[e.Kind()] = true
		for _, tr := range w.both() {
			created := model.Batch{Events: samples()[:1]}
			second := model.Batch{Number: 1, Events: []model.Event{model.RumorPlayed{}}}
			for _, events := range [][]model.Event{{e}, {model.EncounterStarted{Encounter: 2}, e}, {e, e}} {
				log := []model.Batch{created, second, {Number: 2, Events: events}}
				for _, text := range []string{view.LogLines(tr, w.c, log)[2].Text, view.ActionText(tr, w.c, log, 2), view.Happened(tr, w.c, log, 2)} {
					if f := fault(text); f != "" {
						t.Errorf("%s: %s in %q", e.Kind(), f, text)
					}
				}
			}
		}
	}
	code, err := os.ReadFile("../../model/codec.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`Kind\(\) string \{ return "([a-z-]+)" \}`).FindAllStringSubmatch(string(code), -1) {
		if !kinds[m[1]] {
			t.Errorf("no sample of %s", m[1])
		}
	}
}

// Whatever is played, the log is whole sentences in both languages, and its marks agree with the history.
func TestLogInPlay(t *testing.T) {
	w := loadWords(t)
	rapid.Check(t, func(r *rapid.T) {
		s := randomCampaign(r, w.c)
		for i := rapid.IntRange(1, 30).Draw(r, "commands"); i > 0; i-- {
			_ = s.Do(randomCommand(r, s)) //nolint:errcheck // refusals are part of play
		}
		log, in := s.Log(), s.History().InEffect()
		for _, tr := range w.both() {
			actions := 0
			for i, l := range view.LogLines(tr, w.c, log) {
				if f := fault(l.Text) + fault(l.Quest) + fault(view.ActionText(tr, w.c, log, i)); f != "" {
					r.Fatalf("%+v: %s in %q", log[i].Events, f, l.Text)
				}
				if l.Text != view.Happened(tr, w.c, log, i) || l.Batch != i || !l.At.Equal(log[i].At) {
					r.Fatalf("%+v is not %q", l, view.Happened(tr, w.c, log, i))
				}
				if l.Action >= 0 {
					if l.Action != actions || l.Undone == in[i] {
						r.Fatalf("%+v: action %d, in effect %v", l, actions, in[i])
					}
					actions++
				}
			}
			if actions != s.History().Actions()+1 {
				r.Fatalf("%d actions, want %d", actions, s.History().Actions()+1)
			}
		}
	})
}

func texts(lines []view.LogLine) []string {
	all := make([]string, len(lines))
	for i, l := range lines {
		all[i] = l.Text
	}
	return all
}

var quietProtector = model.NewCampaign{
	Box: "the-shadow-rune", Deck: "silent-protector", Heroes: heroNames[:4], Threat: 5, Fortune: map[string]int{"Ashrian": 1},
	Own: []model.CardID{"pacify", "diplomatic", "power-in-mourning", "summon-serena"},
}

func TestLogSentences(t *testing.T) {
	w := loadWords(t)
	s := play(t, w.c, quietProtector, aQuest()...)
	for i, tr := range w.both() {
		got := texts(view.LogLines(tr, w.c, s.Log()))
		if len(got) != len(theQuest) {
			t.Fatalf("%d lines, want %d", len(got), len(theQuest))
		}
		for j, want := range theQuest {
			if got[j] != want[i] {
				t.Errorf("line %d:\n%s, want\n%s", j, got[j], want[i])
			}
		}
	}
}

// The lines of before change with the language, and change back.
func TestLogChangesLanguage(t *testing.T) {
	w := loadWords(t)
	log := play(t, w.c, quietProtector, aQuest()...).Log()
	tr := w.en
	before := view.LogLines(tr, w.c, log)
	tr.Use("ru")
	russian := texts(view.LogLines(tr, w.c, log))
	for i, text := range russian {
		if text == before[i].Text || !regexp.MustCompile(`\p{Cyrillic}`).MatchString(text) {
			t.Errorf("%q stays %q", before[i].Text, text)
		}
	}
	tr.Use("en")
	if after := view.LogLines(tr, w.c, log); !reflect.DeepEqual(before, after) {
		t.Errorf("%v, then %v", before, after)
	}
}

// A hero who is renamed, or leaves, keeps the old name in the old lines; also where that was undone.
func TestLogKeepsNames(t *testing.T) {
	w := loadWords(t)
	n := model.NewCampaign{Box: "the-trollfens", Heroes: heroNames[:2]}
	s := play(t, w.c, n, model.HeroJoins{Name: "Tomble"}, model.Undo{}, model.HeroJoins{Name: "Syndrael"},
		model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.DefeatHero{Hero: "Syndrael", Answer: model.TakeCard},
		model.RenameHero{Hero: "Syndrael", Name: "Widow Tarha"}, model.DefeatHero{Hero: "Widow Tarha", Answer: model.TakeCard},
		model.Undo{}, model.Undo{}, model.DefeatHero{Hero: "Syndrael", Answer: model.TakeCard})
	got := texts(view.LogLines(w.en, w.c, s.Log()))
	want := []string{
		"The campaign The Trollfens was created: no Plot deck; heroes Ashrian, Jain.", "Tomble joined the heroes.", "Undone: arrival of Tomble.",
		"Syndrael joined the heroes.", "A quest started (act I quest).", "The heroes' turn of round 1 began.",
		"Syndrael was defeated: the overlord drew an Overlord card.", "Syndrael was renamed Widow Tarha.",
		"Widow Tarha was defeated: the overlord drew an Overlord card.", "Undone: defeat of Widow Tarha.", "Undone: new name of Syndrael.",
		"Syndrael was defeated: the overlord drew an Overlord card.",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%q, want\n%q", got, want)
	}
}

func TestLogHeadingsAndMarks(t *testing.T) {
	w := loadWords(t)
	s := play(t, w.c, quietProtector, model.CorrectXP{Delta: 1, Why: "forgot"}, model.StartQuest{Kind: model.Act1, Name: "Death on the Wing"},
		model.Undo{}, model.StartQuest{Kind: model.Interlude}, model.GoBack{Action: 1})
	type mark struct {
		action             int
		quest              string
		undone, correction bool
	}
	var got []mark
	for _, l := range view.LogLines(w.en, w.c, s.Log()) {
		got = append(got, mark{l.Action, l.Quest, l.Undone, l.Correction})
	}
	want := []mark{
		{0, "Before the first quest", false, false}, {1, "Before the first quest", false, true}, {2, "Quest 1: Death on the Wing", true, false},
		{-1, "Before the first quest", false, false}, {3, "Quest 1: Interlude", true, false}, {-1, "Before the first quest", false, false},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got\n%v, want\n%v", got, want)
	}
	if got := view.ActionText(w.en, w.c, s.Log(), 99) + view.Happened(w.en, w.c, s.Log(), -1); got != "" {
		t.Errorf("a batch that is not there gives %q", got)
	}
}
