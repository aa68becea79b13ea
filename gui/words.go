package gui

import (
	"encoding/json"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	_ "plotwright/gui/clocale" // before Fyne looks for a language
)

// fyneTags are the languages that Fyne knows. It chooses one of them by the system and offers no way to choose another,
// so the words of the current language are laid under every tag.
var fyneTags = []string{"en", "ru", "cs", "de", "el", "es", "fr", "pl", "pt", "pt-BR", "sv", "ta", "uk", "zh-Hans"}

// useFyneWords gives Fyne's own dialogs and menus the words of the current language.
func (a *App) useFyneWords() {
	words := map[string]string{}
	const prefix = "fyne."
	for _, id := range a.Bundle.IDs("en") {
		if len(id) > len(prefix) && id[:len(prefix)] == prefix {
			words[id[len(prefix):]] = a.tr.T(id)
		}
	}
	text, err := json.Marshal(words)
	if err != nil {
		fyne.LogError("words for Fyne", err)
		return
	}
	for _, tag := range fyneTags {
		if err := lang.AddTranslationsForLocale(text, fyne.Locale(tag)); err != nil {
			fyne.LogError("words for Fyne", err)
		}
	}
}
