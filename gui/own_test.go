package gui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/widget"
	"plotwright/model"
	"plotwright/model/own"
)

// ownHands starts the program with a folder of the group's own, in which the sample deck and other files lie.
func ownHands(t *testing.T, files map[string]string, change ...func(*Options)) (h *hands, dir string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "own")
	copyOwn(t, dir, files)
	h = newHands(t, append(change, func(o *Options) {
		r := own.Reader{Catalog: o.Catalog, Bundle: o.Bundle, Draws: Draws}
		o.OwnDir, o.ReadOwn = dir, func() own.Shelf { return r.Folder(dir) }
	})...)
	return h, dir
}

// copyOwn puts the sample deck into a folder, and files of a test over it.
func copyOwn(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	if err := os.MkdirAll(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	samples, err := filepath.Glob("../model/testdata/own/*.toml")
	if err != nil || len(samples) != 3 {
		t.Fatal(samples, err)
	}
	for _, path := range samples {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if name := filepath.Base(path); files[name] == "" {
			writeOwn(t, dir, name, string(text))
		}
	}
	for name, text := range files {
		writeOwn(t, dir, name, text)
	}
}

func writeOwn(t *testing.T, dir, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// ownCampaign plays a campaign with the sample deck.
func (h *hands) ownCampaign() {
	h.t.Helper()
	s, err := model.CreateSession(h.library.known, h.Store, model.NewCampaign{
		Box: "the-shadow-rune", Deck: "drowned-bell", Heroes: []string{"Jain", "Tomble"}, Threat: 6, Own: []model.CardID{"undertow"},
	}, h.now)
	if err != nil {
		h.t.Fatal(err)
	}
	h.play(s)
}

// says tells whether a text is in the window, however its lines are broken.
func (h *hands) says(text string) bool {
	return strings.Contains(strings.Join(strings.Fields(h.seen()), ""), strings.Join(strings.Fields(text), ""))
}

// seen is all text in the window.
func (h *hands) seen() string {
	var all []string
	widget.Every(h.window.Content(), func(o fyne.CanvasObject) {
		if x, ok := o.(*canvas.Text); ok && x.Visible() {
			all = append(all, x.Text)
		}
	})
	return strings.Join(all, " ")
}

// TestOwnPage: broken and good files lie in the folder; the broken ones are listed with all their faults, the others
// work, and what is put there later counts after Look again.
func TestOwnPage(t *testing.T) {
	h, dir := ownHands(t, map[string]string{
		"broken.toml":  "id = \"broken\"\n[[card]\n",
		"ours.ru.toml": "[card.pacify]\nname = \"Присмирить\"\n",
		"bad.de.toml":  "[card.pacify]\nname = \"\"\nnam = \"x\"\n",
	})
	h.showOwn()
	for _, want := range []string{
		dir, "A deck: The Drowned Bell · English, Русский", "Not used: there are 4 faults in it", "Line 2: The name of a section is not closed.",
		"Not used: there are 2 faults in it", "Line 2: There is no text here.", "Line 3: Nothing shows a text called “card.pacify.nam”.",
		"Русский: 1 text",
	} {
		if !h.says(want) {
			t.Errorf("the page does not say %q: %s", want, h.seen())
		}
	}
	h.useLanguage("ru")
	h.render()
	if !h.says("Не используется: в файле 2 ошибки") || !h.says("Строка 2: Здесь нет текста.") {
		t.Errorf("not in Russian: %s", h.seen())
	}
	if got := h.tr.T("card.pacify.name"); got != "Присмирить" {
		t.Errorf("the group's word is not in force: %q", got)
	}
	writeOwn(t, dir, "bad.de.toml", "[card.pacify]\nname = \"Besänftigen\"\n")
	h.press("own.look")
	if tags, names := h.languages(h.tr); tags[len(tags)-1] != "de" || names()[len(tags)-1] != "Deutsch" {
		t.Errorf("languages %v", tags)
	}
	h.showPlayers()
	values, names := h.players.bar.languages()
	if values[len(values)-1] != "de" || names[len(names)-1] != "Deutsch" {
		t.Errorf("the players' window offers %q, %q", values, names)
	}
	h.useLanguage("de")
	h.render()
	if got := h.tr.T("card.pacify.name") + ", " + h.tr.T("own.title"); got != "Besänftigen, Own decks and translations" {
		t.Errorf("got %q", got)
	}
	h.useFallback("ru")
	if got := h.tr.T("own.title"); got != "Свои колоды и переводы" {
		t.Errorf("got %q", got)
	}
}

// TestOwnDeckSurvives: the files are gone, and the campaign is played on, with its names, also on the start page; the
// deck is not offered any more.
func TestOwnDeckSurvives(t *testing.T) {
	h, dir := ownHands(t, nil)
	h.ownCampaign()
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	h.home()
	h.showOwn()
	h.closeTop()
	if h.Catalog.Deck("drowned-bell") != nil || h.tr.Has("card.undertow.name") {
		t.Error("a deck without a file is offered")
	}
	campaigns, err := h.campaignsOf(h.Store.List)
	if err != nil || len(campaigns) != 1 {
		t.Fatal(err)
	}
	if row := campaigns[0].view(h.App); !strings.Contains(row.Facts, "The Drowned Bell") {
		t.Errorf("the start page calls it %q", row.Facts)
	}
	h.open(campaigns[0].id)
	if got := h.tr.T("card.undertow.name"); got != "Undertow" {
		t.Errorf("the card is called %q", got)
	}
	for _, cmd := range []model.Command{
		model.StartQuest{Kind: model.Act1}, model.EndSetup{},
		model.TriggerCard{Card: "undertow", To: []string{"Jain"}, Answers: model.Answers{"hero": "Jain"}},
	} {
		if !h.do(cmd) {
			t.Fatal(h.layers.toast.Text())
		}
	}
	h.showCard("undertow")
	if !h.says("drowned-bell.toml") {
		t.Errorf("the page does not say where the card is from: %s", h.seen())
	}
}

// TestOwnDeckSpeaks: everywhere on the table the sample deck speaks by its words; nothing shows a raw name.
func TestOwnDeckSpeaks(t *testing.T) {
	for _, lang := range []string{"en", "ru"} {
		h, _ := ownHands(t, nil)
		h.useLanguage(lang)
		h.ownCampaign()
		var raw []string
		h.Bundle.OnError = func(id string, _ error) { raw = append(raw, id) }
		h.trigger("first-toll")
		h.showCard("undertow")
		h.closeTop()
		h.readCards("drowned-bell")
		h.closeTop()
		h.do(model.StartQuest{Kind: model.Act1})
		h.do(model.EndSetup{})
		for _, id := range []model.CardID{"first-toll", "undertow"} {
			h.trigger(id)
			h.closeTop()
		}
		h.showLog()
		if len(raw) > 0 || strings.Contains(h.seen(), "‹") {
			t.Errorf("%s: without words: %q", lang, raw)
		}
	}
}
