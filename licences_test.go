package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// licenceRow is a line of the table in docs/licences.md: a text, and what is under it.
var licenceRow = regexp.MustCompile(`(?m)^\| (\S+\.txt) \| (.*) \| .+ \|$`)

// listed reads docs/licences.md: the modules under each text, and which modules contain something with a text of its own.
func listed(t *testing.T) (text map[string]string, all []string) {
	t.Helper()
	page := read(t, "docs/licences.md")
	text = map[string]string{}
	for _, row := range licenceRow.FindAllStringSubmatch(page, -1) {
		all = append(all, row[1])
		for _, what := range regexp.MustCompile(`[,;] `).Split(row[2], -1) {
			if strings.Contains(what, "/") && !strings.Contains(what, " ") {
				text[what] = row[1]
			}
		}
	}
	return text, all
}

func read(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// linked lists the packages of others that a system's program is made of: module, the module's folder, the package's.
func linked(t *testing.T, system, machine string) [][]string {
	t.Helper()
	cmd := exec.Command("go", "list", "-deps", "-tags", "no_emoji,migrated_fynedo,release",
		"-f", "{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Dir}}\t{{$.Dir}}{{end}}{{end}}", ".")
	cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+machine, "CGO_ENABLED=1")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var packages [][]string
	for line := range strings.Lines(string(out)) {
		if fields := strings.Split(strings.TrimSpace(line), "\t"); len(fields) == 3 {
			packages = append(packages, fields)
		}
	}
	return packages
}

// TestLicences: every module that is linked, on any system, is in docs/licences.md, no other is, and the text is the module's.
func TestLicences(t *testing.T) {
	text, all := listed(t)
	if len(all) < 20 {
		t.Fatalf("docs/licences.md lists %q", all)
	}
	used := map[string]bool{}
	for _, s := range [][2]string{{"linux", "amd64"}, {"windows", "amd64"}, {"darwin", "amd64"}, {"darwin", "arm64"}} {
		for _, p := range linked(t, s[0], s[1]) {
			module, top, folder := p[0], p[1], p[2]
			if !used[module] && text[module] == "" {
				t.Errorf("%s is linked on %s, and not in docs/licences.md", module, s[0])
			}
			used[module] = true
			for ; strings.HasPrefix(folder, top); folder = filepath.Dir(folder) {
				shipped(t, module, folder, all)
			}
		}
	}
	if len(used) < 20 {
		t.Errorf("only %d modules are linked", len(used))
	}
	for module := range text {
		if !used[module] {
			t.Errorf("%s is in docs/licences.md, and not linked", module)
		}
	}
	files, err := filepath.Glob("docs/licences/*")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !slices.Contains(all, filepath.Base(f)) {
			t.Errorf("%s is not in docs/licences.md", f)
		}
	}
}

// shipped says whether each licence in a folder of a module is among our texts, word for word.
func shipped(t *testing.T, module, folder string, all []string) {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		name := strings.ToLower(e.Name())
		if e.IsDir() || !strings.HasPrefix(name, "licen") && !strings.HasPrefix(name, "copying") {
			continue
		}
		words := strings.Fields(read(t, filepath.Join(folder, e.Name())))
		if !slices.ContainsFunc(all, func(text string) bool {
			return slices.Equal(strings.Fields(read(t, filepath.Join("docs/licences", text))), words)
		}) {
			t.Errorf("%s: docs/licences has no text like %s", module, filepath.Join(folder, e.Name()))
		}
	}
}
