package view

import (
	"strings"

	"plotwright/model"
)

// Run is a stretch of text in one style, or an inline icon.
type Run struct {
	Text         string
	Bold, Italic bool
	// Icon is an asset's name without its "icon-" and without the suffix of the theme; Text then is its name.
	Icon string
	// Link is the section of the rules that the run leads to; empty leads nowhere.
	Link string
	// Mark is set on what a search has found.
	Mark Mark
}

// alike tells whether two runs differ in their text alone.
func (r Run) alike(x Run) bool {
	r.Text, x.Text = "", ""
	return r == x
}

// Mark is how a run stands in a search.
type Mark int

// The marks: not found, found, and found and looked at.
const (
	Unmarked Mark = iota
	Hit
	Current
)

// Paragraph is a line or more of running text.
type Paragraph []Run

// String is the paragraph without its styles; icons have their names.
func (p Paragraph) String() string {
	var text strings.Builder
	for _, r := range p {
		text.WriteString(r.Text)
	}
	return text.String()
}

// Plain is a paragraph of one style.
func Plain(text string) Paragraph { return Paragraph{{Text: text}} }

// ButtonStyle is the weight of a button.
type ButtonStyle int

// The styles: a Quiet button is the usual one, a Main one is the next step, a Flat one has no frame.
const (
	Quiet ButtonStyle = iota
	Main
	Flat
	Danger
)

// Button is something to press. A button with a Reason cannot be pressed usefully: it is drawn faint, and pressing it
// says the reason.
type Button struct {
	Label  string
	Icon   string
	Style  ButtonStyle
	Reason string
	// Hint is the longer name, shown where the label is short.
	Hint string
	// About is the part of the hint that says what the button is about, for where the whole hint is too long.
	About string
	// Hidden buttons take no place.
	Hidden bool
}

// ContentsLine is an entry of a list of contents.
type ContentsLine struct {
	Label, Number string
	// Here marks the entry that is being read, Faint one in which nothing was found.
	Here, Faint bool
}

// Light is how a drop target looks while tokens are in the air.
type Light int

// The lights: no drag, can take them, cannot, pointer over it.
const (
	Unlit Light = iota
	Lit
	Dimmed
	Over
)

// Card is a Plot card as it lies on the table.
type Card struct {
	ID   model.CardID
	Deck model.DeckID
	Name string
	// OtherName is the name in the other language, where both are shown.
	OtherName string
	// Purchase is empty for the basic card.
	Purchase, Trigger string
	Moment            string
	Text              []Paragraph
	// Footer is the deck and the number, "Silent Protector 6/12".
	Footer string
	// Number is the footer where there is no room for the deck's name, "6/12".
	Number string
	Faceup bool
	// Covered cards are facedown ones of which not even the name is shown.
	Covered   bool
	Exhausted bool
	// Status is a short line about how the card is: facedown, exhausted until when, holds 4, an open question.
	Status string
	// Usable cards can be triggered or bought at this moment.
	Usable bool
	// Reason is why not, a sentence.
	Reason string
	// Tokens lie on the card, Reminders beside it, Counters are fatigue counters.
	Tokens, Reminders, Counters int
	// Assigned is the hero whose token lies on the card.
	Assigned string
	// Plan is what a pinned card still needs; empty for cards that are not pinned.
	Plan string
}

// Hero is a hero sheet.
type Hero struct {
	ID   model.HeroID
	Name string
	// Portrait is 1 to 4.
	Portrait int
	Fortune  int
	// FortuneText is the number in words, "2 fortune tokens".
	FortuneText string
	// GaveThreat marks a hero who was defeated for threat in this quest; Marker is the words for it.
	GaveThreat bool
	Marker     string
	// Holds says for which cards the hero's token was given.
	Holds     string
	Abilities []AbilityButton
	Defeated  Button
}

// AbilityButton is what a hero can buy with fortune.
type AbilityButton struct {
	Ability model.FortuneAbility
	Cost    int
	Button
}

// Agent is the agent in play.
type Agent struct {
	ID     model.AgentID
	Name   string
	Facts  string
	Group  string
	Health int
	Full   int
	// HealthText is "8/10".
	HealthText string
	Dice       []string
	Defence    []string
	Attack     string
	Abilities  []Paragraph
	Reminders  []string
	Minus      Button
	Plus       Button
	Defeated   Button
	ShowCard   Button
}

// Tray is where the threat lies.
type Tray struct {
	Threat int
	// Label agrees with the number: "threat tokens".
	Label string
	XP    string
	// XPLabel agrees with the number of experience points.
	XPLabel string
	// Point tells whether an experience point can be taken and changed into threat.
	Point    bool
	Exchange Button
	Rumor    Button
	// Hint is a quiet line: how to spend, or what is picked up.
	Hint string
}

// Step is a phase in the now bar's row.
type Step struct {
	Label   string
	Current bool
	Done    bool
	// Once tells that the step is ticked off when it is done; turns come again.
	Once bool
}

// Moment is what the now bar says of a moment of the campaign.
type Moment struct{ Place, Happening string }

// Now is the now bar.
type Now struct {
	Title string
	// Place is quest, act, encounter and round.
	Place string
	// Happening says who acts and what to do.
	Happening string
	// Others are the other moments of the same part of the campaign, so that the bar is as high as its longest one needs.
	Others []Moment
	Steps  []Step
	Main   Button
	Undo   Button
	Redo   Button
	More   Button
	// Cover hides the facedown cards, or shows them again.
	Cover Button
}

// Chip is an active effect, an open question or a reminder.
type Chip struct {
	ID   string
	Icon string
	Text string
	// Card is the card that it is about; a tap opens it.
	Card model.CardID
	// Answers are the buttons of an open question.
	Answers []Button
}

// Board is all that the table window shows.
type Board struct {
	Now    Now
	Chips  []Chip
	Cards  []Card
	Heroes []Hero
	Agent  *Agent
	Tray   Tray
	// Empty is said in the place of the cards in a campaign without a deck.
	Empty string
}
