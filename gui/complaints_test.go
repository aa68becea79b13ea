package gui

import (
	"bytes"
	"errors"
	"log"
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// TestComplaints: what is no fault is left out with its cause and its place, a fault is passed on, and a window that
// cannot be opened is told with the cause.
func TestComplaints(t *testing.T) {
	var out bytes.Buffer
	var told []string
	c := newComplaints(&out, func(cause string) { told = append(told, cause) })
	log.SetOutput(c)
	t.Cleanup(func() { log.SetOutput(os.Stderr) })
	fyne.LogError("Error parsing user locale C", errors.New("not well-formed"))
	fyne.LogError("Unable to connect to session D-Bus", errors.New("no such file"))
	log.Println("PlatformError: X11: no display")
	if out.Len() > 0 || c.last("") != "X11: no display" {
		t.Errorf("passed on: %s, last word %q", &out, c.last(""))
	}
	c.open()
	log.Println("PlatformError: the mouse is gone")
	fyne.LogError("a real fault", errors.New("its cause"))
	for _, want := range []string{"the mouse is gone", "a real fault", "its cause", "complaints_test.go"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in %s", want, &out)
		}
	}
	out.Reset()
	fyne.LogError("window creation error", errors.New("APIUnavailable: no OpenGL"))
	if len(told) != 1 || told[0] != "APIUnavailable: no OpenGL" || out.Len() > 0 {
		t.Errorf("told %q, passed on %s", told, &out)
	}
}
