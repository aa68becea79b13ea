package model

import "slices"

// Decide answers a command: the events that it causes, or a *RuleError that says why not. It changes nothing.
func Decide(c *Catalog, s *State, cmd Command) ([]Event, error) {
	d := &decision{catalog: c, state: s.Clone()}
	d.decide(cmd)
	if d.refusal != nil {
		return nil, d.refusal
	}
	return d.events, nil
}

// decision carries a command out on a copy of the state. Rules that are broken on the way are noted and the rest goes
// on, so that of several reasons the first in the order of R4.6 is named.
type decision struct {
	catalog *Catalog
	state   *State
	events  []Event
	refusal *RuleError
}

// refuse notes a reason; the one that comes first in the order of R4.6 stays.
func (d *decision) refuse(e RuleError) {
	if d.refusal == nil || slices.Index(precedence, e.Code) < slices.Index(precedence, d.refusal.Code) {
		d.refusal = &e
	}
}

// refused tells whether a reason is already known.
func (d *decision) refused() bool { return d.refusal != nil }

func (d *decision) emit(e Event) {
	d.events = append(d.events, e)
	d.state.apply(e)
}

// move moves tokens, or refuses where the zone has too few (R1.4, R4.2).
func (d *decision) move(from, to Zone, n int, why Reason) {
	if n <= 0 {
		return
	}
	if from == Supply {
		if have, limited := d.state.Supply(); limited && have < n {
			d.refuse(RuleError{Code: CodeSupplyEmpty, Need: n, Have: have})
			return
		}
	} else if have := d.state.Tokens[from]; have < n {
		e := RuleError{Code: CodeNotEnoughThreat, Need: n, Have: have}
		if id, ok := from.Hero(); ok {
			e.Code, e.Hero = CodeNotEnoughFortune, d.state.Hero(id).Name
		}
		d.refuse(e)
		return
	}
	d.emit(TokensMoved{from, to, n, why})
}

// gain takes threat from the supply, with the notices of the cards that accompany it (R3.6).
func (d *decision) gain(n int, from Zone, why Reason) {
	before := len(d.events)
	d.move(from, Threat, n, why)
	if len(d.events) == before {
		return
	}
	for _, k := range d.state.Cards {
		if _, card := d.catalog.Card(k.ID); card != nil && k.Exhausted && k.Effect != nil {
			if e := card.Effect(EffectAccompany); e != nil {
				d.emit(NoticeShown{Card: k.ID, Text: e.Text, N: n})
			}
		}
	}
}

// phase refuses a command outside its phases.
func (d *decision) phase(open bool) {
	if !open {
		d.refuse(RuleError{Code: CodeWrongPhase})
	}
}

// deck refuses what needs a Plot deck in a campaign without one (R4.7).
func (d *decision) deck() {
	if d.state.Deck == "" {
		d.refuse(RuleError{Code: CodeNoDeck})
	}
}

// hero finds a hero by name, or refuses.
func (d *decision) hero(name string) *Hero {
	h := d.state.HeroNamed(name)
	if h == nil {
		d.refuse(RuleError{Code: CodeUnknownHero, Hero: name})
	}
	return h
}

// card finds a card of the deck in play, or refuses. In a campaign without a deck every card of the catalogue is known,
// and there is still none to play (R4.7).
func (d *decision) card(id CardID) (*Card, *CardState) {
	deck, card := d.catalog.Card(id)
	if card == nil || (d.state.Deck != "" && deck.ID != d.state.Deck) {
		d.refuse(RuleError{Code: CodeUnknownCard, Card: id})
		return nil, nil
	}
	d.deck()
	return card, d.state.Card(id)
}

// badValue refuses a word.
func (d *decision) badValue(detail string) {
	d.refuse(RuleError{Code: CodeBadValue, Detail: detail})
}

func (d *decision) decide(cmd Command) {
	switch c := cmd.(type) {
	case StartQuest, EndSetup, BeginOverlordTurn, BeginHeroesTurn, NextEncounter, EndQuest, NextStep:
		d.decideTime(c)
	case TriggerCard:
		d.trigger(c)
	case ResolveCard:
		d.resolve(c)
	case AssignHero:
		d.assign(c)
	case DiscardCounter:
		d.discardCounter(c)
	case BuyCard:
		d.buy(c)
	case DefeatHero:
		d.defeat(c)
	case ExchangeXP:
		d.exchange(c)
	case PlayRumor:
		d.rumor()
	case SpendFortune:
		d.spendFortune(c)
	case SpendFortuneShop:
		d.spendFortuneShop(c)
	case DamageAgent:
		d.agentHealth(-c.N, c.N)
	case RecoverAgent:
		d.agentHealth(c.N, c.N)
	case DefeatAgent:
		d.defeatAgent()
	default:
		d.decideTable(cmd)
	}
}
