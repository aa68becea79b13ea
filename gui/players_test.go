package gui

import (
	"runtime"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"plotwright/gui/settings"
	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
)

// withPlayers is a table in the overlord's turn, with the players' window open.
func withPlayers(t *testing.T) *hands {
	t.Helper()
	h := inTurn(t, 3)
	h.showPlayers()
	return h
}

// heroesSee tells whether a text is to be seen in the players' window.
func (h *hands) heroesSee(text string) bool {
	return strings.Contains(everyText(h.players.window), text)
}

// keyPlayers types a key into the players' window.
func (h *hands) keyPlayers(name fyne.KeyName) {
	k := &fyne.KeyEvent{Name: name}
	if f := h.players.window.Canvas().Focused(); f != nil {
		f.TypedKey(k)
	} else {
		h.players.host.Router.TypedKey(k)
	}
}

// spotPlayers finds what can be pressed in the players' window.
func (h *hands) spotPlayers(name string) fyne.Tappable {
	h.t.Helper()
	var found fyne.Tappable
	widget.Walk(h.players.window.Content(), func(s widget.Spot) {
		if s.Name == name {
			found = s.Object.(fyne.Tappable)
		}
	})
	if found == nil {
		h.t.Fatalf("nothing in the players' window is called %q", name)
	}
	return found
}

func (h *hands) tapPlayers(name string) {
	h.t.Helper()
	h.spotPlayers(name).Tapped(&fyne.PointEvent{})
}

// TestPlayersWindowFollows: commands, undo, redo, another campaign and none at all are seen at once.
func TestPlayersWindowFollows(t *testing.T) {
	h := withPlayers(t)
	turn := func(id string) {
		t.Helper()
		if !h.heroesSee(h.tr.T("players.turn." + id)) {
			t.Errorf("the players' window says %q", everyText(h.players.window))
		}
	}
	turn("overlord-turn")
	h.do(model.BeginHeroesTurn{})
	turn("heroes-turn")
	h.do(model.Undo{})
	turn("overlord-turn")
	h.do(model.Redo{})
	turn("heroes-turn")
	h.do(model.RenameHero{Hero: "Jain", Name: "Widow Tarha"})
	if !h.heroesSee("Widow Tarha") || h.heroesSee("Jain") {
		t.Error("the name is an old one")
	}
	h.home()
	if h.players.public != nil || h.heroesSee("Widow Tarha") || h.players.window.Title() != Title {
		t.Errorf("without a campaign the window says %q", everyText(h.players.window))
	}
	s, err := model.CreateSession(h.Catalog, h.Store, model.NewCampaign{Box: "the-trollfens", Heroes: []string{"X", "Y"}}, h.now)
	if err != nil {
		t.Fatal(err)
	}
	h.play(s)
	if !h.heroesSee(h.tr.T("campaign.the-trollfens.name")) || !h.heroesSee(h.tr.T("players.empty")) {
		t.Errorf("the other campaign is not there: %q", everyText(h.players.window))
	}
}

// TestPlayersStayInThePresent: while the overlord looks at the table as it was, the heroes see it as it is.
func TestPlayersStayInThePresent(t *testing.T) {
	h := withPlayers(t)
	now := everyText(h.players.window)
	h.showLog()
	h.tap("line:0")
	if h.session == h.played() {
		t.Fatal("this is not the past")
	}
	h.render()
	if got := everyText(h.players.window); got != now {
		t.Errorf("the players' window says %q, not %q", got, now)
	}
	h.key(fyne.KeyEscape, fyne.KeyEscape)
	if got := everyText(h.players.window); got != now {
		t.Errorf("back at the table, the players' window says %q, not %q", got, now)
	}
}

// TestPlayersLanguageAndText: both are the window's own, kept, and the language follows the table where it is to.
func TestPlayersLanguageAndText(t *testing.T) {
	h := withPlayers(t)
	h.useLanguage(locales.Russian)
	h.render()
	if !h.heroesSee("Ход Властелина") || !strings.HasSuffix(h.players.window.Title(), "окно игроков – Plotwright") {
		t.Errorf("title %q", h.players.window.Title())
	}
	h.tapPlayers("button:English")
	if !h.heroesSee("Overlord's turn") || h.tr.Language() != locales.Russian || h.Settings.Players.Language != locales.English {
		t.Errorf("%+v", h.Settings.Players)
	}
	before := h.players.style.scale
	h.tapPlayers("button:Larger text")
	if h.Settings.Players.TextSize != 110 || h.players.style.scale <= before || h.Settings.TextSize != 0 {
		t.Errorf("%+v, scale %g", h.Settings, h.players.style.scale)
	}
	for range 10 {
		h.players.host.Router.TypedRune('+')
	}
	if h.Settings.Players.TextSize != settings.MaxTextSize {
		t.Errorf("text size %d", h.Settings.Players.TextSize)
	}
}

// TestPlayersKeys: F11 and Esc; undo works from there; a large card goes before the full screen does.
func TestPlayersKeys(t *testing.T) {
	h := withPlayers(t)
	w := h.players.window
	h.keyPlayers(fyne.KeyF11)
	if !w.FullScreen() {
		t.Fatal("F11 did nothing")
	}
	h.tapPlayers("card:pacify")
	if h.players.large != "pacify" {
		t.Fatal("the card was not enlarged")
	}
	h.keyPlayers(fyne.KeyEscape)
	if h.players.large != "" || !w.FullScreen() {
		t.Errorf("large %q, full screen %v", h.players.large, w.FullScreen())
	}
	h.keyPlayers(fyne.KeyEscape)
	if w.FullScreen() {
		t.Error("Esc did not leave the full screen")
	}
	phase := h.session.State().Phase
	h.do(model.BeginHeroesTurn{})
	w.Canvas().(interface{ TypedShortcut(fyne.Shortcut) }).TypedShortcut(&fyne.ShortcutUndo{})
	if h.session.State().Phase != phase {
		t.Errorf("phase %s", h.session.State().Phase)
	}
	h.players.host.Router.TypedRune('р') // the key H on a Russian keyboard
	if !h.Settings.Covered {
		t.Error("the facedown cards are not hidden")
	}
}

// TestPlayersLargeCardGoes: a card that was bought and enlarged is put away by undo, and nothing of it stays.
func TestPlayersLargeCardGoes(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector", Threat: 9})
	mark(h)
	h.showPlayers()
	h.do(model.CorrectCard{Card: "pacify", Side: model.SideFaceup})
	h.tapPlayers("card:pacify")
	h.keepsSecrets("enlarged")
	h.do(model.Undo{})
	h.keepsSecrets("undone")
	if h.players.large != "" {
		t.Error("the card is still large")
	}
	h.players.enlarge("pacify")
	h.keepsSecrets("asked for")
}

// TestPlayersCloseAndReopen: closing hides the window and empties it; it comes back as things are then.
func TestPlayersCloseAndReopen(t *testing.T) {
	h := withPlayers(t)
	w := h.players.window
	h.keyPlayers(fyne.KeyF11)
	h.players.hide()
	if h.players.open || w.FullScreen() || h.heroesSee("Jain") {
		t.Error("the window was not put away")
	}
	h.do(model.RenameHero{Hero: "Jain", Name: "Tarha"})
	if h.heroesSee("Tarha") {
		t.Error("a hidden window is kept up to date")
	}
	h.char("w")
	if h.players.window != w || !h.players.open || !h.heroesSee("Tarha") {
		t.Error("the window did not come back")
	}
}

// TestPlayersBarGoes: the bar comes with the pointer and goes when that rests, unless something on it has the keyboard.
func TestPlayersBarGoes(t *testing.T) {
	h := withPlayers(t)
	var pending []func()
	b := h.players.bar
	b.hide()
	b.waiting = false
	h.after = func(d time.Duration, f func()) { pending = append(pending, f) }
	pass := func() {
		t.Helper()
		if len(pending) != 1 {
			t.Fatalf("%d timers", len(pending))
		}
		f := pending[0]
		pending = nil
		f()
	}
	b.wake()
	b.wake() // it moved once more
	pass()
	if !b.float.Visible() {
		t.Fatal("the bar went while the pointer moved")
	}
	pass()
	if b.float.Visible() {
		t.Fatal("the bar stayed")
	}
	h.players.host.Router.TypedRune('m')
	pass()
	pass()
	if !b.float.Visible() {
		t.Error("the bar went from under the keyboard")
	}
	h.keyPlayers(fyne.KeyEscape)
	if b.float.Visible() || h.players.window.Canvas().Focused() != nil {
		t.Error("Esc did not put the bar away")
	}
}

// TestPlayersOpenedOften: opening and closing leaves nothing running.
func TestPlayersOpenedOften(t *testing.T) {
	h := withPlayers(t)
	before := runtime.NumGoroutine()
	for range 200 {
		h.players.hide()
		h.showPlayers()
	}
	if after := runtime.NumGoroutine(); after > before {
		t.Errorf("%d goroutines, then %d", before, after)
	}
}

// TestPlayersBarInOneRow: at usual sizes the controls stand side by side, under a line of their own.
func TestPlayersBarInOneRow(t *testing.T) {
	for _, lang := range []string{locales.English, locales.Russian} {
		h := newHands(t, func(o *Options) { o.Settings.Language = lang })
		fullTable(h, "Ashrian", "Jain")
		h.showPlayers()
		b := h.players.bar
		for _, size := range []fyne.Size{{Width: 1024, Height: 600}, {Width: 1280, Height: 720}, {Width: 1366, Height: 768}, {Width: 1920, Height: 1080}} {
			h.players.window.Resize(size)
			tops := map[float32]bool{}
			widget.Walk(b.float, func(s widget.Spot) { tops[s.Pos.Y] = true })
			if len(tops) != 1 {
				t.Errorf("%s, %v: the controls stand at %v", lang, size, tops)
			}
		}
	}
}
