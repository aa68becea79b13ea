package locales

import (
	"encoding/json"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
)

// catalog reads the embedded files as they are: language, then file name
// without language, then message id.
func catalog(t *testing.T) map[string]map[string]map[string]*i18n.Message {
	t.Helper()
	entries, err := embedded.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]map[string]map[string]*i18n.Message{English: {}, Russian: {}}
	for _, entry := range entries {
		data, err := embedded.ReadFile(entry.Name())
		if err != nil {
			t.Fatal(err)
		}
		file, err := i18n.ParseMessageFileBytes(data, entry.Name(), map[string]i18n.UnmarshalFunc{"toml": toml.Unmarshal})
		if err != nil {
			t.Fatalf("%s: %v", entry.Name(), err)
		}
		lang := file.Tag.String()
		name := strings.TrimSuffix(entry.Name(), "."+lang+".toml")
		if all[lang] == nil || name == entry.Name() {
			t.Fatalf("%s: not named NAME.en.toml or NAME.ru.toml", entry.Name())
		}
		all[lang][name] = map[string]*i18n.Message{}
		for _, m := range file.Messages {
			all[lang][name][m.ID] = m
		}
	}
	return all
}

// forms returns the texts of a message by plural form.
func forms(m *i18n.Message) map[string]string {
	all := map[string]string{"zero": m.Zero, "one": m.One, "two": m.Two, "few": m.Few, "many": m.Many, "other": m.Other}
	maps.DeleteFunc(all, func(_, text string) bool { return text == "" })
	return all
}

var action = regexp.MustCompile(`{{.*?}}`)

// variables returns the names that the forms of a message ask for, sorted.
func variables(m *i18n.Message) []string {
	names := map[string]bool{}
	for _, text := range forms(m) {
		vars, _ := Variables(text)
		for _, v := range vars {
			names[v] = true
		}
	}
	return slices.Sorted(maps.Keys(names))
}

// both calls check with the English and the Russian message of each id that
// both languages have.
func both(t *testing.T, check func(id string, en, ru *i18n.Message)) {
	t.Helper()
	all := catalog(t)
	for name, messages := range all[English] {
		for id, en := range messages {
			if ru := all[Russian][name][id]; ru != nil {
				check(id, en, ru)
			}
		}
	}
}

func TestSameIDs(t *testing.T) {
	all := catalog(t)
	home := map[string]string{}
	for _, pair := range [][2]string{{English, Russian}, {Russian, English}} {
		for name, messages := range all[pair[0]] {
			for id := range messages {
				if all[pair[1]][name][id] == nil {
					t.Errorf("%s.%s.toml lacks %s", name, pair[1], id)
				}
				if other, ok := home[id]; ok && other != name {
					t.Errorf("%s is in %s and in %s", id, other, name)
				}
				home[id] = name
			}
		}
	}
}

func TestSameVariables(t *testing.T) {
	both(t, func(id string, en, ru *i18n.Message) {
		if !slices.Equal(variables(en), variables(ru)) {
			t.Errorf("%s: variables %v in English, %v in Russian", id, variables(en), variables(ru))
		}
	})
}

func TestPluralForms(t *testing.T) {
	both(t, func(id string, en, ru *i18n.Message) {
		got := [2][]string{slices.Sorted(maps.Keys(forms(en))), slices.Sorted(maps.Keys(forms(ru)))}
		if slices.Equal(got[0], []string{"other"}) && slices.Equal(got[1], []string{"other"}) {
			return
		}
		if !slices.Equal(got[0], []string{"one", "other"}) || !slices.Equal(got[1], []string{"few", "many", "one", "other"}) {
			t.Errorf("%s: English has %v, Russian has %v", id, got[0], got[1])
		}
	})
}

// go-i18n reads a table with one of these keys as one message and its plural
// forms, and drops the table's other keys or refuses the file.
func TestNoReservedIDs(t *testing.T) {
	reserved := []string{"id", "description", "hash", "leftdelim", "rightdelim", "zero", "one", "two", "few", "many", "other", "translation"}
	for _, files := range catalog(t) {
		for name, messages := range files {
			for id := range messages {
				for part := range strings.SplitSeq(id, ".") {
					if slices.Contains(reserved, strings.ToLower(part)) {
						t.Errorf("%s: %s uses the reserved word %s", name, id, part)
					}
				}
			}
		}
	}
}

// Every message is executed through the translator with all its variables,
// once as words and once as numbers, since only the caller knows which.
func TestTemplatesExecute(t *testing.T) {
	b, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	for lang, files := range catalog(t) {
		tr := b.Translator(lang)
		for _, messages := range files {
			for id, m := range messages {
				failed := 0
				b.OnError = func(string, error) { failed++ }
				for _, value := range []any{"word", 3} {
					clear(b.reported)
					var vars []any
					for _, v := range variables(m) {
						vars = append(vars, v, value)
					}
					if len(forms(m)) == 1 {
						tr.T(id, vars...)
						continue
					}
					for _, n := range []int{0, 1, 2, 5} {
						tr.N(id, n, vars...)
					}
				}
				if failed > 1 {
					t.Errorf("%s %s: fails with words and with numbers", lang, id)
				}
			}
		}
	}
}

// The window's face is Noto Sans. What it lacks is drawn from whatever the
// machine has: a different look on each, or an empty box.
var drawable = regexp.MustCompile(`^[\n -~\x{A0}\x{AD}«»„“”’‹›—–…·•×№°½±₽\x{200B}\x{202F}\x{2011}\x{301}\x{400}-\x{45F}]+$`)

// A Latin letter inside a Russian word looks right and is found by no search.
var mixed = regexp.MustCompile(`[A-Za-z][\x{400}-\x{45F}]|[\x{400}-\x{45F}][A-Za-z]`)

// A language names itself in its own letters, so that those who speak no other find it.
var ownName = map[string]bool{"ui.settings.russian": true}

func TestTexts(t *testing.T) {
	for lang, files := range catalog(t) {
		for _, messages := range files {
			for id, m := range messages {
				if len(forms(m)) == 0 {
					t.Errorf("%s %s: no text", lang, id)
				}
				for form, text := range forms(m) {
					shown := action.ReplaceAllString(text, "")
					switch {
					case strings.TrimSpace(text) != text:
						t.Errorf("%s %s %s: blanks around %q", lang, id, form, text)
					case shown != "" && !drawable.MatchString(shown):
						t.Errorf("%s %s %s: a character that the font lacks in %q", lang, id, form, text)
					case mixed.MatchString(shown):
						t.Errorf("%s %s %s: mixed alphabets at %q", lang, id, form, mixed.FindString(shown))
					case lang == English && !ownName[id] && regexp.MustCompile(`\p{Cyrillic}`).MatchString(shown):
						t.Errorf("%s %s %s: Russian letters in %q", lang, id, form, text)
					}
				}
			}
		}
	}
}

var bracketed = regexp.MustCompile(`\[[^\]]+\]`)

// Bracketed words stand for icons and are replaced by them, so each must be
// one that is known, and the Russian text must show the icons of the English.
func TestBracketedIcons(t *testing.T) {
	all := catalog(t)
	icons := map[string]string{} // by the words in either language
	for _, lang := range []string{English, Russian} {
		for id, m := range all[lang]["leaflet"] {
			if strings.HasPrefix(id, "icon.") && strings.HasSuffix(id, ".seed") {
				icons[m.Other] = id
			}
		}
	}
	shown := func(id, text string) []string {
		var ids []string
		for _, words := range bracketed.FindAllString(text, -1) {
			icon, ok := icons[words]
			if !ok {
				t.Errorf("%s: %s is no icon", id, words)
			}
			ids = append(ids, icon)
		}
		return ids
	}
	both(t, func(id string, en, ru *i18n.Message) {
		if e, r := shown(id, en.Other), shown(id, ru.Other); !slices.Equal(e, r) {
			t.Errorf("%s: icons %v in English, %v in Russian", id, e, r)
		}
	})
}

func TestCardsAreComplete(t *testing.T) {
	b, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	tr, cards := b.Translator(English), map[string]bool{}
	for _, id := range b.IDs(English) {
		if rest, ok := strings.CutPrefix(id, "card."); ok {
			card, _, _ := strings.Cut(rest, ".")
			cards[card] = true
		}
	}
	if len(cards) < 40 {
		t.Errorf("%d cards, want at least four decks of ten", len(cards))
	}
	for card := range cards {
		for _, part := range []string{"name", "moment", "text"} {
			if !tr.Has("card." + card + "." + part) {
				t.Errorf("card.%s.%s is missing", card, part)
			}
		}
	}
}

// Fyne reads its strings from its own file; a newer Fyne may have more.
func TestFyneStrings(t *testing.T) {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "fyne.io/fyne/v2").Output()
	if err != nil {
		t.Fatalf("find fyne: %v", err)
	}
	data, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "lang", "translations", "base.en.json"))
	if err != nil {
		t.Fatal(err)
	}
	var theirs map[string]any
	if err := json.Unmarshal(data, &theirs); err != nil {
		t.Fatal(err)
	}
	ours := catalog(t)[Russian]["fyne"]
	for key := range theirs {
		if ours["fyne."+key] == nil {
			t.Errorf("fyne.%s is missing", key)
		}
	}
	if len(ours) != len(theirs) {
		t.Errorf("%d strings, Fyne has %d", len(ours), len(theirs))
	}
	for key, want := range map[string]string{"tuesday": "Вторник", "thursday": "Четверг", "tuesday.short": "Вт", "thursday.short": "Чт"} {
		if got := ours["fyne."+key].Other; got != want {
			t.Errorf("fyne.%s = %s, want %s", key, got, want)
		}
	}
}
