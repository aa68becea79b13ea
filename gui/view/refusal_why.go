package view

import (
	"slices"

	"plotwright/model"
)

// hero is the hero that the refusal is about.
func (r *refusal) hero() string {
	if r.rule.Code == model.CodeAlreadyAssigned {
		if k := r.state.Card(r.card()); k != nil {
			return HeroName(r.state, k.Assigned)
		}
	}
	return r.rule.Hero
}

// heroes are those among whom to choose: the poorest where a token waits for one of them, else all.
func (r *refusal) heroes() string {
	s := r.state
	switch r.rule.Code {
	case model.CodeChoiceNeeded:
		return JoinAnd(r.tr, HeroNames(s, r.poorest()))
	case model.CodeNotLowestFortune:
		return JoinOr(r.tr, HeroNames(s, r.poorest()))
	}
	names := make([]string, len(s.Heroes))
	for i, h := range s.Heroes {
		names[i] = h.Name
	}
	return JoinOr(r.tr, names)
}

// poorest are the heroes among whom the command had to choose: those with the fewest fortune tokens once the tokens
// before have gone to the heroes whom it names (R4.3).
func (r *refusal) poorest() []model.HeroID {
	c, ok := r.cmd.(model.TriggerCard)
	if !ok {
		return r.state.Poorest()
	}
	chosen := c.To
	for i := 0; ; i++ {
		c.To = chosen[:i]
		tied := model.PreviewTrigger(r.catalog, r.state, c).Tied
		if len(tied) == 0 {
			return r.state.Poorest()
		}
		if i == len(chosen) || !slices.Contains(HeroNames(r.state, tied), chosen[i]) {
			return tied
		}
	}
}

func (r *refusal) unknownCard() string {
	if r.state.Deck == "" || r.catalog.Deck(r.state.Deck) == nil {
		return r.say("unknown-card-anywhere")
	}
	return r.say("unknown-card")
}

func (r *refusal) noDeck() string {
	if _, ok := r.cmd.(model.DefeatHero); ok {
		return r.say("no-deck.defeat")
	}
	if r.state.Quest == nil {
		return r.say("no-deck.early")
	}
	return r.say("no-deck.late")
}

// facedown names the price where buying is what is missing.
func (r *refusal) facedown() string {
	_, card := r.catalog.Card(r.card())
	if _, correction := r.cmd.(model.CorrectCard); correction || card == nil || card.Basic {
		return r.say("card-facedown")
	}
	return r.count("card-facedown-here", card.Purchase)
}

// heroNeeded tells a card that waits for a hero token from one that asks for a hero.
func (r *refusal) heroNeeded() string {
	_, card := r.catalog.Card(r.card())
	if card == nil || card.Effect(model.EffectAssign) == nil {
		return r.say("hero-needed")
	}
	if q := r.state.Quest; r.state.Phase == model.EncounterSetup && q != nil && q.Encounter == 1 {
		return r.say("hero-token.now")
	}
	return r.say("hero-token.later")
}

// notEnoughThreat counts all that the card needs, also where it is paid in parts (Hazard Pay).
func (r *refusal) notEnoughThreat() string {
	id, need := "trigger", r.rule.Need
	switch r.cmd.(type) {
	case model.CorrectThreat:
		id = "correct"
	case model.BuyCard:
		id = "buy"
		if r.state.XP > 0 {
			id = "exchange"
		}
	case model.TriggerCard:
		if _, card := r.catalog.Card(r.card()); card != nil && r.rule.Card == "" && card.Effect(model.EffectDiscard) != nil {
			return r.count("not-enough-threat.discard", need)
		}
		need += r.state.Threat() - r.rule.Have
		r.rule = &model.RuleError{Code: r.rule.Code, Card: r.card(), Need: need, Have: r.state.Threat()}
	}
	return r.count("not-enough-threat."+id, need)
}

// windows are the moments in which the card may be triggered.
func (r *refusal) windows() string {
	_, card := r.catalog.Card(r.card())
	if card == nil {
		return ""
	}
	var when []string
	for _, w := range card.Windows {
		id := string(w)
		if w == model.InTurn && len(card.Windows) > 1 {
			id = "turn-of-either"
		}
		when = append(when, r.tr.T("refusal.window."+id))
	}
	return JoinOr(r.tr, when)
}
