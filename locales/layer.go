package locales

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// Layer is messages of one language that are laid over others: by id, the texts by plural form.
type Layer struct {
	Lang     string
	Messages map[string]map[string]string
}

// Lay puts layers over the messages of the program, a later one over an earlier one, in place of all that were laid
// before. Translators in use speak by them at once. A language without messages of ours becomes one of its own.
func (b *Bundle) Lay(layers ...Layer) error {
	if len(layers) == 0 && !b.laid {
		return nil // as it is when the program starts
	}
	files := slices.Clone(b.files)
	for _, l := range layers {
		tag, err := language.Parse(l.Lang)
		if err != nil {
			return fmt.Errorf("lay messages: %w", err)
		}
		file := &i18n.MessageFile{Tag: tag}
		for id, forms := range l.Messages {
			file.Messages = append(file.Messages, &i18n.Message{
				ID: id, Zero: forms["zero"], One: forms["one"], Two: forms["two"], Few: forms["few"], Many: forms["many"], Other: forms["other"],
			})
		}
		files = append(files, file)
	}
	if err := b.read(files); err != nil {
		return err
	}
	b.laid = len(layers) > 0
	return nil
}

// Shape is what the translations of a message have in common.
type Shape struct {
	// Counted messages have a plural form for each kind of number.
	Counted bool
	// Variables are the names of what is put in, sorted.
	Variables []string
}

// Shape finds the shape of a message of ours; ok is false where there is none of that id.
func (b *Bundle) Shape(id string) (s Shape, ok bool) {
	m := b.english[id]
	if m == nil {
		return s, false
	}
	names := map[string]bool{}
	for _, text := range []string{m.One, m.Other} {
		vars, _ := Variables(text)
		for _, v := range vars {
			names[v] = true
		}
	}
	return Shape{Counted: m.One != "", Variables: slices.Sorted(maps.Keys(names))}, true
}

var variable = regexp.MustCompile(`{{\s*\.([A-Za-z]\w*)\s*}}`)

// Variables are the names of the variables {{.Name}} in a text; plain is false where double braces hold anything else.
func Variables(text string) (names []string, plain bool) {
	for _, v := range variable.FindAllStringSubmatch(text, -1) {
		names = append(names, v[1])
	}
	rest := variable.ReplaceAllString(text, "")
	return names, !strings.Contains(rest, "{{") && !strings.Contains(rest, "}}")
}
