package gui

import (
	"os"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
)

// showOwn opens the group's own decks and translations: where their folder is, and what each file brings or what is
// wrong with it. The files are read anew.
func (a *App) showOwn() {
	a.lookAgain()
	f := a.newForm()
	f.message(widget.Body, "own.pitch")
	if a.OwnDir == "" {
		f.message(widget.Strong, "own.no-folder")
	} else {
		a.ownFolder(f)
	}
	a.ownFiles(f)
	if tags, _ := a.languages(a.tr); len(tags) > 3 {
		a.fallbackRow(f)
	}
	f.message(widget.Small, "own.how")
	a.openSheet(a.say("own.title"), f)
}

// ownFolder names the folder and leads there.
func (a *App) ownFolder(f *form) {
	f.heading("own.folder")
	f.text(widget.Strong, func() []view.Paragraph { return []view.Paragraph{view.Plain(a.OwnDir)} })
	look := f.labelled("own.look", "restore", view.Main, func() {
		a.closeTop()
		a.showOwn() // with the files that are there now
		a.layers.announce(a.tr.T("own.looked"))
	})
	f.row(append([]fyne.CanvasObject{look}, a.pathButtons(f, a.OwnDir, a.OwnDir)...)...)
}

// ownFiles lists the files. A deck can be read at a tap.
func (a *App) ownFiles(f *form) {
	f.heading("own.files")
	if len(a.library.shelf.Files) == 0 {
		f.message(widget.Muted, "own.none")
	}
	for _, file := range a.library.shelf.Files {
		say := func() view.OwnFile { return view.OwnFileOf(a.tr, file) }
		row := widget.NewRow(a.host, func() {
			if file.Deck != nil && file.Usable() {
				a.readCards(file.Deck.ID)
			} else {
				a.layers.announce(view.Brings(a.tr, file))
			}
		})
		f.add(row, func() { row.Set(say().Row) })
		if !file.Usable() {
			f.text(widget.Body, func() []view.Paragraph { return say().Faults })
		}
	}
}

// lookAgain reads the folder, which is there from then on.
func (a *App) lookAgain() {
	if a.OwnDir != "" {
		if err := os.MkdirAll(a.OwnDir, 0o700); err != nil {
			fyne.LogError("the folder for own files was not made", err)
		}
	}
	a.readOwn()
	a.followOwn()
	if _, ok := a.screen.(*startPage); ok { // it lists the decks
		a.screen = newStartPage(a)
		a.layers.setScreen(a.screen.object())
		a.screen.render()
	}
}

// fallbackRow offers the language that stands in for what an added language leaves out.
func (a *App) fallbackRow(f *form) {
	f.heading("own.fallback")
	languages := []string{"", "ru"}
	f.choice(func() []string { return []string{a.tr.T("ui.settings.english"), a.tr.T("ui.settings.russian")} },
		func() int { return boolIndex(a.Settings.Fallback == languages[1]) },
		func(i int) { a.useFallback(languages[i]) })
}
