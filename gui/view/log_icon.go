package view

import "plotwright/model"

// icon is the picture that stands before a line of the log, by the head of its batch.
func icon(head model.Event) string {
	switch e := head.(type) {
	case model.QuestStarted, model.QuestEnded:
		return "flag"
	case model.EncounterStarted, model.StepBegan:
		return "chevron-right"
	case model.TurnBegan:
		if e.Side == model.Overlord {
			return "shield"
		}
		return "heroes"
	case model.HeroDefeated:
		return "damage"
	case model.CardTriggered, model.CardAssigned, model.QuestionClosed, model.CountersChanged:
		return "threat"
	case model.CardBought:
		return "ready"
	case model.XPExchanged:
		return "xp"
	case model.RumorPlayed:
		return "rumor"
	case model.FortuneSpent:
		return "fortune"
	case model.AgentHealthChanged, model.AgentLeft:
		return "health"
	case model.RulingChanged:
		return "book"
	case model.Corrected:
		return "edit"
	case model.CampaignRenamed, model.HeroRenamed, model.HeroJoined, model.HeroLeft:
		return "heroes"
	case model.Undone:
		return "undo"
	case model.Redone:
		return "redo"
	case model.WentBack:
		return "restore"
	}
	return "log"
}
