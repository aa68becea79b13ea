package export_test

import (
	"os"
	"syscall"
	"testing"

	"plotwright/gui/export"
)

// TestFullDisk: a file that no longer fits is an error, and nothing of it is left.
func TestFullDisk(t *testing.T) {
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}
	full := limit
	full.Cur = 1000 // no file of this process can grow beyond that
	dir := t.TempDir()
	err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &full)
	if err == nil {
		_, err = export.Write(dir, "log.md", make([]byte, 5000))
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}
	files, err2 := os.ReadDir(dir)
	if err == nil || err2 != nil || len(files) != 0 {
		t.Errorf("%v; left %v, %v", err, files, err2)
	}
	if _, err := export.Write(dir, "log.md", make([]byte, 5000)); err != nil {
		t.Error(err)
	}
}
