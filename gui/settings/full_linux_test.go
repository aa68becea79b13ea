package settings

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"syscall"
	"testing"
)

// TestFullDisk: where the settings no longer fit, the old ones stay as they are and nothing half-made is left; once there is room,
// they are kept.
func TestFullDisk(t *testing.T) {
	dir := t.TempDir()
	old := Settings{Language: "ru"}
	if err := Save(dir, old); err != nil {
		t.Fatal(err)
	}
	changed := Settings{Language: "en", Campaign: strings.Repeat("x", 3000)}
	for _, room := range []uint64{0, 1, 1000} {
		err := with(t, room, func() error { return Save(dir, changed) })
		if err == nil {
			t.Errorf("%d bytes free: saved", room)
		}
		if got, err := Load(dir); err != nil || !reflect.DeepEqual(got, old) {
			t.Errorf("%d bytes free: %+v is left, %v", room, got, err)
		}
		if files, err := os.ReadDir(dir); err != nil || len(files) != 1 {
			t.Errorf("%d bytes free: files %v, %v", room, files, err)
		}
	}
	if err := Save(dir, changed); err != nil {
		t.Error(err)
	}
	if got, err := Load(dir); err != nil || !reflect.DeepEqual(got, changed) {
		t.Errorf("%s: %+v, %v", filepath.Join(dir, file), got, err)
	}
}

// with runs f while no file of this process can grow beyond a number of bytes, as on a disk that is full.
func with(t *testing.T, room uint64, f func() error) error {
	t.Helper()
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: room, Max: limit.Max}); err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
			t.Fatal(err)
		}
	}()
	return f()
}
