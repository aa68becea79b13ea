package export_test

import (
	"os"
	"os/exec"
	"syscall"
	"testing"

	"plotwright/gui/export"
)

// TestFullDisk: a file that no longer fits is an error, and nothing of it is left. It runs in a process of its own, none of whose
// files can grow.
func TestFullDisk(t *testing.T) {
	const own = "PLOTWRIGHT_FULL_DISK"
	if os.Getenv(own) == "" {
		cmd := exec.Command(os.Args[0], "-test.run=^TestFullDisk$")
		cmd.Env = append(os.Environ(), own+"=1")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: 1000, Max: 1000}); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	_, err := export.Write(dir, "log.md", make([]byte, 5000))
	if files, err2 := os.ReadDir(dir); err == nil || err2 != nil || len(files) != 0 {
		t.Errorf("%v; left %v, %v", err, files, err2)
	}
	if _, err := export.Write(dir, "log.md", make([]byte, 500)); err != nil {
		t.Error(err)
	}
}
