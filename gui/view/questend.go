package view

import (
	"strings"

	"plotwright/model"
)

// QuestEndForecast says what threat the end of the quest in play would bring with either winner (R3.2); it is empty where there
// is none to be had.
func (t Table) QuestEndForecast() string {
	heroes, overlord := t.questEndGains()
	if overlord == 0 {
		return ""
	}
	return t.Tr.T("ui.gain.forecast", "Heroes", Signed(t.Tr, heroes), "Overlord", Signed(t.Tr, overlord))
}

// questOver says that the quest is over, and what threat its end has brought, for what.
func (t Table) questOver() string {
	gains := map[model.Reason]int{}
	for _, e := range t.Session.History().Last(func(e model.Event) bool { _, ended := e.(model.QuestEnded); return ended }) {
		if m, moved := e.(model.TokensMoved); moved && m.To == model.Threat {
			gains[m.Why] += m.N
		}
	}
	var said []string
	for _, why := range []model.Reason{model.WhyQuestEnd, model.WhyVictory, model.WhyCard} {
		if gains[why] > 0 {
			said = append(said, t.Tr.T("ui.gain."+string(why), "N", Signed(t.Tr, gains[why])))
		}
	}
	if said == nil {
		return t.Tr.T("ui.happening.quest-end")
	}
	return t.Tr.T("ui.happening.quest-end-gain", "Gains", strings.Join(said, ", "))
}
