package archive

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"unicode"

	"plotwright/model"
)

// Export writes a campaign to a new file; app is the program's version. What is written is read again and compared before, is on
// disk before it gets its name, and never takes another's place: that is fs.ErrExist. A campaign beyond the bounds of an import is a
// *Fault.
func Export(path string, s model.Store, id model.CampaignID, app string) error {
	if err := export(path, s, id, app); err != nil {
		return fmt.Errorf("export: %w", err)
	}
	return nil
}

func export(path string, s model.Store, id model.CampaignID, app string) error {
	log, err := s.Load(id)
	if err != nil {
		return err
	}
	data, err := encode(header(id, log, app), log)
	if err != nil {
		return err
	}
	again, err := read(bytes.NewReader(data))
	if err != nil {
		return err
	}
	if !sameLog(again.Log, log) {
		return errors.New("what was written reads differently")
	}
	return write(path, data)
}

// sameLog compares what is encoded; a list without elements may have been no list.
func sameLog(a, b []model.Batch) bool {
	if reflect.DeepEqual(a, b) {
		return true
	}
	one, err1 := encode(Header{}, a)
	other, err2 := encode(Header{}, b)
	return errors.Join(err1, err2) == nil && bytes.Equal(one, other)
}

// write makes a file, whole or not at all.
func write(path string, data []byte) error {
	if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
		return errors.Join(err, &fs.PathError{Op: "export to", Path: path, Err: fs.ErrExist})
	}
	f, err := os.CreateTemp(filepath.Dir(path), ".plotwright-*.part")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err = errors.Join(err, f.Sync(), f.Close()); err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	return syncFolder(filepath.Dir(path))
}

func syncFolder(path string) error {
	if runtime.GOOS == "windows" {
		return nil // it keeps names in a journal of its own and syncs no folder
	}
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// FreePath is the path of a file that is not there yet, in a folder, named after a title: without what Windows does not
// take in a name, and with a number where there is one already.
func FreePath(folder, title string) string {
	name := fileName(title)
	path := filepath.Join(folder, name+Extension)
	for n := 2; ; n++ {
		if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) || n > 9999 {
			return path
		}
		path = filepath.Join(folder, fmt.Sprintf("%s (%d)%s", name, n, Extension))
	}
}

// fileName is a title made into the name of a file, without extension.
func fileName(title string) string {
	const longest = 60 // runes: with four bytes each it fits every file system
	clean := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`<>:"/\|?*`, r) || !unicode.IsPrint(r) {
			return ' '
		}
		return r
	}, title)
	runes := []rune(strings.Join(strings.Fields(clean), " "))
	clean = strings.Trim(string(runes[:min(len(runes), longest)]), " .")
	switch device := strings.ToUpper(clean); {
	case clean == "":
		return "Plotwright"
	case device == "CON", device == "PRN", device == "AUX", device == "NUL",
		len(device) == 4 && (strings.HasPrefix(device, "COM") || strings.HasPrefix(device, "LPT")):
		return clean + "_" // they are devices on Windows
	}
	return clean
}
