package gui

import (
	"plotwright/gui/view"
	"plotwright/gui/widget"
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
	// The bar may have had to cut the names.
	f.text(widget.Muted, func() []view.Paragraph { return a.table.view().Whereabouts() })
	if a.session.State().Phase.InTurn() {
		f.heading("ui.menu-sheet.quest")
		command("ui.menu-sheet.next-encounter", "chevron-right", model.NextEncounter{})
		if a.table.view().QuestEndForecast() != "" {
			f.text(widget.Muted, func() []view.Paragraph { return []view.Paragraph{view.Plain(a.table.view().QuestEndForecast())} })
		}
		command("ui.menu-sheet.heroes-won", "heroes", model.EndQuest{Winner: model.Heroes})
		command("ui.menu-sheet.overlord-won", "threat", model.EndQuest{Winner: model.Overlord})
	}
	f.heading("ui.menu-sheet.table")
	f.row(
		f.labelled("ui.menu-sheet.set-right", "edit", view.Quiet, open(a.setRight)),
		f.labelled("ui.menu-sheet.log", "log", view.Quiet, open(a.showLog)),
		f.labelled("ui.menu-sheet.rules", "book", view.Quiet, open(func() { a.showRules("") })),
		f.button(a.coverButton, a.cover),
		f.labelled("players.open", "players", view.Quiet, open(a.showPlayers)),
		f.labelled("ui.menu-sheet.keys", "question", view.Quiet, open(a.showKeys)),
		f.labelled("ui.settings.title", "settings", view.Quiet, open(a.showSettings)),
		f.labelled("ui.menu-sheet.home", "folder", view.Quiet, func() { a.home() }),
	)
	a.languageRow(f)
	a.openSheet(a.say("ui.menu"), f)
}
