package catalog

import (
	"maps"
	"slices"
	"strings"

	"plotwright/model"
	"plotwright/model/located"
)

// effects checks what a card does.
func (c *checker) effects(card *model.Card, at *located.Value, cat *model.Catalog) {
	asked := map[string]model.Effect{}
	for i, e := range card.Effects {
		x := at.Get("effect").Elem(i)
		c.need(x, "kind")
		c.word(x, "kind", kinds)
		known, ok := effectKeys[e.Kind]
		if !ok {
			continue
		}
		c.need(x, known.keys[:known.needed]...)
		for _, key := range x.Keys() {
			if key != "kind" && !slices.Contains(known.keys, key) && slices.Contains(allKeys, key) {
				c.fault(x.At(key), UnusedKey, key, string(e.Kind))
			}
		}
		for _, key := range []string{"amount", "cap"} {
			c.number(x, key, 1, MaxNumber)
		}
		for _, key := range []string{"master", "minion"} {
			c.number(x, key, 0, MaxNumber)
		}
		c.word(x, "until", untils)
		c.word(x, "at", words(model.OverlordTurn))
		c.id(x, "text")
		if e.Kind == model.EffectAsk {
			c.ask(e, x, asked)
		}
	}
	for i, e := range card.Effects {
		c.answered(e, at.Get("effect").Elem(i), asked, cat)
	}
}

// allKeys are the keys that some kind of effect reads.
var allKeys = func() []string {
	var all []string
	for _, k := range effectKeys {
		all = append(all, k.keys...)
	}
	return all
}()

// ask checks a question of a card.
func (c *checker) ask(e model.Effect, at *located.Value, asked map[string]model.Effect) {
	c.word(at, "type", asks)
	c.id(at, "key")
	switch _, again := asked[e.Key]; {
	case again:
		c.fault(at.At("key"), AskedTwice, e.Key)
	case e.Key == "to" || e.Key == model.NoteKey || e.Key == "winner":
		c.fault(at.At("key"), KeptKey, e.Key)
	case at.Get("key") != nil && (e.Type == model.AskGroup || e.Type == model.AskMonster || e.Type == model.AskHero) && e.Key != string(e.Type):
		c.fault(at.At("key"), TypeKey, string(e.Type))
	}
	asked[e.Key] = e
	if e.Type != model.AskChoice {
		for _, key := range []string{"values", "default"} {
			if at.Get(key) != nil {
				c.fault(at.At(key), NoChoice, key)
			}
		}
		return
	}
	if len(e.Values) < 2 {
		c.fault(at.At("values"), FewValues, e.Key)
	}
	for i, v := range e.Values {
		if !ValidID(v) {
			c.fault(at.Get("values").Elem(i).Line, BadID, v)
		} else if slices.Contains(e.Values[:i], v) {
			c.fault(at.Get("values").Elem(i).Line, TwiceID, v)
		}
	}
	c.word(at, "default", e.Values)
}

// answered checks what an effect makes of the answers.
func (c *checker) answered(e model.Effect, at *located.Value, asked map[string]model.Effect, cat *model.Catalog) {
	if e.Per != "" && asked[e.Per].Type != model.AskCount {
		c.fault(at.At("per"), NotAsked, e.Per, keysOf(asked, model.AskCount)...)
	}
	if e.Kind == model.EffectGain && (at.Get("amount") == nil) == (at.Get("per") == nil) {
		c.fault(at.At(""), Missing, "amount")
	}
	if e.Kind == model.EffectSpend {
		c.spend(e, at, asked, cat)
	}
	if e.When == "" {
		return
	}
	key, value, ok := strings.Cut(e.When, "=")
	question, isAsked := asked[key]
	switch {
	case !ok:
		c.fault(at.At("when"), BadWhen, e.When)
	case key == "winner":
		if value != string(model.Heroes) && value != string(model.Overlord) {
			c.fault(at.At("when"), BadWord, value, words(model.Heroes, model.Overlord)...)
		}
	case !isAsked || question.Type != model.AskChoice:
		c.fault(at.At("when"), NotAsked, key, keysOf(asked, model.AskChoice)...)
	case !slices.Contains(question.Values, value):
		c.fault(at.At("when"), BadWord, value, question.Values...)
	}
}

// spend checks the further cost that a choice brings.
func (c *checker) spend(e model.Effect, at *located.Value, asked map[string]model.Effect, cat *model.Catalog) {
	question := asked[e.Key]
	if at.Get("key") != nil && question.Type != model.AskChoice {
		c.fault(at.At("key"), NotAsked, e.Key, keysOf(asked, model.AskChoice)...)
		return
	}
	for _, answer := range at.Get("amounts").Keys() {
		if !slices.Contains(question.Values, answer) {
			c.fault(at.Get("amounts").At(answer), BadWord, answer, question.Values...)
		}
		c.number(at.Get("amounts"), answer, 0, MaxNumber)
	}
	var rulings []string
	for _, r := range cat.Rulings {
		if slices.Contains(r.Values, string(model.Supply)) {
			rulings = append(rulings, r.ID)
		}
	}
	c.word(at, "ruling", rulings)
}

// keysOf are the keys of the questions of a type, sorted.
func keysOf(asked map[string]model.Effect, of model.AskType) []string {
	var keys []string
	for _, key := range slices.Sorted(maps.Keys(asked)) {
		if asked[key].Type == of {
			keys = append(keys, key)
		}
	}
	return keys
}
