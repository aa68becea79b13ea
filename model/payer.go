package model

import "slices"

// payer spends threat to trigger a card: each token flips to fortune and goes to the hero with the fewest at that
// moment; on a tie the next of the heroes' choices decides (R4.3). Choices left over are ignored.
type payer struct {
	*decision
	card CardID
	to   []string
}

func (p *payer) pay(n int) {
	if have := p.state.Threat(); have < n {
		p.refuse(RuleError{Code: CodeNotEnoughThreat, Card: p.card, Need: n, Have: have})
		return
	}
	for ; n > 0; n-- {
		hero, err := p.next(n)
		if err != nil {
			p.refuse(*err)
			return
		}
		p.move(Threat, FortuneOf(hero), 1, WhyTrigger)
	}
}

// next is the hero who gets the next of the tokens that are left.
func (p *payer) next(left int) (HeroID, *RuleError) {
	poorest := p.state.Poorest()
	if len(poorest) == 1 {
		return poorest[0], nil
	}
	if len(p.to) == 0 {
		return "", &RuleError{Code: CodeChoiceNeeded, Card: p.card, Need: left}
	}
	h := p.state.HeroNamed(p.to[0])
	if h == nil {
		return "", &RuleError{Code: CodeUnknownHero, Hero: p.to[0]}
	}
	p.to = p.to[1:]
	if !slices.Contains(poorest, h.ID) {
		return "", &RuleError{Code: CodeNotLowestFortune, Card: p.card, Hero: h.Name}
	}
	return h.ID, nil
}
