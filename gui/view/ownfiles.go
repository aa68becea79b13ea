package view

import (
	"maps"
	"slices"
	"strings"

	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/located"
	"plotwright/model/own"
)

// FileFault is a fault of a file of the group's own: what is wrong and what to do, without the place.
func FileFault(tr *locales.Translator, f located.Fault) string {
	id := "own.fault." + string(f.Code)
	what, least, most := f.What, "", ""
	switch f.Code {
	case located.Syntax:
		id += "." + f.What
	case located.WrongType:
		id += "." + f.Wanted[0]
	case own.UnknownVariable, own.LacksVariable:
		what = braces(what)
	}
	switch {
	case f.File != "" && tr.Has(id+"-file"):
		id += "-file"
	case len(f.Wanted) == 0 && tr.Has(id+"-any"):
		id += "-any"
	case len(f.Wanted) == 2:
		least, most = f.Wanted[0], f.Wanted[1]
	}
	wanted := f.Wanted
	if f.Code == own.UnknownVariable {
		wanted = nil
		for _, name := range f.Wanted {
			wanted = append(wanted, braces(name))
		}
	}
	return tr.T(id, "What", what, "Wanted", strings.Join(wanted, ", "), "File", f.File, "Least", least, "Most", most,
		"Example", braces("Hero"))
}

// braces is a variable as a message has it.
func braces(name string) string { return "{{." + name + "}}" }

// OwnFile is a file of the group's own: its name and what it brings, or that it has faults, and each of these with its
// line.
type OwnFile struct {
	Row    Row
	Faults []Paragraph
}

// OwnFileOf is what there is to say about a file of the group's own.
func OwnFileOf(tr *locales.Translator, f *own.File) OwnFile {
	v := OwnFile{Row: Row{Name: f.Name, Facts: Brings(tr, f), Mark: "check"}}
	switch {
	case !f.Usable():
		v.Row.Facts, v.Row.Strong, v.Row.Mark = "", v.Row.Facts, "warning"
	case f.Deck != nil:
		v.Row.Deck = f.Deck.ID
	}
	for _, x := range f.Faults {
		p := Paragraph{{Text: FileFault(tr, x)}}
		if x.Line > 0 {
			p = Paragraph{{Text: tr.T("own.line", "Line", x.Line) + " ", Bold: true}, p[0]}
		}
		v.Faults = append(v.Faults, p)
	}
	return v
}

// Brings is what a file brings, or how many faults keep it from that.
func Brings(tr *locales.Translator, f *own.File) string {
	switch {
	case !f.Usable():
		return tr.N("own.faults", len(f.Faults))
	case f.Deck != nil:
		name, languages := OwnDeckName(tr, f.Deck.ID, f.Deck.Own.Words), f.Deck.Own.Languages()
		for i, lang := range languages {
			languages[i] = locales.OwnName(lang)
		}
		return tr.T("own.brings.deck", "Deck", name, "Languages", strings.Join(languages, ", "))
	}
	return tr.N("own.brings-messages", len(f.Messages), "Language", locales.OwnName(f.Lang))
}

// OwnDeckName is the name of a deck by the messages that belong to it: in the language in use, or in any.
func OwnDeckName(tr *locales.Translator, id model.DeckID, words model.Words) string {
	name := "deck." + string(id) + ".name"
	if tr.Has(name) {
		return tr.T(name)
	}
	if text := words[tr.Language()][name]["other"]; text != "" {
		return text
	}
	for _, lang := range slices.Sorted(maps.Keys(words)) {
		if text := words[lang][name]["other"]; text != "" {
			return text
		}
	}
	return string(id)
}
