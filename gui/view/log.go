package view

import (
	"slices"
	"strings"
	"time"

	"plotwright/locales"
	"plotwright/model"
)

// Log is a campaign's log made ready to be told. What each batch did is worked out once; the words are made when they
// are asked for, in any language, so that a switch costs no more than the lines in sight.
type Log struct {
	catalog  *model.Catalog
	history  *model.History
	accounts []*account
	actions  []int
	inEffect map[int]bool
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

// ReadLog reads a log.
func ReadLog(c *model.Catalog, log []model.Batch) *Log {
	l := &Log{catalog: c, history: model.NewHistory(nil)}
	l.Read(log)
	return l
}

// Read takes in what a log holds that was not read before; logs only grow. It reports whether there was anything.
func (l *Log) Read(log []model.Batch) bool {
	from := len(l.accounts)
	if len(log) <= from && from > 0 {
		return false
	}
	for i := from; i < len(log); i++ {
		a := &account{catalog: l.catalog, before: l.history.State(), batch: log[i], action: -1}
		l.history.Add(log[i])
		a.after = l.history.State()
		if isAction(log[i]) {
			a.action = len(l.actions)
			l.actions = append(l.actions, i)
		}
		if b := a.about(l.actions); b >= 0 && b < i {
			a.of = l.accounts[b]
		}
		l.accounts = append(l.accounts, a)
	}
	l.inEffect = l.history.InEffect()
	return true
}

// Len is the number of lines.
func (l *Log) Len() int { return len(l.accounts) }

// Line tells a batch in the language of the translator. Heroes bear the names of that time. With a set of public cards
// (see Public), no other card is named.
func (l *Log) Line(tr *locales.Translator, i int, public map[model.CardID]bool) LogLine {
	a := l.accounts[i].in(tr, public)
	return LogLine{
		Batch: a.batch.Number, Action: a.action, At: a.batch.At, Quest: questHeading(tr, a.after), Text: a.sentence(),
		Undone: l.undone(i), Correction: a.isCorrection(),
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

// undone tells whether a batch was undone or gone back from: an undo and a redo only say so of others.
func (l *Log) undone(i int) bool {
	a := l.accounts[i]
	_, back := a.head().(model.WentBack)
	return (a.action >= 0 || back) && !l.inEffect[a.batch.Number]
}

// Public are the cards that the whole table has seen: those that lie faceup now, and those that lay faceup after anything
// that is in effect but a correction (R1.2, R4.1). A purchase that was undone, and a card turned up by mistake, remain
// the overlord's secret.
func (l *Log) Public() map[model.CardID]bool {
	public := map[model.CardID]bool{}
	see := func(s *model.State) {
		for _, k := range s.Cards {
			if k.Faceup {
				public[k.ID] = true
			}
		}
	}
	for _, a := range l.accounts {
		if l.inEffect[a.batch.Number] && !a.isCorrection() {
			see(a.after)
		}
	}
	see(l.history.State())
	return public
}

// State is the table now; it is for reading only.
func (l *Log) State() *model.State { return l.history.State() }

func isAction(b model.Batch) bool {
	if len(b.Events) == 0 {
		return false
	}
	switch b.Events[0].(type) {
	case model.Undone, model.Redone, model.WentBack:
		return false
	}
	return true
}

// actionBatches are the places of the actions in the log, by their number (R8.3).
func actionBatches(log []model.Batch) []int {
	var places []int
	for i, b := range log {
		if isAction(b) {
			places = append(places, i)
		}
	}
	return places
}

// about is the place of the batch that this one undid, redid or went back to, or -1.
func (a *account) about(actions []int) int {
	switch e := a.head().(type) {
	case model.Undone:
		return e.Batch
	case model.Redone:
		return e.Batch
	case model.WentBack:
		if e.Action >= 0 && e.Action < len(actions) {
			return actions[e.Action]
		}
	}
	return -1
}

func (a *account) isCorrection() bool {
	return slices.ContainsFunc(a.batch.Events, func(e model.Event) bool { _, ok := e.(model.Corrected); return ok })
}

func questHeading(tr *locales.Translator, s *model.State) string {
	if s.Quest == nil {
		return tr.T("heading.before")
	}
	return tr.T("heading.quest", "Number", s.Quest.Number, "Quest", QuestName(tr, s.Quest.Kind, s.Quest.Name))
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
