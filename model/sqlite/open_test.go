package sqlite

import (
	"bytes"
	"encoding/binary"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"

	"plotwright/model"
)

// filled makes a closed file with two campaigns and gives its path, its bytes and what is in it.
func filled(t testing.TB) (path string, data []byte, want map[model.CampaignID][]model.Batch) {
	t.Helper()
	made, err := sample()
	if err != nil {
		t.Fatal(err)
	}
	path = filepath.Join(t.TempDir(), "plotwright.db")
	if err := os.WriteFile(path, made.data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path, bytes.Clone(made.data), maps.Clone(made.want)
}

type contents struct {
	data []byte
	want map[model.CampaignID][]model.Batch
}

// sample is made once, as its commits take a while.
var sample = sync.OnceValues(func() (c contents, err error) {
	folder, err := os.MkdirTemp("", "plotwright")
	if err != nil {
		return c, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	db, err := Open(filepath.Join(folder, "plotwright.db"))
	if err != nil {
		return c, err
	}
	c.want = map[model.CampaignID][]model.Batch{}
	for range 2 {
		log := []model.Batch{batch(0, 1)}
		id, err := db.Create(log[0])
		for n := 1; n < 12 && err == nil; n++ {
			log = append(log, batch(n, 1+n%4))
			err = db.Append(id, n, log[n])
		}
		if err != nil {
			return c, errors.Join(err, db.Close())
		}
		c.want[id] = log
	}
	if err := db.Close(); err != nil {
		return c, err
	}
	c.data, err = os.ReadFile(db.Path())
	return c, err
})

func read(t testing.TB, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// foreign makes a database of another program.
func foreign(t *testing.T, statements string) []byte {
	t.Helper()
	path := filepath.Join(t.TempDir(), "other.db")
	db, err := connect(path, creating)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec(statements); err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	return read(t, path)
}

// TestRefusedFiles: what is not for us is named as what it is and stays as it was; nothing appears beside it.
func TestRefusedFiles(t *testing.T) {
	_, ours, _ := filled(t)
	edited := func(edit func(data []byte) []byte) []byte { return edit(bytes.Clone(ours)) }
	set := func(offset int, b ...byte) []byte {
		return edited(func(data []byte) []byte { copy(data[offset:], b); return data })
	}
	for name, c := range map[string]struct {
		data []byte
		want error
	}{
		"text":                      {[]byte("Сказка о царе Салтане"), ErrForeign},
		"long text":                 {[]byte(strings.Repeat("once upon a time ", 4000)), ErrForeign},
		"one byte":                  {[]byte{0}, ErrForeign},
		"zeroes":                    {make([]byte, 8192), ErrForeign},
		"database of another":       {foreign(t, "CREATE TABLE notes (x)"), ErrForeign},
		"its own application_id":    {foreign(t, "PRAGMA application_id = 7; CREATE TABLE events (x)"), ErrForeign},
		"another's, now empty":      {foreign(t, "CREATE TABLE notes (x); DROP TABLE notes"), ErrForeign},
		"another's with a version":  {foreign(t, "PRAGMA user_version = 1"), ErrForeign},
		"another's in WAL mode":     {edited(func([]byte) []byte { return wal(foreign(t, "CREATE TABLE notes (x)")) }), ErrForeign},
		"newer":                     {set(60, 0, 0, 0, byte(len(migrations)+1)), ErrNewer},
		"much newer":                {set(60, 0x7f, 0xff, 0xff, 0xff), ErrNewer},
		"newer in WAL mode":         {wal(set(60, 0, 0, 0, 99)), ErrNewer},
		"version 0":                 {set(60, 0, 0, 0, 0), ErrDamaged},
		"negative version":          {set(60, 0xff, 0xff, 0xff, 0xff), ErrDamaged},
		"header without its magic":  {set(0, []byte("SQLete")...), ErrDamaged},
		"impossible page size":      {set(16, 0x10, 0x01), ErrDamaged},
		"cut in the header":         {ours[:50], ErrDamaged},
		"cut in the first page":     {ours[:1000], ErrDamaged},
		"cut after the first page":  {ours[:4096], ErrDamaged},
		"cut by a page":             {ours[:len(ours)-4096], ErrDamaged},
		"cut in the last page":      {ours[:len(ours)-1], ErrDamaged},
		"a page in use on offer":    {set(32, 0, 0, 0, 3, 0, 0, 0, 1), ErrDamaged},
		"a page of zeroes":          {set(4096, make([]byte, 4096)...), ErrDamaged},
		"schema names a trigger no": {bytes.Replace(ours, []byte("TRIGGER events_never_go"), []byte("TRIGGER events_never_do"), 1), ErrDamaged},
		"trigger does another thing": {bytes.Replace(ours, []byte("BEFORE DELETE ON events"), []byte("BEFORE UPDATE ON events"), 1),
			ErrDamaged},
	} {
		t.Run(name, func(t *testing.T) {
			base := t.TempDir()
			path := filepath.Join(base, "plotwright.db")
			if err := os.WriteFile(path, c.data, 0o600); err != nil {
				t.Fatal(err)
			}
			for _, opts := range [][]Option{nil, {ReadOnly()}} {
				db, err := Open(path, opts...)
				if err == nil {
					db.Close()
				}
				var file *FileError
				if !errors.Is(err, c.want) || !errors.As(err, &file) || file.Path != path {
					t.Errorf("Open: %v, want %v", err, c.want)
				}
				if got := read(t, path); !bytes.Equal(got, c.data) {
					t.Error("the file has changed")
				}
			}
			if files := filesUnder(t, base); len(files) != 1 {
				t.Errorf("files: %q", files)
			}
		})
	}
}

// wal marks a database as one in WAL mode.
func wal(data []byte) []byte {
	data = bytes.Clone(data)
	data[18], data[19] = 2, 2
	return data
}

// TestForeignJournal: a journal beside a file that is not ours is not ours to roll back.
func TestForeignJournal(t *testing.T) {
	base := t.TempDir()
	path := filepath.Join(base, "plotwright.db")
	hot := hotJournal(t, "CREATE TABLE notes (x)", "INSERT INTO notes VALUES (1)", path)
	data := read(t, path)
	refuses(t, path, ErrForeign)
	if !bytes.Equal(read(t, path), data) || !bytes.Equal(read(t, path+"-journal"), hot) {
		t.Error("file or journal has changed")
	}
}

// hotJournal leaves a database and its journal at path as a process does that dies while it changes the database.
func hotJournal(t *testing.T, before, change, path string) []byte {
	t.Helper()
	work := filepath.Join(t.TempDir(), "work.db")
	db, err := connect(work, creating)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, s := range []string{before, "PRAGMA cache_size = 1", "PRAGMA cache_spill = 1", "BEGIN", change,
		"CREATE TABLE fill AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) SELECT i, hex(randomblob(50)) FROM n"} {
		if _, err := db.Exec(s); err != nil {
			t.Fatal(err)
		}
	}
	journal := read(t, work+"-journal")
	for name, data := range map[string][]byte{path: read(t, work), path + "-journal": journal} {
		if err := os.WriteFile(name, data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return journal
}

// TestOwnJournal: what a process had not finished when it died is rolled back, however much of it is in the file.
func TestOwnJournal(t *testing.T) {
	made := "PRAGMA application_id = 1349283700;" + schema1 + "PRAGMA user_version = 1"
	change := "INSERT INTO campaigns VALUES ('a', 0, 1, 1, 0, zeroblob(32), NULL, zeroblob(32))"
	for name, left := range map[string]func(path string, data []byte, pages uint32) error{
		"all": func(string, []byte, uint32) error { return nil },
		// The first page is written first: it tells of pages that are not there yet.
		"first page": func(path string, data []byte, pages uint32) error {
			binary.BigEndian.PutUint32(data[28:], pages+5)
			copy(data[92:96], data[24:28])
			return os.WriteFile(path, data[:pages*4096], 0o600)
		},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "plotwright.db")
			journal := hotJournal(t, made, change, path)
			pages := binary.BigEndian.Uint32(journal[16:])
			if err := left(path, read(t, path), pages); err != nil {
				t.Fatal(err)
			}
			refuses(t, path, ErrNotWritable, ReadOnly())
			listsNothing(t, open(t, path))
			if size := uint32(len(read(t, path))); size != pages*4096 {
				t.Errorf("%d bytes, not %d pages", size, pages)
			}
		})
	}
}

// TestEmptyFile: a file of 0 bytes is taken for no file.
func TestEmptyFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "plotwright.db")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	refuses(t, path, ErrForeign, ReadOnly())
	id := create(t, open(t, path))
	equalLog(t, load(t, open(t, path), id), batch(0, 1))
}

// TestNoPlace: a path where no file can be says so.
func TestNoPlace(t *testing.T) {
	base := t.TempDir()
	file := filepath.Join(base, "file")
	if err := os.WriteFile(file, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]error{
		base:                                 ErrForeign,
		filepath.Join(file, "plotwright.db"): ErrNotWritable,
		filepath.Join(base, strings.Repeat("x", 300)): ErrNotWritable,
	} {
		if _, err := Open(path); !errors.Is(err, want) {
			t.Errorf("Open(%q): %v, want %v", path, err, want)
		}
	}
	if _, err := Open(filepath.Join(base, "none"), ReadOnly()); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
	if files := filesUnder(t, base); len(files) != 1 {
		t.Errorf("files: %q", files)
	}
}

// TestOpenChangesNothing: opening and reading leave a good file as it is.
func TestOpenChangesNothing(t *testing.T) {
	path, data, want := filled(t)
	for _, opts := range [][]Option{nil, {ReadOnly()}} {
		db := open(t, path, opts...)
		for id, log := range want {
			equalLog(t, load(t, db, id), log...)
		}
		db.Close()
		if !bytes.Equal(read(t, path), data) {
			t.Error("the file has changed")
		}
	}
}

// TestReadOnly: nothing can be added.
func TestReadOnly(t *testing.T) {
	path, data, want := filled(t)
	db := open(t, path, ReadOnly())
	if _, err := db.Create(batch(0, 1)); !errors.Is(err, ErrReadOnly) || model.FaultOf(err) != model.FaultReadOnly {
		t.Errorf("Create: %v", err)
	}
	for id, log := range want {
		if err := db.Append(id, len(log), batch(len(log), 1)); !errors.Is(err, ErrReadOnly) || model.FaultOf(err) != model.FaultReadOnly {
			t.Errorf("Append: %v", err)
		}
	}
	if !bytes.Equal(read(t, path), data) {
		t.Error("the file has changed")
	}
	if list, err := db.List(); err != nil || len(list) != 2 {
		t.Errorf("List: %v, %v", list, err)
	}
}

// TestSchema: strict tables, our mark, our version.
func TestSchema(t *testing.T) {
	db := open(t, filepath.Join(t.TempDir(), "x.db"))
	strict, err := texts(db.sql, "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict AND wr ORDER BY name")
	if err != nil || !reflect.DeepEqual(strict, []string{"campaigns", "events"}) {
		t.Errorf("strict tables: %q, %v", strict, err)
	}
	for pragma, want := range map[string]int64{"application_id": 0x506c6f74, "user_version": int64(len(migrations))} {
		if got, err := number(db.sql, "PRAGMA "+pragma); err != nil || got != want {
			t.Errorf("%s = %d, %v", pragma, got, err)
		}
	}
}

// tamper changes a file as another program could, with our triggers out of the way.
func tamper(t *testing.T, path string, statements string) {
	t.Helper()
	db, err := connect(path, writing)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	triggers := objectsSQL(t, db)
	for name := range triggers {
		if _, err := db.Exec("DROP TRIGGER " + name); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := db.Exec("PRAGMA foreign_keys = 0;" + statements); err != nil {
		t.Fatal(err)
	}
	for _, made := range triggers {
		if _, err := db.Exec(made); err != nil {
			t.Fatal(err)
		}
	}
}

func objectsSQL(t *testing.T, q querier) map[string]string {
	t.Helper()
	rows, err := q.QueryContext(t.Context(), "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	found := map[string]string{}
	for rows.Next() {
		var name, made string
		if err := rows.Scan(&name, &made); err != nil {
			t.Fatal(err)
		}
		found[name] = made
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return found
}
