package sqlite

import (
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"testing"
	"time"

	"plotwright/model"
	"plotwright/model/catalog"
	"plotwright/model/demo"
)

// BenchmarkOpen opens campaigns of many events: the file with its checks, the log, and the state that it leads to. It
// reports the memory that the session then holds.
func BenchmarkOpen(b *testing.B) {
	c, err := catalog.Load()
	if err != nil {
		b.Fatal(err)
	}
	for _, events := range []int{10, 1000, 10000, 100000} {
		b.Run(fmt.Sprint(events), func(b *testing.B) {
			log, err := demo.Log(c, events, time.Now)
			if err != nil {
				b.Fatal(err)
			}
			path := filepath.Join(b.TempDir(), "x.db")
			db := open(b, path)
			id, err := db.Put("", log, start)
			if err != nil {
				b.Fatal(err)
			}
			if err := db.Close(); err != nil {
				b.Fatal(err)
			}
			var s *model.Session
			before := heap()
			for b.Loop() {
				if db, err = Open(path); err != nil {
					b.Fatal(err)
				}
				if s, err = model.OpenSession(c, db, id, time.Now); err != nil {
					b.Fatal(err)
				}
				if err := db.Close(); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(heap()-before)/1e6, "MB")
			runtime.KeepAlive(s)
		})
	}
}

func heap() int64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}

// BenchmarkAppendBeside appends to a campaign and, by turns, writes the same bytes with the same pragmas into one row of a
// plain table.
func BenchmarkAppendBeside(b *testing.B) {
	db := open(b, filepath.Join(b.TempDir(), "x.db"))
	id := create(b, db)
	bare, size := bareTable(b)
	var ours, floor []time.Duration
	for n := 1; b.Loop(); n++ {
		begun := time.Now()
		if err := db.Append(id, n, command(n)); err != nil {
			b.Fatal(err)
		}
		between := time.Now()
		if _, err := bare.Exec("BEGIN IMMEDIATE; INSERT INTO t (bytes) VALUES (?); COMMIT", make([]byte, size)); err != nil {
			b.Fatal(err)
		}
		ours, floor = append(ours, between.Sub(begun)), append(floor, time.Since(between))
	}
	ms := func(took []time.Duration) float64 {
		slices.Sort(took)
		return float64(took[len(took)/2]) / float64(time.Millisecond)
	}
	b.ReportMetric(ms(ours), "p50-ms")
	b.ReportMetric(ms(floor), "floor-p50-ms")
}
