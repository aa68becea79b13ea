package model

// Public is a campaign as the heroes may see it (R1.2): what lies open on the table. Of facedown cards it holds only how
// many there are and what lies on them, so that nothing made from it can say more.
type Public struct {
	Name, Box string
	Deck      DeckID
	Act       int
	Phase     Phase
	Round     int
	// Quest is nil before the first one; whether it uses the lieutenant is left out.
	Quest   *Quest
	Over    bool
	Heroes  []PublicHero
	Threat  int
	Cards   []PublicCard
	Pile    FacedownPile
	Agent   *AgentState
	Notices []Notice
	// Discount is armed by a faceup card; nil for none.
	Discount *Discount
	Rulings  Rulings
}

// PublicHero is a hero with the tokens on the sheet.
type PublicHero struct {
	Hero
	Fortune int
	// OnCard is the faceup card on which the hero's token lies, empty for none; OnFacedown tells of a facedown one.
	OnCard     CardID
	OnFacedown bool
}

// PublicCard is a faceup card with the tokens on it and those laid as its reminder. Its question is the overlord's.
type PublicCard struct {
	CardState
	Tokens, Reminders int
}

// FacedownPile is all that can be seen of the facedown cards together.
type FacedownPile struct {
	Count                       int
	Tokens, Reminders, Counters int
}

// Public takes from the state what the heroes may know. Experience points are not among it: no rule lays them open.
func (s *State) Public() *Public {
	p := &Public{
		Name: s.Name, Box: s.Box, Deck: s.Deck, Act: s.Act, Phase: s.Phase, Round: s.Round, Over: s.Over,
		Threat: s.Threat(), Rulings: s.Rulings.clone(),
	}
	if s.Quest != nil {
		q := *s.Quest
		q.UsesLieutenant = false
		p.Quest = &q
	}
	for _, h := range s.Heroes {
		p.Heroes = append(p.Heroes, PublicHero{Hero: h, Fortune: s.Fortune(h.ID)})
	}
	for _, k := range s.Cards {
		p.lay(k, s.Tokens[OnCard(k.ID)], s.Tokens[ReminderOf(k.ID)])
	}
	if s.Agent != nil {
		a := *s.Agent
		a.Card = "" // it may lie facedown by now
		p.Agent = &a
	}
	for _, n := range s.Notices {
		if p.faceup(n.Card) {
			p.Notices = append(p.Notices, n)
		}
	}
	if s.Discount != nil && p.faceup(s.Discount.Card) {
		d := *s.Discount
		p.Discount = &d
	}
	return p
}

// lay puts a card with what lies on it where the heroes see it.
func (p *Public) lay(k CardState, tokens, reminders int) {
	for i := range p.Heroes {
		switch h := &p.Heroes[i]; {
		case h.ID != k.Assigned:
		case k.Faceup:
			h.OnCard = k.ID
		default:
			h.OnFacedown = true
		}
	}
	if !k.Faceup {
		p.Pile.Count++
		p.Pile.Tokens += tokens
		p.Pile.Reminders += reminders
		p.Pile.Counters += k.Counters
		return
	}
	k.Question, k.Due = false, false
	if k.Effect != nil {
		e := *k.Effect
		k.Effect = &e
	}
	p.Cards = append(p.Cards, PublicCard{CardState: k, Tokens: tokens, Reminders: reminders})
}

func (p *Public) faceup(id CardID) bool {
	return first(p.Cards, func(c *PublicCard) bool { return c.ID == id }) != nil
}
