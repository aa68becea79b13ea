//go:build windowtest

package windowtest

import (
	"fmt"
	"testing"

	"plotwright/locales"
	"plotwright/model"
)

// The names of spots, as widget.Walk gives them. Tokens are counted from 1 here, from 0 there.

func cardSpot(id model.CardID) string { return "card:" + string(id) }

func heroSpot(id model.HeroID) string { return "hero:" + string(id) }

func tokenSpot(n int) string { return fmt.Sprintf("token:%d", n-1) }

func fortuneSpot(h model.HeroID, n int) string { return fmt.Sprintf("fortune:%s:%d", h, n-1) }

func abilitySpot(h model.HeroID, a model.FortuneAbility) string {
	return "ability:" + string(h) + ":" + string(a)
}

func buttonSpot(label string) string { return "button:" + label }

func rowSpot(name string) string { return "row:" + name }

// words are the program's words in a language.
type words struct{ tr *locales.Translator }

func wordsOf(t *testing.T, lang string) words {
	t.Helper()
	b, err := locales.Load()
	if err != nil {
		t.Fatal(err)
	}
	return words{b.Translator(lang)}
}

// button is the spot of the button with a message as its label.
func (w words) button(id string, vars ...any) string { return buttonSpot(w.tr.T(id, vars...)) }
