package view_test

import (
	"strings"
	"testing"
	"time"

	"plotwright/gui/view"
	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/scenario"
)

// everyScenario plays the scenarios and looks at each session after every command that was carried out.
func everyScenario(t *testing.T, c *model.Catalog, look func(t *testing.T, s *model.Session)) {
	t.Helper()
	scenarios, err := scenario.Folder("../../model/testdata/scenarios")
	if err != nil {
		t.Fatal(err)
	}
	for _, sc := range scenarios {
		s, err := model.CreateSession(c, model.NewMemoryStore(), sc.Given, time.Now)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(sc.Name, func(t *testing.T) {
			look(t, s)
			for _, step := range sc.Steps {
				if step.Command != nil && s.Do(step.Command) == nil {
					look(t, s)
				}
			}
		})
	}
}

func TestLedgerOfScenarios(t *testing.T) {
	w := loadWords(t)
	everyScenario(t, w.c, func(t *testing.T, s *model.Session) { sameAsState(t, w, s) })
}

// With the names of all cards marked, no line for everybody holds that of a card that never lay open in play.
func TestLogOfScenariosKeepsSecrets(t *testing.T) {
	w := loadWords(t)
	b, err := locales.Load()
	if err != nil {
		t.Fatal(err)
	}
	marked := ""
	for _, d := range w.c.Decks {
		for _, card := range d.Cards {
			marked += "[card." + string(card.ID) + "]\nname = \"<" + string(card.ID) + ">\"\n"
		}
	}
	if err := b.Add("marked.en.toml", []byte(marked)); err != nil {
		t.Fatal(err)
	}
	tr := b.Translator("en")
	named := 0
	everyScenario(t, w.c, func(t *testing.T, s *model.Session) {
		l := view.ReadLog(s)
		for _, line := range l.Lines(tr, l.Public()) {
			for _, k := range s.State().Cards {
				switch {
				case !strings.Contains(line.Text, "<"+string(k.ID)+">"):
				case k.Faceup || wasOpen(s, k.ID):
					named++
				default:
					t.Fatalf("the facedown %s is named: %s", k.ID, line.Text)
				}
			}
		}
	})
	if named < 500 {
		t.Errorf("only %d names of open cards were seen", named)
	}
}

// wasOpen tells whether a card lay faceup after something in effect that was no correction, by the events alone.
func wasOpen(s *model.Session, id model.CardID) bool {
	in := s.History().InEffect()
	for i, b := range s.Log() {
		if _, corrected := b.Events[0].(model.Corrected); !in[i] || corrected {
			continue
		}
		if k := s.After(i).State().Card(id); k != nil && k.Faceup {
			return true
		}
	}
	return false
}
