package main

import (
	"errors"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
)

// start SECONDS counts how often the window is drawn from when it is filled until it rests.
func start(w *window, args []string) error {
	seconds, err := strconv.Atoi(args[0])
	if err != nil {
		return err
	}
	time.Sleep(time.Duration(seconds) * time.Second)
	do(func() { report("frames", float64(w.frames.n)) })
	return nil
}

// idle SECONDS leaves the table and the players' window alone.
func idle(w *window, args []string) error {
	seconds, err := strconv.Atoi(args[0])
	if err != nil {
		return err
	}
	time.Sleep(2 * time.Second)
	var both frames
	opened := false
	do(func() {
		w.fyne.Canvas().OnTypedRune()('w')
		if all := fyne.CurrentApp().Driver().AllWindows(); len(all) == 2 {
			both.in(all[1])
			opened = true
		}
	})
	if !opened {
		return errors.New("the players' window does not open")
	}
	time.Sleep(12 * time.Second) // sentences and controls go by themselves
	var table, players int
	var used time.Duration
	do(func() { table, players, used = w.frames.n, both.n, processTime() })
	rest := time.Duration(seconds) * time.Second
	time.Sleep(rest)
	do(func() { table, players, used = w.frames.n-table, both.n-players, processTime()-used })
	report("percent", 100*float64(used)/float64(rest))
	report("repaints", float64(table+players))
	return nil
}
