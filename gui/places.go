package gui

// place is something that the window can show, and the way there from a table.
type place struct {
	name string
	lead func(*App)
}

// sheets are sheets over the table of a quest with the agent in play, whatever the deck.
var sheets = []place{
	{"menu", (*App).menu},
	{"settings", (*App).showSettings},
	{"own files", (*App).showOwn},
	{"set right: numbers", func(a *App) { a.setRightAt(rightNumbers) }},
	{"set right: cards", func(a *App) { a.setRightAt(rightCards) }},
	{"set right: rulings", func(a *App) { a.setRightAt(rightRulings) }},
	{"set right: people", func(a *App) { a.setRightAt(rightPeople) }},
	{"bin", (*App).bin},
	{"campaign", func(a *App) {
		if list, err := a.campaignsOf(a.Store.List); err == nil && len(list) > 0 {
			a.campaignSheet(list[0])
		}
	}},
	{"keys", (*App).showKeys},
	{"start a quest", (*App).startQuest},
	{"shop", (*App).shop},
	{"exchange", (*App).exchange},
	{"agent", (*App).showAgent},
	{"defeat", func(a *App) { a.defeated(a.session.State().Heroes[0].ID) }},
}

// covers are the screens that lie over the table, some with a sheet; toTable leads back.
var covers = []place{
	{"rules", func(a *App) { a.showRules("") }},
	{"rules at their end", func(a *App) { a.showRules("disputes") }},
	{"rules with hits", func(a *App) { a.showRules(""); a.screen.(*rulesScreen).lookUp("threat") }},
	{"rules without hits", func(a *App) { a.showRules(""); a.screen.(*rulesScreen).look("zzz") }},
	{"log", func(a *App) { a.showLog() }},
	{"log of the tokens", func(a *App) { a.showLog(); a.screen.(*logScreen).pick(1) }},
	{"log of the sums", func(a *App) { a.showLog(); a.screen.(*logScreen).pick(2) }},
	{"quests of the log", func(a *App) { a.showLog(); a.screen.(*logScreen).jumps() }},
	{"more of the log", func(a *App) { a.showLog(); a.screen.(*logScreen).more() }},
	{"export", func(a *App) { a.showLog(); a.screen.(*logScreen).export() }},
	{"where an export is", func(a *App) { a.showLog(); a.written("1/2") }},
	{"table as it was", func(a *App) { a.showLog(); a.screen.(*logScreen).open(2) }},
	{"more of the table as it was", func(a *App) { a.showLog(); a.screen.(*logScreen).open(2); a.screen.(*pastScreen).more() }},
}
