// Package own reads the decks and translations of a group's own from files, and tells everything that is wrong with
// them. A file with a fault brings nothing; the others do not suffer from it.
package own

import (
	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/located"
)

// The faults of files and of what they say, beside those of package located and package catalog.
const (
	// Unreadable: the system does not give the file; What is its word.
	Unreadable located.Code = "unreadable"
	// TooLarge: the file is larger than What kilobytes.
	TooLarge located.Code = "too-large"
	NotUTF8  located.Code = "not-utf8"
	// NameTxt: the name has .txt behind .toml, which the file manager may hide.
	NameTxt located.Code = "name-txt"
	// NoLanguage: the name of a translation does not end in a language.
	NoLanguage located.Code = "no-language"
	// TakenID: the id What is that of something of ours or, with File, of another file.
	TakenID located.Code = "taken-id"
	// MissingMessage: no file has the message What of the deck.
	MissingMessage located.Code = "missing-message"
	// WordsBroken: the deck's messages are in File, which has faults.
	WordsBroken located.Code = "words-broken"
	// UnknownMessage: nothing shows a message What. NoDeck: no file has the deck, card or agent What.
	UnknownMessage located.Code = "unknown-message"
	NoDeck         located.Code = "no-deck"
	// TakenMessage: File says the message What in the same language.
	TakenMessage located.Code = "taken-message"
	// PluralMissing: the language needs the form What. PluralUnknown: it has no form What. NotCounted: the message has
	// no number, so that it is one text. MixedForms: What stands among plural forms.
	PluralMissing located.Code = "plural-missing"
	PluralUnknown located.Code = "plural-unknown"
	NotCounted    located.Code = "not-counted"
	MixedForms    located.Code = "mixed-forms"
	NoText        located.Code = "no-text"
	Blanks        located.Code = "blanks"
	// NoGlyph: the font lacks the sign What.
	NoGlyph located.Code = "no-glyph"
	// BadTemplate: double braces hold more than a variable. UnknownVariable: there is none called What; Wanted are those
	// that there are. LacksVariable: What is not said.
	BadTemplate     located.Code = "bad-template"
	UnknownVariable located.Code = "unknown-variable"
	LacksVariable   located.Code = "lacks-variable"
)

// File is a file of the group's own.
type File struct {
	Name   string
	Faults []located.Fault
	// Deck is what a deck's file brings; with faults it is not to be played.
	Deck *model.Deck
	// Lang is the language of a translation, and Messages what it says.
	Lang     string
	Messages map[string]map[string]string

	text  []byte
	value *located.Value
	found map[string]message
}

// Usable tells whether the file brings something.
func (f *File) Usable() bool { return len(f.Faults) == 0 }

func (f *File) fault(line int, code located.Code, what string, wanted ...string) {
	f.Faults = append(f.Faults, located.Fault{Line: line, Code: code, What: what, Wanted: wanted})
}

// Shelf is all files of the group's own, by name.
type Shelf struct{ Files []*File }

// Decks are the decks that can be played.
func (s Shelf) Decks() []*model.Deck {
	var decks []*model.Deck
	for _, f := range s.Files {
		if f.Deck != nil && f.Usable() {
			decks = append(decks, f.Deck)
		}
	}
	return decks
}

// Layers are the messages to lay over ours while a campaign with the given deck of its own is at the table, nil for
// none. What the campaign has kept stands behind the files as long as they have the same deck, so that a better
// translation counts at once; otherwise it stands before them.
func (s Shelf) Layers(kept *model.OwnDeck) []locales.Layer {
	var files, copies []locales.Layer
	for _, f := range s.Files {
		if f.Lang != "" && f.Usable() {
			files = append(files, locales.Layer{Lang: f.Lang, Messages: f.Messages})
		}
	}
	if kept == nil {
		return files
	}
	for lang, messages := range kept.Words {
		copies = append(copies, locales.Layer{Lang: lang, Messages: messages})
	}
	for _, d := range s.Decks() {
		if d.Own.Text == kept.Text {
			return append(copies, files...)
		}
	}
	return append(files, copies...)
}

// Catalog is the catalogue with the decks that can be played behind those of ours.
func (s Shelf) Catalog(ours *model.Catalog) *model.Catalog {
	c := *ours
	c.Decks = append(append([]*model.Deck{}, ours.Decks...), s.Decks()...)
	return &c
}
