package own

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"unicode/utf8"

	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/catalog"
	"plotwright/model/located"
)

// maxSize bounds a file, in bytes.
const maxSize = 1 << 20

// Reader knows what files are checked against.
type Reader struct {
	// Catalog and Bundle are ours, without anything of a group's own.
	Catalog *model.Catalog
	Bundle  *locales.Bundle
	// Draws tells whether the font has a sign; nil has all.
	Draws func(rune) bool
}

// Folder reads the files of a folder. One that is not there is empty.
func (r Reader) Folder(dir string) Shelf {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return Shelf{}
	}
	var paths []string
	for _, e := range entries {
		if name := strings.ToLower(e.Name()); strings.HasSuffix(name, ".toml") || strings.HasSuffix(name, ".toml.txt") {
			paths = append(paths, filepath.Join(dir, e.Name()))
		}
	}
	return r.Files(paths)
}

// Files reads and checks files together: a deck needs the words of another.
func (r Reader) Files(paths []string) Shelf {
	var s Shelf
	for _, path := range paths {
		f := &File{Name: filepath.Base(path)}
		s.Files = append(s.Files, f)
		text, err := load(path)
		switch {
		case err != nil:
			f.fault(0, Unreadable, reason(err))
		case len(text) > maxSize:
			f.fault(0, TooLarge, strconv.Itoa(maxSize>>10))
		default:
			f.text = text
		}
	}
	r.check(s)
	return s
}

// load reads a file, up to a little more than its bound.
func load(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() {
		err = errors.New("not a file")
	}
	if err != nil {
		return nil, err
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	text, err := io.ReadAll(io.LimitReader(file, maxSize+1))
	return text, errors.Join(err, file.Close())
}

// reason is the system's own word for an error, without the path.
func reason(err error) string {
	var p *os.PathError
	if errors.As(err, &p) {
		return p.Err.Error()
	}
	return err.Error()
}

// check finds the faults of files whose text is there.
func (r Reader) check(s Shelf) {
	for _, f := range s.Files {
		r.parse(f)
	}
	c := newChecker(r, s)
	for _, f := range s.Files {
		if f.Deck != nil {
			c.ids(f)
		}
	}
	for _, f := range s.Files {
		if f.Messages != nil {
			c.messages(f)
			c.claim(f)
		}
	}
	for _, f := range s.Files {
		if f.Deck != nil {
			c.words(f)
		}
	}
	for _, f := range s.Files {
		located.Sort(f.Faults)
		if f.Deck != nil {
			f.Deck.Own = &model.OwnDeck{File: f.Name, Text: string(f.text), Words: c.wordsOf(f)}
		}
	}
}

// parse tells decks from translations and reads them.
func (r Reader) parse(f *File) {
	lower := strings.ToLower(f.Name)
	if strings.HasSuffix(lower, ".txt") {
		f.fault(0, NameTxt, f.Name)
	}
	if f.text == nil {
		return
	}
	if !utf8.Valid(f.text) {
		f.fault(1+bytes.Count(f.text[:invalidAt(f.text)], []byte("\n")), NotUTF8, "")
		return
	}
	f.text = bytes.ReplaceAll(f.text, []byte("\r\n"), []byte("\n"))
	v, faults := located.Parse(f.text)
	f.value = v
	lang, named := language(lower)
	if isDeck(v, named) {
		f.Deck, faults = catalog.ReadDeck(f.text, r.Catalog)
	} else {
		f.Lang = lang
		if !named {
			f.fault(0, NoLanguage, f.Name)
		}
	}
	f.Faults = append(f.Faults, faults...)
	if f.Deck == nil {
		f.flatten()
	}
}

// isDeck tells a deck from a translation: a deck has an id and a list of cards, and its name need not end in a language.
func isDeck(v *located.Value, named bool) bool {
	if id := v.Get("id"); id != nil && id.Kind == located.String {
		return true
	}
	if card := v.Get("card"); card != nil {
		return card.Kind == located.List
	}
	return !named && v.Get("deck") == nil
}

// language is the language in a name like words.de.toml.
func language(name string) (lang string, ok bool) {
	name = strings.TrimSuffix(strings.TrimSuffix(name, ".txt"), ".toml")
	_, last, ok := lastCut(name)
	if !ok {
		return "", false
	}
	return locales.Tag(last)
}

func lastCut(name string) (before, after string, ok bool) {
	i := strings.LastIndexByte(name, '.')
	if i < 0 {
		return name, "", false
	}
	return name[:i], name[i+1:], true
}

// invalidAt is where a text stops being UTF-8.
func invalidAt(text []byte) int {
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRune(text[i:])
		if r == utf8.RuneError && n <= 1 {
			return i
		}
		i += n
	}
	return len(text)
}
