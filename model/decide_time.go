package model

func (d *decision) decideTime(cmd Command) {
	p := d.state.Phase
	switch c := cmd.(type) {
	case StartQuest:
		d.startQuest(c)
	case EndSetup:
		d.phase(p == EncounterSetup)
		d.emit(TurnBegan{Heroes, 1})
	case BeginOverlordTurn:
		d.phase(p == HeroesTurn)
		d.emit(TurnBegan{Overlord, d.state.Round})
		d.refreshClock(ClockNormal)
		d.showDue()
	case BeginHeroesTurn:
		d.phase(p == OverlordTurn)
		d.emit(TurnBegan{Heroes, d.state.Round + 1})
	case NextEncounter:
		d.nextEncounter()
	case EndQuest:
		d.endQuest(c)
	case NextStep:
		d.nextStep()
	}
}

func (d *decision) startQuest(c StartQuest) {
	d.phase(d.state.Phase == BetweenQuests)
	act, ok := c.Kind.ActOf(d.state.Act)
	if !ok {
		d.badValue("kind")
	}
	d.typed(c.Name)
	d.emit(QuestStarted{c.Kind, c.Name, act, c.UsesLieutenant})
}

func (d *decision) nextEncounter() {
	d.phase(d.state.Phase.InTurn())
	if d.refused() {
		return
	}
	d.emit(EncounterStarted{d.state.Quest.Encounter + 1})
	d.endEncounter()
	if a := d.state.Agent; a != nil && d.state.Rulings.Value(RulingAgentLeaves) != "no" {
		d.emit(AgentLeft{Agent: a.ID})
	}
}

// endEncounter does what the end of every encounter brings: its clock, its effects and its reminders (R6.1).
func (d *decision) endEncounter() {
	d.refreshClock(ClockEncounter)
	for _, k := range d.state.Cards {
		if k.Effect != nil && k.Effect.Until == UntilEncounter {
			d.emit(EffectEnded{k.ID})
		}
		if _, card := d.catalog.Card(k.ID); card != nil {
			if e := card.Effect(EffectRemind); e != nil && e.Until == UntilEncounter {
				d.returnReminders(k.ID)
			}
		}
		if k.Due {
			d.emit(NoticeDropped{k.ID})
		}
	}
}

// endQuest keeps to the order of R3.2. The gains take what the supply has (R1.4).
func (d *decision) endQuest(c EndQuest) {
	d.phase(d.state.Phase.InTurn())
	if c.Winner != Heroes && c.Winner != Overlord {
		d.badValue("winner")
	}
	if d.refused() {
		return
	}
	d.emit(QuestEnded{c.Winner})
	if d.state.Deck != "" {
		d.gainSpared(1, WhyQuestEnd)
		if c.Winner == Overlord {
			d.gainSpared(1, WhyVictory)
		}
		for _, k := range d.state.Cards {
			d.gain(d.state.Tokens[OnCard(k.ID)], OnCard(k.ID), WhyCard)
		}
	}
	d.endEncounter()
	d.refreshClock(ClockQuest)
	if a := d.state.Agent; a != nil {
		d.emit(AgentLeft{Agent: a.ID})
	}
	if d.state.Quest.Kind == Interlude {
		d.emit(ActChanged{2})
	}
}

// gainSpared gains as much as a limited supply still has.
func (d *decision) gainSpared(n int, why Reason) {
	if have, limited := d.state.Supply(); limited {
		n = min(n, have)
	}
	d.gain(n, Supply, why)
}

func (d *decision) nextStep() {
	left := d.state.Phase
	next, ok := d.state.NextStep()
	d.phase(ok)
	if !ok {
		return
	}
	d.emit(StepBegan{next})
	if left == Shopping {
		for _, h := range d.state.Heroes {
			d.move(FortuneOf(h.ID), Supply, d.state.Fortune(h.ID), WhyShopping)
		}
	}
	switch next {
	case Cleanup:
		d.refreshClock(ClockNormal)
	case Rewards:
		d.emit(XPChanged{1, WhyRewards})
	}
}

// refreshClock refreshes the exhausted cards of a clock.
func (d *decision) refreshClock(clock Clock) {
	var ids []CardID
	for _, k := range d.state.Cards {
		if _, card := d.catalog.Card(k.ID); card != nil && k.Exhausted && card.Clock == clock {
			ids = append(ids, k.ID)
		}
	}
	d.refresh(ids...)
}

// refresh makes cards ready and does what goes with it: an open question closes as a hit, a reminder returns.
func (d *decision) refresh(ids ...CardID) {
	if len(ids) == 0 {
		return
	}
	d.emit(CardsRefreshed{ids})
	for _, id := range ids {
		if d.state.Card(id).Question {
			d.emit(QuestionClosed{id, Hit})
		}
		if _, card := d.catalog.Card(id); card != nil {
			if e := card.Effect(EffectRemind); e != nil && e.Until == UntilRefresh {
				d.returnReminders(id)
			}
		}
	}
}

func (d *decision) returnReminders(id CardID) {
	z := ReminderOf(id)
	d.move(z, Supply, d.state.Tokens[z], WhyReminder)
}

// showDue shows the notices that cards have for the start of the overlord turn.
func (d *decision) showDue() {
	for _, k := range d.state.Cards {
		_, card := d.catalog.Card(k.ID)
		if card == nil || !k.Due {
			continue
		}
		if e := card.Effect(EffectNotice); e != nil {
			note := ""
			if k.Effect != nil {
				note = k.Effect.Text
			}
			d.emit(NoticeShown{Card: k.ID, Text: e.Text, Note: note, N: 1})
		}
	}
}
