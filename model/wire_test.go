package model_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"plotwright/model"
)

var update = flag.Bool("update", false, "write the wire goldens anew; look at the difference before you commit it")

// wireExamples holds an event of every kind with every field filled.
func wireExamples() map[string]model.Event {
	cards := []model.CardSetup{{ID: "pacify", Faceup: true}, {ID: "brethren"}}
	m := map[string]model.Event{}
	for _, e := range []model.Event{
		model.CampaignCreated{
			Catalog: "1", Name: "Tuesdays", Box: "custom", Deck: "silent-protector", Cards: cards,
			Heroes: []model.HeroSetup{{ID: "h1", Name: "Jain", Fortune: 2}, {ID: "h2", Name: "Вдова Тара"}},
			Act:    2, Threat: 3, XP: 1, Rulings: model.Rulings{"supply": "unlimited", "packs": "1"},
		},
		model.DeckChosen{Deck: "silent-protector", Cards: cards},
		model.QuestStarted{Quest: model.Act1, Name: "A Fat Goblin", Act: 1, UsesLieutenant: true},
		model.EncounterStarted{Encounter: 2},
		model.TurnBegan{Side: model.Overlord, Round: 3},
		model.QuestEnded{Winner: model.Heroes},
		model.StepBegan{Step: model.Shopping},
		model.TokensMoved{From: model.Supply, To: model.FortuneOf("h1"), N: 2, Why: model.WhyTrigger},
		model.HeroDefeated{Hero: "h1", Answer: model.TakeThreat},
		model.CardTriggered{Card: "pacify", Cost: 1, Discounted: true, Answers: model.Answers{"group": "Zombies"}},
		model.CardExhausted{Card: "pacify"},
		model.CardTurned{Card: "pacify", Faceup: true},
		model.CardsRefreshed{Cards: []model.CardID{"pacify", "brethren"}},
		model.CardBought{Card: "pacify", Cost: 2},
		model.CardAssigned{Card: "pacify", Hero: "h1"},
		model.EffectBegan{Card: "pacify", Text: "Zombies", Until: model.UntilEncounter},
		model.EffectEnded{Card: "pacify"},
		model.QuestionOpened{Card: "pacify"},
		model.QuestionClosed{Card: "pacify", Answer: model.Miss},
		model.CountersChanged{Card: "pacify", Delta: -1},
		model.DiscountArmed{Card: "pacify", Amount: 1},
		model.NoticeDue{Card: "pacify"},
		model.NoticeDropped{Card: "pacify"},
		model.NoticeShown{Card: "pacify", Text: "gold-25", Note: "Zombies", N: 2},
		model.AgentSummoned{
			Agent: "serena", Card: "summon-serena", Act: 1, Heroes: 4, Health: 10, Speed: 3, Attack: "ranged",
			Defence: []string{"white"}, Dice: []string{"blue", "yellow"}, Group: "Zombies", Master: 1, Minion: 1,
		},
		model.AgentHealthChanged{Delta: -3, Health: 7},
		model.AgentLeft{Agent: "serena", Defeated: true},
		model.XPChanged{Delta: -1, Why: model.WhyExchange},
		model.XPExchanged{N: 1},
		model.RumorPlayed{},
		model.FortuneSpent{Heroes: []model.HeroID{"h1"}, Ability: model.Action},
		model.RulingChanged{Name: "data serena-attack", Value: "seed"},
		model.Corrected{What: "fortune", Hero: "h1", Card: "pacify", Side: model.SideReady, Delta: -2, Act: 2, Why: "miscounted"},
		model.ActChanged{Act: 2},
		model.CampaignRenamed{Name: "Wednesdays"},
		model.HeroRenamed{Hero: "h1", Name: "Jain Fairwood"},
		model.HeroJoined{Hero: "h3", Name: "Tomble"},
		model.HeroLeft{Hero: "h3"},
		model.Undone{Batch: 4},
		model.Redone{Batch: 4},
		model.WentBack{Action: 2},
	} {
		m[e.Kind()] = e
	}
	return m
}

// TestWire holds the wire form of every event to its golden file: what was written once can always be read.
func TestWire(t *testing.T) {
	examples := wireExamples()
	for _, kind := range model.EventKinds() {
		if examples[kind] == nil {
			t.Errorf("no example of %s", kind)
		}
	}
	own := &model.OwnDeck{File: "ash.toml", Text: "id = \"ash\"\n", Words: model.Words{"en": {"deck.ash.name": {"other": "Ash"}}}}
	examples["campaign-created-own"] = model.CampaignCreated{
		Catalog: "1", Box: "custom", Name: "Tuesdays", Deck: "ash", Cards: []model.CardSetup{{ID: "ember", Faceup: true}}, Own: own,
		Heroes: []model.HeroSetup{{ID: "h1", Name: "Jain"}}, Act: 1, Rulings: model.Rulings{"packs": "1"},
	}
	examples["deck-chosen-own"] = model.DeckChosen{Deck: "ash", Cards: []model.CardSetup{{ID: "ember"}}, Own: own}
	for name, e := range examples {
		kind := e.Kind()
		body, err := model.EncodeEvent(e)
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join("testdata", "wire", name+".v1.json")
		if *update {
			if err := os.WriteFile(file, append(body, '\n'), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		golden, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(bytes.TrimSpace(golden), body) {
			t.Errorf("%s is written as\n%s\nnot\n%s", name, body, golden)
		}
		again, err := model.DecodeEvent(kind, golden)
		if err != nil || !reflect.DeepEqual(again, e) {
			t.Errorf("%s is read as %#v (%v)", name, again, err)
		}
	}
}

// TestDecodeUnknown: what a later version wrote is kept to the byte.
func TestDecodeUnknown(t *testing.T) {
	for _, x := range []struct{ kind, body string }{
		{"dragon-woken", `{"n":1}`},
		{"xp-changed", `{"delta":1,"why":"rewards","later":true}`},
	} {
		e, err := model.DecodeEvent(x.kind, []byte(x.body))
		if err != nil {
			t.Fatal(err)
		}
		u, ok := e.(model.UnknownEvent)
		if !ok || u.Kind() != x.kind || string(u.Body) != x.body {
			t.Errorf("%s %s became %#v", x.kind, x.body, e)
		}
	}
	if _, err := model.DecodeEvent("xp-changed", []byte(`{"delta":`)); err == nil {
		t.Error("a damaged body was read")
	}
}

// TestUnknownIsReadOnly: a log with an unknown event or card opens, with everything in it, and refuses commands.
func TestUnknownIsReadOnly(t *testing.T) {
	c := loadCatalog(t)
	for name, first := range map[string][]model.Event{
		"event": {wireExamples()["campaign-created"], model.UnknownEvent{Name: "dragon-woken", Body: []byte(`{}`)}},
		"card":  {model.CampaignCreated{Box: "custom", Cards: []model.CardSetup{{ID: "dragon"}}}},
	} {
		t.Run(name, func(t *testing.T) {
			store := model.NewMemoryStore()
			id, err := store.Create(model.Batch{Events: first})
			if err != nil {
				t.Fatal(err)
			}
			s, err := model.OpenSession(c, store, id, clock())
			if err != nil {
				t.Fatal(err)
			}
			if s.ReadOnly() == nil || s.Do(model.NextStep{}) == nil {
				t.Error("the campaign can be played")
			}
			if got := len(s.Log()[0].Events); got != len(first) {
				t.Errorf("%d events left of %d", got, len(first))
			}
		})
	}
}
