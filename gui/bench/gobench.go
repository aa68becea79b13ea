package main

import (
	"fmt"
	"strconv"
	"strings"
)

// figures are the benchmarks of a test binary: by name and unit.
type figures map[string]map[string]float64

// measured runs benchmarks of a test binary.
func (b *bench) measured(binary, names, times string) (figures, error) {
	out, err := output(b.program(binary), "-test.run=^$", "-test.bench="+names, "-test.benchtime="+b.much(times, "4x"))
	if err != nil {
		return nil, err
	}
	f := figures{}
	for _, line := range strings.Split(out, "\n") {
		fields := strings.Fields(line)
		if len(fields) < 4 || !strings.HasPrefix(fields[0], "Benchmark") {
			continue
		}
		name, _, _ := strings.Cut(strings.TrimPrefix(fields[0], "Benchmark"), "-")
		f[name] = map[string]float64{}
		for i := 2; i+1 < len(fields); i += 2 {
			if f[name][fields[i+1]], err = strconv.ParseFloat(fields[i], 64); err != nil {
				return nil, fmt.Errorf("%q: %w", line, err)
			}
		}
	}
	return f, nil
}

// get is a figure; there must be one.
func (f figures) get(name, unit string) float64 {
	v, ok := f[name][unit]
	if !ok {
		panic("no benchmark gives " + unit + " of " + name)
	}
	return v
}

const nanoseconds = 1e6 // in a millisecond

func (b *bench) store() error {
	f, err := b.measured("sqlite.test", "^Benchmark(AppendBeside|Open)$", "20x")
	if err != nil {
		return err
	}
	b.add("append beside a bare INSERT and COMMIT, median", f.get("AppendBeside", "p50-ms"), f.get("AppendBeside", "floor-p50-ms"), "ms", 1.5)
	open := func(events string) float64 { return f.get("Open/"+events, "ns/op") / nanoseconds }
	b.add("open 1,000 events, over an empty campaign", open("1000")-open("10"), 0, "ms", 0)
	b.add("open 10,000 events, over an empty campaign", open("10000")-open("10"), 0, "ms", 50)
	b.add("open 100,000 events, over an empty campaign", open("100000")-open("10"), 0, "ms", 0)
	b.add("- memory of 1,000 events", f.get("Open/1000", "MB"), 0, "MB", 0)
	b.add("- memory of 10,000 events", f.get("Open/10000", "MB"), 0, "MB", 0)
	b.add("- memory of 100,000 events", f.get("Open/100000", "MB"), 0, "MB", 0)
	return nil
}

func (b *bench) commands() error {
	f, err := b.measured("gui.test", "^Benchmark(Command|Undo|Language)$", "100x")
	if err != nil {
		return err
	}
	move, err := b.measured("gui.test", "^BenchmarkDragMove$", "2000x")
	if err != nil {
		return err
	}
	b.add("command in a log of 5,000 events, without the store: median", f.get("Command", "p50-ms"), 0, "ms", 0)
	b.add("- 99 of 100 under", f.get("Command", "p99-ms"), 0, "ms", 16)
	b.add("- the store's part: median", f.get("Command", "append-p50-ms"), 0, "ms", 0)
	b.add("pointer move in a drag: median", move.get("DragMove", "p50-ms"), 0, "ms", 0)
	b.add("- 99 of 100 under", move.get("DragMove", "p99-ms"), 0, "ms", 2)
	b.add("- allocations", move.get("DragMove", "allocs/op"), 0, "", 0)
	b.add("language switch: table and log", f.get("Language", "ns/op")/nanoseconds, 0, "ms", 100)
	b.add("undo at 1,000 events, without the store: median", f.get("Undo/1000", "p50-ms"), 0, "ms", 0)
	b.add("undo at 10,000 events", f.get("Undo/10000", "p50-ms"), 0, "ms", 50)
	b.add("undo at 100,000 events", f.get("Undo/100000", "p50-ms"), 0, "ms", 0)
	return nil
}
