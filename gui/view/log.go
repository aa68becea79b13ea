package view

import (
	"slices"
	"strings"
	"time"

	"plotwright/locales"
	"plotwright/model"
)

// Log is a campaign's log made ready to be told. The words are made when they are asked for, in any language, and the states
// that they need then come from the session; so a switch costs no more than the lines in sight, and the log keeps little.
type Log struct {
	session *model.Session
	// scenes are the scenes after each batch that was read.
	scenes   []*scene
	inEffect []bool
}

// scene is what has to be known of the table after every line at once. Lines that follow each other share it until it changes.
type scene struct {
	quest  *model.Quest
	heroes []model.Hero
	faceup []model.CardID
}

// LogLine is a batch of the log as a sentence.
type LogLine struct {
	Batch int
	// Action is the number of the action (R8.3), or -1 for undo, redo and going back.
	Action int
	At     time.Time
	// Quest is the heading under which the line stands: lines with the same heading follow each other, until an undo
	// or a going back leads over a border.
	Quest string
	Text  string
	// Undone lines are no part of how the table is now.
	Undone     bool
	Correction bool
}

// ReadLog reads the log of a session.
func ReadLog(s *model.Session) *Log {
	l := &Log{session: s}
	l.Read()
	return l
}

// Read takes in what the session's log holds that was not read before; logs only grow. It reports whether there was anything.
func (l *Log) Read() bool {
	from, h := l.Len(), l.session.History()
	if len(l.session.Log()) <= from {
		return false
	}
	var last *scene
	if from > 0 {
		last = l.scenes[from-1]
	}
	for i := from; i < len(l.session.Log()); i++ {
		last = sceneOf(h.StateAfter(i), last)
		l.scenes = append(l.scenes, last)
	}
	l.inEffect = h.InEffect()
	return true
}

// sceneOf is the scene of a state: the last one, where that is the same.
func sceneOf(s *model.State, last *scene) *scene {
	var faceup []model.CardID
	for _, k := range s.Cards {
		if k.Faceup {
			faceup = append(faceup, k.ID)
		}
	}
	named := func(a, b model.Hero) bool { return a.ID == b.ID && a.Name == b.Name }
	if last != nil && sameQuest(s.Quest, last.quest) && slices.EqualFunc(s.Heroes, last.heroes, named) && slices.Equal(faceup, last.faceup) {
		return last
	}
	return &scene{s.Quest, s.Heroes, faceup}
}

// Len is the number of lines.
func (l *Log) Len() int { return len(l.scenes) }

// account is what the batch of a line did.
func (l *Log) account(i int) *account { return accountOf(l.session, i) }

// batch is the batch of a line.
func (l *Log) batch(i int) model.Batch { return l.session.Log()[i] }

// Line tells a batch in the language of the translator. Heroes bear the names of that time. With a set of public cards
// (see Public), no other card is named.
func (l *Log) Line(tr *locales.Translator, i int, public map[model.CardID]bool) LogLine {
	a := l.account(i).in(tr, public)
	return LogLine{
		Batch: i, Action: l.action(i), At: a.batch.At, Quest: questHeading(tr, l.scenes[i].quest), Text: a.sentence(),
		Undone: l.undone(i), Correction: isCorrection(a.batch),
	}
}

// Lines tells the whole log, oldest first.
func (l *Log) Lines(tr *locales.Translator, public map[model.CardID]bool) []LogLine {
	lines := make([]LogLine, l.Len())
	for i := range lines {
		lines[i] = l.Line(tr, i, public)
	}
	return lines
}

// action is the number of the action of a line (R8.3), or -1.
func (l *Log) action(i int) int { return l.session.History().ActionOf(i) }

// undone tells whether a batch was undone or gone back from: an undo and a redo only say so of others.
func (l *Log) undone(i int) bool {
	_, back := headOf(l.batch(i)).(model.WentBack)
	return (l.action(i) >= 0 || back) && !l.inEffect[i]
}

// Public are the cards that the whole table has seen: those that lie faceup now, and those that lay faceup after anything
// that is in effect but a correction (R1.2, R4.1). A purchase that was undone, and a card turned up by mistake, remain
// the overlord's secret.
func (l *Log) Public() map[model.CardID]bool {
	public := map[model.CardID]bool{}
	var seen *scene
	for i, s := range l.scenes {
		if s == seen || !l.inEffect[i] || isCorrection(l.batch(i)) {
			continue
		}
		seen = s
		for _, id := range s.faceup {
			public[id] = true
		}
	}
	for _, k := range l.State().Cards {
		if k.Faceup {
			public[k.ID] = true
		}
	}
	return public
}

// State is the table now; it is for reading only.
func (l *Log) State() *model.State { return l.session.State() }

func isCorrection(b model.Batch) bool {
	return slices.ContainsFunc(b.Events, func(e model.Event) bool { _, ok := e.(model.Corrected); return ok })
}

func questHeading(tr *locales.Translator, q *model.Quest) string {
	if q == nil {
		return tr.T("heading.before")
	}
	return tr.T("heading.quest", "Number", q.Number, "Quest", QuestName(tr, q.Kind, q.Name))
}

// sentence is what the table did and, after a colon, what followed from it.
func (a *account) sentence() string {
	head := a.head()
	text := ""
	if head != nil {
		text = a.headText(head)
	}
	then := strings.Join(a.then(head), "; ")
	if a.secret {
		return a.tr.T("log.secret")
	}
	switch {
	case text == "" && then == "":
		text = a.tr.T("log.nothing")
	case text == "":
		text = sentenceStart(then)
	case then != "" && strings.Contains(text, ": "):
		text += "; " + then
	case then != "":
		text += ": " + then
	}
	if strings.HasSuffix(text, "!") || strings.HasSuffix(text, "?") {
		// The name of a card closes the sentence: "... triggered End It!"
		return text
	}
	return a.tr.T("log.sentence", "Text", text)
}
