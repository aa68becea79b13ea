package gui

import (
	"bytes"
	"log"
	"os"
	"strings"
	"syscall"
	"testing"

	"plotwright/gui/export"
	"plotwright/model"
)

// TestExportToFullDisk: it is said that the disk is full; the log says so too and does not name the campaign.
func TestExportToFullDisk(t *testing.T) {
	const name = "Taina"
	h := newTable(t, model.NewCampaign{}, model.RenameCampaign{Name: name})
	h.Dir = t.TempDir()
	h.showLog()
	var logged bytes.Buffer
	log.SetOutput(&logged)
	defer log.SetOutput(os.Stderr)
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}
	full := limit
	full.Cur = 10 // no file of this process can grow beyond that
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &full); err != nil {
		t.Fatal(err)
	}
	h.screen.(*logScreen).write(export.LogCSV, false)
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}
	if h.layers.top() != nil || h.layers.said() == "" {
		t.Error("it is not said")
	}
	if !strings.Contains(logged.String(), "too large") || strings.Contains(logged.String(), name) {
		t.Errorf("logged %s", &logged)
	}
}
