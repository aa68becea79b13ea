// Package scenario reads the scenario files that tests run; docs/scenarios.md describes the language. It maps lines to
// commands and knows no rule.
package scenario

import (
	"fmt"
	"strings"

	"plotwright/model"
)

// Scenario is a file: the campaign that it creates, and what happens then.
type Scenario struct {
	// Name is that of the file, without its ending; only [Folder] knows it.
	Name  string
	Given model.NewCampaign
	Steps []Step
}

// Step is a line after the campaign's creation: a command, or something that is expected.
type Step struct {
	// Line is its number in the file, from 1; Text is the line.
	Line int
	Text string
	// Command is nil for an expectation.
	Command model.Command
	// Refusal is the code with which the command must be refused, empty where it must be carried out.
	Refusal model.Code
	// Expect are the words of an expectation.
	Expect []Word
}

// Read reads a file's text. An error names the line.
func Read(text string) (*Scenario, error) {
	sc := &Scenario{Given: model.NewCampaign{
		Box: "the-shadow-rune", Heroes: []string{"Ashrian", "Jain", "Syndrael", "Tomble"},
		Fortune: map[string]int{}, Rulings: model.Rulings{},
	}}
	section := ""
	for i, raw := range strings.Split(strings.TrimPrefix(text, "\ufeff"), "\n") {
		if s := strings.TrimSpace(raw); strings.HasPrefix(s, "scenario:") || strings.HasPrefix(s, "rule:") {
			continue // free text
		}
		words, err := Split(raw)
		switch {
		case err != nil || len(words) == 0:
		case len(words) == 1 && isSection(words[0].Text):
			section = words[0].Text
		default:
			err = sc.line(section, words, Step{Line: i + 1, Text: strings.TrimSpace(raw)})
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	return sc, nil
}

func isSection(word string) bool { return word == "given" || word == "when" || word == "then" }

// line reads a line of a section.
func (sc *Scenario) line(section string, words []Word, s Step) error {
	var err error
	switch section {
	case "given":
		return sc.given(words)
	case "when":
		if words[0].Text == "refuse" {
			s.Refusal = model.Code(strings.TrimSuffix(Arg(words, 1).Text, ":"))
			words = words[min(2, len(words)):]
		}
		s.Command, err = Command(words)
	case "then":
		s.Expect = words
	default:
		err = fmt.Errorf("a line before given")
	}
	sc.Steps = append(sc.Steps, s)
	return err
}

// given reads a line that creates the campaign.
func (sc *Scenario) given(w []Word) error {
	g, a := &sc.Given, func(i int) string { return Arg(w, i).Text }
	switch a(0) {
	case "deck":
		if a(1) != "none" {
			g.Deck = model.DeckID(a(1))
		}
	case "heroes":
		g.Heroes = nil
		for _, x := range w[1:] {
			g.Heroes = append(g.Heroes, x.Text)
		}
	case "campaign":
		g.Box, g.Name = a(1), a(2)
	case "act":
		g.Act = Act(a(1))
	case "threat":
		g.Threat = number(a(1))
	case "xp":
		g.XP = number(a(1))
	case "packs":
		g.Rulings[model.RulingPacks] = a(1)
	case "fortune":
		g.Fortune[a(1)] = number(a(2))
	case "own":
		for _, x := range w[1:] {
			g.Own = append(g.Own, model.CardID(x.Text))
		}
	case "ruling":
		r := ruling(w)
		g.Rulings[r.Name] = r.Value
	default:
		return fmt.Errorf("unknown line %q", a(0))
	}
	return nil
}
