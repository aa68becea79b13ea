package model

// Identifiers of what a catalogue describes and a campaign holds.
type (
	// DeckID names a Plot deck, CardID a Plot card, AgentID an agent.
	DeckID  string
	CardID  string
	AgentID string
	// HeroID stays with a hero through all renaming.
	HeroID string
)

// Catalog is all that is known before a campaign starts: decks, campaign boxes, rulings and disputed data.
// It is read-only once built.
type Catalog struct {
	// Version is recorded with each campaign that was created under it.
	Version  string
	Decks    []*Deck
	Boxes    []Box
	Rulings  []Ruling
	Disputes []Dispute
	Quests   []KnownQuest
	Sections []RuleSection
	// ReadOwn reads a deck of a group's own as a campaign keeps it; nil for one that cannot be read.
	ReadOwn func(*OwnDeck) *Deck
}

// RuleSection is a section of the rules, in the order in which they are read. Its words are messages.
type RuleSection struct {
	ID string `toml:"id"`
	// Rulings are the table's choices that it speaks of; where Disputes is set, the disputed items are, too.
	Rulings  []string `toml:"rulings"`
	Disputes bool     `toml:"disputes"`
	// Terms are the words on cards that lead to it; the first few are looked up often.
	Terms    []string `toml:"terms"`
	Frequent int      `toml:"frequent"`
}

// Box is a published campaign (R9); the custom one takes the group's own name.
type Box struct {
	ID string `toml:"id"`
	// Kind is full, mini or custom.
	Kind string `toml:"kind"`
	// Act proposes the act in which the campaign starts: 1, or 2 for a box that continues another.
	Act int `toml:"act"`
}

// KnownQuest is a quest of which it is known that it uses the lieutenant of a deck (R9).
type KnownQuest struct {
	ID    string  `toml:"id"`
	Agent AgentID `toml:"agent"`
}

// Ruling is a choice of the table that the rules leave open (R8.1). An empty Values means a number from 1.
type Ruling struct {
	ID      string   `toml:"id"`
	Values  []string `toml:"values"`
	Default string   `toml:"default"`
}

// The values of a disputed item of card data: as on our source, or as in other public data.
const (
	Seed  = "seed"
	Other = "other"
)

// Dispute is an item on which public card data differ (R10). Where it concerns an agent, the remaining fields are
// what holds under the value "other".
type Dispute struct {
	ID      string   `toml:"id"`
	Default string   `toml:"default"`
	Agent   AgentID  `toml:"agent"`
	Act     int      `toml:"act"`
	Heroes  int      `toml:"heroes"`
	Health  int      `toml:"health"`
	Attack  string   `toml:"attack"`
	Defence []string `toml:"defence"`
	// Cards are those whose page speaks of the dispute.
	Cards []CardID `toml:"cards"`
}

// Deck is a Plot deck: ten Plot cards and an agent with a face for each act.
type Deck struct {
	ID    DeckID `toml:"id"`
	Cards []Card `toml:"card"`
	Agent Agent  `toml:"agent"`
	// Own is the file of a deck of a group's own; nil for ours.
	Own *OwnDeck `toml:"-"`
}

// Window is a hard moment in which a card may be triggered (R4.5).
type Window string

// The windows of the rules' section 7.
const (
	InSetup    Window = "setup"
	InTurn     Window = "turn"
	InOverlord Window = "overlord"
	InQuestEnd Window = "quest-end"
)

// Clock says when an exhausted card refreshes (R6.1).
type Clock string

// The three clocks.
const (
	ClockNormal    Clock = "normal"
	ClockEncounter Clock = "encounter"
	ClockQuest     Clock = "quest"
)

// Card is a Plot card as data.
type Card struct {
	ID     CardID `toml:"id"`
	Number int    `toml:"number"`
	// Basic cards start faceup and have no purchase cost.
	Basic    bool     `toml:"basic"`
	Purchase int      `toml:"purchase"`
	Trigger  int      `toml:"trigger"`
	Windows  []Window `toml:"windows"`
	// Use cards stay ready when triggered (R4.2).
	Use   bool  `toml:"use"`
	Clock Clock `toml:"clock"`
	// Moment sorts the usable cards: heroes, overlord-start, overlord, overlord-end, any, setup or quest-end.
	Moment  string   `toml:"moment"`
	Effects []Effect `toml:"effect"`
	// Translated cards come from the community's Russian sheet, the others from an English scan.
	Translated bool `toml:"translated"`
	// NameRendered marks an English name that is a rendering of a Russian title.
	NameRendered bool `toml:"name_rendered"`
}

// OpenIn tells whether the hard window of the card is open in a phase.
func (c *Card) OpenIn(p Phase) bool {
	for _, w := range c.Windows {
		switch {
		case w == InSetup && p == EncounterSetup,
			w == InTurn && p.InTurn(),
			w == InOverlord && p == OverlordTurn,
			w == InQuestEnd && p == QuestEnd:
			return true
		}
	}
	return false
}

// first is the first element for which is holds, in its place in the list, or nil.
func first[T any](list []T, is func(*T) bool) *T {
	for i := range list {
		if is(&list[i]) {
			return &list[i]
		}
	}
	return nil
}

// Effect finds the first effect of a kind.
func (c *Card) Effect(k EffectKind) *Effect {
	return first(c.Effects, func(e *Effect) bool { return e.Kind == k })
}

// Summon is the card that summons the deck's agent, or nil.
func (d *Deck) Summon() *Card {
	return first(d.Cards, func(c *Card) bool { return c.Effect(EffectSummon) != nil })
}

// Deck finds a deck, or nil.
func (c *Catalog) Deck(id DeckID) *Deck {
	for _, d := range c.Decks {
		if d.ID == id {
			return d
		}
	}
	return nil
}

// Card finds a card in any deck, with its deck, or nil.
func (c *Catalog) Card(id CardID) (*Deck, *Card) {
	for _, d := range c.Decks {
		if k := d.Card(id); k != nil {
			return d, k
		}
	}
	return nil, nil
}

// Card finds a card of the deck, or nil.
func (d *Deck) Card(id CardID) *Card {
	return first(d.Cards, func(c *Card) bool { return c.ID == id })
}

// Box finds a campaign box, or nil.
func (c *Catalog) Box(id string) *Box {
	return first(c.Boxes, func(b *Box) bool { return b.ID == id })
}

// Dispute finds a disputed item, or nil.
func (c *Catalog) Dispute(id string) *Dispute {
	return first(c.Disputes, func(d *Dispute) bool { return d.ID == id })
}

// Ruling finds a ruling of the table, or nil.
func (c *Catalog) Ruling(id string) *Ruling {
	return first(c.Rulings, func(r *Ruling) bool { return r.ID == id })
}

// DataChoice is the value in force for a disputed item: the group's, or the catalogue's default.
func (c *Catalog) DataChoice(r Rulings, item string) string {
	if v := r.Value(DataRuling(item)); v != "" {
		return v
	}
	if d := c.Dispute(item); d != nil {
		return d.Default
	}
	return ""
}
