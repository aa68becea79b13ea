// Package catalog reads the cards, agents, campaign boxes and rulings from TOML into a model.Catalog. The decks of the
// product are embedded; a deck of a group's own is read by the same code.
package catalog

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"plotwright/model"
	"plotwright/model/located"
)

//go:embed campaigns.toml disputes.toml rules.toml decks/*.toml
var files embed.FS

// deckOrder is the order in which the decks are offered.
var deckOrder = []string{"unstable-forces", "silent-protector", "hybrid-loyalty", "cursed-by-power"}

// Load reads the embedded catalogue. An error means that the program was built with a broken one.
func Load() (*model.Catalog, error) {
	var table struct {
		Version string             `toml:"version"`
		Boxes   []model.Box        `toml:"box"`
		Rulings []model.Ruling     `toml:"ruling"`
		Quests  []model.KnownQuest `toml:"quest"`
	}
	var disputed struct {
		Disputes []model.Dispute `toml:"dispute"`
	}
	var rules struct {
		Sections []model.RuleSection `toml:"section"`
	}
	if err := decodeFile("campaigns.toml", &table); err != nil {
		return nil, err
	}
	if err := decodeFile("disputes.toml", &disputed); err != nil {
		return nil, err
	}
	if err := decodeFile("rules.toml", &rules); err != nil {
		return nil, err
	}
	c := &model.Catalog{
		Version: table.Version, Boxes: table.Boxes, Rulings: table.Rulings, Quests: table.Quests,
		Disputes: disputed.Disputes, Sections: rules.Sections,
	}
	if faults := checkSections(c); len(faults) > 0 {
		return nil, fmt.Errorf("rules.toml: %w", errors.Join(faults...))
	}
	c.ReadOwn = func(own *model.OwnDeck) *model.Deck { return readOwn(c, own) }
	for _, id := range deckOrder {
		name := "decks/" + id + ".toml"
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, fmt.Errorf("read catalogue: %w", err)
		}
		deck, faults := ReadDeck(text, c)
		if err := joined(name, faults); err != nil {
			return nil, err
		}
		c.Decks = append(c.Decks, deck)
	}
	return c, nil
}

// ReadDeck reads a deck's file, with all of its faults by line. The deck is there for its ids only while there are any.
// The catalogue says which boxes and rulings there are.
func ReadDeck(text []byte, c *model.Catalog) (*model.Deck, []located.Fault) {
	v, faults := located.Parse(text)
	broken := len(faults) > 0
	deck := &model.Deck{}
	faults = append(faults, located.Decode(v, deck)...)
	if !broken { // else what is missing may be what could not be read
		form := faults
		for _, f := range check(deck, v, c) {
			if !slices.ContainsFunc(form, func(x located.Fault) bool { return x.Line == f.Line && f.Code != Missing }) {
				faults = append(faults, f)
			}
		}
	}
	located.Sort(faults)
	return deck, faults
}

// readOwn reads the deck that a campaign keeps. It was without a fault when it was chosen; should a later version be
// stricter, what it can decode is played all the same.
func readOwn(c *model.Catalog, own *model.OwnDeck) *model.Deck {
	v, faults := located.Parse([]byte(own.Text))
	deck := &model.Deck{Own: own}
	if len(faults) > 0 || len(located.Decode(v, deck)) > 0 {
		return nil
	}
	for _, f := range check(deck, v, c) {
		if f.Code == FaceMissing || f.Code == RowMissing || f.Code == Missing {
			return nil
		}
	}
	return deck
}

// joined is the faults of an embedded file as an error, or nil.
func joined(name string, faults []located.Fault) error {
	var errs []error
	for _, f := range faults {
		errs = append(errs, fmt.Errorf("%s:%d: %s %q, wanted %q", name, f.Line, f.Code, f.What, f.Wanted))
	}
	return errors.Join(errs...)
}

func decodeFile(name string, out any) error {
	text, err := fs.ReadFile(files, name)
	if err != nil {
		return fmt.Errorf("read catalogue: %w", err)
	}
	v, faults := located.Parse(text)
	return joined(name, append(faults, located.Decode(v, out)...))
}
