package export_test

import (
	"os"
	"testing"

	"plotwright/gui/export"
	"plotwright/gui/fulldisk"
)

// TestFullDisk: a file that no longer fits is an error, and nothing of it is left.
func TestFullDisk(t *testing.T) {
	if !fulldisk.Alone(t) {
		return
	}
	fulldisk.Leave(t, 1000)
	dir := t.TempDir()
	_, err := export.Write(dir, "log.md", make([]byte, 5000))
	if files, err2 := os.ReadDir(dir); err == nil || err2 != nil || len(files) != 0 {
		t.Errorf("%v; left %v, %v", err, files, err2)
	}
	if _, err := export.Write(dir, "log.md", make([]byte, 500)); err != nil {
		t.Error(err)
	}
}
