package main

import (
	"runtime"
	"strings"
	"syscall"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"golang.org/x/sys/unix"

	"plotwright/gui/widget"
)

// window is the table window, as hands have it.
type window struct {
	fyne   fyne.Window
	frames frames
	store  *counted
}

// do runs f on the GUI's goroutine and waits for it.
func do(f func()) {
	done := make(chan struct{})
	fyne.Do(func() {
		defer close(done)
		f()
	})
	<-done
}

// frames counts how often a window is drawn: Fyne asks every visible object for its least size before it draws.
type frames struct {
	n int
}

// in puts a counter into a window.
func (f *frames) in(w fyne.Window) {
	stack, ok := w.Content().(*fyne.Container)
	if !ok {
		panic("the window's content is no container")
	}
	stack.Objects = append(stack.Objects, container.New(unasked{}, &counter{frames: f}))
}

// unasked is a layout that never asks its objects for their size.
type unasked struct{}

func (unasked) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
func (unasked) Layout([]fyne.CanvasObject, fyne.Size) {}

// counter is an object that cannot be seen.
type counter struct {
	frames *frames
	hidden bool
}

func (c *counter) MinSize() fyne.Size {
	c.frames.n++
	return fyne.Size{}
}
func (c *counter) Move(fyne.Position)      {}
func (c *counter) Position() fyne.Position { return fyne.Position{} }
func (c *counter) Resize(fyne.Size)        {}
func (c *counter) Size() fyne.Size         { return fyne.Size{} }
func (c *counter) Hide()                   { c.hidden = true }
func (c *counter) Show()                   { c.hidden = false }
func (c *counter) Visible() bool           { return !c.hidden }
func (c *counter) Refresh()                {}

// spots are what can be pressed whose names begin so.
func (w *window) spots(prefix string) (list []widget.Spot) {
	widget.Walk(w.fyne.Content(), func(s widget.Spot) {
		if strings.HasPrefix(s.Name, prefix) {
			list = append(list, s)
		}
	})
	return list
}

// nodes is the number of visible objects.
func (w *window) nodes() (n int) {
	widget.Every(w.fyne.Content(), func(fyne.CanvasObject) { n++ })
	return n
}

func centre(s widget.Spot) fyne.Position { return s.Pos.AddXY(s.Size.Width/2, s.Size.Height/2) }

// press puts the button down, or takes it up again.
func press(s widget.Spot, down bool) {
	m, ok := s.Object.(desktop.Mouseable)
	if !ok {
		return
	}
	e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	e.AbsolutePosition = centre(s)
	if down {
		m.MouseDown(e)
	} else {
		m.MouseUp(e)
	}
}

func tap(s widget.Spot) {
	t, ok := s.Object.(fyne.Tappable)
	if !ok {
		return
	}
	press(s, true)
	press(s, false)
	t.Tapped(&fyne.PointEvent{AbsolutePosition: centre(s), Position: fyne.NewPos(s.Size.Width/2, s.Size.Height/2)})
}

func drag(s widget.Spot, at fyne.Position) {
	if d, ok := s.Object.(fyne.Draggable); ok {
		d.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: at, Position: at.Subtract(s.Pos)}})
	}
}

func drop(s widget.Spot) {
	press(s, false)
	if d, ok := s.Object.(fyne.Draggable); ok {
		d.DragEnd()
	}
}

// processTime is what the process has run, its own time and the system's for it.
func processTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// threadTime is what the thread has run that calls it.
func threadTime() time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t); err != nil {
		panic(err)
	}
	return time.Duration(t.Nano())
}

func mallocs() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.Mallocs
}
