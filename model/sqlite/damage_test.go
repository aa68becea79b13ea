package sqlite

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"plotwright/model"
)

// TestDamage: every change behind our back is reported with the place where the log stops being good.
func TestDamage(t *testing.T) {
	for name, c := range map[string]struct {
		change string // %s is the campaign
		seq    int
		read   int // whole batches before it
	}{
		"body":            {"UPDATE events SET body = replace(body, '\"n\":6', '\"n\":9') WHERE campaign = '%s' AND seq = 12", 12, 5},
		"body's spelling": {"UPDATE events SET body = body || ' ' WHERE campaign = '%s' AND seq = 2", 2, 1},
		"kind":            {"UPDATE events SET kind = kind || 'x' WHERE campaign = '%s' AND seq = 1", 1, 0},
		"time":            {"UPDATE events SET at_ms = at_ms + 1 WHERE campaign = '%s' AND seq = 3", 3, 1},
		"batch":           {"UPDATE events SET batch = batch - 1 WHERE campaign = '%s' AND seq >= 4", 4, 2},
		"rest":            {"UPDATE events SET rest = 0 WHERE campaign = '%s' AND seq = 2", 2, 1},
		"hash":            {"UPDATE events SET hash = zeroblob(32) WHERE campaign = '%s' AND seq = 4", 4, 2},
		"prev":            {"UPDATE events SET prev = zeroblob(32) WHERE campaign = '%s' AND seq = 4", 4, 2},
		"one gone":        {"DELETE FROM events WHERE campaign = '%s' AND seq = 7", 7, 3},
		"first gone":      {"DELETE FROM events WHERE campaign = '%s' AND seq = 1", 1, 0},
		"gap closed":      {"DELETE FROM events WHERE campaign = '%s' AND seq = 7; UPDATE events SET seq = seq - 1 WHERE seq > 7", 7, 3},
		"two exchanged": {"UPDATE events SET seq = 100 WHERE campaign = '%[1]s' AND seq = 2; UPDATE events SET seq = 2 WHERE seq = 3 AND campaign = '%[1]s';" +
			"UPDATE events SET seq = 3 WHERE seq = 100", 2, 1},
		"tail gone":          {"DELETE FROM events WHERE campaign = '%s' AND seq > 10", 11, 4},
		"tail gone in batch": {"DELETE FROM events WHERE campaign = '%s' AND seq > 8", 9, 3},
		"last gone":          {"DELETE FROM events WHERE campaign = '%s' AND seq = 30", 30, 11},
		"all gone":           {"DELETE FROM events WHERE campaign = '%s'", 1, 0},
		"row's time":         {"UPDATE campaigns SET last_ms = last_ms + 1 WHERE id = '%s'", 31, 12},
		"row's beginning":    {"UPDATE campaigns SET created_ms = 0 WHERE id = '%s'", 31, 12},
		"row's hash":         {"UPDATE campaigns SET hash = zeroblob(32) WHERE id = '%s'", 31, 12},
		"row's seal":         {"UPDATE campaigns SET seal = zeroblob(32) WHERE id = '%s'", 31, 12},
		"row's batches":      {"UPDATE campaigns SET batches = batches + 1 WHERE id = '%s'", 31, 12},
		"row's events less":  {"UPDATE campaigns SET events = events - 1 WHERE id = '%s'", 31, 12},
		"row's events more":  {"UPDATE campaigns SET events = events + 1 WHERE id = '%s'", 31, 12},
		"deleted":            {"UPDATE campaigns SET deleted_ms = 5 WHERE id = '%s'", 31, 12},
	} {
		t.Run(name, func(t *testing.T) {
			path, _, want := filled(t)
			var hurt model.CampaignID
			for hurt = range want {
				break
			}
			change := c.change
			if change = fmt.Sprintf(change, hurt); name == "gap closed" {
				change += fmt.Sprintf(" AND campaign = '%s'", hurt)
			}
			tamper(t, path, change)
			db := open(t, path)
			log, err := db.Load(hurt)
			var damage *DamageError
			if !errors.As(err, &damage) || !errors.Is(err, ErrDamaged) || log != nil {
				t.Fatalf("Load: %v, %v", log, err)
			}
			if damage.Path != path || damage.Campaign != hurt || damage.Seq != c.seq {
				t.Errorf("%v, want event %d of %s", err, c.seq, hurt)
			}
			equalLog(t, damage.Read, append([]model.Batch(nil), want[hurt][:c.read]...)...)
			before := read(t, path)
			if err := db.Append(hurt, 12, batch(12, 1)); err == nil && c.seq > 29 {
				t.Error("appended to a damaged end")
			} else if err != nil && string(read(t, path)) != string(before) {
				t.Error("the file has changed")
			}
			for id, log := range want {
				if id != hurt {
					equalLog(t, load(t, db, id), log...)
				}
			}
		})
	}
}

// TestCampaignGone: events without their campaign are not passed over.
func TestCampaignGone(t *testing.T) {
	path, _, _ := filled(t)
	tamper(t, path, "DELETE FROM campaigns WHERE id = (SELECT min(id) FROM campaigns)")
	refuses(t, path, ErrDamaged)
}

// TestCampaignGoneMeanwhile: nor when it has gone since the file was opened.
func TestCampaignGoneMeanwhile(t *testing.T) {
	path, _, want := filled(t)
	db := open(t, path)
	tamper(t, path, "DELETE FROM campaigns")
	for id := range want {
		if _, err := db.Load(id); !errors.Is(err, ErrDamaged) {
			t.Errorf("Load: %v", err)
		}
		if err := db.Append(id, 0, batch(0, 1)); !errors.Is(err, ErrDamaged) {
			t.Errorf("Append: %v", err)
		}
	}
}

// TestListNamesDamage: a damaged row is listed with its error, and hides no other.
func TestListNamesDamage(t *testing.T) {
	path, _, _ := filled(t)
	tamper(t, path, "UPDATE campaigns SET last_ms = last_ms + 1 WHERE id = (SELECT min(id) FROM campaigns)")
	list, err := open(t, path).List()
	var damage *DamageError
	if len(list) != 2 || !errors.As(err, &damage) || damage.Campaign != min(list[0].ID, list[1].ID) {
		t.Errorf("List: %v, %v", list, err)
	}
}

// TestFlips: PLOTWRIGHT_FLIPS times, 300 where it is not set, a file with one changed byte is opened with its true contents or reported; never anything third.
func TestFlips(t *testing.T) {
	path, data, want := filled(t)
	list, err := open(t, path).List()
	if err != nil {
		t.Fatal(err)
	}
	const seed = 1
	r := rand.New(rand.NewPCG(seed, seed))
	outcome := map[string]int{}
	for i := range times(t, "PLOTWRIGHT_FLIPS", 300) {
		at := r.IntN(len(data))
		if i%3 == 0 {
			at = r.IntN(100) // the header of the file
		}
		if i%10 == 1 {
			at = at/4096*4096 + r.IntN(12) // the header of a page
		}
		flipped := append([]byte(nil), data...)
		flipped[at] ^= byte(1 + r.IntN(255))
		what := fmt.Sprintf("flip %d: byte %d is %#x instead of %#x", i, at, flipped[at], data[at])
		file := filepath.Join(t.TempDir(), "flipped.db")
		if err := os.WriteFile(file, flipped, 0o600); err != nil {
			t.Fatal(err)
		}
		outcome[afterFlip(t, what, file, list, want, i%4 == 0)]++
		if t.Failed() {
			return
		}
	}
	t.Logf("%d bytes: %v", len(data), outcome)
}

func afterFlip(t *testing.T, what, path string, list []model.Listing, want map[model.CampaignID][]model.Batch, play bool) string {
	before := read(t, path)
	db, err := Open(path)
	if err != nil {
		if !errors.Is(err, ErrForeign) && !errors.Is(err, ErrNewer) && !errors.Is(err, ErrDamaged) && !errors.Is(err, ErrNotWritable) {
			t.Errorf("%s: Open: %v", what, err)
		}
		if string(read(t, path)) != string(before) {
			t.Errorf("%s: %v, and the file has changed", what, err)
		}
		return "refused"
	}
	defer db.Close()
	got, err := db.List()
	if err != nil && !errors.Is(err, ErrDamaged) || err == nil && !reflect.DeepEqual(got, list) {
		t.Errorf("%s: List: %v, %v", what, got, err)
	}
	damaged := err != nil
	for id, log := range want {
		switch got, err := db.Load(id); {
		case errors.Is(err, ErrDamaged):
			damaged = true
		case err != nil || !reflect.DeepEqual(got, log):
			t.Errorf("%s: Load: %v, %v", what, got, err)
		case play && db.Append(id, len(log), batch(len(log), 2)) == nil:
			equalLog(t, load(t, db, id), append(log[:len(log):len(log)], batch(len(log), 2))...)
		}
	}
	if damaged {
		return "reported"
	}
	return "whole"
}

// TestCutTails: a file whose end is missing, however much of it, is never taken for whole.
func TestCutTails(t *testing.T) {
	path, data, want := filled(t)
	list, err := open(t, path).List()
	if err != nil {
		t.Fatal(err)
	}
	const seed = 2
	r := rand.New(rand.NewPCG(seed, seed))
	lengths := []int{1, len(data) - 1}
	for n := 4096; n < len(data); n += 4096 {
		lengths = append(lengths, n, n+1)
	}
	for range times(t, "PLOTWRIGHT_FLIPS", 300) / 5 {
		lengths = append(lengths, 1+r.IntN(len(data)-1))
	}
	for _, n := range lengths {
		file := filepath.Join(t.TempDir(), "cut.db")
		if err := os.WriteFile(file, data[:n], 0o600); err != nil {
			t.Fatal(err)
		}
		if outcome := afterFlip(t, fmt.Sprintf("cut at %d of %d", n, len(data)), file, list, want, true); outcome == "whole" {
			t.Errorf("cut at %d of %d: taken for whole", n, len(data))
		}
	}
}
