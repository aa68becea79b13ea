package gui

import (
	"slices"

	"plotwright/gui/settings"
	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
)

// menu opens the less usual steps and the ways to everything else.
func (a *App) menu() {
	f := a.newForm()
	open := func(next func()) func() { return func() { a.closeTop(); next() } }
	command := func(id, icon string, cmd model.Command) {
		f.add(f.command(
			func() view.Button { return view.Button{Label: a.tr.T(id), Icon: icon} },
			func() model.Command { return cmd }, a.closeTop,
		), nil)
	}
	if a.session.State().Phase.InTurn() {
		f.heading("ui.menu-sheet.quest")
		command("ui.menu-sheet.next-encounter", "chevron-right", model.NextEncounter{})
		command("ui.menu-sheet.heroes-won", "heroes", model.EndQuest{Winner: model.Heroes})
		command("ui.menu-sheet.overlord-won", "threat", model.EndQuest{Winner: model.Overlord})
	}
	f.heading("ui.menu-sheet.table")
	f.row(
		f.labelled("ui.menu-sheet.set-right", "edit", view.Quiet, open(a.setRight)),
		f.labelled("ui.menu-sheet.log", "log", view.Quiet, open(a.showLog)),
		f.labelled("ui.menu-sheet.rules", "book", view.Quiet, open(a.showRules)),
		f.button(a.coverButton, a.cover),
		f.labelled("ui.menu-sheet.keys", "question", view.Quiet, open(a.showKeys)),
		f.labelled("ui.menu-sheet.home", "restore", view.Quiet, func() { a.home() }),
	)
	a.lookRows(f)
	a.openSheet(a.say("ui.menu"), f)
}

// cover hides the facedown cards in this window, or shows them again.
func (a *App) cover() {
	a.remember(func(x *settings.Settings) { x.Covered = !x.Covered })
	a.render()
}

func (a *App) coverButton() view.Button {
	if a.Settings.Covered {
		return view.Button{Label: a.tr.T("ui.menu-sheet.uncover"), Icon: "eye"}
	}
	return view.Button{Label: a.tr.T("ui.menu-sheet.cover"), Icon: "eye-off"}
}

// lookRows are language, text size, theme and motion: applied at once, kept across starts.
func (a *App) lookRows(f *form) {
	f.heading("ui.look.language")
	languages := []string{"", locales.English, locales.Russian}
	f.choice(func() []string {
		return []string{a.tr.T("ui.look.system"), a.tr.T("ui.look.english"), a.tr.T("ui.look.russian")}
	}, func() int { return slices.Index(languages, a.Settings.Language) }, func(i int) { a.useLanguage(languages[i]) })
	f.heading("ui.look.names")
	f.choice(func() []string { return []string{a.tr.T("ui.look.one-name"), a.tr.T("ui.look.both-names")} },
		func() int { return boolIndex(a.Settings.BothNames) },
		func(i int) { a.remember(func(x *settings.Settings) { x.BothNames = i == 1 }) })
	f.stepper(a.say("ui.look.text"), a.textSize, func(delta int) {
		a.remember(func(x *settings.Settings) {
			x.TextSize = min(max(a.textSize()+10*delta, settings.MinTextSize), settings.MaxTextSize)
		})
		a.applyTheme()
	})
	f.heading("ui.look.theme")
	themes := []string{settings.Dark, settings.Light, settings.System}
	f.choice(func() []string {
		return []string{a.tr.T("ui.look.dark"), a.tr.T("ui.look.light"), a.tr.T("ui.look.system")}
	},
		func() int { return slices.Index(themes, a.Settings.Theme) },
		func(i int) {
			a.remember(func(x *settings.Settings) { x.Theme = themes[i] })
			a.applyTheme()
		})
	f.heading("ui.look.motion")
	f.choice(a.noYes, func() int { return boolIndex(!a.Settings.StillLife) },
		func(i int) { a.remember(func(x *settings.Settings) { x.StillLife = i == 0 }) })
}

func (a *App) textSize() int {
	if a.Settings.TextSize == 0 {
		return 100
	}
	return a.Settings.TextSize
}

// showLog lists what has happened, latest first, in the current language.
func (a *App) showLog() {
	f := a.newForm()
	f.text(widget.Body, func() []view.Paragraph {
		return view.LogParagraphs(view.LogLines(a.tr, a.Catalog, a.session.Log()))
	})
	a.openSheet(a.say("ui.menu-sheet.log"), f)
}

// showKeys is the key sheet.
func (a *App) showKeys() {
	f := a.newForm()
	f.text(widget.Body, func() []view.Paragraph { return view.KeySheet(a.tr) })
	a.openSheet(a.say("ui.menu-sheet.keys"), f)
}

// showRules is the leaflet with our rulings.
func (a *App) showRules() {
	f := a.newForm()
	for _, section := range view.RuleSections() {
		f.heading("rules." + section + ".title")
		f.text(widget.Body, func() []view.Paragraph {
			return view.Text(a.tr, a.Catalog, a.rules(), "rules."+section+".text")
		})
	}
	a.openSheet(a.say("ui.menu-sheet.rules"), f)
}

// rules are the rulings of the table, or those that a new campaign begins with.
func (a *App) rules() model.Rulings {
	if a.session != nil {
		return a.session.State().Rulings
	}
	return a.Catalog.DefaultRulings()
}
