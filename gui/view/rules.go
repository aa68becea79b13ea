package view

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"plotwright/locales"
	"plotwright/model"
)

// Rules is the rules window: what it shows follows from the language, the rulings in force and what is looked for.
type Rules struct {
	Tr      *locales.Translator
	Catalog *model.Catalog
	Rulings model.Rulings
	Query   Query
	// Current is the number of the hit that is looked at, from 0.
	Current int
}

// RulesSection is a section as it is shown.
type RulesSection struct {
	ID    string
	Title []Paragraph
	Text  []Paragraph
	// Hits is how often it has what is looked for; sections without are folded away.
	Hits   int
	Folded bool
	// Choices are the rulings of the table that it speaks of.
	Choices []RulingChoice
}

// RulingChoice is a ruling with the value in force.
type RulingChoice struct {
	Ruling string
	Name   []Paragraph
	// Values are the words of the ruling and Words how they are called; without any the ruling is a number.
	Values, Words []string
	// Chosen is the place of the value in force, or the number.
	Chosen int
	// InForce says it in a sentence, for where nothing can be chosen.
	InForce string
}

// Sections are all sections of the rules with what is found in them, and the number of hits.
func (r Rules) Sections() (list []RulesSection, hits int) {
	mark := func(text []Paragraph) []Paragraph {
		if r.Query.Empty() {
			return text
		}
		marked := make([]Paragraph, len(text))
		for i, p := range text {
			var n int
			marked[i], n = r.Query.Mark(p, r.Current-hits)
			hits += n
		}
		return marked
	}
	for _, s := range r.Catalog.Sections {
		before := hits
		v := RulesSection{ID: s.ID, Title: mark([]Paragraph{Plain(SectionTitle(r.Tr, s.ID))})}
		v.Text = mark(r.linkTitles(Text(r.Tr, r.Catalog, r.Rulings, "rules."+s.ID+".text")))
		for _, c := range r.choices(s) {
			c.Name = mark(c.Name)
			v.Choices = append(v.Choices, c)
		}
		v.Hits = hits - before
		v.Folded = !r.Query.Empty() && v.Hits == 0
		list = append(list, v)
	}
	return list, hits
}

// choices are the rulings that a section speaks of.
func (r Rules) choices(s model.RuleSection) []RulingChoice {
	var list []RulingChoice
	add := func(name string, values []string, now string) {
		c := RulingChoice{Ruling: name, Values: values, Chosen: slices.Index(values, now)}
		c.Name = []Paragraph{{{Text: RulingName(r.Tr, name), Bold: true}}}
		for _, v := range values {
			c.Words = append(c.Words, RulingButton(r.Tr, name, v))
		}
		if values == nil {
			c.Chosen, _ = strconv.Atoi(now)
		}
		c.InForce = r.Tr.T("rules.page.table-only", "Value", RulingValue(r.Tr, name, now))
		list = append(list, c)
	}
	for _, id := range s.Rulings {
		add(id, r.Catalog.Ruling(id).Values, r.Rulings.Value(id))
	}
	if s.Disputes {
		for _, d := range r.Catalog.Disputes {
			add(model.DataRuling(d.ID), []string{model.Seed, model.Other}, r.Catalog.DataChoice(r.Rulings, d.ID))
		}
	}
	return list
}

// titleAt is where a title stands in a text in quotation marks of any kind, or -1.
func titleAt(text, title string) int {
	for from := 0; ; {
		at := strings.Index(text[from:], title)
		if at < 0 {
			return -1
		}
		at += from
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		after, _ := utf8.DecodeRuneInString(text[at+len(title):])
		if strings.ContainsRune("\"“«", before) && strings.ContainsRune("\"”»", after) {
			return at
		}
		from = at + len(title)
	}
}

// linkTitles leads a title in quotation marks to its section.
func (r Rules) linkTitles(text []Paragraph) []Paragraph {
	linked := make([]Paragraph, len(text))
	for i, p := range text {
		for _, run := range p {
			left := []Run{run}
			for _, s := range r.Catalog.Sections {
				title := SectionTitle(r.Tr, s.ID)
				last := left[len(left)-1]
				at := titleAt(last.Text, title)
				if at < 0 || last.Link != "" || last.Icon != "" {
					continue
				}
				left = append(left[:len(left)-1], linkSpans(last, []span{{at, at + len(title)}}, []string{s.ID})...)
			}
			linked[i] = append(linked[i], left...)
		}
	}
	return linked
}

// HitsText says which of how many hits is looked at, or that there is none.
func (r Rules) HitsText(hits int) string {
	switch {
	case r.Query.Empty():
		return ""
	case hits == 0:
		return r.Tr.T("rules.page.none")
	}
	return r.Tr.N("rules.hits", hits, "At", r.Current+1)
}

// FrequentTerms are the terms that are looked up most, for those who do not type.
func FrequentTerms(c *model.Catalog) []string {
	var list []string
	for _, s := range c.Sections {
		list = append(list, s.Terms[:min(len(s.Terms), s.Frequent)]...)
	}
	return list
}

// FoundCard is a card that a search has found.
type FoundCard struct {
	Card model.CardID
	Name string
}

// Cards are the cards of the decks given whose name, in either language, or text has what is looked for; names
// come first.
func (r Rules) Cards(decks []*model.Deck, other *locales.Translator, covered func(model.CardID) bool) []FoundCard {
	const most = 8
	var named, texts []FoundCard
	for _, d := range decks {
		for i := range d.Cards {
			id := d.Cards[i].ID
			if covered(id) {
				continue
			}
			found := FoundCard{id, CardName(r.Tr, r.Rulings, id)}
			switch {
			case r.Query.Finds(found.Name + " " + CardName(other, r.Rulings, id)):
				named = append(named, found)
			case r.Query.Finds(r.Tr.T("card." + string(id) + ".text")):
				texts = append(texts, found)
			}
		}
	}
	if len(named)+len(texts) > most {
		// A word that stands on half of all cards leads to none of them.
		texts = nil
	}
	return append(named, texts...)
}
