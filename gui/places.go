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
	{"rules with hits", inRules(func(s *rulesScreen) { s.lookUp("threat") })},
	{"rules without hits", inRules(func(s *rulesScreen) { s.look("zzz") })},
	{"log", (*App).showLog},
	{"log of the tokens", inLog(func(s *logScreen) { s.pick(1) })},
	{"log of the sums", inLog(func(s *logScreen) { s.pick(2) })},
	{"quests of the log", inLog((*logScreen).jumps)},
	{"more of the log", inLog((*logScreen).more)},
	{"export", inLog((*logScreen).export)},
	{"where an export is", inLog(func(s *logScreen) { s.a.written("1/2") })},
	{"table as it was", inLog(func(s *logScreen) { s.open(2) })},
	{"more of the table as it was", inLog(func(s *logScreen) {
		s.open(2)
		if past, ok := s.a.screen.(*pastScreen); ok {
			past.more()
		}
	})},
}

func inRules(do func(*rulesScreen)) func(*App) {
	return func(a *App) {
		a.showRules("")
		if s, ok := a.screen.(*rulesScreen); ok {
			do(s)
		}
	}
}

func inLog(do func(*logScreen)) func(*App) {
	return func(a *App) {
		a.showLog()
		if s, ok := a.screen.(*logScreen); ok {
			do(s)
		}
	}
}
