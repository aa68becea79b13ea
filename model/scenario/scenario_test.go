package scenario

import (
	"strings"
	"testing"

	"plotwright/model"
)

func TestRead(t *testing.T) {
	sc, err := Read("scenario: one\ngiven\n  threat 3 # so many\nwhen\n  refuse bad-value: rename \"Widow Tarha\" \"\"\nthen\n  threat 3\n")
	if err != nil {
		t.Fatal(err)
	}
	if sc.Given.Threat != 3 || len(sc.Steps) != 2 {
		t.Fatalf("%+v", sc)
	}
	refused, expected := sc.Steps[0], sc.Steps[1]
	if refused.Command != (model.RenameHero{Hero: "Widow Tarha"}) || refused.Refusal != "bad-value" || refused.Line != 5 {
		t.Errorf("%+v", refused)
	}
	if expected.Command != nil || len(expected.Expect) != 2 || expected.Text != "threat 3" {
		t.Errorf("%+v", expected)
	}
}

func TestReadFaults(t *testing.T) {
	for text, want := range map[string]string{
		"threat 3":                     "line 1",
		"given\n  heroes \"Ashrian":    "line 2",
		"given\nwhen\n\n  fly":         "line 4",
		"given\n  colour red":          "colour",
		"given\nwhen\n correct hair 2": "hair",
	} {
		if _, err := Read(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
