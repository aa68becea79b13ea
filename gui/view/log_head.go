package view

import "plotwright/model"

// headText says what the table did. It is empty for an event that only follows from others.
func (a *account) headText(head model.Event) string {
	tr := a.tr
	switch e := head.(type) {
	case model.CampaignCreated:
		return tr.T("log.created", "Box", a.createdName(e))
	case model.DeckChosen:
		return tr.T("log.deck", "Deck", DeckName(tr, e.Deck))
	case model.RulingChanged:
		return tr.T("log.ruling", "Ruling", RulingName(tr, e.Name), "Value", RulingValue(tr, e.Name, e.Value))
	case model.Corrected:
		return a.correction(e)
	case model.CampaignRenamed:
		return tr.T("log.campaign-renamed", "Name", e.Name)
	case model.HeroRenamed:
		return tr.T("log.hero-renamed", "Hero", a.hero(e.Hero), "Name", e.Name)
	case model.HeroJoined:
		return tr.T("log.hero-joined", "Hero", e.Name)
	case model.HeroLeft:
		return tr.T("log.hero-left", "Hero", a.hero(e.Hero))
	case model.Undone:
		return tr.T("log.undone", "What", a.whatOrElse("action.different"))
	case model.Redone:
		return tr.T("log.redone", "What", a.whatOrElse("action.different"))
	case model.WentBack:
		if e.Action == 0 {
			return tr.T("log.went-back-start")
		}
		return tr.T("log.went-back", "What", a.whatOrElse("action.different"))
	case model.UnknownEvent:
		return tr.T("log.later")
	}
	if text := a.headOfTime(head); text != "" {
		return text
	}
	return a.headOfPlay(head)
}

// createdName is the campaign's own name with that of its box, as far as there are two.
func (a *account) createdName(e model.CampaignCreated) string {
	switch {
	case e.Name == "":
		return a.tr.T("name.card", "Card", PublishedName(a.tr, e.Box))
	case e.Box == model.CustomBox:
		return Quoted(a.tr, e.Name)
	}
	return a.tr.T("name.box", "Name", e.Name, "Box", PublishedName(a.tr, e.Box))
}

func (a *account) headOfTime(head model.Event) string {
	tr := a.tr
	switch e := head.(type) {
	case model.QuestStarted:
		kind := inSentence(QuestKindName(tr, e.Quest))
		if e.Name == "" {
			return tr.T("log.quest-started-unnamed", "Kind", kind)
		}
		return tr.T("log.quest-started", "Quest", e.Name, "Kind", kind)
	case model.EncounterStarted:
		return tr.T("log.encounter", "Number", e.Encounter)
	case model.TurnBegan:
		if e.Side == model.Overlord {
			return tr.T("log.overlord-turn", "Round", e.Round)
		}
		return tr.T("log.heroes-turn", "Round", e.Round)
	case model.QuestEnded:
		return tr.T("log.quest-ended." + string(e.Winner))
	case model.StepBegan:
		if e.Step == model.BetweenQuests {
			return tr.T("log.phase-ended")
		}
		return tr.T("log.step", "Step", PhaseName(tr, e.Step))
	}
	return ""
}

func (a *account) headOfPlay(head model.Event) string {
	tr := a.tr
	switch e := head.(type) {
	case model.HeroDefeated:
		return tr.T("log.defeat", "Hero", a.hero(e.Hero))
	case model.CardTriggered:
		return tr.T("log.triggered", "Card", a.cardName(e.Card))
	case model.CardBought:
		return tr.N("log.bought", e.Cost, "Card", a.cardName(e.Card))
	case model.CardAssigned:
		return tr.T("log.assigned", "Card", a.cardName(e.Card), "Hero", a.hero(e.Hero))
	case model.QuestionClosed:
		return tr.T("log."+string(e.Answer), "Card", a.cardName(e.Card))
	case model.CountersChanged:
		if e.Delta < 0 {
			return tr.N("log.counter-gone", -e.Delta, "Card", a.cardName(e.Card))
		}
	case model.XPExchanged:
		return tr.N("log.exchanged", e.N)
	case model.RumorPlayed:
		return tr.T("log.rumor")
	case model.FortuneSpent:
		return a.fortune(e)
	case model.AgentHealthChanged:
		if e.Delta < 0 {
			return tr.N("log.agent-damage", -e.Delta, "Agent", a.agent())
		}
		return tr.N("log.agent-recovery", e.Delta, "Agent", a.agent())
	case model.AgentLeft:
		if e.Defeated {
			return tr.T("log.agent-defeated", "Agent", AgentName(tr, e.Agent))
		}
	}
	return ""
}

// fortune says who paid, how much and for what; the numbers are in the moves of the tokens.
func (a *account) fortune(e model.FortuneSpent) string {
	var shares []share
	n := 0
	for _, x := range a.batch.Events {
		if m, ok := x.(model.TokensMoved); ok && m.Why == model.WhyFortune {
			if id, ok := m.From.Hero(); ok {
				shares = append(shares, share{a.hero(id), m.N})
				n += m.N
			}
		}
	}
	if e.Ability == model.FortuneShop || len(e.Heroes) != 1 {
		who := a.shares(shares)
		if shares == nil {
			who = JoinAnd(a.tr, HeroNames(a.before, e.Heroes))
		}
		return a.tr.T("log.shop", "Shares", who)
	}
	return a.tr.N("log.fortune", n, "Hero", a.hero(e.Heroes[0]), "Ability", inSentence(AbilityName(a.tr, e.Ability)))
}

func (a *account) correction(e model.Corrected) string {
	tr := a.tr
	switch e.What {
	case model.WhatThreat, model.WhatXP, model.WhatFortune:
		return tr.T("log.correct-"+e.What, "Delta", Signed(tr, e.Delta), "Hero", a.hero(e.Hero))
	case model.WhatAct:
		return tr.T("log.correct-act", "Act", inSentence(ActName(tr, e.Act)))
	case model.WhatCard:
		if id := "log.correct-card." + string(e.Side); tr.Has(id) {
			return tr.T(id, "Card", a.cardName(e.Card))
		}
	}
	return tr.T("log.correct-unknown")
}
