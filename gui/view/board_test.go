package view

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/catalog"
	"plotwright/model/demo"
)

func load(t testing.TB) (*model.Catalog, *locales.Bundle) {
	t.Helper()
	c, err := catalog.Load()
	if err != nil {
		t.Fatal(err)
	}
	b, err := locales.Load()
	if err != nil {
		t.Fatal(err)
	}
	b.OnError = func(id string, err error) { t.Errorf("message %s: %v", id, err) }
	return c, b
}

// faults are marks of a message that was not found or not filled.
func faults(t testing.TB, v any) {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	for _, mark := range []string{"‹", "<no value>", "\\u003cno value", "{{"} {
		if i := strings.Index(string(text), mark); i >= 0 {
			t.Errorf("%s in %s", mark, text[i:min(i+80, len(text))])
		}
	}
}

// demoSession plays the demo's campaign, in a store of its own.
func demoSession(t testing.TB, c *model.Catalog) *model.Session {
	t.Helper()
	store := model.NewMemoryStore()
	id, err := demo.Create(c, store, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	s, err := model.OpenSession(c, store, id, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestBoardOfTheDemo: every part of the table is there, in both languages.
func TestBoardOfTheDemo(t *testing.T) {
	c, bundle := load(t)
	s := demoSession(t, c)
	for _, lang := range []string{locales.English, locales.Russian} {
		v := Table{Session: s, Tr: bundle.Translator(lang)}
		b := v.Board()
		faults(t, b)
		if len(b.Cards) != 10 || len(b.Heroes) != 4 || b.Agent == nil || len(b.Chips) == 0 {
			t.Errorf("%s: %d cards, %d heroes, agent %v, %d chips", lang, len(b.Cards), len(b.Heroes), b.Agent, len(b.Chips))
		}
		for i, card := range b.Cards {
			if i > 0 && place(b.Cards[i-1]) > place(card) {
				t.Errorf("%s: %s stands before %s", lang, b.Cards[i-1].Name, card.Name)
			}
			faults(t, v.CardFacts(card.ID))
		}
	}
}

// TestCovered: a covered card shows nothing of itself.
func TestCovered(t *testing.T) {
	c, bundle := load(t)
	s := demoSession(t, c)
	v := Table{Session: s, Tr: bundle.Translator(locales.English), Cover: true}
	for _, card := range v.Board().Cards {
		if card.Faceup {
			continue
		}
		text, _ := json.Marshal(card)
		own := bundle.Translator(locales.English)
		for _, part := range []string{".name", ".text", ".moment"} {
			if words := own.T("card." + string(card.ID) + part); strings.Contains(string(text), words) {
				t.Errorf("%s shows %q", card.ID, words)
			}
		}
	}
}

// TestPropertyBoard plays at random: whatever the state, no sentence is missing or unfilled in either language.
func TestPropertyBoard(t *testing.T) {
	c, bundle := load(t)
	rapid.Check(t, func(r *rapid.T) {
		d := rapid.SampledFrom(c.Decks).Draw(r, "deck")
		n := model.NewCampaign{Box: c.Boxes[0].ID, Deck: d.ID, Heroes: []string{"A", "B"}, Threat: 12, XP: 2}
		for _, card := range d.Cards {
			n.Own = append(n.Own, card.ID)
		}
		s, err := model.CreateSession(c, model.NewMemoryStore(), n, time.Now)
		if err != nil {
			r.Fatal(err)
		}
		v := Table{Session: s}
		for i := rapid.IntRange(1, 15).Draw(r, "steps"); i > 0; i-- {
			v.Tr = bundle.Translator(rapid.SampledFrom([]string{"en", "ru"}).Draw(r, "language"))
			step(r, v, d)
			faults(t, v.Board())
		}
	})
}

// step does the next step, or plays a card that can be played.
func step(r *rapid.T, v Table, d *model.Deck) {
	card := &d.Cards[rapid.IntRange(0, len(d.Cards)-1).Draw(r, "card")]
	if rapid.Bool().Draw(r, "play") && v.Session.CanTrigger(card) == nil {
		cmd := model.TriggerCard{Card: card.ID, Answers: model.SampleAnswers(card, v.state())}
		for p := v.Session.PreviewTrigger(cmd); len(p.Tied) > 0; p = v.Session.PreviewTrigger(cmd) {
			cmd.To = append(cmd.To, v.state().Hero(p.Tied[0]).Name)
		}
		if v.Session.CanTrigger(card) == nil {
			_ = v.Session.Do(cmd)
		}
		return
	}
	next := v.NextCommand()
	switch {
	case next == nil:
		next = model.StartQuest{Kind: ProposedQuest(v.state())}
	case v.state().Phase == model.OverlordTurn && rapid.Bool().Draw(r, "end"):
		next = model.EndQuest{Winner: model.Overlord}
	}
	if err := v.Session.Do(next); err != nil {
		r.Fatal(err)
	}
}
