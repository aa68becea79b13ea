package view

import (
	"errors"

	"plotwright/locales"
	"plotwright/model"
)

// Refusal says in a sentence or two why a command was refused and what to do about it. State and command may be nil, as
// when a campaign is created. An error that is no *model.RuleError comes from the store. No error is no text.
func Refusal(tr *locales.Translator, c *model.Catalog, s *model.State, cmd model.Command, err error) string {
	if err == nil {
		return ""
	}
	var e *model.RuleError
	if !errors.As(err, &e) {
		return storeRefusal(tr, err)
	}
	if s == nil {
		s = &model.State{}
	}
	r := &refusal{tr: tr, catalog: c, state: s, cmd: cmd, rule: e}
	return r.text()
}

// storeRefusal is the sentence for an error of the store or of the session.
func storeRefusal(tr *locales.Translator, err error) string {
	var unknown *model.UnknownError
	switch {
	case errors.As(err, &unknown) && unknown.What == "card":
		return tr.T("refusal.store.later-card", "Name", unknown.Name)
	case errors.As(err, &unknown):
		return tr.T("refusal.store.later-event", "Name", unknown.Name)
	case errors.Is(err, model.ErrPast):
		return tr.T("refusal.store.past")
	case errors.Is(err, model.ErrReadOnly):
		return tr.T("refusal.store.read-only")
	case errors.Is(err, model.ErrStale):
		return tr.T("refusal.store.stale")
	case errors.Is(err, model.ErrNoCampaign):
		return tr.T("refusal.store.gone")
	}
	return orElse(tr, "refusal.store."+string(model.FaultOf(err)), tr.T("refusal.store.failed"))
}

// refusal is a refused command on its way into words.
type refusal struct {
	tr      *locales.Translator
	catalog *model.Catalog
	state   *model.State
	cmd     model.Command
	rule    *model.RuleError
}

func (r *refusal) text() string {
	switch r.rule.Code {
	case model.CodeUnknownCard:
		return r.unknownCard()
	case model.CodeUnknownHero:
		if len(r.state.Heroes) == 0 {
			return r.say("unknown-hero-new")
		}
		return r.say("unknown-hero")
	case model.CodeNoDeck:
		return r.noDeck()
	case model.CodeWrongPhase:
		return r.wrongPhase() + " " + r.now()
	case model.CodeCardFacedown:
		return r.facedown()
	case model.CodeAgentForbidden:
		return r.say("agent-forbidden." + r.rule.Detail)
	case model.CodeHeroNeeded:
		return r.heroNeeded()
	case model.CodeBadValue:
		return r.badValue()
	case model.CodeCapReached:
		return r.count("cap-reached", r.rule.Need)
	case model.CodeSupplyEmpty:
		return r.count("supply-empty", r.rule.Have)
	case model.CodeNotEnoughThreat:
		return r.notEnoughThreat()
	case model.CodeNotEnoughXP:
		return r.count(r.either("not-enough-xp.", "exchange"), r.rule.Have)
	case model.CodeNotEnoughFortune:
		kind := "ability"
		if _, shop := r.cmd.(model.SpendFortuneShop); shop {
			kind = "shop"
		}
		return r.count(r.either("not-enough-fortune.", kind), r.rule.Need)
	}
	return r.say(string(r.rule.Code))
}

// either adds to the id that it is a correction, or else the other kind.
func (r *refusal) either(id, kind string) string {
	switch r.cmd.(type) {
	case model.CorrectThreat, model.CorrectXP, model.CorrectFortune:
		return id + "correct"
	}
	return id + kind
}

func (r *refusal) say(id string) string { return r.tr.T("refusal."+id, r.words()...) }

func (r *refusal) count(id string, n int) string { return r.tr.N("refusal."+id, n, r.words()...) }

// words are all that a sentence may name. Each takes what it needs.
func (r *refusal) words() []any {
	s := r.state
	deck := r.catalog.Deck(s.Deck)
	agent, summon := model.AgentID(""), model.CardID("")
	if deck != nil {
		agent = deck.Agent.ID
		if c := deck.Summon(); c != nil {
			summon = c.ID
		}
	}
	if s.Agent != nil {
		agent = s.Agent.ID
	}
	return []any{
		"Card", CardName(r.tr, s.Rulings, r.card()), "Deck", DeckName(r.tr, s.Deck), "Hero", r.hero(), "Heroes", r.heroes(),
		"Agent", AgentName(r.tr, agent), "Summon", CardName(r.tr, s.Rulings, summon), "Box", PublishedName(r.tr, s.Box),
		"Phase", PhaseName(r.tr, s.Phase), "Now", inSentence(PhaseName(r.tr, s.Phase)), "Encounter", r.encounter(), "Need", r.rule.Need, "Have", r.rule.Have,
		"Count", len(s.Heroes), "Until", ExhaustedUntil(r.tr, r.catalog, s, r.card()), "When", r.windows(),
	}
}

// card is the card that the refusal is about.
func (r *refusal) card() model.CardID {
	if r.rule.Card != "" {
		return r.rule.Card
	}
	switch c := r.cmd.(type) {
	case model.TriggerCard:
		return c.Card
	case model.ResolveCard:
		return c.Card
	case model.AssignHero:
		return c.Card
	case model.DiscardCounter:
		return c.Card
	case model.BuyCard:
		return c.Card
	case model.CorrectCard:
		return c.Card
	}
	return ""
}
