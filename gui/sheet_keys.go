package gui

import (
	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
)

// showKeys is the key sheet. There is one at a time.
func (a *App) showKeys() {
	if top := a.layers.top(); top != nil && top.aboutKeys {
		return
	}
	f := a.newForm()
	f.wide = wideSheet
	var groups []*form
	for i, g := range view.KeySheet(a.tr) {
		part := a.newForm()
		part.keyGroup(i, g)
		groups = append(groups, part)
		f.on(part.render)
	}
	// The first group is as long as the other two together.
	left, right := groups[0].column(), widget.NewColumn(widget.Gap, groups[1].column(), groups[2].column())
	f.add(widget.NewColumns(keyColumn, left, right), nil)
	a.openSheet(a.say("ui.menu-sheet.keys"), f).aboutKeys = true
}

// keyColumn is the least width of a column of keys, at text size 1.
const keyColumn = 380

// keyGroup shows one of the groups of keys.
func (f *form) keyGroup(i int, g view.KeyGroup) {
	now := func() view.KeyGroup { return view.KeySheet(f.a.tr)[i] }
	var lines []fyne.CanvasObject
	for n := range g.Lines {
		line := widget.NewKeyLine()
		lines = append(lines, line)
		f.on(func() { line.Set(now().Lines[n]) })
	}
	plate := widget.NewGroup(g.Icon, lines...)
	f.add(plate, func() { plate.SetTitle(now().Title) })
}
