package view

import (
	"strings"

	"plotwright/model"
)

// part is something that followed. Parts of one kind about the same thing become one: tokens are added up, cards listed.
type part struct {
	kind, about string
	n           int
	cards       []model.CardID
	text        string
}

// then is what followed from the head of the batch, in words.
func (a *account) then(head model.Event) []string {
	words := a.own(head)
	headLeft := head != nil && a.headText(head) != ""
	var parts []*part
	for _, e := range a.batch.Events {
		if headLeft && sameEvent(e, head) {
			headLeft = false
			continue
		}
		if told(head, e) {
			continue
		}
		p := a.part(e)
		if !merge(parts, p) {
			parts = append(parts, p)
		}
	}
	heroes := false
	for _, p := range parts {
		text := a.partText(p)
		if p.kind == "to-hero" && heroes {
			words[len(words)-1] += ", " + text
		} else {
			words = append(words, text)
		}
		heroes = p.kind == "to-hero"
	}
	return words
}

// sameEvent compares by kind: a head is the first event of its kind in its batch.
func sameEvent(e, head model.Event) bool { return e.Kind() == head.Kind() }

func merge(parts []*part, p *part) bool {
	if p.text != "" {
		return false
	}
	for _, q := range parts {
		if q.kind == p.kind && q.about == p.about {
			q.n += p.n
			q.cards = append(q.cards, p.cards...)
			return true
		}
	}
	return false
}

// told tells whether the head already says what the event says.
func told(head, e model.Event) bool {
	m, moved := e.(model.TokensMoved)
	x, points := e.(model.XPChanged)
	switch h := head.(type) {
	case model.CardTriggered:
		if b, ok := e.(model.EffectBegan); ok {
			return b.Card == h.Card
		}
		k, ok := e.(model.CardExhausted)
		return ok && k.Card == h.Card
	case model.CardBought:
		k, ok := e.(model.CardTurned)
		return ok && k.Card == h.Card && k.Faceup || moved && m.Why == model.WhyPurchase
	case model.XPExchanged:
		return points && x.Why == model.WhyExchange
	case model.FortuneSpent:
		return moved && m.Why == model.WhyFortune
	case model.Corrected:
		_, act := e.(model.ActChanged)
		return act || moved && m.Why == model.WhyCorrection || points && x.Why == model.WhyCorrection || h.What == model.WhatCard && about(e, h.Card)
	}
	return false
}

// about tells whether the event only turns the card.
func about(e model.Event, card model.CardID) bool {
	switch e := e.(type) {
	case model.CardTurned:
		return e.Card == card
	case model.CardExhausted:
		return e.Card == card
	case model.CardsRefreshed:
		return len(e.Cards) == 1 && e.Cards[0] == card
	}
	return false
}

// flow is what a move of tokens means, and the hero or card that it is about.
func flow(m model.TokensMoved) (kind, who string) {
	from, fromHero := m.From.Hero()
	to, toHero := m.To.Hero()
	card, _ := m.From.Card()
	onto, _ := m.To.Card()
	switch {
	case m.From == model.Threat && toHero:
		return "to-hero", string(to)
	case m.From == model.Supply && m.To == model.Threat:
		return "gained", ""
	case card != "" && m.From == model.OnCard(card) && m.To == model.Threat:
		return "gained-from-card", string(card)
	case m.From == model.Threat && m.To == model.Supply && m.Why == model.WhyCard:
		return "discarded", ""
	case m.From == model.Supply && onto != "" && m.To == model.OnCard(onto):
		return "onto-card", string(onto)
	case m.From == model.Supply && onto != "":
		return "reminder", ""
	case card != "" && m.From == model.ReminderOf(card) && m.To == model.Supply:
		return "reminder-back", string(card)
	case fromHero && from != "" && m.To == model.Supply:
		return "fortune-back", ""
	}
	return "moved", strings.Join([]string{string(m.From), string(m.To)}, " ")
}
