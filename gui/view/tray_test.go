package view_test

import (
	"testing"
	"time"

	"plotwright/gui/view"
	"plotwright/model"
)

// TestTrayHint: the tray says to drag threat only while some card takes it, and where threat comes from when there is none.
func TestTrayHint(t *testing.T) {
	w := loadWords(t)
	s, err := model.CreateSession(
		w.c, model.NewMemoryStore(),
		model.NewCampaign{Box: "the-shadow-rune", Deck: "silent-protector", Heroes: []string{"A", "B"}}, time.Now,
	)
	if err != nil {
		t.Fatal(err)
	}
	hint := func() string { return view.Table{Session: s, Tr: w.en}.Board().Tray.Hint }
	for _, x := range []struct {
		cmd  model.Command
		want string
	}{
		{model.StartQuest{Kind: model.Act1}, w.en.T("ui.tray.none")},
		{model.CorrectThreat{Delta: 3}, ""}, // Brethren alone is faceup, and it is for the overlord's turn
		{model.EndSetup{}, ""},
		{model.BeginOverlordTurn{}, w.en.T("ui.tray.hint")},
		{model.EndQuest{Winner: model.Heroes}, ""},
		{model.NextStep{}, ""},
	} {
		if err := s.Do(x.cmd); err != nil {
			t.Fatalf("%#v: %v", x.cmd, err)
		}
		if got := hint(); got != x.want {
			t.Errorf("after %#v at %s: %q, want %q", x.cmd, s.State().Phase, got, x.want)
		}
	}
	for s.State().Phase != model.SpendXP {
		if err := s.Do(model.NextStep{}); err != nil {
			t.Fatal(err)
		}
	}
	if got := hint(); got != w.en.T("ui.tray.hint-buy") {
		t.Errorf("in %s: %q", s.State().Phase, got)
	}
}
