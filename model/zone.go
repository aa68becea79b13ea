package model

import "strings"

// Zone is a place where tokens lie: Supply, Threat, the fortune of a hero, on a card, or beside a card as a reminder.
type Zone string

// The two zones that every campaign has.
const (
	Supply Zone = "supply"
	Threat Zone = "threat"
)

const (
	fortunePrefix  = "fortune:"
	cardPrefix     = "card:"
	reminderPrefix = "reminder:"
)

// FortuneOf is the zone of the tokens on the sheet of a hero.
func FortuneOf(h HeroID) Zone { return Zone(fortunePrefix + string(h)) }

// OnCard is the zone of the tokens that lie on a Plot card.
func OnCard(c CardID) Zone { return Zone(cardPrefix + string(c)) }

// ReminderOf is the zone of the tokens that a Plot card laid on a Monster card or on a base.
func ReminderOf(c CardID) Zone { return Zone(reminderPrefix + string(c)) }

// Hero tells whose fortune the zone is, if it is one.
func (z Zone) Hero() (HeroID, bool) {
	id, ok := strings.CutPrefix(string(z), fortunePrefix)
	return HeroID(id), ok
}

// Card tells on or beside which card the tokens of the zone lie, if they do.
func (z Zone) Card() (CardID, bool) {
	if id, ok := strings.CutPrefix(string(z), cardPrefix); ok {
		return CardID(id), true
	}
	id, ok := strings.CutPrefix(string(z), reminderPrefix)
	return CardID(id), ok
}
