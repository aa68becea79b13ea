package catalog

import (
	"fmt"
	"slices"

	"plotwright/model"
)

const cardsInDeck = 10

var (
	windows = []model.Window{model.InSetup, model.InTurn, model.InOverlord, model.InQuestEnd}
	clocks  = []model.Clock{model.ClockNormal, model.ClockEncounter, model.ClockQuest}
	kinds   = []model.EffectKind{
		model.EffectAsk, model.EffectGain, model.EffectDiscard, model.EffectSpend, model.EffectHold, model.EffectRemind,
		model.EffectDiscount, model.EffectCounter, model.EffectAssign, model.EffectSummon, model.EffectActive,
		model.EffectQuestion, model.EffectNotice, model.EffectAccompany,
	}
	askTypes = []model.AskType{model.AskGroup, model.AskMonster, model.AskHero, model.AskCount, model.AskChoice}
	untils   = []model.Until{"", model.UntilRefresh, model.UntilEncounter}
)

// check lists the faults of a deck's content.
func check(d *model.Deck) []error {
	var faults []error
	fault := func(format string, args ...any) { faults = append(faults, fmt.Errorf(format, args...)) }
	if d.ID == "" {
		fault("the deck has no id")
	}
	if len(d.Cards) != cardsInDeck {
		fault("the deck has %d cards, not %d", len(d.Cards), cardsInDeck)
	}
	basic := 0
	seen := map[model.CardID]bool{}
	for i, c := range d.Cards {
		if c.Basic {
			basic++
		}
		if c.ID == "" || seen[c.ID] {
			fault("card %d: the id %q is empty or used twice", i+1, c.ID)
		}
		seen[c.ID] = true
		if c.Number != i+1 {
			fault("card %s: number %d stands at place %d", c.ID, c.Number, i+1)
		}
		if c.Basic != (c.Purchase == 0) || c.Purchase < 0 || c.Trigger < 0 {
			fault("card %s: only the basic card has no purchase cost, and no cost is below 0", c.ID)
		}
		if len(c.Windows) == 0 || !all(c.Windows, windows) {
			fault("card %s: windows are some of %v", c.ID, windows)
		}
		if !slices.Contains(clocks, c.Clock) {
			fault("card %s: clock is one of %v", c.ID, clocks)
		}
		for _, e := range c.Effects {
			if err := checkEffect(&e); err != nil {
				fault("card %s: %w", c.ID, err)
			}
		}
	}
	if basic != 1 {
		fault("the deck has %d basic cards, not 1", basic)
	}
	return append(faults, checkAgent(&d.Agent)...)
}

func all[T comparable](some, of []T) bool {
	return !slices.ContainsFunc(some, func(x T) bool { return !slices.Contains(of, x) })
}

func checkEffect(e *model.Effect) error {
	switch {
	case !slices.Contains(kinds, e.Kind):
		return fmt.Errorf("the kind of effect %q is unknown", e.Kind)
	case !slices.Contains(untils, e.Until):
		return fmt.Errorf("%s: until %q is unknown", e.Kind, e.Until)
	case e.Kind == model.EffectAsk && (e.Key == "" || !slices.Contains(askTypes, e.Type)):
		return fmt.Errorf("ask needs a key and a type of %v", askTypes)
	case e.Kind == model.EffectAsk && e.Type == model.AskChoice && len(e.Values) < 2:
		return fmt.Errorf("ask %s: a choice needs at least two values", e.Key)
	case e.Amount < 0 || e.Cap < 0:
		return fmt.Errorf("%s: an amount is below 0", e.Kind)
	}
	return nil
}

func checkAgent(a *model.Agent) []error {
	var faults []error
	if a.ID == "" || len(a.Faces) != 2 {
		faults = append(faults, fmt.Errorf("the agent needs an id and a face for each act"))
	}
	for i, f := range a.Faces {
		if f.Act != i+1 {
			faults = append(faults, fmt.Errorf("agent face %d is for act %d", i+1, f.Act))
		}
		for n := model.MinHeroes; n <= model.MaxHeroes; n++ {
			if r := f.Row(n); r == nil || r.Health < 1 {
				faults = append(faults, fmt.Errorf("agent act %d: no row with health for %d heroes", f.Act, n))
			}
		}
	}
	return faults
}

// checkSections lists the faults of the sections of the rules: each has an id of its own, each ruling of the table and each
// term stands in one section, and one section has the disputed items.
func checkSections(c *model.Catalog) []error {
	var faults []error
	seen := map[string]bool{}
	once := func(kind, id string) {
		if id == "" || seen[kind+id] {
			faults = append(faults, fmt.Errorf("%s %q is empty or stands there twice", kind, id))
		}
		seen[kind+id] = true
	}
	for _, s := range c.Sections {
		once("section", s.ID)
		for _, id := range s.Rulings {
			once("ruling", id)
			if c.Ruling(id) == nil {
				faults = append(faults, fmt.Errorf("section %s: there is no ruling %q", s.ID, id))
			}
		}
		for _, id := range s.Terms {
			once("term", id)
		}
		if s.Frequent < 0 || s.Frequent > len(s.Terms) {
			faults = append(faults, fmt.Errorf("section %s: %d frequent terms of %d", s.ID, s.Frequent, len(s.Terms)))
		}
		if s.Disputes {
			once("section of", "disputes")
		}
	}
	for _, r := range c.Rulings {
		if !seen["ruling"+r.ID] {
			faults = append(faults, fmt.Errorf("ruling %s stands in no section", r.ID))
		}
	}
	if !seen["section of"+"disputes"] {
		faults = append(faults, fmt.Errorf("no section has the disputed items"))
	}
	return faults
}
