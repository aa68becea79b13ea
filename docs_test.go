package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	makeCommand = regexp.MustCompile("(?m)(?:^    |`)make ([a-z]+)")
	ciCommand   = regexp.MustCompile(`\.ci/([a-z-]+)`)
	link        = regexp.MustCompile(`\]\(([^)#:]+)(?:#[^)]*)?\)`)
	fullLink    = regexp.MustCompile(`\[[^\]]*\]\([^)]*\)`)
	docPath     = regexp.MustCompile(`\bdocs/(?:[a-z/-]+\.md|adr\b)`)
	target      = regexp.MustCompile(`(?m)^([a-z]+):`)
)

// documents are all that people read about the program, by path.
func documents(t *testing.T) map[string]string {
	t.Helper()
	docs := map[string]string{}
	for _, pattern := range []string{"*.md", "docs/*.md", "docs/adr/*.md"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatal(pattern, err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			docs[file] = string(text)
		}
	}
	return docs
}

// TestDocumentsNameWhatIsThere: every command, file and link in the documents exists, other documents are linked, and every
// command of the Makefile and every option of the program is spoken of.
func TestDocumentsNameWhatIsThere(t *testing.T) {
	makefile, err := os.ReadFile("Makefile")
	if err != nil {
		t.Fatal(err)
	}
	targets := map[string]bool{}
	for _, m := range target.FindAllSubmatch(makefile, -1) {
		targets[string(m[1])] = false
	}
	var all strings.Builder
	for file, text := range documents(t) {
		all.WriteString(text)
		for _, m := range makeCommand.FindAllStringSubmatch(text, -1) {
			if _, ok := targets[m[1]]; !ok {
				t.Errorf("%s: there is no make %s", file, m[1])
			}
			targets[m[1]] = true
		}
		if bare := docPath.FindString(fullLink.ReplaceAllString(text, "")); bare != "" {
			t.Errorf("%s names %s without a link to it", file, bare)
		}
		paths := slices.Concat(ciCommand.FindAllString(text, -1), docPath.FindAllString(text, -1))
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			paths = append(paths, filepath.Join(filepath.Dir(file), m[1]))
		}
		for _, path := range paths {
			if _, err := os.Stat(path); err != nil {
				t.Errorf("%s speaks of %s, which is not there", file, path)
			}
		}
	}
	for name, told := range targets {
		if !told {
			t.Errorf("make %s is in no document", name)
		}
	}
	for _, name := range options() {
		if !strings.Contains(all.String(), "--"+name) {
			t.Errorf("--%s is in no document", name)
		}
	}
}

// TestDocumentsNameAllScripts: every script that drives the real window is in the table of docs/testing.md, and every
// decision, with a number of its own, in the list of docs/adr.
func TestDocumentsNameAllScripts(t *testing.T) {
	docs := documents(t)
	scripts, err := filepath.Glob("gui/windowtest/*_test.go")
	if err != nil || len(scripts) < 20 {
		t.Fatal(scripts, err)
	}
	for _, script := range scripts {
		if !strings.Contains(docs["docs/testing.md"], "`"+filepath.Base(script)+"`") {
			t.Errorf("%s is not in docs/testing.md", script)
		}
	}
	numbers := map[string]string{}
	for file := range docs {
		dir, name := filepath.Split(file)
		if dir != "docs/adr/" || name == "README.md" {
			continue
		}
		if !strings.Contains(docs["docs/adr/README.md"], "("+name+")") {
			t.Errorf("%s is not in the list", name)
		}
		number, _, _ := strings.Cut(name, "-")
		if other := numbers[number]; other != "" {
			t.Errorf("%s and %s bear the same number", name, other)
		}
		numbers[number] = name
	}
}
