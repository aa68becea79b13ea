package model

import (
	"slices"
	"strconv"
)

// State is a campaign at one moment. It is built by Reduce alone; everyone else reads it.
type State struct {
	Name string
	Box  string
	Deck DeckID
	// Own is the file of a deck of the group's own; it is never changed.
	Own    *OwnDeck
	Heroes []Hero
	Tokens map[Zone]int
	// XP is the overlord's unspent experience points (R2.4).
	XP    int
	Act   int
	Phase Phase
	// Round is 0 outside the two turns.
	Round int
	// Quest is the quest being played or last played; nil before the first.
	Quest *Quest
	// Played lists the quests that have ended (R2.6).
	Played []PlayedQuest
	// StepsHad lists the steps that this campaign phase has had.
	StepsHad []Phase
	Cards    []CardState
	Agent    *AgentState
	Discount *Discount
	Notices  []Notice
	Rulings  Rulings
	// Over is set by the end of a finale.
	Over bool
	// Groups are the monster groups named in this campaign, latest first.
	Groups []string

	heroesSeen int
}

// Hero is a member of the heroes' side.
type Hero struct {
	ID   HeroID
	Name string
	// GaveThreat: the overlord gained threat for this hero in this quest (R3.1).
	GaveThreat bool
	// ActionUsed: the additional action of this round is taken (R5.1).
	ActionUsed bool
}

// Quest is a quest in play or just ended.
type Quest struct {
	Number         int
	Kind           QuestKind
	Name           string
	Act            int
	UsesLieutenant bool
	Encounter      int
	// Winner is empty until the quest has ended.
	Winner Side
}

// PlayedQuest is a line of the campaign log.
type PlayedQuest struct {
	Kind   QuestKind
	Name   string
	Winner Side
}

// CardState is a Plot card of the campaign's deck.
type CardState struct {
	ID        CardID
	Faceup    bool
	Exhausted bool
	// Effect is the active effect, nil for none.
	Effect   *ActiveEffect
	Counters int
	// Assigned is the hero whose token lies on the card.
	Assigned HeroID
	// Question: the card waits for an answer.
	Question bool
	// Due: the card has a notice for the next overlord turn of this encounter.
	Due bool
}

// ActiveEffect is what a played card still does.
type ActiveEffect struct {
	Text  string
	Until Until
}

// AgentState is the agent in play with the data it was summoned with.
type AgentState struct {
	ID      AgentID
	Card    CardID
	Act     int
	Heroes  int
	Health  int
	Full    int
	Speed   int
	Attack  string
	Defence []string
	Dice    []string
	Group   string
	Master  int
	Minion  int
}

// Discount is an armed reduction of the next other trigger.
type Discount struct {
	Card   CardID
	Amount int
}

// Notice is something that the table has to do by hand.
type Notice struct {
	Card CardID
	Text string
	// Note is the group or monster it is about.
	Note string
	N    int
}

// Hero finds a hero by id, or nil.
func (s *State) Hero(id HeroID) *Hero {
	return first(s.Heroes, func(h *Hero) bool { return h.ID == id })
}

// HeroNamed finds a hero by the name borne now, or nil.
func (s *State) HeroNamed(name string) *Hero {
	return first(s.Heroes, func(h *Hero) bool { return h.Name == name })
}

// Card finds a card of the deck in play, or nil.
func (s *State) Card(id CardID) *CardState {
	return first(s.Cards, func(c *CardState) bool { return c.ID == id })
}

// Threat is the number of threat tokens in the overlord's play area.
func (s *State) Threat() int { return s.Tokens[Threat] }

// Fortune is the number of fortune tokens of a hero.
func (s *State) Fortune(h HeroID) int { return s.Tokens[FortuneOf(h)] }

// InPlay is the number of all tokens outside the supply (R1.4).
func (s *State) InPlay() int {
	n := 0
	for _, k := range s.Tokens {
		n += k
	}
	return n
}

// Supply is the number of tokens left in a limited supply; limited is false where there is no end to it (R1.4).
func (s *State) Supply() (n int, limited bool) {
	if s.Rulings.Value(RulingSupply) == "unlimited" {
		return 0, false
	}
	packs, err := strconv.Atoi(s.Rulings.Value(RulingPacks))
	if err != nil {
		packs = 1
	}
	return max(0, TokensPerPack*packs-s.InPlay()), true
}

// Poorest lists the heroes with the fewest fortune tokens, in their order (R4.3).
func (s *State) Poorest() []HeroID {
	var ids []HeroID
	least := 0
	for _, h := range s.Heroes {
		n := s.Fortune(h.ID)
		if ids == nil || n < least {
			ids, least = []HeroID{h.ID}, n
		} else if n == least {
			ids = append(ids, h.ID)
		}
	}
	return ids
}

// NextStep is where next-step leads: the first step of the order in force that this campaign phase has not had, then
// BetweenQuests (R2.3). ok is false where there is no next step.
func (s *State) NextStep() (p Phase, ok bool) {
	if s.Phase != QuestEnd && !s.Phase.InCampaignPhase() {
		return "", false
	}
	for _, p := range StepOrder(s.Rulings) {
		if !slices.Contains(s.StepsHad, p) {
			return p, true
		}
	}
	return BetweenQuests, true
}

// Clone is a deep copy.
func (s *State) Clone() *State {
	c := *s
	c.Heroes = slices.Clone(s.Heroes)
	c.Tokens = make(map[Zone]int, len(s.Tokens))
	for z, n := range s.Tokens {
		c.Tokens[z] = n
	}
	if s.Quest != nil {
		q := *s.Quest
		c.Quest = &q
	}
	c.Played = slices.Clone(s.Played)
	c.StepsHad = slices.Clone(s.StepsHad)
	c.Cards = slices.Clone(s.Cards)
	for i := range c.Cards {
		if e := c.Cards[i].Effect; e != nil {
			k := *e
			c.Cards[i].Effect = &k
		}
	}
	if s.Agent != nil {
		a := *s.Agent
		c.Agent = &a
	}
	if s.Discount != nil {
		d := *s.Discount
		c.Discount = &d
	}
	c.Notices = slices.Clone(s.Notices)
	c.Rulings = s.Rulings.clone()
	c.Groups = slices.Clone(s.Groups)
	return &c
}
