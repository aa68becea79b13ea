//go:build windowtest

package windowtest

import (
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

const (
	// patience is how long a condition may take to come true. Nothing ever waits that long unless it fails.
	patience = 30 * time.Second
	// longest is how long a program may take that ends by itself.
	longest = 10 * time.Minute
	// look is how often a condition is looked at.
	look = 20 * time.Millisecond
)

// spot is something that can be pressed, in pixels of the window.
type spot struct {
	Name       string
	X, Y, W, H float32
}

// area is the spot's place in a picture of the window.
func (s spot) area() image.Rectangle {
	return image.Rect(int(s.X), int(s.Y), int(s.X+s.W), int(s.Y+s.H))
}

func (s spot) centre() image.Point {
	return image.Pt(int(s.X+s.W/2), int(s.Y+s.H/2))
}

// name is a place near the upper left corner, where a hero's sheet has the name and no button.
func (s spot) name() image.Point {
	return image.Pt(int(s.X+s.W/4), int(s.Y+s.H/5))
}

// probe is what the program says about itself after every change.
type probe struct {
	Screen string
	Sheets int
	Toast  string
	Lang   string
	Focus  string
	Spots  []spot
	// Players is the players' window, nil while it is not open.
	Players *struct {
		Lang       string
		FullScreen bool
		Spots      []spot
	}
}

// all gives the spots with a name. The button "Undo" is also found when it says what it would undo: "Undo: ...".
func (p probe) all(name string) []spot {
	var spots []spot
	for _, s := range p.Spots {
		if s.Name == name || strings.HasPrefix(s.Name, name+": ") {
			spots = append(spots, s)
		}
	}
	return spots
}

// has tells whether there is a spot with a name.
func (p probe) has(name string) bool { return len(p.all(name)) > 0 }

// program is a running program under test.
type program struct {
	t    *testing.T
	dir  string
	file string
	cmd  *exec.Cmd
	// gone is closed when the process has ended.
	gone   chan struct{}
	err    error
	window string
	origin image.Point
	size   image.Point
}

var programs atomic.Int64

// start starts the program on a data folder and waits until its window can be used.
func start(t *testing.T, dir string, args ...string) *program {
	t.Helper()
	return launch(t, os.Getenv("PLOTWRIGHT_BINARY"), dir, append([]string{"--data", dir}, args...)...)
}

// command is a call of the program. One for Windows is run with Wine, on the folder in WINEPREFIX.
func command(t *testing.T, binary string, args ...string) *exec.Cmd {
	t.Helper()
	if binary == "" {
		t.Fatal("PLOTWRIGHT_BINARY must name the built program; see docs/testing.md")
	}
	if filepath.Ext(binary) != ".exe" {
		return exec.Command(binary, args...)
	}
	wine, err := filepath.Abs("../../.ci/wine")
	if err != nil {
		t.Fatal(err)
	}
	return exec.Command(wine, append([]string{binary}, args...)...)
}

// logOf is the file for what a program of a test says, and the name of the test in names of files.
func logOf(t *testing.T) (log *os.File, name string) {
	t.Helper()
	logs := os.Getenv("PLOTWRIGHT_LOGS")
	if logs == "" {
		t.Fatal("PLOTWRIGHT_LOGS must name a folder for what the program says; see docs/testing.md")
	}
	name = fmt.Sprintf("%s-%d", strings.NewReplacer("/", "-", " ", "_").Replace(t.Name()), programs.Add(1))
	log, err := os.Create(filepath.Join(logs, name+".log"))
	if err != nil {
		t.Fatal(err)
	}
	return log, name
}

// result is what came of a program without a window.
type result struct {
	code int
	said string
}

// finish runs a program to its end. What it says goes through a file: a pipe would be held open by what Wine starts beside it.
func finish(t *testing.T, env []string, binary string, args ...string) result {
	t.Helper()
	log, _ := logOf(t)
	defer log.Close()
	cmd := command(t, binary, args...)
	cmd.Env = append(os.Environ(), env...)
	cmd.Stdout, cmd.Stderr = log, log
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	late := time.AfterFunc(longest, func() { _ = cmd.Process.Kill() }) // it has failed then
	defer late.Stop()
	var exit *exec.ExitError
	if err := cmd.Wait(); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	said, err := os.ReadFile(log.Name())
	if err != nil {
		t.Fatal(err)
	}
	return result{cmd.ProcessState.ExitCode(), strings.ReplaceAll(string(said), "\r\n", "\n")}
}

// launch starts a program that has its data in dir and waits until its window can be used.
func launch(t *testing.T, binary, dir string, args ...string) *program {
	t.Helper()
	log, name := logOf(t)
	defer log.Close()
	p := &program{t: t, dir: dir, file: filepath.Join(t.TempDir(), "probe.json"), gone: make(chan struct{})}
	p.cmd = command(t, binary, args...)
	p.cmd.Env = append(os.Environ(), "PLOTWRIGHT_PROBE="+p.file)
	p.cmd.Stdout, p.cmd.Stderr = log, log
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		p.err = p.cmd.Wait()
		close(p.gone)
	}()
	t.Cleanup(p.end)
	t.Cleanup(p.letGo)
	t.Cleanup(func() { p.pictureOfFailure(filepath.Join(filepath.Dir(filepath.Dir(log.Name())), name+".png")) })
	p.findWindow()
	return p
}

// run runs a part of a test on the program, which stays as the part leaves it.
func (p *program) run(name string, part func(t *testing.T)) {
	whole := p.t
	defer func() { p.t = whole }()
	whole.Run(name, func(t *testing.T) {
		p.t = t
		part(t)
	})
}

// letGo takes the hands off mouse and keys, for a test may have failed in the middle of a gesture.
func (p *program) letGo() {
	for _, what := range [][]string{{"mouseup", leftButton}, {"mouseup", rightButton}, {"keyup", "alt"}, {"keyup", "ctrl"}, {"keyup", "shift"}} {
		if err := exec.Command("xdotool", what...).Run(); err != nil {
			p.t.Log("xdotool:", err)
		}
	}
}

// pictureOfFailure keeps what is on the screen when a test has failed.
func (p *program) pictureOfFailure(path string) {
	if !p.t.Failed() {
		return
	}
	img, err := screen()
	if err == nil {
		err = save(img, path)
	}
	if err != nil {
		p.t.Log("no picture of the failure:", err)
		return
	}
	p.t.Logf("picture: %s; probe: %s", path, p.probeText())
}

func (p *program) probeText() string {
	text, err := os.ReadFile(p.file)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// end ends the process if it still runs.
func (p *program) end() {
	if p.running() {
		if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
			p.t.Log("end:", err)
		}
		select {
		case <-p.gone:
		case <-time.After(patience):
			p.t.Log("the program did not end when asked to; it is killed")
			if err := p.cmd.Process.Kill(); err != nil {
				p.t.Log("kill:", err)
			}
			<-p.gone
		}
	}
}

func (p *program) running() bool {
	select {
	case <-p.gone:
		return false
	default:
		return true
	}
}

// until waits for a condition.
func (p *program) until(what string, is func() bool) {
	p.t.Helper()
	deadline := time.Now().Add(patience)
	for {
		alive := p.running()
		if is() {
			return
		}
		if !alive {
			p.t.Fatalf("the program ended while waiting for %s: %v", what, p.err)
		}
		if time.Now().After(deadline) {
			p.t.Fatalf("waited in vain for %s", what)
		}
		time.Sleep(look)
	}
}

// findWindow waits for the window to be shown, drawn and in focus, and notes where it is.
func (p *program) findWindow() {
	p.t.Helper()
	pid := fmt.Sprint(p.cmd.Process.Pid)
	p.until("a window", func() bool {
		// Nothing found is an error to xdotool.
		out, err := exec.Command("xdotool", "search", "--all", "--onlyvisible", "--pid", pid, "--name", "Plotwright").Output()
		if err != nil {
			return false
		}
		p.window = strings.TrimSpace(string(out))
		return p.window != "" && !strings.Contains(p.window, "\n")
	})
	p.until("the window in focus", func() bool { return p.inFocus() })
	p.locate()
	p.until("a drawn window", func() bool { return colours(p.picture(), 20) == 20 })
	p.until("a probe", func() bool { q, ok := p.read(); return ok && q.Screen != "" && len(q.Spots) > 0 })
	p.still()
}

func (p *program) inFocus() bool {
	out, err := exec.Command("xdotool", "getactivewindow").Output()
	return err == nil && strings.TrimSpace(string(out)) == p.window
}

// locate asks where the inside of the window is.
func (p *program) locate() {
	p.t.Helper()
	p.xdotool("mousemove", "--window", p.window, "0", "0")
	var screen int
	if _, err := fmt.Sscanf(p.xdotool("getmouselocation"), "x:%d y:%d screen:%d", &p.origin.X, &p.origin.Y, &screen); err != nil {
		p.t.Fatal("getmouselocation:", err)
	}
	for _, line := range strings.Split(p.xdotool("getwindowgeometry", "--shell", p.window), "\n") {
		for key, to := range map[string]*int{"WIDTH=": &p.size.X, "HEIGHT=": &p.size.Y} {
			if value, ok := strings.CutPrefix(line, key); ok {
				if _, err := fmt.Sscan(value, to); err != nil {
					p.t.Fatal("getwindowgeometry:", err)
				}
			}
		}
	}
}

// read reads the probe.
func (p *program) read() (probe, bool) {
	var q probe
	text, err := os.ReadFile(p.file)
	if err != nil {
		return q, false
	}
	return q, json.Unmarshal(text, &q) == nil
}

// now is the probe as the program writes it after this moment.
func (p *program) now() probe {
	p.t.Helper()
	var q probe
	asked := time.Now()
	p.until("a new probe", func() bool {
		info, err := os.Stat(p.file)
		if err != nil || !info.ModTime().After(asked) {
			return false
		}
		var ok bool
		q, ok = p.read()
		return ok
	})
	return q
}

// await waits until the probe says something.
func (p *program) await(what string, is func(probe) bool) probe {
	p.t.Helper()
	var q probe
	p.until(what, func() bool {
		var ok bool
		q, ok = p.read()
		return ok && is(q)
	})
	return q
}

// at waits for a spot and gives its place once nothing moves any more; of several, the one in front.
func (p *program) at(name string) spot {
	p.t.Helper()
	p.await("a spot named "+name, func(q probe) bool { return q.has(name) })
	p.still()
	all := p.now().all(name)
	if len(all) == 0 {
		p.t.Fatal(name, "is there no more")
	}
	return all[len(all)-1]
}

// onTable waits for the table without a sheet on it.
func (p *program) onTable() probe {
	p.t.Helper()
	p.await("the table", func(q probe) bool { return q.Screen == "table" && q.Sheets == 0 })
	p.still()
	return p.now()
}

// picture is what is seen in the window; the point 0,0 is the window's first.
func (p *program) picture() *image.RGBA {
	p.t.Helper()
	img, err := screen()
	if err != nil {
		p.t.Fatal(err)
	}
	r := image.Rectangle{Max: p.size}.Add(p.origin).Intersect(img.Rect)
	part := image.NewRGBA(r.Sub(p.origin))
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			part.SetRGBA(x-p.origin.X, y-p.origin.Y, img.RGBAAt(x, y))
		}
	}
	return part
}

// still waits until the picture rests, and gives it.
func (p *program) still() *image.RGBA {
	p.t.Helper()
	last := p.picture()
	same := 0
	p.until("a picture at rest", func() bool {
		img := p.picture()
		if n, _ := changed(last, img, img.Rect); n > 0 {
			same = 0
		} else {
			same++
		}
		last = img
		return same == 5
	})
	return last
}

// looks waits until the picture is as it was.
func (p *program) looks(what string, want *image.RGBA) {
	p.t.Helper()
	const few = 60
	deadline := time.Now().Add(patience / 3)
	for {
		n, around := changed(want, p.picture(), want.Rect)
		if n <= few {
			return
		}
		if time.Now().After(deadline) {
			p.t.Fatalf("%s: %d pixels look otherwise, in %v", what, n, around)
		}
		time.Sleep(look)
	}
}

// closes waits until the process has ended by itself, without a fault.
func (p *program) closes() {
	p.t.Helper()
	select {
	case <-p.gone:
	case <-time.After(patience):
		p.t.Fatal("the program did not end")
	}
	if p.err != nil {
		p.t.Fatal("the program ended with a fault:", p.err)
	}
}

// close closes the window as its user does, and waits for the end.
func (p *program) close() {
	p.t.Helper()
	p.key("alt+F4")
	p.closes()
}
