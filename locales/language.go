package locales

import (
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/cases"
	"golang.org/x/text/language"
	"golang.org/x/text/language/display"
)

// The languages that every message is written in.
const (
	English = "en"
	Russian = "ru"
)

// Match returns the language of ours for a name as operating systems give it:
// BCP 47 ("ru-RU") or POSIX ("ru_RU.UTF-8@variant"). Only Russian itself
// selects Russian. The usual matching tables hand Russian to readers of
// Ukrainian and Belarusian too, who may not want it; they get English.
func Match(name string) string {
	base, _, _ := strings.Cut(strings.ToLower(strings.TrimSpace(name)), ".")
	base, _, _ = strings.Cut(base, "@")
	base, _, _ = strings.Cut(strings.ReplaceAll(base, "_", "-"), "-")
	if base == Russian {
		return Russian
	}
	return English
}

// SystemLanguage returns the language of ours for the one the operating
// system speaks to its user: the language of its menus, not the format of its
// dates and numbers, which is often another.
func SystemLanguage() string {
	return Match(systemLanguage())
}

// Tag is the canonical name of a language that messages can be written in, as in "de" or "pt-BR"; ok is false for a
// name that is none.
func Tag(name string) (tag string, ok bool) {
	t, err := language.Parse(name)
	if err != nil || t == language.Und {
		return "", false
	}
	if err := i18n.NewBundle(language.English).AddMessages(t, &i18n.Message{ID: "any", Other: "any"}); err != nil {
		return "", false
	}
	return t.String(), true
}

// OwnName is what a language calls itself, with a capital: Русский, Deutsch. It is the tag where that is not known.
func OwnName(lang string) string {
	tag := language.Make(lang)
	name := display.Self.Name(tag)
	if name == "" {
		return lang
	}
	return cases.Title(tag, cases.NoLower).String(name)
}
