package view

import (
	"fmt"
	"strings"

	"plotwright/model"
)

// AgentFace is an Agent card of an act, both sides (the leaflet's "Agent Card Anatomy").
type AgentFace struct {
	ID         model.AgentID
	Deck       model.DeckID
	Name, Act  string
	Footer     string
	Attack     string
	AttackText string
	// Dice are drawings, DiceText are their colours in words.
	Dice     []string
	DiceText string
	// Abilities stand on the front, their rules on the back.
	Abilities, Rules []Paragraph
	// Heroes, Speed, Health and Defence head the columns of the rows.
	Heroes, Speed, Health, Defence string
	Rows                           []AgentRow
	// Note is what is not certain about the rows.
	Note string
}

// AgentRow is what the agent is for a number of heroes.
type AgentRow struct {
	Heroes        int
	Speed, Health string
	Dice          []string
	DiceText      string
	// Here marks the row that counts at this table.
	Here bool
}

// AgentFace is the Agent card of an act under the table's rulings.
func (t Table) AgentFace(deck *model.Deck, act int) AgentFace {
	a := &deck.Agent
	f := t.catalog().Face(a, act, t.rulings())
	v := AgentFace{
		ID: a.ID, Deck: deck.ID, Name: AgentName(t.Tr, a.ID), Act: roman(act),
		Footer: t.Tr.T("card-page.agent-footer", "Deck", DeckName(t.Tr, deck.ID), "Number", model.AgentNumber(act)),
		Attack: f.Attack, AttackText: t.attack(a, act, f), Dice: dice(f.Dice), DiceText: t.colours(f.Dice),
		Heroes: t.Tr.T("card-page.heroes"), Speed: t.Tr.T("card-page.speed"), Health: t.Tr.T("card-page.health"),
		Defence: t.Tr.T("card-page.defence"),
	}
	for _, r := range f.Rows {
		v.Rows = append(v.Rows, AgentRow{
			Heroes: r.Heroes, Speed: fmt.Sprint(r.Speed), Health: fmt.Sprint(r.Health), Dice: dice(r.Defence),
			DiceText: t.colours(r.Defence), Here: t.Session != nil && len(t.state().Heroes) == r.Heroes,
		})
	}
	if t.unsure("belthir-rows", a.ID) && t.choice("belthir-rows") == model.Seed {
		v.Note = t.Tr.T("source.uncertain-row")
	}
	for _, x := range f.Abilities {
		id := fmt.Sprintf("agent.%s.%d.%s.", a.ID, act, x.ID)
		name := Paragraph{{Text: t.Tr.T(id + "name"), Bold: true}}
		if x.Icon != "" && !strings.HasPrefix(fold(name[0].Text), fold(IconName(t.Tr, x.Icon))) {
			name = Paragraph{{Text: IconName(t.Tr, x.Icon), Icon: x.Icon}, {Text: " " + name[0].Text, Bold: true}}
		}
		v.Abilities = append(v.Abilities, name)
		if t.Tr.Has(id + "text") {
			rule := append(Paragraph{{Text: t.Tr.T(id+"name") + ": ", Bold: true}}, t.abilityText(a.ID, id+"text")...)
			v.Rules = append(v.Rules, rule)
		}
	}
	if item := string(a.ID) + "-abilities"; t.catalog().Dispute(item) != nil && t.choice(item) == model.Other {
		v.Rules = append(v.Rules, Paragraph{{Text: t.Tr.T("source.our-words"), Italic: true}})
	}
	v.Rules = LinkTerms(t.Tr, t.catalog(), v.Rules)
	return v
}

// AgentFacts are what there is to say about an Agent card: what to remember while the agent is in play, the row that counts
// in words, and where the card comes from.
func (t Table) AgentFacts(deck *model.Deck, act int) []Fact {
	a := &deck.Agent
	var facts []Fact
	if t.Session != nil {
		if now := t.state().Agent; now != nil && now.ID == a.ID && now.Act == act {
			facts = append(facts, t.fact("card-page.in-play", strings.Join(t.agent().Reminders, " ")))
		}
		face := t.catalog().Face(a, act, t.rulings())
		if r := face.Row(len(t.state().Heroes)); r != nil {
			text := t.Tr.N("ui.agent.row", r.Heroes, "Speed", r.Speed, "Health", r.Health, "Defence", t.colours(r.Defence))
			facts = append(facts, Fact{Title: Plain(t.Tr.T("card-page.row")), Text: Plain(text)})
		}
	}
	var more []string
	if !a.Numbered {
		more = append(more, t.Tr.T("card-page.number-ours"))
	}
	return append(facts, t.sourceFact(deck, a.Faces[act-1].Translated, more))
}

// AgentRules are the sections of the rules that an Agent card rests on, in their order.
func (t Table) AgentRules(deck *model.Deck, act int) []string {
	face := t.AgentFace(deck, act)
	text := face.Rules
	text = append(text, LinkTerms(t.Tr, t.catalog(), []Paragraph{Plain(face.Footer)})...)
	for _, f := range t.AgentFacts(deck, act) {
		text = append(text, f.Words())
	}
	return t.inOrder(Sections(text))
}
