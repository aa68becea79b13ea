// Package export makes files of a campaign for people and other programs: the log and the tokens' way as Markdown and CSV,
// and the campaign on paper as PDF. It makes bytes from views; Write alone touches a disk.
package export

import (
	"strings"
	"time"

	"plotwright/gui/view"
	"plotwright/locales"
	"plotwright/model"
)

// Kind is what an export tells, and in which form.
type Kind int

// The kinds.
const (
	LogMarkdown Kind = iota
	LogCSV
	TokensMarkdown
	TokensCSV
	Paper
)

// Campaign is a campaign to be exported, in the language of the translator.
type Campaign struct {
	Log *view.Log
	Tr  *locales.Translator
	// Overlord: the file is for the overlord alone and names facedown cards. Without it nothing is named that the
	// heroes have not seen (R1.2).
	Overlord bool
	// Version is the program's.
	Version string
	// At is the time of the export.
	At    time.Time
	Fonts Fonts
}

// File makes an export, and the name that it should have.
func (c Campaign) File(k Kind) (name string, data []byte, err error) {
	switch k {
	case LogMarkdown:
		return c.name("log", "md"), c.logMarkdown(), nil
	case LogCSV:
		return c.name("log", "csv"), c.logCSV(), nil
	case TokensMarkdown:
		return c.name("tokens", "md"), c.tokensMarkdown(), nil
	case TokensCSV:
		return c.name("tokens", "csv"), c.tokensCSV(), nil
	case Paper:
	}
	data, err = c.paper()
	return c.name("sheet", "pdf"), data, err
}

// public are the cards that may be named; nil is all.
func (c Campaign) public() map[model.CardID]bool {
	if c.Overlord {
		return nil
	}
	return c.Log.Public()
}

// name is a file's name without anything that a system could choke on: the campaign, what it is, and the day.
func (c Campaign) name(what, ending string) string {
	s := c.Log.State()
	name := slug(s.Name)
	if len(name) < 3 {
		name = slug(s.Box)
	}
	if c.Overlord {
		what += "-overlord"
	}
	return name + "-" + what + "-" + c.At.Local().Format("2006-01-02") + "." + ending
}

// slug is what is left of a name in small Latin letters and digits.
func slug(name string) string {
	const longest = 40
	var b strings.Builder
	for _, r := range strings.ToLower(name) {
		switch {
		case b.Len() >= longest:
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
	}
	return strings.Trim(b.String(), "-")
}

// audience says for whom the file is.
func (c Campaign) audience() string {
	if c.Overlord {
		return c.Tr.T("export.for-overlord")
	}
	return c.Tr.T("export.for-all")
}

// facts are the day of the export and what the campaign is.
func (c Campaign) facts() string {
	s := c.Log.State()
	return c.Tr.T(
		"export.facts", "Box", view.PublishedName(c.Tr, s.Box), "Deck", view.DeckName(c.Tr, s.Deck),
		"Date", view.DateTime(c.Tr, c.At), "Version", c.Version,
	)
}
