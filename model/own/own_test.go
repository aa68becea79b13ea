package own

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/catalog"
)

const samples = "../testdata/own"

// newReader knows Latin, Cyrillic and common signs only.
func newReader(t testing.TB) Reader {
	t.Helper()
	c, err := catalog.Load()
	if err != nil {
		t.Fatal(err)
	}
	b, err := locales.Load()
	if err != nil {
		t.Fatal(err)
	}
	return Reader{Catalog: c, Bundle: b, Draws: func(r rune) bool { return r < 0x2100 || r == 0x2116 }}
}

// sample is a file of the sample deck.
func sample(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(samples, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// read puts files into a folder and reads it.
func read(t testing.TB, files map[string]string) Shelf {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return newReader(t).Folder(dir)
}

// told are the faults of a shelf as lines: file, place, kind, what it is about.
func told(s Shelf) []string {
	var lines []string
	for _, f := range s.Files {
		for _, x := range f.Faults {
			lines = append(lines, strings.Join(strings.Fields(fmt.Sprintf("%s:%d %s %s %s", f.Name, x.Line, x.Code, x.What, x.File)), " "))
		}
	}
	return lines
}

func TestSample(t *testing.T) {
	s := newReader(t).Folder(samples)
	if got := told(s); len(got) > 0 {
		t.Fatalf("%q", got)
	}
	decks := s.Decks()
	if len(decks) != 1 || len(decks[0].Cards) != 10 {
		t.Fatalf("decks %v", decks)
	}
	own := decks[0].Own
	if own.File != "drowned-bell.toml" || own.Text != sample(t, "drowned-bell.toml") {
		t.Error("the deck does not keep its file")
	}
	if got := own.Words["ru"]["card.undertow.name"]["other"]; got != "Донное течение" || len(own.Words["en"]) != len(own.Words["ru"]) {
		t.Errorf("the deck does not keep its words: %q", got)
	}
	if got := own.Words["ru"]["notice.drowned-bell-gold"]; len(got) != 4 {
		t.Errorf("plural forms: %v", got)
	}
}

// TestOurs: a copy of any of our own files is a translation without a fault, in Russian and in English.
func TestOurs(t *testing.T) {
	paths, err := filepath.Glob("../../locales/*.toml")
	if err != nil || len(paths) == 0 {
		t.Fatal(err)
	}
	if got := told(newReader(t).Files(paths)); len(got) > 0 {
		t.Errorf("%q", got)
	}
}

// change replaces the one place where old stands.
func change(t *testing.T, text, old, with string) string {
	t.Helper()
	if strings.Count(text, old) != 1 {
		t.Fatalf("%q stands there %d times", old, strings.Count(text, old))
	}
	return strings.Replace(text, old, with, 1)
}

// TestDeckFaults: what is wrong in a deck's file, with the line, all at once.
func TestDeckFaults(t *testing.T) {
	for name, x := range map[string]struct {
		// changes are pairs of what stands there and what stands there instead.
		changes []string
		want    []string
	}{
		"keys":            {[]string{"basic = true\ntrigger = 0", "basic = true\ntriger = 0"}, []string{"4 missing trigger", "8 unknown-key triger"}},
		"types":           {[]string{"number = 2\npurchase = 2", "number = \"2\"\npurchase = two"}, []string{"29 wrong-type number", "30 syntax value"}},
		"types and words": {[]string{"number = 2\npurchase = 2", "number = \"2\"\npurchase = 200", "clock = \"encounter\"\nmoment = \"overlord-end\"", "clock = \"encouter\"\nmoment = 1"}, []string{"29 wrong-type number", "30 bad-number purchase", "33 bad-word encouter", "34 wrong-type moment"}},
		"windows":         {[]string{"windows = [\"setup\", \"turn\", \"quest-end\"]", "windows = [\n  \"setup\",\n  \"trun\",\n]"}, []string{"89 bad-word trun"}},
		"no windows":      {[]string{"windows = [\"setup\", \"turn\", \"quest-end\"]", "windows = []"}, []string{"87 bad-word"}},
		"kinds":           {[]string{"kind = \"hold\"", "kind = \"holt\"", "kind = \"counter\"", "kind = \"discount\"\ncap = 2"}, []string{"67 bad-word holt", "121 unused-key cap"}},
		"needed keys":     {[]string{"amount = 1\ncap = 3", "cap = 0"}, []string{"66 missing amount", "68 bad-number cap"}},
		"questions":       {[]string{"when = \"toll=loud\"", "when = \"toll=lout\"", "when = \"toll=soft\"", "when = \"tol=soft\"", "per = \"soaked\"", "per = \"wet\""}, []string{"21 bad-word lout", "25 not-asked tol", "42 not-asked wet"}},
		"conditions":      {[]string{"when = \"winner=overlord\"", "when = \"winner\"", "when = \"toll=loud\"", "when = \"winner=nobody\""}, []string{"21 bad-word nobody", "105 bad-when winner"}},
		"choices":         {[]string{"values = [\"loud\", \"soft\"]\ndefault = \"soft\"", "values = [\"loud\"]\ndefault = \"mute\""}, []string{"16 few-values toll", "17 bad-word mute", "25 bad-word soft"}},
		"values":          {[]string{"values = [\"loud\", \"soft\"]", "values = [\"loud\", \"soft\", \"loud\", \"Very loud\"]"}, []string{"16 twice-id loud", "16 bad-id Very loud"}},
		"ids":             {[]string{"id = \"undertow\"\nnumber", "id = \"other\"\nnumber", "id = \"ebb-tide\"", "id = \"first-toll\""}, []string{"45 bad-id other", "83 twice-id first-toll"}},
		"ours": {[]string{"id = \"drowned-bell\"", "id = \"silent-protector\"", "id = \"old-maren\"", "id = \"serena\"", "id = \"ebb-tide\"", "id = \"pacify\""}, []string{
			"2 taken-id silent-protector", "83 taken-id pacify", "162 taken-id serena", "169 missing-message agent.serena.1.lantern.name",
			"170 missing-message agent.serena.1.undertow.name", "183 missing-message agent.serena.2.lantern.name", "184 missing-message agent.serena.2.undertow.name",
		}},
		"numbers":       {[]string{"number = 5", "number = 6", "number = 6\npurchase = 2\ntrigger = 0\nwindows = [\"setup\"", "number = 5\npurchase = 2\ntrigger = 0\nwindows = [\"setup\""}, []string{"73 card-number 6", "84 card-number 5"}},
		"basic":         {[]string{"basic = true\n", "basic = true\npurchase = 1\n"}, []string{"8 basic-price first-toll"}},
		"no basic":      {[]string{"basic = true\n", "purchase = 1\n"}, []string{"4 basic-count 0"}},
		"nine cards":    {[]string{"[[card]]\nid = \"ebb-tide\"", "[[spare]]\nid = \"ebb-tide\""}, []string{"4 card-count 9", "82 unknown-key spare", "96 card-number 7", "112 card-number 8", "125 card-number 9", "146 card-number 10"}},
		"agent":         {[]string{"act = 2\nattack = \"ranged\"", "act = 1\nattack = \"bite\"", "dice = [\"blue\", \"yellow\"]", "dice = [\"blue\", \"pink\"]"}, []string{"164 face-missing 2", "167 bad-word pink", "179 twice-id 1", "180 bad-word bite"}},
		"rows":          {[]string{"{ heroes = 3, speed = 3, health = 11, defence = [\"white\"] }", "{ heroes = 4, speed = 3, health = 0, defence = [\"wite\"] }"}, []string{"172 row-missing 3", "174 bad-number health", "174 bad-word wite", "175 twice-id 4"}},
		"kept keys":     {[]string{"key = \"soaked\"", "key = \"note\"", "per = \"soaked\"", "per = \"note\""}, []string{"37 kept-key note", "37 missing-message question.note"}},
		"a group's key": {[]string{"key = \"hero\"", "key = \"victim\""}, []string{"54 type-key hero"}},
	} {
		t.Run(name, func(t *testing.T) {
			text := sample(t, "drowned-bell.toml")
			for i := 0; i < len(x.changes); i += 2 {
				text = change(t, text, x.changes[i], x.changes[i+1])
			}
			s := read(t, map[string]string{
				"drowned-bell.toml": text, "w.en.toml": sample(t, "drowned-bell.en.toml"), "w.ru.toml": sample(t, "drowned-bell.ru.toml"),
			})
			var got []string
			for _, f := range s.Files[0].Faults {
				got = append(got, strings.TrimSpace(fmt.Sprintf("%d %s %s", f.Line, f.Code, f.What)))
			}
			if !slices.Equal(got, x.want) {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(x.want, "\n"))
			}
			if len(s.Decks()) > 0 {
				t.Error("a deck with faults is offered")
			}
		})
	}
}

// TestTranslationFaults: what is wrong in a translation, with the line.
func TestTranslationFaults(t *testing.T) {
	for name, x := range map[string]struct {
		file, text string
		want       []string
	}{
		"good":             {"a.de.toml", "[card.pacify]\nname = \"Besänftigen\"\n", nil},
		"good, in Russian": {"a.ru.toml", "[card.pacify]\nname = \"Успокоить\"\n", nil},
		"no language":      {"words.toml", "[card.pacify]\nname = \"a\"\n", []string{"0 no-language words.toml"}},
		"unknown language": {"words.qq.toml", "[card.pacify]\nname = \"a\"\n", []string{"0 no-language words.qq.toml"}},
		"hidden ending":    {"words.de.toml.txt", "[card.pacify]\nname = \"a\"\n", []string{"0 name-txt words.de.toml.txt"}},
		"unknown":          {"a.de.toml", "[card.pacify]\nnam = \"a\"\n\n[ui]\nnothing = \"b\"", []string{"2 unknown-message card.pacify.nam", "5 unknown-message ui.nothing"}},
		"no deck":          {"a.de.toml", "[card.ash]\nname = \"a\"\ntext = \"b\"\n[deck.ash]\nname = \"c\"", []string{"2 no-deck card.ash", "5 no-deck deck.ash"}},
		"twice":            {"a.de.toml", "\"card.pacify.name\" = \"a\"\n[card.pacify]\nname = \"b\"", []string{"3 twice card.pacify.name"}},
		"types":            {"a.de.toml", "[card.pacify]\nname = 1\ntext = [\"a\"]", []string{"2 wrong-type name", "3 wrong-type text"}},
		"no text":          {"a.de.toml", "[card.pacify]\nname = \"\"\nmoment = \" \"\ntext = \" a\"", []string{"2 no-text other", "3 no-text other", "4 blanks"}},
		"glyphs":           {"a.de.toml", "[card.pacify]\nname = \"→a→\"\ntext = \"\"\"\nfirst\n★ second\n\"\"\"", []string{"2 no-glyph → (U+2192)", "3 blanks", "5 no-glyph ★ (U+2605)"}},
		"variables":        {"a.de.toml", "[ui.card]\nfooter = \"{{.Deck}} {{.Numer}}\"\n", []string{"2 unknown-variable Numer", "2 lacks-variable Number"}},
		"templates":        {"a.de.toml", "[ui.card]\nfooter = \"{{.Deck}} {{if .Number}}\"\n", []string{"2 bad-template"}},
		"no forms":         {"a.ru.toml", "[notice]\ngold-25 = \"Золото\"\n", []string{"2 plural-missing one", "2 plural-missing few", "2 plural-missing many", "2 lacks-variable N"}},
		"forms":            {"a.ru.toml", "[notice.gold-25]\none = \"{{.N}} а\"\ntwo = \"б\"\nmany = \"в\"\nlots = \"г\"\n", []string{"1 plural-missing few", "3 plural-unknown two", "5 mixed-forms lots"}},
		"forms of German":  {"a.de.toml", "[notice.gold-25]\none = \"a\"\nfew = \"{{.N}} b\"\n", []string{"1 plural-missing other", "3 plural-unknown few"}},
		"not counted":      {"a.de.toml", "[card.pacify.name]\none = \"a\"\nother = \"b\"", []string{"2 not-counted"}},
		"two forms more":   {"a.de.toml", "[card.pacify.name]\nother = \"a\"\n\nfew = \"b\"\none = \"c\"", []string{"4 not-counted", "5 not-counted"}},
		"number unsaid":    {"a.de.toml", "[notice.gold-25]\n\none = \"a\"\nother = \"b\"", []string{"3 lacks-variable N"}},
		"slips":            {"a.de.toml", "[card.pacify]\nname = \"a\n[card.brethren]\nname \"b\"\nnam = 1", []string{"2 syntax quote", "4 syntax equals"}},
		"not UTF-8":        {"a.de.toml", "[card.pacify]\nname = \"Bes\xe4nftigen\"\n", []string{"2 not-utf8"}},
		"UTF-16":           {"a.de.toml", "\xff\xfe[\x00c\x00", []string{"1 not-utf8"}},
		"too large":        {"a.de.toml", strings.Repeat("# a\n", maxSize), []string{"0 too-large 1024"}},
		"Windows":          {"a.de.toml", "\ufeff[card.pacify]\r\ntext = \"\"\"\r\na\r\n\r\nb\"\"\"\r\n", nil},
		"empty":            {"a.de.toml", "", nil},
	} {
		t.Run(name, func(t *testing.T) {
			s := read(t, map[string]string{x.file: x.text})
			var got []string
			for _, f := range s.Files[0].Faults {
				got = append(got, strings.TrimSpace(fmt.Sprintf("%d %s %s", f.Line, f.Code, f.What)))
			}
			if !slices.Equal(got, x.want) {
				t.Errorf("got %q, want %q", got, x.want)
			}
			if len(s.Layers(nil)) > 0 != (len(x.want) == 0) {
				t.Errorf("laid: %v", s.Layers(nil))
			}
		})
	}
}

// TestTogether: files that get in each other's way, and a deck whose words are missing or broken.
func TestTogether(t *testing.T) {
	deck, en, ru := sample(t, "drowned-bell.toml"), sample(t, "drowned-bell.en.toml"), sample(t, "drowned-bell.ru.toml")
	noPitch := func(text string) string {
		lines := slices.DeleteFunc(strings.Split(text, "\n"), func(l string) bool { return strings.HasPrefix(l, "pitch") })
		return strings.Join(lines, "\n")
	}
	for name, x := range map[string]struct {
		files map[string]string
		want  []string
	}{
		"one language":     {map[string]string{"d.toml": deck, "d.ru.toml": ru}, nil},
		"half and half":    {map[string]string{"d.toml": deck, "d.en.toml": noPitch(en), "d.ru.toml": ru}, nil},
		"one is missing":   {map[string]string{"d.toml": deck, "d.en.toml": noPitch(en), "d.ru.toml": noPitch(ru)}, []string{"d.toml:2 missing-message deck.drowned-bell.pitch"}},
		"broken words":     {map[string]string{"d.toml": deck, "d.en.toml": en + "\nx ="}, []string{"d.en.toml:111 syntax value", "d.toml:0 words-broken d.en.toml"}},
		"broken deck":      {map[string]string{"d.toml": strings.Replace(deck, "\"encounter\"", "\"never\"", 1), "d.en.toml": en}, []string{"d.toml:33 bad-word never"}},
		"same words":       {map[string]string{"a.de.toml": "[card.pacify]\nname = \"a\"", "b.de.toml": "[card.pacify]\nname = \"b\"", "c.fr.toml": "[card.pacify]\nname = \"c\""}, []string{"b.de.toml:2 taken-message card.pacify.name a.de.toml"}},
		"faulty and good":  {map[string]string{"a.de.toml": "[card.pacify]\nname = \"a\"\nnam = \"a\"", "b.de.toml": "[card.pacify]\nname = \"b\""}, []string{"a.de.toml:3 unknown-message card.pacify.nam"}},
		"taken, then free": {map[string]string{"a.de.toml": "[card.pacify]\nname = \"a\"", "b.de.toml": "[card.pacify]\nname = \"b\"\n[card.brethren]\nname = \"b\"", "c.de.toml": "[card.brethren]\nname = \"c\""}, []string{"b.de.toml:2 taken-message card.pacify.name a.de.toml"}},
		"broken and good":  {map[string]string{"a.toml": "\x00", "b.de.toml": "[", "c.de.toml": "[card.pacify]\nname = \"c\"", "notes.txt": "any"}, []string{"a.toml:1 syntax character", "b.de.toml:1 syntax character"}},
	} {
		t.Run(name, func(t *testing.T) {
			if got := told(read(t, x.files)); !slices.Equal(got, x.want) {
				t.Errorf("got %q, want %q", got, x.want)
			}
		})
	}
	t.Run("a deck twice", func(t *testing.T) {
		s := read(t, map[string]string{"a.toml": deck, "b.toml": deck, "d.ru.toml": ru})
		got := told(s)
		if len(got) != 12 || got[0] != "b.toml:2 taken-id drowned-bell a.toml" || len(s.Decks()) != 1 {
			t.Errorf("got %q", got)
		}
	})
}

func TestOddPaths(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "folder.toml"), 0o700); err != nil {
		t.Fatal(err)
	}
	s := newReader(t).Folder(dir)
	if got := told(s); len(got) != 1 || !strings.HasPrefix(got[0], "folder.toml:0 unreadable") {
		t.Errorf("got %q", got)
	}
	if got := newReader(t).Folder(filepath.Join(dir, "none")); len(got.Files) > 0 {
		t.Errorf("files of a folder that is not there: %v", got)
	}
}

// TestLayers: the words that a campaign keeps stand behind the files of the same deck, and before those of another.
func TestLayers(t *testing.T) {
	deck, ru := sample(t, "drowned-bell.toml"), sample(t, "drowned-bell.ru.toml")
	s := read(t, map[string]string{"d.toml": deck, "d.ru.toml": ru})
	kept := model.OwnDeck{Text: deck, Words: model.Words{"ru": {"card.undertow.name": {"other": "Старое имя"}}}}
	name := func(s Shelf, kept *model.OwnDeck) string {
		b := newReader(t).Bundle
		if err := b.Lay(s.Layers(kept)...); err != nil {
			t.Fatal(err)
		}
		return b.Translator("en").T("card.undertow.name")
	}
	for what, got := range map[string][2]string{
		"no campaign":    {name(s, nil), "Донное течение"},
		"the same deck":  {name(s, &kept), "Донное течение"},
		"the file gone":  {name(Shelf{}, &kept), "Старое имя"},
		"the file other": {name(s, &model.OwnDeck{Text: deck + "#", Words: kept.Words}), "Старое имя"},
	} {
		if got[0] != got[1] {
			t.Errorf("%s: %q, want %q", what, got[0], got[1])
		}
	}
}

// FuzzCheck: no bytes make it panic, as a deck or as a translation, and what passes can be laid and read again.
func FuzzCheck(f *testing.F) {
	for _, name := range []string{"drowned-bell.toml", "drowned-bell.en.toml"} {
		f.Add([]byte(sample(f, name)))
	}
	for _, text := range []string{"card = 1", "[[card]]\neffect = [1]", "id = 'a'\ncard = [{effect = [{kind = 'ask', values = 1}]}]", "[card]\na.one = 'x'", "agent = []", "[[card]]\n[agent]\nface = [{row = [{}], ability = [{}]}]", "[card.pacify]\nname.other = 'x'\n"} {
		f.Add([]byte(text))
	}
	r := newReader(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		files := []*File{{Name: "a.toml", text: text}, {Name: "b.de.toml", text: text}, {Name: "c.ru.toml", text: text}}
		s := Shelf{files}
		r.check(s)
		if err := r.Bundle.Lay(s.Layers(nil)...); err != nil {
			t.Error(err)
		}
		for _, d := range s.Decks() {
			if r.Catalog.ReadOwn(d.Own) == nil {
				t.Error("a deck without faults cannot be read again")
			}
		}
		for _, x := range files {
			for _, fault := range x.Faults {
				if fault.Line < 0 || fault.Line > 1+strings.Count(string(text), "\n") {
					t.Errorf("line %d", fault.Line)
				}
			}
		}
	})
}
