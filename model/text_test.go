package model_test

import (
	"errors"
	"strings"
	"testing"

	"plotwright/model"
)

// TestTypedTexts: what a person types is taken as it is or refused, wherever it goes.
func TestTypedTexts(t *testing.T) {
	long := strings.Repeat("ё", model.MaxText)
	texts := []struct {
		name, text string
		detail     string // of the refusal, empty where it is taken
	}{
		{"200 characters", long, ""},
		{"201 characters", long + "ё", model.DetailLong},
		{"a line break", "Jain\nTomble", model.DetailSigns},
		{"a control character", "Ja\x07in", model.DetailSigns},
		{"a line separator", "Ja\u2028in", model.DetailSigns},
		{"no text at all", "Ja\xffin", model.DetailSigns},
		{"emoji", "Jain \U0001f600", ""},
		{"right to left", "שלום", ""},
		{"piled marks", "Z\u0351\u036b\u0343\u036aalgo", ""},
	}
	c := loadCatalog(t)
	n := model.NewCampaign{Box: "the-shadow-rune", Deck: "silent-protector", Heroes: []string{"A", "B"}, Threat: 5, Own: []model.CardID{"pacify"}}
	for _, x := range texts {
		for name, cmds := range map[string][]model.Command{
			"hero":     {model.RenameHero{Hero: "A", Name: x.text}},
			"joins":    {model.HeroJoins{Name: x.text}},
			"campaign": {model.RenameCampaign{Name: x.text}},
			"quest":    {model.StartQuest{Kind: model.Act1, Name: x.text}},
			"group":    {model.StartQuest{Kind: model.Act1}, model.TriggerCard{Card: "diplomatic", To: []string{"A"}, Answers: model.Answers{"group": x.text}}},
			"note":     {model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.TriggerCard{Card: "pacify", To: []string{"A"}, Answers: model.Answers{"note": x.text}}},
			"threat":   {model.CorrectThreat{Delta: 1, Why: x.text}},
			"points":   {model.CorrectXP{Delta: 1, Why: x.text}},
			"fortune":  {model.CorrectFortune{Hero: "A", Delta: 1, Why: x.text}},
			"card":     {model.CorrectCard{Card: "pacify", Side: model.SideExhausted, Why: x.text}},
			"act":      {model.CorrectAct{Act: 2, Why: x.text}},
		} {
			n := n
			n.Own = append(n.Own, "diplomatic")
			s := newMemoryTable(t, n).Session
			for _, cmd := range cmds[:len(cmds)-1] {
				if err := s.Do(cmd); err != nil {
					t.Fatal(err)
				}
			}
			err := s.Do(cmds[len(cmds)-1])
			if x.detail == "" {
				if err != nil {
					t.Errorf("%s as %s: %v", x.name, name, err)
				}
				continue
			}
			if e := (*model.RuleError)(nil); !errors.As(err, &e) || e.Code != model.CodeBadValue || e.Detail != x.detail {
				t.Errorf("%s as %s: %v", x.name, name, err)
			}
		}
		n := n
		n.Name = x.text
		if _, err := c.Create(n); (err != nil) != (x.detail != "") {
			t.Errorf("%s as a new campaign's name: %v", x.name, err)
		}
	}
}

// TestEmptyNames: a name of which nothing can be seen is empty; names that differ in a letter are two names.
func TestEmptyNames(t *testing.T) {
	s := newMemoryTable(t, model.NewCampaign{Box: "the-shadow-rune", Heroes: []string{"Семен", "B"}}).Session
	for _, name := range []string{"", "  \t ", "\u00a0", "\u200b\u200b", "\u202e", "\u3164", "\u2800", "\u0301\u0301", "\ufeff"} {
		if err := s.Do(model.RenameHero{Hero: "B", Name: name}); model.CodeOf(err) != model.CodeBadValue {
			t.Errorf("%q: %v", name, err)
		}
	}
	for _, name := range []string{"Семён", "семен", "Се мен"} {
		if err := s.Do(model.HeroJoins{Name: " " + name + "\u200b"}); err != nil {
			t.Errorf("%q: %v", name, err)
			continue
		}
		if s.State().HeroNamed(name) == nil {
			t.Errorf("%q is called %+v", name, s.State().Heroes)
		}
		if err := s.Do(model.HeroLeaves{Hero: name}); err != nil {
			t.Error(err)
		}
	}
	if err := s.Do(model.HeroJoins{Name: "Семен"}); model.CodeOf(err) != model.CodeBadValue {
		t.Errorf("two heroes of one name: %v", err)
	}
}

// TestGroupNumber: only what GroupNumber has named is a number.
func TestGroupNumber(t *testing.T) {
	for text, want := range map[string]int{model.GroupNumber(1): 1, model.GroupNumber(12): 12, "#": 0, "#0": 0, "#01": 0, "#-1": 0, "1": 0, "#x": 0, "": 0} {
		n, ok := model.NumberOfGroup(text)
		if ok != (want > 0) || ok && n != want {
			t.Errorf("%q is %d, %v", text, n, ok)
		}
	}
}
