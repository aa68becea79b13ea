package view

import (
	"plotwright/locales"
	"plotwright/model"
)

// ActionText is a short name for what a batch of the session's log did, as after "Undo:". Heroes bear the names of that time.
// It is empty for a batch that the log does not have.
func ActionText(tr *locales.Translator, s *model.Session, batch int) string {
	if batch < 0 || batch >= len(s.Log()) {
		return ""
	}
	return accountOf(s, batch).in(tr, nil).deed()
}

// accountOf is the account of a batch of the session's log.
func accountOf(s *model.Session, batch int) *account {
	h := s.History()
	return &account{session: s, before: h.StateAfter(batch - 1), after: h.StateAfter(batch), batch: s.Log()[batch]}
}

// account tells what one batch did.
type account struct {
	session       *model.Session
	before, after *model.State
	batch         model.Batch

	tr *locales.Translator
	// public are the cards that may be named; nil is all.
	public map[model.CardID]bool
	// secret: a card was to be named that may not.
	secret bool
}

// in is the account as it is told in a language.
func (a account) in(tr *locales.Translator, public map[model.CardID]bool) *account {
	a.tr, a.public = tr, public
	return &a
}

// hero is the name that a hero had before the batch, or has through it.
func (a *account) hero(id model.HeroID) string {
	if h := a.before.Hero(id); h != nil {
		return h.Name
	}
	return HeroName(a.after, id)
}

// cardName is the name that a card bore at that time, if it may be named.
func (a *account) cardName(id model.CardID) string {
	if a.public != nil && id != "" && !a.public[id] {
		a.secret = true
	}
	return CardName(a.tr, a.after.Rulings, id)
}

// zone is the name of a place of tokens, with a hero's name of that time.
func (a *account) zone(z model.Zone) string {
	if id, ok := z.Card(); ok {
		a.cardName(id)
	}
	if id, ok := z.Hero(); ok && a.before.Hero(id) == nil {
		return ZoneName(a.tr, a.after, z)
	}
	return ZoneName(a.tr, a.before, z)
}

// about is the number of the batch that this one undid, redid or went back to, or -1.
func (a *account) about() int {
	switch e := a.head().(type) {
	case model.Undone:
		return e.Batch
	case model.Redone:
		return e.Batch
	case model.WentBack:
		return a.session.History().BatchOf(e.Action)
	}
	return -1
}

// whatOrElse is what was undone, redone or gone back to; the other name is for a log that does not tell.
func (a *account) whatOrElse(id string) string {
	batch := a.about()
	if batch < 0 || batch >= a.batch.Number {
		return a.tr.T(id)
	}
	of := accountOf(a.session, batch).in(a.tr, a.public)
	what := of.deed()
	a.secret = a.secret || of.secret
	return what
}

func (a *account) agent() string {
	if a.before.Agent != nil {
		return AgentName(a.tr, a.before.Agent.ID)
	}
	if d := a.session.Catalog().Deck(a.after.Deck); d != nil {
		return AgentName(a.tr, d.Agent.ID)
	}
	return ""
}

// deed is a short name for what the batch did.
func (a *account) deed() string {
	h := a.head()
	switch e := h.(type) {
	case nil:
		return a.tr.T("action.different")
	case model.CampaignCreated:
		return a.tr.T("action.created")
	case model.DeckChosen:
		return a.tr.T("action.deck", "Deck", DeckName(a.tr, e.Deck))
	case model.QuestStarted, model.EncounterStarted, model.TurnBegan, model.QuestEnded, model.StepBegan:
		return a.actionOfTime(e)
	case model.RulingChanged:
		return a.tr.T("action.ruling", "Ruling", RulingName(a.tr, e.Name))
	case model.Corrected:
		return a.tr.T("action.correct-"+e.What, "Hero", a.hero(e.Hero), "Card", a.cardName(e.Card))
	case model.CampaignRenamed:
		return a.tr.T("action.campaign-renamed")
	case model.HeroRenamed:
		return a.tr.T("action.hero-renamed", "Hero", a.hero(e.Hero))
	case model.HeroJoined:
		return a.tr.T("action.hero-joined", "Hero", e.Name)
	case model.HeroLeft:
		return a.tr.T("action.hero-left", "Hero", a.hero(e.Hero))
	case model.Undone:
		return a.tr.T("action.undone")
	case model.Redone:
		return a.tr.T("action.redone")
	case model.WentBack:
		if e.Action == 0 {
			return a.tr.T("action.went-back-start")
		}
		return a.tr.T("action.went-back", "What", a.whatOrElse("action.different"))
	case model.UnknownEvent:
		return a.tr.T("action.later")
	}
	return a.actionOfPlay(h)
}

func (a *account) actionOfTime(e model.Event) string {
	switch e := e.(type) {
	case model.QuestStarted:
		if e.Name == "" {
			return a.tr.T("action.quest-started-unnamed", "Kind", inSentence(QuestKindName(a.tr, e.Quest)))
		}
		return a.tr.T("action.quest-started", "Quest", e.Name)
	case model.EncounterStarted:
		return a.tr.T("action.encounter", "Number", e.Encounter)
	case model.TurnBegan:
		switch {
		case e.Side == model.Overlord:
			return a.tr.T("action.overlord-turn")
		case e.Round == 1:
			return a.tr.T("action.setup-ended")
		}
		return a.tr.T("action.heroes-turn")
	case model.QuestEnded:
		return a.tr.T("action.quest-ended")
	case model.StepBegan:
		if e.Step == model.BetweenQuests {
			return a.tr.T("action.phase-ended")
		}
		return a.tr.T("action.step", "Step", PhaseName(a.tr, e.Step))
	}
	return a.tr.T("action.different")
}

func (a *account) actionOfPlay(e model.Event) string {
	card := func(id string, card model.CardID) string {
		return a.tr.T("action."+id, "Card", a.cardName(card))
	}
	switch e := e.(type) {
	case model.HeroDefeated:
		return a.tr.T("action.defeat", "Hero", a.hero(e.Hero))
	case model.CardTriggered:
		return card("triggered", e.Card)
	case model.CardBought:
		return card("bought", e.Card)
	case model.CardAssigned:
		return card("assigned", e.Card)
	case model.QuestionClosed:
		return card("answered", e.Card)
	case model.CountersChanged:
		return a.tr.T("action.counter")
	case model.XPExchanged:
		return a.tr.T("action.exchanged")
	case model.RumorPlayed:
		return a.tr.T("action.rumor")
	case model.FortuneSpent:
		if e.Ability == model.FortuneShop || len(e.Heroes) != 1 {
			return a.tr.T("action.shop")
		}
		return a.tr.T("action.fortune", "Hero", a.hero(e.Heroes[0]))
	case model.AgentHealthChanged:
		if e.Delta < 0 {
			return a.tr.T("action.agent-damage", "Agent", a.agent())
		}
		return a.tr.T("action.agent-recovery", "Agent", a.agent())
	case model.AgentLeft:
		return a.tr.T("action.agent-defeated", "Agent", AgentName(a.tr, e.Agent))
	}
	return a.tr.T("action.different")
}

func (a *account) head() model.Event { return headOf(a.batch) }

// headOf is the event of a batch that says what the table did, or nil. It is the first but where a hero leaves: his tokens go before.
func headOf(b model.Batch) model.Event {
	for _, e := range b.Events {
		if _, ok := e.(model.HeroLeft); ok {
			return e
		}
	}
	for _, e := range b.Events {
		switch e.(type) {
		case model.TokensMoved, model.CardExhausted, model.CardTurned, model.CardsRefreshed, model.EffectBegan, model.EffectEnded,
			model.QuestionOpened, model.DiscountArmed, model.NoticeDue, model.NoticeDropped, model.NoticeShown, model.AgentSummoned,
			model.XPChanged, model.ActChanged:
			// What only follows from something else.
			continue
		}
		return e
	}
	return nil
}
