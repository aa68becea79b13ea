package view

import (
	"strings"
	"time"

	"plotwright/locales"
	"plotwright/model"
)

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

// LogLines tells the whole log in the language of the translator, one line a batch, oldest first. Heroes bear the names
// of that time.
func LogLines(tr *locales.Translator, c *model.Catalog, log []model.Batch) []LogLine {
	lines := make([]LogLine, 0, len(log))
	accounts := make([]*account, 0, len(log))
	actions := actionBatches(log)
	h := model.NewHistory(nil)
	next := 0
	for i := range log {
		a := &account{tr: tr, catalog: c, before: h.State(), batch: log[i]}
		h.Add(log[i])
		a.after = h.State()
		accounts = append(accounts, a)
		if b := a.about(actions); b >= 0 && b < i {
			a.what = accounts[b].action()
		}
		line := LogLine{Batch: log[i].Number, Action: -1, At: log[i].At, Quest: questHeading(tr, a.after), Text: a.sentence()}
		if next < len(actions) && actions[next] == i {
			line.Action = next
			next++
		}
		for _, e := range log[i].Events {
			if _, ok := e.(model.Corrected); ok {
				line.Correction = true
			}
		}
		lines = append(lines, line)
	}
	in := h.InEffect()
	for i := range lines {
		lines[i].Undone = lines[i].Action >= 0 && !in[lines[i].Batch]
	}
	return lines
}

// Happened is the sentence of one batch of the log. It is empty for a batch that the log does not have.
func Happened(tr *locales.Translator, c *model.Catalog, log []model.Batch, batch int) string {
	a := accountOf(tr, c, log, batch)
	if a == nil {
		return ""
	}
	if b := a.about(actionBatches(log)); b >= 0 && b < batch {
		a.what = ActionText(tr, c, log, b)
	}
	return a.sentence()
}

// accountOf is the account of one batch, or nil.
func accountOf(tr *locales.Translator, c *model.Catalog, log []model.Batch, batch int) *account {
	if batch < 0 || batch >= len(log) {
		return nil
	}
	h := model.NewHistory(log[:batch])
	a := &account{tr: tr, catalog: c, before: h.State(), batch: log[batch]}
	h.Add(log[batch])
	a.after = h.State()
	return a
}

// actionBatches are the places of the actions in the log, by their number (R8.3).
func actionBatches(log []model.Batch) []int {
	var places []int
	for i, b := range log {
		if len(b.Events) == 0 {
			continue
		}
		switch b.Events[0].(type) {
		case model.Undone, model.Redone, model.WentBack:
			continue
		}
		places = append(places, i)
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
