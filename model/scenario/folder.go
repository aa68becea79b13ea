package scenario

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Folder reads all scenarios of a folder, in the order of their names. It is an error if there are none; an error names the file.
func Folder(path string) ([]*Scenario, error) {
	files, err := filepath.Glob(filepath.Join(path, "*.scenario"))
	if err != nil {
		return nil, err
	}
	var all []*Scenario
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		sc, err := Read(string(text))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		sc.Name = strings.TrimSuffix(filepath.Base(file), ".scenario")
		all = append(all, sc)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("no scenarios in %s", path)
	}
	return all, nil
}
