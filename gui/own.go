package gui

import (
	"fyne.io/fyne/v2"

	"plotwright/gui/settings"
	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/own"
)

// library is what there is to play with and to read: our decks and words, the group's own files, and the deck that the
// campaign at the table keeps.
type library struct {
	ours *model.Catalog
	// shelf is the group's own files as they were last read, known the catalogue with their decks.
	shelf own.Shelf
	known *model.Catalog
	// kept is the deck of which the campaign's words are laid over the others.
	kept *model.OwnDeck
}

// readOwn reads the group's own files anew. What they bring counts at once, in every window.
func (a *App) readOwn() {
	a.library.shelf = own.Shelf{}
	if a.ReadOwn != nil {
		a.library.shelf = a.ReadOwn()
	}
	a.library.known = a.library.shelf.Catalog(a.library.ours)
	for _, s := range []*model.Session{a.session, a.present} {
		if s != nil {
			s.UseCatalog(a.library.known)
		}
	}
	a.lay(a.keptDeck())
}

// keptDeck is the deck of its own that the campaign at the table has, or nil.
func (a *App) keptDeck() *model.OwnDeck {
	if a.session == nil {
		return nil
	}
	return a.session.State().Own
}

// followOwn brings catalogue and words in line with the campaign at the table.
func (a *App) followOwn() {
	if kept := a.keptDeck(); kept != a.library.kept {
		a.lay(kept)
	}
	a.Catalog = a.library.known
	if a.session != nil {
		a.Catalog = a.session.Catalog()
	}
}

// lay lays the words of the group's own files, and of a campaign's own deck, over ours.
func (a *App) lay(kept *model.OwnDeck) {
	a.library.kept = kept
	if err := a.Bundle.Lay(a.library.shelf.Layers(kept)...); err != nil {
		fyne.LogError("own words were not laid", err)
	}
	if a.tr != nil {
		a.tr.Use(a.language())
		a.useFyneWords()
	}
}

// Draws tells whether every face of the window has a sign.
func Draws(r rune) bool { return widget.Draws(r) }

// languages are those that can be chosen: the system's, ours, and those of the group's own translations; tr names them.
func (a *App) languages(tr *locales.Translator) (tags []string, names func() []string) {
	tags = []string{"", locales.English, locales.Russian}
	for _, lang := range a.Bundle.Languages() {
		if lang != locales.English && lang != locales.Russian {
			tags = append(tags, lang)
		}
	}
	return tags, func() []string {
		names := []string{tr.T("ui.settings.system"), tr.T("ui.settings.english"), tr.T("ui.settings.russian")}
		for _, lang := range tags[len(names):] {
			names = append(names, a.languageName(lang))
		}
		return names
	}
}

// languageName is what a language calls itself, or its tag where our font lacks the letters.
func (a *App) languageName(lang string) string {
	name := locales.OwnName(lang)
	for _, r := range name {
		if !Draws(r) {
			return lang
		}
	}
	return name
}

// useFallback changes the language that stands in for what an added language leaves out.
func (a *App) useFallback(lang string) {
	a.remember(func(x *settings.Settings) { x.Fallback = lang })
	a.Bundle.Fallback = lang
}
