package view_test

import "plotwright/model"

// samples are events of every kind, as they may begin a batch or follow in one.
func samples() []model.Event {
	return []model.Event{
		model.CampaignCreated{Name: "Ours", Box: "the-shadow-rune", Deck: "silent-protector", Cards: []model.CardSetup{{ID: "pacify", Faceup: true}},
			Heroes: []model.HeroSetup{{ID: "h1", Name: "Jain", Fortune: 2}, {ID: "h2", Name: "Tomble"}}, Act: 2, Threat: 3, XP: 1,
			Rulings: model.Rulings{model.RulingPacks: "2", model.DataRuling("serena-attack"): model.Seed}},
		model.CampaignCreated{Box: "the-shadow-rune", Act: 1}, model.CampaignCreated{Name: "Ours", Box: model.CustomBox, Act: 1},
		model.DeckChosen{Deck: "silent-protector"}, model.QuestStarted{Quest: model.Rumor, Act: 1, UsesLieutenant: true},
		model.QuestStarted{Quest: model.Act1, Name: "Death on the Wing", Act: 1}, model.EncounterStarted{Encounter: 2},
		model.TurnBegan{Side: model.Heroes, Round: 1}, model.TurnBegan{Side: model.Overlord, Round: 2},
		model.QuestEnded{Winner: model.Heroes}, model.QuestEnded{Winner: model.Overlord},
		model.StepBegan{Step: model.Shopping}, model.StepBegan{Step: model.BetweenQuests},
		model.TokensMoved{From: model.Supply, To: model.Threat, N: 1, Why: model.WhyQuestEnd},
		model.TokensMoved{From: model.Threat, To: model.FortuneOf("h1"), N: 1, Why: model.WhyTrigger},
		model.TokensMoved{From: model.OnCard("pacify"), To: model.Threat, N: 5, Why: model.WhyCard},
		model.TokensMoved{From: model.Supply, To: model.FortuneOf("h2"), N: 2, Why: model.WhyCorrection},
		model.TokensMoved{From: model.Threat, To: model.Supply, N: 3, Why: model.WhyPurchase},
		model.TokensMoved{From: model.Threat, To: model.Supply, N: 1, Why: model.WhyCard},
		model.TokensMoved{From: model.Supply, To: model.OnCard("pacify"), N: 2, Why: model.WhyCard},
		model.TokensMoved{From: model.Supply, To: model.ReminderOf("pacify"), N: 1, Why: model.WhyReminder},
		model.TokensMoved{From: model.ReminderOf("pacify"), To: model.Supply, N: 1, Why: model.WhyReminder},
		model.TokensMoved{From: model.FortuneOf("h1"), To: model.Supply, N: 1, Why: model.WhyShopping},
		model.HeroDefeated{Hero: "h1", Answer: model.TakeThreat}, model.HeroDefeated{Hero: "h2", Answer: model.TakeCard},
		model.CardTriggered{Card: "pacify", Cost: 1, Discounted: true, Answers: model.Answers{
			"group": "Zombies", "monster": "Ettin", "hero": "Jain", "failures": "2", "mode": "dash", "large": "yes", "place": "no", "size": "huge", "note": "now", "else": "this",
		}},
		model.CardExhausted{Card: "pacify"}, model.CardTurned{Card: "pacify"}, model.CardTurned{Card: "pacify", Faceup: true},
		model.CardsRefreshed{Cards: []model.CardID{"pacify", "brethren"}}, model.CardBought{Card: "pacify", Cost: 2}, model.CardAssigned{Card: "dark-pact", Hero: "h1"},
		model.EffectBegan{Card: "pacify"}, model.EffectBegan{Card: "pacify", Text: "Zombies"}, model.EffectEnded{Card: "pacify"},
		model.QuestionOpened{Card: "wild-energy"}, model.QuestionClosed{Card: "wild-energy", Answer: model.Hit}, model.QuestionClosed{Card: "wild-energy", Answer: model.Miss},
		model.CountersChanged{Card: "mystic-might", Delta: 1}, model.CountersChanged{Card: "mystic-might", Delta: -1}, model.DiscountArmed{Card: "fight-with-honor", Amount: 1},
		model.NoticeDue{Card: "mortal-coil"}, model.NoticeDropped{Card: "mortal-coil"}, model.NoticeShown{Card: "mortal-coil", Text: "return-master", Note: "Zombies", N: 1},
		model.NoticeShown{Card: "cut-a-deal", Text: "gold-25", N: 1}, model.NoticeShown{Card: "cut-a-deal", Text: "gold-50", N: 1}, model.NoticeShown{Card: "show-of-force", Text: "draw-overlord-card", N: 2},
		model.AgentSummoned{Agent: "serena", Card: "summon-serena", Act: 1, Heroes: 2, Health: 9, Group: "Zombies"},
		model.AgentHealthChanged{Delta: -2, Health: 7}, model.AgentHealthChanged{Delta: 1, Health: 8},
		model.AgentLeft{Agent: "serena", Defeated: true}, model.AgentLeft{Agent: "serena"},
		model.XPChanged{Delta: 1, Why: model.WhyRewards}, model.XPChanged{Delta: -2, Why: model.WhyExchange}, model.XPExchanged{N: 2}, model.RumorPlayed{},
		model.FortuneSpent{Heroes: []model.HeroID{"h1"}, Ability: model.Reroll}, model.FortuneSpent{Heroes: []model.HeroID{"h1", "h2"}, Ability: model.FortuneShop},
		model.RulingChanged{Name: "hazard-pay", Value: "supply"}, model.RulingChanged{Name: model.DataRuling("icon-drop"), Value: model.Other},
		model.Corrected{What: model.WhatThreat, Delta: -1, Why: "miscounted"}, model.Corrected{What: model.WhatXP, Delta: 2},
		model.Corrected{What: model.WhatFortune, Hero: "h1", Delta: 1}, model.Corrected{What: model.WhatCard, Card: "pacify", Side: model.SideReady},
		model.Corrected{What: model.WhatCard, Card: "pacify", Side: "upright"}, model.Corrected{What: model.WhatAct, Act: 2}, model.ActChanged{Act: 2}, model.CampaignRenamed{Name: "Theirs"},
		model.HeroRenamed{Hero: "h1", Name: "Syndrael"}, model.HeroJoined{Hero: "h3", Name: "Ashrian"}, model.HeroLeft{Hero: "h1"},
		model.Undone{Batch: 1}, model.Redone{Batch: 1}, model.WentBack{Action: 1}, model.WentBack{Action: 0}, model.UnknownEvent{Name: "dice-rolled", Body: []byte("{}")},
	}
}
