package gui

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/demo"
	"plotwright/model/sqlite"
)

// timed reports the times of something: the median, and what 99 of 100 stay under, in milliseconds.
func timed(b *testing.B, name string, took []time.Duration) {
	slices.Sort(took)
	ms := func(part float64) float64 {
		return float64(took[int(part*float64(len(took)-1))]) / float64(time.Millisecond)
	}
	b.ReportMetric(ms(0.5), name+"p50-ms")
	b.ReportMetric(ms(0.99), name+"p99-ms")
}

// stopwatch is a store that notes how long each Append takes.
type stopwatch struct {
	model.Store
	took []time.Duration
}

func (s *stopwatch) Append(id model.CampaignID, after int, batch model.Batch) error {
	begun := time.Now()
	err := s.Store.Append(id, after, batch)
	s.took = append(s.took, time.Since(begun))
	return err
}

// longFile is the table of a campaign of so many events in a file, in Russian.
func longFile(b *testing.B, events int) (*hands, *stopwatch) {
	b.Helper()
	db, err := sqlite.Open(filepath.Join(b.TempDir(), "campaigns.db"))
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { db.Close() })
	store := &stopwatch{Store: db}
	h := newHands(b, func(o *Options) { o.Store, o.Settings.Language = store, locales.Russian })
	id, err := store.Put("", longLog(b, h.Catalog, events), time.Now())
	if err != nil {
		b.Fatal(err)
	}
	h.open(id)
	if h.table == nil {
		b.Fatal("the campaign does not open")
	}
	return h, store
}

func longLog(tb testing.TB, c *model.Catalog, events int) []model.Batch {
	tb.Helper()
	log, err := demo.Log(c, events, time.Now)
	if err != nil {
		tb.Fatal(err)
	}
	return log
}

// BenchmarkCommand is a command in a campaign of 5,000 events: from Do until all widgets show what came of it. The times
// are without the store's.
func BenchmarkCommand(b *testing.B) {
	h, store := longFile(b, 5000)
	// A card that can be played costs tokens, which go to whom the rules allow; where there is none, threat is corrected.
	trigger := func() model.Command {
		for _, card := range h.session.State().Cards {
			for _, hero := range h.session.State().Heroes {
				cmd := model.TriggerCard{Card: card.ID, To: []string{hero.Name}}
				if h.session.Check(cmd) == nil {
					return cmd
				}
			}
		}
		return model.CorrectThreat{Delta: -2}
	}
	turns := []func() model.Command{
		func() model.Command { return model.BeginOverlordTurn{} },
		func() model.Command { return model.CorrectThreat{Delta: 2} },
		trigger,
		func() model.Command { return model.BeginHeroesTurn{} },
	}
	store.took = nil
	var took []time.Duration
	for i := 0; b.Loop(); i++ {
		cmd := turns[i%len(turns)]()
		begun := time.Now()
		if !h.do(cmd) {
			b.Fatalf("%T is refused: %v", cmd, h.session.Check(cmd))
		}
		took = append(took, time.Since(begun)-store.took[len(store.took)-1])
	}
	timed(b, "", took)
	timed(b, "append-", store.took)
}

// BenchmarkUndo undoes and redoes in campaigns of many events, until all widgets show it.
func BenchmarkUndo(b *testing.B) {
	for _, events := range []int{1000, 10000, 100000} {
		b.Run(fmt.Sprint(events), func(b *testing.B) {
			h, store := longFile(b, events)
			store.took = nil
			var took []time.Duration
			for i := 0; b.Loop(); i++ {
				begun := time.Now()
				if !h.do([]model.Command{model.Undo{}, model.Undo{}, model.Redo{}, model.Redo{}}[i%4]) {
					b.Fatal("refused")
				}
				took = append(took, time.Since(begun)-store.took[len(store.took)-1])
			}
			timed(b, "", took)
		})
	}
}

// BenchmarkLanguage switches the language of the table and of its log of 5,000 events.
func BenchmarkLanguage(b *testing.B) {
	h, _ := longFile(b, 5000)
	h.showLog()
	for i := 0; b.Loop(); i++ {
		h.useLanguage([]string{locales.English, locales.Russian}[i%2])
		h.render()
		h.table.render()
	}
}

// BenchmarkDragMove is one move of the pointer with all targets lit.
func BenchmarkDragMove(b *testing.B) {
	h := inTurn(b, 3)
	s := h.spot("token:0")
	h.table.drag.Press(s.Pos)
	var took []time.Duration
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		begun := time.Now()
		h.table.move(threatPayload, fyne.NewPos(100+float32(i*7%1200), 150+float32(i*3%500)))
		took = append(took, time.Since(begun))
	}
	timed(b, "", took)
}
