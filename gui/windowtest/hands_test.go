//go:build windowtest

package windowtest

import (
	"errors"
	"fmt"
	"image"
	"os/exec"
	"strings"
	"time"
)

// The buttons of a mouse.
const (
	leftButton  = "1"
	rightButton = "3"
	wheelDown   = "5"
)

// pace is the time between two steps of a hand: the server's and the program's clocks must tell them apart. It waits
// for nothing.
const pace = 60 * time.Millisecond

// xdotool runs xdotool and gives what it says.
func (p *program) xdotool(args ...string) string {
	p.t.Helper()
	out, err := exec.Command("xdotool", args...).Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			err = fmt.Errorf("%w: %s", err, exit.Stderr)
		}
		p.t.Fatalf("xdotool %s: %v", strings.Join(args, " "), err)
	}
	return string(out)
}

// point moves the pointer to a place of the window.
func (p *program) point(at image.Point) {
	p.t.Helper()
	p.xdotool("mousemove", "--window", p.window, fmt.Sprint(at.X), fmt.Sprint(at.Y))
}

// aside puts the pointer where it is over nothing.
func (p *program) aside() {
	p.t.Helper()
	p.point(image.Pt(1, p.size.Y/2))
}

func (p *program) press(button string) {
	p.t.Helper()
	p.xdotool("mousedown", button)
	time.Sleep(pace)
}

func (p *program) release(button string) {
	p.t.Helper()
	p.xdotool("mouseup", button)
}

// click presses a place and lets go.
func (p *program) click(at image.Point) {
	p.t.Helper()
	p.point(at)
	time.Sleep(pace)
	p.press(leftButton)
	p.release(leftButton)
}

// tap clicks a spot.
func (p *program) tap(name string) {
	p.t.Helper()
	p.click(p.at(name).centre())
}

// jitter clicks a place with a hand that trembles: 3 pixels between press and release.
func (p *program) jitter(at image.Point) {
	p.t.Helper()
	p.point(at)
	time.Sleep(pace)
	p.press(leftButton)
	p.point(at.Add(image.Pt(3, 0)))
	time.Sleep(pace)
	p.release(leftButton)
}

// drag presses a place and carries what is there to others, in steps; it does not let go.
func (p *program) drag(from image.Point, via ...image.Point) {
	p.t.Helper()
	p.point(from)
	time.Sleep(pace)
	p.press(leftButton)
	p.carry(from, via...)
}

// carry moves the pointer from place to place as a hand does.
func (p *program) carry(from image.Point, via ...image.Point) {
	p.t.Helper()
	const steps = 6
	for _, to := range via {
		for i := 1; i <= steps; i++ {
			p.point(from.Add(to.Sub(from).Mul(i).Div(steps)))
			time.Sleep(pace)
		}
		from = to
	}
}

// key presses keys, one after another, in whatever window has the focus.
func (p *program) key(keys ...string) {
	p.t.Helper()
	for _, k := range keys {
		p.xdotool("key", k)
	}
}

// scrollTo turns the wheel over a place until a spot is seen whole enough to be pressed.
func (p *program) scrollTo(over image.Point, name string) spot {
	p.t.Helper()
	const enough = 20
	seen := func() (spot, bool) {
		for _, s := range p.now().all(name) {
			if s.H >= enough && s.area().In(image.Rectangle{Max: p.size}) {
				return s, true
			}
		}
		return spot{}, false
	}
	p.point(over)
	for range 60 {
		if _, ok := seen(); ok {
			p.still()
			s, _ := seen()
			return s
		}
		before := p.still()
		p.xdotool("click", wheelDown)
		p.until("the page to scroll to "+name, func() bool {
			n, _ := changed(before, p.picture(), before.Rect)
			return n > 0
		})
		p.still()
	}
	p.t.Fatalf("%s is nowhere on the page", name)
	return spot{}
}
