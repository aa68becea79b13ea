package gui

import (
	"bytes"
	"log"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"plotwright/gui/export"
	"plotwright/model"
)

// TestExportToFullDisk: it is said that a file could not be written; the log says so too and does not name the campaign, as the
// file does. It runs in a process of its own, none of whose files can grow.
func TestExportToFullDisk(t *testing.T) {
	const own = "PLOTWRIGHT_FULL_DISK"
	if os.Getenv(own) == "" {
		cmd := exec.Command(os.Args[0], "-test.run=^TestExportToFullDisk$")
		cmd.Env = append(os.Environ(), own+"=1")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	const name = "taina"
	h := newTable(t, model.NewCampaign{}, model.RenameCampaign{Name: name})
	h.Dir = t.TempDir()
	h.showLog()
	var logged bytes.Buffer
	log.SetOutput(&logged)
	defer log.SetOutput(os.Stderr)
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: 10, Max: 10}); err != nil {
		t.Fatal(err)
	}
	h.screen.(*logScreen).write(export.LogCSV, false)
	if h.layers.top() != nil || h.layers.said() == "" {
		t.Error("it is not said")
	}
	if !strings.Contains(logged.String(), "too large") || strings.Contains(logged.String(), name) {
		t.Errorf("logged %s", &logged)
	}
}
