package widget

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// holdButton is a button that repeats while it is held: it counts its steps and tells them once, on release. One press
// is one step; a press that wanders off the button is none.
type holdButton struct {
	Button
	// step is called for each step, with how many there are by now, and reports whether it was possible.
	step func(n int) bool
	// done is called once, on release, with the steps made.
	done func(n int)
	// none is called on release where not one step was possible.
	none func()

	steps int
	down  bool
	// told marks a press that the mouse's release has told already, so that Fyne's tap does not tell it again.
	told   bool
	repeat *fyne.Animation
}

var (
	_ desktop.Mouseable = (*holdButton)(nil)
)

// The first repeat comes after holdDelay, the next ones each after holdPace.
const (
	holdDelay = 450 * time.Millisecond
	holdPace  = 110 * time.Millisecond
	holdMost  = 10 * time.Second
)

func newHoldButton(h *Host, step func(n int) bool, done func(n int), none func()) *holdButton {
	b := &holdButton{step: step, done: done, none: none}
	b.setup(h, b, func() {
		if b.step(1) {
			b.done(1)
		} else {
			b.none()
		}
	})
	return b
}

// Tapped is for Fyne. A press of the mouse was told on release already.
func (b *holdButton) Tapped(e *fyne.PointEvent) {
	if b.told {
		b.told, b.pointed = false, true
		b.host.focus(b)
		return
	}
	b.Button.Tapped(e)
}

// MouseDown is for Fyne.
func (b *holdButton) MouseDown(e *desktop.MouseEvent) {
	if e.Button != desktop.MouseButtonPrimary {
		b.release(false)
		return
	}
	b.told = false
	if b.view.Reason != "" {
		return
	}
	b.down, b.steps = true, 0
	b.advance()
	var made int
	b.repeat = &fyne.Animation{Duration: holdMost, Curve: fyne.AnimationLinear, Tick: func(f float32) {
		held := time.Duration(float64(f) * float64(holdMost))
		// An animation that is over at once, as in tests or without motion, repeats nothing.
		if f >= 1 || held < holdDelay || !b.down {
			return
		}
		for due := 1 + int((held-holdDelay)/holdPace); made < due; made++ {
			b.advance()
		}
	}}
	b.repeat.Start()
}

func (b *holdButton) advance() {
	if b.step(b.steps + 1) {
		b.steps++
	}
}

// MouseUp is for Fyne.
func (b *holdButton) MouseUp(e *desktop.MouseEvent) {
	if !b.down {
		return
	}
	b.release(e.Button == desktop.MouseButtonPrimary && inside(e.Position, b.Size()) && !b.panning)
}

// release ends the press, and tells its steps if it counts.
func (b *holdButton) release(counts bool) {
	if !b.down {
		return
	}
	b.down = false
	if b.repeat != nil {
		b.repeat.Stop()
		b.repeat = nil
	}
	n := b.steps
	b.steps = 0
	b.told = true
	if counts && n == 0 {
		b.none()
	}
	if !counts {
		n = 0
	}
	b.done(n)
}

// Dragged is for Fyne: what becomes a pan is no press any more.
func (b *holdButton) Dragged(e *fyne.DragEvent) {
	b.Button.Dragged(e)
	if b.panning {
		b.release(false)
	}
}

// DragEnd is for Fyne. The release of the mouse came before it.
func (b *holdButton) DragEnd() {
	b.dragging, b.panning = false, false
	b.release(false)
	b.told = false
}
