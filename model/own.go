package model

import (
	"maps"
	"slices"
)

// Words are messages by language, by id, and by plural form; a message without plural forms has the form "other" alone.
type Words map[string]map[string]map[string]string

// OwnDeck is a deck of the group's own as its file had it. A campaign keeps it, so that it can be played when the file
// is gone or changed.
type OwnDeck struct {
	// File is the name that the file had, Text what it said.
	File string `json:"file"`
	Text string `json:"text"`
	// Words are the deck's messages in the languages that were there then.
	Words Words `json:"words,omitempty"`
}

// With is the catalogue with a deck of a campaign's own in it, before any other and in place of one of the same id. With
// nil, or with a deck that cannot be read, it is the catalogue itself.
func (c *Catalog) With(own *OwnDeck) *Catalog {
	if own == nil || c.ReadOwn == nil {
		return c
	}
	deck := c.ReadOwn(own)
	if deck == nil {
		return c
	}
	with := *c
	with.Decks = []*Deck{deck}
	for _, d := range c.Decks {
		if d.ID != deck.ID {
			with.Decks = append(with.Decks, d)
		}
	}
	return &with
}

// ownCatalog is a catalogue with the deck of a campaign's own, kept as long as the campaign has that deck.
type ownCatalog struct {
	own  *OwnDeck
	with *Catalog
}

// Catalog is the catalogue that the session plays by: with the campaign's own deck, if it has one.
func (s *Session) Catalog() *Catalog {
	own := s.State().Own
	if s.inForce.with == nil || s.inForce.own != own {
		s.inForce = ownCatalog{own, s.catalog.With(own)}
	}
	return s.inForce.with
}

// UseCatalog changes what the session knows beside the campaign's own deck, as when the group's files were read anew.
func (s *Session) UseCatalog(c *Catalog) {
	s.catalog, s.inForce = c, ownCatalog{}
	s.readOnly = UnknownIn(c, s.Log())
}

// Languages are the languages of the deck's messages, sorted.
func (o *OwnDeck) Languages() []string { return slices.Sorted(maps.Keys(o.Words)) }

// Said are the deck's messages; there are none without a deck of a group's own.
func (o *OwnDeck) Said() Words {
	if o == nil {
		return nil
	}
	return o.Words
}
