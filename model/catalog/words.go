package catalog

import "plotwright/model"

// The words that a deck's file may use.
var (
	windows = words(model.InSetup, model.InTurn, model.InOverlord, model.InQuestEnd)
	clocks  = words(model.ClockNormal, model.ClockEncounter, model.ClockQuest)
	moments = []string{"heroes", "overlord-start", "overlord", "overlord-end", "any", "setup", "quest-end"}
	asks    = words(model.AskGroup, model.AskMonster, model.AskHero, model.AskCount, model.AskChoice)
	untils  = words(model.UntilRefresh, model.UntilEncounter)
	attacks = []string{"melee", "ranged"}
	dice    = []string{"blue", "red", "yellow", "green"}
	defence = []string{"white", "gray", "brown", "black"}
	icons   = []string{"surge", "action"}
)

func words[T ~string](list ...T) []string {
	var texts []string
	for _, x := range list {
		texts = append(texts, string(x))
	}
	return texts
}

// effectKeys are the keys that each kind of effect reads; the first ones, as many as needed says, must be there.
var effectKeys = map[model.EffectKind]struct {
	needed int
	keys   []string
}{
	model.EffectAsk:       {2, []string{"key", "type", "must", "values", "default"}},
	model.EffectGain:      {0, []string{"amount", "per", "when"}},
	model.EffectDiscard:   {1, []string{"amount", "when"}},
	model.EffectSpend:     {2, []string{"key", "amounts", "ruling", "when"}},
	model.EffectHold:      {2, []string{"amount", "cap", "when"}},
	model.EffectRemind:    {2, []string{"amount", "until", "when"}},
	model.EffectDiscount:  {1, []string{"amount", "when"}},
	model.EffectCounter:   {1, []string{"amount", "when"}},
	model.EffectAssign:    {0, nil},
	model.EffectSummon:    {0, []string{"master", "minion", "when"}},
	model.EffectActive:    {0, []string{"until"}},
	model.EffectQuestion:  {1, []string{"amount", "when"}},
	model.EffectNotice:    {1, []string{"text", "at", "when"}},
	model.EffectAccompany: {1, []string{"text"}},
}

// kinds are the kinds of effect, in the order in which they are explained.
var kinds = words(
	model.EffectAsk, model.EffectGain, model.EffectDiscard, model.EffectSpend, model.EffectHold, model.EffectRemind,
	model.EffectDiscount, model.EffectCounter, model.EffectAssign, model.EffectSummon, model.EffectActive,
	model.EffectQuestion, model.EffectNotice, model.EffectAccompany,
)
