package model_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"runtime"
	"testing"
	"time"

	"plotwright/model"
	"plotwright/model/demo"
)

func longLog(tb testing.TB, events int) []model.Batch {
	tb.Helper()
	log, err := demo.Log(loadCatalog(tb), events, time.Now)
	if err != nil {
		tb.Fatal(err)
	}
	return log
}

// TestStateAfter: whatever is asked in whatever order, a state is that of the log until then, and those handed out before stay as
// they were.
func TestStateAfter(t *testing.T) {
	log := longLog(t, 1500)
	played, read := model.NewHistory(nil), model.NewHistory(log)
	var handed, want []*model.State
	var forward, backward []int
	for i, b := range log {
		played.Add(b)
		handed = append(handed, played.State())
		want = append(want, model.NewHistory(log[:i+1]).State())
		forward, backward = append(forward, i), append(backward, len(log)-1-i)
	}
	for _, order := range [][]int{backward, forward, rand.New(rand.NewPCG(64, 63)).Perm(len(log))} {
		for _, i := range order {
			for _, h := range []*model.History{played, read} {
				if got := h.StateAfter(i); !reflect.DeepEqual(got, want[i]) {
					t.Fatalf("after batch %d\n%+v\nnot\n%+v", i, got, want[i])
				}
			}
		}
	}
	for i, s := range handed {
		if !reflect.DeepEqual(s, want[i]) {
			t.Fatalf("the state after batch %d was changed", i)
		}
	}
	if none := model.Fold(nil); !reflect.DeepEqual(read.StateAfter(-1), none) || !reflect.DeepEqual(read.StateAfter(len(log)), none) {
		t.Error("there is a state where the log has no batch")
	}
}

// TestHistoryKeepsLittle: beside the log itself, a command costs the memory of its places in the chains and of a small part of a
// state, however often states are asked for.
func TestHistoryKeepsLittle(t *testing.T) {
	log := longLog(t, 10000)
	h := model.NewHistory(log[:500])
	before := heap()
	for i := 500; i < len(log); i++ {
		h.Add(log[i])
		h.StateAfter(i / 2)
	}
	each := float64(heap()-before) / float64(len(log)-500)
	runtime.KeepAlive(h)
	runtime.KeepAlive(log)
	t.Logf("%.0f bytes for each of %d commands", each, len(log)-500)
	if each > 400 {
		t.Errorf("%.0f bytes for each command", each)
	}
}

// heap is how many bytes are in use.
func heap() int64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}

// undoAll undoes all that a log that was just read has in effect, each time with the states that name the step.
func undoAll(log []model.Batch) (steps int) {
	h := model.NewHistory(log)
	for h.CanUndo() {
		batch := h.UndoBatch()
		h.StateAfter(batch - 1)
		h.StateAfter(batch)
		h.Add(model.Batch{Events: []model.Event{model.Undone{Batch: batch}}})
		steps++
	}
	return steps
}

// TestUndoOnAndOn: a step of undo costs as much in a long log as in a short one; counted are allocations, which do not vary.
func TestUndoOnAndOn(t *testing.T) {
	each := func(events int) float64 {
		log, steps := longLog(t, events), 0
		n := testing.AllocsPerRun(1, func() { steps = undoAll(log) })
		return n / float64(steps)
	}
	short, long := each(1000), each(16000)
	t.Logf("%.0f and %.0f allocations for each step", short, long)
	if long > 1.5*short {
		t.Errorf("a step takes %.0f allocations in a short log, %.0f in a long one", short, long)
	}
}

// BenchmarkUndoOn undoes a whole campaign that was just read, step by step.
func BenchmarkUndoOn(b *testing.B) {
	for _, events := range []int{1000, 10000} {
		b.Run(fmt.Sprint(events), func(b *testing.B) {
			log, steps := longLog(b, events), 0
			for b.Loop() {
				steps = undoAll(log)
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*steps), "us/step")
		})
	}
}
