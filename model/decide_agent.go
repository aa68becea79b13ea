package model

import "slices"

// mayHaveAgent refuses an agent where none may be summoned (R6.2) and a second one (R6.4).
func (d *decision) mayHaveAgent() {
	deck := d.catalog.Deck(d.state.Deck)
	forbidden := func(why string) {
		d.refuse(RuleError{Code: CodeAgentForbidden, Detail: why})
	}
	if q := d.state.Quest; q != nil {
		if q.Kind == Interlude || q.Kind == Finale {
			forbidden(DetailQuestKind)
		}
		if q.UsesLieutenant {
			forbidden(DetailLieutenant)
		}
	}
	if slices.Contains(deck.Agent.ForbiddenIn, d.state.Box) {
		forbidden(DetailBox)
	}
	if d.state.Agent != nil {
		d.refuse(RuleError{Code: CodeAgentInPlay})
	}
}

// summon brings the agent into play: the card of the quest's act, the row of the number of heroes (R6.3).
func (d *decision) summon(card *Card, e *Effect, answers Answers) {
	if d.refused() {
		return
	}
	agent := &d.catalog.Deck(d.state.Deck).Agent
	face := d.catalog.Face(agent, d.state.Quest.Act, d.state.Rulings)
	row := face.Row(len(d.state.Heroes))
	d.emit(AgentSummoned{
		Agent: agent.ID, Card: card.ID, Act: face.Act, Heroes: row.Heroes, Health: row.Health, Speed: row.Speed,
		Attack: face.Attack, Defence: row.Defence, Dice: face.Dice, Group: answers[string(AskGroup)],
		Master: e.Master, Minion: e.Minion,
	})
}

// agentInPlay is the agent, or a refusal.
func (d *decision) agentInPlay() *AgentState {
	d.deck()
	if d.state.Agent == nil {
		d.refuse(RuleError{Code: CodeNoAgent})
	}
	return d.state.Agent
}

// agentHealth changes the health within 0 and full (R6.5).
func (d *decision) agentHealth(delta, n int) {
	a := d.agentInPlay()
	if n < 1 || !inBounds(n) {
		d.badValue("n")
	}
	if d.refused() {
		return
	}
	d.emit(AgentHealthChanged{delta, min(max(a.Health+delta, 0), a.Full)})
}

// defeatAgent sends the agent away; its Summon card goes back to the deck, facedown and ready (R6.5).
func (d *decision) defeatAgent() {
	a := d.agentInPlay()
	if d.refused() {
		return
	}
	card := a.Card
	d.emit(AgentLeft{Agent: a.ID, Defeated: true})
	d.emit(CardTurned{card, false})
}
