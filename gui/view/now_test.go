package view_test

import (
	"testing"
	"time"

	"plotwright/gui/view"
	"plotwright/model"
)

// TestStepNames: the buttons for undo and redo name what the log names so, wherever undo has led, in a campaign that is played as
// in one that was just opened.
func TestStepNames(t *testing.T) {
	w := loadWords(t)
	store := model.NewMemoryStore()
	s, err := model.CreateSession(w.c, store, quietProtector, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	named := 0
	same := func(s *model.Session) {
		t.Helper()
		read, err := model.OpenSession(w.c, store, s.ID(), time.Now)
		if err != nil {
			t.Fatal(err)
		}
		v := view.Table{Session: s, Tr: w.ru}
		h := s.History()
		if h.CanUndo() {
			named++
			if got, want := v.UndoButton().About, view.ActionText(w.ru, read, h.UndoBatch()); got != want || got == "" {
				t.Fatalf("after %d batches, undo of %q, want %q", len(s.Log()), got, want)
			}
		}
		if h.CanRedo() {
			named++
			if got, want := v.Board().Now.Redo.About, view.ActionText(w.ru, read, h.RedoBatch()); got != want || got == "" {
				t.Fatalf("after %d batches, redo of %q, want %q", len(s.Log()), got, want)
			}
		}
	}
	for _, cmd := range append(wholeCampaign(), model.Undo{}, model.GoBack{Action: 7}, model.Undo{}, model.Redo{}, model.Undo{}, model.Undo{}) {
		if err := s.Do(cmd); err != nil {
			t.Fatalf("%#v: %v", cmd, err)
		}
		same(s)
	}
	if named < 150 {
		t.Errorf("only %d names", named)
	}
}
