package gui

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/BurntSushi/toml"

	"plotwright/gui/widget"
	"plotwright/model"
)

// pseudo is a language with plural forms like English, which we do not have.
const pseudo = "de"

var (
	letters = regexp.MustCompile(`[A-Za-z]`)
	actions = regexp.MustCompile(`\{\{[^}]*\}\}`)
	// ours may stand on the screen as they are: the program's name, the acts' numerals, and what an added
	// language calls itself.
	ours = regexp.MustCompile(`Plotwright|\bI{1,2}\b|Deutsch`)
)

// disguise puts the letter of no Latin word in place of every letter, but for what a template fills in.
func disguise(text string) string {
	var b strings.Builder
	last := 0
	for _, at := range actions.FindAllStringIndex(text, -1) {
		b.WriteString(letters.ReplaceAllString(text[last:at[0]], "ж"))
		b.WriteString(text[at[0]:at[1]])
		last = at[1]
	}
	b.WriteString(letters.ReplaceAllString(text[last:], "ж"))
	return b.String()
}

func disguiseAll(v any) any {
	switch v := v.(type) {
	case string:
		return disguise(v)
	case map[string]any:
		for k, x := range v {
			v[k] = disguiseAll(x)
		}
	}
	return v
}

// TestNothingButMessages: in a language in which every message is one letter, no other letter is to be seen: what is
// shows a text that does not come from a bundle.
func TestNothingButMessages(t *testing.T) {
	h := newHands(t)
	fullTable(h, "1", "2")
	files, err := filepath.Glob("../locales/*.en.toml")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	for _, file := range files {
		var messages map[string]any
		if _, err := toml.DecodeFile(file, &messages); err != nil {
			t.Fatal(err)
		}
		text, err := toml.Marshal(disguiseAll(messages))
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimSuffix(filepath.Base(file), ".en.toml") + "." + pseudo + ".toml"
		if err := h.Bundle.Add(name, text); err != nil {
			t.Fatal(err)
		}
	}
	h.useLanguage(pseudo)
	h.render()
	h.onlyMessages("table")
	for _, sheet := range everySheet {
		sheet.lead(h.App)
		h.onlyMessages(sheet.name)
		h.closeTop()
	}
	for _, cover := range everyCover {
		cover.lead(h.App)
		h.onlyMessages(cover.name)
		h.toTable()
	}
	h.do(model.EndSetup{})
	h.do(model.BeginOverlordTurn{})
	h.showPlayers()
	h.players.enlarge("diplomatic")
	h.onlyMessages("players' window", h.players.window.Content())
	h.onlyMessages("overlord's turn")
	h.do(model.EndQuest{Winner: model.Overlord})
	for range 6 {
		h.onlyMessages(string(h.session.State().Phase))
		h.do(model.NextStep{})
	}
	h.onlyMessages("players' window in a campaign phase", h.players.window.Content())
	h.home()
	h.onlyMessages("players' window at rest", h.players.window.Content())
	h.onlyMessages("start page")
	h.show(newCampaignPage(h.App))
	h.onlyMessages("new campaign")
}

// onlyMessages looks at every text in the table window, or in what is given.
func (h *hands) onlyMessages(where string, in ...fyne.CanvasObject) {
	h.t.Helper()
	root := h.window.Content()
	if len(in) > 0 {
		root = in[0]
	}
	texts := 0
	// What a report says of the machine is no message.
	d := h.diagnosis()
	facts := strings.Join([]string{d.Settings, d.Version, d.System, d.Go, d.Language}, " ")
	widget.Every(root, func(o fyne.CanvasObject) {
		x, ok := o.(*canvas.Text)
		if !ok {
			return
		}
		texts++
		text := x.Text
		for word := range strings.FieldsSeq(facts) {
			text = strings.ReplaceAll(text, word, "")
		}
		if found := letters.FindString(ours.ReplaceAllString(text, "")); found != "" {
			h.t.Errorf("%s: %q comes from no bundle", where, x.Text)
		}
	})
	if texts < 5 {
		h.t.Errorf("%s: only %d texts were seen", where, texts)
	}
}
