package sqlite

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"plotwright/model"
	"plotwright/model/archive"
	"plotwright/model/catalog"
	"plotwright/model/demo"
)

// sceneBackup plays on and makes a backup after each command, every one a day later.
func sceneBackup(path string, say func(string, ...any)) error {
	return playOn(path, say, func(db *DB, n int) error {
		if _, err := db.BackupDaily(start.AddDate(0, 0, n)); err != nil {
			return err
		}
		list, err := Backups(path)
		if err == nil {
			say("%d %s", n, list[0].Path)
		}
		return err
	})
}

// TestKillBackup: killed while it makes a backup, or removes old ones, a process leaves only backups that are whole, among them
// the last that was acknowledged, and a file with all that was.
func TestKillBackup(t *testing.T) {
	parts, had := 0, 0
	path := filepath.Join(t.TempDir(), "plotwright.db")
	for i := range kills(t) {
		if i%25 == 0 {
			path, had = filepath.Join(t.TempDir(), "plotwright.db"), 0
		}
		said := playAndKill(t, "backup", path, rand.IntN(4), 60*time.Millisecond)
		acknowledged := lastNumber(t, said, had-1) + 1
		for _, f := range filesUnder(t, filepath.Dir(path)) {
			if strings.HasSuffix(f, partSuffix) {
				parts++
			}
		}
		list := backups(t, path)
		for _, b := range list {
			dup := open(t, b.Path, ReadOnly())
			_, log, err := only(dup)
			if err != nil || len(log) == 0 {
				t.Fatalf("%s: %d batches, %v", b.Path, len(log), err)
			}
			for n, got := range log {
				if !reflect.DeepEqual(got, killBatch(n)) {
					t.Fatalf("%s: batch %d is %v", b.Path, n, got)
				}
			}
			dup.Close()
		}
		if len(said) > 0 {
			if _, last, _ := strings.Cut(said[len(said)-1], " "); last != "" &&
				!slices.ContainsFunc(list, func(b model.Backup) bool { return b.Path == last }) {
				t.Fatalf("%s was acknowledged, there are %v", last, list)
			}
		}
		db := open(t, path)
		_, log, err := only(db)
		if err != nil || len(log) < acknowledged || len(log) > acknowledged+1 {
			t.Fatalf("%d batches were acknowledged, %d are there, %v", acknowledged, len(log), err)
		}
		had = len(log)
		db.Close()
	}
	t.Logf("%d times a part was left", parts)
}

// sceneRestore restores both campaigns of the first backup again and again, and plays each on.
func sceneRestore(path string, say func(string, ...any)) error {
	db, err := Open(path)
	if err != nil {
		return err
	}
	list, err := Backups(path)
	if err != nil {
		return err
	}
	first := list[len(list)-1].Path
	kept, err := (&Vault{path, migrations}).Contents(first)
	if err != nil {
		return err
	}
	ids := []model.CampaignID{kept[0].ID, kept[1].ID}
	for n := 0; ; n++ {
		now, err := db.Restore(first, ids, start)
		if err != nil {
			return err
		}
		say("%d %s %s", n, now[0], now[1])
		for _, id := range now {
			if err := db.Append(id, 12, batch(12, 2)); err != nil {
				return err
			}
		}
	}
}

// TestKillRestore: killed while it restores two campaigns, a process leaves both restored or neither, and what they replace whole.
func TestKillRestore(t *testing.T) {
	var path string
	var want map[model.CampaignID][]model.Batch
	restored := 0
	for i := range kills(t) {
		if i%10 == 0 {
			path, _, want = filled(t)
			db := open(t, path)
			if _, err := db.Backup(start); err != nil {
				t.Fatal(err)
			}
			for id := range want {
				if err := db.Append(id, 12, batch(12, 2)); err != nil {
					t.Fatal(err)
				}
			}
			db.Close()
		}
		said := playAndKill(t, "restore", path, rand.IntN(2), 120*time.Millisecond)
		db := open(t, path)
		live, err := db.List()
		if err != nil || len(live) != 2 || live[0].ID.Origin() == live[1].ID.Origin() {
			t.Fatalf("live: %v, %v", live, err)
		}
		binned, err := db.ListDeleted()
		if err != nil || len(binned)%2 != 0 {
			t.Fatalf("half restored: %v, %v", binned, err)
		}
		if len(said) > 0 {
			ids := strings.Fields(said[len(said)-1])[1:]
			for _, id := range ids {
				load(t, db, model.CampaignID(id))
			}
		}
		for _, l := range slices.Concat(live, binned) {
			log := want[l.ID.Origin()]
			if got := load(t, db, l.ID); len(got) == 12 {
				equalLog(t, got, log...)
			} else {
				equalLog(t, got, append(log[:12:12], batch(12, 2))...)
			}
		}
		restored += len(said)
		db.Close()
	}
	t.Logf("%d times restored", restored)
}

func sceneRestoreWhole(path string, say func(string, ...any)) error {
	list, err := Backups(path)
	if err != nil {
		return err
	}
	if err := (&Vault{path, migrations}).RestoreWhole(list[0].Path, start); err != nil {
		return err
	}
	say("1")
	return nil
}

// TestKillRestoreWhole: killed while it puts a backup in the place of a bad file, a process leaves the bad file and its journal
// as they were or the backup, never the one beside the other's; and what was there is kept.
func TestKillRestoreWhole(t *testing.T) {
	outcome := map[string]int{}
	for range kills(t) {
		bad, journal := []byte("Сказка о царе Салтане"), []byte("не журнал")
		path, b, want := ruined(t, map[string][]byte{"": bad, "-journal": journal})
		said := playAndKill(t, "restore whole", path, 0, 80*time.Millisecond)
		db, err := Open(path)
		switch {
		case err == nil && len(said) > 0:
			outcome["done"]++
		case err == nil:
			outcome["finished by the next"]++
		case len(said) == 0 && errors.Is(err, ErrForeign):
			outcome["not begun"]++
			if string(read(t, path)) != string(bad) || string(read(t, path+"-journal")) != string(journal) {
				t.Fatal("file or journal has changed")
			}
			if err := vault(t, path).RestoreWhole(b.Path, start); err != nil {
				t.Fatal(err)
			}
			db = open(t, path)
		default:
			t.Fatal(err)
		}
		for id, log := range want {
			equalLog(t, load(t, db, id), log...)
		}
		db.Close()
		kept := map[string]bool{}
		for _, f := range filesUnder(t, filepath.Dir(path)) {
			kept[string(read(t, f))] = true
		}
		if !kept[string(bad)] || !kept[string(journal)] {
			t.Fatal("what was there is not kept")
		}
	}
	t.Logf("%v", outcome)
}

// exportFile lies beside the database of the scene.
func exportFile(path string) string { return filepath.Join(filepath.Dir(path), "DEMO.plotwright") }

func sceneImport(path string, say func(string, ...any)) error {
	c, err := catalog.Load()
	if err != nil {
		return err
	}
	db, err := Open(path)
	if err != nil {
		return err
	}
	for n := 0; ; n++ {
		a, err := archive.Read(exportFile(path), c)
		if err != nil {
			return err
		}
		id, err := a.Import(db, archive.Replace, start)
		if err != nil {
			return err
		}
		say("%d %s", n, id)
		if err := db.Append(id, a.Batches, model.Batch{Number: a.Batches, At: start, Events: []model.Event{model.ActChanged{Act: 1}}}); err != nil {
			return err
		}
	}
}

// demoLog is a campaign that can be imported, under the id DEMO, with so many commands more.
func demoLog(t *testing.T, more int) (*model.MemoryStore, []model.Batch) {
	t.Helper()
	c, err := catalog.Load()
	if err != nil {
		t.Fatal(err)
	}
	s := model.NewMemoryStore()
	id, err := demo.Create(c, s, func() time.Time { return start })
	if err != nil {
		t.Fatal(err)
	}
	log := load(t, s, id)
	for range more {
		b := killBatch(len(log))
		b.Number = len(log)
		log = append(log, b)
	}
	put(t, s, "DEMO", log...)
	return s, log
}

// TestKillImport: killed while it imports, a process leaves the campaign wholly imported or not at all, once, and what it replaced in
// the bin.
func TestKillImport(t *testing.T) {
	s, want := demoLog(t, 40)
	var path string
	imported := 0
	for i := range kills(t) {
		if i%10 == 0 {
			path = filepath.Join(t.TempDir(), "plotwright.db")
			if err := archive.Export(exportFile(path), s, "DEMO", "test"); err != nil {
				t.Fatal(err)
			}
		}
		said := playAndKill(t, "import", path, rand.IntN(3), 60*time.Millisecond)
		db := open(t, path)
		live, err := db.List()
		if err != nil || len(live) > 1 || len(said) > 0 && len(live) != 1 {
			t.Fatalf("live: %v, %v after %q", live, err, said)
		}
		binned, err := db.ListDeleted()
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range slices.Concat(live, binned) {
			log := load(t, db, l.ID)
			if len(log) < len(want) || len(log) > len(want)+1 || l.ID.Origin() != "DEMO" {
				t.Fatalf("%s has %d batches", l.ID, len(log))
			}
			for n := range want {
				if sum(log[n]) != sum(want[n]) {
					t.Fatalf("%s: batch %d is %v", l.ID, n, log[n])
				}
			}
		}
		for _, line := range said {
			load(t, db, model.CampaignID(strings.Fields(line)[1]))
		}
		imported += len(said)
		db.Close()
	}
	t.Logf("%d times imported", imported)
}

// sceneDuel plays on as long as there is a file to say so, and says which batches were its own.
func sceneDuel(path string, say func(string, ...any)) error {
	c, err := catalog.Load()
	if err != nil {
		return err
	}
	db, err := Open(path)
	for errors.Is(err, ErrBusy) {
		db, err = Open(path)
	}
	if err != nil {
		return err
	}
	s, err := model.OpenSession(c, db, "DEMO", time.Now)
	for errors.Is(err, ErrBusy) {
		s, err = model.OpenSession(c, db, "DEMO", time.Now)
	}
	if err != nil {
		return err
	}
	stale := 0
	for {
		switch err := s.Do(model.CorrectThreat{Delta: 1, Why: fmt.Sprint(os.Getpid())}); {
		case err == nil:
			n := len(s.Log()) - 1
			say("%d %s", n, sum(s.Log()[n]))
			// No person is quicker. SQLite lets the one that waits look every 100 ms at the least, so that without pauses it
			// may never find the file free.
			time.Sleep(10*time.Millisecond + rand.N(90*time.Millisecond))
		case errors.Is(err, model.ErrStale):
			stale++
		case !errors.Is(err, ErrBusy):
			return err
		}
		if _, err := os.Stat(path + ".stop"); !errors.Is(err, fs.ErrNotExist) {
			say("%d stale", stale)
			return err
		}
	}
}

// fewestTurns is how often at least each of two processes comes after the other.
const fewestTurns = 4

// turnsIn counts how often a correction in a log has another reason than the one before: each process gives its own.
func turnsIn(log []model.Batch) int {
	turns, last := 0, ""
	for _, b := range log {
		if c, ok := b.Events[0].(model.Corrected); ok {
			if last != "" && c.Why != last {
				turns++
			}
			last = c.Why
		}
	}
	return turns
}

// TestTwoProcesses: two processes that play the same campaign at once lose nothing and double nothing; the one that comes too
// late reads anew and goes on from there.
func TestTwoProcesses(t *testing.T) {
	_, log := demoLog(t, 0)
	path := filepath.Join(t.TempDir(), "plotwright.db")
	db := open(t, path)
	put(t, db, "DEMO", log...)
	said := make(chan []string)
	for range 2 {
		go func() { said <- playToEnd(t, "duel", path) }()
	}
	time.Sleep(time.Duration(times(t, "PLOTWRIGHT_DUEL_MS", 1500)) * time.Millisecond)
	// On a slow machine it takes longer until both have begun.
	for waited := time.Now(); time.Since(waited) < time.Minute; time.Sleep(100 * time.Millisecond) {
		log, err := db.Load("DEMO")
		if err != nil && !errors.Is(err, ErrBusy) {
			t.Error(err)
		}
		if turnsIn(log) >= fewestTurns {
			break
		}
	}
	if err := os.WriteFile(path+".stop", nil, 0o600); err != nil {
		t.Fatal(err)
	}
	acknowledged := map[string]string{}
	owners := map[int]int{}
	stale := 0
	for who := range 2 {
		for _, line := range <-said {
			n, word, _ := strings.Cut(line, " ")
			if word == "stale" {
				stale += lastNumber(t, []string{line}, 0)
				continue
			}
			if acknowledged[n] != "" {
				t.Errorf("batch %s is of both", n)
			}
			acknowledged[n] = word
			owners[lastNumber(t, []string{n}, 0)] = who
		}
	}
	turns := 0
	for n := len(log) + 1; n < len(log)+len(owners); n++ {
		if owners[n] != owners[n-1] {
			turns++
		}
	}
	if turns < fewestTurns {
		t.Errorf("it was the other's turn %d times", turns)
	}
	all := load(t, db, "DEMO")
	if len(all) != len(log)+len(acknowledged) {
		t.Errorf("%d batches acknowledged, %d are there", len(acknowledged), len(all)-len(log))
	}
	for n, word := range acknowledged {
		if i := lastNumber(t, []string{n}, 0); i >= len(all) || sum(all[i]) != word {
			t.Errorf("batch %s is not what was acknowledged", n)
		}
	}
	if got, want := model.NewHistory(all).State().Threat(), model.NewHistory(log).State().Threat()+len(acknowledged); got != want {
		t.Errorf("%d threat, want %d", got, want)
	}
	t.Logf("%d batches, %d times too late, %d times the other's turn", len(acknowledged), stale, turns)
}
