// Package catalog reads the cards, agents, campaign boxes and rulings from TOML into a model.Catalog. The decks of the
// product are embedded; a deck of a group's own is read by the same code.
package catalog

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"

	"github.com/BurntSushi/toml"

	"plotwright/model"
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
	for _, id := range deckOrder {
		name := "decks/" + id + ".toml"
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, fmt.Errorf("read catalogue: %w", err)
		}
		deck, err := ReadDeck(name, text)
		if err != nil {
			return nil, err
		}
		c.Decks = append(c.Decks, deck)
	}
	return c, nil
}

// ReadDeck reads a deck file. The error names the file, the line where the form is wrong, and every fault of content.
func ReadDeck(name string, text []byte) (*model.Deck, error) {
	var deck model.Deck
	if err := decode(name, string(text), &deck); err != nil {
		return nil, err
	}
	if faults := check(&deck); len(faults) > 0 {
		return nil, fmt.Errorf("%s: %w", name, errors.Join(faults...))
	}
	return &deck, nil
}

func decodeFile(name string, v any) error {
	text, err := fs.ReadFile(files, name)
	if err != nil {
		return fmt.Errorf("read catalogue: %w", err)
	}
	return decode(name, string(text), v)
}

// decode is strict: a key that nothing reads is a mistake of the author.
func decode(name, text string, v any) error {
	meta, err := toml.Decode(text, v)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if extra := meta.Undecoded(); len(extra) > 0 {
		return fmt.Errorf("%s: unknown key %q", name, extra[0])
	}
	return nil
}
