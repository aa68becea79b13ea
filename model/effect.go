package model

// EffectKind is one of the few things that Plot cards do. A card is a list of effects, carried out in order after its
// cost is paid (rules' section 7).
type EffectKind string

// The kinds of effect.
const (
	// Ask: the card asks for a word under Key, of Type, with Values and a Default; a missing Must word is refused.
	EffectAsk EffectKind = "ask"
	// Gain: Amount tokens, or as many as the answer to Per says, supply to threat.
	EffectGain EffectKind = "gain"
	// Discard: Amount tokens, threat to supply.
	EffectDiscard EffectKind = "discard"
	// Spend: further threat by the answer to Key, as Amounts says; where it goes is the table's Ruling.
	EffectSpend EffectKind = "spend"
	// Hold: up to Amount tokens from the supply onto the card, never above Cap there.
	EffectHold EffectKind = "hold"
	// Remind: Amount tokens from the supply beside the card, back at Until.
	EffectRemind EffectKind = "remind"
	// Discount: the trigger cost of the next other card is Amount less.
	EffectDiscount EffectKind = "discount"
	// Counter: Amount fatigue counters onto the card.
	EffectCounter EffectKind = "counter"
	// Assign: the card holds a hero token, given by AssignHero; triggering needs it.
	EffectAssign EffectKind = "assign"
	// Summon: the agent of the deck comes into play, replacing Master and Minion figures.
	EffectSummon EffectKind = "summon"
	// Active: the card is in effect while exhausted, or until Until.
	EffectActive EffectKind = "active"
	// Question: leaves a question open on the card; "miss" discards Amount threat if there is any.
	EffectQuestion EffectKind = "question"
	// Notice: a reminder Text, at once or at the next overlord turn (At).
	EffectNotice EffectKind = "notice"
	// Accompany: while the card is exhausted each threat token gained comes with the notice Text.
	EffectAccompany EffectKind = "accompany"
)

// Effect is one thing that a card does.
type Effect struct {
	Kind    EffectKind     `toml:"kind"`
	Key     string         `toml:"key"`
	Type    AskType        `toml:"type"`
	Must    bool           `toml:"must"`
	Values  []string       `toml:"values"`
	Default string         `toml:"default"`
	Amount  int            `toml:"amount"`
	Per     string         `toml:"per"`
	Amounts map[string]int `toml:"amounts"`
	Ruling  string         `toml:"ruling"`
	Cap     int            `toml:"cap"`
	Until   Until          `toml:"until"`
	// When limits the effect to an answer ("large=yes") or to the winner of the quest ("winner=heroes").
	When   string `toml:"when"`
	Master int    `toml:"master"`
	Minion int    `toml:"minion"`
	Text   string `toml:"text"`
	At     Phase  `toml:"at"`
}

// AskType is the kind of word that a card asks for.
type AskType string

// The kinds of word.
const (
	AskGroup   AskType = "group"
	AskMonster AskType = "monster"
	AskHero    AskType = "hero"
	// AskCount is a number from 0 to the number of heroes.
	AskCount  AskType = "count"
	AskChoice AskType = "choice"
)

// Until says when an effect or a reminder ends.
type Until string

// The ends of effects.
const (
	UntilRefresh   Until = "refresh"
	UntilEncounter Until = "encounter"
)
