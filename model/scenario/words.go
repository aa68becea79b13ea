package scenario

import (
	"errors"
	"strconv"
	"strings"
)

// Word is a word of a line; one with a Key came as key=value.
type Word struct {
	Text       string
	Key, Value string
}

// Split cuts a line into words; double quotes keep blanks, also inside a word, and # starts a comment.
func Split(line string) ([]Word, error) {
	var words []Word
	var b strings.Builder
	in, quoted := false, false
	end := func() {
		if in {
			w := Word{Text: b.String()}
			if k, v, ok := strings.Cut(w.Text, "="); ok {
				w.Key, w.Value = k, v
			}
			words = append(words, w)
			b.Reset()
		}
		in = false
	}
	for _, r := range line {
		switch {
		case r == '"':
			quoted, in = !quoted, true
		case quoted:
			b.WriteRune(r)
		case r == '#' && !in:
			return words, nil
		case r == ' ' || r == '\t' || r == '\r':
			end()
		default:
			in = true
			b.WriteRune(r)
		}
	}
	if quoted {
		return nil, errors.New("a quote is not closed")
	}
	end()
	return words, nil
}

// Arg is the word at a place, empty where there is none.
func Arg(words []Word, i int) Word {
	if i < len(words) {
		return words[i]
	}
	return Word{}
}

// Act is the act of a Roman numeral, 0 for anything else.
func Act(s string) int {
	switch s {
	case "I":
		return 1
	case "II":
		return 2
	}
	return 0
}

// number reads a whole number; what is none becomes 0, which every command with a number refuses as a bad value.
func number(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0
	}
	return n
}

// signed reads +N or -N.
func signed(s string) int {
	if !strings.HasPrefix(s, "+") && !strings.HasPrefix(s, "-") {
		return 0
	}
	return number(s)
}
