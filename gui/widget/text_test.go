package widget

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// TestMeasured: a text is as large as Fyne draws it, at sizes in between too, though it is not measured at each.
func TestMeasured(t *testing.T) {
	test.NewTempApp(t)
	for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}, {Bold: true, Italic: true}} {
		for size := float32(9); size < 48; size += 0.37 {
			for _, f := range []face{{size: size, style: style}, serifFace(size)} {
				for _, text := range []string{"Ё", "каждый", "AVATAR", "«Zombie»", "x2", "–"} {
					want := f.rendered(text)
					if got := fyne.NewSize(f.word(text), f.height()); got != want {
						t.Fatalf("%q at %v: %v, Fyne draws it at %v", text, f, got, want)
					}
				}
			}
		}
	}
}

// TestRuler: every word of both languages is as wide by our ruler as Fyne draws it.
func TestRuler(t *testing.T) {
	test.NewTempApp(t)
	texts := append(assortedWords(t), "Ёж", "AVATAR", "To", "«Zombie»", "x2", "4-й", "fi", "–", " ", "№", "1½", "r\u200be", "сло\u00adво")
	for _, f := range []face{sans(13), bold(15), {size: 15, style: fyne.TextStyle{Italic: true}}, serifFace(26)} {
		for _, text := range texts {
			if got, ok := f.ruler().width(text, f.size); ok && got != f.rendered(text).Width {
				t.Errorf("%q at %v: %v, Fyne draws it %v wide", text, f, got, f.rendered(text).Width)
			}
		}
		for _, text := range texts[:20] {
			if _, ok := f.ruler().width(text, f.size); !ok {
				t.Errorf("%q at %v is left to Fyne", text, f)
			}
		}
	}
}

// assortedWords are the words of the sample table and of the program's messages.
func assortedWords(t *testing.T) []string {
	t.Helper()
	seen := map[string]bool{}
	files, err := filepath.Glob("../../locales/*.toml")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, word := range strings.FieldsFunc(string(data), func(r rune) bool { return unicode.IsSpace(r) || r == '"' }) {
			seen[word] = true
		}
	}
	return slices.Sorted(maps.Keys(seen))
}

// TestRulerLeavesToFyne: what one font cannot measure alone is measured by Fyne; so is a font that cannot be read.
func TestRulerLeavesToFyne(t *testing.T) {
	test.NewTempApp(t)
	for _, text := range []string{"a\tb", "★", "日本", "e\u0301"} {
		if w, ok := sans(15).ruler().width(text, 15); ok {
			t.Errorf("%q is %v wide by one font", text, w)
		}
		if got, want := sans(15).word(text), sans(15).rendered(text).Width; got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
	for _, data := range []string{"", "no font", "\x00\x01\x00\x00\x00\x09\x00\x00\x00\x00\x00\x00"} {
		if newRuler([]byte(data)) != nil {
			t.Errorf("%q measures", data)
		}
	}
}
