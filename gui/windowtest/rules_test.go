//go:build windowtest

package windowtest

import (
	"image"
	"os/exec"
	"testing"

	"plotwright/model"
)

// keyboard puts another layout under the keys, until the test ends.
func (p *program) keyboard(layout string) {
	p.t.Helper()
	use := func(layout string) {
		if out, err := exec.Command("setxkbmap", layout).CombinedOutput(); err != nil {
			p.t.Fatalf("setxkbmap %s: %v: %s", layout, err, out)
		}
	}
	use(layout)
	p.t.Cleanup(func() { use("us") })
}

// TestRulesWindow opens the rules with F1, looks for a word in Russian by its beginning and in another form, and leaves with
// Esc; no letter is taken for a command.
func TestRulesWindow(t *testing.T) {
	p := start(t, campaign(t, plain(), toOverlordTurn...), "--lang", "ru")
	p.onTable()
	w := wordsOf(t, "ru")
	p.aside()
	table := p.still()
	batches := len(p.disk().Log())

	p.key("F1")
	p.await("the rules", func(q probe) bool { return q.Screen == "rules" })
	calm := p.still()
	p.keyboard("ru")
	for _, letter := range []string{"zhe", "ie", "te", "o", "en", "o", "ve"} { // жетонов
		p.key("Cyrillic_" + letter)
	}
	p.await("hits of the whole word", func(q probe) bool {
		return q.Screen == "rules" && q.Sheets == 0 && q.has(w.button("rules.page.next")) && q.Focus == "entry:жетонов"
	})
	hits := p.still()
	if n, _ := changed(calm, hits, calm.Rect); n < 5000 {
		t.Errorf("the search changed only %d pixels", n)
	}
	// there goes to the next hit and back again, and gives what is seen then.
	there := func() *image.RGBA {
		t.Helper()
		p.key("Return")
		p.until("the next hit", func() bool { n, _ := changed(hits, p.picture(), hits.Rect); return n > 200 })
		next := p.still()
		p.key("shift+Return")
		p.until("another hit", func() bool { n, _ := changed(next, p.picture(), next.Rect); return n > 200 })
		return p.still()
	}
	// How far the page is scrolled for the first hit depends on what was seen before it.
	hits = there()
	there()
	p.looks("the hit before", hits)
	p.tap(w.button("rules.page.next"))
	p.tap(w.button("rules.page.clear"))
	p.await("no hits", func(q probe) bool { return !q.has(w.button("rules.page.next")) })
	p.tap("line:" + w.tr.T("rules.gaining-threat.title"))
	p.still()
	p.key("Escape")
	p.onTable()
	p.aside()
	p.looks("the table after the rules", table)
	expect(t, "batches", len(p.disk().Log()), batches)
	p.close()
}

// TestTermOnACard taps a term on a card, reads its rule, comes back to the card, and makes a ruling on disputed data there.
func TestTermOnACard(t *testing.T) {
	p := start(t, campaign(t, plain()), "--lang", "en")
	p.onTable()
	w := wordsOf(t, "en")
	p.tap(cardSpot("summon-serena"))
	p.await("the card", func(q probe) bool { return q.Sheets == 1 })
	p.tap("link:agents")
	p.await("the rules", func(q probe) bool { return q.Screen == "rules" && q.Sheets == 0 })
	p.key("Escape")
	p.await("the card again", func(q probe) bool { return q.Screen == "table" && q.Sheets == 1 })

	before := len(p.disk().Log())
	value := w.tr.T("card-page.seed", "Value", w.tr.T("dispute.serena-attack.seed"))
	side := p.at(w.button("rules.agents.title")).centre()
	p.click(p.scrollTo(side, buttonSpot(value)).centre())
	p.until("the ruling on disk", func() bool { return len(p.disk().Log()) == before+1 })
	expect(t, "ruling", p.disk().State().Rulings.Value(model.DataRuling("serena-attack")), model.Seed)
	p.key("Escape")
	p.onTable()
	p.key("ctrl+z")
	p.until("the undo on disk", func() bool { return len(p.disk().Log()) == before+2 })
	expect(t, "ruling", p.disk().State().Rulings.Value(model.DataRuling("serena-attack")), "")
	p.close()
}
