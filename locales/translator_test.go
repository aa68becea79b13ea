package locales

import (
	"slices"
	"testing"
)

// sample lays a few messages of our own over the embedded ones, so that the
// tests of behaviour do not depend on the program's wording.
func sample(t *testing.T) (*Bundle, *[]string) {
	t.Helper()
	b, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"sample.en.toml": `
[sample]
plain = "Plain"
only-english = "Only English"
buys = "{{.Hero}} buys {{.Card}}"
[sample.tokens]
one = "{{.N}} token for {{.Hero}}"
other = "{{.N}} tokens for {{.Hero}}"`,
		"sample.ru.toml": `
[sample]
plain = "Просто"
buys = "{{.Hero}} покупает: {{.Card}}"
[sample.tokens]
one = "{{.N}} жетон, {{.Hero}}"
few = "{{.N}} жетона, {{.Hero}}"
many = "{{.N}} жетонов, {{.Hero}}"
other = "{{.N}} жетона, {{.Hero}}"`,
	} {
		if err := b.Add(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	reports := &[]string{}
	b.OnError = func(id string, _ error) { *reports = append(*reports, id) }
	return b, reports
}

func TestTranslator(t *testing.T) {
	b, reports := sample(t)
	tr := b.Translator("en")
	for _, step := range []struct{ lang, id, want string }{
		{"en", "sample.plain", "Plain"},
		{"ru_RU.UTF-8", "sample.plain", "Просто"},
		{"uk", "sample.plain", "Plain"},
		{"ru", "card.pacify.name", "Умиротворение"},
		{"en", "card.pacify.name", "Pacify"},
	} {
		tr.Use(step.lang)
		if got := tr.T(step.id); got != step.want {
			t.Errorf("%s %s = %q, want %q", step.lang, step.id, got, step.want)
		}
	}
	if got := tr.T("sample.buys", "Hero", "Jain", "Card", 7); got != "Jain buys 7" {
		t.Errorf("variables: %q", got)
	}
	if len(*reports) != 0 {
		t.Errorf("reported %v", *reports)
	}
}

func TestPlurals(t *testing.T) {
	b, reports := sample(t)
	en, ru := b.Translator("en"), b.Translator("ru")
	for n, want := range map[int][2]string{
		0:  {"0 tokens for Jain", "0 жетонов, Jain"},
		1:  {"1 token for Jain", "1 жетон, Jain"},
		2:  {"2 tokens for Jain", "2 жетона, Jain"},
		5:  {"5 tokens for Jain", "5 жетонов, Jain"},
		11: {"11 tokens for Jain", "11 жетонов, Jain"},
		21: {"21 tokens for Jain", "21 жетон, Jain"},
		22: {"22 tokens for Jain", "22 жетона, Jain"},
	} {
		got := [2]string{en.N("sample.tokens", n, "Hero", "Jain"), ru.N("sample.tokens", n, "Hero", "Jain")}
		if got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
	if len(*reports) != 0 {
		t.Errorf("reported %v", *reports)
	}
}

// What is wrong with a message must neither stop the program nor fill a log
// with one line per drawn frame.
func TestTranslatorNeverFails(t *testing.T) {
	b, reports := sample(t)
	tr := b.Translator("ru")
	for range 3 {
		for _, step := range []struct{ got, want string }{
			{tr.T("sample.nowhere"), "‹sample.nowhere›"},
			{tr.N("sample.nowhere-at-all", 2), "‹sample.nowhere-at-all›"},
			{tr.T("sample.only-english"), "Only English"},
			{tr.T("sample.buys", "Hero", "Jain"), "‹sample.buys›"},
			{tr.T("sample.buys", "Hero"), "‹sample.buys›"},
			{tr.N("sample.tokens", 3), "‹sample.tokens›"},
		} {
			if step.got != step.want {
				t.Errorf("got %q, want %q", step.got, step.want)
			}
		}
	}
	want := []string{"sample.nowhere", "sample.nowhere-at-all", "sample.only-english", "sample.buys", "sample.tokens"}
	if !slices.Equal(*reports, want) {
		t.Errorf("reported %v, want %v", *reports, want)
	}
	b.OnError = nil
	if got := tr.T("sample.silence"); got != "‹sample.silence›" {
		t.Errorf("without OnError: %q", got)
	}
}

func TestHas(t *testing.T) {
	b, _ := sample(t)
	ru := b.Translator("ru")
	for id, want := range map[string]bool{
		"sample.plain": true, "sample.only-english": true, "sample.nowhere": false,
		"card.pacify.ask": false, "card.diplomatic.ask": true,
	} {
		if got := ru.Has(id); got != want {
			t.Errorf("Has(%s) = %v", id, got)
		}
	}
}

func TestAddedLanguage(t *testing.T) {
	b, reports := sample(t)
	if err := b.Add("ours.de.toml", []byte("[card.pacify]\nname = \"Besänftigen\"")); err != nil {
		t.Fatal(err)
	}
	if got := b.Languages(); !slices.Equal(got, []string{"de", "en", "ru"}) {
		t.Errorf("languages %v", got)
	}
	de := b.Translator("de")
	if got := de.T("card.pacify.name") + ", " + de.T("sample.plain"); got != "Besänftigen, Plain" {
		t.Errorf("got %q", got)
	}
	b.Fallback = Russian
	if got := de.T("sample.plain") + ", " + de.N("sample.tokens", 2, "Hero", "Jain"); got != "Просто, 2 жетона, Jain" {
		t.Errorf("got %q", got)
	}
	if len(*reports) != 0 {
		t.Errorf("reported %v: an added language may leave messages out", *reports)
	}
}

func TestAddFromWindows(t *testing.T) {
	b, _ := sample(t)
	data := "\xef\xbb\xbf[sample]\r\nplain = \"\"\"\r\nПервая\r\n\r\nвторая\"\"\"\r\n"
	if err := b.Add("notepad.ru.toml", []byte(data)); err != nil {
		t.Fatal(err)
	}
	if got := b.Translator("ru").T("sample.plain"); got != "Первая\n\nвторая" {
		t.Errorf("got %q", got)
	}
}

func TestAddRefuses(t *testing.T) {
	for name, text := range map[string]string{
		"syntax.ru.toml":   "[card",
		"template.ru.toml": `a = "{{.Hero"`,
		"empty.ru.toml":    `a = ""`,
		"reserved.ru.toml": "[a]\none = \"1\"\nname = \"2\"",
		"nolanguage.toml":  `a = "b"`,
		"format.ru.txt":    `a = "b"`,
	} {
		b, _ := sample(t)
		before := b.IDs("ru")
		if err := b.Add(name, []byte("first = \"1\"\n"+text)); err == nil {
			t.Errorf("%s was accepted", name)
		}
		if !slices.Equal(b.IDs("ru"), before) {
			t.Errorf("%s left something behind", name)
		}
	}
}

func TestMatch(t *testing.T) {
	for name, want := range map[string]string{
		"ru": "ru", "RU": "ru", "ru-RU": "ru", "ru_RU.UTF-8": "ru", "ru_UA.KOI8-U@x": "ru", "ru.UTF-8": "ru", " ru ": "ru",
		"ru-Latn-RU": "ru", "ru@euro": "ru",
		"en": "en", "en_US.UTF-8": "en", "uk_UA.UTF-8": "en", "be-BY": "en", "kk-KZ": "en", "de": "en", "rue": "en", "run": "en",
		"C": "en", "POSIX": "en", "C.UTF-8": "en", "": "en", "-": "en", "en-RU": "en",
	} {
		if got := Match(name); got != want {
			t.Errorf("Match(%q) = %q, want %q", name, got, want)
		}
	}
}
