package model

// QuestEndGain is the threat that the end of the quest in play would bring with a winner, or that of the next quest where
// none is (R3.2, and the tokens held on cards). It is worked out by playing on to that end on a copy, so a limited supply
// and the rulings count.
func QuestEndGain(c *Catalog, s *State, winner Side) int {
	d := &decision{catalog: c, state: s.Clone()}
	for !d.state.Phase.InTurn() {
		switch d.state.Phase {
		case BetweenQuests:
			d.decide(StartQuest{Kind: Act1})
		case EncounterSetup:
			d.decide(EndSetup{})
		default:
			d.decide(NextStep{})
		}
		if d.refused() {
			return 0
		}
	}
	before := d.state.Threat()
	d.decide(EndQuest{winner})
	return d.state.Threat() - before
}

// AfterBuying is the threat that buying a card would leave, and the faceup cards, the new one among them, that could then be
// paid for with it: those that cost nothing are not named. ok is false where the card cannot be bought now.
func AfterBuying(c *Catalog, s *State, id CardID) (left int, enough []CardID, ok bool) {
	d := &decision{catalog: c, state: s.Clone()}
	d.decide(BuyCard{id})
	if d.refused() {
		return 0, nil, false
	}
	left = d.state.Threat()
	for _, k := range d.state.Cards {
		if _, card := c.Card(k.ID); card != nil && k.Faceup {
			if cost, _ := d.state.TriggerCost(card); cost > 0 && cost <= left {
				enough = append(enough, k.ID)
			}
		}
	}
	return left, enough, true
}

// MissingThreat is how much more threat a facedown card would cost than there is (R4.1); 0 where there is enough.
func MissingThreat(s *State, card *Card) int { return max(0, card.Purchase-s.Threat()) }
