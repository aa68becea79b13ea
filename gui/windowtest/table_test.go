//go:build windowtest

package windowtest

import (
	"image"
	"strings"
	"testing"

	"plotwright/model"
)

func TestUndoAndRedo(t *testing.T) {
	p := start(t, campaign(t, plain(), toOverlordTurn...), "--lang", "en")
	p.onTable()
	w := wordsOf(t, "en")
	batches := len(p.disk().Log())
	steps := []struct {
		name  string
		do    func()
		phase model.Phase
	}{
		{"undo by button", func() { p.tap(w.button("ui.undo")) }, model.HeroesTurn},
		{"undo by key", func() { p.key("ctrl+z") }, model.EncounterSetup},
		{"redo by key", func() { p.key("ctrl+y") }, model.HeroesTurn},
		{"redo by button", func() { p.tap(w.button("ui.redo")) }, model.OverlordTurn},
		{"undo by key again", func() { p.key("ctrl+z") }, model.HeroesTurn},
		{"redo by the other key", func() { p.key("ctrl+shift+z") }, model.OverlordTurn},
	}
	main := map[model.Phase]string{
		model.EncounterSetup: w.button("ui.main.encounter-setup"), model.HeroesTurn: w.button("ui.main.heroes-turn"),
		model.OverlordTurn: w.button("ui.main.overlord-turn"),
	}
	undo, redo := p.at(w.button("ui.undo")).area(), p.at(w.button("ui.redo")).area()
	for _, step := range steps {
		p.run(step.name, func(t *testing.T) {
			step.do()
			batches++
			p.await("the table to follow", func(q probe) bool { return q.has(main[step.phase]) })
			s := p.disk()
			expect(t, "phase", s.State().Phase, step.phase)
			expect(t, "batches", len(s.Log()), batches)
			expect(t, "place of undo", p.at(w.button("ui.undo")).area(), undo)
			expect(t, "place of redo", p.at(w.button("ui.redo")).area(), redo)
		})
	}
	p.close()
}

// inClass tells whether the window has the class by which desktops know the program.
func (p *program) inClass() bool {
	p.t.Helper()
	return strings.Contains(p.xdotool("search", "--onlyvisible", "--class", "^Plotwright$"), p.window)
}

func TestLanguageSwitchMidQuest(t *testing.T) {
	dir := campaign(t, plain(), append(toOverlordTurn, model.TriggerCard{Card: tieCard, To: heroes[:2]})...)
	p := start(t, dir, "--lang", "en")
	p.onTable()
	en, ru := wordsOf(t, "en"), wordsOf(t, "ru")
	before := len(p.disk().Log())
	expect(t, "class of the window", p.inClass(), true)
	p.aside()
	english := p.still()
	englishLog := p.logPicture()

	p.key("m")
	p.await("the menu", func(q probe) bool { return q.Sheets == 1 })
	p.click(p.scrollTo(p.size.Div(2), en.button("ui.settings.russian")).centre())
	p.await("the menu in Russian", func(q probe) bool { return q.Lang == "ru" && q.Sheets == 1 && q.has(ru.button("ui.settings.russian")) })
	p.key("Escape")
	q := p.onTable()
	if !q.has(ru.button("ui.main.overlord-turn")) || q.has(en.button("ui.main.overlord-turn")) {
		t.Error("the main button is not in Russian")
	}
	p.aside()
	russian := p.still()
	if n, _ := changed(english, russian, english.Rect); n < 5000 {
		t.Errorf("only %d pixels of the table changed with the language", n)
	}
	russianLog := p.logPicture()
	if n, _ := changed(englishLog, russianLog, englishLog.Rect); n < 5000 {
		t.Errorf("only %d pixels of the log changed with the language", n)
	}
	expect(t, "class of the window", p.inClass(), true)
	expect(t, "batches", len(p.disk().Log()), before)
	p.close()

	// What was switched looks as if it had never been otherwise.
	p = start(t, dir)
	expect(t, "language", p.onTable().Lang, "ru")
	p.aside()
	p.looks("the table after a start in Russian", russian)
	logNow := p.logPicture()
	if n, around := changed(russianLog, logNow, russianLog.Rect); n > 60 {
		t.Errorf("the log after a start in Russian looks otherwise in %v (%d pixels)", around, n)
	}
	p.close()
}

// logPicture opens the log, looks at it and closes it.
func (p *program) logPicture() *image.RGBA {
	p.t.Helper()
	p.key("l")
	p.await("the log", func(q probe) bool { return q.Screen == "log" })
	img := p.still()
	p.key("Escape")
	p.onTable()
	p.still()
	return img
}

func TestCloseAndReopen(t *testing.T) {
	dir := campaign(t, plain(), append(toOverlordTurn, model.TriggerCard{Card: tieCard, To: heroes[:2]})...)
	p := start(t, dir, "--lang", "en")
	p.onTable()
	p.tap(wordsOf(t, "en").button("ui.main.overlord-turn"))
	p.at(wordsOf(t, "en").button("ui.main.heroes-turn"))
	batches := len(p.disk().Log())
	p.aside()
	table, size := p.still(), p.size
	p.close()

	p = start(t, dir)
	p.onTable()
	expect(t, "size of the window", p.size, size)
	p.aside()
	p.looks("the table after closing and opening", table)
	expect(t, "batches", len(p.disk().Log()), batches)

	// The way by the start page leads to the same table.
	p.key("m")
	p.await("the menu", func(q probe) bool { return q.Sheets == 1 })
	p.click(p.scrollTo(p.size.Div(2), wordsOf(t, "en").button("ui.menu-sheet.home")).centre())
	p.await("the start page", func(q probe) bool { return q.Screen == "start" && q.Sheets == 0 })
	p.tap(rowSpot(wordsOf(t, "en").tr.T("campaign.the-shadow-rune.name")))
	p.onTable()
	p.aside()
	p.looks("the table opened from the start page", table)
	p.close()
}
