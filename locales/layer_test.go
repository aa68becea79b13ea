package locales

import (
	"slices"
	"testing"
)

// TestLay: layers lie over ours in their order, and are gone when others are laid; translators follow at once.
func TestLay(t *testing.T) {
	b, reports := sample(t)
	ru, de := b.Translator("ru"), b.Translator("de")
	plain := func(text string) map[string]map[string]string {
		return map[string]map[string]string{"sample.plain": {"other": text}}
	}
	if err := b.Lay(Layer{"ru", plain("Первое")}, Layer{"ru", plain("Второе")}, Layer{"de", plain("Schlicht")}); err != nil {
		t.Fatal(err)
	}
	de.Use("de")
	if got := ru.T("sample.plain") + " " + de.T("sample.plain") + " " + de.Language(); got != "Второе Schlicht de" {
		t.Errorf("got %q", got)
	}
	if err := b.Lay(); err != nil {
		t.Fatal(err)
	}
	if got := ru.T("sample.plain") + " " + de.T("sample.plain"); got != "Просто Plain" {
		t.Errorf("got %q", got)
	}
	if err := b.Lay(Layer{"tlh-x-!", plain("Qapla")}); err == nil {
		t.Error("no language, and yet laid")
	}
	if got := ru.T("sample.plain"); got != "Просто" || len(*reports) > 0 {
		t.Errorf("got %q, reported %v", got, *reports)
	}
}

// TestAnyLanguage: a message that only an added language has is shown in it rather than not at all.
func TestAnyLanguage(t *testing.T) {
	b, _ := sample(t)
	if err := b.Lay(Layer{"de", map[string]map[string]string{"card.ash.name": {"other": "Asche"}}}); err != nil {
		t.Fatal(err)
	}
	if got := b.Translator("ru").T("card.ash.name"); got != "Asche" {
		t.Errorf("got %q", got)
	}
}

func TestShape(t *testing.T) {
	b, _ := sample(t)
	for id, want := range map[string]Shape{
		"sample.tokens": {Counted: true, Variables: []string{"Hero", "N"}},
		"sample.buys":   {Variables: []string{"Card", "Hero"}},
		"sample.plain":  {},
	} {
		if got, ok := b.Shape(id); !ok || got.Counted != want.Counted || !slices.Equal(got.Variables, want.Variables) {
			t.Errorf("%s: %+v %v", id, got, ok)
		}
	}
	if _, ok := b.Shape("sample.nothing"); ok {
		t.Error("a shape of nothing")
	}
}

func TestVariables(t *testing.T) {
	for text, want := range map[string]bool{
		"a {{.Hero}} b {{ .Card }}": true, "plain": true, "{{.Hero": false, "{{if .N}}x{{end}}": false, "}}": false, "{{printf .A}}": false,
	} {
		if _, plain := Variables(text); plain != want {
			t.Errorf("%q is plain: %v", text, plain)
		}
	}
	for lang, files := range catalog(t) {
		for _, messages := range files {
			for id, m := range messages {
				for _, text := range forms(m) {
					if _, plain := Variables(text); !plain {
						t.Errorf("%s %s: more than variables in %q", lang, id, text)
					}
				}
			}
		}
	}
}

func TestPluralFormsOfLanguages(t *testing.T) {
	for lang, want := range map[string][]string{
		"en": {"one", "other"}, "ru": {"one", "few", "many"}, "uk": {"one", "few", "many"}, "de": {"one", "other"},
		"pl": {"one", "few", "many"}, "ja": {"other"}, "ar": Forms, "fr": {"one", "other"},
	} {
		if got := PluralForms(lang); !slices.Equal(got, want) {
			t.Errorf("%s has %v, want %v", lang, got, want)
		}
	}
	if !HasForm("ru", "other") || HasForm("en", "few") {
		t.Error("a wrong form")
	}
}

func TestOwnName(t *testing.T) {
	for lang, want := range map[string]string{"ru": "Русский", "en": "English", "de": "Deutsch", "uk": "Українська", "pt-BR": "Português"} {
		if got := OwnName(lang); got != want {
			t.Errorf("%s calls itself %q, want %q", lang, got, want)
		}
	}
	for name, want := range map[string]string{"de": "de", "pt-br": "pt-BR", "RU": "ru", "toml": "", "english": "", "": "", "und": "", "qq": ""} {
		if got, _ := Tag(name); got != want {
			t.Errorf("the tag of %q is %q, want %q", name, got, want)
		}
	}
}
