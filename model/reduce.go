package model

import "slices"

// Reduce is the state after an event. It is total: an event that does not fit the state changes nothing, and a later
// change of the rules never breaks a log that was written before it.
func Reduce(s *State, e Event) *State {
	c := s.Clone()
	c.apply(e)
	return c
}

// Fold is the state after all events.
func Fold(events []Event) *State {
	s := newState()
	for _, e := range events {
		s.apply(e)
	}
	return s
}

func newState() *State {
	return &State{Tokens: map[Zone]int{}, Rulings: Rulings{}, Act: 1, Phase: BetweenQuests}
}

func (s *State) apply(e Event) {
	switch e := e.(type) {
	case CampaignCreated:
		s.create(e)
	case DeckChosen:
		s.Deck, s.Own, s.Cards = e.Deck, e.Own, newCards(e.Cards)
	case QuestStarted:
		s.startQuest(e)
	case EncounterStarted:
		s.enter(EncounterSetup)
		if s.Quest != nil {
			s.Quest.Encounter = e.Encounter
		}
	case TurnBegan:
		s.beginTurn(e)
	case QuestEnded:
		s.endQuest(e)
	case StepBegan:
		s.enter(e.Step)
		s.StepsHad = append(s.StepsHad, e.Step)
		if e.Step == BetweenQuests {
			s.StepsHad = nil
		}
	case TokensMoved:
		s.move(e.From, e.To, e.N)
	case HeroDefeated:
		if h := s.Hero(e.Hero); h != nil && e.Answer == TakeThreat {
			h.GaveThreat = true
		}
	case FortuneSpent:
		for _, id := range e.Heroes {
			if h := s.Hero(id); h != nil && e.Ability == Action {
				h.ActionUsed = true
			}
		}
	case XPChanged:
		s.XP += e.Delta
	case ActChanged:
		s.Act = e.Act
	case RulingChanged:
		s.Rulings[e.Name] = e.Value
	case CampaignRenamed:
		s.Name = e.Name
	case HeroRenamed:
		if h := s.Hero(e.Hero); h != nil {
			h.Name = e.Name
		}
	case HeroJoined:
		s.addHero(e.Hero, e.Name)
	case HeroLeft:
		s.Heroes = slices.DeleteFunc(s.Heroes, func(h Hero) bool { return h.ID == e.Hero })
	case NoticeShown:
		s.notice(e)
	default:
		s.applyAgent(e)
		s.applyCard(e)
	}
}

func (s *State) create(e CampaignCreated) {
	s.Name, s.Box, s.Deck, s.Act, s.XP = e.Name, e.Box, e.Deck, e.Act, e.XP
	s.Own, s.Cards = e.Own, newCards(e.Cards)
	for k, v := range e.Rulings {
		s.Rulings[k] = v
	}
	s.move(Supply, Threat, e.Threat)
	for _, h := range e.Heroes {
		s.addHero(h.ID, h.Name)
		s.move(Supply, FortuneOf(h.ID), h.Fortune)
	}
}

func (s *State) addHero(id HeroID, name string) {
	s.Heroes = append(s.Heroes, Hero{ID: id, Name: name})
	s.heroesSeen++
}

func newCards(setup []CardSetup) []CardState {
	cards := make([]CardState, len(setup))
	for i, c := range setup {
		cards[i] = CardState{ID: c.ID, Faceup: c.Faceup}
	}
	return cards
}

// enter changes the phase. What lasts only for a phase goes: an armed discount, the notices (those about gold stay
// through the step in which gold is received).
func (s *State) enter(p Phase) {
	s.Phase, s.Round, s.Discount = p, 0, nil
	if p != Gold {
		s.Notices = nil
	}
}

func (s *State) startQuest(e QuestStarted) {
	n := 1
	if s.Quest != nil {
		n = s.Quest.Number + 1
	}
	s.enter(EncounterSetup)
	s.Quest = &Quest{Number: n, Kind: e.Quest, Name: e.Name, Act: e.Act, UsesLieutenant: e.UsesLieutenant, Encounter: 1}
}

func (s *State) beginTurn(e TurnBegan) {
	if e.Side == Overlord {
		s.enter(OverlordTurn)
	} else {
		s.enter(HeroesTurn)
		for i := range s.Heroes {
			s.Heroes[i].ActionUsed = false
		}
	}
	s.Round = e.Round
}

func (s *State) endQuest(e QuestEnded) {
	s.enter(QuestEnd)
	for i := range s.Heroes {
		s.Heroes[i].GaveThreat, s.Heroes[i].ActionUsed = false, false
	}
	for i := range s.Cards {
		s.Cards[i].Counters, s.Cards[i].Assigned, s.Cards[i].Due = 0, "", false
	}
	if q := s.Quest; q != nil {
		q.Winner = e.Winner
		s.Played = append(s.Played, PlayedQuest{q.Kind, q.Name, e.Winner})
		s.Over = s.Over || q.Kind == Finale
	}
}

// move moves tokens; a zone never holds fewer than none.
func (s *State) move(from, to Zone, n int) {
	if from != Supply {
		n = min(n, s.Tokens[from])
		s.put(from, -n)
	}
	if to != Supply {
		s.put(to, n)
	}
}

func (s *State) put(z Zone, n int) {
	if k := s.Tokens[z] + n; k > 0 {
		s.Tokens[z] = k
	} else {
		delete(s.Tokens, z)
	}
}

func (s *State) notice(e NoticeShown) {
	if c := s.Card(e.Card); c != nil {
		c.Due = false
	}
	for i, n := range s.Notices {
		if n.Card == e.Card && n.Text == e.Text && n.Note == e.Note {
			s.Notices[i].N += e.N
			return
		}
	}
	s.Notices = append(s.Notices, Notice{e.Card, e.Text, e.Note, e.N})
}

func (s *State) applyAgent(e Event) {
	switch e := e.(type) {
	case AgentSummoned:
		s.Agent = &AgentState{
			ID: e.Agent, Card: e.Card, Act: e.Act, Heroes: e.Heroes, Health: e.Health, Full: e.Health, Speed: e.Speed,
			Attack: e.Attack, Defence: e.Defence, Dice: e.Dice, Group: e.Group, Master: e.Master, Minion: e.Minion,
		}
	case AgentHealthChanged:
		if s.Agent != nil {
			s.Agent.Health = e.Health
		}
	case AgentLeft:
		s.Agent = nil
	}
}

func (s *State) applyCard(e Event) {
	switch e := e.(type) {
	case CardTriggered:
		s.remember(e.Answers[string(AskGroup)])
		if s.Discount != nil && s.Discount.Card != e.Card {
			s.Discount = nil
		}
	case CardsRefreshed:
		for _, id := range e.Cards {
			s.onCard(id, (*CardState).refresh)
		}
	case CardTurned:
		s.onCard(e.Card, func(c *CardState) { c.Faceup, c.Exhausted, c.Effect = e.Faceup, false, nil })
	case CardExhausted:
		s.onCard(e.Card, func(c *CardState) { c.Exhausted = true })
	case CardAssigned:
		s.onCard(e.Card, func(c *CardState) { c.Assigned = e.Hero })
	case EffectBegan:
		s.onCard(e.Card, func(c *CardState) { c.Effect = &ActiveEffect{e.Text, e.Until} })
	case EffectEnded:
		s.onCard(e.Card, func(c *CardState) { c.Effect = nil })
	case QuestionOpened:
		s.onCard(e.Card, func(c *CardState) { c.Question = true })
	case QuestionClosed:
		s.onCard(e.Card, func(c *CardState) { c.Question = false })
	case CountersChanged:
		s.onCard(e.Card, func(c *CardState) { c.Counters = max(0, c.Counters+e.Delta) })
	case DiscountArmed:
		s.Discount = &Discount{e.Card, e.Amount}
	case NoticeDue:
		s.onCard(e.Card, func(c *CardState) { c.Due = true })
	case NoticeDropped:
		s.onCard(e.Card, func(c *CardState) { c.Due = false })
	}
}

func (s *State) onCard(id CardID, do func(*CardState)) {
	if c := s.Card(id); c != nil {
		do(c)
	}
}

// refresh makes a card ready; an effect that lasts for the encounter outlives it (Cabal, by our ruling).
func (c *CardState) refresh() {
	c.Exhausted = false
	if c.Effect != nil && c.Effect.Until == UntilRefresh {
		c.Effect = nil
	}
}

func (s *State) remember(group string) {
	if group == "" {
		return
	}
	s.Groups = slices.DeleteFunc(s.Groups, func(g string) bool { return g == group })
	s.Groups = slices.Insert(s.Groups, 0, group)
}
