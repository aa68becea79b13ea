package gui

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/BurntSushi/toml"

	"plotwright/gui/settings"
	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/scenario"
)

// pendingMark stands in every message about what the overlord is about to do, or may do.
const pendingMark = "QPENDQ"

// pendingMessages are those messages: refusals, prices, who would get what, what undo would take back, what was said.
var pendingMessages = regexp.MustCompile(`^(refusal|log|then|undo|ui\.(drop|plan|choose|payout|buy|trigger|undo-what|redo-what|picked-up|discount|fact|tray|refresh|chip\.question|chip\.hit|chip\.miss))(\.|$)`)

// cardMark is the mark in every message about a card.
func cardMark(id model.CardID) string {
	return fmt.Sprintf("Q%dQ", slices.Index(markedCards, id)+100)
}

// markedCards are the cards in the order of their marks.
var markedCards []model.CardID

// mark lays marks over the messages about cards and over those about what is pending, in both languages.
func mark(h *hands) {
	h.t.Helper()
	markAs(h, func(id string) string {
		if pendingMessages.MatchString(id) {
			return pendingMark
		}
		return markOf(id)
	})
}

// markCards lays marks over the messages about cards alone.
func markCards(h *hands) {
	h.t.Helper()
	markAs(h, markOf)
}

// markOf is the mark of the card that a message is about, if it is about one.
func markOf(id string) string {
	card, ok := strings.CutPrefix(id, "card.")
	if !ok {
		return ""
	}
	card, _, _ = strings.Cut(card, ".")
	return cardMark(model.CardID(card))
}

// markAs lays the marks that a function gives over the messages.
func markAs(h *hands, of func(id string) string) {
	h.t.Helper()
	markedCards = nil
	for _, d := range h.Catalog.Decks {
		for _, c := range d.Cards {
			markedCards = append(markedCards, c.ID)
		}
	}
	files, err := filepath.Glob("../locales/*.toml")
	if err != nil || len(files) == 0 {
		h.t.Fatal(err)
	}
	marked := 0
	for _, file := range files {
		var messages map[string]any
		if _, err := toml.DecodeFile(file, &messages); err != nil {
			h.t.Fatal(err)
		}
		text, err := toml.Marshal(markAll("", messages, of, &marked))
		if err != nil {
			h.t.Fatal(err)
		}
		if err := h.Bundle.Add(filepath.Base(file), text); err != nil {
			h.t.Fatal(err)
		}
	}
	if marked < 200 {
		h.t.Fatalf("only %d messages were marked", marked)
	}
}

func markAll(id string, v any, of func(id string) string, marked *int) any {
	switch v := v.(type) {
	case map[string]any:
		for k, x := range v {
			v[k] = markAll(strings.TrimPrefix(id+"."+k, "."), x, of, marked)
		}
	case string:
		if m := of(id); m != "" {
			*marked++
			return m
		}
	}
	return v
}

// everyText is all that a window says, hidden or not: its texts, what its widgets say about themselves, its title.
func everyText(w fyne.Window) string {
	var b strings.Builder
	b.WriteString(w.Title())
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		if d, ok := o.(interface{ Describe() string }); ok {
			b.WriteString("\n" + d.Describe())
		}
		switch x := o.(type) {
		case *canvas.Text:
			b.WriteString("\n" + x.Text)
		case *fyne.Container:
			for _, c := range x.Objects {
				walk(c)
			}
		case fyne.Widget:
			for _, c := range test.WidgetRenderer(x).Objects() {
				walk(c)
			}
		}
	}
	for _, o := range append(w.Canvas().Overlays().List(), w.Content()) {
		walk(o)
	}
	return b.String()
}

// keepsSecrets looks at all that the players' window says.
func (h *hands) keepsSecrets(where string) {
	h.t.Helper()
	said := everyText(h.players.window)
	for _, k := range h.session.State().Cards {
		if k.Faceup && !strings.Contains(said, cardMark(k.ID)) {
			h.t.Fatalf("%s: the faceup card %s is not in the players' window, or not marked", where, k.ID)
		}
	}
	h.tellsOfNone(where, said)
	if at := strings.Index(said, pendingMark); at >= 0 {
		h.t.Fatalf("%s: what is pending is in the players' window: %q", where, said[max(0, at-60):min(len(said), at+60)])
	}
}

// tellsOfNone looks for cards that do not lie faceup in what a window says.
func (h *hands) tellsOfNone(where, said string) {
	h.t.Helper()
	for _, id := range markedCards {
		if k := h.session.State().Card(id); k == nil || !k.Faceup {
			h.tellsNot(where, said, id)
		}
	}
}

// tellsNot looks for one card.
func (h *hands) tellsNot(where, said string, id model.CardID) {
	h.t.Helper()
	for _, word := range []string{cardMark(id), string(id)} {
		if at := strings.Index(said, word); at >= 0 {
			h.t.Fatalf("%s: %s is not faceup, and the window says %q", where, id, said[max(0, at-60):min(len(said), at+60)])
		}
	}
}

// meddle does at the table what an overlord does between two commands, and looks at the players' window meanwhile.
func (h *hands) meddle(where string, n int) {
	h.t.Helper()
	s := h.session.State()
	facedown := slices.IndexFunc(s.Cards, func(k model.CardState) bool { return !k.Faceup })
	if facedown < 0 {
		return
	}
	id := s.Cards[facedown].ID
	switch n % 4 {
	case 0:
		h.pin(id)
		h.keepsSecrets(where + ", with the card pinned")
		h.showCard(id)
		h.render()
		h.keepsSecrets(where + ", with the card's sheet open")
		h.closeTop()
	case 1:
		if card, ok := h.find("card:" + string(id)); ok {
			card.Object.(desktop.Hoverable).MouseIn(&desktop.MouseEvent{})
			h.keepsSecrets(where + ", with the pointer over the card")
			card.Object.(desktop.Hoverable).MouseOut()
		}
	case 2:
		if _, ok := h.find("card:" + string(id)); ok && s.Threat() > 0 {
			h.carry("token:0", "card:"+string(id))
			h.render()
			h.keepsSecrets(where + ", with a token over the card")
			h.breakOff()
		}
	case 3:
		if h.session.Check(model.BuyCard{Card: id}) != nil {
			h.buy(id) // the reason is said
			h.render()
			h.keepsSecrets(where + ", after asking for the card")
		}
	}
}

// TestPlayersWindowKeepsSecrets plays every scenario with the players' window open, and looks through all of that window
// after each command.
func TestPlayersWindowKeepsSecrets(t *testing.T) {
	h := newHands(t, func(o *Options) { o.Settings.Players = settings.Players{Language: locales.Russian} })
	mark(h)
	h.showPlayers()
	looks := 0
	h.everyScenario(1, func(where string, n int) {
		h.keepsSecrets(where)
		if looks++; n%5 == 0 {
			h.meddle(where, n)
		}
	})
	if looks < 2000 {
		t.Errorf("only %d commands were looked at", looks)
	}
}

// everyScenario plays each of so many scenarios, and looks after the creation of each campaign and after each command.
func (h *hands) everyScenario(of int, look func(where string, n int)) {
	h.t.Helper()
	scenarios, err := scenario.Folder("../model/testdata/scenarios")
	if err != nil {
		h.t.Fatal(err)
	}
	for n := 0; n < len(scenarios); n += of {
		sc := scenarios[n]
		s, err := model.CreateSession(h.Catalog, h.Store, sc.Given, h.now)
		if err != nil {
			h.t.Fatalf("%s: %v", sc.Name, err)
		}
		h.play(s)
		look(sc.Name, n)
		for i, step := range sc.Steps {
			if step.Command == nil {
				continue
			}
			where := fmt.Sprintf("%s:%d: %s", sc.Name, step.Line, step.Text)
			if done := h.do(step.Command); done != (step.Refusal == "") {
				h.t.Fatalf("%s: done %v, said %q", where, done, h.layers.toast.Text())
			}
			look(where, n+i)
		}
	}
}
