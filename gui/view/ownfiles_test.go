package view

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"plotwright/locales"
	"plotwright/model/located"
	"plotwright/model/own"
)

// codes are all kinds of fault in the packages that find them, by the line that makes them.
func codes(t *testing.T) []located.Code {
	t.Helper()
	var all []located.Code
	made := regexp.MustCompile(`Code += "([a-z0-9-]+)"`)
	for _, dir := range []string{"located", "catalog", "own"} {
		files, err := filepath.Glob("../../model/" + dir + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range made.FindAllStringSubmatch(string(text), -1) {
				all = append(all, located.Code(m[1]))
			}
		}
	}
	return all
}

// TestEveryFaultHasWords: each kind of fault is said in both languages, with all that it has to say.
func TestEveryFaultHasWords(t *testing.T) {
	b, err := locales.Load()
	if err != nil {
		t.Fatal(err)
	}
	b.OnError = func(id string, err error) { t.Errorf("%s: %v", id, err) }
	all := codes(t)
	if len(all) < 40 {
		t.Fatalf("only %d kinds of fault: %v", len(all), all)
	}
	for _, lang := range []string{"en", "ru"} {
		tr := b.Translator(lang)
		for _, code := range all {
			faults := []located.Fault{{Code: code, What: "x"}, {Code: code, What: "x", Wanted: []string{"1", "99"}, File: "other.toml"}}
			if code == located.Syntax {
				faults = nil
				for _, slip := range located.Slips {
					faults = append(faults, located.Fault{Code: code, What: slip})
				}
			}
			if code == located.WrongType {
				faults = nil
				for _, kind := range []located.Kind{located.String, located.Int, located.Bool, located.List, located.Table} {
					faults = append(faults, located.Fault{Code: code, What: "x", Wanted: []string{string(kind)}})
				}
			}
			for _, f := range faults {
				text := FileFault(tr, f)
				if strings.ContainsAny(text, "‹") || !strings.HasSuffix(text, ".") {
					t.Errorf("%s %+v: %q", lang, f, text)
				}
			}
		}
	}
	tr := b.Translator("en")
	for _, x := range []struct {
		fault located.Fault
		want  string
	}{
		{located.Fault{Code: own.UnknownVariable, What: "Heros", Wanted: []string{"Card", "Hero"}}, "There is no variable {{.Heros}} here. This text has: {{.Card}}, {{.Hero}}."},
		{located.Fault{Code: own.TakenID, What: "ash", File: "b.toml"}, "“ash” is taken by b.toml. Choose another name in one of the two files."},
		{located.Fault{Code: "bad-number", What: "cap", Wanted: []string{"1", "99"}}, "“cap” must be a number from 1 to 99."},
	} {
		if got := FileFault(tr, x.fault); got != x.want {
			t.Errorf("%q, want %q", got, x.want)
		}
	}
}
