//go:build windowtest

package windowtest

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"plotwright/gui/settings"
	"plotwright/model"
)

// settings are those that the program has kept.
func (p *program) settings() (s settings.Settings) {
	text, err := os.ReadFile(filepath.Join(p.dir, "settings.json"))
	if err == nil {
		err = json.Unmarshal(text, &s)
	}
	if err != nil {
		p.t.Logf("settings: %v", err)
	}
	return s
}

// A pinned card says what is missing, also after the program was closed and opened; covered, it says nothing.
func TestPinAndReopen(t *testing.T) {
	n := plain()
	n.Threat = 0
	dir := campaign(t, n, toOverlordTurn...)
	p := start(t, dir, "--lang", "en")
	p.onTable()
	w := wordsOf(t, "en")
	var card model.CardID
	for _, k := range p.disk().State().Cards {
		if !k.Faceup && p.now().has(cardSpot(k.ID)) {
			card = k.ID
			break
		}
	}
	batches := len(p.disk().Log())
	area := p.at(cardSpot(card)).area()
	p.aside()
	bare := p.still()
	p.tap(cardSpot(card))
	p.tap(w.button("ui.plan.pin"))
	p.at(w.button("ui.plan.unpin"))
	p.key("Escape")
	p.onTable()
	p.aside()
	if n, _ := changed(bare, p.still(), area); n < 300 {
		t.Error("the pin is not seen on the card")
	}
	expect(t, "batches", len(p.disk().Log()), batches)
	expect(t, "pins", len(p.settings().Pins[string(p.disk().ID())]), 1)
	p.close()

	p = start(t, dir)
	p.onTable()
	p.aside()
	if n, _ := changed(bare, p.still(), area); n < 300 {
		t.Error("the pin is not seen on the card after closing and opening")
	}
	p.tap(cardSpot(card))
	p.at(w.button("ui.plan.unpin"))
	p.key("Escape")
	p.onTable()
	cover := func(covered bool) {
		p.key("h")
		p.until("the cover", func() bool { return p.settings().Covered == covered })
		p.aside()
	}
	cover(true)
	covered := p.still()
	cover(false)
	p.tap(cardSpot(card))
	p.at(w.button("ui.plan.unpin"))
	p.key("i")
	p.at(w.button("ui.plan.pin"))
	p.key("Escape")
	p.onTable()
	cover(true)
	p.looks("the covered card without a pin, as with one", covered)
	p.close()
}

// A hero gets another name, one leaves, one joins; each is one batch, and the table follows at once.
func TestHeroesChange(t *testing.T) {
	p := start(t, campaign(t, plain()), "--lang", "en")
	p.onTable()
	w := wordsOf(t, "en")
	p.key("m")
	p.await("the menu", func(q probe) bool { return q.Sheets == 1 })
	p.click(p.scrollTo(p.size.Div(2), w.button("ui.menu-sheet.set-right")).centre())
	p.tap(w.button("ui.right.people"))
	middle := p.size.Div(2)
	names := func(want ...string) {
		p.t.Helper()
		p.kept("the heroes "+want[0], func(s *model.Session) bool {
			var got []string
			for _, h := range s.State().Heroes {
				got = append(got, h.Name)
			}
			return slices.Equal(got, want)
		})
	}
	batches := len(p.disk().Log())
	p.click(p.scrollTo(middle, "entry:Jain").centre())
	p.key("ctrl+a")
	p.xdotool("type", "--delay", "60", "Leoric")
	p.click(p.scrollTo(middle, w.button("ui.right.rename")).centre())
	names("Ashrian", "Leoric", "Syndrael", "Tomble")
	p.click(p.scrollTo(middle, w.button("ui.right.leaves")).centre())
	names("Leoric", "Syndrael", "Tomble")
	p.click(p.scrollTo(middle, buttonSpot("Grisban")).centre())
	names("Leoric", "Syndrael", "Tomble", "Grisban")
	expect(t, "batches", len(p.disk().Log()), batches+3)
	p.key("Escape")
	q := p.onTable()
	expect(t, "seat of the one who left", q.has(heroSpot(ashrian)), false)
	p.key("ctrl+z")
	names("Leoric", "Syndrael", "Tomble")
	p.close()
}

// An experience point is dragged onto the threat and becomes three.
func TestDragExperience(t *testing.T) {
	p := start(t, campaign(t, plain(), toSpendXP...), "--lang", "en")
	p.onTable()
	before := p.disk()
	xp, threat, batches := before.State().XP, before.State().Threat(), len(before.Log())
	from, to := p.at("point").centre(), p.at(tokenSpot(1)).centre()
	p.drag(from, to)
	p.key("Escape")
	p.release(leftButton)
	expect(t, "batches after a drag that was broken off", len(p.disk().Log()), batches)
	p.drag(from, to)
	p.release(leftButton)
	s := p.kept("the exchange", func(s *model.Session) bool { return len(s.Log()) == batches+1 })
	expect(t, "experience points", s.State().XP, xp-1)
	expect(t, "threat", s.State().Threat(), threat+3)
	p.close()
}
