package own

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"unicode"

	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/catalog"
	"plotwright/model/located"
)

// checker knows what is taken, and what the decks of the group's own say.
type checker struct {
	Reader
	files []*File
	decks []*File // those of them that are decks
	// owners are the things of all decks, as in "card.ash"; needed are the messages of those in the files, by id.
	owners map[string]bool
	needed map[string]need
	// said tells by language and id which file says a message.
	said map[string]*File
}

// need is a message of a deck.
type need struct {
	// line is where the deck's file brings it up.
	line     int
	counted  bool
	optional bool
}

func newChecker(r Reader, s Shelf) *checker {
	c := &checker{Reader: r, files: s.Files, owners: map[string]bool{}, needed: map[string]need{}, said: map[string]*File{}}
	for _, d := range r.Catalog.Decks {
		c.owners["deck."+string(d.ID)], c.owners["agent."+string(d.Agent.ID)] = true, true
		for _, card := range d.Cards {
			c.owners["card."+string(card.ID)] = true
		}
	}
	for _, f := range s.Files {
		if f.Deck == nil {
			continue
		}
		c.decks = append(c.decks, f)
		for id, n := range needs(f) {
			c.needed[id] = n
			c.owners[ownerOf(id)] = true
		}
	}
	return c
}

// shape is the shape of a message: ours, or one of a deck of the group's own.
func (c *checker) shape(id string) (locales.Shape, bool) {
	if s, ok := c.Bundle.Shape(id); ok {
		return s, true
	}
	n, ok := c.needed[id]
	s := locales.Shape{Counted: n.counted}
	if n.counted {
		s.Variables = []string{"N"}
	}
	return s, ok
}

// ids finds the ids of a deck's file that are taken by ours or by an earlier file that is used.
func (c *checker) ids(f *File) {
	others := []*model.Deck{}
	names := []string{}
	for _, d := range c.Catalog.Decks {
		others, names = append(others, d), append(names, "")
	}
	for _, g := range c.decks[:slices.Index(c.decks, f)] {
		if len(g.Faults) > 0 {
			continue // it is not used
		}
		others, names = append(others, g.Deck), append(names, g.Name)
	}
	taken := func(line int, id, file string) {
		f.Faults = append(f.Faults, located.Fault{Line: line, Code: TakenID, What: id, File: file})
	}
	v, deck := f.value, f.Deck
	for i, other := range others {
		if deck.ID != "" && other.ID == deck.ID {
			taken(v.At("id"), string(deck.ID), names[i])
		}
		if deck.Agent.ID != "" && other.Agent.ID == deck.Agent.ID {
			taken(v.Get("agent").At("id"), string(deck.Agent.ID), names[i])
		}
		for j, card := range deck.Cards {
			if card.ID != "" && other.Card(card.ID) != nil {
				taken(v.Get("card").Elem(j).At("id"), string(card.ID), names[i])
			}
		}
	}
}

// words finds the messages that a deck lacks in every language.
func (c *checker) words(f *File) {
	var broken *File
	needed := needs(f)
	for _, id := range sortedIDs(needed) {
		n := needed[id]
		if _, ours := c.Bundle.Shape(id); ours || n.optional {
			continue
		}
		var by *File
		for _, g := range c.files {
			if g.Messages[id] != nil && (by == nil || !by.Usable()) {
				by = g
			}
		}
		switch {
		case by == nil:
			f.fault(n.line, MissingMessage, id)
		case !by.Usable():
			broken = by
		}
	}
	if broken != nil && f.Usable() { // else that file's fault may come from this one's
		f.Faults = append(f.Faults, located.Fault{Code: WordsBroken, File: broken.Name})
	}
}

// wordsOf are the messages of a deck in all languages, for the campaigns that are created with it.
func (c *checker) wordsOf(f *File) model.Words {
	words := model.Words{}
	for id := range needs(f) {
		for _, g := range c.files {
			if texts := g.Messages[id]; texts != nil && g.Usable() {
				if words[g.Lang] == nil {
					words[g.Lang] = map[string]map[string]string{}
				}
				words[g.Lang][id] = texts
			}
		}
	}
	return words
}

// needs are the messages of a deck, by id.
func needs(f *File) map[string]need {
	all := map[string]need{}
	add := func(line int, prefix string, ids ...string) {
		for _, id := range ids {
			all[prefix+id] = need{line: line}
		}
	}
	d, v := f.Deck, f.value
	if catalog.ValidID(string(d.ID)) {
		add(v.At("id"), "deck."+string(d.ID)+".", "name", "lieutenant", "pitch")
	}
	for i := range d.Cards {
		if catalog.ValidID(string(d.Cards[i].ID)) {
			cardNeeds(all, &d.Cards[i], v.Get("card").Elem(i))
		}
	}
	agent := v.Get("agent")
	if !catalog.ValidID(string(d.Agent.ID)) {
		return all
	}
	prefix := "agent." + string(d.Agent.ID) + "."
	add(agent.At("id"), prefix, "name")
	for i, face := range d.Agent.Faces {
		for j, a := range face.Abilities {
			if !catalog.ValidID(a.ID) {
				continue
			}
			id := prefix + strconv.Itoa(face.Act) + "." + a.ID + "."
			line := agent.Get("face").Elem(i).Get("ability").Elem(j).At("id")
			add(line, id, "name")
			all[id+"text"] = need{line: line, optional: true}
		}
	}
	return all
}

// cardNeeds are the messages of a card, of its questions and of its reminders.
func cardNeeds(all map[string]need, card *model.Card, at *located.Value) {
	id := "card." + string(card.ID) + "."
	line := at.At("id")
	for _, part := range []string{"name", "moment", "text"} {
		all[id+part] = need{line: line}
	}
	all[id+"note"] = need{line: line, optional: true}
	for i, e := range card.Effects {
		at := at.Get("effect").Elem(i)
		switch e.Kind {
		case model.EffectAsk, model.EffectAssign:
			all[id+"ask"] = need{line: at.At("key")}
			for _, value := range slices.DeleteFunc(slices.Clone(e.Values), func(v string) bool { return !catalog.ValidID(v) }) {
				all["choice."+e.Key+"."+value] = need{line: at.At("values")}
			}
			if e.Type == model.AskCount && catalog.ValidID(e.Key) {
				all["question."+e.Key] = need{line: at.At("key")}
			}
		case model.EffectNotice, model.EffectAccompany:
			if catalog.ValidID(e.Text) {
				all["notice."+e.Text] = need{line: at.At("text"), counted: true}
			}
		}
	}
}

func sortedIDs[T any](m map[string]T) []string { return slices.Sorted(maps.Keys(m)) }

// sign is a character with its number, or only the number of one that cannot be seen.
func sign(r rune) string {
	if unicode.IsGraphic(r) && !unicode.IsSpace(r) {
		return fmt.Sprintf("%c (U+%04X)", r, r)
	}
	return fmt.Sprintf("U+%04X", r)
}
