package model

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxText is the greatest number of characters in a name, or in any other text that a table types.
const MaxText = 200

// The details of a CodeBadValue about a typed text: it is longer than MaxText, or holds signs that nobody can see on a line
// of text, such as a line break. Need and Have are the greatest and the given number of characters.
const (
	DetailLong  = "long"
	DetailSigns = "signs"
)

// typed checks a text that somebody typed, wherever it goes.
func (d *decision) typed(text string) {
	if n := utf8.RuneCountInString(text); n > MaxText {
		d.refuse(RuleError{Code: CodeBadValue, Detail: DetailLong, Need: MaxText, Have: n})
		return
	}
	if !utf8.ValidString(text) || strings.ContainsFunc(text, unseen) {
		d.badValue(DetailSigns)
	}
}

// unseen are control characters, line breaks among them.
func unseen(r rune) bool { return unicode.In(r, unicode.Cc, unicode.Zl, unicode.Zp) }

// Trim drops the blanks around a name (R8.4), those that only look like nothing included. A name of which nothing could
// be seen is empty.
func Trim(name string) string {
	name = strings.TrimFunc(name, blank)
	if !strings.ContainsFunc(name, func(r rune) bool { return unicode.IsGraphic(r) && !blank(r) && !unicode.IsMark(r) }) {
		return ""
	}
	return name
}

func blank(r rune) bool {
	switch r {
	case '\u115f', '\u1160', '\u2800', '\u3164', '\uffa0':
		return true
	}
	return unicode.IsSpace(r) || unicode.Is(unicode.Cf, r)
}

// numberedGroup begins the text that stands for a monster group that the table calls by its number.
const numberedGroup = "#"

// GroupNumber is the text that stands for the monster group with a number in a log; what it is called is said in the
// language of whoever reads it.
func GroupNumber(n int) string { return numberedGroup + strconv.Itoa(n) }

// NumberOfGroup is the number of a group that GroupNumber has named.
func NumberOfGroup(text string) (n int, ok bool) {
	digits, ok := strings.CutPrefix(text, numberedGroup)
	n, err := strconv.Atoi(digits)
	return n, ok && err == nil && n > 0 && GroupNumber(n) == text
}
