package sqlite

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// steps has Open use other migrations than the program's.
func steps(list ...string) Option { return func(d *DB) { d.steps = list } }

// later are two versions that may come.
var later = []string{
	"ALTER TABLE campaigns ADD COLUMN note TEXT; CREATE TABLE notes (x INTEGER) STRICT; INSERT INTO notes SELECT seq FROM events",
	"CREATE TABLE more (x INTEGER) STRICT; INSERT INTO more SELECT x FROM notes",
}

// TestMigrate: a file of an earlier version is copied, checked and brought up to date, from every version.
func TestMigrate(t *testing.T) {
	all := slices.Concat(migrations, later)
	for from := 1; from < len(all); from++ {
		path, _, want := filled(t)
		if from > len(migrations) {
			open(t, path, steps(all[:from]...)).Close()
			if err := os.RemoveAll(filepath.Join(filepath.Dir(path), backupFolder)); err != nil {
				t.Fatal(err)
			}
		}
		old := read(t, path)
		db := open(t, path, steps(all...))
		if v, err := number(db.sql, "PRAGMA user_version"); err != nil || v != int64(len(all)) {
			t.Errorf("version %d, %v", v, err)
		}
		if n, err := number(db.sql, "SELECT count(*) FROM more"); err != nil || n != 60 {
			t.Errorf("%d rows from the migrations, %v", n, err)
		}
		for id, log := range want {
			equalLog(t, load(t, db, id), log...)
		}
		if bytes.Equal(read(t, path), old) {
			t.Error("the file is as it was")
		}
		copies := filesUnder(t, filepath.Join(filepath.Dir(path), backupFolder))
		if len(copies) != 1 || !strings.HasPrefix(filepath.Base(copies[0]), "plotwright-") || filepath.Ext(copies[0]) != ".db" {
			t.Fatalf("copies: %q", copies)
		}
		dup := open(t, copies[0], ReadOnly(), steps(all[:from]...))
		for id, log := range want {
			equalLog(t, load(t, dup, id), log...)
		}
		db.Close()
		open(t, path, steps(all...))
		if copies := filesUnder(t, filepath.Join(filepath.Dir(path), backupFolder)); len(copies) != 1 {
			t.Errorf("a file that is up to date was copied: %q", copies)
		}
	}
}

// TestMigrateFails: a migration that fails leaves the last version that went well, and the copy.
func TestMigrateFails(t *testing.T) {
	for name, c := range map[string]struct {
		list    []string
		version int64
	}{
		"the first":  {[]string{"CREATE TABLE half (x); INSERT INTO half VALUES (1); INSERT INTO nowhere VALUES (1)"}, 1},
		"the second": {[]string{later[0], "CREATE TABLE half (x); DELETE FROM events"}, 2},
	} {
		t.Run(name, func(t *testing.T) {
			path, old, want := filled(t)
			db, err := Open(path, steps(slices.Concat(migrations[:1], c.list)...))
			var file *FileError
			if !errors.As(err, &file) || file.Path != path {
				db.Close()
				t.Fatalf("Open: %v", err)
			}
			if c.version == 1 && !bytes.Equal(read(t, path), old) {
				t.Error("the file has changed")
			}
			db = open(t, path, steps(slices.Concat(migrations[:1], c.list[:c.version-1])...))
			if n, err := number(db.sql, "SELECT count(*) FROM sqlite_schema WHERE name = 'half'"); err != nil || n != 0 {
				t.Errorf("half a migration: %d, %v", n, err)
			}
			for id, log := range want {
				equalLog(t, load(t, db, id), log...)
			}
			if copies := filesUnder(t, filepath.Join(filepath.Dir(path), backupFolder)); len(copies) != 1 {
				t.Errorf("copies: %q", copies)
			}
		})
	}
}

// TestMigrateOnlyWithCopy: without a copy the file stays at its version.
func TestMigrateOnlyWithCopy(t *testing.T) {
	path, old, _ := filled(t)
	if err := os.WriteFile(filepath.Join(filepath.Dir(path), backupFolder), []byte("a file in the way"), 0o600); err != nil {
		t.Fatal(err)
	}
	refuses(t, path, ErrNotWritable, steps(slices.Concat(migrations[:1], later)...))
	if !bytes.Equal(read(t, path), old) {
		t.Error("the file has changed")
	}
}

// TestMigrateIsChecked: what a migration makes of a file is verified like any other; the copy from before it is whole.
func TestMigrateIsChecked(t *testing.T) {
	path, _, want := filled(t)
	const careless = "PRAGMA ignore_check_constraints = 1; UPDATE campaigns SET hash = zeroblob(31); PRAGMA ignore_check_constraints = 0"
	refuses(t, path, ErrDamaged, steps(slices.Concat(migrations[:1], []string{careless})...))
	for id, log := range want {
		equalLog(t, load(t, open(t, backups(t, path)[0].Path, ReadOnly()), id), log...)
	}
}

// TestMigrateDamaged: a damaged file is not brought up to date, nor one whose version is not what its tables say.
func TestMigrateDamaged(t *testing.T) {
	all := slices.Concat(migrations[:1], later)
	path, _, _ := filled(t)
	open(t, path, steps(all...)).Close()
	data := read(t, path)
	data[63] = 2
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	refuses(t, path, ErrDamaged, steps(all...))
	if !bytes.Equal(read(t, path), data) || len(filesUnder(t, filepath.Dir(path))) != 2 {
		t.Error("something has changed")
	}
}

// TestReadOnlyDoesNotMigrate: a file of an earlier version can still be read.
func TestReadOnlyDoesNotMigrate(t *testing.T) {
	path, old, want := filled(t)
	db := open(t, path, ReadOnly(), steps(slices.Concat(migrations[:1], later)...))
	for id, log := range want {
		equalLog(t, load(t, db, id), log...)
	}
	if !bytes.Equal(read(t, path), old) || len(filesUnder(t, filepath.Dir(path))) != 1 {
		t.Error("something has changed")
	}
}
