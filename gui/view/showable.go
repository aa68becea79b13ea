package view

import (
	"strings"
	"unicode"
)

// NoSign stands for a sign that our letters have no picture of.
const NoSign = '\ufffd'

// mostMarks is how many marks may stand over and under one letter: more would run into the lines around.
const mostMarks = 2

// Showable is a text as it can be shown on a line whatever it holds, as when another program has written it: pictures such
// as emoji become NoSign, control characters blanks, signs that turn the direction of writing go, and piled marks are thinned.
// Letters of every script stay, in the order in which they were typed.
func Showable(text string) string {
	if plain(text) {
		return text
	}
	var b strings.Builder
	marks, base, joined := 0, false, false
	for _, r := range text {
		switch {
		case unicode.IsControl(r) || unicode.In(r, unicode.Zl, unicode.Zp):
			b.WriteRune(' ')
			marks, base, joined = 0, false, false
		case r == '\u200d' && !base:
			joined = true
		case turns(r) || unicode.Is(unicode.Variation_Selector, r):
		case unicode.IsMark(r):
			if marks++; base && marks <= mostMarks {
				b.WriteRune(r)
			}
		case r == '\u2212':
			b.WriteRune('-')
			marks, base, joined = 0, true, false
		case pictured(r):
			if !joined && !skin(r) {
				b.WriteRune(NoSign)
			}
			marks, base, joined = 0, false, false
		default:
			b.WriteRune(r)
			marks, base, joined = 0, true, false
		}
	}
	return b.String()
}

// plain tells quickly of a text that it has only Latin, Greek and Cyrillic letters and the signs of a keyboard.
func plain(text string) bool {
	for _, r := range text {
		if r < ' ' || r >= 0x7f && r < 0xa0 || r >= 0x300 && r < 0x370 || r >= 0x483 && r <= 0x489 || r > 0x52f && !common(r) {
			return false
		}
	}
	return true
}

// common are the signs of our own texts beyond the letters.
func common(r rune) bool {
	return r >= 0x2010 && r <= 0x2027 || r == '\u202f' || r == '\u2116' || r == '\u2060' || r == '\u200b'
}

// turns are signs that change the direction of writing or say how a file begins.
func turns(r rune) bool {
	return r == '\u200e' || r == '\u200f' || r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069' || r == '\ufeff' ||
		r >= 0xe0000 && r <= 0xe0fff
}

// pictured are signs that are pictures rather than letters, and those that mean nothing: our letters have none of them.
func pictured(r rune) bool {
	const letterlike, arrows = 0x2100, 0x2190
	if r >= letterlike && r < arrows || r < letterlike && !unicode.Is(unicode.Co, r) {
		return false
	}
	return unicode.IsSymbol(r) || !unicode.IsGraphic(r) && !unicode.Is(unicode.Cf, r)
}

// skin are the colours that follow a picture of a person.
func skin(r rune) bool { return r >= 0x1f3fb && r <= 0x1f3ff }

// mostBrief is the greatest number of signs of a name on a button.
const mostBrief = 28

// Brief is a name for a button: a long one is cut, and is whole on the table.
func Brief(name string) string {
	runes := []rune(Showable(name))
	if len(runes) <= mostBrief {
		return string(runes)
	}
	return strings.TrimSpace(string(runes[:mostBrief-1])) + Ellipsis
}
