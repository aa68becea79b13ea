package main

import (
	"os"
	"slices"
	"time"
)

// starts starts the program and the floor by turns, and compares the medians.
func (b *bench) starts() error {
	s, err := openScreen(os.Getenv("PLOTWRIGHT_SCREEN"))
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "plotwright-bench")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }() // of no use any more
	if err := prepare(dir); err != nil {
		return err
	}
	runs := 11
	if b.short {
		runs = 1
	}
	var ours, floor []start
	// The first start of each is not counted: it makes the day's backup and fills the system's caches.
	for i := range runs + 1 {
		a, err := measure(s, b.program("plotwright"), "--data", dir)
		if err != nil {
			return err
		}
		f, err := measure(s, b.program("floor"))
		if err != nil {
			return err
		}
		if i > 0 {
			ours, floor = append(ours, a), append(floor, f)
		}
	}
	compare := func(what, unit string, most float64, of func(start) float64) {
		b.add(what, median(ours, of), median(floor, of), unit, most)
	}
	compare("start: until the first complete frame", "ms", 1.3, func(m start) float64 { return ms(m.wall) })
	compare("start: processor time until then", "ms", 0, func(m start) float64 { return ms(m.cpu) })
	compare("memory: peak resident until then", "MB", 1.3, func(m start) float64 { return m.peak / 1e6 })
	a, err := os.Stat(b.program("plotwright"))
	if err != nil {
		return err
	}
	f, err := os.Stat(b.program("floor"))
	if err != nil {
		return err
	}
	n, err := b.inside("start", b.much("3", "1"))
	if err != nil {
		return err
	}
	b.add("start: the filled window is drawn", n["frames"], 0, "", 1)
	b.add("size of the stripped program", float64(a.Size())/1e6, float64(f.Size())/1e6, "MB", 1.3)
	return nil
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

func median(list []start, of func(start) float64) float64 {
	var all []float64
	for _, m := range list {
		all = append(all, of(m))
	}
	slices.Sort(all)
	return all[len(all)/2]
}
