package model_test

import (
	"fmt"
	"strings"

	"plotwright/model"
	"plotwright/model/scenario"
)

// then compares one figure of the state with what the scenario expects.
func (r *run) then(w []scenario.Word) error {
	s := r.tab.State()
	a := func(i int) string { return scenario.Arg(w, i).Text }
	want := func(expected, got any) error {
		if fmt.Sprint(expected) != fmt.Sprint(got) {
			return fmt.Errorf("expected %v, is %v", expected, got)
		}
		return nil
	}
	card := func() (*model.CardState, error) {
		if k := s.Card(model.CardID(a(1))); k != nil {
			return k, nil
		}
		return nil, fmt.Errorf("no card %q in the deck", a(1))
	}
	switch a(0) {
	case "threat":
		return want(a(1), s.Threat())
	case "xp":
		return want(a(1), s.XP)
	case "act":
		return want(scenario.Act(a(1)), s.Act)
	case "round":
		return want(a(1), s.Round)
	case "phase":
		return want(a(1), s.Phase)
	case "total":
		return want(a(1), s.InPlay())
	case "fortune":
		h := s.HeroNamed(a(1))
		if h == nil {
			return fmt.Errorf("no hero %q", a(1))
		}
		return want(a(2), s.Fortune(h.ID))
	case "on-card":
		return want(a(2), s.Tokens[model.OnCard(model.CardID(a(1)))])
	case "reminder":
		return want(a(2), s.Tokens[model.ReminderOf(model.CardID(a(1)))])
	case "agent":
		return wantAgent(s.Agent, w)
	case "open-question":
		return want(a(1), openQuestion(s))
	case "can", "cannot":
		return r.can(w)
	}
	k, err := card()
	if err != nil {
		return err
	}
	switch a(0) {
	case "counters":
		return want(a(2), k.Counters)
	case "card":
		return want(strings.Join(texts(w[2:]), " "), lies(k, len(w)))
	case "assigned":
		name := "none"
		if h := s.Hero(k.Assigned); h != nil {
			name = h.Name
		}
		return want(a(2), name)
	case "effect":
		text := "none"
		if k.Effect != nil {
			text = k.Effect.Text
		}
		return want(a(2), text)
	}
	return fmt.Errorf("unknown figure %q", a(0))
}

func texts(w []scenario.Word) []string {
	var s []string
	for _, x := range w {
		s = append(s, x.Text)
	}
	return s
}

// lies words how a card lies, with its readiness where the line names it.
func lies(k *model.CardState, words int) string {
	side, ready := "facedown", "ready"
	if k.Faceup {
		side = "faceup"
	}
	if k.Exhausted {
		ready = "exhausted"
	}
	if words < 4 {
		return side
	}
	return side + " " + ready
}

func openQuestion(s *model.State) string {
	for _, k := range s.Cards {
		if k.Question {
			return string(k.ID)
		}
	}
	return "none"
}

func wantAgent(a *model.AgentState, w []scenario.Word) error {
	if a == nil {
		if w[1].Text != "none" {
			return fmt.Errorf("expected %s, no agent is in play", w[1].Text)
		}
		return nil
	}
	is := map[string]string{
		"act": strings.Repeat("I", a.Act), "health": fmt.Sprintf("%d/%d", a.Health, a.Full),
		"speed": fmt.Sprint(a.Speed), "group": a.Group,
	}
	if w[1].Text != string(a.ID) {
		return fmt.Errorf("expected agent %s, is %s", w[1].Text, a.ID)
	}
	for _, x := range w[2:] {
		if is[x.Key] != x.Value {
			return fmt.Errorf("expected %s, is %s", x.Text, is[x.Key])
		}
	}
	return nil
}

// can asks without doing.
func (r *run) can(w []scenario.Word) error {
	code, line := "", w[1:]
	if w[0].Text == "cannot" {
		code, line = w[1].Text, w[2:]
	}
	cmd, err := scenario.Command(line)
	if err != nil {
		return err
	}
	if got := r.tab.Check(cmd); string(model.CodeOf(got)) != code || (got != nil && code == "") {
		return fmt.Errorf("expected the answer %q, is %w", code, got)
	}
	return nil
}
