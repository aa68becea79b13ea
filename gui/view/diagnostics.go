package view

import (
	"strconv"
	"strings"

	"plotwright/locales"
)

// Diagnosis is what a report about a fault needs to say of program and machine; nothing of it comes from a campaign.
type Diagnosis struct {
	Version, System, Go, Fyne string
	// Graphics is what draws: vendor, renderer and version of OpenGL; empty where it is not known.
	Graphics string
	// Scale is pixels for each unit, Width and Height are the window's, in units.
	Scale, Width, Height float32
	// Language is the language in use, Settings what is in settings.json.
	Language, Settings string
	// Schema is the version of the database that this program writes.
	Schema            int
	Campaigns, Events int
	// Fault is the store's error, empty where there is none.
	Fault string
}

// Diagnostics is a diagnosis as a text, a line for each fact.
func Diagnostics(tr *locales.Translator, d Diagnosis) string {
	var b strings.Builder
	line := func(id, value string) {
		if value == "" {
			value = tr.T("ui.diagnostics.unknown")
		}
		b.WriteString(tr.T("ui.diagnostics."+id, "Value", value))
		b.WriteByte('\n')
	}
	number := func(f float32) string { return strconv.FormatFloat(float64(f), 'f', -1, 32) }
	line("version", d.Version)
	line("system", d.System)
	line("go", d.Go)
	line("fyne", d.Fyne)
	line("graphics", d.Graphics)
	line("scale", number(d.Scale))
	line("window", number(d.Width)+" × "+number(d.Height))
	line("language", d.Language)
	line("settings", d.Settings)
	line("schema", strconv.Itoa(d.Schema))
	line("campaigns", strconv.Itoa(d.Campaigns))
	line("events", strconv.Itoa(d.Events))
	if d.Fault != "" {
		line("fault", d.Fault)
	}
	return b.String()
}

// Lines are a text's lines as paragraphs.
func Lines(text string) []Paragraph {
	var ps []Paragraph
	for line := range strings.Lines(text) {
		ps = append(ps, Plain(strings.TrimSuffix(line, "\n")))
	}
	return ps
}
