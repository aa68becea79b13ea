package gui

import (
	"bytes"
	"log"
	"os"
	"strings"
	"testing"

	"plotwright/gui/export"
	"plotwright/gui/fulldisk"
	"plotwright/model"
)

// TestExportToFullDisk: it is said that a file could not be written; the log says so too and does not name the campaign, as the
// file does.
func TestExportToFullDisk(t *testing.T) {
	if !fulldisk.Alone(t) {
		return
	}
	const name = "taina"
	h := newTable(t, model.NewCampaign{}, model.RenameCampaign{Name: name})
	h.Dir = t.TempDir()
	h.showLog()
	var logged bytes.Buffer
	log.SetOutput(&logged)
	defer log.SetOutput(os.Stderr)
	fulldisk.Leave(t, 10)
	h.screen.(*logScreen).write(export.LogCSV, false)
	if h.layers.top() != nil || h.layers.said() == "" {
		t.Error("it is not said")
	}
	if !strings.Contains(logged.String(), "too large") || strings.Contains(logged.String(), name) {
		t.Errorf("logged %s", &logged)
	}
}
