package gui

import (
	"slices"

	"plotwright/model"
)

// everySheet is every sheet over a table with the deck of Serena, in a quest, with her in play. Tests that look at
// everything go through all of them, and through everyCover.
var everySheet = slices.Concat(sheets, []place{
	{"crash", func(a *App) {
		a.Crash = &Crash{Path: "1/2", Told: func() error { return nil }}
		a.tellOfCrash()
	}},
	{"card", func(a *App) { a.showCard("pacify") }},
	{"basic card", func(a *App) { a.showCard("brethren") }},
	{"facedown card", func(a *App) { a.showCard("shared-burdens") }},
	{"exhausted card", func(a *App) { a.showCard("oath-of-silence") }},
	{"card of another deck", func(a *App) { a.showCard("dark-pact") }},
	{"agent of another deck", func(a *App) { a.showAgentCards(a.Catalog.Deck("unstable-forces"), 2) }},
	{"agent card", func(a *App) { a.showCard("summon-serena") }},
	{"question", func(a *App) { a.trigger("diplomatic") }},
	{"cards", func(a *App) { a.readCards("hybrid-loyalty") }},
})

// everyCover is everything that lies over the table.
var everyCover = slices.Concat(covers, []place{
	{"export into a folder", inLog(func(s *logScreen) { s.a.Dir = "1/2"; s.export(); s.a.Dir = "" })},
})

// fullTable is a table in the set-up of an encounter with as much on it as there can be: the agent in play, an open
// question, tokens everywhere.
func fullTable(h *hands, heroes ...string) {
	h.t.Helper()
	s, err := model.CreateSession(h.Catalog, h.Store, model.NewCampaign{
		Box: "the-shadow-rune", Deck: "silent-protector", Heroes: heroes, Threat: 8, XP: 2,
		Own: []model.CardID{"summon-serena", "oath-of-silence", "diplomatic", "travelers-rest"},
	}, h.now)
	if err != nil {
		h.t.Fatal(err)
	}
	h.play(s)
	for _, cmd := range []model.Command{
		model.StartQuest{Kind: model.Act1},
		model.TriggerCard{Card: "summon-serena", Answers: model.Answers{"group": "3"}},
		model.TriggerCard{Card: "oath-of-silence", Answers: model.Answers{"monster": "4"}},
	} {
		if t, ok := cmd.(model.TriggerCard); ok {
			cmd = h.chosen(t)
		}
		if !h.do(cmd) {
			h.t.Fatalf("%#v: %s", cmd, h.layers.toast.Text())
		}
	}
}

// chosen is a trigger with the first of the tied heroes chosen for each token.
func (h *hands) chosen(cmd model.TriggerCard) model.TriggerCard {
	for {
		p := h.session.PreviewTrigger(cmd)
		if len(p.Tied) == 0 {
			return cmd
		}
		cmd.To = append(cmd.To, h.heroName(p.Tied[0]))
	}
}
