package view

import (
	"slices"
	"strings"
	"testing"
	"time"

	"plotwright/locales"
	"plotwright/model"
)

// facts are what a page says, as one text.
func said(facts []Fact) string {
	var text []string
	for _, f := range facts {
		text = append(text, f.Words().String())
	}
	return strings.Join(text, "\n")
}

// Every card of every deck has its page, before a campaign and in one, in both languages.
func TestPagesOfAllCards(t *testing.T) {
	c, b := load(t)
	for _, lang := range []string{locales.English, locales.Russian} {
		tr := b.Translator(lang)
		for _, d := range c.Decks {
			s, err := model.CreateSession(c, model.NewMemoryStore(), model.NewCampaign{Box: "heirs-of-blood", Deck: d.ID, Heroes: []string{"A", "B", "C"}}, time.Now)
			if err != nil {
				t.Fatal(err)
			}
			for _, v := range []Table{{Cards: c, Tr: tr}, {Session: s, Tr: tr}} {
				for i := range d.Cards {
					id := d.Cards[i].ID
					faults(t, v.CardFacts(id))
					read := v.CardToRead(id)
					if len(read.Text) == 0 || read.Covered || !read.Faceup {
						t.Errorf("%s: the page of %s is %+v", lang, id, read)
					}
					if !strings.Contains(said(v.CardFacts(id)), tr.T("ui.fact.source")) {
						t.Errorf("%s: %s has no source", lang, id)
					}
					if len(v.CardRules(id)) == 0 {
						t.Errorf("%s: %s rests on no rule", lang, id)
					}
				}
				for act := 1; act <= 2; act++ {
					face := v.AgentFace(d, act)
					faults(t, face)
					faults(t, v.AgentFacts(d, act))
					here := 0
					for _, r := range face.Rows {
						if r.Here && r.Heroes == 3 {
							here++
						}
					}
					if want := map[bool]int{true: 1}[v.Session != nil]; len(face.Rows) != 3 || here != want || len(face.Abilities) == 0 {
						t.Errorf("%s: %s act %d: %d rows marked of %d", lang, d.Agent.ID, act, here, len(face.Rows))
					}
					if rules := v.AgentRules(d, act); !slices.Contains(rules, "agents") {
						t.Errorf("%s: %s rests on %v", lang, d.Agent.ID, rules)
					}
				}
			}
			if v := (Table{Session: s, Tr: tr}); len(v.CardReason(d.Cards[1].ID)) != 1 || !v.CardReason(d.Cards[1].ID)[0].Warning {
				t.Errorf("%s: nothing says why %s cannot be bought", lang, d.Cards[1].ID)
			}
		}
	}
}

// The page of a covered card says nothing of it, also where it was open before.
func TestPageOfACoveredCard(t *testing.T) {
	c, b := load(t)
	tr := b.Translator(locales.English)
	s, err := model.CreateSession(c, model.NewMemoryStore(), model.NewCampaign{Box: "heirs-of-blood", Deck: "silent-protector", Heroes: []string{"A", "B"}}, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	v := Table{Session: s, Tr: tr, Cover: true}
	read := v.CardToRead("pacify")
	if read.Name != tr.T("ui.card.covered") || len(read.Text) > 0 || v.CardFacts("pacify") != nil || v.CardRules("pacify") != nil || v.CardReason("pacify") != nil {
		t.Errorf("said of a covered card: %+v, %v", read, v.CardFacts("pacify"))
	}
	if slices.Contains(v.Neighbours("brethren"), "pacify") || v.CardToRead("brethren").Name != tr.T("card.brethren.name") {
		t.Error("the way leads over covered cards, or the basic card is covered")
	}
}

// Where cards come from (R10): scans, translations, names and numbers of our own.
func TestSourcesOfCards(t *testing.T) {
	c, b := load(t)
	v := Table{Cards: c, Tr: b.Translator(locales.English)}
	has := func(facts []Fact, id string, want bool) {
		t.Helper()
		if got := strings.Contains(said(facts), v.Tr.T(id)); got != want {
			t.Errorf("%s: %v in %s", id, got, said(facts))
		}
	}
	has(v.CardFacts("wild-energy"), "source.english-scan", true)
	has(v.CardFacts("soul-ensnare"), "source.translated", true)
	has(v.CardFacts("soul-ensnare"), "source.name-rendered", false)
	has(v.CardFacts("pariah"), "source.name-rendered", true)
	has(v.AgentFacts(c.Deck("unstable-forces"), 1), "source.translated", true)
	has(v.AgentFacts(c.Deck("unstable-forces"), 2), "source.english-scan", true)
	has(v.AgentFacts(c.Deck("unstable-forces"), 2), "card-page.number-ours", true)
	has(v.AgentFacts(c.Deck("silent-protector"), 1), "card-page.number-ours", false)
}

// The rulings change what an Agent card says (R10).
func TestRulingsOnAgentCards(t *testing.T) {
	c, b := load(t)
	tr := b.Translator(locales.English)
	s, err := model.CreateSession(c, model.NewMemoryStore(), model.NewCampaign{Box: "heirs-of-blood", Deck: "hybrid-loyalty", Heroes: []string{"A", "B"}}, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	v, deck := Table{Session: s, Tr: tr}, c.Deck("hybrid-loyalty")
	text := func() string {
		var all string
		for _, p := range v.AgentFace(deck, 1).Rules {
			all += p.String() + "\n"
		}
		return all
	}
	if before := v.AgentFace(deck, 1); before.Note != "" || strings.Count(text(), tr.T("source.our-words")) != 1 {
		t.Errorf("before: %q, %s", before.Note, text())
	}
	for _, item := range []string{"belthir-rows", "belthir-abilities"} {
		if err := s.Do(model.SetRuling{Name: model.DataRuling(item), Value: model.Seed}); err != nil {
			t.Fatal(err)
		}
	}
	if after := v.AgentFace(deck, 1); after.Note != tr.T("source.uncertain-row") || strings.Contains(text(), tr.T("source.our-words")) || !strings.Contains(text(), tr.T("source.no-text")) {
		t.Errorf("after: %q, %s", after.Note, text())
	}
}
