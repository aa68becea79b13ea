package model

// Command is a wish of the table. Heroes are named by the name that they bear now.
type Command interface{ command() }

// The commands of time (R2.2, R2.3).
type (
	// StartQuest leads from between the quests to the set-up of a first encounter (R2.5).
	StartQuest struct {
		Kind           QuestKind
		Name           string
		UsesLieutenant bool
	}
	// EndSetup starts round 1.
	EndSetup struct{}
	// BeginOverlordTurn ends the heroes' turn; cards refresh (R6.1).
	BeginOverlordTurn struct{}
	// BeginHeroesTurn ends the overlord's turn and begins a round.
	BeginHeroesTurn struct{}
	// NextEncounter ends an encounter and sets up the next.
	NextEncounter struct{}
	// EndQuest ends the quest and does what R3.2 says.
	EndQuest struct{ Winner Side }
	// NextStep goes on in the campaign phase.
	NextStep struct{}
)

// The commands that move tokens and cards.
type (
	// DefeatHero answers the defeat of a hero with threat or with a card (R3.1).
	DefeatHero struct {
		Hero   string
		Answer DefeatAnswer
	}
	// TriggerCard pays for a card and plays it (R4.2). To names the heroes' choices for the tokens with a tie, in order.
	TriggerCard struct {
		Card    CardID
		To      []string
		Answers Answers
	}
	// ResolveCard answers the open question of a card.
	ResolveCard struct {
		Card   CardID
		Answer QuestionAnswer
	}
	// AssignHero lays a hero token on a card.
	AssignHero struct {
		Card CardID
		Hero string
	}
	// DiscardCounter takes a fatigue counter from a card.
	DiscardCounter struct{ Card CardID }
	// BuyCard turns a facedown card up for its purchase cost (R4.1).
	BuyCard struct{ Card CardID }
	// ExchangeXP turns experience points into threat, three each (R3.3).
	ExchangeXP struct{ N int }
	// PlayRumor gains the threat of a Rumor card that features a quest (R3.4).
	PlayRumor struct{}
	// SpendFortune pays for an ability of one hero (R5.1).
	SpendFortune struct {
		Hero    string
		Ability FortuneAbility
	}
	// SpendFortuneShop pays 2 tokens of any heroes for a Shop Item card (R5.2).
	SpendFortuneShop struct{ Shares []Share }
	// DamageAgent, RecoverAgent and DefeatAgent keep the agent's health (R6.5).
	DamageAgent  struct{ N int }
	RecoverAgent struct{ N int }
	DefeatAgent  struct{}
)

// The commands of the table's own affairs (R8).
type (
	// ChooseDeck chooses the Plot deck before the first quest (R1.1).
	ChooseDeck struct{ Deck DeckID }
	// SetRuling changes a ruling; see DataRuling for disputed data.
	SetRuling struct{ Name, Value string }
	// CorrectThreat, CorrectXP and CorrectFortune change a number by Delta (R8.2).
	CorrectThreat struct {
		Delta int
		Why   string
	}
	CorrectXP struct {
		Delta int
		Why   string
	}
	CorrectFortune struct {
		Hero  string
		Delta int
		Why   string
	}
	// CorrectCard sets how a card lies.
	CorrectCard struct {
		Card CardID
		Side CardSide
		Why  string
	}
	// CorrectAct sets the act of the campaign.
	CorrectAct struct {
		Act int
		Why string
	}
	// RenameCampaign, RenameHero, HeroJoins and HeroLeaves change who plays (R8.4).
	RenameCampaign struct{ Name string }
	RenameHero     struct{ Hero, Name string }
	HeroJoins      struct{ Name string }
	HeroLeaves     struct{ Hero string }
	// Undo and Redo step through what was done; GoBack returns to the table after an action (R8.3).
	Undo   struct{}
	Redo   struct{}
	GoBack struct{ Action int }
)

// DefeatAnswer is what the overlord takes for a defeated hero.
type DefeatAnswer string

// The answers to a defeat.
const (
	TakeThreat DefeatAnswer = "threat"
	TakeCard   DefeatAnswer = "card"
)

// QuestionAnswer answers whether an attack dealt damage.
type QuestionAnswer string

// The answers to an open question.
const (
	Hit  QuestionAnswer = "hit"
	Miss QuestionAnswer = "miss"
)

// FortuneAbility is what a hero buys with fortune.
type FortuneAbility string

// The abilities of R5.1.
const (
	Recover FortuneAbility = "recover"
	Reroll  FortuneAbility = "reroll"
	Action  FortuneAbility = "action"
)

// FortuneAbilities lists the abilities with their cost, in the leaflet's order.
func FortuneAbilities() []FortuneAbility { return []FortuneAbility{Recover, Reroll, Action} }

// Cost is the fortune that the ability costs; 0 for an unknown one.
func (a FortuneAbility) Cost() int {
	switch a {
	case Recover, Reroll:
		return 1
	case Action:
		return 2
	}
	return 0
}

// CardSide is how a correction sets a card.
type CardSide string

// The sides of R8.2.
const (
	SideFaceup    CardSide = "faceup"
	SideFacedown  CardSide = "facedown"
	SideReady     CardSide = "ready"
	SideExhausted CardSide = "exhausted"
)

// Share is a hero's part of a common payment.
type Share struct {
	Hero string
	N    int
}

// Answers are the words given to a card that asks, by key; an empty word counts as missing.
type Answers map[string]string

// NoteKey is the key of the free note that goes with every card.
const NoteKey = "note"

func (StartQuest) command()        {}
func (EndSetup) command()          {}
func (BeginOverlordTurn) command() {}
func (BeginHeroesTurn) command()   {}
func (NextEncounter) command()     {}
func (EndQuest) command()          {}
func (NextStep) command()          {}
func (DefeatHero) command()        {}
func (TriggerCard) command()       {}
func (ResolveCard) command()       {}
func (AssignHero) command()        {}
func (DiscardCounter) command()    {}
func (BuyCard) command()           {}
func (ExchangeXP) command()        {}
func (PlayRumor) command()         {}
func (SpendFortune) command()      {}
func (SpendFortuneShop) command()  {}
func (DamageAgent) command()       {}
func (RecoverAgent) command()      {}
func (DefeatAgent) command()       {}
func (ChooseDeck) command()        {}
func (SetRuling) command()         {}
func (CorrectThreat) command()     {}
func (CorrectXP) command()         {}
func (CorrectFortune) command()    {}
func (CorrectCard) command()       {}
func (CorrectAct) command()        {}
func (RenameCampaign) command()    {}
func (RenameHero) command()        {}
func (HeroJoins) command()         {}
func (HeroLeaves) command()        {}
func (Undo) command()              {}
func (Redo) command()              {}
func (GoBack) command()            {}
