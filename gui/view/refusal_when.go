package view

import "plotwright/model"

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

// badValue says which word or number is wrong, and which would be right.
func (r *refusal) badValue() string {
	id := ""
	switch c := r.cmd.(type) {
	case model.SetRuling:
		id = "ruling"
		if c.Name == model.RulingPacks {
			id = "packs"
		}
	case model.CorrectThreat, model.CorrectXP, model.CorrectFortune:
		id = "change"
	case model.CorrectCard:
		id = "side"
		if _, card := r.catalog.Card(c.Card); card != nil && card.Basic && c.Side == model.SideFacedown {
			id = "basic"
		}
	case model.AssignHero:
		id = "no-token"
	case model.DiscardCounter:
		id = "no-counters"
	case model.TriggerCard:
		id = triggerWord(r.rule.Detail)
	case model.DefeatHero:
		id = "defeat"
	case model.ResolveCard:
		id = "question"
	case model.StartQuest:
		id = "quest-kind"
	case model.GoBack:
		id = "moment"
	case model.HeroJoins, model.HeroLeaves, model.RenameHero, model.RenameCampaign:
		id = r.badName()
	case nil:
		id = r.badNew()
	default:
		id = badDetail(r.rule.Detail)
	}
	return r.say("bad-value." + id)
}

// triggerWord is about the answers of a card.
func triggerWord(key string) string {
	switch key {
	case "monster", "failures", "mode":
		return key
	}
	return "word"
}

func badDetail(detail string) string {
	switch detail {
	case "act", "deck", "winner", "ability", "share", "name":
		return detail
	case "n":
		return "number"
	}
	return "general"
}

// badName is about names, and about how many heroes there are.
func (r *refusal) badName() string {
	_, joins := r.cmd.(model.HeroJoins)
	switch {
	case r.rule.Detail == "heroes" && joins:
		return "too-many"
	case r.rule.Detail == "heroes":
		return "too-few"
	case r.rule.Hero != "":
		return "name-taken"
	}
	return "name"
}

// badNew is about a campaign that is being created.
func (r *refusal) badNew() string {
	switch r.rule.Detail {
	case "name":
		return r.badName()
	case "heroes":
		return "hero-count"
	case "n":
		return "start"
	case "deck":
		return "deck"
	case model.RulingPacks:
		return "packs"
	}
	return "ruling"
}
