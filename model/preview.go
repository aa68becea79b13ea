package model

// Preview is what a trigger would do, as far as the words and choices given so far tell.
type Preview struct {
	// Cost is the number of tokens that the trigger flips, further threat included.
	Cost int
	// Discarded is the number of threat tokens that go back to the supply without a hero getting them (R4.4).
	Discarded int
	// Given are the heroes who get the tokens, in order, up to the first tie without a choice.
	Given []HeroID
	// Tied are the heroes among whom the heroes choose for the next token; empty when all is decided.
	Tied []HeroID
	// Refusal is the reason why not; a missing choice is none.
	Refusal *RuleError
}

// PreviewTrigger shows what a trigger would do (R4.3), without doing it.
func PreviewTrigger(c *Catalog, s *State, cmd TriggerCard) Preview {
	d := &decision{catalog: c, state: s.Clone()}
	d.decide(cmd)
	p := Preview{Refusal: d.refusal}
	for _, e := range d.events {
		m, ok := e.(TokensMoved)
		if !ok || m.From != Threat {
			continue
		}
		if h, ok := m.To.Hero(); ok {
			p.Given = append(p.Given, h)
		} else if m.To == Supply {
			p.Discarded += m.N
		}
	}
	p.Cost = len(p.Given)
	if p.Refusal != nil && p.Refusal.Code == CodeChoiceNeeded {
		p.Tied, p.Cost, p.Refusal = d.state.Poorest(), p.Cost+p.Refusal.Need, nil
	}
	return p
}

// SampleAnswers are words that a card accepts, for asking whether it could be played before its questions are answered.
func SampleAnswers(card *Card, s *State) Answers {
	a := Answers{}
	for _, e := range card.Effects {
		if e.Kind != EffectAsk || !e.Must {
			continue
		}
		switch e.Type {
		case AskCount:
			a[e.Key] = "0"
		case AskChoice:
			a[e.Key] = e.Values[0]
		case AskHero:
			a[e.Key] = s.Heroes[0].Name
		default:
			a[e.Key] = "?"
		}
	}
	return a
}

// Asks are the questions of a card, in order.
func (c *Card) Asks() []Effect {
	var asks []Effect
	for _, e := range c.Effects {
		if e.Kind == EffectAsk {
			asks = append(asks, e)
		}
	}
	return asks
}

// PreviewTrigger shows what a trigger would do now.
func (s *Session) PreviewTrigger(cmd TriggerCard) Preview {
	return PreviewTrigger(s.Catalog(), s.State(), cmd)
}

// CanTrigger is the reason why a card cannot be played now whatever its questions are answered with, or nil.
// A card whose default answer is what stands in its way can still be played with another (Power in Mourning at its cap).
func (s *Session) CanTrigger(card *Card) *RuleError {
	cmd := TriggerCard{Card: card.ID, Answers: SampleAnswers(card, s.State())}
	refusal := s.PreviewTrigger(cmd).Refusal
	if refusal == nil {
		return nil
	}
	for _, e := range card.Asks() {
		for _, v := range e.Values {
			other := Answers{e.Key: v}
			for k, w := range cmd.Answers {
				if k != e.Key {
					other[k] = w
				}
			}
			if s.PreviewTrigger(TriggerCard{Card: card.ID, Answers: other}).Refusal == nil {
				return nil
			}
		}
	}
	return refusal
}
