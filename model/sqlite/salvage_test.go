package sqlite

import (
	"bytes"
	"errors"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"plotwright/model"
)

// large makes a closed file whose campaigns take several pages each.
func large(t *testing.T) (path string, want map[model.CampaignID][]model.Batch) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "plotwright.db")
	db := open(t, path)
	want = map[model.CampaignID][]model.Batch{}
	for _, id := range []model.CampaignID{"ABC", "DEF", "GHI"} {
		var log []model.Batch
		for n := range 40 {
			log = append(log, batch(n, 1+n%4))
		}
		want[put(t, db, id, log...)] = log
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	return path, want
}

// prefixes holds that of each campaign there is only what was in it, from its beginning, and that the count of what is lost
// fits.
func prefixes(t *testing.T, s model.Salvaged, want map[model.CampaignID][]model.Batch) (batches int) {
	t.Helper()
	for _, k := range s.Campaigns {
		log := []model.Batch(nil)
		if k.Events > 0 {
			log = load(t, open(t, s.Path, ReadOnly()), k.ID)
		}
		if len(log) > len(want[k.ID]) || !reflect.DeepEqual(log, want[k.ID][:len(log):len(log)]) && len(log) > 0 {
			t.Errorf("%s holds what was never there", k.ID)
		}
		events := 0
		for _, b := range want[k.ID][len(log):] {
			events += len(b.Events)
		}
		if (k.Err == nil) != (events == 0) && k.Err == nil || k.Lost != events && k.Lost != 0 {
			t.Errorf("%s: %d lost, said %d, %v", k.ID, events, k.Lost, k.Err)
		}
		batches += len(log)
	}
	return batches
}

// TestSalvage: what can be read is in a new file; the damaged one is as it was.
func TestSalvage(t *testing.T) {
	for name, c := range map[string]struct {
		hurt  func(data []byte) []byte
		least int // batches of 120
	}{
		"header":         {func(data []byte) []byte { copy(data, "garbage garbage "); return data }, 120},
		"sizes in it":    {func(data []byte) []byte { data[16], data[17] = 0x33, 0x33; return data }, 120},
		"cut in half":    {func(data []byte) []byte { return data[:len(data)/2/4096*4096] }, 20},
		"cut in a page":  {func(data []byte) []byte { return data[:len(data)-100] }, 80},
		"a page of 0":    {func(data []byte) []byte { clear(data[len(data)-4096*3 : len(data)-4096*2]); return data }, 60},
		"an event":       {func(data []byte) []byte { return bytes.Replace(data, []byte(`"n":31,`), []byte(`"n":32,`), 1) }, 90},
		"campaigns gone": {func(data []byte) []byte { clear(data[4096+8 : 2*4096]); return data }, 0},
	} {
		t.Run(name, func(t *testing.T) {
			path, want := large(t)
			data := c.hurt(read(t, path))
			if err := os.WriteFile(path, data, 0o600); err != nil {
				t.Fatal(err)
			}
			s, err := vault(t, path).Salvage()
			if err != nil {
				t.Fatal(err)
			}
			if n := prefixes(t, s, want); n < c.least {
				t.Errorf("%d batches, want %d", n, c.least)
			}
			if !bytes.Equal(read(t, path), data) {
				t.Error("the damaged file has changed")
			}
			files := filesUnder(t, filepath.Dir(path))
			again, err := vault(t, path).Salvage()
			if err != nil || again.Path != s.Path || !reflect.DeepEqual(filesUnder(t, filepath.Dir(path)), files) {
				t.Errorf("the second time: %v, %v", again.Path, err)
			}
			if c.least == 0 {
				return
			}
			if err := vault(t, path).RestoreWhole(s.Path, start); err != nil {
				t.Fatal(err)
			}
			if list, err := open(t, path).List(); err != nil || len(list) == 0 {
				t.Errorf("List: %v, %v", list, err)
			}
		})
	}
}

// TestSalvageJournal: half a command, whose journal is there, is rolled back in the new file and left alone in the old.
func TestSalvageJournal(t *testing.T) {
	path := filepath.Join(t.TempDir(), "plotwright.db")
	made := "PRAGMA application_id = 1349283700;" + schema1 + "PRAGMA user_version = 1"
	journal := hotJournal(t, made, "INSERT INTO campaigns VALUES ('a', 0, 1, 1, 0, zeroblob(32), NULL, zeroblob(32))", path)
	data := read(t, path)
	s, err := vault(t, path).Salvage()
	if err != nil || len(s.Campaigns) != 0 || s.Path != "" {
		t.Errorf("%+v, %v", s, err)
	}
	if !bytes.Equal(read(t, path), data) || !bytes.Equal(read(t, path+"-journal"), journal) {
		t.Error("file or journal has changed")
	}
}

// TestSalvagedIsChecked: a new file in which not all is as it was read gets no name.
func TestSalvagedIsChecked(t *testing.T) {
	path, _ := large(t)
	v := vault(t, path)
	v.steps = slices.Concat(migrations, []string{"CREATE TRIGGER spoils AFTER INSERT ON events BEGIN UPDATE campaigns SET last_ms = last_ms + 1; END"})
	if s, err := v.Salvage(); !errors.Is(err, ErrDamaged) {
		t.Errorf("%+v, %v", s, err)
	}
	if files := filesUnder(t, filepath.Dir(path)); len(files) != 1 {
		t.Errorf("files: %q", files)
	}
}

// TestSalvageBin: what was in the bin is there again.
func TestSalvageBin(t *testing.T) {
	path, want := large(t)
	ids := slices.Sorted(maps.Keys(want))
	db := open(t, path)
	if err := errors.Join(db.Delete(ids[1], start), db.Close()); err != nil {
		t.Fatal(err)
	}
	data := read(t, path)
	copy(data, "garbage")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := vault(t, path).Salvage()
	if err != nil || prefixes(t, s, want) != 120 {
		t.Fatalf("%+v, %v", s, err)
	}
	if list, err := open(t, s.Path).ListDeleted(); err != nil || len(list) != 1 || list[0].ID != ids[1] || !list[0].Deleted.Equal(start) {
		t.Errorf("ListDeleted: %v, %v", list, err)
	}
}

// TestSalvageAnything: whatever has become of a file, salvaging it neither makes anything up nor dies at it.
func TestSalvageAnything(t *testing.T) {
	path, want := large(t)
	data := read(t, path)
	const seed = 3
	r := rand.New(rand.NewPCG(seed, seed))
	total, unreadable := 0, 0
	for range times(t, "PLOTWRIGHT_FLIPS", 300) / 10 {
		hurt := bytes.Clone(data)
		for range 1 + r.IntN(5) {
			at := r.IntN(len(hurt))
			switch r.IntN(3) {
			case 0:
				hurt[at] ^= byte(1 + r.IntN(255))
			case 1:
				clear(hurt[at:min(len(hurt), at+r.IntN(6000))])
			case 2:
				hurt = hurt[:max(at, 1)]
			}
		}
		file := filepath.Join(t.TempDir(), "plotwright.db")
		if err := os.WriteFile(file, hurt, 0o600); err != nil {
			t.Fatal(err)
		}
		s, err := vault(t, file).Salvage()
		if err != nil && !errors.Is(err, ErrDamaged) {
			t.Fatal(err)
		}
		if err != nil {
			unreadable++
		}
		total += prefixes(t, s, want)
	}
	t.Logf("%d batches, %d files unreadable", total, unreadable)
}
