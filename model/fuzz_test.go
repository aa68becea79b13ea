package model_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"plotwright/model"
	"plotwright/model/demo"
)

// FuzzDecodeEvent: whatever stands in a log as the body of an event is refused only where it is no JSON, is written again as
// what it was read as, and can be folded into any state.
func FuzzDecodeEvent(f *testing.F) {
	for kind, e := range wireExamples() {
		body, err := model.EncodeEvent(e)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(kind, body)
	}
	f.Add("tokens-moved", []byte(`{"from":"threat","to":"supply","n":-9223372036854775808,"why":"trigger"}`))
	f.Add("dragon-woken", []byte(`[1]`))
	c := loadCatalog(f)
	store := model.NewMemoryStore()
	id, err := demo.Create(c, store, clock())
	if err != nil {
		f.Fatal(err)
	}
	log, err := store.Load(id)
	if err != nil {
		f.Fatal(err)
	}
	played := model.NewHistory(log).State()
	f.Fuzz(func(t *testing.T, kind string, body []byte) {
		e, err := model.DecodeEvent(kind, body)
		if (err == nil) != json.Valid(body) {
			t.Fatalf("%q: %v", body, err)
		}
		if err != nil {
			return
		}
		once, err := model.EncodeEvent(e)
		if err != nil {
			t.Fatal(err)
		}
		again, err := model.DecodeEvent(kind, once)
		if err != nil {
			t.Fatal(err)
		}
		twice, err := model.EncodeEvent(again)
		if err != nil || !bytes.Equal(once, twice) {
			t.Errorf("%s is written as %s and then as %s, %v", body, once, twice, err)
		}
		first := model.Fold([]model.Event{e, e})
		for _, s := range []*model.State{played, first} {
			next := model.Reduce(s, e)
			for zone, n := range next.Tokens {
				if n < 0 {
					t.Errorf("%d tokens in %s", n, zone)
				}
			}
			next.Supply()
			next.Poorest()
			next.NextStep()
		}
		h := model.NewHistory(append(log[:len(log):len(log)], model.Batch{Number: len(log), Events: []model.Event{e}}))
		h.State()
	})
}
