package gui

import (
	"slices"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// startQuest asks for the quest: its kind, its name, whether it uses the lieutenant (R2.5).
func (a *App) startQuest() {
	cmd := model.StartQuest{Kind: view.ProposedQuest(a.session.State())}
	kinds := model.QuestKinds()
	f := a.newForm()
	f.choice(func() []string {
		var names []string
		for _, k := range kinds {
			names = append(names, view.QuestName(a.tr, k, ""))
		}
		return names
	}, func() int { return slices.Index(kinds, cmd.Kind) }, func(i int) { cmd.Kind = kinds[i] })
	f.entry(func() string { return a.tr.T("ui.quest.name") }, "", func(text string) {
		cmd.Name = text
		if used, known := view.KnownQuest(a.tr, a.Catalog, a.session.State(), text); known {
			cmd.UsesLieutenant = used
		}
		a.render()
	})
	if a.session.State().Deck != "" {
		f.text(widget.Body, func() []view.Paragraph {
			return []view.Paragraph{view.Plain(view.LieutenantQuestion(a.tr, a.session.State()))}
		})
		f.choice(a.noYes, func() int { return boolIndex(cmd.UsesLieutenant) }, func(i int) { cmd.UsesLieutenant = i == 1 })
	}
	f.buttons(
		f.labelled("ui.quest.start", "chevron-right", view.Main, func() {
			if a.do(cmd) {
				a.closeTop()
			}
		}),
		f.labelled("ui.cancel", "close", view.Quiet, a.closeTop),
	)
	a.openSheet(a.say("ui.quest.title"), f).asks = true
}

// defeated asks what the overlord takes for a defeated hero (R3.1).
func (a *App) defeated(hero model.HeroID) {
	h := func() *model.Hero { return a.session.State().Hero(hero) }
	f := a.newForm()
	answer := func(id, icon string, take model.DefeatAnswer) {
		f.add(f.command(
			func() view.Button { return view.Button{Label: a.tr.T(id), Icon: icon, Style: view.Main} },
			func() model.Command { return model.DefeatHero{Hero: h().Name, Answer: take} }, a.closeTop,
		), nil)
	}
	answer("ui.defeat.threat", "threat", model.TakeThreat)
	answer("ui.defeat.card", "card-draw", model.TakeCard)
	a.openSheet(func() string { return a.tr.T("ui.defeat.title", "Hero", h().Name) }, f).asks = true
}

// shop asks from whose sheets the two tokens for a Shop Item card come (R5.2).
func (a *App) shop() {
	shares := map[string]int{}
	f := a.newForm()
	f.message(widget.Body, "ui.shop.text")
	cmd := func() model.Command {
		var c model.SpendFortuneShop
		for _, h := range a.session.State().Heroes {
			if shares[h.Name] > 0 {
				c.Shares = append(c.Shares, model.Share{Hero: h.Name, N: shares[h.Name]})
			}
		}
		return c
	}
	portraits := view.Portraits(a.session.State().Heroes)
	for i, h := range a.session.State().Heroes {
		f.pictured(portrait(portraits[i]), f.counter(bounds{high: min(2, a.session.State().Fortune(h.ID))}, func() string {
			return a.tr.T("ui.shop.hero", "Hero", h.Name, "Has", a.session.State().Fortune(h.ID))
		}, func() int { return shares[h.Name] }, func(delta int) { shares[h.Name] += delta }))
	}
	f.buttons(
		f.command(func() view.Button {
			return view.Button{Label: a.tr.T("ui.shop.buy"), Icon: "fortune", Style: view.Main}
		}, cmd, a.closeTop),
		f.labelled("ui.cancel", "close", view.Quiet, a.closeTop),
	)
	a.openSheet(a.say("ui.shop.title"), f).asks = true
}

// stepOffer opens what the step offers: experience points for threat, or a Shop Item card for fortune.
func (a *App) stepOffer() {
	if a.session.State().Phase == model.Shopping {
		a.shop()
		return
	}
	a.exchange()
}

// exchange asks how many experience points become threat (R3.3).
func (a *App) exchange() {
	n := 1
	f := a.newForm()
	f.message(widget.Body, "ui.exchange-xp.text")
	f.pictured("icon-xp", f.counter(bounds{low: 1, high: max(a.session.State().XP, 1)}, a.say("ui.exchange-xp.points"),
		func() int { return n }, func(delta int) { n += delta }))
	f.buttons(
		f.command(func() view.Button {
			return view.Button{Label: a.tr.N("ui.exchange-xp.gain", 3*n), Icon: "threat", Style: view.Main}
		}, func() model.Command { return model.ExchangeXP{N: n} }, a.closeTop),
		f.labelled("ui.cancel", "close", view.Quiet, a.closeTop),
	)
	a.openSheet(a.say("ui.exchange-xp.title"), f).asks = true
}

// say is a message that is read at every render.
func (a *App) say(id string) func() string { return func() string { return a.tr.T(id) } }

func (a *App) noYes() []string { return []string{a.tr.T("ui.no"), a.tr.T("ui.yes")} }

func boolIndex(b bool) int {
	if b {
		return 1
	}
	return 0
}
