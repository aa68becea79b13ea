//go:build windowtest

package windowtest

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"plotwright/model"
)

func lineSpot(batch int) string { return fmt.Sprint("line:", batch) }

// longPlay leads into the overlord's first turn with a log that does not fit into the window.
func longPlay() []model.Command {
	all := append([]model.Command{}, toOverlordTurn...)
	for range 40 {
		all = append(all, model.CorrectXP{Delta: 1})
	}
	return all
}

// TestLog opens the log, scrolls it by dragging, switches its language, looks at the past, goes back to it, and undoes that.
func TestLog(t *testing.T) {
	p := start(t, campaign(t, plain(), longPlay()...), "--lang", "en")
	p.onTable()
	en, ru := wordsOf(t, "en"), wordsOf(t, "ru")
	before := len(p.disk().Log())
	newest := lineSpot(before - 1)

	p.key("l")
	p.await("the log at its end", func(q probe) bool { return q.Screen == "log" && q.has(newest) && !q.has(lineSpot(0)) })
	from := p.at(lineSpot(before - 8)).centre()
	p.drag(from, from.Add(image.Pt(0, 250)))
	p.release(leftButton)
	q := p.await("the log to follow the finger", func(q probe) bool { return !q.has(newest) })
	if q.Screen != "log" {
		t.Fatal("a swipe opened a line")
	}
	p.key("Home")
	p.await("the oldest line", func(q probe) bool { return q.has(lineSpot(0)) })

	p.key("m")
	p.click(p.scrollTo(p.size.Div(2), en.button("ui.settings.russian")).centre())
	p.await("the log in Russian", func(q probe) bool { return q.Lang == "ru" && q.Sheets == 1 })
	p.key("Escape")
	q = p.await("the log in Russian, without a sheet", func(q probe) bool { return q.Sheets == 0 && q.has(ru.button("history.back")) })
	if q.has(en.button("history.back")) || q.Screen != "log" {
		t.Error("the log is not in Russian")
	}

	p.tap(lineSpot(1))
	q = p.await("the table as it was", func(q probe) bool { return q.Screen == "past" })
	if q.has(ru.button("ui.undo")) || q.has(ru.button("ui.main.encounter-setup")) {
		t.Error("the past can be played on")
	}
	p.key("Right", "Right", "Left", "Left", "ctrl+z")
	p.await("a word about the past", func(q probe) bool { return q.Toast != "" })
	expect(t, "batches", len(p.disk().Log()), before)

	p.tap(ru.button("history.past.go-back"))
	p.await("the table, and what was done", func(q probe) bool { return q.Screen == "table" && strings.Contains(q.Toast, "Отменить") })
	s := p.disk()
	expect(t, "batches", len(s.Log()), before+1)
	expect(t, "last", last(s), model.Event(model.WentBack{Action: 1}))
	expect(t, "phase", s.State().Phase, model.EncounterSetup)
	p.key("ctrl+z")
	s = p.kept("undone", func(s *model.Session) bool { return len(s.Log()) == before+2 })
	expect(t, "phase", s.State().Phase, model.OverlordTurn)
	p.close()
}

// TestExports makes every kind of file and reads it.
func TestExports(t *testing.T) {
	p := start(t, campaign(t, plain(), longPlay()...), "--lang", "ru")
	p.onTable()
	ru := wordsOf(t, "ru")
	p.key("l")
	p.await("the log", func(q probe) bool { return q.Screen == "log" })
	for _, x := range []struct{ id, name, begins, holds string }{
		{"export.paper", "*-sheet-*.pdf", "%PDF-", ""},
		{"export.log-md", "*-log-*.md", "# Руна теней – Журнал\n", "Начался ход Властелина, раунд 1."},
		{"export.log-csv", "*-log-*.csv", "\ufeffСтрока;", "Начался ход Властелина, раунд 1."},
		{"export.tokens-md", "*-tokens-*.md", "# Руна теней – Жетоны\n", "| запас | угроза |"},
		{"export.tokens-csv", "*-tokens-*.csv", "\ufeffСтрока;", ";запас;угроза;"},
	} {
		p.run(x.id, func(t *testing.T) {
			p.tap(ru.button("export.title"))
			p.tap(ru.button(x.id))
			p.await("where the file is", func(q probe) bool { return q.Sheets == 1 && q.has(ru.button("export.copy")) })
			found, err := filepath.Glob(filepath.Join(p.dir, "exports", x.name))
			if err != nil || len(found) != 1 {
				t.Fatalf("%v: %v", found, err)
			}
			text, err := os.ReadFile(found[0])
			if err != nil || !strings.HasPrefix(string(text), x.begins) || !strings.Contains(string(text), x.holds) {
				t.Errorf("%s: %v\n%.300s", found[0], err, text)
			}
			p.key("Escape")
			p.await("the log", func(q probe) bool { return q.Sheets == 0 })
		})
	}
	p.key("Escape")
	p.onTable()
	p.close()
}
