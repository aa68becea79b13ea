package settings

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/adrg/xdg"
)

// TestDataDir: the system's folder for data; without one and without a home it is an error, not a folder somewhere.
func TestDataDir(t *testing.T) {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		t.Skip("other variables there")
	}
	for _, c := range []struct{ home, data, want string }{
		{"/home/Юля", "", "/home/Юля/.local/share/plotwright"},
		{"/home/Юля", "/data", "/data/plotwright"},
		{"/home/Юля", "not/absolute", "/home/Юля/.local/share/plotwright"},
		{"", "/data", "/data/plotwright"},
		{"", "", ""},
	} {
		t.Setenv("HOME", c.home)
		t.Setenv("XDG_DATA_HOME", c.data)
		if c.home == "" {
			unset(t, "HOME")
		}
		if got, err := DataDir(); got != c.want || (err != nil) != (c.want == "") {
			t.Errorf("%+v: %q, %v", c, got, err)
		}
	}
}

// TestDownloads: where the desktop says they are, not where they are called "Downloads".
func TestDownloads(t *testing.T) {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		t.Skip("the system knows them otherwise")
	}
	home := t.TempDir()
	t.Cleanup(xdg.Reload)
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", "")
	t.Setenv("XDG_DOWNLOAD_DIR", "")
	if err := os.Mkdir(filepath.Join(home, ".config"), 0o700); err != nil {
		t.Fatal(err)
	}
	said := []byte("XDG_DOWNLOAD_DIR=\"$HOME/Загрузки\"\n")
	if err := os.WriteFile(filepath.Join(home, ".config", "user-dirs.dirs"), said, 0o600); err != nil {
		t.Fatal(err)
	}
	xdg.Reload()
	if got := Downloads(); got != filepath.Join(home, "Загрузки") {
		t.Errorf("Downloads() = %q", got)
	}
	unset(t, "HOME")
	xdg.Reload()
	if got := Downloads(); got != "" && !filepath.IsAbs(got) {
		t.Errorf("without a home: %q", got)
	}
}

// unset takes a variable away until the test ends; t.Setenv has been called for it.
func unset(t *testing.T, name string) {
	t.Helper()
	if err := os.Unsetenv(name); err != nil {
		t.Fatal(err)
	}
}
