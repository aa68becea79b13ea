package view

import (
	"maps"
	"slices"
	"strings"

	"plotwright/model"
)

// share is a hero's part of something.
type share struct {
	hero string
	n    int
}

func (a *account) shares(all []share) string {
	words := make([]string, len(all))
	for i, x := range all {
		words[i] = a.tr.T("then.share", "Hero", x.hero, "N", x.n)
	}
	return strings.Join(words, ", ")
}

// cards are names of cards side by side.
func (a *account) cards(ids []model.CardID) string {
	words := make([]string, len(ids))
	for i, id := range ids {
		words[i] = a.tr.T("name.card", "Card", a.cardName(id))
	}
	return strings.Join(words, ", ")
}

// own are the words that belong to what the table did: what it answered, and why.
func (a *account) own(head model.Event) []string {
	tr := a.tr
	switch e := head.(type) {
	case model.CampaignCreated:
		return a.created(e)
	case model.QuestStarted:
		var words []string
		one, _ := e.Quest.ActOf(1)
		if two, _ := e.Quest.ActOf(2); one != two {
			words = append(words, inSentence(ActName(tr, e.Act)))
		}
		if e.UsesLieutenant {
			words = append(words, tr.T("then.lieutenant"))
		}
		return words
	case model.HeroDefeated:
		if e.Answer == model.TakeCard {
			return []string{tr.T("then.card-drawn")}
		}
	case model.CardTriggered:
		words := a.answers(e.Answers)
		if d := a.before.Discount; e.Discounted && d != nil {
			words = append(words, tr.T("then.reduced", "N", d.Amount, "Card", a.cardName(d.Card)))
		}
		return words
	case model.AgentHealthChanged:
		return []string{tr.T("then.health", "Health", e.Health)}
	case model.Corrected:
		if e.Why != "" {
			return []string{tr.T("then.reason", "Text", Quoted(tr, e.Why))}
		}
	}
	return nil
}

// created is how a campaign begins: deck, heroes, and what a campaign already under way has (R8.5).
func (a *account) created(e model.CampaignCreated) []string {
	tr := a.tr
	words := []string{tr.T("name.no-deck")}
	if e.Deck != "" {
		words[0] = tr.T("then.deck", "Deck", DeckName(tr, e.Deck))
	}
	var names []string
	var fortune []share
	for _, h := range e.Heroes {
		names = append(names, h.Name)
		if h.Fortune > 0 {
			fortune = append(fortune, share{h.Name, h.Fortune})
		}
	}
	words = append(words, tr.T("then.heroes", "Heroes", strings.Join(names, ", ")))
	if e.Act != 1 {
		words = append(words, inSentence(ActName(tr, e.Act)))
	}
	if e.Threat > 0 {
		words = append(words, tr.N("then.threat", e.Threat))
	}
	if e.XP > 0 {
		words = append(words, tr.N("then.xp", e.XP))
	}
	if fortune != nil {
		words = append(words, tr.T("then.fortune", "Shares", a.shares(fortune)))
	}
	var faceup []model.CardID
	for _, k := range e.Cards {
		if _, card := a.session.Catalog().Card(k.ID); k.Faceup && (card == nil || !card.Basic) {
			faceup = append(faceup, k.ID)
		}
	}
	if faceup != nil {
		words = append(words, tr.T("then.faceup", "Cards", a.cards(faceup)))
	}
	usual := a.session.Catalog().DefaultRulings()
	for _, name := range slices.Sorted(maps.Keys(e.Rulings)) {
		if value := e.Rulings[name]; value != usual[name] {
			words = append(words, tr.T("then.ruling", "Ruling", RulingName(tr, name), "Value", RulingValue(tr, name, value)))
		}
	}
	return words
}

// goesWithoutSaying are the answers that are usual, or that the tokens tell.
var goesWithoutSaying = map[string]bool{
	"discard=yes": true, "discard=no": true, "large=no": true, "place=yes": true, "size=none": true,
}

// answers are the words given to a card, the most telling first.
func (a *account) answers(given model.Answers) []string {
	keys := slices.Sorted(maps.Keys(given))
	rank := func(key string) int {
		if i := slices.Index([]string{"group", "monster", "hero", "failures", "mode", "size", "large", "place"}, key); i >= 0 {
			return i
		}
		if key == model.NoteKey {
			return 100
		}
		return 50
	}
	slices.SortStableFunc(keys, func(x, y string) int { return rank(x) - rank(y) })
	var words []string
	for _, key := range keys {
		if value := given[key]; !goesWithoutSaying[key+"="+value] {
			words = append(words, a.answer(key, value))
		}
	}
	return words
}

func (a *account) answer(key, value string) string {
	tr := a.tr
	switch key {
	case "group", "monster", model.NoteKey:
		return tr.T("then."+key, "Text", Quoted(tr, GroupNames(tr, value)))
	case "hero":
		return tr.T("then.hero", "Hero", value)
	case "failures":
		return tr.T("then.failures", "Text", value)
	}
	if tr.Has("choice." + key + "." + value) {
		return ChoiceName(tr, key, value)
	}
	return tr.T("then.answer", "Key", QuestionName(tr, key), "Text", Quoted(tr, value))
}
