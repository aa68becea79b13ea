package view

import (
	"strings"
	"unicode"
)

// inside finds the last place within the word [word, end) where the line from start may end: between syllables, else,
// if must, at any letter.
func (b *breaker) inside(start, word, end int, must bool) (at int, hyphen, ok bool) {
	letters := make([]rune, 0, end-word)
	for _, g := range b.glyphs[word:end] {
		letters = append(letters, g.r)
	}
	fits := func(at int, hyphen bool) bool {
		return b.composeHyphen(start, at, hyphen).Width <= b.width
	}
	points := syllables(letters)
	for i := len(points) - 1; i >= 0; i-- {
		if at := word + points[i]; fits(at, true) {
			return at, true, true
		}
	}
	if !must {
		return 0, false, false
	}
	smallest := 0
	for n := len(letters) - 1; n > 0; n-- {
		if !mayCut(letters, n) {
			continue
		}
		hyphen := unicode.IsLetter(letters[n-1]) && unicode.IsLetter(letters[n])
		if fits(word+n, hyphen) {
			return word + n, hyphen, true
		}
		smallest = n
	}
	if smallest == 0 {
		return 0, false, false
	}
	return word + smallest, unicode.IsLetter(letters[smallest-1]) && unicode.IsLetter(letters[smallest]), true
}

// mayCut tells whether a word may be cut before its rune n where there is no better place: two runes stay on either
// side, and what belongs to the rune before stays with it.
func mayCut(word []rune, n int) bool {
	if n < 2 || len(word)-n < 2 || unicode.Is(unicode.Mn, word[n]) {
		return false
	}
	return wordLetters(word[:n]) != 1 && wordLetters(word[n:]) != 1 && !strings.ContainsRune(",.;:!?)»”", word[n])
}

// wordLetters counts the letters and digits.
func wordLetters(part []rune) int {
	n := 0
	for _, r := range part {
		if isWordRune(r) {
			n++
		}
	}
	return n
}

const (
	vowels     = "аеёиоуыэюяaeiouy"
	consonants = "бвгджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz"
	// joined letters end a syllable and never begin one.
	joined = "йьъ"
	// pairs of English consonants are one sound and stay together.
	pairs = " th sh ch ck ph wh gh qu ng "
)

// class is v for a vowel, c for a consonant, j for a letter that joins the one before it, and 0 for what is no letter.
func class(r rune) byte {
	r = unicode.ToLower(r)
	switch {
	case strings.ContainsRune(vowels, r):
		return 'v'
	case strings.ContainsRune(consonants, r):
		return 'c'
	case strings.ContainsRune(joined, r):
		return 'j'
	}
	return 0
}

// syllables lists the places where a word may be hyphenated, rising; place i is before rune i. The rules are the small
// set known for Russian (vowel and consonant groups); they do for the few long English words too. At least two letters
// stay on either side, and only within one stretch of letters.
func syllables(word []rune) []int {
	classes := make([]byte, len(word))
	for i, r := range word {
		classes[i] = class(r)
	}
	var points []int
	for i := 1; i < len(word); i++ {
		if splits(classes, i) && !paired(word, i) && run(classes, i, -1) >= 2 && run(classes, i, 1) >= 2 {
			points = append(points, i)
		}
	}
	return points
}

// run counts letters from place i in a direction.
func run(classes []byte, i, dir int) int {
	n := 0
	if dir < 0 {
		i--
	}
	for ; i >= 0 && i < len(classes) && classes[i] != 0; i += dir {
		n++
	}
	return n
}

// splits says whether the classes around place i are those of a syllable's end.
func splits(classes []byte, i int) bool {
	match := func(before, after string) bool {
		if i < len(before) || len(classes)-i < len(after) {
			return false
		}
		return string(classes[i-len(before):i]) == before && string(classes[i:i+len(after)]) == after
	}
	if classes[i] == 'j' || classes[i] == 0 {
		return false
	}
	return match("j", "c") || match("j", "v") && run(classes, i, 1) > 2 || match("v", "vc") || match("v", "vv") ||
		match("vc", "cv") || match("cv", "cv") || match("vc", "ccv") || match("vcc", "ccv") || match("vcc", "cv") && i > 3
}

// paired tells whether place i is within two English letters of one sound.
func paired(word []rune, i int) bool {
	two := strings.ToLower(string(word[i-1 : i+1]))
	return strings.Contains(pairs, " "+two+" ")
}

// shortWord tells whether the word that ends before end is one letter, such as "a" or "в".
func (b *breaker) shortWord(end int) bool {
	if end == 0 || !unicode.IsLetter(b.glyphs[end-1].r) {
		return false
	}
	before := rune(' ')
	if end > 1 {
		before = b.glyphs[end-2].r
		if b.glyphs[end-2].icon() {
			before = ' '
		}
	}
	return unicode.IsSpace(before) || strings.ContainsRune("(«\"„“", before)
}

// partsNumber tells whether a line that ends at end and goes on at next parts a number from the word that it belongs to: the one
// after it, or the icon, or where there is none the one before.
func (b *breaker) partsNumber(end, next int) bool {
	word := next < len(b.glyphs) && (unicode.IsLetter(b.glyphs[next].r) || b.glyphs[next].icon())
	return word && b.number(end) || end > 0 && unicode.IsLetter(b.glyphs[end-1].r) && b.lastNumber(next)
}

// number tells whether the word that ends before end is a number.
func (b *breaker) number(end int) bool {
	i := end
	for i > 0 && unicode.IsDigit(b.glyphs[i-1].r) {
		i--
	}
	return i < end && (i == 0 || isBreakingSpace(b.glyphs[i-1].r))
}

// lastNumber tells whether a number begins at i that has no word after it.
func (b *breaker) lastNumber(i int) bool {
	first := i
	for i < len(b.glyphs) && unicode.IsDigit(b.glyphs[i].r) {
		i++
	}
	if i == first {
		return false
	}
	after := b.skipSpaces(i)
	return after == len(b.glyphs) || !isWordRune(b.glyphs[after].r) && !b.glyphs[after].icon() && (after > i || strings.ContainsRune(",.;:!?)»”\n", b.glyphs[i].r))
}
