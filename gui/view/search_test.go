package view

import (
	"slices"
	"testing"

	"plotwright/locales"
	"plotwright/model"
)

func TestFinds(t *testing.T) {
	for _, x := range []struct {
		query, text string
		finds       bool
	}{
		{"жетонов", "Положите жетон угрозы", true},
		{"жет", "Положите жетон угрозы", true},
		{"героя", "Герои решают", true},
		{"герой", "лист героя", true},
		{"ГЕРОЙ", "Герои решают", true},
		{"повернуть", "Пока эта карта повёрнута", true},
		{"повёрнутые", "ПОВЕРНУТАЯ карта", true},
		{"жетон удачи", "жетоны: угроза и удача", true},
		{"жетон удачи", "жетон угрозы", false},
		{"тон", "жетон", false},
		{"карт", "действие", false},
		{"сила", "сильный", false},
		{"tokens", "a threat token", true},
		{"tok", "a threat token", true},
		{"hero's", "the heroes", true},
		{"exhausted", "Exhaust this card", true},
		{"end-of-quest", "the end of the quest", true},
		{"a", "an agent", false},
		{"ken", "a threat token", false},
		{"", "a threat token", false},
		{" . ", "a threat token", false},
		{"threat угроза", "жетон угрозы (threat)", true},
	} {
		if got := NewQuery(x.query).Finds(x.text); got != x.finds {
			t.Errorf("%q in %q: %v", x.query, x.text, got)
		}
	}
}

func TestMarks(t *testing.T) {
	p := Paragraph{{Text: "Жетоны угрозы и жетоны "}, {Text: "усталость", Icon: "fatigue"}, {Text: ": удача", Bold: true}}
	got, n := NewQuery("жетон угроза усталость").Mark(p, 1)
	want := Paragraph{
		{Text: "Жетоны угрозы", Mark: Hit}, {Text: " и "}, {Text: "жетоны", Mark: Current}, {Text: " "},
		{Text: "усталость", Icon: "fatigue", Mark: Hit}, {Text: ": удача", Bold: true},
	}
	if !slices.Equal(got, want) || n != 3 {
		t.Errorf("%d marks: %+v", n, got)
	}
	if got, n := NewQuery("жетон удача агент").Mark(p, 0); n != 0 || !slices.Equal(got, p) {
		t.Errorf("marked without all the words: %+v", got)
	}
}

// Every section of the rules is found by a word of its title, in both languages; the hits that are counted are marked.
func TestSearchTheRules(t *testing.T) {
	c, b := load(t)
	for _, lang := range []string{locales.English, locales.Russian} {
		r := Rules{Tr: b.Translator(lang), Catalog: c, Rulings: c.DefaultRulings()}
		all, hits := r.Sections()
		faults(t, all)
		if len(all) != len(c.Sections) || hits != 0 || r.HitsText(hits) != "" {
			t.Fatalf("%s: %d sections, %d hits without a search", lang, len(all), hits)
		}
		for i, s := range c.Sections {
			r.Query = NewQuery(SectionTitle(r.Tr, s.ID))
			found, hits := r.Sections()
			if found[i].Hits == 0 || found[i].Folded {
				t.Errorf("%s: %s is not found by its title", lang, s.ID)
			}
			current := 0
			for r.Current = range hits {
				again, _ := r.Sections()
				current += marked(again, Current)
			}
			r.Current = 0
			if marked(found, Hit)+1 != hits || current != hits {
				t.Errorf("%s, %s: %d hits, %d marks, %d looked at", lang, s.ID, hits, marked(found, Hit)+1, current)
			}
		}
	}
}

func marked(list []RulesSection, as Mark) int {
	n := 0
	count := func(text []Paragraph) {
		for _, p := range text {
			for _, r := range p {
				if r.Mark == as {
					n++
				}
			}
		}
	}
	for _, s := range list {
		count(s.Title)
		count(s.Text)
		for _, c := range s.Choices {
			count(c.Name)
		}
	}
	return n
}

func TestSearchSaysHowMany(t *testing.T) {
	c, b := load(t)
	r := Rules{Tr: b.Translator(locales.Russian), Catalog: c, Query: NewQuery("реликвия")}
	for hits, want := range map[int]string{1: "1 из 1 совпадения", 3: "1 из 3 совпадений", 21: "1 из 21 совпадения"} {
		if got := r.HitsText(hits); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if _, hits := r.Sections(); hits != 1 {
		t.Errorf("%d hits for the relic", hits)
	}
	r.Query = NewQuery("щщщ")
	list, hits := r.Sections()
	if hits != 0 || r.HitsText(hits) != b.Translator(locales.Russian).T("rules.page.none") {
		t.Errorf("%d hits for nonsense", hits)
	}
	for _, s := range list {
		if !s.Folded {
			t.Errorf("%s stays open without a hit", s.ID)
		}
	}
}

func TestSearchCards(t *testing.T) {
	c, b := load(t)
	r := Rules{Tr: b.Translator(locales.Russian), Catalog: c, Query: NewQuery("умиротворения")}
	en := b.Translator(locales.English)
	open := func(model.CardID) bool { return false }
	if got := r.Cards(c.Decks, en, open); len(got) != 1 || got[0] != (FoundCard{"pacify", "Умиротворение"}) {
		t.Errorf("found %v", got)
	}
	if got := r.Cards(c.Decks, en, func(id model.CardID) bool { return id == "pacify" }); got != nil {
		t.Errorf("found a covered card: %v", got)
	}
	r.Query = NewQuery("pacify")
	if got := r.Cards(c.Decks, en, open); len(got) != 1 {
		t.Errorf("by its English name: %v", got)
	}
	r.Query = NewQuery("скорбь силы")
	if got := r.Cards(c.Decks, en, open); len(got) != 1 || got[0].Card != "power-in-mourning" {
		t.Errorf("found %v", got)
	}
}

// The rulings of the rules say what holds.
func TestRulingsInTheRules(t *testing.T) {
	c, b := load(t)
	rulings := c.DefaultRulings()
	rulings[model.RulingPacks] = "3"
	rulings[model.DataRuling("die-white")] = model.Other
	list, _ := Rules{Tr: b.Translator(locales.English), Catalog: c, Rulings: rulings}.Sections()
	seen := map[string]RulingChoice{}
	for _, s := range list {
		for _, choice := range s.Choices {
			seen[choice.Ruling] = choice
		}
	}
	if len(seen) != len(c.Rulings)+len(c.Disputes) {
		t.Errorf("%d rulings of %d", len(seen), len(c.Rulings)+len(c.Disputes))
	}
	if p := seen[model.RulingPacks]; p.Values != nil || p.Chosen != 3 {
		t.Errorf("packs: %+v", p)
	}
	if p := seen[model.DataRuling("die-white")]; p.Chosen != 1 || p.InForce != "In force: gray, its official name. A table changes it in its own campaign." {
		t.Errorf("die: %+v", p)
	}
}
