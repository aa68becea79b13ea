// Package locales holds every sentence the program shows, in English and in
// Russian. No other package carries words of its own: they name a message id
// and the numbers and names that go into it.
//
// The texts lie beside this file as NAME.LANGUAGE.toml and are embedded. A
// group may lay files of the same form over them, see [Bundle.Add].
package locales

import (
	"bytes"
	"cmp"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"sync"
	"text/template"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

//go:embed *.toml
var embedded embed.FS

// Bundle is the set of all messages in all languages.
//
// Translators read it, so it must not be added to while one of them is in use
// on another goroutine.
type Bundle struct {
	// OnError, if set, hears what is wrong with a message: the id is unknown,
	// a language lacks it, or its template wants a variable that was not
	// given. It hears it once for each id and language, since a screen asks
	// for the same message again and again.
	OnError func(id string, err error)

	// Fallback is the language that stands in for what an added language leaves out: English or Russian; empty for
	// English.
	Fallback string

	files   []*i18n.MessageFile      // ours, and what was added
	english map[string]*i18n.Message // of those
	laid    bool                     // layers lie over them

	inUse      []*i18n.MessageFile        // files, and the layers over them
	ids        map[string]map[string]bool // by language
	localizers map[string]*i18n.Localizer // by language

	mu       sync.Mutex
	reported map[string]bool
}

// Load reads the embedded messages of both languages.
func Load() (*Bundle, error) {
	b := &Bundle{english: map[string]*i18n.Message{}, reported: map[string]bool{}}
	entries, err := fs.ReadDir(embedded, ".")
	if err != nil {
		return nil, fmt.Errorf("list embedded messages: %w", err)
	}
	for _, entry := range entries {
		data, err := embedded.ReadFile(entry.Name())
		if err != nil {
			return nil, fmt.Errorf("read embedded messages: %w", err)
		}
		file, err := parse(entry.Name(), data)
		if err != nil {
			return nil, err
		}
		b.keep(file) // that the templates of ours can be executed is held by tests
	}
	return b, b.read(b.files)
}

// Add lays the messages of one TOML file over those already there. The last
// part of the name before ".toml" is the language, as in "our-words.ru.toml";
// a new one becomes a language of its own, and English stands in for whatever
// it leaves out. A file that cannot be used in full changes nothing.
func (b *Bundle) Add(name string, data []byte) error {
	before := len(b.files)
	if err := b.add(name, data); err != nil {
		return err
	}
	if err := b.read(b.files); err != nil {
		b.files = b.files[:before]
		return err
	}
	return nil
}

func (b *Bundle) add(name string, data []byte) error {
	file, err := parse(name, data)
	if err != nil {
		return err
	}
	for _, m := range file.Messages {
		if err := checkTemplates(m); err != nil {
			return fmt.Errorf("message %s in %s: %w", m.ID, name, err)
		}
	}
	b.keep(file)
	return nil
}

func parse(name string, data []byte) (*i18n.MessageFile, error) {
	// An editor on Windows ends lines with a character that the font lacks.
	data = bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))
	file, err := i18n.ParseMessageFileBytes(data, name, map[string]i18n.UnmarshalFunc{"toml": toml.Unmarshal})
	if err != nil {
		return nil, fmt.Errorf("messages in %s: %w", name, err)
	}
	if file.Tag == language.Und {
		return nil, fmt.Errorf("messages in %s: the name must end in a language, as in words.ru.toml", name)
	}
	return file, nil
}

func (b *Bundle) keep(file *i18n.MessageFile) {
	b.files = append(b.files, file)
	if file.Tag == language.English {
		for _, m := range file.Messages {
			b.english[m.ID] = m
		}
	}
}

// read makes the messages of files those of the bundle; a later file is laid over an earlier one.
func (b *Bundle) read(files []*i18n.MessageFile) error {
	known, ids := i18n.NewBundle(language.English), map[string]map[string]bool{}
	for _, file := range files {
		if err := known.AddMessages(file.Tag); err != nil { // a language without rules for its plural
			return fmt.Errorf("messages in %s: %w", file.Path, err)
		}
		lang := file.Tag.String()
		if ids[lang] == nil {
			ids[lang] = map[string]bool{}
		}
		for _, m := range file.Messages {
			ids[lang][m.ID] = true
		}
	}
	b.inUse, b.ids, b.localizers = files, ids, map[string]*i18n.Localizer{}
	return nil
}

// speaker is the language that gives a message to one who reads lang: that language itself, else the one that stands
// in for it, else any that has the message. It is lang where none has.
func (b *Bundle) speaker(lang, id string) string {
	order := [...]string{lang, English, Russian}
	if lang != English && lang != Russian && b.Fallback == Russian {
		order = [...]string{lang, Russian, English}
	}
	for _, l := range order {
		if b.ids[l][id] {
			return l
		}
	}
	for _, l := range b.Languages() {
		if b.ids[l][id] {
			return l
		}
	}
	return lang
}

// localizer speaks a language. It is made when it is first needed: most who read one language never read another.
func (b *Bundle) localizer(lang string) *i18n.Localizer {
	l := b.localizers[lang]
	if l == nil {
		messages := i18n.NewBundle(language.English)
		for _, file := range b.inUse {
			if file.Tag.String() == lang {
				messages.MustAddMessages(file.Tag, file.Messages...) // read has tried the language
			}
		}
		l = i18n.NewLocalizer(messages, lang)
		b.localizers[lang] = l
	}
	return l
}

// Languages returns the languages that have messages, sorted: "en", "ru" and
// those of added files.
func (b *Bundle) Languages() []string {
	return slices.Sorted(maps.Keys(b.ids))
}

// IDs returns the ids of all messages of a language, sorted.
func (b *Bundle) IDs(lang string) []string {
	return slices.Sorted(maps.Keys(b.ids[lang]))
}

// Translator returns a new translator that speaks lang, chosen as by
// [Translator.Use]. Each window has one, since the players' window may speak
// another language than the overlord's.
func (b *Bundle) Translator(lang string) *Translator {
	t := &Translator{bundle: b}
	t.Use(lang)
	return t
}

// report passes an error on to OnError, once for each language and id.
func (b *Bundle) report(lang, id string, err error) {
	b.mu.Lock()
	key := lang + " " + id
	known := b.reported[key]
	b.reported[key] = true
	b.mu.Unlock()
	if !known && b.OnError != nil {
		b.OnError(id, err)
	}
}

// checkTemplates tells whether every form of a message can be executed at all;
// go-i18n would find out only when the message is shown.
func checkTemplates(m *i18n.Message) error {
	forms := []string{m.Zero, m.One, m.Two, m.Few, m.Many, m.Other}
	if strings.Join(forms, "") == "" {
		return errors.New("no text")
	}
	for _, form := range forms {
		// Most are plain, and parsing them all would be most of the loading time.
		if !strings.Contains(form, cmp.Or(m.LeftDelim, "{{")) {
			continue
		}
		if _, err := template.New("").Delims(m.LeftDelim, m.RightDelim).Parse(form); err != nil {
			return err
		}
	}
	return nil
}
