package settings

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"

	"github.com/adrg/xdg"
)

// DataDir is the user's folder for our data: local, neither roaming nor synced.
func DataDir() (string, error) {
	const name = "Plotwright"
	switch runtime.GOOS {
	case "windows":
		if dir := os.Getenv("LocalAppData"); dir != "" {
			return filepath.Join(dir, name), nil
		}
	case "darwin":
		if home, err := os.UserHomeDir(); err == nil {
			return filepath.Join(home, "Library", "Application Support", name), nil
		}
	default:
		if dir := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
			return filepath.Join(dir, "plotwright"), nil
		}
		if home, err := os.UserHomeDir(); err == nil {
			return filepath.Join(home, ".local", "share", "plotwright"), nil
		}
	}
	return "", errors.New("the system names no home folder")
}

// Downloads is the folder into which the user's browser puts files, under whatever name the system gives it, or empty.
func Downloads() string {
	if dir := xdg.UserDirs.Download; filepath.IsAbs(dir) {
		return dir
	}
	return ""
}
