package gui

import "plotwright/model"

// place is something that the window can show, and the way there from a table. Tests that look at everything go through
// all of them.
type place struct {
	name string
	lead func(*hands)
}

// sheets are the sheets over a table with the deck of Serena, in a quest, with her in play.
var sheets = []place{
	{"menu", func(h *hands) { h.menu() }},
	{"settings", func(h *hands) { h.showSettings() }},
	{"own files", func(h *hands) { h.showOwn() }},
	{"set right: numbers", func(h *hands) { h.setRightAt(rightNumbers) }},
	{"set right: cards", func(h *hands) { h.setRightAt(rightCards) }},
	{"set right: rulings", func(h *hands) { h.setRightAt(rightRulings) }},
	{"set right: people", func(h *hands) { h.setRightAt(rightPeople) }},
	{"crash", func(h *hands) {
		h.Crash = &Crash{Path: "1/2", Told: func() error { return nil }}
		h.tellOfCrash()
	}},
	{"bin", func(h *hands) { h.bin() }},
	{"campaign", func(h *hands) {
		list, err := h.campaignsOf(h.Store.List)
		if err != nil {
			h.t.Fatal(err)
		}
		h.campaignSheet(list[0])
	}},
	{"keys", func(h *hands) { h.showKeys() }},
	{"start a quest", func(h *hands) { h.startQuest() }},
	{"shop", func(h *hands) { h.shop() }},
	{"exchange", func(h *hands) { h.exchange() }},
	{"agent", func(h *hands) { h.showAgent() }},
	{"defeat", func(h *hands) { h.defeated("h1") }},
	{"card", func(h *hands) { h.showCard("pacify") }},
	{"basic card", func(h *hands) { h.showCard("brethren") }},
	{"facedown card", func(h *hands) { h.showCard("shared-burdens") }},
	{"exhausted card", func(h *hands) { h.showCard("oath-of-silence") }},
	{"card of another deck", func(h *hands) { h.showCard("dark-pact") }},
	{"agent of another deck", func(h *hands) { h.showAgentCards(h.Catalog.Deck("unstable-forces"), 2) }},
	{"agent card", func(h *hands) { h.showCard("summon-serena") }},
	{"question", func(h *hands) { h.trigger("diplomatic") }},
	{"cards", func(h *hands) { h.readCards("hybrid-loyalty") }},
}

// covers are the screens that lie over the table, some with a sheet; toTable leads back.
var covers = []place{
	{"rules", func(h *hands) { h.showRules("") }},
	{"rules at their end", func(h *hands) { h.showRules("disputes") }},
	{"rules with hits", func(h *hands) { h.showRules(""); h.screen.(*rulesScreen).lookUp("threat") }},
	{"rules without hits", func(h *hands) { h.showRules(""); h.screen.(*rulesScreen).look("zzz") }},
	{"log", func(h *hands) { h.showLog() }},
	{"log of the tokens", func(h *hands) { h.showLog(); h.screen.(*logScreen).pick(1) }},
	{"log of the sums", func(h *hands) { h.showLog(); h.screen.(*logScreen).pick(2) }},
	{"quests of the log", func(h *hands) { h.showLog(); h.screen.(*logScreen).jumps() }},
	{"more of the log", func(h *hands) { h.showLog(); h.screen.(*logScreen).more() }},
	{"export without a folder", func(h *hands) { h.showLog(); h.screen.(*logScreen).export() }},
	{"export", func(h *hands) { h.showLog(); h.Dir = h.t.TempDir(); h.screen.(*logScreen).export(); h.Dir = "" }},
	{"where an export is", func(h *hands) { h.showLog(); h.written("1/2") }},
	{"table as it was", func(h *hands) { h.showLog(); h.screen.(*logScreen).open(2) }},
	{"more of the table as it was", func(h *hands) { h.showLog(); h.screen.(*logScreen).open(2); h.screen.(*pastScreen).more() }},
}

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
