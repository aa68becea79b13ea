package gui

import (
	"slices"

	"fyne.io/fyne/v2"

	"plotwright/gui/settings"
	"plotwright/gui/view"
	"plotwright/gui/widget"
)

// showSettings opens what a person prefers: applied at once, kept across starts.
func (a *App) showSettings() {
	f := a.newForm()
	f.wide = settingsSheet
	f.group("language", "ui.settings.language", a.languageSettings())
	f.group("eye", "ui.settings.look", a.lookSettings())
	f.group("threat", "ui.settings.table", a.tableSettings())
	f.group("info", "ui.about.title", a.about())
	if a.Dir != "" {
		f.group("folder", "ui.settings.data", a.dataSettings())
	}
	f.group("warning", "ui.diagnostics.title", a.diagnosticSettings())
	a.openSheet(a.say("ui.settings.title"), f)
}

// languageChoice offers the languages: a group switches in the middle of play.
func (a *App) languageChoice(f *form) fyne.CanvasObject {
	languages, names := a.languages(a.tr)
	return f.chooser(names, func() int { return slices.Index(languages, a.Settings.Language) }, func(i int) { a.useLanguage(languages[i]) })
}

// languageRow offers the languages under a heading.
func (a *App) languageRow(f *form) {
	f.heading("ui.settings.language")
	f.add(a.languageChoice(f), nil)
}

func (a *App) languageSettings() *form {
	f := a.newForm()
	f.field(a.say("ui.settings.program"), noNote, a.languageChoice(f))
	f.field(a.say("ui.settings.names"), a.say("ui.settings.names-note"), f.chooser(
		func() []string { return []string{a.tr.T("ui.settings.one-name"), a.tr.T("ui.settings.both-names")} },
		func() int { return boolIndex(a.Settings.BothNames) },
		func(i int) { a.remember(func(x *settings.Settings) { x.BothNames = i == 1 }) },
	))
	return f
}

// noNote is the note of a field that needs none.
func noNote() string { return "" }

// lookSettings are theme, text size and targets.
func (a *App) lookSettings() *form {
	f := a.newForm()
	themes := []string{settings.Dark, settings.Light, settings.System}
	f.field(a.say("ui.settings.theme"), noNote, f.chooser(
		func() []string {
			return []string{a.tr.T("ui.settings.dark"), a.tr.T("ui.settings.light"), a.tr.T("ui.settings.as-system")}
		},
		func() int { return slices.Index(themes, a.Settings.Theme) },
		func(i int) { a.dress(func(x *settings.Settings) { x.Theme = themes[i] }) },
	))
	const step = 10
	f.field(a.say("ui.settings.text"), a.say("ui.settings.text-note"), f.counter(
		bounds{low: settings.MinTextSize, high: settings.MaxTextSize, unit: step, suffix: " %", bare: true}, a.say("ui.settings.text"), a.textSize,
		func(delta int) { a.dress(func(x *settings.Settings) { x.TextSize = a.textSize() + step*delta }) },
	))
	f.switched("ui.settings.targets", "ui.settings.targets-note", func() bool { return a.Settings.BigTargets },
		func(on bool) { a.dress(func(x *settings.Settings) { x.BigTargets = on }) })
	return f
}

// dress changes a setting that the theme is made of.
func (a *App) dress(change func(*settings.Settings)) {
	a.remember(change)
	a.applyTheme()
}

func (a *App) textSize() int {
	if a.Settings.TextSize == 0 {
		return 100
	}
	return a.Settings.TextSize
}

// tableSettings are what goes on while a quest is played.
func (a *App) tableSettings() *form {
	f := a.newForm()
	f.switched("ui.settings.motion", "ui.settings.motion-note", func() bool { return !a.Settings.StillLife },
		func(on bool) { a.remember(func(x *settings.Settings) { x.StillLife = !on }) })
	f.switched("ui.settings.awake", "ui.settings.awake-note", func() bool { return !a.Settings.MaySleep },
		func(on bool) { a.remember(func(x *settings.Settings) { x.MaySleep = !on }) })
	return f
}

// dataSettings say where everything is kept.
func (a *App) dataSettings() *form {
	f := a.newForm()
	f.message(widget.Muted, "ui.settings.data-note")
	f.text(widget.Strong, func() []view.Paragraph { return []view.Paragraph{view.Plain(a.Dir)} })
	f.row(a.pathButtons(f, a.Dir, a.Dir)...)
	return f
}
