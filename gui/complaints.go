package gui

import (
	"io"
	"strings"
	"sync"
)

// complaints is what Fyne's log is written to. It leaves out what is no fault, and notices when no window can be
// opened: Fyne then ends the process without a word to whoever started it.
type complaints struct {
	out io.Writer
	// noWindow gets the cause.
	noWindow func(cause string)

	mu sync.Mutex
	// about is what the lines that follow a complaint, its cause and its place, are about.
	about about
	// driver is the last word of the windows' driver before there was a window.
	driver string
	opened bool
}

type about int

const (
	aFault about = iota
	nothing
	theWindow
)

func newComplaints(out io.Writer, noWindow func(cause string)) *complaints {
	return &complaints{out: out, noWindow: noWindow}
}

// harmless complaints: a system without a language is spoken to in English, one without a session bus has no screen
// saver that could be held off.
var harmless = []string{"Error parsing user locale", "Unable to connect to session D-Bus", "Failed to send message to bus"}

// Write gets one line of Fyne's.
func (c *complaints) Write(line []byte) (int, error) {
	c.mu.Lock()
	about, cause := c.judge(string(line))
	c.mu.Unlock()
	switch {
	case about == theWindow && cause != "":
		c.noWindow(cause)
	case about == aFault:
		return c.out.Write(line)
	}
	return len(line), nil
}

// judge tells what a line is about, and the cause that it names.
func (c *complaints) judge(line string) (on about, cause string) {
	if _, what, found := strings.Cut(line, "Fyne error:"); found {
		c.about = aFault
		for _, h := range harmless {
			if strings.Contains(what, h) {
				c.about = nothing
			}
		}
		if strings.Contains(what, "window creation error") {
			c.about = theWindow
		}
		return c.about, ""
	}
	if _, cause, found := strings.Cut(line, "  Cause:"); found {
		return c.about, strings.TrimSpace(cause)
	}
	if strings.Contains(line, "  At:") {
		return c.about, ""
	}
	if _, what, found := strings.Cut(line, "PlatformError:"); found && !c.opened {
		c.driver = strings.TrimSpace(what)
		return nothing, ""
	}
	return aFault, ""
}

// open: the driver works, and what it says from now on is for the log.
func (c *complaints) open() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.opened = true
}

// last is the last word of the windows' driver, or another one where it has said nothing.
func (c *complaints) last(other string) string {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.driver != "" {
		return c.driver
	}
	return other
}
