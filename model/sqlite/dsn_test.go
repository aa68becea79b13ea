package sqlite

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/mattn/go-sqlite3"

	"plotwright/model"
	"plotwright/model/archive"
	"plotwright/model/catalog"
)

// TestPaths: whatever the path, that file is opened and no other.
func TestPaths(t *testing.T) {
	names := []string{"Властелин", "a b", "100%", "a%20b", "a#b", "a'b", "a&mode=memory", "a;b", "№ 5", "plain.db",
		strings.Repeat("долго/", 30) + "long"}
	if runtime.GOOS != "windows" {
		names = append(names, ":memory:", "a?b", "a?mode=ro", `a\b`, `a"b`, "file:x")
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			base := t.TempDir()
			path := filepath.Join(base, name, filepath.Base(name))
			db := open(t, path)
			id := create(t, db)
			if err := db.Append(id, 1, batch(1, 2)); err != nil {
				t.Fatal(err)
			}
			if err := db.copyAs(filepath.Join(base, name, backupFolder, filepath.Base(name))); err != nil {
				t.Fatal(err)
			}
			if err := db.Close(); err != nil {
				t.Fatal(err)
			}
			if files := filesUnder(t, base); len(files) != 2 {
				t.Errorf("files: %q", files)
			}
			for _, db := range []*DB{open(t, path), open(t, path, ReadOnly()), open(t, filepath.Join(base, name, backupFolder, filepath.Base(name)))} {
				equalLog(t, load(t, db, id), batch(0, 1), batch(1, 2))
				if err := db.Close(); err != nil { // Windows replaces no file that is open
					t.Fatal(err)
				}
			}
			keepsSafe(t, path)
		})
	}
}

// keepsSafe backs up, restores, salvages, exports and imports at a path.
func keepsSafe(t *testing.T, path string) {
	db := open(t, path)
	b, err := db.Backup(start)
	if err != nil {
		t.Fatal(err)
	}
	list, err := vault(t, path).Contents(b.Path)
	if err != nil || len(list) != 1 || list[0].Events != 3 {
		t.Fatalf("%v, %v", list, err)
	}
	id := list[0].ID
	if err := db.Append(id, 2, batch(2, 1)); err != nil {
		t.Fatal(err)
	}
	if kept, err := db.Restore(b.Path, []model.CampaignID{id}, start); err != nil || kept[0] != id+".2" {
		t.Errorf("restored %v, %v", kept, err)
	}
	played, log := demoLog(t, 2)
	exported := archive.FreePath(filepath.Dir(path), filepath.Base(path))
	if err := archive.Export(exported, played, "DEMO", "test"); err != nil {
		t.Fatal(err)
	}
	c, err := catalog.Load()
	if err != nil {
		t.Fatal(err)
	}
	if found := archive.Find(filepath.Dir(path)); len(found) != 1 || found[0].Path != exported || found[0].Err != nil {
		t.Errorf("found %v", found)
	}
	a, err := archive.Read(exported, c)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := a.Import(db, archive.Ask, start); err != nil {
		t.Fatal(err)
	}
	equalLog(t, load(t, db, "DEMO"), log...)
	data := read(t, path)
	copy(data, "damaged")
	if err := errors.Join(db.Close(), os.WriteFile(path, data, 0o600)); err != nil {
		t.Fatal(err)
	}
	s, err := vault(t, path).Salvage()
	if err != nil || len(s.Campaigns) != 3 {
		t.Fatalf("salvaged %+v, %v", s, err)
	}
	for from, ids := range map[string][]model.CampaignID{s.Path: {id, id + ".2", "DEMO"}, b.Path: {id}} {
		if err := vault(t, path).RestoreWhole(from, start.Add(time.Duration(len(ids))*time.Hour)); err != nil {
			t.Fatal(err)
		}
		db := open(t, path)
		for _, id := range ids {
			load(t, db, id)
		}
		db.Close()
	}
}

// TestRelativePath: it is taken from the working folder, and Path tells the whole of it.
func TestRelativePath(t *testing.T) {
	base := t.TempDir()
	t.Chdir(base)
	db := open(t, filepath.Join("sub", "x.db"))
	if want := filepath.Join(base, "sub", "x.db"); db.Path() != want {
		t.Errorf("Path() = %q, want %q", db.Path(), want)
	}
	if files := filesUnder(t, base); len(files) != 1 {
		t.Errorf("files: %q", files)
	}
}

func TestDSN(t *testing.T) {
	const rest = "?mode=ro&_busy_timeout=500&_foreign_keys=1&_synchronous=EXTRA&_txlock=immediate"
	for path, want := range map[string]string{
		"/home/a b/50%?#.db":   "file:///home/a%20b/50%25%3F%23.db" + rest,
		"C:/Users/Юля/x.db":    "file:///C:/Users/%D0%AE%D0%BB%D1%8F/x.db" + rest,
		"//server/share/x.db":  "file:////server/share/x.db" + rest,
		"/a&mode=memory/x'.db": "file:///a&mode=memory/x%27.db" + rest,
	} {
		if got := strings.ReplaceAll(dsn(path, reading), "'", "%27"); got != want {
			t.Errorf("dsn(%q) = %s, want %s", path, got, want)
		}
	}
}

// TestPragmas: they hold on the first connection and on one that database/sql opens anew.
func TestPragmas(t *testing.T) {
	db := open(t, filepath.Join(t.TempDir(), "x.db"))
	for range 2 {
		for name, want := range map[string]string{
			"journal_mode": "delete", "synchronous": "3", "busy_timeout": "500", "foreign_keys": "1", "trusted_schema": "0",
			"cell_size_check": "1", "temp_store": "2", "fullfsync": "1", "checkpoint_fullfsync": "1", "recursive_triggers": "0",
		} {
			got, err := texts(db.sql, "PRAGMA "+name)
			if err != nil || len(got) != 1 || got[0] != want {
				t.Errorf("%s is %q, %v, want %s", name, got, err, want)
			}
		}
		db.sql.SetMaxIdleConns(-1) // closes it
		db.sql.SetMaxIdleConns(1)
	}
}

// TestPragmasAreReadBack: a pragma that SQLite does not know, or takes as something else, is an error and no file.
func TestPragmasAreReadBack(t *testing.T) {
	kept := pragmas
	defer func() { pragmas = kept }()
	for _, wrong := range []struct{ name, value string }{{"foreign_key", "1"}, {"synchronous", "7"}} {
		pragmas = slices.Concat(kept, []struct{ name, value string }{wrong})
		if db, err := Open(filepath.Join(t.TempDir(), "x.db")); err == nil {
			db.Close()
			t.Errorf("opened with %s = %s", wrong.name, wrong.value)
		}
	}
}

// TestSameFile: a connection to another file than the one that was meant is refused.
func TestSameFile(t *testing.T) {
	base := t.TempDir()
	a, b := filepath.Join(base, "a"), filepath.Join(base, "b")
	open(t, a)
	open(t, b)
	conn, err := (&sqlite3.SQLiteDriver{}).Open(dsn(b, writing))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if err := (&connector{path: a, access: writing}).prepare(conn.(*sqlite3.SQLiteConn)); err == nil {
		t.Error("b was taken for a")
	}
}

// TestOneOpener: no other code opens a database, or it would have its own pragmas.
func TestOneOpener(t *testing.T) {
	var found []string
	err := filepath.WalkDir("../..", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		if strings.Contains(string(text), "sql.Open") {
			found = append(found, path)
		}
		return err
	})
	if err != nil || len(found) != 1 || filepath.Base(found[0]) != "dsn.go" {
		t.Errorf("sql.Open in %q, %v", found, err)
	}
}

func filesUnder(t *testing.T, base string) []string {
	t.Helper()
	var files []string
	err := filepath.WalkDir(base, func(path string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() {
			files = append(files, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}
