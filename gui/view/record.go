package view

import (
	"fmt"
	"strings"

	"plotwright/locales"
	"plotwright/model"
)

// Record is a campaign as it is put on paper (R2.6).
type Record struct {
	Title string
	// Facts are names and values: box, deck, act, threat, experience points and the like.
	Facts  []RecordFact
	Heroes []RecordHero
	// Cards are those that the overlord owns, and in a record of his own the facedown ones, too.
	Cards []RecordCard
	// Facedown says how many cards are not named, or is empty.
	Facedown string
	Quests   []RecordQuest
	// Story is the log without what was undone, by quests; Left says that it was too long, or is empty.
	Story []RecordChapter
	Left  string
}

// RecordFact is a name and a value.
type RecordFact struct{ Name, Value string }

// RecordHero is a hero with what became of the fortune.
type RecordHero struct {
	Name, Fortune string
	Now           int
}

// RecordCard is a Plot card; Purchase is empty for the basic card.
type RecordCard struct {
	Name, Purchase, Trigger, Moment, Lies string
}

// RecordQuest is a quest that was played or is being played.
type RecordQuest struct {
	Number                    int
	Name, Kind, Winner, Agent string
}

// RecordChapter is the story of a quest.
type RecordChapter struct {
	Heading string
	Lines   []LogLine
}

// maxStory is how many lines of the story go on paper: some fifteen pages.
const maxStory = 500

// Record puts the campaign together as it is now. With a set of public cards (see Public), no other card is named.
func (l *Log) Record(tr *locales.Translator, public map[model.CardID]bool) Record {
	s := l.State()
	r := Record{Title: BoxName(tr, s), Facts: l.recordFacts(tr), Quests: l.recordQuests(tr)}
	for _, f := range l.FortuneSums() {
		if s.Hero(f.Hero) != nil {
			r.Heroes = append(r.Heroes, RecordHero{f.Name, f.text(tr), f.Now})
		}
	}
	hidden := 0
	deck := l.session.Catalog().Deck(s.Deck)
	for i := range s.Cards {
		k := &s.Cards[i]
		switch {
		case deck == nil || deck.Card(k.ID) == nil:
		case !k.Faceup && public != nil:
			hidden++
		default:
			r.Cards = append(r.Cards, l.recordCard(tr, deck.Card(k.ID), k))
		}
	}
	if hidden > 0 {
		r.Facedown = tr.N("record.facedown", hidden)
	}
	l.recordStory(tr, public, &r)
	return r
}

func (l *Log) recordFacts(tr *locales.Translator) []RecordFact {
	s := l.State()
	facts := []RecordFact{
		{tr.T("record.box"), PublishedName(tr, s.Box)}, {tr.T("record.deck"), DeckName(tr, s.Deck)}, {tr.T("record.act"), roman(s.Act)},
		{tr.T("record.threat"), fmt.Sprint(s.Threat())}, {tr.T("record.xp"), fmt.Sprint(s.XP)},
		{tr.T("record.began"), Date(tr, l.batch(0).At)}, {tr.T("record.last"), Date(tr, l.batch(l.Len()-1).At)},
	}
	if s.Over {
		facts = append(facts, RecordFact{tr.T("record.state"), tr.T("record.over")})
	}
	return facts
}

func (l *Log) recordCard(tr *locales.Translator, card *model.Card, k *model.CardState) RecordCard {
	s := l.State()
	r := RecordCard{Name: CardName(tr, s.Rulings, card.ID), Trigger: fmt.Sprint(card.Trigger), Lies: tr.T("record.lies.faceup")}
	switch {
	case !k.Faceup:
		r.Lies = tr.T("record.lies.facedown")
	case k.Exhausted:
		r.Lies = tr.T("record.lies.exhausted")
	}
	if !card.Basic {
		r.Purchase = fmt.Sprint(card.Purchase)
	}
	r.Moment = InWords(Text(tr, l.session.Catalog(), s.Rulings, "card."+string(card.ID)+".moment"))
	return r
}

// InWords is a text with its icons as their names.
func InWords(ps []Paragraph) string {
	var lines []string
	for _, p := range ps {
		line := ""
		for _, r := range p {
			line += r.Text
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// recordQuests are the quests in order, each with the agents that came into play.
func (l *Log) recordQuests(tr *locales.Translator) []RecordQuest {
	s := l.State()
	agents := map[int][]string{}
	for i, scene := range l.scenes {
		if !l.inEffect[i] || scene.quest == nil {
			continue
		}
		for _, e := range l.batch(i).Events {
			if x, ok := e.(model.AgentSummoned); ok {
				n := scene.quest.Number
				agents[n] = append(agents[n], tr.T("record.agent", "Agent", AgentName(tr, x.Agent), "Group", GroupNames(tr, x.Group)))
			}
		}
	}
	var quests []RecordQuest
	add := func(kind model.QuestKind, name, winner string) {
		n := len(quests) + 1
		quests = append(quests, RecordQuest{n, QuestName(tr, kind, name), QuestKindName(tr, kind), winner, strings.Join(agents[n], ", ")})
	}
	for _, q := range s.Played {
		add(q.Kind, q.Name, SideName(tr, q.Winner))
	}
	if s.Quest != nil && s.Quest.Winner == "" {
		add(s.Quest.Kind, s.Quest.Name, tr.T("record.playing"))
	}
	return quests
}

// recordStory tells what is in effect, unless that would take too much paper.
func (l *Log) recordStory(tr *locales.Translator, public map[model.CardID]bool, r *Record) {
	var told []int
	for i := range l.Len() {
		if l.action(i) >= 0 && l.inEffect[i] {
			told = append(told, i)
		}
	}
	if len(told) > maxStory {
		r.Left = tr.N("record.left-out", len(told))
		return
	}
	for _, i := range told {
		line := l.Line(tr, i, public)
		if n := len(r.Story); n == 0 || r.Story[n-1].Heading != line.Quest {
			r.Story = append(r.Story, RecordChapter{Heading: line.Quest})
		}
		chapter := &r.Story[len(r.Story)-1]
		chapter.Lines = append(chapter.Lines, line)
	}
}
