package view

import (
	"slices"

	"plotwright/model"
)

// pinnable tells whether threat can be saved for a card: it lies facedown, and may be looked at.
func (t Table) pinnable(k *model.CardState) bool { return k != nil && !k.Faceup && !t.Cover }

// PinButton marks a facedown card as one to save threat for, or takes the mark back.
func (t Table) PinButton(id model.CardID) Button {
	if !t.pinnable(t.state().Card(id)) {
		return Button{Hidden: true}
	}
	if slices.Contains(t.Pins, id) {
		return Button{Label: t.Tr.T("ui.plan.unpin"), Icon: "pin"}
	}
	return Button{Label: t.Tr.T("ui.plan.pin"), Icon: "pin"}
}

// planInBrief is what a pinned card says on the table: the threat still missing, and what the next quest end would bring.
func (t Table) planInBrief(card *model.Card, k *model.CardState) string {
	if !t.pinnable(k) || !slices.Contains(t.Pins, k.ID) {
		return ""
	}
	missing := model.MissingThreat(t.state(), card)
	if missing == 0 {
		return t.Tr.T("ui.plan.enough-in-brief")
	}
	heroes, overlord := t.questEndGains()
	id := "ui.plan.brief"
	if heroes == overlord {
		id = "ui.plan.brief-same"
	}
	return t.Tr.T(id, "Missing", missing, "Heroes", Signed(t.Tr, heroes), "Overlord", Signed(t.Tr, overlord))
}

// planAtLength says the same in sentences, of any facedown card.
func (t Table) planAtLength(card *model.Card) string {
	missing := model.MissingThreat(t.state(), card)
	if missing == 0 {
		return t.Tr.T("ui.plan.enough-at-length")
	}
	heroes, overlord := t.questEndGains()
	return t.Tr.N("ui.plan.missing", missing) + " " + t.Tr.T("ui.plan.quest-end", "Heroes", heroes, "Overlord", overlord)
}

// questEndGains is what the next quest end would bring, with either winner (R3.2).
func (t Table) questEndGains() (heroes, overlord int) {
	return model.QuestEndGain(t.catalog(), t.state(), model.Heroes), model.QuestEndGain(t.catalog(), t.state(), model.Overlord)
}

// ExchangeVerdict is what the tray says to an experience point held over it (R3.3).
func (t Table) ExchangeVerdict() (takes bool, text string) {
	if reason := t.refusal(model.ExchangeXP{N: 1}); reason != "" {
		return false, reason
	}
	return true, t.Tr.T("ui.drop.exchange")
}

// afterBuying says what threat a purchase would leave, and which cards that could pay for. It is empty where the card
// cannot be bought now.
func (t Table) afterBuying(id model.CardID) string {
	left, enough, ok := model.AfterBuying(t.catalog(), t.state(), id)
	if !ok {
		return ""
	}
	text := t.Tr.N("ui.plan.left", left)
	if len(enough) == 0 {
		return text
	}
	var names []string
	for _, card := range enough {
		names = append(names, t.Tr.T("ui.plan.card", "Card", CardName(t.Tr, t.rulings(), card)))
	}
	return t.Tr.T("ui.plan.enough", "Left", text, "Cards", JoinOr(t.Tr, names))
}
