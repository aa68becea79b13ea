package gui

import (
	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

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
