package archive

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"plotwright/model"
)

// FuzzRead: no file makes the reader die. What it takes is the log that would be exported again, can be kept by a store, and can be
// played on. With sealed the sums are made to fit, so that the reader comes to what stands in the lines.
func FuzzRead(f *testing.F) {
	s, id, _ := played(f)
	good := string(exported(f, s, id))
	lines := strings.Split(strings.TrimSuffix(good, "\n"), "\n")
	for i, l := range lines {
		lines[i] = l[:len(l)-sumLength]
	}
	f.Add([]byte(good), false)
	f.Add([]byte(strings.Join(lines, "\n")), true)
	f.Add([]byte(`{"plotwright":2}`), false)
	c := loadCatalog(f)
	f.Fuzz(func(t *testing.T, data []byte, sealed bool) {
		if sealed {
			var all strings.Builder
			before := ""
			for text := range strings.SplitSeq(string(data), "\n") {
				before = sum(before, text)
				all.WriteString(text + sumBefore + before + sumAfter + "\n")
			}
			data = []byte(all.String())
		}
		a, err := read(bytes.NewReader(data))
		if err != nil {
			if !errors.As(err, new(*Fault)) {
				t.Errorf("not a fault: %v", err)
			}
			return
		}
		again, err := encode(header(a.Campaign, a.Log, a.App), a.Log)
		if err != nil {
			t.Fatal(err)
		}
		if b, err := read(bytes.NewReader(again)); err != nil || !sameLog(a.Log, b.Log) {
			t.Errorf("the next export is read as another log: %v", err)
		}
		plays(t, c, a)
	})
}

// plays imports a campaign and asks about some commands.
func plays(t *testing.T, c *model.Catalog, a *Archive) {
	s := model.NewMemoryStore()
	id, err := a.Import(s, Ask, start)
	if err != nil {
		t.Fatal(err)
	}
	session, err := model.OpenSession(c, s, id, nil)
	if err != nil {
		t.Fatal(err)
	}
	for batch := range min(len(session.Log()), 50) {
		session.After(batch).State()
	}
	for _, cmd := range []model.Command{
		model.Undo{}, model.Redo{}, model.GoBack{}, model.NextStep{}, model.EndSetup{}, model.BeginOverlordTurn{}, model.StartQuest{Kind: model.Act1},
		model.ExchangeXP{N: 1}, model.DamageAgent{N: 1}, model.TriggerCard{Card: "pacify", To: []string{"Jain"}},
	} {
		_ = session.Check(cmd) // refused or not
	}
}
