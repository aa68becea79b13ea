package sqlite

import (
	"errors"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"plotwright/model"
)

// TestStores holds every store to the same promises.
func TestStores(t *testing.T) {
	stores := map[string]func(t *testing.T) model.Store{
		"memory": func(*testing.T) model.Store { return model.NewMemoryStore() },
		"sqlite": func(t *testing.T) model.Store { return open(t, filepath.Join(t.TempDir(), "plotwright.db")) },
	}
	promises := map[string]func(t *testing.T, s model.Store){
		"empty store lists nothing": listsNothing,
		"reads back what was kept":  readsBack,
		"unknown events are kept":   keepsUnknown,
		"stale append":              refusesStale,
		"no such campaign":          refusesMissing,
		"campaigns are apart":       keepsApart,
		"last played first":         listsLastPlayedFirst,
		"clock going backwards":     takesClockGoingBackwards,
		"bin":                       binsAndBack,
		"put a campaign of its own": putsNew,
		"put in another's place":    putsInPlace,
		"put the same log":          putsSame,
		"put no log":                putsNone,
		"duplicate":                 duplicates,
		"loaded log is the caller's": func(t *testing.T, s model.Store) {
			id := create(t, s)
			log := load(t, s, id)
			log[0] = model.Batch{}
			equalLog(t, load(t, s, id), batch(0, 1))
		},
	}
	for kind, newStore := range stores {
		for promise, holds := range promises {
			t.Run(kind+"/"+promise, func(t *testing.T) { holds(t, newStore(t)) })
		}
	}
}

var start = time.Date(2026, 3, 1, 19, 30, 0, 123e6, time.UTC)

// batch is batch n, with the given number of events.
func batch(n, events int) model.Batch {
	b := model.Batch{Number: n, At: start.Add(time.Duration(n) * 1001 * time.Millisecond)}
	for i := range events {
		var e model.Event = model.TokensMoved{From: model.Zone("supply"), To: model.Zone("threat"), N: n + 1, Why: model.WhyTrigger}
		switch (n + i) % 5 {
		case 1:
			e = model.NoticeShown{Card: "dark-resilience", Text: "Юля говорит: «1 < 2 & 3 > 2», \u2028 \"№ 5\"\n\t\\", N: i}
			if n == 5 {
				e = model.NoticeShown{Text: strings.Repeat("Длинная заметка, больше страницы. ", 200)}
			}
		case 2:
			e = model.CardTriggered{Card: "pacify", Cost: 2, Answers: model.Answers{"note": "a\x01b", "hero": ""}}
		case 3:
			e = model.AgentSummoned{Agent: "a", Defence: []string{}, Dice: nil, Health: -1}
		case 4:
			e = model.RumorPlayed{}
		}
		b.Events = append(b.Events, e)
	}
	return b
}

func listsNothing(t *testing.T, s model.Store) {
	if list, err := s.List(); err != nil || len(list) != 0 {
		t.Errorf("List() = %v, %v", list, err)
	}
}

func readsBack(t *testing.T, s model.Store) {
	id := create(t, s)
	want := []model.Batch{batch(0, 1)}
	for n := 1; n < 30; n++ {
		b := batch(n, 1+n*n%7)
		if err := s.Append(id, n, b); err != nil {
			t.Fatal(err)
		}
		want = append(want, b)
	}
	equalLog(t, load(t, s, id), want...)
}

func keepsUnknown(t *testing.T, s model.Store) {
	id := create(t, s)
	b := model.Batch{Number: 1, At: start, Events: []model.Event{
		model.UnknownEvent{Name: "dragon-hatched", Body: []byte(`{ "eggs" : 3 }`)},
		model.UnknownEvent{Name: "quest-ended", Body: []byte(`{"winner":"overlord","how":"late"}`)},
	}}
	if err := s.Append(id, 1, b); err != nil {
		t.Fatal(err)
	}
	equalLog(t, load(t, s, id), batch(0, 1), b)
}

func refusesStale(t *testing.T, s model.Store) {
	id := create(t, s)
	for _, after := range []int{-1, 0, 2, 99} {
		if err := s.Append(id, after, batch(after, 2)); !errors.Is(err, model.ErrStale) {
			t.Errorf("after %d: %v", after, err)
		}
	}
	equalLog(t, load(t, s, id), batch(0, 1))
}

func refusesMissing(t *testing.T, s model.Store) {
	create(t, s)
	if err := s.Append("nobody", 1, batch(1, 1)); !errors.Is(err, model.ErrNoCampaign) {
		t.Errorf("Append: %v", err)
	}
	if _, err := s.Load("nobody"); !errors.Is(err, model.ErrNoCampaign) {
		t.Errorf("Load: %v", err)
	}
}

func keepsApart(t *testing.T, s model.Store) {
	a, b := create(t, s), create(t, s)
	if a == b {
		t.Fatal("two campaigns under one id")
	}
	if err := s.Append(a, 1, batch(1, 3)); err != nil {
		t.Fatal(err)
	}
	equalLog(t, load(t, s, a), batch(0, 1), batch(1, 3))
	equalLog(t, load(t, s, b), batch(0, 1))
}

func listsLastPlayedFirst(t *testing.T, s model.Store) {
	a, b := create(t, s), create(t, s)
	for _, id := range []model.CampaignID{a, b, a} {
		n := len(load(t, s, id))
		later := batch(n, 2)
		later.At = start.Add(time.Hour)
		if id == a && n == 2 {
			later.At = start.Add(2 * time.Hour)
		}
		if err := s.Append(id, n, later); err != nil {
			t.Fatal(err)
		}
	}
	list, err := s.List()
	want := []model.Listing{{ID: a, Last: start.Add(2 * time.Hour), Events: 5}, {ID: b, Last: start.Add(time.Hour), Events: 3}}
	if err != nil || !reflect.DeepEqual(list, want) {
		t.Errorf("List() = %v, %v, want %v", list, err, want)
	}
}

func takesClockGoingBackwards(t *testing.T, s model.Store) {
	id := create(t, s)
	b := batch(1, 1)
	b.At = time.Date(1969, 7, 20, 20, 17, 40, 5e6, time.UTC)
	if err := s.Append(id, 1, b); err != nil {
		t.Fatal(err)
	}
	equalLog(t, load(t, s, id), batch(0, 1), b)
}

func open(t testing.TB, path string, opts ...Option) *DB {
	t.Helper()
	db, err := Open(path, opts...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	return db
}

// refuses holds that a file is not opened, and that the error names it, or what lies beside it, and says why.
func refuses(t testing.TB, path string, want error, opts ...Option) {
	t.Helper()
	db, err := Open(path, opts...)
	if err == nil {
		err = errors.Join(errors.New("opened"), db.Close())
	}
	var file *FileError
	if !errors.Is(err, want) || !errors.As(err, &file) || file.Path != path && filepath.Dir(file.Path) != filepath.Dir(path) {
		t.Errorf("Open: %v, want %v", err, want)
	}
}

func create(t testing.TB, s model.Store) model.CampaignID {
	t.Helper()
	id, err := s.Create(batch(0, 1))
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func load(t testing.TB, s model.Store, id model.CampaignID) []model.Batch {
	t.Helper()
	log, err := s.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	return log
}

func equalLog(t testing.TB, got []model.Batch, want ...model.Batch) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("log is\n%v\nwant\n%v", got, want)
	}
}
