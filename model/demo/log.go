package demo

import (
	"errors"
	"fmt"
	"time"

	"plotwright/model"
)

// Log plays quest after quest, with triggers, deaths, corrections and some undos, until a campaign has at least so many
// events. It is for measuring what a long log costs; the cards are those of Create.
func Log(c *model.Catalog, events int, now func() time.Time) ([]model.Batch, error) {
	store := model.NewMemoryStore()
	id, err := Create(c, store, now)
	if err != nil {
		return nil, err
	}
	s, err := model.OpenSession(c, store, id, now)
	if err != nil {
		return nil, fmt.Errorf("demo: %w", err)
	}
	d := c.Decks[deck]
	hero := func(n int) string { return s.State().Heroes[n%len(s.State().Heroes)].Name }
	var refused *model.RuleError
	do := func(cmd model.Command) {
		// What the rules refuse in one quest they allow in another.
		if e := s.Do(cmd); e != nil && !errors.As(e, &refused) {
			err = errors.Join(err, e)
		}
	}
	count := func() (n int) {
		for _, b := range s.Log() {
			n += len(b.Events)
		}
		return n
	}
	for quest := 0; err == nil && count() < events; quest++ {
		do(model.EndQuest{Winner: []model.Side{model.Heroes, model.Overlord}[quest%2]})
		for range 8 {
			do(model.NextStep{})
		}
		do(model.StartQuest{Kind: model.Act1})
		do(model.EndSetup{})
		for turn := range 6 {
			do(model.DefeatHero{Hero: hero(turn), Answer: model.TakeThreat})
			do(model.CorrectFortune{Hero: hero(turn), Delta: 1})
			do(model.SpendFortune{Hero: hero(turn), Ability: model.Reroll})
			do(model.BeginOverlordTurn{})
			do(model.TriggerCard{Card: d.Cards[7].ID, To: []string{hero(turn)}})
			do(model.Undo{})
			do(model.Redo{})
			do(model.BeginHeroesTurn{})
		}
	}
	return s.Log(), err
}
