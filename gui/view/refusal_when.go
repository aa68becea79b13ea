package view

import "plotwright/model"

// now says what is happening.
func (r *refusal) now() string {
	switch {
	case r.state.Phase == model.EncounterSetup:
		return r.say("now-setup")
	case r.state.Phase.InCampaignPhase():
		return r.say("now-step")
	}
	return r.say("now")
}

func (r *refusal) encounter() int {
	if r.state.Quest == nil {
		return 1
	}
	return r.state.Quest.Encounter
}

// wrongPhase says when the command is possible.
func (r *refusal) wrongPhase() string {
	id := "general"
	switch c := r.cmd.(type) {
	case model.TriggerCard:
		if _, card := r.catalog.Card(c.Card); card != nil {
			id = "card"
		}
	case model.AssignHero:
		id = "assign"
	case model.DiscardCounter:
		id = "counter"
	case model.BuyCard:
		id = "buy"
	case model.ExchangeXP:
		id = "exchange"
	case model.PlayRumor:
		id = "rumor"
	case model.SpendFortune:
		id = "heroes-ability"
		if c.Ability == model.Reroll {
			id = "reroll"
		}
	case model.SpendFortuneShop:
		id = "shop"
	case model.DefeatHero:
		id = "defeat"
	case model.ChooseDeck:
		id = "deck"
	case model.HeroJoins, model.HeroLeaves:
		id = "heroes"
	default:
		id = phaseOfTime(c)
	}
	return r.say("wrong-phase." + id)
}

func phaseOfTime(cmd model.Command) string {
	switch cmd.(type) {
	case model.StartQuest:
		return "start-quest"
	case model.EndSetup:
		return "end-setup"
	case model.BeginOverlordTurn:
		return "overlord-turn"
	case model.BeginHeroesTurn:
		return "heroes-turn"
	case model.NextEncounter:
		return "next-encounter"
	case model.EndQuest:
		return "end-quest"
	case model.NextStep:
		return "next-step"
	}
	return "general"
}
