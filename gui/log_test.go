package gui

import (
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
)

// inSight are the lines of the log that can be pressed, by their names.
func (h *hands) inSight() []string {
	var lines []string
	widget.Walk(h.window.Content(), func(s widget.Spot) {
		if strings.HasPrefix(s.Name, "line:") {
			lines = append(lines, s.Name)
		}
	})
	return lines
}

// TestLogAndBack opens the log at its end, goes about in it with keys, and returns to the table.
func TestLogAndBack(t *testing.T) {
	h := inTurn(t, 5)
	for range 30 {
		h.do(model.CorrectXP{Delta: 1})
	}
	h.char("l")
	last := len(h.session.Log()) - 1
	lines := h.inSight()
	if h.sees("line:0") || lines[len(lines)-1] != lineName(last) {
		t.Fatalf("in sight are %q", lines)
	}
	h.key(fyne.KeyHome)
	if !h.sees("line:0") || h.sees(lineName(last)) {
		t.Errorf("after Home in sight are %q", h.inSight())
	}
	h.key(fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
	if p, ok := h.screen.(*pastScreen); !ok || p.batch != 2 {
		t.Fatalf("two lines under the first %T %+v", h.screen, h.screen)
	}
	h.key(fyne.KeyEscape)
	if _, ok := h.screen.(*logScreen); !ok || !h.sees("line:2") {
		t.Fatalf("back on %T", h.screen)
	}
	h.key(fyne.KeyEscape)
	if h.screen != screen(h.table) {
		t.Errorf("back on %T", h.screen)
	}
}

func lineName(batch int) string { return "line:" + strconv.Itoa(batch) }

func (h *hands) sees(name string) bool {
	_, ok := h.find(name)
	return ok
}

// TestLogSwitchesLanguage: the rows of before are in the other language at once.
func TestLogSwitchesLanguage(t *testing.T) {
	h := inTurn(t, 5)
	h.showLog()
	english := h.logText()
	h.useLanguage(locales.Russian)
	h.render()
	if russian := h.logText(); russian == english || !strings.Contains(russian, "Начался ход Властелина, раунд 1") {
		t.Errorf("%s, then %s", english, russian)
	}
}

func (h *hands) logText() string {
	var all []string
	widget.Every(h.window.Content(), func(o fyne.CanvasObject) {
		if r, ok := o.(*widget.LogRow); ok {
			all = append(all, r.Describe())
		}
	})
	return strings.Join(all, "\n")
}

// TestPast shows the table as it was: nothing can be done there, and the way back leads to the table as it is.
func TestPast(t *testing.T) {
	h := inTurn(t, 5)
	now, log := h.session, len(h.session.Log())
	h.showLog()
	h.tap("line:0")
	if h.session.State().Phase != model.BetweenQuests || h.sees("button:"+h.tr.T("ui.undo")) || h.played() != now {
		t.Fatalf("the past is in %s", h.session.State().Phase)
	}
	h.char("pn")
	h.do(model.StartQuest{Kind: model.Act1})
	if got, want := h.layers.toast.Text(), h.tr.T("refusal.store.past"); got != want || len(now.Log()) != log {
		t.Errorf("%q, want %q", got, want)
	}
	h.showCard("travelers-rest")
	h.closeTop()
	h.key(fyne.KeyRight, fyne.KeyRight)
	if h.session.State().Phase != model.HeroesTurn {
		t.Errorf("two lines on it is in %s", h.session.State().Phase)
	}
	h.key(fyne.KeyLeft)
	if h.session.State().Phase != model.EncounterSetup {
		t.Errorf("a line back it is in %s", h.session.State().Phase)
	}
	h.press("history.past.to-now")
	if h.session != now || h.screen != screen(h.table) || h.session.State().Phase != model.OverlordTurn {
		t.Errorf("back on %T in %s", h.screen, h.session.State().Phase)
	}
}

// TestGoBackToHere: one press, one step of undo, and it says what it did.
func TestGoBackToHere(t *testing.T) {
	h := inTurn(t, 5)
	log := len(h.session.Log())
	h.showLog()
	h.tap("line:1")
	h.press("history.past.go-back")
	if h.screen != screen(h.table) || h.session.State().Phase != model.EncounterSetup || len(h.session.Log()) != log+1 {
		t.Fatalf("on %T in %s after %d batches", h.screen, h.session.State().Phase, len(h.session.Log()))
	}
	if said := h.layers.toast.Text(); !strings.Contains(said, "start of a quest") {
		t.Errorf("it says %q", said)
	}
	if about := h.table.view().Board().Now.Undo.Hint; !strings.Contains(about, "going back to “start of a quest") {
		t.Errorf("to be undone: %q", about)
	}
	h.do(model.Undo{})
	if h.session.State().Phase != model.OverlordTurn {
		t.Errorf("undone it is in %s", h.session.State().Phase)
	}
	// A line of an undo leads to the table that the undo brought.
	h.showLog()
	h.tap(lineName(len(h.session.Log()) - 1))
	h.press("history.past.go-back")
	if h.layers.toast.Text() != h.tr.T("history.past.here-already") {
		t.Errorf("going back to the present says %q", h.layers.toast.Text())
	}
}

// TestLogJumps leads to a quest.
func TestLogJumps(t *testing.T) {
	h := newTable(t, model.NewCampaign{})
	for range 3 {
		h.do(model.StartQuest{Kind: model.Act1})
		h.do(model.EndSetup{})
		for range 8 {
			h.do(model.CorrectXP{Delta: 1})
		}
		h.do(model.EndQuest{Winner: model.Heroes})
		for range 6 {
			h.do(model.NextStep{})
		}
	}
	h.showLog()
	h.press("history.quests")
	h.press("heading.quest", "Number", 2, "Quest", h.tr.T("quest.act1"))
	if !h.sees("line:18") || h.sees("line:17") {
		t.Errorf("in sight are %q", h.inSight())
	}
	h.press("history.tokens")
	h.press("history.sums")
	h.press("history.story")
}

// longTable is a table with a log of thousands of batches, many of them undone.
func longTable(t testing.TB) *hands {
	t.Helper()
	h := newTable(t, model.NewCampaign{Deck: "silent-protector"})
	for len(h.session.Log()) < 5000 {
		for _, cmd := range []model.Command{
			model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.BeginOverlordTurn{}, model.Undo{}, model.Redo{},
			model.GoBack{},
		} {
			if err := h.session.Do(cmd); err != nil {
				t.Fatal(err)
			}
		}
	}
	h.render()
	return h
}

// TestLogIsShort: however long a log is, only the rows in sight exist.
func TestLogIsShort(t *testing.T) {
	h := longTable(t)
	h.showLog()
	h.key(fyne.KeyHome, fyne.KeyPageDown, fyne.KeyEnd, fyne.KeyPageUp)
	rows := 0
	widget.Every(h.window.Content(), func(o fyne.CanvasObject) {
		if _, ok := o.(*widget.LogRow); ok {
			rows++
		}
	})
	if rows < 5 || rows > 30 {
		t.Errorf("%d rows exist", rows)
	}
}

// BenchmarkLogLanguage switches the language of a long log and of the table under it: well under 100 ms.
func BenchmarkLogLanguage(b *testing.B) {
	h := longTable(b)
	h.showLog()
	for i := 0; b.Loop(); i++ {
		h.useLanguage([]string{locales.Russian, locales.English}[i%2])
		h.render()
		h.table.render()
	}
}

func BenchmarkOpenLog(b *testing.B) {
	h := longTable(b)
	for b.Loop() {
		h.showLog()
	}
}

// TestLogIsReadOnce: what was read for one opening of the log serves the next, of another campaign's log nothing.
func TestLogIsReadOnce(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "unstable-forces"}, model.StartQuest{Kind: model.Act1})
	first, lines := h.log(), h.log().Len()
	h.do(model.EndSetup{})
	if h.log() != first || h.log().Len() != lines+1 {
		t.Errorf("the log was read anew, or not read on: %d lines after %d", h.log().Len(), lines)
	}
	h.showLog()
	h.screen.(*logScreen).open(1)
	if h.log() != first {
		t.Error("the log of the table as it was took its place")
	}
	h.toTable()
	fullTable(h, "Ashrian", "Jain", "Syndrael", "Tomble")
	if h.log() == first {
		t.Error("the log of another campaign is told")
	}
	h.home()
	if h.readLog != nil {
		t.Error("a log is kept without a campaign")
	}
}
