package export

import (
	"fmt"
	"strconv"
	"strings"

	"plotwright/gui/view"
)

// escapes are the signs that mean something to Markdown.
var escapes = func() *strings.Replacer {
	var pairs []string
	for _, r := range "\\`*_{}[]<>#|~&" {
		pairs = append(pairs, string(r), "\\"+string(r))
	}
	return strings.NewReplacer(pairs...)
}()

// md is a text as Markdown shows it.
func md(text string) string { return escapes.Replace(oneLine(text)) }

// head is the title, what the campaign is, and for whom the file is.
func (c Campaign) head(title string) string {
	return fmt.Sprintf("# %s\n\n%s\n\n%s\n", md(view.BoxName(c.Tr, c.Log.State())+" – "+title), md(c.facts()), md(c.audience()))
}

func (c Campaign) logMarkdown() []byte {
	var b strings.Builder
	b.WriteString(c.head(c.Tr.T("history.title")))
	quest, day := "", ""
	for i, l := range c.Log.Lines(c.Tr, c.public()) {
		if date := view.Date(c.Tr, l.At); l.Quest != quest || date != day || i == 0 {
			quest, day = l.Quest, date
			fmt.Fprintf(&b, "\n## %s, %s\n\n", md(quest), md(day))
		}
		text := md(l.Text)
		if l.Undone {
			text = "~~" + text + "~~"
		}
		for _, m := range c.marks(l) {
			text += " *(" + md(m) + ")*"
		}
		fmt.Fprintf(&b, "- %s %s\n", view.Clock(l.At), text)
	}
	return []byte(b.String())
}

func (c Campaign) tokensMarkdown() []byte {
	var b strings.Builder
	b.WriteString(c.head(c.Tr.T("history.tokens")))
	row := func(cells ...string) { fmt.Fprintf(&b, "| %s |\n", strings.Join(cells, " | ")) }
	ruled := func(cells ...string) {
		b.WriteByte('\n')
		row(cells...)
		row(strings.Split(strings.Repeat("---,", len(cells)-1)+"---", ",")...)
	}
	ruled(c.columns(tokenColumns...)...)
	ledger := c.Log.Ledger()
	for _, r := range ledger {
		cells := append([]string{strconv.Itoa(r.Batch)}, when(r.At)...)
		cells = append(cells, md(r.Quest(c.Tr)), strconv.Itoa(r.N), md(r.FromText(c.Tr)), md(r.ToText(c.Tr)), md(r.WhyText(c.Tr)))
		row(append(cells, totals(r)...)...)
	}
	fmt.Fprintf(&b, "\n## %s\n", md(c.Tr.T("history.fortune")))
	ruled(c.columns("hero", "received", "spent", "returned", "now")...)
	for _, f := range c.Log.FortuneSums() {
		row(md(f.Name), strconv.Itoa(f.Received), strconv.Itoa(f.Spent), strconv.Itoa(f.Returned), strconv.Itoa(f.Now))
	}
	fmt.Fprintf(&b, "\n## %s\n", md(c.Tr.T("history.ways")))
	ruled(c.columns("tokens", "from", "to", "why")...)
	for _, s := range view.LedgerSums(c.Tr, ledger) {
		row(strconv.Itoa(s.N), md(s.From), md(s.To), md(s.Why))
	}
	return []byte(b.String())
}
