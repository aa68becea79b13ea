package view

import (
	"slices"
	"testing"

	"plotwright/locales"
	"plotwright/model"
)

// Links in the texts of cards, in both languages.
func TestLinkTerms(t *testing.T) {
	c, b := load(t)
	en, ru := b.Translator(locales.English), b.Translator(locales.Russian)
	for _, x := range []struct {
		tr   *locales.Translator
		text string
		want map[string]string
	}{
		{en, "Exhaust this card to gain 2 threat tokens. Threat is gained once.", map[string]string{"Exhaust": "purchasing-triggering", "threat tokens": "threat-fortune"}},
		{en, "The Agent card and the agent refresh as normal.", map[string]string{"Agent card": "agent-anatomy", "agent": "agents", "refresh": "rulings-cards"}},
		{en, "If that monster was large, use your turn.", map[string]string{"large": "monster-sizes"}},
		{en, "a \"Dark Fortune\" Overlord card", map[string]string{"Overlord card": "plot-cards"}},
		{ru, "Поверните эту карту. Эта карта не разворачивается.", map[string]string{"Поверните": "purchasing-triggering", "разворачивается": "rulings-cards"}},
		{ru, "+1 к урону при каждой атаке и 1 прилив", map[string]string{"прилив": "symbols"}},
		{ru, "Положите 2 жетона угрозы; агент повержен.", map[string]string{"жетона угрозы": "threat-fortune", "агент": "agents", "повержен": "gaining-threat"}},
		{ru, "выберите открытую группу монстров, не больше 8", map[string]string{"открытую группу монстров": "agents"}},
		{ru, "Если этот монстр был большим, получите жетоны удачи", map[string]string{"монстр был большим": "monster-sizes", "жетоны удачи": "spending-fortune"}},
	} {
		got := map[string]string{}
		linked := LinkTerms(x.tr, c, []Paragraph{Plain(x.text)})
		for _, r := range linked[0] {
			if r.Link != "" {
				got[r.Text] = r.Link
			}
		}
		if len(got) != len(x.want) {
			t.Errorf("%s: %v", x.text, got)
		}
		for text, section := range x.want {
			if got[text] != section {
				t.Errorf("%s: %q leads to %q, not %q", x.text, text, got[text], section)
			}
		}
		if linked[0].String() != x.text {
			t.Errorf("the text became %q", linked[0].String())
		}
	}
}

// Every card rests on a rule that it names, in both languages, and every link leads to a section that there is.
func TestEveryCardLeadsToTheRules(t *testing.T) {
	c, b := load(t)
	used := map[string]map[string]bool{}
	for _, lang := range []string{locales.English, locales.Russian} {
		tr := b.Translator(lang)
		used[lang] = map[string]bool{}
		for _, d := range c.Decks {
			for i := range d.Cards {
				text := LinkTerms(tr, c, Text(tr, c, nil, "card."+string(d.Cards[i].ID)+".text"))
				sections := Sections(text)
				if !slices.Contains(sections, "purchasing-triggering") {
					t.Errorf("%s, %s leads to %v", lang, d.Cards[i].ID, sections)
				}
				for _, s := range sections {
					used[lang][s] = true
					if !slices.ContainsFunc(c.Sections, func(x model.RuleSection) bool { return x.ID == s }) {
						t.Errorf("%s leads to %q", d.Cards[i].ID, s)
					}
				}
			}
		}
	}
	for s := range used[locales.English] {
		if !used[locales.Russian][s] {
			t.Errorf("no card leads to %s in Russian", s)
		}
	}
}

// The rules lead to each other by their titles.
func TestRulesLeadToEachOther(t *testing.T) {
	c, b := load(t)
	for _, lang := range []string{locales.English, locales.Russian} {
		list, _ := Rules{Tr: b.Translator(lang), Catalog: c, Rulings: c.DefaultRulings()}.Sections()
		for _, s := range list {
			if s.ID == "threat-fortune" {
				if got := Sections(s.Text); !slices.Equal(got, []string{"gaining-threat", "spending-fortune"}) {
					t.Errorf("%s: leads to %v", lang, got)
				}
			}
		}
	}
}
