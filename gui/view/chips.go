package view

import (
	"fmt"

	"plotwright/locales"
	"plotwright/model"
)

// chips are the active effects, open questions and reminders.
func (t Table) chips() []Chip {
	s := t.state()
	var chips []Chip
	add := func(kind string, card model.CardID, icon, text string) *Chip {
		chips = append(chips, Chip{ID: kind + string(card), Icon: icon, Text: text, Card: card})
		return &chips[len(chips)-1]
	}
	for _, k := range s.Cards {
		name := CardName(t.Tr, t.rulings(), k.ID)
		if k.Question {
			c := add("question:", k.ID, "question", t.Tr.T("ui.chip.question", "Card", name))
			c.Answers = []Button{{Label: t.Tr.T("ui.chip.hit")}, {Label: t.Tr.T("ui.chip.miss")}}
		}
		if t.awaitsHero(k) {
			add("assign:", k.ID, "heroes", t.Tr.T("ui.chip.effect", "Card", name, "Text", t.Tr.T("ui.card.unassigned")))
		}
		if k.Effect != nil {
			text := name
			if k.Effect.Text != "" {
				text = t.Tr.T("ui.chip.effect", "Card", name, "Text", GroupNames(t.Tr, k.Effect.Text))
			}
			add("effect:", k.ID, "exhausted", text)
		}
	}
	if s.Discount != nil {
		add("discount:", s.Discount.Card, "threat", t.Tr.N("ui.chip.discount", s.Discount.Amount, "Card", CardName(t.Tr, t.rulings(), s.Discount.Card)))
	}
	for i, n := range s.Notices {
		text := t.Tr.N("notice."+n.Text, n.N)
		if n.Note != "" {
			text = t.Tr.T("ui.chip.effect", "Card", text, "Text", GroupNames(t.Tr, n.Note))
		}
		add(fmt.Sprintf("notice%d:", i), n.Card, noticeIcon(n.Text), text)
	}
	if a := s.Agent; a != nil {
		add("agent:", a.Card, "heroes", t.Tr.T("ui.chip.agent", "Agent", t.Tr.T("agent."+string(a.ID)+".name"), "Group", GroupNames(t.Tr, a.Group)))
	}
	return chips
}

// awaitsHero tells whether now is the time to lay a hero token on a card (the set-up of a quest's first encounter).
func (t Table) awaitsHero(k model.CardState) bool {
	s := t.state()
	return k.Faceup && t.Session.Check(model.AssignHero{Card: k.ID, Hero: s.Heroes[0].Name}) == nil
}

func noticeIcon(text string) string {
	switch text {
	case "gold-25":
		return "gold"
	case "draw-overlord-card":
		return "card-draw"
	}
	return "info"
}

// agent is the panel of the agent in play (R6.3).
func (t Table) agent() *Agent {
	a := t.state().Agent
	if a == nil {
		return nil
	}
	id := "agent." + string(a.ID)
	v := &Agent{
		ID: a.ID, Name: t.Tr.T(id + ".name"), Health: a.Health, Full: a.Full, HealthText: fmt.Sprintf("%d/%d", a.Health, a.Full),
		Facts: t.Tr.T("ui.agent.facts", "Act", roman(a.Act), "Speed", a.Speed),
		Group: t.Tr.T("ui.agent.group", "Group", GroupNames(t.Tr, a.Group)), Dice: dice(a.Dice), Defence: dice(a.Defence), Attack: a.Attack,
		Minus:    Button{Icon: "minus", Hint: t.Tr.T("ui.agent.damage"), Reason: t.refusal(model.DamageAgent{N: 1})},
		Plus:     Button{Icon: "plus", Hint: t.Tr.T("ui.agent.recover"), Reason: t.refusal(model.RecoverAgent{N: 1})},
		Defeated: Button{Label: t.Tr.T("ui.agent.defeated"), Icon: "flag", Reason: t.refusal(model.DefeatAgent{})},
		ShowCard: Button{Label: t.Tr.T("ui.agent.card"), Icon: "book"},
	}
	if a.Health == 0 {
		v.Defeated.Style = Main
	}
	for _, x := range t.agentAbilities(a) {
		v.Abilities = append(v.Abilities, Paragraph{x})
	}
	replaced := "ui.agent.replaced-master"
	if a.Minion > 0 {
		replaced = "ui.agent.replaced-both"
	}
	for _, reminder := range []string{"ui.agent.master", "ui.agent.no-reinforcement", replaced, "ui.agent.no-relic"} {
		v.Reminders = append(v.Reminders, t.Tr.T(reminder))
	}
	return v
}

// agentAbilities are the names on the ability bar, each with its icon's word.
func (t Table) agentAbilities(a *model.AgentState) []Run {
	deck, _ := t.catalog().Card(a.Card)
	if deck == nil {
		return nil
	}
	return abilityNames(t.Tr, deck, a)
}

func abilityNames(tr *locales.Translator, deck *model.Deck, a *model.AgentState) []Run {
	var runs []Run
	for _, f := range deck.Agent.Faces {
		if f.Act != a.Act {
			continue
		}
		for _, x := range f.Abilities {
			runs = append(runs, Run{Text: tr.T(fmt.Sprintf("agent.%s.%d.%s.name", a.ID, a.Act, x.ID)), Bold: true})
		}
	}
	return runs
}

func roman(act int) string {
	if act == 2 {
		return "II"
	}
	return "I"
}

// dice names the assets of dice; the die that our source calls white is officially gray and drawn so (R10).
func dice(colours []string) []string {
	var names []string
	for _, c := range colours {
		if c == "white" {
			c = "gray"
		}
		names = append(names, "die-"+c)
	}
	return names
}
