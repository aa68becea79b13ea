package view

import (
	"plotwright/model"
)

func (t Table) colours(dice []string) string {
	text := ""
	for i, d := range dice {
		if i > 0 {
			text += ", "
		}
		text += t.Tr.T("ui.die." + d)
	}
	return text
}

// attack is the attack type in words; one that is not on our source says so (R10).
func (t Table) attack(a *model.Agent, act int, f *model.Face) string {
	if f.Attack == "" {
		return t.Tr.T("source.no-attack")
	}
	words := t.Tr.T("ui.attack." + f.Attack)
	for _, printed := range a.Faces {
		if printed.Act == act && printed.Attack == "" {
			words += " (" + t.Tr.T("source.not-on-source") + ")"
		}
	}
	return words
}

// abilityText is an ability's rules; where our source has only the name it is in our words, or left out.
func (t Table) abilityText(a model.AgentID, text string) Paragraph {
	item := string(a) + "-abilities"
	if t.catalog().Dispute(item) == nil {
		return Text(t.Tr, t.catalog(), t.rulings(), text)[0]
	}
	if t.choice(item) == model.Seed {
		return Paragraph{{Text: t.Tr.T("source.no-text")}}
	}
	return Text(t.Tr, t.catalog(), t.rulings(), text)[0]
}

func (t Table) choice(item string) string { return t.catalog().DataChoice(t.rulings(), item) }

// unsure tells whether a disputed item is about an agent.
func (t Table) unsure(item string, a model.AgentID) bool {
	d := t.catalog().Dispute(item)
	return d != nil && d.Agent == a
}

// Disputes are the disputed items of a card's page.
func (t Table) Disputes(id model.CardID) []string {
	var items []string
	for _, d := range t.catalog().Disputes {
		for _, c := range d.Cards {
			if c == id {
				items = append(items, d.ID)
			}
		}
	}
	return items
}

// Dispute names an item and its two values; chosen is the index of the value in force.
func (t Table) Dispute(item string) (name string, values []string, chosen int) {
	if t.choice(item) == model.Other {
		chosen = 1
	}
	id := "dispute." + item
	return t.Tr.T(id + ".item"), []string{t.Tr.T(id + ".seed"), t.Tr.T(id + ".alternative")}, chosen
}
