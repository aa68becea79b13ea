package archive

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"plotwright/model"
	"plotwright/model/catalog"
	"plotwright/model/demo"
	"plotwright/model/sqlite"
)

var update = flag.Bool("update", false, "write the golden file anew; what was exported once must be read for ever")

var start = time.Date(2026, 3, 1, 19, 30, 0, 123e6, time.UTC)

func loadCatalog(t testing.TB) *model.Catalog {
	t.Helper()
	c, err := catalog.Load()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// played is a store with a campaign under the id DEMO whose clock is set.
func played(t testing.TB) (s model.Store, id model.CampaignID, log []model.Batch) {
	t.Helper()
	c := loadCatalog(t)
	from := model.NewMemoryStore()
	at := start
	now := func() time.Time { at = at.Add(61 * time.Second); return at }
	first, err := demo.Create(c, from, now)
	if err != nil {
		t.Fatal(err)
	}
	session, err := model.OpenSession(c, from, first, now)
	if err != nil {
		t.Fatal(err)
	}
	for _, cmd := range []model.Command{
		model.RenameCampaign{Name: "По вторникам «1 < 2 & 3 > 2»"}, model.CorrectThreat{Delta: 3, Why: "счёт, \"№ 5\""}, model.Undo{},
	} {
		if err := session.Do(cmd); err != nil {
			t.Fatal(err)
		}
	}
	s = model.NewMemoryStore()
	if _, err := s.Put("DEMO", session.Log(), start); err != nil {
		t.Fatal(err)
	}
	return s, "DEMO", session.Log()
}

func exported(t testing.TB, s model.Store, id model.CampaignID) []byte {
	t.Helper()
	path := filepath.Join(t.TempDir(), "x.plotwright")
	if err := Export(path, s, id, "0.1.0"); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func file(t testing.TB, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "Кампания № 5%20#?.plotwright")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestGolden: the file is the same to the byte on every system, and what was exported once can always be read.
func TestGolden(t *testing.T) {
	s, id, log := played(t)
	golden := filepath.Join("testdata", "demo.v1.plotwright")
	if *update {
		if err := os.WriteFile(golden, exported(t, s, id), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(exported(t, s, id), want) {
		t.Error("the export differs from the golden file")
	}
	a, err := Read(golden, loadCatalog(t))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(a.State(), model.NewHistory(log).State()) || a.Name != "По вторникам «1 < 2 & 3 > 2»" ||
		a.Events == 0 || !a.Last().Equal(log[len(log)-1].At) {
		t.Errorf("%+v", a.Header)
	}
}

// TestRoundTrip: from store to store the log and the next export stay the same, in memory and in a file.
func TestRoundTrip(t *testing.T) {
	from, id, log := played(t)
	data := exported(t, from, id)
	for name, to := range map[string]model.Store{"memory": model.NewMemoryStore(), "sqlite": database(t)} {
		a, err := Read(file(t, data), loadCatalog(t))
		if err != nil {
			t.Fatal(err)
		}
		kept, err := a.Import(to, Ask, start)
		if err != nil || kept != id {
			t.Fatalf("%s: %s, %v", name, kept, err)
		}
		got, err := to.Load(kept)
		if err != nil || !reflect.DeepEqual(model.NewHistory(got).State(), model.NewHistory(log).State()) || !sameLog(got, log) {
			t.Errorf("%s: the log differs, %v", name, err)
		}
		if !bytes.Equal(exported(t, to, kept), data) {
			t.Errorf("%s: the next export differs", name)
		}
	}
}

func database(t testing.TB) *sqlite.DB {
	t.Helper()
	db, err := sqlite.Open(filepath.Join(t.TempDir(), "Властелин 100%", "campaigns.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// TestImportTwice: the second time it asks; nothing is overwritten, and the next export is of the same origin.
func TestImportTwice(t *testing.T) {
	from, id, log := played(t)
	a, err := Read(file(t, exported(t, from, id)), loadCatalog(t))
	if err != nil {
		t.Fatal(err)
	}
	for name, s := range map[string]model.Store{"memory": model.NewMemoryStore(), "sqlite": database(t)} {
		t.Run(name, func(t *testing.T) {
			if _, err := a.Import(s, Ask, start); err != nil {
				t.Fatal(err)
			}
			more := model.Batch{Number: len(log), At: start, Events: []model.Event{model.ActChanged{Act: 2}}}
			if err := s.Append(id, len(log), more); err != nil {
				t.Fatal(err)
			}
			var present *PresentError
			if _, err := a.Import(s, Ask, start); !errors.As(err, &present) || len(present.Campaigns) != 1 || present.Campaigns[0].ID != id {
				t.Errorf("asked: %v", err)
			}
			both, err := a.Import(s, KeepBoth, start)
			if err != nil || both.Origin() == id {
				t.Errorf("keep both: %s, %v", both, err)
			}
			in, err := a.Import(s, Replace, start)
			if err != nil || in == id || in.Origin() != id {
				t.Errorf("replace: %s, %v", in, err)
			}
			if there, err := a.Present(s); err != nil || len(there) != 1 || there[0].ID != in {
				t.Errorf("present: %v, %v", there, err)
			}
			bin, err := s.ListDeleted()
			if err != nil || len(bin) != 1 || bin[0].ID != id {
				t.Errorf("bin: %v, %v", bin, err)
			}
			if old, err := s.Load(id); err != nil || len(old) != len(log)+1 {
				t.Errorf("%d batches of what was replaced, %v", len(old), err)
			}
			if !bytes.Equal(exported(t, s, in), exported(t, from, id)) {
				t.Error("the next export differs")
			}
			if err := s.Delete(in, start); err != nil {
				t.Fatal(err)
			}
			if _, err := a.Import(s, Ask, start); err != nil {
				t.Errorf("those in the bin are asked about: %v", err)
			}
		})
	}
}

// TestFaults: the first fault is named with its line and reason.
func TestFaults(t *testing.T) {
	s, id, log := played(t)
	good := string(exported(t, s, id))
	lines := strings.SplitAfter(good, "\n")
	lines = lines[:len(lines)-1]
	last := len(lines)
	// sealed writes lines anew, with sums that fit.
	sealed := func(change func(texts []string) []string) string {
		texts := make([]string, len(lines))
		for i, l := range lines {
			texts[i] = l[:len(l)-1-sumLength]
		}
		all, before := "", ""
		for _, text := range change(texts) {
			before = sum(before, text)
			all += text + sumBefore + before + sumAfter + "\n"
		}
		return all
	}
	edit := func(line int, old, changed string) string {
		return sealed(func(texts []string) []string {
			if !strings.Contains(texts[line-1], old) {
				t.Errorf("line %d has no %s", line, old)
			}
			texts[line-1] = strings.Replace(texts[line-1], old, changed, 1)
			return texts
		})
	}
	if sealed(func(texts []string) []string { return texts }) != good {
		t.Fatal("sums are not as they are written")
	}
	for name, c := range map[string]struct {
		data   string
		line   int
		reason Reason
		detail string
	}{
		"empty":               {"", 1, NotArchive, ""},
		"text":                {"Сказка о царе Салтане\n", 1, NotArchive, ""},
		"another's JSON":      {"{\"a\":1}\n", 1, NotArchive, ""},
		"a mark in front":     {"\ufeff" + good, 1, NotArchive, ""},
		"newer":               {`{"plotwright":2,"all":"else"}` + "\n", 1, Newer, "2"},
		"much newer":          {`{"plotwright":20000000`, 1, Newer, "20000000"},
		"older than all":      {edit(1, `:1,`, `:0,`), 1, Malformed, ""},
		"a number too large":  {edit(1, `:1,`, `:99999999999999999999,`), 1, Malformed, ""},
		"cut in the header":   {good[:30], 1, CutOff, ""},
		"cut in a line":       {strings.Join(lines[:4], "") + lines[4][:20], 5, CutOff, ""},
		"cut in the last sum": {good[:len(good)-10], last, CutOff, ""},
		"cut in the last end": {good[:len(good)-1], last, CutOff, ""},
		"cut between lines":   {strings.Join(lines[:4], ""), 5, CutOff, ""},
		"line gone":           {strings.Join(append(slices.Clone(lines[:4]), lines[5:]...), ""), 5, Changed, ""},
		"lines exchanged":     {strings.Join([]string{lines[0], lines[2], lines[1]}, ""), 2, Changed, ""},
		"a number changed":    {strings.Replace(good, `"n":`, `"n":1`, 1), 2 + first(log, "tokens-moved"), Changed, ""},
		"a sum changed":       {strings.Replace(good, `"sum":"`, `"sum":"g`, 1), 1, Changed, ""},
		"Windows' line ends":  {strings.ReplaceAll(good, "\n", "\r\n"), 1, Changed, ""},
		"twice":               {good + good, last + 1, Surplus, ""},
		"an empty line":       {good + "\n", last + 1, Surplus, ""},
		"a space":             {edit(3, `,`, `, `), 3, Malformed, ""},
		"no JSON":             {edit(3, `{`, `{{`), 3, Malformed, ""},
		"a key of its own":    {edit(3, `{`, `{"x":1,`), 3, Malformed, ""},
		"a key twice":         {edit(3, `{`, `{"at":5,`), 3, Malformed, ""},
		"a key in capitals":   {edit(3, `"at"`, `"AT"`), 3, Malformed, ""},
		"a fraction":          {edit(3, `"at":`, `"at":0.`), 3, Malformed, ""},
		"no UTF-8":            {edit(1, "По", "\xff"), 1, Malformed, ""},
		"body is a list":      {edit(2, `"body":{`, `"body":[{`), 2, Malformed, ""},
		"body is nothing": {sealed(func(t []string) []string {
			t[2] = `{"batch":1,"at":5,"events":[{"kind":"undone","body":null}]`
			return t
		}), 3, Malformed, "undone"},
		"no event":             {sealed(func(t []string) []string { t[2] = `{"batch":1,"at":5,"events":[]`; return t }), 3, OutOfOrder, "1"},
		"events nowhere":       {sealed(func(t []string) []string { t[2] = `{"batch":1,"at":5,"events":null`; return t }), 3, OutOfOrder, "1"},
		"a batch left out":     {sealed(func(t []string) []string { return append(t[:3:3], t[4:]...) }), 4, OutOfOrder, "3"},
		"a batch twice":        {sealed(func(t []string) []string { return append(t[:4:4], t[3:]...) }), 5, OutOfOrder, "2"},
		"no beginning":         {edit(2, `"campaign-created"`, `"dragon-woken"`), 2, NoCampaign, "dragon-woken"},
		"created twice":        {sealed(func(t []string) []string { t[2] = strings.Replace(t[1], `"batch":0`, `"batch":1`, 1); return t }), 3, NoCampaign, "campaign-created"},
		"unknown event":        {edit(3, `"kind":"`, `"kind":"dragon-`), 3, Newer, "dragon-" + log[1].Events[0].Kind()},
		"unknown card":         {edit(2, `"id":"`, `"id":"dragon-`), 2, Newer, "dragon-" + string(log[0].Events[0].(model.CampaignCreated).Cards[0].ID)},
		"other counts":         {edit(1, `"events":`, `"events":1`), 1, Mismatch, ""},
		"other name":           {edit(1, "вторникам", "средам"), 1, Mismatch, ""},
		"other origin":         {edit(1, `"DEMO"`, `"DEMO.2"`), 1, Malformed, ""},
		"no origin":            {edit(1, `"DEMO"`, `""`), 1, Malformed, ""},
		"no batch":             {edit(1, fmt.Sprintf(`"batches":%d`, len(log)), `"batches":0`), 1, NoCampaign, ""},
		"fewer batches":        {edit(1, fmt.Sprintf(`"batches":%d`, len(log)), `"batches":1`), 3, Surplus, ""},
		"more batches":         {edit(1, fmt.Sprintf(`"batches":%d`, len(log)), fmt.Sprintf(`"batches":%d`, len(log)+1)), last + 1, CutOff, ""},
		"batches beyond bound": {edit(1, fmt.Sprintf(`"batches":%d`, len(log)), `"batches":999999999`), 1, TooLarge, ""},
		"events beyond bound":  {edit(1, `"events":`, `"events":999999`), 1, TooLarge, ""},
		"line beyond bound":    {lines[0] + strings.Repeat("x", maxLine+1), 2, TooLarge, ""},
		"file beyond bound":    {good + strings.Repeat("\n", maxFile), last + 1, Surplus, ""},
		"endless first line":   {`{"plotwright":1,` + strings.Repeat(" ", maxLine), 1, TooLarge, ""},
	} {
		t.Run(name, func(t *testing.T) {
			path := file(t, []byte(c.data))
			a, err := Read(path, loadCatalog(t))
			var f *Fault
			if !errors.As(err, &f) || a != nil && err == nil {
				t.Fatalf("read: %v", err)
			}
			if f.Path != path || f.Line != c.line || f.Reason != c.reason || c.detail != "" && f.Detail != c.detail {
				t.Errorf("%v, want line %d: %s %s", err, c.line, c.reason, c.detail)
			}
		})
	}
	if _, err := Read(filepath.Join(t.TempDir(), "none"), loadCatalog(t)); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
}

// first is the number of the first batch with an event of a kind whose number of tokens is written.
func first(log []model.Batch, kind string) int {
	return slices.IndexFunc(log, func(b model.Batch) bool {
		return slices.ContainsFunc(b.Events, func(e model.Event) bool { return e.Kind() == kind })
	})
}

// TestEveryByte: no byte can be changed and no tail cut off without its being found.
func TestEveryByte(t *testing.T) {
	s, id, _ := played(t)
	good := exported(t, s, id)
	for i := range good {
		changed := bytes.Clone(good)
		changed[i] ^= byte(1 + i%255)
		if _, err := read(bytes.NewReader(changed)); !errors.As(err, new(*Fault)) {
			t.Fatalf("byte %d changed: %v", i, err)
		}
		if _, err := read(bytes.NewReader(good[:i])); !errors.As(err, new(*Fault)) {
			t.Fatalf("cut at %d: %v", i, err)
		}
	}
}

// TestExportKeepsUnknown: a campaign of a later version, opened only to be read, can be handed on.
func TestExportKeepsUnknown(t *testing.T) {
	s := model.NewMemoryStore()
	_, _, log := played(t)
	log = append(
		slices.Clone(log[:2]),
		model.Batch{Number: 2, At: start, Events: []model.Event{model.UnknownEvent{Name: "dragon-woken", Body: []byte(`{ "n" : 1 }`)}}},
	)
	id, err := s.Put("", log, start)
	if err != nil {
		t.Fatal(err)
	}
	data := exported(t, s, id)
	if !bytes.Contains(data, []byte(`{"kind":"dragon-woken","body":{"n":1}}`)) {
		t.Errorf("exported as %s", data)
	}
	var f *Fault
	if _, err := Read(file(t, data), loadCatalog(t)); !errors.As(err, &f) || f.Reason != Newer || f.Line != 4 || f.Detail != "dragon-woken" {
		t.Errorf("imported: %v", err)
	}
}

// TestExportReadsAgain: what would be read as another log than it is, is not written.
func TestExportReadsAgain(t *testing.T) {
	s := model.NewMemoryStore()
	_, _, log := played(t)
	twice := model.UnknownEvent{Name: model.ActChanged{}.Kind(), Body: []byte(`{"act":1,"act":2}`)}
	id, err := s.Put("", append(slices.Clone(log[:2]), model.Batch{Number: 2, At: start, Events: []model.Event{twice}}), start)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	err = Export(filepath.Join(folder, "x.plotwright"), s, id, "0.1.0")
	if files, err2 := os.ReadDir(folder); err == nil || err2 != nil || len(files) != 0 {
		t.Errorf("Export: %v; left %v, %v", err, files, err2)
	}
}

// TestExportOverwritesNothing: and leaves nothing of an attempt.
func TestExportOverwritesNothing(t *testing.T) {
	s, id, _ := played(t)
	folder := t.TempDir()
	path := filepath.Join(folder, "x.plotwright")
	if err := os.WriteFile(path, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := Export(path, s, id, "0.1.0"); !errors.Is(err, fs.ErrExist) {
		t.Errorf("Export: %v", err)
	}
	if err := Export(filepath.Join(folder, "none", "x.plotwright"), s, id, "0.1.0"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("Export: %v", err)
	}
	if err := Export(path+"2", s, "nobody", "0.1.0"); !errors.Is(err, model.ErrNoCampaign) {
		t.Errorf("Export: %v", err)
	}
	entries, err := os.ReadDir(folder)
	if data, err2 := os.ReadFile(path); err != nil || err2 != nil || len(entries) != 1 || string(data) != "mine" {
		t.Errorf("left: %v, %q", entries, data)
	}
}

// TestFreePath: a name that every system takes, and no file has yet.
func TestFreePath(t *testing.T) {
	folder := t.TempDir()
	for title, want := range map[string]string{
		"По вторникам":           "По вторникам.plotwright",
		`a/b\c:d*e?f"g<h>i|j`:    "a b c d e f g h i j.plotwright",
		" ..hidden.. ":           "hidden.plotwright",
		"":                       "Plotwright.plotwright",
		"\x00\n":                 "Plotwright.plotwright",
		"con":                    "con_.plotwright",
		"Lpt1":                   "Lpt1_.plotwright",
		strings.Repeat("ж", 300): strings.Repeat("ж", 60) + ".plotwright",
	} {
		if got := FreePath(folder, title); got != filepath.Join(folder, want) {
			t.Errorf("%q gives %q", title, got)
		}
	}
	for _, want := range []string{"x.plotwright", "x (2).plotwright", "x (3).plotwright"} {
		got := FreePath(folder, "x")
		if got != filepath.Join(folder, want) {
			t.Errorf("got %q, want %q", got, want)
		}
		if err := os.WriteFile(got, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// TestFind: files of both folders, latest first, with what they say of themselves.
func TestFind(t *testing.T) {
	s, id, log := played(t)
	one, other := t.TempDir(), t.TempDir()
	good := exported(t, s, id)
	for i, f := range []struct {
		path string
		data []byte
	}{
		{filepath.Join(one, "a.plotwright"), good}, {filepath.Join(other, "Б.PLOTWRIGHT"), good}, {filepath.Join(one, "c.plotwright"), []byte("text")},
		{filepath.Join(one, "d.db"), good}, {filepath.Join(one, "sub", "e.plotwright"), good},
	} {
		if err := os.MkdirAll(filepath.Dir(f.path), 0o700); err != nil {
			t.Fatal(err)
		}
		at := start.Add(time.Duration(i) * time.Hour)
		if err := errors.Join(os.WriteFile(f.path, f.data, 0o600), os.Chtimes(f.path, at, at)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(one, "folder.plotwright"), 0o700); err != nil {
		t.Fatal(err)
	}
	list := Find(one, other, one, filepath.Join(one, "none"))
	var names []string
	for _, f := range list {
		names = append(names, filepath.Base(f.Path))
	}
	if !slices.Equal(names, []string{"c.plotwright", "Б.PLOTWRIGHT", "a.plotwright"}) {
		t.Fatalf("found %q", names)
	}
	if f := list[1]; f.Err != nil || f.Header.Name != "По вторникам «1 < 2 & 3 > 2»" || f.Header.Batches != len(log) ||
		!f.Modified.Equal(start.Add(time.Hour)) {
		t.Errorf("%+v", f)
	}
	var f *Fault
	if !errors.As(list[0].Err, &f) || f.Reason != NotArchive {
		t.Errorf("%+v", list[0])
	}
}
