package model

import "slices"

// Agent is the agent of a deck: a face for each act.
type Agent struct {
	ID AgentID `toml:"id"`
	// ForbiddenIn lists the boxes in which the agent may never be summoned (R6.2).
	ForbiddenIn []string `toml:"forbidden_in"`
	// Numbered agents have the numbers 11/12 and 12/12 printed on their cards (R1.3).
	Numbered bool   `toml:"numbered"`
	Faces    []Face `toml:"face"`
}

// Face is an Agent card.
type Face struct {
	Act int `toml:"act"`
	// Attack is melee, ranged, or empty where the source does not tell.
	Attack    string    `toml:"attack"`
	Dice      []string  `toml:"dice"`
	Abilities []Ability `toml:"ability"`
	// Translated faces come from the community's Russian sheet.
	Translated bool  `toml:"translated"`
	Rows       []Row `toml:"row"`
}

// AgentNumber is the number of an Agent card in its deck of twelve (R1.3).
func AgentNumber(act int) int { return 10 + act }

// Ability is a line of the ability bar; Icon is surge, action or empty.
type Ability struct {
	ID   string `toml:"id"`
	Icon string `toml:"icon"`
}

// Row is what an agent is for a number of heroes.
type Row struct {
	Heroes  int      `toml:"heroes"`
	Speed   int      `toml:"speed"`
	Health  int      `toml:"health"`
	Defence []string `toml:"defence"`
}

// Face is the card of an act, with the rulings on disputed data applied (R10); nil for an act that it lacks.
func (c *Catalog) Face(a *Agent, act int, r Rulings) *Face {
	i := slices.IndexFunc(a.Faces, func(f Face) bool { return f.Act == act })
	if i < 0 {
		return nil
	}
	f := a.Faces[i]
	f.Rows = slices.Clone(f.Rows)
	for _, d := range c.Disputes {
		if d.Agent != a.ID || (d.Act != 0 && d.Act != act) || c.DataChoice(r, d.ID) != Other {
			continue
		}
		if d.Attack != "" {
			f.Attack = d.Attack
		}
		for j := range f.Rows {
			if d.Heroes != 0 && d.Heroes != f.Rows[j].Heroes {
				continue
			}
			if d.Health != 0 {
				f.Rows[j].Health = d.Health
			}
			if d.Defence != nil {
				f.Rows[j].Defence = d.Defence
			}
		}
	}
	return &f
}

// Row finds the row of a number of heroes, or nil.
func (f *Face) Row(heroes int) *Row {
	return first(f.Rows, func(r *Row) bool { return r.Heroes == heroes })
}
