package sqlite

import (
	"bytes"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"plotwright/model"
)

// TestRestore: the chosen campaigns take the place of what is there, which is in the bin and in a backup.
func TestRestore(t *testing.T) {
	path, _, want := filled(t)
	db := open(t, path)
	b, err := db.Backup(start)
	if err != nil {
		t.Fatal(err)
	}
	ids := slices.Sorted(maps.Keys(want))
	one, other := ids[0], ids[1]
	for _, id := range ids {
		if err := db.Append(id, 12, batch(12, 2)); err != nil {
			t.Fatal(err)
		}
	}
	kept, err := db.Restore(b.Path, []model.CampaignID{one}, start.Add(time.Hour))
	if err != nil || len(kept) != 1 || kept[0] != one+".2" {
		t.Fatalf("restored as %v, %v", kept, err)
	}
	equalLog(t, load(t, db, kept[0]), want[one]...)
	equalLog(t, load(t, db, one), append(want[one][:12:12], batch(12, 2))...)
	equalLog(t, load(t, db, other), append(want[other][:12:12], batch(12, 2))...)
	listed(t, db, []model.CampaignID{other, one + ".2"}, []model.CampaignID{one})
	before := open(t, backups(t, path)[0].Path, ReadOnly())
	equalLog(t, load(t, before, one), append(want[one][:12:12], batch(12, 2))...)
	if err := db.Append(kept[0], 12, batch(12, 5)); err != nil {
		t.Error(err)
	}
}

// TestRestoreDamaged: a campaign that is damaged is replaced by the whole one, though its row and last event are as there.
func TestRestoreDamaged(t *testing.T) {
	path, _, want := filled(t)
	db := open(t, path)
	b, err := db.Backup(start)
	if err != nil {
		t.Fatal(err)
	}
	ids := slices.Sorted(maps.Keys(want))
	tamper(t, path, "UPDATE events SET body = '{}' WHERE seq = 12; UPDATE campaigns SET last_ms = 5 WHERE id = '"+string(ids[1])+"'")
	kept, err := db.Restore(b.Path, ids, start)
	if err != nil || kept[0] != ids[0]+".2" || kept[1] != ids[1]+".2" {
		t.Fatalf("restored as %v, %v", kept, err)
	}
	for i, id := range ids {
		equalLog(t, load(t, db, kept[i]), want[id]...)
		if _, err := db.Load(id); !errors.Is(err, ErrDamaged) {
			t.Errorf("Load: %v", err)
		}
	}
	if list, err := db.ListDeleted(); len(list) != 2 || !errors.Is(err, ErrDamaged) {
		t.Errorf("ListDeleted: %v, %v", list, err)
	}
}

// TestRestoreIsWhole: one campaign that cannot be restored keeps all as it is.
func TestRestoreIsWhole(t *testing.T) {
	path, _, want := filled(t)
	db := open(t, path)
	b, err := db.Backup(start)
	if err != nil {
		t.Fatal(err)
	}
	ids := slices.Sorted(maps.Keys(want))
	for _, id := range ids {
		if err := db.Append(id, 12, batch(12, 2)); err != nil {
			t.Fatal(err)
		}
	}
	before := read(t, path)
	for name, c := range map[string]struct {
		path string
		ids  []model.CampaignID
		want error
	}{
		"no such campaign": {b.Path, []model.CampaignID{ids[0], "nobody"}, model.ErrNoCampaign},
		"no such file":     {b.Path + "x", ids, os.ErrNotExist},
	} {
		if kept, err := db.Restore(c.path, c.ids, start); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, %v", name, kept, err)
		}
		if !bytes.Equal(read(t, path), before) {
			t.Errorf("%s: the file has changed", name)
		}
	}
	tamper(t, b.Path, "UPDATE events SET body = '{}' WHERE seq = 12 AND campaign = '"+string(ids[1])+"'")
	if kept, err := db.Restore(b.Path, ids, start); !errors.Is(err, ErrDamaged) || !bytes.Equal(read(t, path), before) {
		t.Errorf("from a damaged backup: %v, %v", kept, err)
	}
}

// TestContents: what the start page says of a backup.
func TestContents(t *testing.T) {
	path, _, want := filled(t)
	db := open(t, path)
	ids := slices.Sorted(maps.Keys(want))
	if err := db.Append(
		ids[1], 12,
		model.Batch{Number: 12, At: start.AddDate(0, 0, 1), Events: []model.Event{model.CampaignRenamed{Name: "По вторникам"}}},
	); err != nil {
		t.Fatal(err)
	}
	if err := db.Delete(ids[0], start.AddDate(1, 0, 0)); err != nil {
		t.Fatal(err)
	}
	b, err := db.Backup(start)
	if err != nil {
		t.Fatal(err)
	}
	tamper(t, b.Path, "UPDATE events SET body = '{}' WHERE seq = 12 AND campaign = '"+string(ids[0])+"'")
	list, err := vault(t, path).Contents(b.Path)
	if err != nil || len(list) != 2 || list[0].ID != ids[1] || list[1].ID != ids[0] {
		t.Fatalf("%v, %v", list, err)
	}
	if k := list[0]; k.State.Name != "По вторникам" || !k.Last.Equal(start.AddDate(0, 0, 1)) || k.Events != 31 || k.Lost != 0 ||
		k.Err != nil || !k.Deleted.IsZero() {
		t.Errorf("%+v", k)
	}
	if k := list[1]; k.State == nil || k.Events != 11 || k.Lost != 19 || !errors.Is(k.Err, ErrDamaged) || !k.Deleted.Equal(start.AddDate(1, 0, 0)) {
		t.Errorf("%+v", k)
	}
}

func vault(t testing.TB, path string) *Vault {
	t.Helper()
	v, err := NewVault(path)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// ruined has a backup of a good file, and something else in the file's place.
func ruined(t *testing.T, files map[string][]byte) (path string, b model.Backup, want map[model.CampaignID][]model.Batch) {
	t.Helper()
	path, _, want = filled(t)
	db := open(t, path)
	b, err := db.Backup(start)
	if err := errors.Join(err, db.Close(), os.Remove(path)); err != nil {
		t.Fatal(err)
	}
	for suffix, data := range files {
		if err := os.WriteFile(path+suffix, data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return path, b, want
}

// TestRestoreWhole: the backup takes the place of whatever is there, with all that lies beside it, and that is kept.
func TestRestoreWhole(t *testing.T) {
	hot := filepath.Join(t.TempDir(), "plotwright.db")
	journal := hotJournal(
		t, "PRAGMA application_id = 1349283700;"+schema1+"PRAGMA user_version = 1",
		"INSERT INTO campaigns VALUES ('a', 0, 1, 1, 0, zeroblob(32), NULL, zeroblob(32))", hot,
	)
	_, good, _ := filled(t)
	for name, files := range map[string]map[string][]byte{
		"missing":              {},
		"empty":                {"": nil},
		"text":                 {"": []byte("Сказка о царе Салтане")},
		"cut":                  {"": good[:5000]},
		"newer":                {"": bytes.Replace(good, good[60:64], []byte{0, 0, 0, 99}, 1)},
		"a journal left":       {"-journal": journal},
		"damage and a journal": {"": good[:8192], "-journal": journal},
		"another's, WAL":       {"": wal(foreign(t, "CREATE TABLE notes (x)")), "-wal": []byte("w"), "-shm": []byte("s")},
	} {
		t.Run(name, func(t *testing.T) {
			path, b, want := ruined(t, files)
			if err := vault(t, path).RestoreWhole(b.Path, start.Add(time.Hour)); err != nil {
				t.Fatal(err)
			}
			db := open(t, path)
			for id, log := range want {
				equalLog(t, load(t, db, id), log...)
				if err := db.Append(id, len(log), batch(len(log), 2)); err != nil {
					t.Error(err)
				}
			}
			folder := filepath.Dir(path)
			for suffix, data := range files {
				if kept := read(t, filepath.Join(folder, "plotwright-replaced-2026-03-01T203000.123Z.db"+suffix)); !bytes.Equal(kept, data) {
					t.Errorf("%q was not kept as it was", suffix)
				}
			}
			if left := filesUnder(t, folder); len(left) != 2+len(files) {
				t.Errorf("files: %q", left)
			}
		})
	}
}

// TestRestoreWholeRefused: what is not good changes nothing.
func TestRestoreWholeRefused(t *testing.T) {
	for name, change := range map[string]func(path string) error{
		"cut":  func(path string) error { return os.Truncate(path, 5000) },
		"gone": os.Remove,
	} {
		path, b, _ := ruined(t, map[string][]byte{"": []byte("Сказка")})
		if err := change(b.Path); err != nil {
			t.Fatal(err)
		}
		if err := vault(t, path).RestoreWhole(b.Path, start); err == nil {
			t.Errorf("%s: done", name)
		}
		if string(read(t, path)) != "Сказка" {
			t.Errorf("%s: the file has changed", name)
		}
	}
}

// TestRestoreWholeBrokenOff: whoever opens the file next finishes what a process that died had begun, at any point.
func TestRestoreWholeBrokenOff(t *testing.T) {
	const restoringName, replacedName = "plotwright-restoring-2026-03-01T203000.123Z.db", "plotwright-replaced-2026-03-01T203000.123Z.db"
	for name, done := range map[string]func(folder string) error{
		"nothing moved": func(string) error { return nil },
		"database moved": func(f string) error {
			return os.Rename(filepath.Join(f, "plotwright.db"), filepath.Join(f, replacedName))
		},
		"a new one begun": func(f string) error { return os.WriteFile(filepath.Join(f, replacedName), []byte("older"), 0o600) },
		"both moved": func(f string) error {
			return errors.Join(
				os.Rename(filepath.Join(f, "plotwright.db"), filepath.Join(f, replacedName)),
				os.Rename(filepath.Join(f, "plotwright.db-journal"), filepath.Join(f, replacedName+"-journal")),
			)
		},
	} {
		t.Run(name, func(t *testing.T) {
			path, b, want := ruined(t, map[string][]byte{"": []byte("Сказка"), "-journal": []byte("о царе")})
			folder := filepath.Dir(path)
			if err := os.WriteFile(filepath.Join(folder, restoringName), read(t, b.Path), 0o600); err != nil {
				t.Fatal(err)
			}
			if err := done(folder); err != nil {
				t.Fatal(err)
			}
			refuses(t, path, ErrBusy, ReadOnly())
			db := open(t, path)
			for id, log := range want {
				equalLog(t, load(t, db, id), log...)
			}
			kept := map[string]bool{}
			for _, f := range filesUnder(t, folder) {
				if strings.Contains(f, restoring) {
					t.Errorf("left: %s", f)
				}
				kept[string(read(t, f))] = true
			}
			if !kept["Сказка"] || !kept["о царе"] || name == "a new one begun" && !kept["older"] {
				t.Error("what was there is not kept")
			}
		})
	}
}
