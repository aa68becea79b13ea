package catalog

import (
	"strconv"

	"plotwright/model"
	"plotwright/model/located"
)

const cardsInDeck = 10

// check lists the faults of a deck's content; v is its file.
func check(d *model.Deck, v *located.Value, cat *model.Catalog) []located.Fault {
	c := &checker{}
	c.need(v, "id", "card", "agent")
	c.id(v, "id")
	if n := len(d.Cards); n != cardsInDeck && n > 0 {
		c.fault(v.At("card"), CardCount, strconv.Itoa(n), strconv.Itoa(cardsInDeck))
	}
	basic := 0
	seen := map[model.CardID]bool{}
	for i := range d.Cards {
		card, at := &d.Cards[i], v.Get("card").Elem(i)
		if card.Basic {
			basic++
		}
		if seen[card.ID] && card.ID != "" {
			c.fault(at.At("id"), TwiceID, string(card.ID))
		}
		seen[card.ID] = true
		c.card(card, at, i+1)
		c.effects(card, at, cat)
	}
	if basic != 1 && len(d.Cards) > 0 {
		c.fault(v.At("card"), BasicCount, strconv.Itoa(basic))
	}
	c.agent(&d.Agent, v.Get("agent"), cat)
	return c.faults
}

// card checks what a card has beside its effects.
func (c *checker) card(card *model.Card, at *located.Value, place int) {
	c.need(at, "id", "number", "trigger", "windows", "clock", "moment")
	c.id(at, "id")
	if card.Number != place && at.Get("number") != nil {
		c.fault(at.At("number"), CardNumber, strconv.Itoa(card.Number), strconv.Itoa(place))
	}
	if card.Basic && at.Get("purchase") != nil {
		c.fault(at.At("purchase"), BasicPrice, string(card.ID))
	}
	if !card.Basic {
		c.need(at, "purchase")
		c.number(at, "purchase", 1, MaxNumber)
	}
	c.number(at, "trigger", 0, MaxNumber)
	if at.Get("windows") != nil && len(card.Windows) == 0 {
		c.fault(at.At("windows"), BadWord, "", windows...)
	}
	c.list(at, "windows", windows)
	c.word(at, "clock", clocks)
	c.word(at, "moment", moments)
}

// agent checks the agent and both of his faces.
func (c *checker) agent(a *model.Agent, at *located.Value, cat *model.Catalog) {
	if at == nil || at.Kind != located.Table {
		return
	}
	c.need(at, "id", "face")
	c.id(at, "id")
	var boxes []string
	for _, b := range cat.Boxes {
		boxes = append(boxes, b.ID)
	}
	c.list(at, "forbidden_in", boxes)
	acts := map[int]bool{}
	for i := range a.Faces {
		f, face := at.Get("face").Elem(i), &a.Faces[i]
		if acts[face.Act] {
			c.fault(f.At("act"), TwiceID, strconv.Itoa(face.Act))
		}
		acts[face.Act] = true
		c.face(face, f)
	}
	for act := 1; act <= 2 && len(a.Faces) > 0; act++ {
		if !acts[act] {
			c.fault(at.At("face"), FaceMissing, strconv.Itoa(act))
		}
	}
}

// face checks a face of the agent.
func (c *checker) face(f *model.Face, at *located.Value) {
	c.need(at, "act", "dice", "row")
	c.number(at, "act", 1, 2)
	c.word(at, "attack", attacks)
	c.list(at, "dice", dice)
	seen := map[string]bool{}
	for i, x := range f.Abilities {
		ability := at.Get("ability").Elem(i)
		c.need(ability, "id")
		c.id(ability, "id")
		c.word(ability, "icon", icons)
		if seen[x.ID] {
			c.fault(ability.At("id"), TwiceID, x.ID)
		}
		seen[x.ID] = true
	}
	heroes := map[int]bool{}
	for i, x := range f.Rows {
		row := at.Get("row").Elem(i)
		c.need(row, "heroes", "speed", "health", "defence")
		c.number(row, "heroes", model.MinHeroes, model.MaxHeroes)
		c.number(row, "speed", 0, MaxNumber)
		c.number(row, "health", 1, MaxNumber)
		c.list(row, "defence", defence)
		if heroes[x.Heroes] {
			c.fault(row.At("heroes"), TwiceID, strconv.Itoa(x.Heroes))
		}
		heroes[x.Heroes] = true
	}
	for n := model.MinHeroes; n <= model.MaxHeroes && len(f.Rows) > 0; n++ {
		if !heroes[n] {
			c.fault(at.At("row"), RowMissing, strconv.Itoa(n))
		}
	}
}
