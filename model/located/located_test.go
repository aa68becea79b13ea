package located

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// told is a fault as a line: place, kind, what it is about.
func told(faults []Fault) []string {
	var lines []string
	for _, f := range faults {
		lines = append(lines, strings.TrimSpace(fmt.Sprintf("%d %s %s %s", f.Line, f.Code, f.What, strings.Join(f.Wanted, ","))))
	}
	return lines
}

type sheet struct {
	Name  string         `toml:"name"`
	N     int            `toml:"n"`
	Done  bool           `toml:"done"`
	Words []string       `toml:"words"`
	Costs map[string]int `toml:"costs"`
	Parts []struct {
		ID string `toml:"id"`
	} `toml:"part"`
	Kept string `toml:"-"`
}

func TestDecode(t *testing.T) {
	v, faults := Parse([]byte("\ufeffname = \"a\"\r\nn = 0x10\ndone = true\nwords = [\n  'x',\n  \"\"\"y\n z\"\"\",\n]\ncosts = { small = 1, huge = 3 }\n[[part]]\nid = \"p\"\n[[part]]\nid = \"q\"\n"))
	var s sheet
	faults = append(faults, Decode(v, &s)...)
	if len(faults) > 0 {
		t.Fatal(told(faults))
	}
	if s.Name != "a" || s.N != 16 || !s.Done || !slices.Equal(s.Words, []string{"x", "y\n z"}) || s.Costs["huge"] != 3 ||
		len(s.Parts) != 2 || s.Parts[1].ID != "q" {
		t.Errorf("%+v", s)
	}
	for what, lines := range map[string][2]int{
		"a key":              {v.At("done"), 3},
		"a header":           {v.Get("part").Elem(1).Line, 12},
		"below a header":     {v.Get("part").Elem(1).At("id"), 13},
		"an element":         {v.Get("words").Elem(1).Line, 6},
		"a sign of a text":   {v.Get("words").Elem(1).LineOf('z'), 7},
		"a key that is none": {v.Get("part").Elem(0).At("name"), 10},
		"nothing":            {v.Get("no").Elem(3).At("no"), 0},
	} {
		if lines[0] != lines[1] {
			t.Errorf("%s is on line %d, not %d", what, lines[0], lines[1])
		}
	}
}

// TestFaults: the kind and the line of each fault, all of them at once.
func TestFaults(t *testing.T) {
	for name, x := range map[string]struct {
		text string
		want []string
	}{
		"unknown keys":         {"nam = 1\n\nNAME = 2\n[other]\nx = 1\n[[part]]\nidd = 'a'", []string{"1 unknown-key nam", "3 unknown-key NAME", "4 unknown-key other", "7 unknown-key idd"}},
		"types":                {"name = 1\nn = '1'\ndone = 1\nwords = 'a'\ncosts = [1]\npart = 1", []string{"1 wrong-type name string", "2 wrong-type n number", "3 wrong-type done yes-no", "4 wrong-type words list", "5 wrong-type costs table", "6 wrong-type part list"}},
		"types within":         {"words = [\n'a',\n1,\n[],\n]\ncosts = { a = 'x' }\n[[part]]\nid = false", []string{"1 wrong-type words string", "3 wrong-type words string", "6 wrong-type a number", "8 wrong-type id string"}},
		"numbers":              {"n = 1.5\n", []string{"1 wrong-type n number"}},
		"a number too large":   {"n = 99999999999999999999\n", []string{"1 wrong-type n number"}},
		"a date":               {"n = 1979-05-27\n", []string{"1 wrong-type n number"}},
		"a key twice":          {"n = 1\nn = 2\nname = 'a'\nname = 'b'", []string{"2 twice n", "4 twice name"}},
		"a table twice":        {"[costs]\na = 1\n[costs]\nb = 2\n[[costs]]\n", []string{"3 twice costs", "5 twice costs"}},
		"a table over a key":   {"n = 1\n[n]\n[n.x]\n", []string{"2 twice n", "3 twice n.x"}},
		"braces closed":        {"costs = { a = 1 }\n[costs]\nb = 2\n", []string{"2 twice costs"}},
		"a list closed":        {"part = []\n[[part]]\nid = 'a'\n", []string{"2 twice part"}},
		"a quote not closed":   {"name = \"a\nn = 1\n", []string{"1 syntax quote"}},
		"a text not closed":    {"n = 1\nname = \"\"\"a\nn = 1\n", []string{"3 syntax quote"}},
		"no quotes":            {"name = abc", []string{"1 syntax value"}},
		"nothing":              {"name =\nn = 1", []string{"1 syntax value"}},
		"no equals":            {"n = 1\nname \"a\"", []string{"2 syntax equals"}},
		"a header not closed":  {"n = 1\n[costs\na = 1", []string{"2 syntax header"}},
		"a list not closed":    {"words = ['a'\n", []string{"1 syntax list"}},
		"no comma":             {"words = ['a' 'b']\n", []string{"1 syntax list"}},
		"braces not closed":    {"costs = { a = 1", []string{"1 syntax list"}},
		"something behind":     {"n = 1 2", []string{"1 syntax rest"}},
		"an escape":            {`name = "C:\decks"`, []string{"1 syntax escape"}},
		"a leading zero":       {"n = 01", []string{"1 syntax number"}},
		"half a number":        {"n = 1__0", []string{"1 syntax number"}},
		"a letter as key":      {"имя = 1", []string{"1 syntax character"}},
		"a control character":  {"name = \"\x01\"", []string{"1 syntax character"}},
		"slips in many places": {"n = \n[[part]]\nid = 'a\n[[part]]\nidd = 'b'\n[costs]\na 1\n", []string{"1 syntax value", "3 syntax quote", "5 unknown-key idd", "7 syntax equals"}},
		"deep":                 {"words = " + strings.Repeat("[", 20000), []string{"1 syntax list"}},
		"empty":                {"", nil},
	} {
		t.Run(name, func(t *testing.T) {
			v, faults := Parse([]byte(x.text))
			faults = append(faults, Decode(v, &sheet{})...)
			Sort(faults)
			if got := told(faults); !slices.Equal(got, x.want) {
				t.Errorf("got %q, want %q", got, x.want)
			}
			for _, f := range faults {
				if f.Code == Syntax && (f.What == "line" || !slices.Contains(Slips, f.What)) {
					t.Errorf("no word for the slip of %+v", f)
				}
			}
		})
	}
}

// FuzzParse: no bytes make it panic, and each fault has a line of the file.
func FuzzParse(f *testing.F) {
	for _, text := range []string{
		"a = 1", "[[a.b]]\nc = [1, {d = 'e'}]", "\"\"\"", "a = \"\\", "[a]\n[a.b]\n[[a]]", "a.b = {c.d = 1}\na.b.c = 2", "\ufeff",
		"x = [[1]]",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		v, faults := Parse(text)
		faults = append(faults, Decode(v, &sheet{})...)
		for _, x := range faults {
			if x.Line < 1 || x.Line > 1+strings.Count(string(text), "\n") {
				t.Errorf("line %d of %q", x.Line, text)
			}
		}
	})
}
