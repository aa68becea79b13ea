package gui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
)

// entry is the visible entry of the topmost sheet with a text.
func (h *hands) entry(text string) *widget.Entry {
	h.t.Helper()
	var found *widget.Entry
	widget.Every(h.layers.top().Sheet, func(o fyne.CanvasObject) {
		if e, ok := o.(*widget.Entry); ok && e.Text == text {
			found = e
		}
	})
	if found == nil {
		h.t.Fatalf("no entry holds %q", text)
	}
	return found
}

// reveal scrolls the topmost sheet until something can be pressed.
func (h *hands) reveal(name string) {
	h.t.Helper()
	scroll := h.layers.top().Scroll()
	scroll.ScrollTop(0)
	for range 40 {
		if s, ok := h.find(name); ok && s.Name == name {
			return
		}
		scroll.Page(1)
	}
	h.spot(name)
}

// pressThere scrolls to a button and presses it.
func (h *hands) pressThere(label string) {
	h.t.Helper()
	h.reveal("button:" + label)
	h.tap("button:" + label)
}

// lastLine is what the log says last.
func (h *hands) lastLine() string {
	log := view.ReadLog(h.session)
	return log.Line(h.tr, log.Len()-1, nil).Text
}

func heroNames(h *hands) []string {
	var names []string
	for _, x := range h.session.State().Heroes {
		names = append(names, x.Name)
	}
	return names
}

// TestHeroesChange: from the panel heroes are renamed, leave and join; each is one step, said at once, and everywhere at once.
func TestHeroesChange(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector", Heroes: []string{"Anna", "Boris", "Clara"}, Fortune: map[string]int{"Boris": 2}})
	h.setRightAt(rightPeople)
	sheet := h.layers.top()
	step := func(what, said string, names ...string) {
		t.Helper()
		if !slices.Equal(heroNames(h), names) {
			t.Fatalf("after %s the heroes are %q, said %q", what, heroNames(h), h.layers.toast.Text())
		}
		if h.layers.top() != sheet {
			t.Fatalf("after %s another sheet is open", what)
		}
		if words := h.words(); !strings.Contains(words, said) {
			t.Errorf("after %s the panel does not say %q: %q", what, said, words)
		}
		if got := h.lastLine(); got != said {
			t.Errorf("%s is %q in the log", what, got)
		}
	}
	if _, ok := h.find("button:" + h.tr.T("ui.right.rename")); ok {
		t.Error("nothing is typed, and there is a button to rename")
	}
	h.entry("Boris").SetText("Boris the Bold")
	h.pressThere(h.tr.T("ui.right.rename"))
	step("a new name", "Boris was renamed Boris the Bold.", "Anna", "Boris the Bold", "Clara")
	if s := h.table.board.Hero("h2"); !strings.HasPrefix(s.Describe(), "Boris the Bold") {
		t.Errorf("the table says %q", s.Describe())
	}
	h.pressThere("Grisban")
	step("joining", "Grisban joined the heroes.", "Anna", "Boris the Bold", "Clara", "Grisban")
	h.reveal("button:" + h.tr.T("ui.right.leaves"))
	h.tap("button:" + h.tr.T("ui.right.leaves"))
	step("leaving", "Anna left the heroes.", "Boris the Bold", "Clara", "Grisban")
	h.entry("").SetText("  Ёлка ")
	h.pressThere(h.tr.T("ui.right.add"))
	step("joining under a typed name", "Ёлка joined the heroes.", "Boris the Bold", "Clara", "Grisban", "Ёлка")
	h.entry("Ёлка").OnSubmitted("")
	h.press("ui.undo")
	if !slices.Equal(heroNames(h), []string{"Boris the Bold", "Clara", "Grisban"}) {
		t.Errorf("after undo the heroes are %q", heroNames(h))
	}
	h.entry("The Shadow Rune").SetText("Our own")
	h.pressThere(h.tr.T("ui.right.rename"))
	if h.session.State().Name != "Our own" || h.window.Title() != "Our own – "+Title {
		t.Errorf("the campaign is called %q, the window %q", h.session.State().Name, h.window.Title())
	}
	h.press("ui.undo")
	h.entry("The Shadow Rune")
}

// TestTakenNameIsSaid: a name that is taken, empty or too long is refused with a sentence, and stays to be mended.
func TestTakenNameIsSaid(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector", Heroes: []string{"Anna", "Boris"}})
	h.setRightAt(rightPeople)
	for typed, said := range map[string]string{
		"Boris":                   h.tr.T("refusal.bad-value.name-taken", "Hero", "Boris"),
		"  ":                      h.tr.T("refusal.bad-value.name"),
		strings.Repeat("a", 201):  h.tr.N("refusal.bad-value.long", 200, "Have", 201),
		"line" + "\u2028" + "two": "",
	} {
		e := h.entry("Anna")
		e.SetText(typed)
		h.pressThere(h.tr.T("ui.right.rename"))
		if said != "" && (h.layers.toast.Text() != said || heroNames(h)[0] != "Anna" || e.Text != typed) {
			t.Errorf("%q: said %q, the heroes are %q, typed is %q", typed, h.layers.toast.Text(), heroNames(h), e.Text)
		}
		if said == "" {
			// A line break is a blank in an entry.
			if heroNames(h)[0] != "line two" {
				t.Errorf("the heroes are %q", heroNames(h))
			}
			h.do(model.Undo{})
		}
		e.SetText("Anna")
	}
	h.entry("Anna").SetText("Anna \U0001f600")
	if h.entry("Anna ") == nil || h.layers.toast.Text() != h.tr.T("ui.entry.no-sign") {
		t.Errorf("of an emoji is said %q", h.layers.toast.Text())
	}
}

// TestJoiningIsClosed: in a quest, and with four heroes, the panel says why nobody can join.
func TestJoiningIsClosed(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector", Heroes: []string{"Ashrian", "Avric", "Grisban", "Jain"}})
	h.setRightAt(rightPeople)
	if why := h.tr.T("refusal.bad-value.too-many"); !strings.Contains(h.words(), why) {
		t.Errorf("%q is not said", why)
	}
	h.closeTop()
	h.do(model.HeroLeaves{Hero: "Jain"})
	h.do(model.StartQuest{Kind: model.Act1})
	h.setRightAt(rightPeople)
	if why := h.tr.T("refusal.wrong-phase.heroes"); !strings.Contains(h.words(), why) {
		t.Errorf("%q is not said in %q", why, h.words())
	}
}

// TestCardsSetRight: the panel marks how the chosen card lies, and lays it otherwise; the reason is written in the log.
func TestCardsSetRight(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector"})
	h.setRightAt(rightCards)
	h.pressThere("Pacify")
	h.entry("").SetText("we forgot")
	chosen := func(label string) bool {
		h.reveal("button:" + label)
		s := h.spot("button:" + label)
		return s.Object.(*widget.Button).Chosen()
	}
	if !chosen("Facedown") || chosen("Faceup") || !chosen("Ready") {
		t.Error("the panel does not say that the card lies facedown, ready")
	}
	h.pressThere("Faceup")
	h.pressThere("Exhausted")
	if k := h.session.State().Card("pacify"); !k.Faceup || !k.Exhausted || !chosen("Faceup") || !chosen("Exhausted") {
		t.Errorf("the card is %+v", k)
	}
	if said := h.lastLine(); !strings.Contains(said, "we forgot") || !strings.Contains(h.words(), "we forgot") {
		t.Errorf("the reason is not in %q", said)
	}
	h.useLanguage(locales.Russian)
	h.render()
	if said := h.lastLine(); !strings.Contains(h.words(), said[:20]) {
		t.Errorf("the panel does not say %q: %q", said, h.words())
	}
}

// TestDeckIsMarked: the deck in play is marked as long as another may be chosen.
func TestDeckIsMarked(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector", Heroes: []string{"A", "B"}})
	h.setRightAt(rightPeople)
	h.reveal("button:Silent Protector")
	if !h.spot("button:Silent Protector").Object.(*widget.Button).Chosen() {
		t.Error("the deck in play is not marked")
	}
	h.pressThere("Hybrid Loyalty")
	if h.session.State().Deck != "hybrid-loyalty" || !h.spot("button:Hybrid Loyalty").Object.(*widget.Button).Chosen() {
		t.Errorf("the deck is %s", h.session.State().Deck)
	}
	h.pressThere(h.tr.T("ui.right.cards"))
	h.reveal("button:Dual Training")
}

// TestSetRightIsCovered: with the facedown cards covered the panel names none of them.
func TestSetRightIsCovered(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector"})
	h.cover()
	h.setRightAt(rightCards)
	if words := h.words(); strings.Contains(words, "Pacify") || !strings.Contains(words, "Brethren") {
		t.Errorf("the panel says %q", words)
	}
}
