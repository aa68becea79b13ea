package gui

import (
	"slices"

	"plotwright/gui/settings"
	"plotwright/model"
)

// pins are the cards of this campaign that are saved for.
func (a *App) pins() []model.CardID {
	var ids []model.CardID
	for _, id := range a.Settings.Pins[string(a.session.ID())] {
		ids = append(ids, model.CardID(id))
	}
	return ids
}

// pin marks a facedown card as one to save for, or takes the mark back. It is a setting: no event, no undo.
func (a *App) pin(id model.CardID) {
	if a.table.view().PinButton(id).Hidden {
		a.layers.announce(a.tr.T("ui.plan.faceup"))
		return
	}
	a.remember(func(x *settings.Settings) {
		if x.Pins == nil {
			x.Pins = map[string][]string{}
		}
		campaign := string(a.session.ID())
		pins := slices.Clone(x.Pins[campaign])
		if i := slices.Index(pins, string(id)); i >= 0 {
			pins = slices.Delete(pins, i, i+1)
		} else {
			pins = append(pins, string(id))
		}
		x.Pins[campaign] = pins
	})
	a.render()
}
