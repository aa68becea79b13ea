package model_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"plotwright/model"
)

// machine plays random commands on a session; after each the laws that no command may break are looked at.
type machine struct {
	s *model.Session
	c *model.Catalog
}

var names = []string{"Ashrian", "Jain", "Syndrael", "Tomble", "Widow Tarha", "nobody"}

// TestPropertyLaws plays random campaigns: tokens are conserved, no zone is negative, undo and redo are exact, a refused
// command changes nothing, Check agrees with Do, and the state is the fold of the log read anew.
func TestPropertyLaws(t *testing.T) {
	c := loadCatalog(t)
	rapid.Check(t, func(r *rapid.T) {
		deck := rapid.SampledFrom(append([]*model.Deck{{}}, c.Decks...)).Draw(r, "deck")
		n := model.NewCampaign{
			Box: rapid.SampledFrom(c.Boxes[:9]).Draw(r, "box").ID, Deck: deck.ID,
			Heroes:  names[:rapid.IntRange(2, 4).Draw(r, "heroes")],
			Threat:  rapid.IntRange(0, 12).Draw(r, "threat"),
			XP:      rapid.IntRange(0, 3).Draw(r, "xp"),
			Rulings: model.Rulings{model.RulingSupply: rapid.SampledFrom([]string{"unlimited", "16n"}).Draw(r, "supply")},
		}
		for _, card := range deck.Cards {
			if rapid.Bool().Draw(r, "own") {
				n.Own = append(n.Own, card.ID)
			}
		}
		m := &machine{newMemoryTable(t, n).Session, c}
		for i := rapid.IntRange(1, 40).Draw(r, "commands"); i > 0; i-- {
			m.step(r)
		}
	})
}

func (m *machine) step(r *rapid.T) {
	cmd := drawCommand(r, m)
	before := snapshot(m.s)
	checked := m.s.Check(cmd)
	if after := snapshot(m.s); !reflect.DeepEqual(before, after) {
		r.Fatalf("Check(%#v) changed something", cmd)
	}
	done := m.s.Do(cmd)
	if model.CodeOf(checked) != model.CodeOf(done) {
		r.Fatalf("%#v: Check says %v, Do says %v", cmd, checked, done)
	}
	if done != nil {
		if after := snapshot(m.s); !reflect.DeepEqual(before, after) {
			r.Fatalf("the refused %#v changed something", cmd)
		}
		return
	}
	m.laws(r, cmd)
	switch cmd.(type) {
	case model.Undo, model.Redo:
	default:
		m.undoIsExact(r, before.State)
	}
}

// laws hold after every command.
func (m *machine) laws(r *rapid.T, cmd model.Command) {
	s := m.s.State()
	for zone, n := range s.Tokens {
		if n < 1 {
			r.Fatalf("after %#v the zone %s holds %d", cmd, zone, n)
		}
	}
	if s.XP < 0 {
		r.Fatalf("after %#v %d experience points", cmd, s.XP)
	}
	if a := s.Agent; a != nil && (a.Health < 0 || a.Health > a.Full) {
		r.Fatalf("after %#v the agent has %d of %d", cmd, a.Health, a.Full)
	}
	log := m.s.Log()
	if got := conserved(log[len(log)-1], m.s); got != s.InPlay() {
		r.Fatalf("after %#v %d tokens in play, the moves give %d", cmd, s.InPlay(), got)
	}
	if again := model.NewHistory(throughWire(r, log)).State(); !reflect.DeepEqual(again, s) {
		r.Fatalf("after %#v the log read anew gives\n%+v\nnot\n%+v", cmd, again, s)
	}
}

// conserved is the number of tokens in play before a batch, plus what it took from the supply, less what it gave back.
func conserved(b model.Batch, s *model.Session) int {
	switch b.Events[0].(type) {
	case model.Undone, model.Redone, model.WentBack:
		return s.State().InPlay()
	}
	log := s.Log()
	n := model.NewHistory(log[:len(log)-1]).State().InPlay()
	for _, e := range b.Events {
		if m, ok := e.(model.TokensMoved); ok {
			if m.From == model.Supply {
				n += m.N
			}
			if m.To == model.Supply {
				n -= m.N
			}
		}
	}
	return n
}

// throughWire encodes and decodes a log as a store does.
func throughWire(r *rapid.T, log []model.Batch) []model.Batch {
	var again []model.Batch
	for _, b := range log {
		c := model.Batch{Number: b.Number, At: b.At}
		for _, e := range b.Events {
			body, err := model.EncodeEvent(e)
			if err != nil {
				r.Fatal(err)
			}
			d, err := model.DecodeEvent(e.Kind(), body)
			if err != nil {
				r.Fatal(err)
			}
			c.Events = append(c.Events, d)
		}
		again = append(again, c)
	}
	return again
}

// undoIsExact takes the last command back and brings it again.
func (m *machine) undoIsExact(r *rapid.T, before *model.State) {
	after := m.s.State().Clone()
	for _, x := range []struct {
		cmd  model.Command
		want *model.State
	}{{model.Undo{}, before}, {model.Redo{}, after}} {
		if err := m.s.Do(x.cmd); err != nil {
			r.Fatal(err)
		}
		if !reflect.DeepEqual(m.s.State(), x.want) {
			r.Fatalf("after %#v\n%+v\nnot\n%+v", x.cmd, m.s.State(), x.want)
		}
	}
}

// TestPropertyReduceIsTotal gives decodable events in any order to states of any kind: Reduce never panics.
func TestPropertyReduceIsTotal(t *testing.T) {
	var pool []model.Event
	for _, x := range wireExamples() {
		pool = append(pool, x)
	}
	rapid.Check(t, func(r *rapid.T) {
		s := model.Fold(nil)
		for _, e := range rapid.SliceOfN(rapid.SampledFrom(pool), 1, 30).Draw(r, "events") {
			s = model.Reduce(s, e)
		}
		if _, err := json.Marshal(s); err != nil {
			r.Fatal(err)
		}
	})
}
