package view

import (
	"strconv"
	"strings"

	"plotwright/locales"
	"plotwright/model"
)

// orElse is the message id, or the other text where no language has it: an id of a later version or of a deck of the
// group's own that came without words.
func orElse(tr *locales.Translator, id, other string) string {
	if tr.Has(id) {
		return tr.T(id)
	}
	return other
}

// namesItem is the disputed item about names of cards (R10). Its default are the names on our source.
const namesItem = "unstable-forces-names"

// CardName is the name of a Plot card under the rulings of a table; without rulings it is the name on our source.
func CardName(tr *locales.Translator, r model.Rulings, id model.CardID) string {
	name := orElse(tr, "card."+string(id)+".name", string(id))
	if r.Value(model.DataRuling(namesItem)) == model.Other {
		return orElse(tr, "card."+string(id)+".name-alternative", name)
	}
	return name
}

// DeckName is the name of a Plot deck, or words for none.
func DeckName(tr *locales.Translator, id model.DeckID) string {
	if id == "" {
		return tr.T("name.no-deck")
	}
	return orElse(tr, "deck."+string(id)+".name", string(id))
}

// AgentName is the name of an agent.
func AgentName(tr *locales.Translator, id model.AgentID) string {
	return orElse(tr, "agent."+string(id)+".name", string(id))
}

// BoxName is the campaign's own name, or else the name of its box.
func BoxName(tr *locales.Translator, s *model.State) string {
	if s.Name != "" {
		return s.Name
	}
	return PublishedName(tr, s.Box)
}

// PublishedName is the name of a campaign box.
func PublishedName(tr *locales.Translator, box string) string {
	return orElse(tr, "campaign."+box+".name", box)
}

// HeroName is the name that the hero bears in the state; for one who is not there it is the id.
func HeroName(s *model.State, id model.HeroID) string {
	if h := s.Hero(id); h != nil {
		return h.Name
	}
	return string(id)
}

// HeroNames are the names of heroes, in the order given.
func HeroNames(s *model.State, ids []model.HeroID) []string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = HeroName(s, id)
	}
	return names
}

// QuestKindName is what a kind of quest is called: Introduction, Act I quest, ...
func QuestKindName(tr *locales.Translator, k model.QuestKind) string {
	return orElse(tr, "quest."+string(k), string(k))
}

// QuestName is the name that the table gave the quest, or else its kind.
func QuestName(tr *locales.Translator, k model.QuestKind, name string) string {
	if name = strings.TrimSpace(name); name != "" {
		return name
	}
	return QuestKindName(tr, k)
}

// PhaseName is what a phase is called, with a capital: Heroes' turn, Shopping, ...
func PhaseName(tr *locales.Translator, p model.Phase) string {
	return orElse(tr, "phase."+string(p), string(p))
}

// SideName is a side of the table, with a capital.
func SideName(tr *locales.Translator, s model.Side) string {
	return orElse(tr, "side."+string(s), string(s))
}

// ActName is Act I or Act II.
func ActName(tr *locales.Translator, act int) string {
	n := strconv.Itoa(act)
	return orElse(tr, "act."+n, n)
}

// AbilityName is what a hero buys with fortune: Reroll 1 die, ...
func AbilityName(tr *locales.Translator, a model.FortuneAbility) string {
	return orElse(tr, "fortune."+string(a), string(a))
}

// ChoiceName is an answer that a card offers, as on a button: a large monster, Frenzy, ...
func ChoiceName(tr *locales.Translator, key, value string) string {
	return orElse(tr, "choice."+key+"."+value, value)
}

// AnswerName is an answer as the card's sheet offers it: in a few words of its own, or as it is called elsewhere.
func AnswerName(tr *locales.Translator, key, value string) string {
	return orElse(tr, "ui.ask."+key+"."+value, ChoiceName(tr, key, value))
}

// QuestionName is what a card asks for a number of.
func QuestionName(tr *locales.Translator, key string) string { return orElse(tr, "question."+key, key) }

// IconName is the name of an icon: fatigue, Willpower, ...
func IconName(tr *locales.Translator, icon string) string {
	return orElse(tr, "icon."+icon+".name", icon)
}

// RulingName is the name of a ruling of the table, or the item of disputed card data that it is about.
func RulingName(tr *locales.Translator, name string) string {
	if item, ok := disputed(name); ok {
		return orElse(tr, "dispute."+item+".item", item)
	}
	return orElse(tr, "ruling."+name+".name", name)
}

// RulingValue is the value of a ruling in words; a number stays one.
func RulingValue(tr *locales.Translator, name, value string) string {
	item, ok := disputed(name)
	if !ok {
		return orElse(tr, "ruling."+name+"."+value, value)
	}
	if value == model.Other {
		value = "alternative"
	}
	return orElse(tr, "dispute."+item+"."+value, value)
}

// RulingButton is a ruling's value where it stands alone.
func RulingButton(tr *locales.Translator, name, value string) string {
	return sentenceStart(RulingValue(tr, name, value))
}

// disputed tells which item of disputed card data a ruling is about, if any.
func disputed(ruling string) (item string, ok bool) {
	return strings.CutPrefix(ruling, model.DataRuling(""))
}
