package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// inside has the program count what cannot be seen from outside; see gui/bench/inside.
func (b *bench) inside(args ...string) (map[string]float64, error) {
	out, err := output(b.program("inside"), args...)
	if err != nil {
		return nil, err
	}
	counted := map[string]float64{}
	for _, line := range strings.Split(out, "\n") {
		if name, value, ok := strings.Cut(line, " "); ok {
			if n, err := strconv.ParseFloat(value, 64); err == nil {
				counted[name] = n
			}
		}
	}
	return counted, nil
}

// output runs a program and gives what it prints; the error has what it says otherwise.
func output(name string, args ...string) (string, error) {
	var out, said bytes.Buffer
	cmd := exec.Command(name, args...)
	cmd.Stdout, cmd.Stderr = &out, &said
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("%s %s: %w\n%s%s", name, strings.Join(args, " "), err, out.String(), said.String())
	}
	return out.String(), nil
}

func (b *bench) repaint() error {
	dir, err := os.MkdirTemp("", "plotwright-bench")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }() // of no use any more
	profile := filepath.Join(dir, "profile")
	n, err := b.inside("repaint", b.much("100", "10"), profile)
	if err != nil {
		return err
	}
	whole, err := sampled(profile, "")
	if err != nil {
		return err
	}
	ours, err := sampled(profile, "runtime.cgocall")
	if err != nil {
		return err
	}
	b.add("repaint in a drag: allocations, median", n["allocations"], 0, "", 1500)
	b.add("repaint in a drag: nodes", n["nodes"], 0, "", 900)
	b.add("repaint in a drag: main goroutine, by its profile", whole/n["frames"], 0, "ms", 3)
	b.add("- of that in Go, without the calls of OpenGL", ours/n["frames"], 0, "ms", 0)
	b.add("repaints for each move of the pointer", n["frames"]/n["moves"], 0, "", 1.02)
	return nil
}

// drawing is where Fyne draws its windows.
const drawing = `glfw\.\(\*gLDriver\)\.drawSingleFrame`

var accounted = regexp.MustCompile(`accounting for ([0-9.]+)ms`)

// sampled is the time in milliseconds that a profile has for drawing, without what is to be left out.
func sampled(profile, without string) (float64, error) {
	args := []string{"tool", "pprof", "-top", "-unit=ms", "-nodefraction=0", "-focus=" + drawing}
	if without != "" {
		args = append(args, "-ignore="+regexp.QuoteMeta(without))
	}
	out, err := output(".ci/go", append(args, profile)...)
	if err != nil {
		return 0, err
	}
	m := accounted.FindStringSubmatch(out)
	if m == nil {
		return 0, nil // nothing at all
	}
	return strconv.ParseFloat(m[1], 64)
}

func (b *bench) idle() error {
	n, err := b.inside("idle", b.much("10", "1"))
	if err != nil {
		return err
	}
	floor, err := idling(b.program("floor"), b.much("10", "1"))
	if err != nil {
		return err
	}
	b.add("idle, two windows: of one core", n["percent"], 0, "%", 1)
	b.add("- the floor's one window", floor, 0, "%", 0)
	b.add("idle: repaints", n["repaints"], 0, "", 0.5)
	return nil
}

// An evening's commands are given a hundred times as fast as by hands. Fyne keeps what is out of use for a minute; here that
// would be all that a thousand commands have shown, so it is told to keep it for less.
const keptByFyne = "5s"

func (b *bench) evening() error {
	if err := os.Setenv("FYNE_CACHE", keptByFyne); err != nil {
		return err
	}
	n, err := b.inside("evening", b.much("5000", "100"), b.much("200", "3"))
	if err != nil {
		return err
	}
	b.add("long evening: commands", n["commands"], 0, "", 0)
	b.add("- windows opened and closed", n["windows"], 0, "", 0)
	b.add("- resident, over that after the first 500", n["last-resident-MB"]-n["first-resident-MB"], 0, "MB", 20)
	b.add("- of that in pages of Go's heap", n["last-pages-MB"]-n["first-pages-MB"], 0, "MB", 0)
	b.add("- heap, over that after the first 500", n["last-heap-MB"]-n["first-heap-MB"], 0, "MB", 20)
	b.add("- goroutines, over those after the first 500", n["last-goroutines"]-n["first-goroutines"], 0, "", 0.5)
	return nil
}
