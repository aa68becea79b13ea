package model

// xpThreat is the threat for one experience point (R3.3).
const xpThreat = 3

// defeat answers the defeat of a hero; threat at most once per hero per quest (R3.1).
func (d *decision) defeat(c DefeatHero) {
	h := d.hero(c.Hero)
	if c.Answer == TakeThreat {
		d.deck()
	}
	d.phase(d.state.Phase.InTurn())
	if c.Answer != TakeThreat && c.Answer != TakeCard {
		d.badValue("answer")
	}
	if h == nil {
		return
	}
	id := h.ID
	if c.Answer == TakeThreat && h.GaveThreat {
		d.refuse(RuleError{Code: CodeAlreadyGained, Hero: h.Name})
	}
	d.emit(HeroDefeated{id, c.Answer})
	if c.Answer == TakeThreat {
		d.gain(1, Supply, WhyDefeat)
	}
}

func (d *decision) exchange(c ExchangeXP) {
	d.deck()
	d.phase(d.state.Phase == SpendXP)
	if c.N < 1 || !inBounds(c.N) {
		d.badValue("n")
		return
	}
	if d.state.XP < c.N {
		d.refuse(RuleError{Code: CodeNotEnoughXP, Need: c.N, Have: d.state.XP})
	}
	d.emit(XPExchanged{c.N})
	d.emit(XPChanged{-c.N, WhyExchange})
	d.gain(xpThreat*c.N, Supply, WhyExchange)
}

func (d *decision) rumor() {
	d.deck()
	d.phase(d.state.Phase == BetweenQuests || d.state.Phase.InCampaignPhase())
	d.emit(RumorPlayed{})
	d.gain(1, Supply, WhyRumor)
}

// spendFortune pays for an ability of a hero (R5.1).
func (d *decision) spendFortune(c SpendFortune) {
	h := d.hero(c.Hero)
	d.deck()
	switch c.Ability {
	case Recover, Action:
		d.phase(d.state.Phase == HeroesTurn)
	case Reroll:
		d.phase(d.state.Phase.InTurn())
	default:
		d.phase(d.state.Phase.InTurn())
		d.badValue("ability")
	}
	if h == nil {
		return
	}
	if c.Ability == Action && h.ActionUsed {
		d.refuse(RuleError{Code: CodeActionLimit, Hero: h.Name})
	}
	d.emit(FortuneSpent{[]HeroID{h.ID}, c.Ability})
	d.move(FortuneOf(h.ID), Supply, c.Ability.Cost(), WhyFortune)
}

// shopTokens is what an additional Shop Item card costs the heroes together (R5.2).
const shopTokens = 2

func (d *decision) spendFortuneShop(c SpendFortuneShop) {
	var ids []HeroID
	sum := 0
	for _, share := range c.Shares {
		if h := d.hero(share.Hero); h != nil {
			ids = append(ids, h.ID)
		}
		if share.N < 1 {
			d.badValue("share")
		}
		sum += share.N
	}
	d.deck()
	d.phase(d.state.Phase == Shopping)
	if sum != shopTokens {
		d.badValue("share")
	}
	if len(ids) != len(c.Shares) {
		return
	}
	d.emit(FortuneSpent{ids, FortuneShop})
	for i, share := range c.Shares {
		d.move(FortuneOf(ids[i]), Supply, share.N, WhyFortune)
	}
}
