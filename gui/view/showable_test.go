package view_test

import (
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"plotwright/gui/view"
)

func TestShowable(t *testing.T) {
	for text, want := range map[string]string{
		"Jain":                        "Jain",
		"Ёжик № 5 – «так»…":           "Ёжик № 5 – «так»…",
		"a\u00adb\u200bc\u00a0d":      "a\u00adb\u200bc\u00a0d",
		"Jain \U0001f600!":            "Jain \ufffd!",
		"\U0001f469\u200d\U0001f467":  "\ufffd",
		"\U0001f44d\U0001f3fd":        "\ufffd",
		"\u2764\ufe0f":                "\ufffd",
		"\u2192 \u2605":               "\ufffd \ufffd",
		"2\u22121":                    "2-1",
		"Ja\x07in\tx":                 "Ja in x",
		"a\nb":                        "a b",
		"\u202eniaJ\u202c":            "niaJ",
		"שלום":                        "שלום",
		"Z\u0351\u036b\u0343\u036aal": "Z\u0351\u036bal",
		"\u0301a":                     "a",
		"\ue000":                      "\ufffd",
		"™ ½":                         "™ ½",
	} {
		if got := view.Showable(text); got != want {
			t.Errorf("%q is shown as %q, not %q", text, got, want)
		}
	}
}

// What is shown can be shown, and is shown the same again.
func TestShowableOnce(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		text := rapid.String().Draw(r, "text")
		once := view.Showable(text)
		if !utf8.ValidString(once) || view.Showable(once) != once {
			r.Fatalf("%q, then %q", once, view.Showable(once))
		}
	})
}
