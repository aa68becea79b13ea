package gui

import (
	"slices"

	"plotwright/gui/settings"
	"plotwright/gui/view"
)

// showSettings opens what a person prefers.
func (a *App) showSettings() {
	f := a.newForm()
	a.languageRow(f)
	f.row(f.labelled("own.title", "card-draw", view.Quiet, a.showOwn))
	a.lookRows(f)
	a.openSheet(a.say("ui.settings.title"), f)
}

// languageRow offers the languages: a group switches in the middle of play.
func (a *App) languageRow(f *form) {
	f.heading("ui.settings.language")
	languages, names := a.languages()
	f.choice(names, func() int { return slices.Index(languages, a.Settings.Language) }, func(i int) { a.useLanguage(languages[i]) })
}

// lookRows are card names, text size, theme and motion: applied at once, kept across starts.
func (a *App) lookRows(f *form) {
	f.heading("ui.settings.names")
	f.choice(func() []string { return []string{a.tr.T("ui.settings.one-name"), a.tr.T("ui.settings.both-names")} },
		func() int { return boolIndex(a.Settings.BothNames) },
		func(i int) { a.remember(func(x *settings.Settings) { x.BothNames = i == 1 }) })
	f.stepper(a.say("ui.settings.text"), a.textSize, func(delta int) {
		a.remember(func(x *settings.Settings) {
			x.TextSize = min(max(a.textSize()+10*delta, settings.MinTextSize), settings.MaxTextSize)
		})
		a.applyTheme()
	})
	f.heading("ui.settings.theme")
	themes := []string{settings.Dark, settings.Light, settings.System}
	f.choice(func() []string {
		return []string{a.tr.T("ui.settings.dark"), a.tr.T("ui.settings.light"), a.tr.T("ui.settings.system")}
	},
		func() int { return slices.Index(themes, a.Settings.Theme) },
		func(i int) {
			a.remember(func(x *settings.Settings) { x.Theme = themes[i] })
			a.applyTheme()
		})
	f.heading("ui.settings.motion")
	f.choice(a.noYes, func() int { return boolIndex(!a.Settings.StillLife) },
		func(i int) { a.remember(func(x *settings.Settings) { x.StillLife = i == 0 }) })
}

func (a *App) textSize() int {
	if a.Settings.TextSize == 0 {
		return 100
	}
	return a.Settings.TextSize
}
