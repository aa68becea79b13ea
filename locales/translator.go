package locales

import (
	"fmt"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	i18ntemplate "github.com/nicksnyder/go-i18n/v2/i18n/template"
)

// strict makes a template that names a variable nobody gave an error; the
// default would print "<no value>" in the middle of a sentence.
var strict = &i18ntemplate.TextParser{Option: "missingkey=error"}

// Translator gives the messages of a bundle in one language at a time. It
// never fails: what has no text is shown as its id in ‹angle quotes›, and
// [Bundle.OnError] hears of it.
type Translator struct {
	// Instead, if set, is asked for each message; where it answers another id, that one is given in its place. Windows
	// keep with it to themselves what they must not tell.
	Instead func(id string) string

	bundle *Bundle
	lang   string
}

// Use changes the language of all later messages. It takes a language of the
// bundle or the name an operating system gives one ("ru_RU.UTF-8"), for which
// [Match] decides.
func (t *Translator) Use(lang string) {
	if _, ok := t.bundle.ids[lang]; !ok {
		lang = Match(lang)
	}
	t.lang = lang
}

// Language returns the language in use: "en", "ru" or that of an added file.
func (t *Translator) Language() string {
	return t.lang
}

// Has reports whether the language in use, or another in its place, has a
// message id. Optional messages, such as the question a card asks, are looked
// for with it.
func (t *Translator) Has(id string) bool {
	return t.bundle.ids[t.bundle.speaker(t.lang, id)][id]
}

// T returns the message id. Its variables follow in pairs of name and value:
// T("log.bought", "Card", name, "Cost", 2).
func (t *Translator) T(id string, vars ...any) string {
	return t.localize(&i18n.LocalizeConfig{MessageID: id, TemplateData: data(vars)})
}

// N returns the form of the message id that goes with the number n, which the
// message can show as {{.N}}. Further variables are given as for T.
func (t *Translator) N(id string, n int, vars ...any) string {
	values := data(vars)
	values["N"] = n
	return t.localize(&i18n.LocalizeConfig{MessageID: id, TemplateData: values, PluralCount: n})
}

// localize returns the best text there is: that of another language where the
// language in use has none. Ours should have all; an added one need not.
func (t *Translator) localize(config *i18n.LocalizeConfig) string {
	if t.Instead != nil {
		if other := t.Instead(config.MessageID); other != "" {
			config = &i18n.LocalizeConfig{MessageID: other, TemplateData: config.TemplateData, PluralCount: config.PluralCount}
		}
	}
	config.TemplateParser = strict
	lang := t.bundle.speaker(t.lang, config.MessageID)
	text, err := t.bundle.localizer(lang).Localize(config)
	if err == nil && lang != t.lang && (t.lang == English || t.lang == Russian) {
		err = fmt.Errorf("no message %q in %s", config.MessageID, t.lang)
	}
	if err != nil {
		t.bundle.report(t.lang, config.MessageID, err)
	}
	if text == "" {
		return "‹" + config.MessageID + "›"
	}
	return text
}

// data turns pairs of name and value into what a template reads. It is never
// nil: go-i18n would then put its own variables in place.
func data(vars []any) map[string]any {
	values := make(map[string]any, len(vars)/2+1)
	for i := 0; i+1 < len(vars); i += 2 {
		values[fmt.Sprint(vars[i])] = vars[i+1]
	}
	return values
}
