package main

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// arrows are the imports that are allowed: of our own packages, and of libraries, by the start of their path. See
// docs/architecture.md. A folder that is not listed has no arrows at all.
var arrows = map[string]struct{ ours, theirs []string }{
	".": {
		ours: []string{
			"gui", "gui/diagnose", "gui/instance", "gui/settings", "gui/view", "locales", "model", "model/archive",
			"model/catalog", "model/demo", "model/own", "model/sqlite",
		},
		theirs: []string{"golang.org/x/sys"},
	},
	"gui": {
		ours:   []string{"gui/clocale", "gui/dnd", "gui/export", "gui/settings", "gui/view", "gui/widget", "locales", "model", "model/archive", "model/own"},
		theirs: []string{"fyne.io/fyne/v2", "github.com/go-gl/gl", "golang.org/x/sys"},
	},
	"gui/export": {
		ours:   []string{"assets", "gui/view", "locales", "model"},
		theirs: []string{"codeberg.org/go-pdf/fpdf", "golang.org/x/image/font/sfnt"},
	},
	"gui/clocale":  {},
	"gui/dnd":      {theirs: []string{"fyne.io/fyne/v2"}},
	"gui/fulldisk": {},
	"gui/diagnose": {theirs: []string{"gopkg.in/natefinch/lumberjack.v2"}},
	"gui/instance": {theirs: []string{"github.com/gofrs/flock", "golang.org/x/sys"}},
	"gui/settings": {theirs: []string{"github.com/adrg/xdg"}},
	"gui/view":     {ours: []string{"locales", "model", "model/archive", "model/located", "model/own"}, theirs: []string{"github.com/kljensen/snowball"}},
	"gui/widget": {
		ours:   []string{"assets", "gui/view", "model", "model/archive"},
		theirs: []string{"fyne.io/fyne/v2", "github.com/fyne-io/oksvg", "github.com/go-text/typesetting", "github.com/srwiley/rasterx", "golang.org/x/image"},
	},
	"gui/windowtest":  {},
	"gui/bench":       {ours: []string{"gui/settings", "locales", "model/catalog", "model/demo", "model/sqlite"}},
	"gui/bench/floor": {theirs: []string{"fyne.io/fyne/v2"}},
	"gui/bench/inside": {
		ours:   []string{"gui", "gui/settings", "gui/widget", "locales", "model", "model/catalog", "model/demo", "model/sqlite"},
		theirs: []string{"fyne.io/fyne/v2", "golang.org/x/sys"},
	},
	"assets":                 {},
	"assets/packaging/icons": {ours: []string{"assets"}, theirs: []string{"github.com/fyne-io/oksvg", "github.com/srwiley/rasterx", "golang.org/x/image"}},
	"locales":                {theirs: []string{"github.com/BurntSushi/toml", "github.com/nicksnyder/go-i18n/v2", "golang.org/x/text", "golang.org/x/sys"}},
	"model":                  {},
	"model/archive":          {ours: []string{"model"}},
	"model/catalog":          {ours: []string{"model", "model/located"}},
	"model/located":          {theirs: []string{"github.com/pelletier/go-toml/v2"}},
	"model/demo":             {ours: []string{"model"}},
	"model/own":              {ours: []string{"locales", "model", "model/catalog", "model/located"}},
	"model/scenario":         {ours: []string{"model"}},
	"model/sqlite":           {ours: []string{"model"}, theirs: []string{"github.com/mattn/go-sqlite3"}},
}

func TestArrows(t *testing.T) {
	seen := 0
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return err
		}
		seen++
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		folder := filepath.ToSlash(filepath.Dir(file))
		allowed, known := arrows[folder]
		if !known {
			t.Errorf("%s: the folder has no place in the architecture", file)
		}
		for _, i := range parsed.Imports {
			name, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				return err
			}
			if !permitted(name, allowed.ours, allowed.theirs) {
				t.Errorf("%s imports %s", file, name)
			}
		}
		return nil
	})
	if err != nil || seen < 50 {
		t.Fatalf("%d files read: %v", seen, err)
	}
}

func permitted(name string, ours, theirs []string) bool {
	if own, ok := strings.CutPrefix(name, "plotwright/"); ok {
		for _, o := range ours {
			if own == o {
				return true
			}
		}
		return false
	}
	if !strings.Contains(strings.Split(name, "/")[0], ".") {
		return true
	}
	for _, t := range theirs {
		if name == t || strings.HasPrefix(name, path.Clean(t)+"/") {
			return true
		}
	}
	return false
}
