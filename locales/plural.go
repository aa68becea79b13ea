package locales

import (
	"slices"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// Forms are the names of all plural forms that there are.
var Forms = []string{"zero", "one", "two", "few", "many", "other"}

var formNames = map[plural.Form]string{
	plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many", plural.Other: "other",
}

// PluralForms are the plural forms that a language has for whole numbers, in the order of [Forms].
func PluralForms(lang string) []string {
	tag := language.Make(lang)
	seen := map[string]bool{}
	// What tells whole numbers apart shows below a thousand.
	for n := range 1000 {
		seen[formNames[plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0)]] = true
	}
	var forms []string
	for _, f := range Forms {
		if seen[f] {
			forms = append(forms, f)
		}
	}
	return forms
}

// HasForm tells whether a message of the language may have a plural form: those for whole numbers, and the one for all
// others.
func HasForm(lang, form string) bool {
	return form == "other" || slices.Contains(PluralForms(lang), form)
}
