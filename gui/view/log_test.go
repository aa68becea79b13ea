package view_test

import (
	"os"
	"reflect"
	"regexp"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"plotwright/gui/view"
	"plotwright/model"
)

// written is a store with a log that no rules have written.
type written struct {
	model.Store
	log []model.Batch
}

func (w written) Load(model.CampaignID) ([]model.Batch, error) { return w.log, nil }

func sessionOf(t *testing.T, c *model.Catalog, log []model.Batch) *model.Session {
	t.Helper()
	s, err := model.OpenSession(c, written{log: log}, "", time.Now)
	if err != nil {
		t.Fatal(err)
	}
	return s
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
			for _, events := range [][]model.Event{{e}, {model.EncounterStarted{Encounter: 2}, e}, {e, e}, nil} {
				log := []model.Batch{created, second, {Number: 2, Events: events}}
				s := sessionOf(t, w.c, log)
				for _, text := range []string{view.ReadLog(s).Lines(tr, nil)[2].Text, view.ActionText(tr, s, 2)} {
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
			_ = s.Do(randomCommand(r, s))
		}
		log, in := s.Log(), s.History().InEffect()
		for _, tr := range w.both() {
			actions := 0
			for i, l := range view.ReadLog(s).Lines(tr, nil) {
				if f := fault(l.Text) + fault(l.Quest) + fault(view.ActionText(tr, s, i)); f != "" {
					r.Fatalf("%+v: %s in %q", log[i].Events, f, l.Text)
				}
				if l.Batch != i || !l.At.Equal(log[i].At) {
					r.Fatalf("%+v is not of batch %d", l, i)
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
		got := texts(view.ReadLog(s).Lines(tr, nil))
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
	s := play(t, w.c, quietProtector, aQuest()...)
	tr := w.en
	before := view.ReadLog(s).Lines(tr, nil)
	tr.Use("ru")
	russian := texts(view.ReadLog(s).Lines(tr, nil))
	for i, text := range russian {
		if text == before[i].Text || !regexp.MustCompile(`\p{Cyrillic}`).MatchString(text) {
			t.Errorf("%q stays %q", before[i].Text, text)
		}
	}
	tr.Use("en")
	if after := view.ReadLog(s).Lines(tr, nil); !reflect.DeepEqual(before, after) {
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
	got := texts(view.ReadLog(s).Lines(w.en, nil))
	want := []string{
		"The campaign The Trollfens was created: no Plot deck; heroes Ashrian, Jain.", "Tomble joined the heroes.", "Undone: arrival of Tomble.",
		"Syndrael joined the heroes.", "The act I quest started.", "The heroes' turn of round 1 began.",
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
	for _, l := range view.ReadLog(s).Lines(w.en, nil) {
		got = append(got, mark{l.Action, l.Quest, l.Undone, l.Correction})
	}
	want := []mark{
		{0, "Before the first quest", false, false}, {1, "Before the first quest", false, true}, {2, "Quest 1: Death on the Wing", true, false},
		{-1, "Before the first quest", false, false}, {3, "Quest 1: Interlude", true, false}, {-1, "Before the first quest", false, false},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got\n%v, want\n%v", got, want)
	}
	if got := view.ActionText(w.en, s, 99) + view.ActionText(w.en, s, -1); got != "" {
		t.Errorf("a batch that is not there gives %q", got)
	}
}
