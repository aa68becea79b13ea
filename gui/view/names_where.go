package view

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"plotwright/locales"
	"plotwright/model"
)

// ZoneName is a place of tokens in words.
func ZoneName(tr *locales.Translator, s *model.State, z model.Zone) string {
	if id, ok := z.Hero(); ok {
		return tr.T("zone.fortune", "Hero", HeroName(s, id))
	}
	if id, ok := z.Card(); ok {
		if z == model.OnCard(id) {
			return tr.T("zone.card", "Card", CardName(tr, s.Rulings, id))
		}
		return tr.T("zone.reminder", "Card", CardName(tr, s.Rulings, id))
	}
	return orElse(tr, "zone."+string(z), string(z))
}

// ExhaustedUntil says until when the card stays exhausted, by its clock and the phase: "until the end of the encounter".
func ExhaustedUntil(tr *locales.Translator, c *model.Catalog, s *model.State, id model.CardID) string {
	clock := model.ClockNormal
	if _, card := c.Card(id); card != nil {
		clock = card.Clock
	}
	if clock == model.ClockNormal && (s.Phase == model.QuestEnd || s.Phase == model.Gold) {
		return tr.T("clock.cleanup")
	}
	return orElse(tr, "clock."+string(clock), string(clock))
}

// Quoted is a free text of the players in the language's quotation marks.
func Quoted(tr *locales.Translator, text string) string { return tr.T("name.quoted", "Text", text) }

// JoinAnd joins words as in "Jain, Tomble and Syndrael".
func JoinAnd(tr *locales.Translator, words []string) string { return join(tr, "list.and", words) }

// JoinOr joins words as in "Jain, Tomble or Syndrael".
func JoinOr(tr *locales.Translator, words []string) string { return join(tr, "list.or", words) }

func join(tr *locales.Translator, last string, words []string) string {
	text := ""
	for i, w := range words {
		switch i {
		case 0:
			text = w
		case len(words) - 1:
			text = tr.T(last, "A", text, "B", w)
		default:
			text += ", " + w
		}
	}
	return text
}

// inSentence is a name with its first letter small, for the middle of a sentence.
func inSentence(name string) string { return firstLetter(name, unicode.ToLower) }

// sentenceStart is a text with its first letter a capital.
func sentenceStart(text string) string { return firstLetter(text, unicode.ToUpper) }

func firstLetter(text string, change func(rune) rune) string {
	r, n := utf8.DecodeRuneInString(text)
	if n == 0 {
		return text
	}
	return string(change(r)) + text[n:]
}

// GroupNames are the monster groups of a text as it was kept: those that the table calls by their numbers are said in the
// language of the translator, others as they were typed. Several stand behind each other, as where a card was used again.
func GroupNames(tr *locales.Translator, text string) string {
	parts := strings.Split(text, ", ")
	for i, p := range parts {
		if n, ok := model.NumberOfGroup(p); ok {
			parts[i] = tr.T("ui.ask.group-number", "Number", n)
		}
	}
	return strings.Join(parts, ", ")
}
