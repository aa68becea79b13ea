package sqlite

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"plotwright/model"
)

func backups(t testing.TB, path string) []model.Backup {
	t.Helper()
	list, err := Backups(path)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestBackupDaily: made when the last is a day old, whole, and listed with what it says of itself.
func TestBackupDaily(t *testing.T) {
	path, _, want := filled(t)
	db := open(t, path)
	at := time.Date(2026, 3, 1, 20, 0, 0, 5e6, time.UTC)
	for _, c := range []struct {
		after time.Duration
		made  bool
		count int
	}{{0, true, 1}, {time.Second, false, 1}, {24*time.Hour - 1, false, 1}, {24 * time.Hour, true, 2}, {47 * time.Hour, false, 2}} {
		made, err := db.BackupDaily(at.Add(c.after))
		if err != nil || made != c.made || len(backups(t, path)) != c.count {
			t.Errorf("after %v: %v, %v, %d backups", c.after, made, err, len(backups(t, path)))
		}
	}
	list := backups(t, path)
	wantList := []model.Backup{
		{Path: filepath.Join(filepath.Dir(path), "backups", "plotwright-2026-03-02T200000.005Z-v1-2.db"), Taken: at.Add(24 * time.Hour), Number: 2, Version: 1},
		{Path: filepath.Join(filepath.Dir(path), "backups", "plotwright-2026-03-01T200000.005Z-v1-1.db"), Taken: at, Number: 1, Version: 1},
	}
	if !reflect.DeepEqual(list, wantList) {
		t.Errorf("listed %v", list)
	}
	for _, b := range list {
		for id, log := range want {
			equalLog(t, load(t, open(t, b.Path, ReadOnly()), id), log...)
		}
	}
}

// TestBackupNames: a backup says which version of the program made it; those that do not are backups, too, and counted on.
func TestBackupNames(t *testing.T) {
	path, _, _ := filled(t)
	at := time.Date(2026, 3, 1, 20, 0, 0, 5e6, time.UTC)
	for i, program := range []string{"", "0.1.0", "1.0.0-rc1"} {
		db := open(t, path, Program(program))
		if _, err := db.BackupDaily(at.AddDate(0, 0, i)); err != nil {
			t.Fatal(err)
		}
		b := backups(t, path)[0]
		name := filepath.Base(b.Path)
		if b.Program != program || b.Number != i+1 || !strings.Contains(name, program) || len(backups(t, path)) != i+1 {
			t.Errorf("by %q: %q, number %d of program %q", program, name, b.Number, b.Program)
		}
	}
}

// TestBackupClock: a clock that goes wrong neither stops the backups nor has the wrong ones removed.
func TestBackupClock(t *testing.T) {
	path, _, _ := filled(t)
	db := open(t, path)
	day := func(n int) time.Time { return time.Date(2026, 3, n, 20, 0, 0, 0, time.UTC) }
	for n := range 5 {
		if made, err := db.BackupDaily(day(1 + n)); err != nil || !made {
			t.Fatal(made, err)
		}
	}
	battery := time.Date(1970, 1, 1, 0, 0, 7, 0, time.UTC)
	if made, err := db.BackupDaily(battery); err != nil || !made {
		t.Errorf("put back: %v, %v", made, err)
	}
	far := time.Date(2031, 1, 1, 0, 0, 0, 0, time.UTC)
	if made, err := db.BackupDaily(far); err != nil || !made {
		t.Errorf("put forward: %v, %v", made, err)
	}
	for n := range 12 {
		if made, err := db.BackupDaily(day(7 + n)); err != nil || !made {
			t.Errorf("right again: %v, %v", made, err)
		}
	}
	var numbers []int
	for _, b := range backups(t, path) {
		numbers = append(numbers, b.Number)
	}
	// Of the 19 the newest 14 are 19 to 6; 5 to 1 are of a month that is there.
	if want := []int{19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6}; !reflect.DeepEqual(numbers, want) {
		t.Errorf("kept %v", numbers)
	}
}

// TestBackupRotation: the newest 14, and before them the newest of each month.
func TestBackupRotation(t *testing.T) {
	path, _, _ := filled(t)
	db := open(t, path)
	folder := filepath.Join(filepath.Dir(path), backupFolder)
	first := time.Date(2025, 12, 30, 20, 0, 0, 0, time.UTC)
	if err := os.Mkdir(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	strangers := []string{"notes.txt", "plotwright-2025-01-01T000000.000Z-v1-7.db.bak", "other-2025-01-01T000000.000Z-v1-7.db", "plotwright.db"}
	for n := range 100 {
		strangers = append(strangers, fmt.Sprintf("plotwright-%s-v1-%d.db", first.AddDate(0, 0, n).Format(stampLayout), n+1))
	}
	for _, name := range strangers {
		if err := os.WriteFile(filepath.Join(folder, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if made, err := db.BackupDaily(first.AddDate(0, 0, 100)); err != nil || !made {
		t.Fatal(made, err)
	}
	var days []string
	for _, b := range backups(t, path) {
		days = append(days, b.Taken.Format("01-02"))
	}
	want := []string{"04-09", "04-08", "04-07", "04-06", "04-05", "04-04", "04-03", "04-02", "04-01", "03-31", "03-30", "03-29", "03-28", "03-27",
		"02-28", "01-31", "12-31"}
	if !reflect.DeepEqual(days, want) {
		t.Errorf("kept %v", days)
	}
	if n := len(filesUnder(t, folder)); n != len(want)+4 {
		t.Errorf("%d files: another's was removed", n)
	}
}

// TestBackupOfDamage: a campaign that is damaged is named, is copied as it is, and keeps all older backups.
func TestBackupOfDamage(t *testing.T) {
	path, _, want := filled(t)
	db := open(t, path)
	for n := range 20 {
		if _, err := db.Backup(start.AddDate(0, 0, n)); err != nil {
			t.Fatal(err)
		}
	}
	tamper(t, path, "UPDATE events SET body = '{}' WHERE seq = 12 AND campaign = (SELECT min(id) FROM campaigns)")
	made, err := db.BackupDaily(start.AddDate(0, 0, 30))
	var damage *DamageError
	if !made || !errors.As(err, &damage) || want[damage.Campaign] == nil || damage.Seq != 12 {
		t.Errorf("%v, %v", made, err)
	}
	if n := len(backups(t, path)); n != 21 {
		t.Errorf("%d backups are left", n)
	}
}

// TestBackupFails: where it cannot be written nothing of it is left, and what is left of one that died is cleared away.
func TestBackupFails(t *testing.T) {
	path, data, _ := filled(t)
	db := open(t, path)
	folder := filepath.Join(filepath.Dir(path), backupFolder)
	if err := os.WriteFile(folder, []byte("a file in the way"), 0o600); err != nil {
		t.Fatal(err)
	}
	if made, err := db.BackupDaily(start); made || !errors.Is(err, ErrNotWritable) {
		t.Errorf("%v, %v", made, err)
	}
	if err := errors.Join(os.Remove(folder), os.Mkdir(folder, 0o700)); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "plotwright-2026-01-01T000000.000Z-v1-1.db.part"), data[:5000], 0o600); err != nil {
		t.Fatal(err)
	}
	if made, err := db.BackupDaily(start); !made || err != nil {
		t.Errorf("%v, %v", made, err)
	}
	if files := filesUnder(t, folder); len(files) != 1 || !bytes.Equal(read(t, path), data) {
		t.Errorf("files: %q", files)
	}
}

// TestBackupIsChecked: a copy that is not sound, or not what the file holds, gets no name.
func TestBackupIsChecked(t *testing.T) {
	for name, c := range map[string]struct {
		spoil func(t *testing.T, db *DB)
		want  error
	}{
		// The copy is made of the file and compared with what the connection sees.
		"not the same": {func(t *testing.T, db *DB) {
			if _, err := db.sql.Exec("CREATE TEMP TABLE events AS SELECT * FROM main.events WHERE seq < 5"); err != nil {
				t.Fatal(err)
			}
		}, ErrBusy},
		"not sound": {func(t *testing.T, db *DB) {
			tamper(t, db.path, "DELETE FROM campaigns WHERE id = (SELECT min(id) FROM campaigns)")
		}, ErrDamaged},
	} {
		t.Run(name, func(t *testing.T) {
			path, _, _ := filled(t)
			db := open(t, path)
			c.spoil(t, db)
			if b, err := db.Backup(start); !errors.Is(err, c.want) {
				t.Errorf("%+v, %v", b, err)
			}
			if files := filesUnder(t, filepath.Dir(path)); len(files) != 1 {
				t.Errorf("files: %q", files)
			}
		})
	}
}

// TestMissing: where there are backups of a file, it is not begun anew without being told to.
func TestMissing(t *testing.T) {
	for name, lose := range map[string]func(path string) error{"gone": os.Remove, "empty": func(path string) error { return os.Truncate(path, 0) }} {
		t.Run(name, func(t *testing.T) {
			path, _, _ := filled(t)
			db := open(t, path)
			if _, err := db.Backup(start); err != nil {
				t.Fatal(err)
			}
			if err := errors.Join(db.Close(), lose(path)); err != nil {
				t.Fatal(err)
			}
			before := filesUnder(t, filepath.Dir(path))
			refuses(t, path, ErrMissing)
			if after := filesUnder(t, filepath.Dir(path)); !reflect.DeepEqual(after, before) {
				t.Errorf("files: %q", after)
			}
			listsNothing(t, open(t, path, Fresh()))
		})
	}
}
