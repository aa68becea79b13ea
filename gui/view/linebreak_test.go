package view

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// one counts every rune as wide as any other, and an icon as two.
func one(r Run) float32 {
	if r.Icon != "" {
		return 2
	}
	return float32(utf8.RuneCountInString(r.Text))
}

func TestBreak(t *testing.T) {
	tests := []struct {
		name, text string
		width      float32
		want       string
	}{
		{"fits", "Pacify", 6, "Pacify"},
		{"empty", "", 10, ""},
		{"only spaces", "   ", 10, ""},
		{"at spaces", "that hero is Stunned", 12, "that hero is|Stunned"},
		{"spaces vanish at ends", "  one   two ", 5, "one|two"},
		{"inner spaces stay", "a1  b2", 10, "a1  b2"},
		{"newline", "one\ntwo three", 20, "one|two three"},
		{"blank line", "one\n\ntwo", 20, "one||two"},
		{"last newline", "one\n", 20, "one"},
		{"no-break space", "идёт в\u00a0лес", 8, "идёт|в\u00a0лес"},
		{"narrow no-break space", "цена 2\u202fжетона", 9, "цена|2\u202fжетона"},
		{"after a hyphen", "кто-нибудь из них", 8, "кто-|нибудь|из них"},
		{"hyphen after one letter", "это а-ля суп", 6, "это|а-ля|суп"},
		{"minus", "урон -1 здесь", 6, "урон|-1|здесь"},
		{"soft hyphen", "пре\u00adдель\u00adный слу\u00adчай", 9, "предель-|ный слу-|чай"},
		{"soft hyphen unseen", "слу\u00adчай", 9, "случай"},
		{"zero width space", "alpha\u200bbeta", 6, "alpha|beta"},
		{"word of one letter", "он и она", 4, "он|и|она"},
		{"word of one letter goes on", "герой в лесу", 8, "герой|в лесу"},
		{"word of one letter hyphenates the next", "в подземелье", 9, "в подзе-|мелье"},
		{"number goes on", "Pacify costs 1 threat", 14, "Pacify costs|1 threat"},
		{"number keeps the word before", "Ashrian, Hero 4 · 1", 14, "Ashrian,|Hero 4 · 1"},
		{"number at the end", "герои: Ашриан, Герой 4", 20, "герои: Ашриан,|Герой 4"},
		{"number before a comma", "Герой 3, Герой 4, Герой", 15, "Герой 3,|Герой 4, Герой"},
		{"number alone", "12 подземелий", 10, "12|подземелий"},
		{"number of a pair", "within 1/12 of it", 12, "within 1/12|of it"},
		{"dash stays", "Пещера — место", 12, "Пещера —|место"},
		{"russian hyphenation", "подземелье", 7, "подзе-|мелье"},
		{"russian joined letters", "подъездом", 6, "подъ-|ездом"},
		{"russian й", "разбойники", 7, "разбой-|ники"},
		{"hyphenation only where needed", "на перекрёстке", 11, "на|перекрёстке"},
		{"too wide in the rest", "на перекрёстке", 8, "на пе-|рекрёст-|ке"},
		{"english fallback", "reinforcement", 8, "reinfor-|cement"},
		{"no syllables", "12345678", 4, "1234|5678"},
		{"narrow", "властелин", 4, "вла-|сте-|лин"},
		{"narrower than two letters", "да", 1, "да"},
		{"punctuation stays", "конец…", 5, "ко-|нец…"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var got []string
			for _, l := range Break(Plain(tt.text), tt.width, one) {
				got = append(got, l.Text())
			}
			if s := strings.Join(got, "|"); s != tt.want {
				t.Errorf("Break(%q, %g) = %q, want %q", tt.text, tt.width, s, tt.want)
			}
		})
	}
}

func TestBreakKeepsStylesAndIcons(t *testing.T) {
	p := Paragraph{{Text: "suffer "}, {Icon: "fatigue", Text: "fatigue"}, {Text: " to "}, {Text: "gain", Bold: true}}
	lines := Break(p, 12, one)
	if len(lines) != 2 {
		t.Fatalf("lines = %v", lines)
	}
	if got := lines[0].Pieces; len(got) != 3 || got[1].Icon != "fatigue" || got[1].X != 7 || got[2].Text != " to" || got[2].X != 9 {
		t.Errorf("first line = %+v", got)
	}
	if got := lines[1].Pieces; len(got) != 1 || !got[0].Bold || got[0].Text != "gain" {
		t.Errorf("second line = %+v", got)
	}
}

// A number keeps its icon as it keeps its word.
func TestBreakKeepsNumbersWithIcons(t *testing.T) {
	p := Paragraph{{Text: "suffers 1 "}, {Icon: "fatigue", Text: "fatigue"}, {Text: "."}}
	lines := Break(p, 10, one)
	if len(lines) != 2 || lines[0].Text() != "suffers" || lines[1].Text() != "1 ." {
		t.Errorf("lines = %+v", lines)
	}
}

func TestBreakTellsItsHyphens(t *testing.T) {
	lines := Break(Plain("кто-нибудь властелин"), 7, one)
	var got []bool
	for _, l := range lines {
		got = append(got, l.Hyphenated)
	}
	if len(got) != 4 || got[0] || got[1] || !got[2] || got[3] {
		t.Errorf("lines %+v", lines)
	}
}

func TestShorten(t *testing.T) {
	lines := Break(Plain("Exhaust this card when you activate a group."), 12, one)
	short := Shorten(lines, 2, 12, one)
	if len(short) != 2 || short[1].Text() != "card when…" {
		t.Errorf("Shorten = %+v", short)
	}
	if got := Shorten(lines, 99, 12, one); len(got) != len(lines) {
		t.Errorf("what fits was shortened to %d lines", len(got))
	}
	if got := Shorten(lines, 0, 12, one); got != nil {
		t.Errorf("no lines = %v", got)
	}
}

func FuzzBreak(f *testing.F) {
	f.Add("Поверните эту карту в начале вашего хода и выберите 1 группу монстров.", 11)
	f.Add("Exhaust this card, then-ish\u00ad place it\u200b by\u00a0a map", 9)
	f.Fuzz(func(t *testing.T, text string, width int) {
		if !utf8.ValidString(text) || len(text) > 500 {
			return
		}
		w := float32(2 + width&31)
		var letters strings.Builder
		for _, l := range Break(Plain(text), w, one) {
			letters.WriteString(l.Text())
		}
		if got, want := visible(letters.String()), visible(text); got != want {
			t.Errorf("Break(%q, %g) lost text: %q, want %q", text, w, got, want)
		}
	})
}

// visible drops what a break may add or take away.
func visible(s string) string {
	return strings.Map(func(r rune) rune {
		if r == softHyphen || r == zeroWidth || r == wordJoiner || r == '-' || r == 0 || r == '\u2007' ||
			strings.ContainsRune(" \t\n\r\v\f\u0085\u2028\u2029", r) || isBreakingSpace(r) {
			return -1
		}
		return r
	}, s)
}
