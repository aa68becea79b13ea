package main

import (
	"errors"
	"os"
	"runtime/pprof"
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
)

// repaint MOVES PROFILE carries a token over the table and counts what a frame costs, without the handling of the pointer's move.
func repaint(w *window, args []string) error {
	time.Sleep(3 * time.Second)
	tokens := w.on("token:0")
	if len(tokens) == 0 {
		return errors.New("no token")
	}
	token := tokens[0]
	at := func(i int) fyne.Position { return fyne.NewPos(100+float32(i*17%1100), 120+float32(i*7%480)) }
	do(func() { press(token, true); drag(token, at(0)) })
	time.Sleep(time.Second)
	moves, err := strconv.Atoi(args[0])
	if err != nil {
		return err
	}
	f, err := os.Create(args[1])
	if err != nil {
		return err
	}
	if err := pprof.StartCPUProfile(f); err != nil {
		return err
	}
	const pause = 60 * time.Millisecond
	var handled uint64
	var handling, thread time.Duration
	var frames int
	var frame []uint64 // what each allocates
	var handledAt uint64
	do(func() { thread, frames, handledAt = threadTime(), w.frames.n, mallocs() })
	for i := range moves {
		do(func() {
			m, t := mallocs(), threadTime()
			frame = append(frame, m-handledAt)
			drag(token, at(i))
			handling += threadTime() - t
			handledAt = mallocs()
			handled += handledAt - m
		})
		time.Sleep(pause)
	}
	do(func() { thread, frames = threadTime()-thread, w.frames.n-frames })
	slices.Sort(frame)
	pprof.StopCPUProfile()
	ms := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	report("moves", float64(moves))
	report("frames", float64(frames))
	report("nodes", float64(w.count()))
	report("allocations", float64(frame[len(frame)/2]))
	report("main-ms", ms(thread-handling)/float64(frames))
	report("move-allocations", float64(handled)/float64(moves))
	report("move-ms", ms(handling)/float64(moves))
	do(func() { drop(token) })
	return nil
}
