package view

import (
	"strings"

	"plotwright/locales"
	"plotwright/model"
)

// Instead is the message that a window gives in the place of a card's own where the card must not be told, or empty for
// every other message. With it no sentence of that window, from whatever part of the program, can name the card.
func Instead(id string, told func(model.CardID) bool) string {
	rest, ok := strings.CutPrefix(id, "card.")
	card, _, _ := strings.Cut(rest, ".")
	if !ok || told(model.CardID(card)) {
		return ""
	}
	return "name.covered"
}

// CoverButton hides the facedown cards, or shows them again.
func CoverButton(tr *locales.Translator, covered bool) Button {
	if covered {
		return Button{Label: tr.T("ui.menu-sheet.uncover"), Icon: "eye"}
	}
	return Button{Label: tr.T("ui.menu-sheet.cover"), Icon: "eye-off"}
}
