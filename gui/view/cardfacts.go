package view

import (
	"slices"
	"strings"

	"plotwright/locales"
	"plotwright/model"
)

// Fact is a short text about a card, with what it is about before it.
type Fact struct {
	Title Paragraph
	Text  Paragraph
	// Warning is a reason why something cannot be done.
	Warning bool
}

// Words are title and text in one paragraph; a warning begins with its icon.
func (f Fact) Words() Paragraph {
	var p Paragraph
	if f.Warning {
		p = Paragraph{{Icon: "warning"}, {Text: " "}}
	}
	for _, r := range f.Title {
		r.Bold = true
		p = append(p, r)
	}
	if f.Title != nil {
		p = append(p, Run{Text: " "})
	}
	return append(p, f.Text...)
}

// CardToRead is a card as it lies, with the whole of its face to be read, also of one that lies facedown, for the overlord
// may look at it (R1.2), and its terms leading to the rules. One that is covered stays so.
func (t Table) CardToRead(id model.CardID) Card {
	deck, card := t.catalog().Card(id)
	v := t.PrintedCard(deck, card)
	if t.Session != nil {
		v = t.Card(deck, card, t.state().Card(id))
	}
	v.Faceup = true
	v.Text = LinkTerms(t.Tr, t.catalog(), v.Text)
	return v
}

// ReadOut is a card's name and all of its text, to be read to the table.
func (t Table) ReadOut(id model.CardID) []Paragraph {
	deck, card := t.catalog().Card(id)
	v := t.PrintedCard(deck, card)
	return append([]Paragraph{{{Text: v.Name, Bold: true}}}, v.Text...)
}

// Neighbours are the cards between which one goes from card to card: those of the table in its order, or the deck's.
func (t Table) Neighbours(id model.CardID) []model.CardID {
	var list []model.CardID
	if t.Session != nil {
		for _, c := range t.cards() {
			if !c.Covered {
				list = append(list, c.ID)
			}
		}
		return list
	}
	deck, _ := t.catalog().Card(id)
	for i := range deck.Cards {
		list = append(list, deck.Cards[i].ID)
	}
	return list
}

// CardReason is why a card cannot be triggered or bought now, if it cannot.
func (t Table) CardReason(id model.CardID) []Fact {
	deck, card := t.catalog().Card(id)
	if v := t.Card(deck, card, t.state().Card(id)); v.Reason != "" {
		return []Fact{{Text: Plain(v.Reason), Warning: true}}
	}
	return nil
}

// CardFacts are what there is to say beside a large card: how it lies, what would happen, where its text comes from.
// Without a campaign they say what is printed.
func (t Table) CardFacts(id model.CardID) []Fact {
	deck, card := t.catalog().Card(id)
	var facts []Fact
	fact := func(title, text string) {
		if text != "" {
			facts = append(facts, t.fact(title, text))
		}
	}
	faceup := true
	if t.Session != nil {
		s, k := t.state(), t.state().Card(id)
		v := t.Card(deck, card, k)
		if v.Covered {
			return nil
		}
		faceup = k.Faceup
		fact("ui.fact.status", v.Status)
		fact("ui.plan.after", t.afterBuying(id))
		if !k.Faceup {
			fact("ui.plan.title", t.planAtLength(card))
		}
		if k.Faceup {
			p := t.Session.PreviewTrigger(model.TriggerCard{Card: id, Answers: model.SampleAnswers(card, s)})
			fact("ui.fact.if-triggered", t.Payout(p))
		}
		if k.Effect != nil {
			fact("ui.fact.effect", GroupNames(t.Tr, k.Effect.Text))
		}
		fact("ui.fact.assigned", v.Assigned)
	}
	if faceup {
		fact("ui.fact.refresh", t.Tr.T("ui.refresh."+t.refreshes(card)))
	}
	if note := "card." + string(id) + ".note"; t.Tr.Has(note) {
		fact("ui.fact.note", t.Tr.T(note))
	}
	var more []string
	if card.NameRendered {
		more = append(more, t.Tr.T("source.name-rendered"))
	}
	return append(facts, t.sourceFact(deck, card.Translated, more))
}

// fact is a fact whose terms lead to the rules.
func (t Table) fact(title, text string) Fact {
	linked := LinkTerms(t.Tr, t.catalog(), []Paragraph{Plain(t.Tr.T(title)), Plain(text)})
	return Fact{Title: linked[0], Text: linked[1]}
}

// sourceFact says where a text comes from (R10): a group's own deck from its file, ours from an English scan or the
// community's Russian sheet, with a Russian text of our own.
func (t Table) sourceFact(deck *model.Deck, translated bool, more []string) Fact {
	source := "source.english-scan"
	if translated {
		source = "source.translated"
	}
	sentences := append([]string{t.Tr.T(source)}, more...)
	if t.Tr.Language() == locales.Russian {
		sentences = append(sentences, t.Tr.T("source.our-russian"))
	}
	if deck.Own != nil {
		sentences = []string{t.Tr.T("own.source", "File", deck.Own.File)}
	}
	return Fact{Title: Plain(t.Tr.T("ui.fact.source")), Text: Plain(strings.Join(sentences, " "))}
}

func (t Table) refreshes(card *model.Card) string {
	if card.Use {
		return "use"
	}
	return string(card.Clock)
}

// CardRules are the sections of the rules that a card rests on, in their order.
func (t Table) CardRules(id model.CardID) []string {
	text := t.CardToRead(id).Text
	for _, f := range t.CardFacts(id) {
		text = append(text, f.Words())
	}
	return t.inOrder(Sections(text))
}

func (t Table) inOrder(sections []string) []string {
	var list []string
	for _, s := range t.catalog().Sections {
		if slices.Contains(sections, s.ID) {
			list = append(list, s.ID)
		}
	}
	return list
}

// DisputeText says an item of disputed data with both values, for where nothing can be chosen.
func (t Table) DisputeText(item string) []Paragraph {
	name, values, chosen := t.Dispute(item)
	both := t.DisputeValues(item)
	return []Paragraph{{{Text: name, Bold: true}}, Plain(both[0]), Plain(both[1]), Plain(t.Tr.T("rules.page.table-only", "Value", values[chosen]))}
}

// DisputeValues are the two values of an item, each with where it comes from.
func (t Table) DisputeValues(item string) []string {
	_, values, _ := t.Dispute(item)
	return []string{t.Tr.T("card-page.seed", "Value", values[0]), t.Tr.T("card-page.alternative", "Value", values[1])}
}
