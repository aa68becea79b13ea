package view_test

import (
	"maps"
	"runtime"
	"testing"
	"time"

	"pgregory.net/rapid"

	"plotwright/gui/view"
	"plotwright/model"
	"plotwright/model/demo"
)

// A log that grows reads like one that is read whole.
func TestLogReadInParts(t *testing.T) {
	w := loadWords(t)
	rapid.Check(t, func(r *rapid.T) {
		s := randomCampaign(r, w.c)
		l := view.ReadLog(s)
		for i := rapid.IntRange(1, 30).Draw(r, "commands"); i > 0; i-- {
			done := s.Do(randomCommand(r, s)) == nil
			if read := l.Read(); read != done {
				r.Fatalf("read %v, done %v", read, done)
			}
		}
		whole := view.ReadLog(s)
		for i := range whole.Len() {
			if got, want := l.Line(w.ru, i, nil), whole.Line(w.ru, i, nil); got != want {
				r.Fatalf("line %d: %+v, want %+v", i, got, want)
			}
		}
	})
}

// After going back a hero's id may be borne by another hero: each line has the name of its own path.
func TestLogNamesOfPaths(t *testing.T) {
	w := loadWords(t)
	n := model.NewCampaign{Box: "the-trollfens", Heroes: heroNames[:2]}
	s := play(t, w.c, n, model.HeroJoins{Name: "Tomble"}, model.StartQuest{Kind: model.Act1}, model.EndSetup{},
		model.DefeatHero{Hero: "Tomble", Answer: model.TakeCard}, model.GoBack{Action: 0}, model.HeroJoins{Name: "Syndrael"},
		model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.DefeatHero{Hero: "Syndrael", Answer: model.TakeCard},
		model.GoBack{Action: 4}, model.Undo{}, model.Redo{})
	got := texts(view.ReadLog(s).Lines(w.en, nil))
	for i, want := range map[int]string{
		4: "Tomble was defeated: the overlord drew an Overlord card.", 5: "Back to the table as it was at the start of the campaign.",
		9: "Syndrael was defeated: the overlord drew an Overlord card.", 10: "Back to the table as it was after “defeat of Tomble”.",
		11: "Undone: going back to “defeat of Tomble”.", 12: "Redone: going back to “defeat of Tomble”.",
	} {
		if got[i] != want {
			t.Errorf("line %d: %q, want %q", i, got[i], want)
		}
	}
	if got := view.ActionText(w.ru, s, 10); got != "возврат к прежнему столу (герой повержен (Tomble))" {
		t.Errorf("to be undone: %q", got)
	}
}

// A going back that was undone is marked so, like anything else.
func TestLogMarksUndoneGoingBack(t *testing.T) {
	w := loadWords(t)
	s := play(t, w.c, quietProtector, model.CorrectXP{Delta: 1}, model.GoBack{Action: 0}, model.Undo{}, model.GoBack{Action: 0}, model.CorrectXP{Delta: 2})
	want := []bool{false, true, true, false, false, false}
	for i, l := range view.ReadLog(s).Lines(w.en, nil) {
		if l.Undone != want[i] {
			t.Errorf("%q: undone %v", l.Text, l.Undone)
		}
	}
}

// What lies facedown and was not seen by all is not named, in whatever line.
func TestLogOfSecrets(t *testing.T) {
	w := loadWords(t)
	s := play(t, w.c, model.NewCampaign{Box: "the-shadow-rune", Deck: "silent-protector", Heroes: heroNames[:2], Threat: 9},
		model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.EndQuest{Winner: model.Heroes}, model.NextStep{}, model.NextStep{},
		model.NextStep{}, model.NextStep{}, model.NextStep{}, model.BuyCard{Card: "pacify"}, model.Undo{}, model.BuyCard{Card: "diplomatic"},
		model.CorrectCard{Card: "shared-burdens", Side: model.SideFaceup}, model.CorrectCard{Card: "shared-burdens", Side: model.SideFacedown})
	l := view.ReadLog(s)
	if want := map[model.CardID]bool{"brethren": true, "diplomatic": true}; !maps.Equal(l.Public(), want) {
		t.Errorf("public are %v, want %v", l.Public(), want)
	}
	const secret = "Something was done with a facedown card."
	got := texts(l.Lines(w.en, l.Public()))
	for i, want := range map[int]string{
		9: secret, 10: secret, 11: "The overlord bought Diplomatic for 1 threat.", 12: secret, 13: secret, 8: "The step Spend experience points began.",
	} {
		if got[i] != want {
			t.Errorf("line %d: %q, want %q", i, got[i], want)
		}
	}
}

// sameAsState compares the ledger's totals with the state at every line.
func sameAsState(t interface{ Fatalf(string, ...any) }, w words, s *model.Session) {
	rows := view.ReadLog(s).Ledger()
	for i, r := range rows {
		if i+1 < len(rows) && rows[i+1].Batch == r.Batch {
			continue
		}
		then := s.After(r.Batch).State()
		if !maps.Equal(r.Totals, then.Tokens) || r.Threat() != then.Threat() || r.InPlay() != then.InPlay() {
			t.Fatalf("after batch %d the ledger says %v, the state %v", r.Batch, r.Totals, then.Tokens)
		}
	}
}

// The sums agree with the state at every line: in random play, in the demo, and over a whole campaign.
func TestLedgerAtEveryLine(t *testing.T) {
	w := loadWords(t)
	rapid.Check(t, func(r *rapid.T) {
		s := randomCampaign(r, w.c)
		for i := rapid.IntRange(1, 40).Draw(r, "commands"); i > 0; i-- {
			_ = s.Do(randomCommand(r, s))
		}
		sameAsState(r, w, s)
	})
	store := model.NewMemoryStore()
	id, err := demo.Create(w.c, store, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	s, err := model.OpenSession(w.c, store, id, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	sameAsState(t, w, s)
	s = play(t, w.c, quietProtector, wholeCampaign()...)
	if !s.State().Over {
		t.Fatal("the campaign is not over")
	}
	sameAsState(t, w, s)
	if n := len(view.ReadLog(s).Ledger()); n < 60 {
		t.Errorf("only %d moves", n)
	}
}

// wholeCampaign are nine quests with deaths, triggers, purchases, corrections and undos.
func wholeCampaign() []model.Command {
	kinds := []model.QuestKind{
		model.Introduction, model.Act1, model.Act1, model.Act1, model.Interlude, model.Act2, model.Act2, model.Act2, model.Finale,
	}
	var all []model.Command
	for i, k := range kinds {
		winner := []model.Side{model.Heroes, model.Overlord}[i%2]
		all = append(all,
			model.StartQuest{Kind: k}, model.EndSetup{}, model.DefeatHero{Hero: heroNames[i%4], Answer: model.TakeThreat},
			model.TriggerCard{Card: "pacify", To: heroNames[1:2]}, model.Undo{}, model.Redo{},
			model.CorrectFortune{Hero: heroNames[1], Delta: 2}, model.SpendFortune{Hero: heroNames[1], Ability: model.Reroll},
			model.BeginOverlordTurn{}, model.NextEncounter{}, model.EndSetup{}, model.EndQuest{Winner: winner},
		)
		for range 6 {
			all = append(all, model.NextStep{})
		}
	}
	return all
}

// bigLog is a log of thousands of batches, many of them undone.
func bigLog(t testing.TB, c *model.Catalog, batches int) *model.Session {
	t.Helper()
	s, err := model.CreateSession(c, model.NewMemoryStore(), quietProtector, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	for len(s.Log()) < batches {
		for _, cmd := range append(wholeCampaign(), model.Undo{}, model.GoBack{Action: 0}) {
			if err := s.Do(cmd); err != nil {
				t.Fatalf("%#v: %v", cmd, err)
			}
			if _, ends := cmd.(model.EndSetup); ends {
				_, _ = s.Do(model.Undo{}), s.Do(model.Redo{})
			}
		}
	}
	return s
}

// TestLogKeepsLittle: the log that is told keeps no states, however much of it has been told.
func TestLogKeepsLittle(t *testing.T) {
	w := loadWords(t)
	s := sessionOf(t, w.c, bigLog(t, w.c, 4000).Log())
	heap := func() int64 {
		runtime.GC()
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc)
	}
	w.ru.T("log.correct-unknown") // a language's messages are made ready when it is first spoken
	before := heap()
	l := view.ReadLog(s)
	l.Lines(w.ru, l.Public())
	each := float64(heap()-before) / float64(l.Len())
	runtime.KeepAlive([]any{w, l})
	t.Logf("%.0f bytes for each line", each)
	if each > 200 {
		t.Errorf("%.0f bytes for each line", each)
	}
}

func BenchmarkReadLog(b *testing.B) {
	w := loadWords(b)
	s := bigLog(b, w.c, 5000)
	for b.Loop() {
		view.ReadLog(s)
	}
}

func BenchmarkLogLines(b *testing.B) {
	w := loadWords(b)
	l := view.ReadLog(bigLog(b, w.c, 5000))
	for b.Loop() {
		l.Lines(w.ru, nil)
	}
}
