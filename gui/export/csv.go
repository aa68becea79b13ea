package export

import (
	"bytes"
	"encoding/csv"
	"strconv"
	"strings"
	"time"

	"plotwright/gui/view"
	"plotwright/locales"
)

// bom tells spreadsheets that a file is UTF-8.
const bom = "\ufeff"

// table writes rows as CSV for the spreadsheets of the language: those of Russian systems part columns by semicolons.
func (c Campaign) table(rows [][]string) []byte {
	var b bytes.Buffer
	b.WriteString(bom)
	w := csv.NewWriter(&b)
	w.UseCRLF = true
	if c.Tr.Language() == locales.Russian {
		w.Comma = ';'
	}
	_ = w.WriteAll(rows) // into memory
	return b.Bytes()
}

// cell is a text that no spreadsheet takes for a formula.
func cell(text string) string {
	text = oneLine(text)
	if text != "" && strings.ContainsRune("=+-@\t", rune(text[0])) {
		return "'" + text
	}
	return text
}

// oneLine is a text without line ends and the like.
func oneLine(text string) string { return strings.ReplaceAll(view.Showable(text), "\n", " ") }

// when are the cells for day and time, which spreadsheets of every language read.
func when(at time.Time) []string {
	at = at.Local()
	return []string{at.Format("2006-01-02"), at.Format("15:04:05")}
}

func (c Campaign) columns(ids ...string) []string {
	var names []string
	for _, id := range ids {
		names = append(names, c.Tr.T("export.column."+id))
	}
	return names
}

func (c Campaign) logCSV() []byte {
	rows := [][]string{c.columns("line", "action", "day", "time", "quest", "what", "mark")}
	for _, l := range c.Log.Lines(c.Tr, c.public()) {
		action := ""
		if l.Action >= 0 {
			action = strconv.Itoa(l.Action)
		}
		row := append([]string{strconv.Itoa(l.Batch), action}, when(l.At)...)
		rows = append(rows, append(row, cell(l.Quest), cell(l.Text), strings.Join(c.marks(l), ", ")))
	}
	return c.table(rows)
}

// marks are what a line is marked with.
func (c Campaign) marks(l view.LogLine) []string {
	var marks []string
	if l.Undone {
		marks = append(marks, c.Tr.T("history.undone"))
	}
	if l.Correction {
		marks = append(marks, c.Tr.T("history.correction"))
	}
	return marks
}

// tokenColumns are the columns of the tokens' way.
var tokenColumns = []string{"line", "day", "time", "quest", "tokens", "from", "to", "why", "threat", "fortune", "cards", "in-play"}

func (c Campaign) tokensCSV() []byte {
	rows := [][]string{c.columns(tokenColumns...)}
	for _, r := range c.Log.Ledger() {
		row := append([]string{strconv.Itoa(r.Batch)}, when(r.At)...)
		row = append(row, cell(r.Quest(c.Tr)), strconv.Itoa(r.N), cell(r.FromText(c.Tr)), cell(r.ToText(c.Tr)), cell(r.WhyText(c.Tr)))
		rows = append(rows, append(row, totals(r)...))
	}
	return c.table(rows)
}

// totals are the cells for what lies where after a move.
func totals(r view.LedgerRow) []string {
	return []string{strconv.Itoa(r.Threat()), strconv.Itoa(r.Fortune()), strconv.Itoa(r.OnCards()), strconv.Itoa(r.InPlay())}
}
