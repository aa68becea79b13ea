package view

import (
	"slices"
	"strings"

	"plotwright/locales"
	"plotwright/model"
)

// term is a word of the game, or several in a row, with the section of the rules that explains it.
type term struct {
	id, section string
	// phrases are what it is called; any form of these words is meant.
	phrases [][]word
}

// TermName is what a term is called first, with a capital: Threat token, ...
func TermName(tr *locales.Translator, id string) string {
	name, _, _ := strings.Cut(tr.T("term."+id), " | ")
	return sentenceStart(name)
}

// terms are all terms of the catalogue in a language.
func terms(tr *locales.Translator, c *model.Catalog) []term {
	var list []term
	for _, s := range c.Sections {
		for _, id := range s.Terms {
			t := term{id: id, section: s.ID}
			for _, phrase := range strings.Split(tr.T("term."+id), " | ") {
				if q := NewQuery(phrase); !q.Empty() {
					t.phrases = append(t.phrases, q.words)
				}
			}
			list = append(list, t)
		}
	}
	return list
}

// LinkTerms leads terms in a text to their sections, each where it stands first.
func LinkTerms(tr *locales.Translator, c *model.Catalog, text []Paragraph) []Paragraph {
	left := terms(tr, c)
	linked := make([]Paragraph, len(text))
	for i, p := range text {
		for _, r := range p {
			if r.Icon != "" || r.Link != "" {
				linked[i] = append(linked[i], r)
				continue
			}
			var spans []span
			var sections []string
			words := tokens(r.Text)
			for at := 0; at < len(words); {
				t, n := longest(left, r.Text, words[at:])
				if n == 0 {
					at++
					continue
				}
				spans = append(spans, span{words[at].from, words[at+n-1].to})
				sections = append(sections, left[t].section)
				left = slices.Delete(left, t, t+1)
				at += n
			}
			linked[i] = append(linked[i], linkSpans(r, spans, sections)...)
		}
	}
	return linked
}

// linkSpans leads each span of a run to a section; the spans stand in order.
func linkSpans(r Run, spans []span, sections []string) []Run {
	return cutRun(r, spans, func(x *Run, n int) { x.Link = sections[n] })
}

// longest is the term with the longest phrase at the beginning of words, and how many words that are; none are 0.
func longest(list []term, text string, words []token) (at, n int) {
	for i, t := range list {
		for _, phrase := range t.phrases {
			if len(phrase) > n && startsWith(text, words, phrase) {
				at, n = i, len(phrase)
			}
		}
	}
	return at, n
}

func startsWith(text string, words []token, phrase []word) bool {
	if len(words) < len(phrase) {
		return false
	}
	for i, w := range phrase {
		if !w.same(words[i].word) || i > 0 && strings.Trim(text[words[i-1].to:words[i].from], " \u00a0-") != "" {
			return false
		}
	}
	return true
}

// Sections are the sections that a text leads to, each once.
func Sections(text []Paragraph) []string {
	var list []string
	for _, p := range text {
		for _, r := range p {
			if r.Link != "" && !slices.Contains(list, r.Link) {
				list = append(list, r.Link)
			}
		}
	}
	return list
}

// SectionTitle is the title of a section of the rules.
func SectionTitle(tr *locales.Translator, section string) string {
	return tr.T("rules." + section + ".title")
}
