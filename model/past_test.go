package model_test

import (
	"errors"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"plotwright/model"
)

// TestPropertyPast: the table after any batch is what the log so far gives, nothing can be done there, and going back to
// its action brings it back.
func TestPropertyPast(t *testing.T) {
	c := loadCatalog(t)
	rapid.Check(t, func(r *rapid.T) {
		n := model.NewCampaign{Box: "the-shadow-rune", Deck: c.Decks[1].ID, Heroes: names[:3], Threat: 9}
		m := &machine{newMemoryTable(t, n).Session, c}
		var states []*model.State
		note := func() {
			for len(states) < len(m.s.Log()) {
				states = append(states, m.s.State().Clone())
			}
		}
		note()
		for i := rapid.IntRange(1, 30).Draw(r, "commands"); i > 0; i-- {
			_ = m.s.Do(drawCommand(r, m))
			note()
		}
		batch := rapid.IntRange(0, len(states)-1).Draw(r, "batch")
		past := m.s.After(batch)
		if !reflect.DeepEqual(past.State(), states[batch]) || len(past.Log()) != batch+1 {
			r.Fatalf("after batch %d\n%+v\nnot\n%+v", batch, past.State(), states[batch])
		}
		for _, cmd := range []model.Command{drawCommand(r, m), model.Undo{}, model.Redo{}, model.GoBack{}} {
			if err := past.Do(cmd); !errors.Is(err, model.ErrPast) || !errors.Is(past.Check(cmd), model.ErrPast) {
				r.Fatalf("%#v in the past: %v", cmd, err)
			}
		}
		before := len(m.s.Log())
		if err := m.s.Do(model.GoBack{Action: past.History().Action()}); err != nil {
			r.Fatal(err)
		}
		if len(m.s.Log()) != before+1 || !reflect.DeepEqual(m.s.State(), states[batch]) {
			r.Fatalf("gone back to batch %d\n%+v\nnot\n%+v", batch, m.s.State(), states[batch])
		}
	})
	s := newMemoryTable(t, model.NewCampaign{Box: "the-shadow-rune", Heroes: names[:2]}).Session
	if s.After(1) != nil || s.After(-1) != nil || s.After(0) == nil {
		t.Error("the past of batches that are not there")
	}
}
