package view

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/kljensen/snowball/english"
	"github.com/kljensen/snowball/russian"
)

// word is a word as it is compared: small letters, ё as е, and its stem.
type word struct{ folded, stem string }

// token is a word of a text and where it stands, in bytes.
type token struct {
	word
	from, to int
}

// span is a stretch of a text in bytes.
type span struct{ from, to int }

// fold makes small letters, and е of ё.
func fold(text string) string {
	return strings.Map(func(r rune) rune {
		if r = unicode.ToLower(r); r == 'ё' {
			return 'е'
		}
		return r
	}, text)
}

// stemmed is a word with its stem, in the language of its letters.
func stemmed(text string) word {
	w := word{folded: fold(text)}
	if r, _ := utf8.DecodeRuneInString(w.folded); unicode.Is(unicode.Cyrillic, r) {
		w.stem = russian.Stem(w.folded, true)
	} else {
		w.stem = english.Stem(w.folded, true)
	}
	return w
}

// same tells whether two words are forms of one. The Russian stemmer takes one letter more or less off some of them:
// герой, герои; words as short as "при" have no such forms.
func (w word) same(x word) bool {
	if w.stem == x.stem {
		return true
	}
	const least = 3 // letters of two bytes
	a, b := w.stem, x.stem
	if len(a) > len(b) {
		a, b = b, a
	}
	r, size := utf8.DecodeRuneInString(b[min(len(a), len(b)):])
	return len(a) >= 2*least && min(len(w.folded), len(x.folded)) > 2*least && strings.HasPrefix(b, a) && unicode.Is(unicode.Cyrillic, r) && len(a)+size == len(b)
}

// begins tells whether the word is the beginning of another; a single letter must be the whole of it.
func (w word) begins(x word) bool {
	if utf8.RuneCountInString(w.folded) < 2 {
		return w.folded == x.folded
	}
	return strings.HasPrefix(x.folded, w.folded)
}

// tokens are the words of a text.
func tokens(text string) []token {
	var list []token
	start := -1
	end := func(at int) {
		if start >= 0 {
			list = append(list, token{stemmed(text[start:at]), start, at})
			start = -1
		}
	}
	for i, r := range text {
		switch {
		case isWordRune(r) || unicode.Is(unicode.Mn, r):
			if start < 0 {
				start = i
			}
		case (r == '\'' || r == '’') && start >= 0:
		default:
			end(i)
		}
	}
	end(len(text))
	return list
}

// Query is what is looked for: words of which each is the beginning of a word of the text, or another form of it.
type Query struct{ words []word }

// NewQuery reads what was typed.
func NewQuery(text string) Query {
	var q Query
	for _, t := range tokens(text) {
		q.words = append(q.words, t.word)
	}
	return q
}

// Empty tells whether nothing is looked for.
func (q Query) Empty() bool { return len(q.words) == 0 }

// Finds tells whether all that is looked for is in a text.
func (q Query) Finds(text string) bool {
	found := make([]bool, len(q.words))
	for _, t := range tokens(text) {
		for i, w := range q.words {
			found[i] = found[i] || w.begins(t.word) || w.same(t.word)
		}
	}
	for _, f := range found {
		if !f {
			return false
		}
	}
	return !q.Empty()
}

// spans are the stretches of a text that are looked for; words that follow each other are one.
func (q Query) spans(text string) []span {
	var list []span
	for _, t := range tokens(text) {
		hit := false
		for _, w := range q.words {
			hit = hit || w.begins(t.word) || w.same(t.word)
		}
		if !hit {
			continue
		}
		if n := len(list); n > 0 && strings.TrimSpace(text[list[n-1].to:t.from]) == "" {
			list[n-1].to = t.to
			continue
		}
		list = append(list, span{t.from, t.to})
	}
	return list
}

// Mark marks what is found in a paragraph that has all that is looked for, and counts the marks. The mark number current,
// counted from 0, is the one that is looked at.
func (q Query) Mark(p Paragraph, current int) (Paragraph, int) {
	if !q.Finds(p.String()) {
		return p, 0
	}
	n := 0
	kind := func() Mark {
		n++
		if n-1 == current {
			return Current
		}
		return Hit
	}
	var marked Paragraph
	for _, r := range p {
		spans := q.spans(r.Text)
		if r.Icon != "" {
			if len(spans) > 0 {
				r.Mark = kind()
			}
			marked = append(marked, r)
			continue
		}
		marked = append(marked, cutRun(r, spans, func(x *Run, _ int) { x.Mark = kind() })...)
	}
	return marked, n
}

// cutRun cuts a run at spans; change gets the run of each span with its number.
func cutRun(r Run, spans []span, change func(*Run, int)) []Run {
	var runs []Run
	part := func(from, to int) {
		if from < to {
			x := r
			x.Text = r.Text[from:to]
			runs = append(runs, x)
		}
	}
	last := 0
	for i, s := range spans {
		part(last, s.from)
		part(s.from, s.to)
		change(&runs[len(runs)-1], i)
		last = s.to
	}
	part(last, len(r.Text))
	return runs
}
