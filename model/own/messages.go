package own

import (
	"slices"
	"strings"

	"plotwright/locales"
	"plotwright/model/located"
)

// message is a message of a translation as its file has it, by plural form.
type message struct {
	line  int
	forms map[string]*located.Value
}

// first is the line of the first text, which is below the message's own where the forms are a table.
func (m message) first() int {
	lines := []int{}
	for _, text := range m.forms {
		lines = append(lines, text.Line)
	}
	return slices.Min(lines)
}

// flatten gathers the messages of a translation from its tables.
func (f *File) flatten() {
	f.Messages, f.found = map[string]map[string]string{}, map[string]message{}
	f.gather("", f.value)
	for id, m := range f.found {
		texts := map[string]string{}
		for form, v := range m.forms {
			texts[form] = v.Text
		}
		f.Messages[id] = texts
	}
}

func (f *File) gather(prefix string, table *located.Value) {
	for _, key := range table.Keys() {
		v, id := table.Get(key), prefix+key
		switch {
		case v.Kind == located.String:
			f.put(id, v.Line, map[string]*located.Value{"other": v})
		case v.Kind != located.Table:
			f.Faults = append(f.Faults, located.Fault{Line: v.Line, Code: located.WrongType, What: key, Wanted: []string{string(located.String)}})
		case isCounted(v):
			f.put(id, v.Line, f.formsOf(v))
		default:
			f.gather(id+".", v)
		}
	}
}

// put keeps a message; the same id can be written in two ways, with dots and in quotes.
func (f *File) put(id string, line int, forms map[string]*located.Value) {
	if _, again := f.found[id]; again {
		f.fault(line, located.Twice, id)
		return
	}
	f.found[id] = message{line, forms}
}

// isCounted tells a message with plural forms from a table of messages.
func isCounted(v *located.Value) bool {
	return slices.ContainsFunc(v.Keys(), func(key string) bool {
		return slices.Contains(locales.Forms, key) && v.Get(key).Kind == located.String
	})
}

func (f *File) formsOf(v *located.Value) map[string]*located.Value {
	forms := map[string]*located.Value{}
	for _, key := range v.Keys() {
		text := v.Get(key)
		switch {
		case key == "description":
		case !slices.Contains(locales.Forms, key):
			f.fault(text.Line, MixedForms, key)
		case text.Kind != located.String:
			f.Faults = append(f.Faults, located.Fault{Line: text.Line, Code: located.WrongType, What: key, Wanted: []string{string(located.String)}})
		default:
			forms[key] = text
		}
	}
	return forms
}

// messages checks what a translation says.
func (c *checker) messages(f *File) {
	orphans := map[string]bool{}
	for _, id := range sortedIDs(f.found) {
		m := f.found[id]
		shape, known := c.shape(id)
		if !known {
			if owner := ownerOf(id); owner != "" && !c.owners[owner] {
				if !orphans[owner] {
					f.fault(m.line, NoDeck, owner)
				}
				orphans[owner] = true
				continue
			}
			f.fault(m.line, UnknownMessage, id)
			continue
		}
		c.forms(f, m, shape)
		c.variables(f, m, shape)
		for form, text := range m.forms {
			c.text(f, text, form)
		}
	}
}

// claim makes a translation the one that says its messages, unless it has faults; that another says one of them is a fault, too.
func (c *checker) claim(f *File) {
	for _, id := range sortedIDs(f.found) {
		if other := c.said[f.Lang+" "+id]; other != nil {
			f.Faults = append(f.Faults, located.Fault{Line: f.found[id].line, Code: TakenMessage, What: id, File: other.Name})
		}
	}
	if len(f.Faults) > 0 || f.Lang == "" {
		return
	}
	for id := range f.found {
		c.said[f.Lang+" "+id] = f
	}
}

// ownerOf is the deck, card or agent whose message an id is, as in "card.pacify", or empty.
func ownerOf(id string) string {
	parts := strings.SplitN(id, ".", 3)
	if len(parts) == 3 && slices.Contains([]string{"deck", "card", "agent"}, parts[0]) {
		return parts[0] + "." + parts[1]
	}
	return ""
}

// forms checks the plural forms of a message.
func (c *checker) forms(f *File, m message, shape locales.Shape) {
	if !shape.Counted {
		for form, text := range m.forms {
			if form != "other" {
				f.fault(text.Line, NotCounted, "")
			}
		}
		return
	}
	if f.Lang == "" {
		return
	}
	for _, form := range locales.PluralForms(f.Lang) {
		if m.forms[form] == nil {
			f.fault(m.line, PluralMissing, form, locales.PluralForms(f.Lang)...)
		}
	}
	for form, text := range m.forms {
		if !locales.HasForm(f.Lang, form) {
			f.fault(text.Line, PluralUnknown, form, locales.PluralForms(f.Lang)...)
		}
	}
}

// variables compares the variables of a message with those of the English one.
func (c *checker) variables(f *File, m message, shape locales.Shape) {
	said, plain := map[string]bool{}, true
	for _, v := range m.forms {
		names, ok := locales.Variables(v.Text)
		if !ok {
			f.fault(v.Line, BadTemplate, "")
			plain = false
		}
		for _, name := range names {
			if !slices.Contains(shape.Variables, name) && !said[name] {
				f.fault(v.Line, UnknownVariable, name, shape.Variables...)
			}
			said[name] = true
		}
	}
	for _, name := range shape.Variables {
		if plain && !said[name] {
			f.fault(m.first(), LacksVariable, name)
		}
	}
}

// text checks a text as it would be drawn.
func (c *checker) text(f *File, v *located.Value, form string) {
	trimmed := strings.TrimSpace(v.Text)
	switch {
	case trimmed == "":
		f.fault(v.Line, NoText, form)
		return
	case trimmed != v.Text:
		f.fault(v.Line, Blanks, "")
	}
	missing := map[rune]bool{}
	for _, r := range v.Text {
		if r != '\n' && !missing[r] && c.Draws != nil && !c.Draws(r) {
			missing[r] = true
			f.fault(v.LineOf(r), NoGlyph, sign(r))
		}
	}
}
