package model

import "maps"

// The rulings that the rules themselves read (R8.1); all others are only named by card data.
const (
	RulingPhaseOrder  = "phase-order"
	RulingSupply      = "supply"
	RulingPacks       = "packs"
	RulingAgentLeaves = "agent-leaves"
)

const dataPrefix = "data "

// TokensPerPack is the number of threat and fortune tokens in a lieutenant pack (R1.4).
const TokensPerPack = 16

// DataRuling is the name of the ruling about a disputed item of card data.
func DataRuling(item string) string { return dataPrefix + item }

// Rulings are the choices of a table. Every ruling of the catalogue has a value from the creation of the campaign on;
// disputed data have one once the group has chosen.
type Rulings map[string]string

// Value is the value in force, empty where the group has not chosen.
func (r Rulings) Value(name string) string { return r[name] }

// DefaultRulings are the rulings of a new campaign.
func (c *Catalog) DefaultRulings() Rulings {
	r := Rulings{}
	for _, x := range c.Rulings {
		r[x.ID] = x.Default
	}
	return r
}

func (r Rulings) clone() Rulings { return maps.Clone(r) }
