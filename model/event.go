package model

// Event is something that happened. Events carry outcomes, never what to work out again.
type Event interface{ Kind() string }

// The events. The first event of an action says what the table did; those after it say what followed.
type (
	// CampaignCreated opens a log; Cards are those of the chosen deck.
	CampaignCreated struct {
		Catalog string      `json:"catalog"`
		Name    string      `json:"name"`
		Box     string      `json:"box"`
		Deck    DeckID      `json:"deck,omitempty"`
		Cards   []CardSetup `json:"cards,omitempty"`
		// Own is the file of a deck of the group's own.
		Own     *OwnDeck    `json:"own,omitempty"`
		Heroes  []HeroSetup `json:"heroes"`
		Act     int         `json:"act"`
		Threat  int         `json:"threat,omitempty"`
		XP      int         `json:"xp,omitempty"`
		Rulings Rulings     `json:"rulings"`
	}
	// DeckChosen replaces the cards; tokens stay.
	DeckChosen struct {
		Deck  DeckID      `json:"deck"`
		Cards []CardSetup `json:"cards"`
		Own   *OwnDeck    `json:"own,omitempty"`
	}
	// QuestStarted begins a quest at the set-up of its first encounter.
	QuestStarted struct {
		Quest          QuestKind `json:"quest"`
		Name           string    `json:"name,omitempty"`
		Act            int       `json:"act"`
		UsesLieutenant bool      `json:"usesLieutenant,omitempty"`
	}
	// EncounterStarted begins the set-up of a further encounter.
	EncounterStarted struct {
		Encounter int `json:"encounter"`
	}
	// TurnBegan begins a side's turn.
	TurnBegan struct {
		Side  Side `json:"side"`
		Round int  `json:"round"`
	}
	// QuestEnded ends the quest; the counters, hero tokens and markers of the quest go with it.
	QuestEnded struct {
		Winner Side `json:"winner"`
	}
	// StepBegan begins a step of the campaign phase, or the time between quests.
	StepBegan struct {
		Step Phase `json:"step"`
	}
	// TokensMoved moves N tokens from a zone to another.
	TokensMoved struct {
		From Zone   `json:"from"`
		To   Zone   `json:"to"`
		N    int    `json:"n"`
		Why  Reason `json:"why"`
	}
	// HeroDefeated: the overlord took threat or a card for a hero.
	HeroDefeated struct {
		Hero   HeroID       `json:"hero"`
		Answer DefeatAnswer `json:"answer"`
	}
	// CardTriggered: Cost is what was paid, after a discount.
	CardTriggered struct {
		Card       CardID  `json:"card"`
		Cost       int     `json:"cost"`
		Discounted bool    `json:"discounted,omitempty"`
		Answers    Answers `json:"answers,omitempty"`
	}
	// CardExhausted and CardTurned change how a card lies; a card that turns is ready and without effect.
	CardExhausted struct {
		Card CardID `json:"card"`
	}
	CardTurned struct {
		Card   CardID `json:"card"`
		Faceup bool   `json:"faceup"`
	}
	// CardsRefreshed makes cards ready and ends what lasted until then.
	CardsRefreshed struct {
		Cards []CardID `json:"cards"`
	}
	// CardBought and CardAssigned: what the table did with a card.
	CardBought struct {
		Card CardID `json:"card"`
		Cost int    `json:"cost"`
	}
	CardAssigned struct {
		Card CardID `json:"card"`
		Hero HeroID `json:"hero"`
	}
	// EffectBegan: the card is in effect; Text is what is remembered with it.
	EffectBegan struct {
		Card  CardID `json:"card"`
		Text  string `json:"text,omitempty"`
		Until Until  `json:"until"`
	}
	// EffectEnded: the card's effect is over.
	EffectEnded struct {
		Card CardID `json:"card"`
	}
	// QuestionOpened and QuestionClosed: "did the attack deal damage?"
	QuestionOpened struct {
		Card CardID `json:"card"`
	}
	QuestionClosed struct {
		Card   CardID         `json:"card"`
		Answer QuestionAnswer `json:"answer"`
	}
	// CountersChanged adds or takes fatigue counters.
	CountersChanged struct {
		Card  CardID `json:"card"`
		Delta int    `json:"delta"`
	}
	// DiscountArmed: the next other trigger costs Amount less, until the phase changes.
	DiscountArmed struct {
		Card   CardID `json:"card"`
		Amount int    `json:"amount"`
	}
	// NoticeDue: the card has a notice for the next overlord turn.
	NoticeDue struct {
		Card CardID `json:"card"`
	}
	// NoticeDropped: the encounter ended before that turn.
	NoticeDropped struct {
		Card CardID `json:"card"`
	}
	// NoticeShown: the table has something to do.
	NoticeShown struct {
		Card CardID `json:"card"`
		Text string `json:"text"`
		Note string `json:"note,omitempty"`
		N    int    `json:"n"`
	}
	// AgentSummoned brings an agent into play with the data of its row.
	AgentSummoned struct {
		Agent   AgentID  `json:"agent"`
		Card    CardID   `json:"card"`
		Act     int      `json:"act"`
		Heroes  int      `json:"heroes"`
		Health  int      `json:"health"`
		Speed   int      `json:"speed"`
		Attack  string   `json:"attack,omitempty"`
		Defence []string `json:"defence"`
		Dice    []string `json:"dice"`
		Group   string   `json:"group"`
		Master  int      `json:"master"`
		Minion  int      `json:"minion"`
	}
	// AgentHealthChanged: Delta is as asked for, Health what is left.
	AgentHealthChanged struct {
		Delta  int `json:"delta"`
		Health int `json:"health"`
	}
	// AgentLeft: defeated, or at the end of the encounter or quest.
	AgentLeft struct {
		Agent    AgentID `json:"agent"`
		Defeated bool    `json:"defeated,omitempty"`
	}
	// XPChanged changes the overlord's experience points.
	XPChanged struct {
		Delta int    `json:"delta"`
		Why   Reason `json:"why"`
	}
	// XPExchanged: N points became threat.
	XPExchanged struct {
		N int `json:"n"`
	}
	// RumorPlayed: a Rumor card with a quest.
	RumorPlayed struct{}
	// FortuneSpent: an ability, or an additional Shop Item card.
	FortuneSpent struct {
		Heroes  []HeroID       `json:"heroes"`
		Ability FortuneAbility `json:"ability"`
	}
	// RulingChanged: Name may be a DataRuling.
	RulingChanged struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	}
	// Corrected opens a correction: What is threat, xp, fortune, card or act.
	Corrected struct {
		What  string   `json:"what"`
		Hero  HeroID   `json:"hero,omitempty"`
		Card  CardID   `json:"card,omitempty"`
		Side  CardSide `json:"side,omitempty"`
		Delta int      `json:"delta,omitempty"`
		Act   int      `json:"act,omitempty"`
		Why   string   `json:"why,omitempty"`
	}
	// ActChanged sets the act of the campaign.
	ActChanged struct {
		Act int `json:"act"`
	}
	// CampaignRenamed, HeroRenamed, HeroJoined and HeroLeft: R8.4.
	CampaignRenamed struct {
		Name string `json:"name"`
	}
	HeroRenamed struct {
		Hero HeroID `json:"hero"`
		Name string `json:"name"`
	}
	HeroJoined struct {
		Hero HeroID `json:"hero"`
		Name string `json:"name"`
	}
	HeroLeft struct {
		Hero HeroID `json:"hero"`
	}
	// Undone and Redone name the batch that they take back or bring back.
	Undone struct {
		Batch int `json:"batch"`
	}
	Redone struct {
		Batch int `json:"batch"`
	}
	// WentBack: the table is as it was after the action.
	WentBack struct {
		Action int `json:"action"`
	}
	// UnknownEvent stands for an event of a later version; it is kept as it is and the campaign is read-only.
	UnknownEvent struct {
		Name string
		Body []byte
	}
)

// FortuneShop is the ability of the Shopping step in FortuneSpent (R5.2).
const FortuneShop FortuneAbility = "shop"

// CardSetup is a card of a deck as a campaign begins with it.
type CardSetup struct {
	ID     CardID `json:"id"`
	Faceup bool   `json:"faceup,omitempty"`
}

// HeroSetup is a hero as a campaign begins with it.
type HeroSetup struct {
	ID      HeroID `json:"id"`
	Name    string `json:"name"`
	Fortune int    `json:"fortune,omitempty"`
}

// Reason says why tokens or points moved.
type Reason string

// The reasons.
const (
	WhyQuestEnd   Reason = "quest-end"
	WhyVictory    Reason = "victory"
	WhyDefeat     Reason = "defeat"
	WhyTrigger    Reason = "trigger"
	WhyCard       Reason = "card"
	WhyPurchase   Reason = "purchase"
	WhyExchange   Reason = "exchange"
	WhyRumor      Reason = "rumor"
	WhyFortune    Reason = "fortune"
	WhyShopping   Reason = "shopping"
	WhyReminder   Reason = "reminder"
	WhyRewards    Reason = "rewards"
	WhyCorrection Reason = "correction"
	WhyHeroLeft   Reason = "hero-left"
)
