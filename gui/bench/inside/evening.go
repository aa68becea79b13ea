package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"plotwright/gui/widget"
)

// on is spots, asked from another goroutine.
func (w *window) on(prefix string) (list []widget.Spot) {
	do(func() { list = w.spots(prefix) })
	return list
}

func (w *window) count() (n int) {
	do(func() { n = w.nodes() })
	return n
}

// evening COMMANDS WINDOWS gives random commands through the widgets and opens and closes the players' window. It reports
// what is left of memory and goroutines after the first 500, and at the end.
func evening(w *window, args []string) error {
	commands, err := strconv.Atoi(args[0])
	if err != nil {
		return err
	}
	windows, err := strconv.Atoi(args[1])
	if err != nil {
		return err
	}
	first := min(500, commands/2)
	r := rand.New(rand.NewPCG(2014, 12))
	time.Sleep(2 * time.Second)
	if err := w.players(); err != nil {
		return err
	}
	opened := 1
	deadline := time.Now().Add(20 * time.Minute)
	for noted := false; w.store.n < commands || opened < windows; {
		if time.Now().After(deadline) {
			return fmt.Errorf("only %d commands", w.store.n)
		}
		do(func() {
			for range 20 {
				w.something(r)
			}
		})
		if opened < windows && opened*commands < w.store.n*windows {
			if err := w.players(); err != nil {
				return err
			}
			opened++
		}
		if !noted && w.store.n >= first {
			noted = true
			forget(w)
			leftOver("first-")
		}
	}
	forget(w)
	leftOver("last-")
	report("commands", float64(w.store.n))
	report("windows", float64(opened))
	return nil
}

// something does one thing that hands do.
func (w *window) something(r *rand.Rand) {
	some := func(prefix string) (s widget.Spot, ok bool) {
		list := w.spots(prefix)
		if len(list) == 0 {
			return s, false
		}
		return list[r.IntN(len(list))], true
	}
	carry := func(from, to string) {
		s, ok := some(from)
		t, is := some(to)
		if !ok || !is {
			return
		}
		press(s, true)
		drag(s, s.Pos.AddXY(20, 20))
		drag(s, centre(t))
		drop(s)
	}
	canvas := w.fyne.Canvas()
	key := func(name fyne.KeyName) {
		if f := canvas.Focused(); f != nil {
			f.TypedKey(&fyne.KeyEvent{Name: name})
		} else {
			canvas.OnTypedKey()(&fyne.KeyEvent{Name: name})
		}
	}
	shortcut := func(x fyne.Shortcut) {
		if c, ok := canvas.(fyne.Shortcutable); ok {
			c.TypedShortcut(x)
		}
	}
	switch n := r.IntN(20); {
	case n < 6:
		carry("token:", "card:")
	case n < 8:
		carry("fortune:", "ability:")
	case n < 10:
		canvas.OnTypedRune()([]rune("1234")[r.IntN(4)]) // a hero who is asked for
	case n < 13:
		canvas.OnTypedRune()('n')
	case n < 15:
		if s, ok := some("defeated:"); ok {
			tap(s)
		}
	case n < 16:
		shortcut(&fyne.ShortcutUndo{})
	case n < 17:
		shortcut(&fyne.ShortcutRedo{})
	case n < 18:
		canvas.OnTypedRune()('l')
		key(fyne.KeyEscape)
	default:
		// A card's sheet, and one of the buttons on it.
		before := len(w.spots("button:"))
		if s, ok := some("card:"); ok {
			tap(s)
		}
		if list := w.spots("button:"); len(list) > before {
			tap(list[before+r.IntN(len(list)-before)])
		}
	}
	for range 3 {
		if r.IntN(3) == 0 {
			key(fyne.KeyEscape)
		}
	}
}

// players opens the players' window and closes it as its user does, with a window manager's key.
func (w *window) players() error {
	table, err := xdotool("getactivewindow")
	if err != nil {
		return err
	}
	do(func() {
		for range 6 {
			w.fyne.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape}) // whatever lies over the table
		}
		w.fyne.Canvas().OnTypedRune()('w')
	})
	if err := until(func(active string) bool { return active != table }); err != nil {
		return err
	}
	if _, err := xdotool("key", "--clearmodifiers", "alt+F4"); err != nil {
		return err
	}
	return until(func(active string) bool { return active == table })
}

// until waits for another window to be in front.
func until(is func(active string) bool) error {
	for range 500 {
		if active, err := xdotool("getactivewindow"); err == nil && is(active) {
			return nil
		}
		time.Sleep(20 * time.Millisecond)
	}
	return errors.New("the players' window does not come or go")
}

func xdotool(args ...string) (string, error) {
	out, err := exec.Command("xdotool", args...).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("xdotool: %w: %s", err, out)
	}
	return strings.TrimSpace(string(out)), nil
}

// forget waits until Fyne has let go of what has been out of use for long, a minute if nothing else is said. It looks for that
// at a frame, ten seconds or more after it has looked last, and every half a minute it looks for less.
func forget(w *window) {
	const apart = 11 * time.Second
	kept, err := time.ParseDuration(os.Getenv("FYNE_CACHE"))
	if err != nil {
		kept = time.Minute
	}
	time.Sleep(kept + apart)
	for range 3 {
		do(func() { w.fyne.Content().Refresh() })
		time.Sleep(apart)
	}
}

// leftOver reports the memory and the goroutines there are.
func leftOver(name string) {
	debug.FreeOSMemory()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	report(name+"heap-MB", float64(m.HeapAlloc)/1e6)
	report(name+"pages-MB", float64(m.HeapInuse)/1e6)
	report(name+"goroutines", float64(runtime.NumGoroutine()))
	if kb, err := resident(); err == nil {
		report(name+"resident-MB", kb/1e3)
	}
}

func resident() (kb float64, err error) {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0, err
	}
	_, rest, ok := strings.Cut(string(status), "VmRSS:")
	if !ok {
		return 0, errors.New("no VmRSS")
	}
	_, err = fmt.Sscan(rest, &kb)
	return kb, err
}
