package view

import (
	"fmt"
	"strings"

	"plotwright/locales"
	"plotwright/model"
)

// Players reads a campaign for the players' window. It is given only what the heroes may know, so that it can show
// nothing else.
type Players struct {
	Public  *model.Public
	Catalog *model.Catalog
	Tr      *locales.Translator
}

// Turn says whose turn it is.
type Turn int

// The turns: nobody's outside the rounds.
const (
	NobodysTurn Turn = iota
	HeroesTurn
	OverlordTurn
)

// PlayersBoard is all that the players' window shows.
type PlayersBoard struct {
	Campaign string
	// Place is act and encounter, Quest the quest's name.
	Quest, Place string
	// Happening is whose turn or which step it is; Turn is the same for colours and pictures.
	Happening string
	Turn      Turn
	// Round is empty outside the rounds; RoundLabel is the word for it.
	Round, RoundLabel string
	Deck              model.DeckID
	Threat            int
	ThreatLabel       string
	// Facedown is the number of facedown cards in words, Pile the number; OnFacedown is what lies on them.
	Facedown   string
	Pile       int
	OnFacedown string
	Cards      []Card
	Chips      []Chip
	Heroes     []Hero
	Agent      *PlayersAgent
	// Empty is said in the place of the cards in a campaign without a deck.
	Empty string
}

// PlayersAgent is the agent in play, without what the overlord has to remember.
type PlayersAgent struct {
	ID                        model.AgentID
	Name, Facts, Speed, Group string
	Health, Full              int
	Dice, Defence             []string
	// Attack is the icon of the attack type, Abilities are the names.
	Attack, Abilities string
}

// Title is the title of the players' window.
func (p Players) Title() string { return p.Tr.T("players.title", "Campaign", p.campaign()) }

func (p Players) campaign() string {
	if p.Public.Name != "" {
		return p.Public.Name
	}
	return PublishedName(p.Tr, p.Public.Box)
}

// Board is all that the window shows.
func (p Players) Board() PlayersBoard {
	s := p.Public
	b := PlayersBoard{
		Campaign: p.campaign(), Happening: p.happening(), Deck: s.Deck, Threat: s.Threat, Pile: s.Pile.Count,
		ThreatLabel: p.Tr.N("ui.threat", s.Threat), Chips: p.chips(), Agent: p.agent(), Cards: p.cards(),
	}
	b.Quest, b.Place = p.place()
	switch s.Phase {
	case model.HeroesTurn:
		b.Turn = HeroesTurn
	case model.OverlordTurn:
		b.Turn = OverlordTurn
	}
	if s.Round > 0 {
		b.Round, b.RoundLabel = fmt.Sprint(s.Round), p.Tr.T("players.round")
	}
	if s.Pile.Count > 0 {
		b.Facedown = p.Tr.N("players.facedown", s.Pile.Count)
	}
	if n := s.Pile.Tokens + s.Pile.Reminders + s.Pile.Counters; n > 0 {
		b.OnFacedown = p.Tr.N("players.on-facedown", n)
	}
	for i := range s.Heroes {
		b.Heroes = append(b.Heroes, p.hero(i))
	}
	if s.Deck == "" {
		b.Empty = p.Tr.T("players.empty")
	}
	return b
}

// printed is the table as far as cards are printed on it; it has no session, and so no state.
func (p Players) printed() Table {
	return Table{Cards: p.Catalog, Rules: p.Public.Rulings, Tr: p.Tr}
}

func (p Players) happening() string {
	s := p.Public
	switch {
	case s.Phase == model.BetweenQuests && s.Over:
		return p.Tr.T("players.turn.over")
	case s.Phase == model.QuestEnd && s.Quest != nil && s.Quest.Winner != "":
		return p.Tr.T("players.winner." + string(s.Quest.Winner))
	}
	return p.Tr.T("players.turn." + string(s.Phase))
}

// place is where in the campaign the table is.
func (p Players) place() (quest, place string) {
	s := p.Public
	if s.Quest == nil || s.Phase == model.BetweenQuests || s.Phase.InCampaignPhase() {
		return "", p.Tr.T("ui.act", "Act", roman(s.Act))
	}
	parts := []string{p.Tr.T("ui.act", "Act", roman(s.Quest.Act))}
	if s.Phase != model.QuestEnd {
		parts = append(parts, p.Tr.T("ui.encounter", "Number", s.Quest.Encounter))
	}
	return QuestName(p.Tr, s.Quest.Kind, s.Quest.Name), strings.Join(parts, " · ")
}

func (p Players) cards() []Card {
	deck := p.Catalog.Deck(p.Public.Deck)
	if deck == nil {
		return nil
	}
	var ready, exhausted []Card
	for i := range p.Public.Cards {
		k := &p.Public.Cards[i]
		card := deck.Card(k.ID)
		if card == nil {
			continue
		}
		v := p.printed().PrintedCard(deck, card)
		v.Exhausted, v.Tokens, v.Reminders, v.Counters = k.Exhausted, k.Tokens, k.Reminders, k.Counters
		v.Assigned = p.heroName(k.Assigned)
		if k.Exhausted {
			v.Status = p.exhausted(card)
			exhausted = append(exhausted, v)
		} else {
			ready = append(ready, v)
		}
	}
	return append(ready, exhausted...)
}

func (p Players) exhausted(card *model.Card) string {
	if card.Clock == model.ClockNormal {
		return p.Tr.T("players.exhausted.one-turn")
	}
	return p.Tr.T("players.exhausted." + string(card.Clock))
}

func (p Players) heroName(id model.HeroID) string {
	for _, h := range p.Public.Heroes {
		if h.ID == id {
			return h.Name
		}
	}
	return ""
}

func (p Players) hero(i int) Hero {
	h := p.Public.Heroes[i]
	v := Hero{
		ID: h.ID, Name: h.Name, Portrait: i + 1, Fortune: h.Fortune, GaveThreat: h.GaveThreat,
		FortuneText: p.Tr.N("ui.fortune", h.Fortune),
	}
	if h.GaveThreat {
		v.Marker = p.Tr.T("players.gave-threat")
	}
	switch {
	case h.OnCard != "":
		v.Holds = p.Tr.T("ui.hero.on-card", "Card", CardName(p.Tr, p.Public.Rulings, h.OnCard))
	case h.OnFacedown:
		v.Holds = p.Tr.T("players.facedown-token")
	}
	return v
}

// chips are the active effects and what the table has to remember; open questions are the overlord's.
func (p Players) chips() []Chip {
	var chips []Chip
	name := func(id model.CardID) string { return CardName(p.Tr, p.Public.Rulings, id) }
	add := func(kind string, card model.CardID, icon, text string) {
		chips = append(chips, Chip{ID: kind + string(card), Icon: icon, Text: text, Card: card})
	}
	for _, k := range p.Public.Cards {
		switch {
		case k.Effect == nil:
		case k.Effect.Text == "":
			add("effect:", k.ID, "exhausted", name(k.ID))
		default:
			add("effect:", k.ID, "exhausted", p.Tr.T("ui.chip.effect", "Card", name(k.ID), "Text", GroupNames(p.Tr, k.Effect.Text)))
		}
	}
	if d := p.Public.Discount; d != nil {
		add("discount:", d.Card, "threat", p.Tr.N("ui.chip.discount", d.Amount, "Card", name(d.Card)))
	}
	for i, n := range p.Public.Notices {
		id := "players.notice." + n.Text
		if !p.Tr.Has(id) {
			id = "notice." + n.Text
		}
		text := p.Tr.N(id, n.N)
		if n.Note != "" {
			text = p.Tr.T("ui.chip.effect", "Card", text, "Text", GroupNames(p.Tr, n.Note))
		}
		add(fmt.Sprintf("notice%d:", i), n.Card, noticeIcon(n.Text), text)
	}
	return chips
}

// agent is the agent in play, as the row of its card says.
func (p Players) agent() *PlayersAgent {
	a := p.Public.Agent
	if a == nil {
		return nil
	}
	v := &PlayersAgent{
		ID: a.ID, Name: AgentName(p.Tr, a.ID), Health: a.Health, Full: a.Full,
		Facts: p.Tr.T("players.agent.facts", "Act", roman(a.Act)), Speed: p.Tr.T("players.agent.speed", "Speed", a.Speed),
		Group: GroupNames(p.Tr, a.Group), Dice: dice(a.Dice), Defence: dice(a.Defence), Attack: a.Attack,
	}
	deck := p.Catalog.Deck(p.Public.Deck)
	if deck == nil {
		return v
	}
	var names []string
	for _, x := range abilityNames(p.Tr, deck, a) {
		names = append(names, x.Text)
	}
	v.Abilities = strings.Join(names, " · ")
	return v
}
