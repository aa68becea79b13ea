package demo

import (
	"testing"
	"time"

	"plotwright/model"
	"plotwright/model/catalog"
)

// TestLog: a long log is of many kinds of events, and can be read.
func TestLog(t *testing.T) {
	c, err := catalog.Load()
	if err != nil {
		t.Fatal(err)
	}
	log, err := Log(c, 2000, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	kinds, events := map[string]int{}, 0
	for _, b := range log {
		for _, e := range b.Events {
			kinds[e.Kind()]++
			events++
		}
	}
	for _, e := range []model.Event{
		model.QuestStarted{}, model.TurnBegan{}, model.StepBegan{}, model.TokensMoved{}, model.HeroDefeated{}, model.CardTriggered{},
		model.CardsRefreshed{}, model.FortuneSpent{}, model.Corrected{}, model.Undone{}, model.Redone{},
	} {
		if kinds[e.Kind()] < 20 {
			t.Errorf("%d events %s", kinds[e.Kind()], e.Kind())
		}
	}
	if events < 2000 || events > 2200 {
		t.Errorf("%d events", events)
	}
	if h := model.NewHistory(log); h.State().Phase != model.HeroesTurn {
		t.Errorf("the log ends at %s", h.State().Phase)
	}
	t.Logf("%d batches, %v", len(log), kinds)
}
