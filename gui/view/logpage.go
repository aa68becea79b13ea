package view

import (
	"time"

	"plotwright/locales"
	"plotwright/model"
)

// LogKind is what the log's window tells.
type LogKind int

// The kinds: what happened, the tokens' way, and how many went where.
const (
	Story LogKind = iota
	Tokens
	Sums
)

// LogKinds names the kinds, in their order.
func LogKinds(tr *locales.Translator) []string {
	return []string{tr.T("history.story"), tr.T("history.tokens"), tr.T("history.sums")}
}

// LogRow is a row of the log's window.
type LogRow struct {
	// Batch can be looked at, or -1 for a row that is only read.
	Batch int
	Text  Paragraph
	// Note is a small line under the text.
	Note string
	// Time is the time of day, or empty.
	Time string
	Icon string
	// Heading begins a quest or a section, Day a day.
	Heading, Day bool
	// Undone rows are no part of how the table is now; the note says so, too.
	Undone bool
}

// LogPage is the log under one kind, as rows that are worded when they come in sight.
type LogPage struct {
	log  *Log
	kind LogKind
	rows []logRow
	// ledger is filled for Tokens and Sums.
	ledger []LedgerRow
}

// logRow is a row before it is worded: a heading or a day in front of a line, the line of a batch or of a move, or a sum.
type logRow struct {
	batch, move  int
	heading, day bool
	word         func(*locales.Translator) LogRow
}

// Page sets the log out under a kind.
func (l *Log) Page(kind LogKind) *LogPage {
	p := &LogPage{log: l, kind: kind}
	switch kind {
	case Story:
		for i := range l.Len() {
			p.line(i, 0)
		}
	case Tokens:
		p.ledger = l.Ledger()
		for i := range p.ledger {
			p.line(p.ledger[i].Batch, i)
		}
	case Sums:
		p.ledger = l.Ledger()
		p.sums()
	}
	return p
}

// line adds a row for a batch, under a new heading where the quest is another one, and under a new day.
func (p *LogPage) line(batch, move int) {
	last := -1
	if len(p.rows) > 0 {
		last = p.rows[len(p.rows)-1].batch
	}
	l := p.log
	switch {
	case last < 0 || !sameQuest(l.scenes[last].quest, l.scenes[batch].quest):
		p.rows = append(p.rows, logRow{batch: batch, heading: true})
	case !sameDay(l.batch(last).At, l.batch(batch).At):
		p.rows = append(p.rows, logRow{batch: batch, day: true})
	}
	p.rows = append(p.rows, logRow{batch: batch, move: move})
}

func sameQuest(a, b *model.Quest) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Number == b.Number && a.Kind == b.Kind && a.Name == b.Name
}

func sameDay(a, b time.Time) bool {
	y, m, d := a.Local().Date()
	y2, m2, d2 := b.Local().Date()
	return y == y2 && m == m2 && d == d2
}

// Len is the number of rows.
func (p *LogPage) Len() int { return len(p.rows) }

// Row is a row in words. With a set of public cards (see Log.Public), no other card is named.
func (p *LogPage) Row(tr *locales.Translator, i int, public map[model.CardID]bool) LogRow {
	r := p.rows[i]
	if r.word != nil {
		return r.word(tr)
	}
	b := p.log.batch(r.batch)
	switch {
	case r.heading:
		return LogRow{Batch: -1, Heading: true, Text: Plain(questHeading(tr, p.log.scenes[r.batch].quest)), Note: Date(tr, b.At)}
	case r.day:
		return LogRow{Batch: -1, Day: true, Text: Plain(Date(tr, b.At))}
	case p.kind == Tokens:
		return p.moved(tr, &p.ledger[r.move])
	}
	l := p.log.Line(tr, r.batch, public)
	row := LogRow{Batch: l.Batch, Text: Plain(l.Text), Time: Clock(l.At), Icon: icon(headOf(b)), Undone: l.Undone}
	switch {
	case l.Undone:
		row.Note = tr.T("history.undone")
	case l.Correction:
		row.Note = tr.T("history.correction")
	}
	return row
}

// moved is a move of tokens in words, with what lies where after it.
func (p *LogPage) moved(tr *locales.Translator, r *LedgerRow) LogRow {
	return LogRow{
		Batch: r.Batch, Time: Clock(r.At), Icon: zoneIcon(r.To), Text: way(tr, r.N, r.FromText(tr), r.ToText(tr)),
		Note: tr.T(
			"history.totals", "Why", sentenceStart(r.WhyText(tr)), "Threat", r.Threat(), "Fortune", r.Fortune(),
			"Cards", r.OnCards(), "All", r.InPlay(),
		),
	}
}

// way is how many tokens went from where to where.
func way(tr *locales.Translator, n int, from, to string) Paragraph {
	return Paragraph{
		{Text: tr.N("history.tokens-moved", n), Bold: true}, {Text: " " + from + " "}, {Text: tr.T("history.to"), Icon: "chevron-right"}, {Text: " " + to},
	}
}

func zoneIcon(z model.Zone) string {
	switch z {
	case model.Threat:
		return "threat"
	case model.Supply:
		return "import"
	}
	if _, ok := z.Hero(); ok {
		return "fortune"
	}
	return "facedown"
}

// sums adds the rows of the sums: each hero's fortune, then every way that tokens went.
func (p *LogPage) sums() {
	add := func(word func(*locales.Translator) LogRow) { p.rows = append(p.rows, logRow{batch: -1, word: word}) }
	heading := func(id string) {
		add(func(tr *locales.Translator) LogRow { return LogRow{Batch: -1, Heading: true, Text: Plain(tr.T(id))} })
	}
	heading("history.fortune")
	for _, f := range p.log.FortuneSums() {
		add(func(tr *locales.Translator) LogRow {
			return LogRow{Batch: -1, Icon: "fortune", Text: Paragraph{{Text: f.Name, Bold: true}}, Note: f.text(tr)}
		})
	}
	heading("history.ways")
	for _, s := range sumLedger(p.ledger) {
		add(func(tr *locales.Translator) LogRow {
			r := s.latest
			return LogRow{Batch: -1, Icon: zoneIcon(r.To), Text: way(tr, s.n, r.FromText(tr), r.ToText(tr)), Note: sentenceStart(r.WhyText(tr))}
		})
	}
}

// LogJump is a place in the log to go to.
type LogJump struct {
	Label string
	Row   int
}

// Jumps are the first rows of the quests that are in effect, and of the time before them, in the order of play.
func (p *LogPage) Jumps(tr *locales.Translator) []LogJump {
	var jumps []LogJump
	last := -1
	heading := 0
	for i, r := range p.rows {
		if r.heading {
			heading = i
		}
		if r.batch < 0 || r.heading || r.day || !p.log.inEffect[r.batch] {
			continue
		}
		quest := p.log.scenes[r.batch].quest
		if p.log.action(r.batch) < 0 || last >= 0 && sameQuest(p.log.scenes[last].quest, quest) {
			continue
		}
		last = r.batch
		jumps = append(jumps, LogJump{questHeading(tr, quest), heading})
	}
	return jumps
}

// RowOf is the row of a batch, or the last one before it.
func (p *LogPage) RowOf(batch int) int {
	row := 0
	for i, r := range p.rows {
		if r.batch >= 0 && r.batch <= batch && !r.heading && !r.day {
			row = i
		}
	}
	return row
}
