package view

import (
	"slices"

	"plotwright/model"
)

// badValue says which word or number is wrong, and which would be right.
func (r *refusal) badValue() string {
	switch r.rule.Detail {
	case model.DetailLong:
		return r.count("bad-value.long", r.rule.Need)
	case model.DetailSigns:
		return r.say("bad-value.signs")
	}
	var id string
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
		id = r.badAnswer(c.Card)
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

// badAnswer is about the answers of a card: one that it did not ask for, one that is missing, one that it does not offer.
func (r *refusal) badAnswer(id model.CardID) string {
	key := r.rule.Detail
	_, card := r.catalog.Card(id)
	if card == nil || !slices.ContainsFunc(card.Asks(), func(e model.Effect) bool { return e.Key == key }) {
		return "unasked"
	}
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
	_, campaign := r.cmd.(model.RenameCampaign)
	switch {
	case r.rule.Detail == "heroes" && joins:
		return "too-many"
	case r.rule.Detail == "heroes":
		return "too-few"
	case r.rule.Hero != "":
		return "name-taken"
	case campaign:
		return "name-campaign"
	case r.cmd == nil:
		return "name-new"
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
