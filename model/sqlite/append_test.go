package sqlite

import (
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"plotwright/model"
)

// TestAppendOnly: SQL of any kind neither changes nor removes nor slips in an event.
func TestAppendOnly(t *testing.T) {
	path, _, want := filled(t)
	db := open(t, path)
	for _, s := range []string{
		"PRAGMA foreign_keys = 0; DELETE FROM campaigns",
		"PRAGMA foreign_keys = 1; DELETE FROM campaigns",
		"UPDATE events SET body = '{}'",
		"UPDATE events SET seq = seq + 100",
		"UPDATE OR REPLACE events SET seq = 1",
		"DELETE FROM events",
		"DELETE FROM events WHERE seq = 20",
		"INSERT OR REPLACE INTO events SELECT * FROM events",
		"REPLACE INTO events SELECT * FROM events WHERE seq = 1",
		"INSERT INTO events SELECT campaign, seq + 1000, batch, rest, at_ms, kind, body, prev, hash FROM events",
		"INSERT INTO events SELECT campaign, 0, batch, rest, at_ms, kind, body, prev, hash FROM events LIMIT 1",
		"INSERT INTO events SELECT 'nobody', 1, batch, rest, at_ms, kind, body, prev, hash FROM events LIMIT 1",
		"INSERT INTO events SELECT campaign, 1 + max(seq), batch, rest, at_ms, kind, '{', prev, hash FROM events GROUP BY 1",
		"INSERT INTO events SELECT campaign, 1 + max(seq), batch, rest, at_ms, kind, body, prev, 'hash' FROM events GROUP BY 1",
		"INSERT INTO events SELECT campaign, 1 + max(seq), batch, rest, 'now', kind, body, prev, hash FROM events GROUP BY 1",
		"UPDATE campaigns SET id = id || 'x'",
		"UPDATE campaigns SET created_ms = 0",
		"UPDATE campaigns SET batches = batches - 1",
		"UPDATE campaigns SET events = events - 1",
		"INSERT OR REPLACE INTO campaigns SELECT * FROM campaigns",
	} {
		if _, err := db.sql.Exec(s); err == nil {
			t.Errorf("done: %s", s)
		}
	}
	for id, log := range want {
		equalLog(t, load(t, db, id), log...)
	}
}

// TestAppendIsWhole: a batch that cannot be kept to its last event is not kept at all.
func TestAppendIsWhole(t *testing.T) {
	db := open(t, filepath.Join(t.TempDir(), "x.db"))
	id := create(t, db)
	deep := []byte(strings.Repeat("[", 2000) + strings.Repeat("]", 2000)) // JSON for Go, too deep for SQLite
	for name, b := range map[string]model.Batch{
		"no event":     {Number: 1, At: start},
		"wrong number": batch(2, 2),
		"no JSON":      {Number: 1, At: start, Events: []model.Event{model.RumorPlayed{}, model.UnknownEvent{Name: "x", Body: []byte("{")}}},
		"too deep":     {Number: 1, At: start, Events: []model.Event{model.RumorPlayed{}, model.UnknownEvent{Name: "x", Body: deep}}},
	} {
		err := db.Append(id, 1, b)
		if err == nil || errors.Is(err, ErrDamaged) || errors.Is(err, model.ErrStale) {
			t.Errorf("%s: %v", name, err)
		}
		equalLog(t, load(t, db, id), batch(0, 1))
	}
	if _, err := db.Create(batch(1, 1)); err == nil {
		t.Error("a campaign begins with batch 1")
	}
	if err := db.Append(id, 1, batch(1, 3)); err != nil {
		t.Error(err)
	}
	equalLog(t, load(t, db, id), batch(0, 1), batch(1, 3))
}

// TestFullDisk: what no longer fits is refused whole, and goes well once there is room.
func TestFullDisk(t *testing.T) {
	db := open(t, filepath.Join(t.TempDir(), "x.db"))
	id := create(t, db)
	pages, err := number(db.sql, "PRAGMA page_count")
	if err != nil {
		t.Fatal(err)
	}
	limit := func(pages int64) {
		if _, err := db.sql.Exec(fmt.Sprintf("PRAGMA max_page_count = %d", pages)); err != nil {
			t.Fatal(err)
		}
	}
	limit(pages + 1)
	want := []model.Batch{batch(0, 1)}
	var full error
	for n := 1; full == nil && n < 1000; n++ {
		if full = db.Append(id, n, batch(n, 3)); full == nil {
			want = append(want, batch(n, 3))
		}
	}
	var file *FileError
	if !errors.Is(full, ErrNotWritable) || !errors.As(full, &file) || file.Path != db.Path() {
		t.Fatalf("Append: %v", full)
	}
	equalLog(t, load(t, db, id), want...)
	big := model.Batch{At: start, Events: []model.Event{model.CampaignCreated{Name: strings.Repeat("x", 20000)}}}
	if _, err := db.Create(big); !errors.Is(err, ErrNotWritable) {
		t.Errorf("Create: %v", err)
	}
	limit(1 << 20)
	if err := db.Append(id, len(want), batch(len(want), 3)); err != nil {
		t.Fatal(err)
	}
	equalLog(t, load(t, db, id), append(want, batch(len(want), 3))...)
	if list, err := db.List(); err != nil || len(list) != 1 {
		t.Errorf("List: %v, %v", list, err)
	}
}

// TestTwoOnOneFile: of two that append to the same moment one is stale; nothing is lost and nothing doubled.
func TestTwoOnOneFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.db")
	dbs := []*DB{open(t, path), open(t, path)}
	id := create(t, dbs[0])
	const each = 25
	counts := [2]int{}
	var all sync.WaitGroup
	for i, db := range dbs {
		all.Go(func() {
			for counts[i] < each {
				log, err := db.Load(id)
				if err != nil && !errors.Is(err, ErrBusy) {
					t.Error(err)
					return
				}
				b := batch(len(log), 1+len(log)%3)
				b.Events = append(b.Events, model.NoticeShown{Text: "from", N: i})
				switch err := db.Append(id, len(log), b); {
				case err == nil:
					counts[i]++
				case !errors.Is(err, model.ErrStale) && !errors.Is(err, ErrBusy):
					t.Error(err)
					return
				}
			}
		})
	}
	all.Wait()
	log := load(t, dbs[0], id)
	kept := [2]int{}
	for n, b := range log {
		if n > 0 {
			kept[b.Events[len(b.Events)-1].(model.NoticeShown).N]++
		}
	}
	if counts != [2]int{each, each} || kept != counts {
		t.Errorf("acknowledged %v, kept %v", counts, kept)
	}
}

// TestTwoFirstStarts: of two that come at once to where there is no file, one makes it and both have it.
func TestTwoFirstStarts(t *testing.T) {
	for range 20 {
		path := filepath.Join(t.TempDir(), "x.db")
		var both, begin sync.WaitGroup
		begin.Add(2)
		for range 2 {
			both.Go(func() {
				begin.Done()
				begin.Wait()
				db, err := Open(path)
				if errors.Is(err, ErrBusy) {
					return // it has had to wait for too long
				}
				if err != nil {
					t.Error(err)
					return
				}
				if _, err := db.Create(batch(0, 1)); err != nil && !errors.Is(err, ErrBusy) {
					t.Error(err)
				}
				db.Close()
			})
		}
		both.Wait()
		if _, err := open(t, path).List(); err != nil {
			t.Error(err)
		}
	}
}

// TestWritesLockAtOnce: what a command reads before it writes cannot be overtaken; the other waits.
func TestWritesLockAtOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.db")
	db, other := open(t, path), open(t, path)
	id := create(t, db)
	err := db.write(func(tx *sql.Tx) error {
		if err := other.Append(id, 1, batch(1, 1)); !errors.Is(err, ErrBusy) {
			t.Errorf("another has been quicker: %v", err)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

// TestBusy: a file that another process holds says so within a second and goes on working.
func TestBusy(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.db")
	db, other := open(t, path), open(t, path)
	id := create(t, db)
	for _, lock := range []string{"BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"} {
		if _, err := other.sql.Exec(lock); err != nil {
			t.Fatal(err)
		}
		if err := db.Append(id, 1, batch(1, 1)); !errors.Is(err, ErrBusy) {
			t.Errorf("%s: Append: %v", lock, err)
		}
		if _, err := db.Load(id); (err != nil) != (lock == "BEGIN EXCLUSIVE") || err != nil && !errors.Is(err, ErrBusy) {
			t.Errorf("%s: Load: %v", lock, err)
		}
		refuses(t, path, ErrBusy)
		if _, err := other.sql.Exec("ROLLBACK"); err != nil {
			t.Fatal(err)
		}
	}
	// A reader that does not end holds up the commit.
	if _, err := other.sql.Exec("BEGIN; SELECT * FROM events"); err != nil {
		t.Fatal(err)
	}
	if err := db.Append(id, 1, batch(1, 1)); !errors.Is(err, ErrBusy) {
		t.Errorf("Append beside a reader: %v", err)
	}
	if _, err := other.sql.Exec("ROLLBACK"); err != nil {
		t.Fatal(err)
	}
	equalLog(t, load(t, db, id), batch(0, 1))
	if err := db.Append(id, 1, batch(1, 2)); err != nil {
		t.Error(err)
	}
	equalLog(t, load(t, other, id), batch(0, 1), batch(1, 2))
}

// TestDeletedIsNotListed: the mark hides a campaign from List and keeps its log.
func TestDeletedIsNotListed(t *testing.T) {
	path, _, want := filled(t)
	db := open(t, path)
	for id, log := range want {
		c, err := db.campaign(db.sql, id)
		if err != nil {
			t.Fatal(err)
		}
		now := start.UnixMilli()
		c.deleted = &now
		if _, err := db.sql.Exec("UPDATE campaigns SET deleted_ms = ?, seal = ? WHERE id = ?", now, c.sum(), string(id)); err != nil {
			t.Fatal(err)
		}
		equalLog(t, load(t, db, id), log...)
	}
	listsNothing(t, db)
}

// TestBackup: a copy has what the file has, and takes no other file's place.
func TestBackup(t *testing.T) {
	path, _, want := filled(t)
	db := open(t, path)
	dup := filepath.Join(t.TempDir(), "sub", "copy.db")
	if err := os.MkdirAll(filepath.Dir(dup), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(dup+".part", []byte("left by a process that died"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := db.copyAs(dup); err != nil {
		t.Fatal(err)
	}
	for id, log := range want {
		equalLog(t, load(t, open(t, dup, ReadOnly()), id), log...)
	}
	data := string(read(t, dup))
	if err := db.copyAs(dup); !errors.Is(err, os.ErrExist) {
		t.Errorf("over another: %v", err)
	}
	if string(read(t, dup)) != data || len(filesUnder(t, filepath.Dir(dup))) != 1 {
		t.Error("the copy has changed or has company")
	}
}
