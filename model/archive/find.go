package archive

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// mostFound bounds what Find reads of a folder that is full of files.
const mostFound = 100

// Found is a file that may be imported.
type Found struct {
	Path     string
	Modified time.Time
	// Header is what the file says of itself; the rest is verified when it is read.
	Header Header
	// Err is why the header cannot be read; a *Fault where it is the file's.
	Err error
}

// Find lists the exported files that lie in folders, not below them, latest first, at most 100. A folder that cannot be
// read has none.
func Find(folders ...string) []Found {
	var list []Found
	for i, folder := range folders {
		entries, err := os.ReadDir(folder)
		if err != nil || slices.Contains(folders[:i], folder) {
			continue
		}
		for _, e := range entries {
			info, err := e.Info()
			if err != nil || !info.Mode().IsRegular() || !strings.EqualFold(filepath.Ext(e.Name()), Extension) {
				continue
			}
			list = append(list, Found{Path: filepath.Join(folder, e.Name()), Modified: info.ModTime()})
		}
	}
	slices.SortStableFunc(list, func(a, b Found) int { return b.Modified.Compare(a.Modified) })
	list = list[:min(len(list), mostFound)]
	for i := range list {
		list[i].Header, list[i].Err = readHeader(list[i].Path)
	}
	return list
}

func readHeader(path string) (h Header, err error) {
	f, err := os.Open(path)
	if err != nil {
		return h, err
	}
	defer func() { _ = f.Close() }() // it was only read
	h, err = newReader(f).header()
	return h, named(path, err)
}
