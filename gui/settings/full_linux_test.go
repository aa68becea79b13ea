package settings

import (
	"os"
	"os/exec"
	"reflect"
	"strings"
	"syscall"
	"testing"
)

// TestFullDisk: where the settings no longer fit, the old ones stay as they are and nothing half-made is left; once there is room,
// they are kept. It runs in a process of its own, none of whose files can grow.
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
	dir := t.TempDir()
	old := Settings{Language: "ru"}
	if err := Save(dir, old); err != nil {
		t.Fatal(err)
	}
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}
	room := func(bytes uint64) {
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: bytes, Max: limit.Max}); err != nil {
			t.Fatal(err)
		}
	}
	changed := Settings{Language: "en", Campaign: strings.Repeat("x", 3000)}
	for _, free := range []uint64{0, 1, 1000} {
		room(free)
		if err := Save(dir, changed); err == nil {
			t.Errorf("%d bytes free: saved", free)
		}
		if got, err := Load(dir); err != nil || !reflect.DeepEqual(got, old) {
			t.Errorf("%d bytes free: %+v is left, %v", free, got, err)
		}
		if files, err := os.ReadDir(dir); err != nil || len(files) != 1 {
			t.Errorf("%d bytes free: files %v, %v", free, files, err)
		}
	}
	room(limit.Cur)
	if err := Save(dir, changed); err != nil {
		t.Error(err)
	}
	if got, err := Load(dir); err != nil || !reflect.DeepEqual(got, changed) {
		t.Errorf("%+v, %v", got, err)
	}
}
