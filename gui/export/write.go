package export

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
)

// Write puts a file into a folder, which is made where it is missing. A file that is there already is left alone: the new
// one gets a number. The path is whole. What could not be written whole is taken away again.
func Write(dir, name string, data []byte) (path string, err error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", fmt.Errorf("folder for exports: %w", err)
	}
	f, err := create(dir, name)
	if err != nil {
		return "", fmt.Errorf("export: %w", err)
	}
	_, err = f.Write(data)
	err = errors.Join(err, f.Sync(), f.Close())
	if err != nil {
		return "", errors.Join(fmt.Errorf("export: %w", err), os.Remove(f.Name()))
	}
	return f.Name(), nil
}

// create makes a file that was not there.
func create(dir, name string) (*os.File, error) {
	ending := filepath.Ext(name)
	stem := strings.TrimSuffix(name, ending)
	const most = 1000
	for i := 1; ; i++ {
		f, err := os.OpenFile(filepath.Join(dir, name), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if !errors.Is(err, fs.ErrExist) || i == most {
			return f, err
		}
		name = fmt.Sprintf("%s-%d%s", stem, i+1, ending)
	}
}

// Fault says why a file could not be written: "not-writable", "full", or "failed" for anything else.
func Fault(err error) string {
	switch {
	case errors.Is(err, syscall.ENOSPC) || runtime.GOOS == "windows" && (errors.Is(err, syscall.Errno(39)) || errors.Is(err, syscall.Errno(112))):
		return "full"
	case errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS):
		return "not-writable"
	}
	return "failed"
}
