package sqlite

import (
	"errors"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// killSteps are migrations that take a while.
var killSteps = slices.Concat(migrations[:1], []string{
	"CREATE TABLE slow (n INTEGER, t TEXT) STRICT;" +
		"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000) INSERT INTO slow SELECT i, hex(randomblob(40)) FROM n",
	"CREATE TABLE copied (n INTEGER) STRICT; INSERT INTO copied SELECT n FROM slow",
})

func sceneMigrate(path string, _ func(string, ...any)) error {
	db, err := Open(path, steps(killSteps...))
	if err != nil {
		return err
	}
	return db.Close()
}

// TestKillMigration: killed while it brings a file up to date, a process leaves a version that is whole; every copy with a
// name is whole, and the next start finishes the work.
func TestKillMigration(t *testing.T) {
	versions := map[int64]int{}
	for range kills(t) {
		path, _, want := filled(t)
		playAndKill(t, "migrate", path, 0, 250*time.Millisecond)
		reader, err := connect(path, writing) // it rolls back
		if err != nil {
			t.Fatal(err)
		}
		version, err := number(reader, "PRAGMA user_version")
		if err = errors.Join(err, reader.Close()); err != nil {
			t.Fatal(err)
		}
		versions[version]++
		copies, err := filepath.Glob(filepath.Join(filepath.Dir(path), backupFolder, "*.db"))
		if err != nil || version > 1 && len(copies) != 1 {
			t.Fatalf("version %d, copies %q, %v", version, copies, err)
		}
		db := open(t, path, steps(killSteps...))
		if n, err := number(db.sql, "SELECT count(*) FROM copied"); err != nil || n != 4000 {
			t.Fatalf("%d rows, %v", n, err)
		}
		for id, log := range want {
			equalLog(t, load(t, db, id), log...)
			for _, dup := range copies {
				equalLog(t, load(t, open(t, dup, ReadOnly()), id), log...)
			}
		}
	}
	t.Logf("versions after the kill: %v", versions)
}
