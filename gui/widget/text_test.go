package widget

import (
	"bytes"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"github.com/go-text/typesetting/font"

	"plotwright/gui/view"
)

// TestMeasured: a text is as large as Fyne draws it, at sizes in between too, though it is not measured at each.
func TestMeasured(t *testing.T) {
	newStage(t)
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

// TestLettersWhole: no letter is cut off at a line's lower edge, at any size, as Fyne rounds lines to pixels.
func TestLettersWhole(t *testing.T) {
	newStage(t)
	for _, f := range []face{sans(1), bold(1), {style: fyne.TextStyle{Italic: true}}, serifFace(1)} {
		source := f.source
		if source == nil {
			source = fyne.CurrentApp().Settings().Theme().Font(f.style)
		}
		font, err := font.ParseTTF(bytes.NewReader(source.Content()))
		if err != nil {
			t.Fatal(err)
		}
		for _, letter := range "gjpqyQруфцщЁЙ,;()" {
			glyph, _ := font.NominalGlyph(letter)
			extents, _ := font.GlyphExtents(glyph)
			above := extents.YBearing / float32(font.Upem())
			below := -above - extents.Height/float32(font.Upem())
			for f.size = 10; f.size < 60; f.size += 0.25 {
				size, baseline := fyne.CurrentApp().Driver().RenderedTextSize(string(letter), f.size, f.style, f.source)
				for _, scale := range []float32{1, 1.25, 1.5, 2} {
					rows, base := round(size.Height*scale), float32(math.Ceil(float64(baseline*scale)))
					if cut := base + below*f.size*scale - rows; cut > 0.2 {
						t.Errorf("%q at %v: %v pixels are cut off below at scale %v", letter, f, cut, scale)
					}
					if cut := above*f.size*scale - base; cut > 0 {
						t.Errorf("%q at %v: %v pixels are cut off above at scale %v", letter, f, cut, scale)
					}
				}
			}
		}
	}
}

// TestRuler: every word of both languages is as wide by our ruler as Fyne draws it, in the compact font as in the whole one.
func TestRuler(t *testing.T) {
	newStage(t)
	texts := append(assortedWords(t), "Ёж", "AVATAR", "To", "«Zombie»", "x2", "4-й", "fi", "–", " ", "№", "1½", "r\u200be", "сло\u00adво", "Хмарочос", "ґедзь", "łódź", "Straße")
	left := 0
	for _, f := range []face{sans(13), bold(15), {size: 15, style: fyne.TextStyle{Italic: true}}, {size: 14, style: fyne.TextStyle{Bold: true, Italic: true}}, serifFace(26)} {
		for _, text := range texts {
			r := f.ruler()
			if !r.has(text) {
				left++
				continue
			}
			compact := f.rendered(text).Width
			whole, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, f.size, f.style, f.source)
			if got := r.width(text, f.size); got != compact || got != whole.Width {
				t.Errorf("%q at %v: %v, Fyne draws it %v wide, %v in the whole font", text, f, got, compact, whole.Width)
			}
		}
	}
	if all := 5 * len(texts); left > all/100 {
		t.Errorf("%d of %d are left to Fyne", left, all)
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

// TestRulerLeavesToFyne: what a compact font lacks a sign of is measured and drawn by Fyne in the whole font.
func TestRulerLeavesToFyne(t *testing.T) {
	newStage(t)
	for _, text := range []string{"a\tb", "★", "日本", "e\u0301"} {
		if sans(15).ruler().has(text) || sans(15).font(text) != nil {
			t.Errorf("%q is left to a font that lacks a sign of it", text)
		}
		if got, want := sans(15).word(text), sans(15).rendered(text).Width; got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
	if (face{size: 15, style: fyne.TextStyle{Monospace: true}}).ruler() != nil {
		t.Error("a compact font for what has none")
	}
}

// TestAbilityBesideTheCost: where only the cost stands at a card's foot, a text that does not fit over it stands beside it, and
// never under it.
func TestAbilityBesideTheCost(t *testing.T) {
	s := newStage(t)
	v := view.Card{ID: "pacify", Faceup: true, Name: "Pacify", Purchase: "2", Trigger: "1", Moment: "monster attacks a hero"}
	v.Text = []view.Paragraph{view.Plain("Exhaust this card when a monster performs an attack that targets a hero, before dice are rolled."),
		view.Plain("If that attack is not a miss, that hero is Stunned, and the next hero beside him suffers 1 damage.")}
	cards := map[bool]*Card{false: NewCard(s.host), true: NewCard(s.host)}
	cards[true].Set(v)
	v.Footer = "Silent Protector 6/12"
	cards[false].Set(v)
	s.show(container.NewWithoutLayout(cards[false], cards[true]), 800, 600)
	for beside, c := range cards {
		var last string
		for _, height := range []float32{190, 200, 210, 215, 220, 224} {
			c.Resize(fyne.NewSize(270, height))
			for _, x := range c.text.texts {
				if !x.Visible() {
					continue
				}
				last = x.Text
				right, bottom := x.Position().X+x.MinSize().Width, x.Position().Y+x.MinSize().Height
				if bottom > c.trigger.Position().Y+6 && right > c.trigger.Position().X {
					t.Errorf("%v high, %q runs into the cost", height, x.Text)
				}
			}
		}
		if whole := strings.HasSuffix(last, "damage."); whole != beside {
			t.Errorf("without a footer %v the text ends in %q", beside, last)
		}
	}
}
