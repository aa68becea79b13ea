package model_test

import (
	"fmt"
	"path/filepath"
	"reflect"
	"sync"
	"testing"
	"time"

	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/catalog"
	"plotwright/model/own"
	"plotwright/model/scenario"
	"plotwright/model/sqlite"
)

// TestScenario runs every file of testdata/scenarios, and of testdata/own, twice: in memory, and on a file that is closed and opened again
// after every line. The language is described in docs/scenarios.md.
func TestScenario(t *testing.T) {
	for _, folder := range []string{"testdata/scenarios", "testdata/own"} {
		scenarios, err := scenario.Folder(folder)
		if err != nil {
			t.Fatal(err)
		}
		for _, sc := range scenarios {
			t.Run(sc.Name, func(t *testing.T) {
				t.Parallel()
				t.Run("memory", func(t *testing.T) { runScenario(t, sc, newMemoryTable) })
				t.Run("file", func(t *testing.T) { runScenario(t, sc, newFileTable) })
			})
		}
	}
}

// table is a session on a kind of store.
type table struct {
	*model.Session
	// reopen closes the store and opens it again.
	reopen func() *model.Session
}

// clock gives times that differ, so that none is kept by chance.
func clock() func() time.Time {
	at := time.Date(2026, 1, 2, 18, 0, 0, 0, time.UTC)
	return func() time.Time { at = at.Add(1500 * time.Millisecond); return at }
}

// known is our catalogue with the decks in testdata/own behind ours, as a group's own would be.
var known = sync.OnceValues(func() (*model.Catalog, error) {
	c, err := catalog.Load()
	if err != nil {
		return nil, err
	}
	words, err := locales.Load()
	if err != nil {
		return nil, err
	}
	return own.Reader{Catalog: c, Bundle: words}.Folder("testdata/own").Catalog(c), nil
})

func loadCatalog(t testing.TB) *model.Catalog {
	t.Helper()
	c, err := known()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func newMemoryTable(t testing.TB, n model.NewCampaign) *table {
	t.Helper()
	store, c := model.NewMemoryStore(), loadCatalog(t)
	s, err := model.CreateSession(c, store, n, clock())
	if err != nil {
		t.Fatalf("given: %v", err)
	}
	return &table{s, func() *model.Session {
		s, err := model.OpenSession(c, store, s.ID(), clock())
		if err != nil {
			t.Fatal(err)
		}
		return s
	}}
}

// newFileTable plays on a real file, which reopen closes and opens again.
func newFileTable(t testing.TB, n model.NewCampaign) *table {
	t.Helper()
	path, c := filepath.Join(t.TempDir(), "campaigns.db"), loadCatalog(t)
	open := func() *sqlite.DB {
		db, err := sqlite.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		return db
	}
	db := open()
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	s, err := model.CreateSession(c, db, n, clock())
	if err != nil {
		t.Fatalf("given: %v", err)
	}
	id := s.ID()
	return &table{s, func() *model.Session {
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		db = open()
		s, err := model.OpenSession(c, db, id, clock())
		if err != nil {
			t.Fatal(err)
		}
		return s
	}}
}

// run is a scenario being run.
type run struct{ tab *table }

func runScenario(t *testing.T, sc *scenario.Scenario, open func(testing.TB, model.NewCampaign) *table) {
	if len(sc.Steps) == 0 {
		t.Fatal("nothing was done")
	}
	r := &run{open(t, sc.Given)}
	for _, s := range sc.Steps {
		var err error
		if s.Command == nil {
			err = r.then(s.Expect)
		} else {
			err = r.when(s)
			r.tab.Session = r.tab.reopen()
		}
		if err != nil {
			t.Fatalf("line %d: %s: %v", s.Line, s.Text, err)
		}
	}
}

// when carries out a command, or sees it refused with nothing changed.
func (r *run) when(s scenario.Step) error {
	if s.Refusal == "" {
		return r.tab.Do(s.Command)
	}
	before := snapshot(r.tab.Session)
	if err := r.tab.Do(s.Command); model.CodeOf(err) != s.Refusal {
		return fmt.Errorf("expected the refusal %s, got %w", s.Refusal, err)
	}
	if after := snapshot(r.tab.Session); !reflect.DeepEqual(before, after) {
		return fmt.Errorf("the refused command changed something: %+v, then %+v", before, after)
	}
	return nil
}

// snap is all that a refused command must leave alone.
type snap struct {
	State      *model.State
	Log        int
	Undo, Redo int
}

func snapshot(s *model.Session) snap {
	h := s.History()
	x := snap{State: s.State().Clone(), Log: len(s.Log()), Undo: -1, Redo: -1}
	if h.CanUndo() {
		x.Undo = h.UndoBatch()
	}
	if h.CanRedo() {
		x.Redo = h.RedoBatch()
	}
	return x
}
