package sqlite

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"plotwright/model"
)

// These tests start the test program once more as a process of its own, which plays on a file and says on its standard
// output what the store has acknowledged, and kill it at a random moment. PLOTWRIGHT_KILLS is how often, 10 where it is not set.

const (
	killFile  = "PLOTWRIGHT_KILL_FILE"
	killScene = "PLOTWRIGHT_KILL_SCENE"
)

// scenes are what the process to be killed does with the file until it is killed.
var scenes = map[string]func(path string, say func(format string, args ...any)) error{
	"append":  sceneAppend,
	"session": sceneSession,
	"create":  sceneCreate,
	"pace": func(path string, _ func(string, ...any)) error {
		return sceneAppend(path, func(string, ...any) { time.Sleep(20 * time.Millisecond) })
	},
	"migrate":       sceneMigrate,
	"backup":        sceneBackup,
	"restore":       sceneRestore,
	"restore whole": sceneRestoreWhole,
	"import":        sceneImport,
	"duel":          sceneDuel,
}

// ending are the scenes that may come to their end before they are killed.
var ending = []string{"migrate", "restore whole"}

func TestMain(m *testing.M) {
	scene, ok := scenes[os.Getenv(killScene)]
	if !ok {
		os.Exit(m.Run())
	}
	say := func(format string, args ...any) {
		if _, err := fmt.Printf(format+"\n", args...); err != nil {
			os.Exit(1)
		}
	}
	say("started")
	if err := scene(os.Getenv(killFile), say); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

func kills(t *testing.T) int {
	t.Helper()
	return times(t, "PLOTWRIGHT_KILLS", 10)
}

// times reads how often a test does its work from the environment.
func times(t *testing.T, variable string, otherwise int) int {
	t.Helper()
	text := os.Getenv(variable)
	if text == "" {
		return otherwise
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// playAndKill has a process play the scene, kills it up to 30 ms after it has said a number of lines, and gives all that it said.
func playAndKill(t *testing.T, scene, path string, lines int, within time.Duration) (said []string) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), killScene+"="+scene, killFile+"="+path)
	var complaint strings.Builder
	cmd.Stderr = &complaint
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	in := bufio.NewReader(out)
	for {
		line, err := in.ReadString('\n')
		if err != nil { // the end, perhaps in the middle of a line
			break
		}
		said = append(said, strings.TrimSpace(line))
		if len(said) == lines+1 {
			time.AfterFunc(time.Duration(rand.Int64N(int64(within))), func() { _ = cmd.Process.Kill() })
		}
	}
	err = cmd.Wait()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) || complaint.Len() > 0 || len(said) == 0 || err == nil && !slices.Contains(ending, scene) {
		t.Fatalf("%v, said %q, complained %q", err, said, complaint.String())
	}
	return said[1:]
}

// playToEnd has a process play a scene until it ends by itself, and gives all that it said.
func playToEnd(t *testing.T, scene, path string) []string {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), killScene+"="+scene, killFile+"="+path)
	out, err := cmd.Output()
	if err != nil {
		t.Errorf("%s: %v", scene, err)
	}
	return strings.Split(strings.TrimSpace(string(out)), "\n")[1:]
}

// lastNumber is the first word of the last line.
func lastNumber(t *testing.T, said []string, otherwise int) int {
	t.Helper()
	if len(said) == 0 {
		return otherwise
	}
	word, _, _ := strings.Cut(said[len(said)-1], " ")
	n, err := strconv.Atoi(word)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// killBatch is batch n of the test that kills; it has 1 to 40 events, so that some of them take several pages.
func killBatch(n int) model.Batch {
	r := rand.New(rand.NewPCG(uint64(n), 7))
	b := model.Batch{Number: n, At: start.Add(time.Duration(n) * time.Second)}
	for i := range 1 + r.IntN(1+r.IntN(40)) {
		b.Events = append(b.Events, model.NoticeShown{Card: "dark-resilience", Text: strings.Repeat("ы", r.IntN(300)), N: n*100 + i})
	}
	return b
}

// only gives the one campaign of a file, and none where there is none yet.
func only(d *DB) (model.CampaignID, []model.Batch, error) {
	list, err := d.List()
	if err != nil || len(list) == 0 {
		return "", nil, err
	}
	log, err := d.Load(list[0].ID)
	return list[0].ID, log, err
}

func sceneAppend(path string, say func(string, ...any)) error {
	return playOn(path, say, func(*DB, int) error { return nil })
}

// playOn appends one batch after the other to the one campaign of a file, says the number of each, and calls then after it.
func playOn(path string, say func(string, ...any), then func(db *DB, n int) error) error {
	db, err := Open(path)
	if err != nil {
		return err
	}
	id, log, err := only(db)
	if err != nil {
		return err
	}
	n := len(log)
	if n == 0 {
		if id, err = db.Create(killBatch(0)); err != nil {
			return err
		}
		say("%d", n)
		n++
	}
	for ; ; n++ {
		if err := db.Append(id, n, killBatch(n)); err != nil {
			return err
		}
		say("%d", n)
		if err := then(db, n); err != nil {
			return err
		}
	}
}

// TestKillAppend: what was acknowledged is there, and at most one batch more, whole. A file takes 25 kills, then comes a new one.
func TestKillAppend(t *testing.T) {
	total := killed{}
	for left := kills(t); left > 0; left -= 25 {
		k := killed{path: filepath.Join(t.TempDir(), "plotwright.db")}
		for range min(left, 25) {
			k.once(t)
		}
		for n, b := range k.log {
			if !reflect.DeepEqual(b, killBatch(n)) {
				t.Fatalf("batch %d is %v", n, b)
			}
		}
		total.had += k.had
		total.more += k.more
		total.torn += k.torn
	}
	t.Logf("%d batches, %d of them kept but not acknowledged; %d times a journal was left", total.had, total.more, total.torn)
}

// killed is a file of TestKillAppend.
type killed struct {
	path string
	log  []model.Batch
	// had is how many batches are there, more how many came to be without being acknowledged, torn how often a journal lay there.
	had, more, torn int
}

func (k *killed) once(t *testing.T) {
	t.Helper()
	said := playAndKill(t, "append", k.path, rand.IntN(9), 30*time.Millisecond)
	if _, err := os.Stat(k.path + "-journal"); err == nil {
		k.torn++
	}
	acknowledged := lastNumber(t, said, k.had-1) + 1
	db, err := Open(k.path)
	if err != nil {
		t.Fatal(err)
	}
	if _, k.log, err = only(db); err != nil {
		t.Fatal(err)
	}
	if len(k.log) < acknowledged || len(k.log) > acknowledged+1 {
		t.Fatalf("%d batches were acknowledged, %d are there", acknowledged, len(k.log))
	}
	k.more += len(k.log) - acknowledged
	for n, b := range k.log[k.had:] {
		if !reflect.DeepEqual(b, killBatch(k.had+n)) {
			t.Fatalf("batch %d is %v", k.had+n, b)
		}
	}
	k.had = len(k.log)
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestOpenBesideWriter: a process that opens the file while another writes gets the campaign as it is then, or has to wait; the
// half-written file is not taken for damaged.
func TestOpenBesideWriter(t *testing.T) {
	path := filepath.Join(t.TempDir(), "plotwright.db")
	id := create(t, open(t, path))
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), killScene+"=pace", killFile+"="+path)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = cmd.Wait() }()
	defer func() { _ = cmd.Process.Kill() }()
	had, busy := 0, 0
	for range 40 {
		db, err := Open(path)
		if err == nil {
			var log []model.Batch
			log, err = db.Load(id)
			if err == nil && len(log) < had {
				t.Fatalf("%d batches, before it were %d", len(log), had)
			}
			had = max(had, len(log))
			db.Close()
		}
		switch {
		case errors.Is(err, ErrBusy):
			busy++
		case err != nil:
			t.Fatal(err)
		}
	}
	t.Logf("%d batches, busy %d times", had, busy)
}

func sceneCreate(path string, say func(string, ...any)) error {
	db, err := Open(path)
	if err != nil {
		return err
	}
	for n := 0; ; n++ {
		id, err := db.Create(killBatch(0))
		if err != nil {
			return err
		}
		say("%d %s", n, id)
	}
}

// TestKillCreate: killed at the very start, a process leaves no file, an empty one, or one with its campaigns.
func TestKillCreate(t *testing.T) {
	files := map[string]int{}
	for range kills(t) {
		path := filepath.Join(t.TempDir(), "deep", "plotwright.db")
		said := playAndKill(t, "create", path, 0, 50*time.Millisecond)
		info, err := os.Stat(path)
		switch {
		case err != nil:
			files["none"]++
		case info.Size() == 0:
			files["empty"]++
		default:
			files["made"]++
		}
		db, err := Open(path)
		if err != nil {
			t.Fatal(err)
		}
		list, err := db.List()
		if err != nil || len(list) < len(said) || len(list) > len(said)+1 {
			t.Fatalf("%d campaigns were acknowledged, there are %v, %v", len(said), list, err)
		}
		there := map[model.CampaignID]bool{}
		for _, l := range list {
			there[l.ID] = true
			equalLog(t, load(t, db, l.ID), killBatch(0)) // that of the one that was not acknowledged, too
		}
		for _, line := range said {
			if _, id, _ := strings.Cut(line, " "); !there[model.CampaignID(id)] {
				t.Errorf("%s was acknowledged and is not there", id)
			}
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("files: %v", files)
}

// sum tells a batch in one word.
func sum(b model.Batch) string {
	words := fmt.Sprintln(b.Number, b.At.UnixMilli())
	for _, e := range b.Events {
		body, err := model.EncodeEvent(e)
		words += fmt.Sprintln(e.Kind(), string(body), err)
	}
	hash := sha256.Sum256([]byte(words))
	return hex.EncodeToString(hash[:])
}
