package gui

import (
	"plotwright/gui/settings"
	"plotwright/gui/view"
	"plotwright/model"
)

// cover hides the facedown cards in the table window, or shows them again. What may be about one of them is put away at
// once: sheets, what was said, what is in the air.
func (a *App) cover() {
	a.breakOff()
	a.remember(func(x *settings.Settings) { x.Covered = !x.Covered })
	if a.Settings.Covered {
		a.layers.closeAll()
	}
	a.layers.announce("")
	a.render()
}

// covered tells whether a card lies facedown and is hidden.
func (a *App) covered(id model.CardID) bool {
	if !a.Settings.Covered || a.session == nil {
		return false
	}
	k := a.played().State().Card(id)
	return k != nil && !k.Faceup
}

// instead keeps the words of hidden cards out of every sentence of the table window.
func (a *App) instead(id string) string {
	return view.Instead(id, func(card model.CardID) bool { return !a.covered(card) })
}

func (a *App) coverButton() view.Button { return view.CoverButton(a.tr, a.Settings.Covered) }
