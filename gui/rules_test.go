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

// rulesOpen is the rules screen, which must be open.
func (h *hands) rulesOpen() *rulesScreen {
	h.t.Helper()
	r, ok := h.screen.(*rulesScreen)
	if !ok {
		h.t.Fatalf("the screen is a %T, not the rules", h.screen)
	}
	return r
}

// F1 opens the rules from everywhere, and Esc, F1 and the button lead back to what was left, as it was left.
func TestRulesFromAnywhere(t *testing.T) {
	h := newHands(t)
	start := h.screen
	h.key(fyne.KeyF1)
	h.rulesOpen()
	h.key(fyne.KeyEscape)
	if h.screen != start {
		t.Fatalf("back at a %T", h.screen)
	}
	page := newCampaignPage(h.App)
	h.show(page)
	page.n.Name = "Ours"
	h.key(fyne.KeyF1, fyne.KeyF1)
	if h.screen != screen(page) || page.n.Name != "Ours" {
		t.Fatalf("back at a %T", h.screen)
	}
	fullTable(h, "Ashrian", "Jain")
	h.tap("card:pacify")
	sheet, title := h.layers.top(), h.window.Title()
	h.key(fyne.KeyF1)
	if got := h.window.Title(); got != title || !strings.Contains(got, "The Shadow Rune") {
		t.Errorf("over %q the rules are titled %q", title, got)
	}
	if h.rulesOpen(); h.layers.top() != nil {
		t.Error("the sheet lies over the rules")
	}
	h.press("rules.page.back")
	if h.screen != screen(h.table) || h.layers.top() != sheet {
		t.Error("the card is not open any more")
	}
	h.key(fyne.KeyF1)
	h.rulesOpen()
	h.home()
	if _, ok := h.screen.(*startPage); !ok || len(h.under) != 0 || h.layers.top() != nil {
		t.Error("the start page has something over it")
	}
}

// What is typed is looked for, and is no command; Enter and F3 go from hit to hit.
func TestSearchByKeys(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector"})
	h.useLanguage(locales.Russian)
	h.render()
	h.key(fyne.KeyF1)
	r := h.rulesOpen()
	h.char("лист героя")
	if h.layers.top() != nil || r.hits == 0 {
		t.Fatalf("%d hits, sheet %v", r.hits, h.layers.top())
	}
	all := r.hits
	h.key(fyne.KeyReturn)
	h.key(fyne.KeyF3)
	if r.current != 2%all {
		t.Errorf("hit %d of %d is looked at", r.current, all)
	}
	for range all {
		h.key(fyne.KeyF3)
	}
	if r.current != 2%all {
		t.Errorf("once around: hit %d of %d", r.current, all)
	}
	h.press("rules.page.clear")
	if r.hits != 0 || r.search.Text != "" {
		t.Errorf("%d hits for %q", r.hits, r.search.Text)
	}
	h.window.Canvas().Unfocus()
	h.char(".") // the slash of a Russian keyboard
	if h.window.Canvas().Focused() != fyne.Focusable(r.search) {
		t.Error("the slash does not lead to the search")
	}
}

// Sections without a hit are folded; the hit that is looked at is in sight.
func TestHitsAreInSight(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector"})
	h.key(fyne.KeyF1)
	r := h.rulesOpen()
	h.char("relic")
	folded := 0
	for _, s := range r.sections {
		if !s.text.Visible() {
			folded++
		}
	}
	if r.hits != 1 || folded != len(r.sections)-1 {
		t.Fatalf("%d hits, %d sections of %d folded", r.hits, folded, len(r.sections))
	}
	for _, s := range r.sections {
		pos, size, ok := s.text.Current()
		ok = ok && s.text.Visible()
		if !ok {
			continue
		}
		y, _ := r.page.Top(s.text)
		if at := y + pos.Y - r.page.Offset.Y; at < 0 || at+size.Height > r.page.Size().Height {
			t.Errorf("the hit is at %g of %g", at, r.page.Size().Height)
		}
		if r.contents.here != s.id {
			t.Errorf("the contents mark %s", r.contents.here)
		}
	}
	h.tap("line:" + h.tr.T("rules.agent-anatomy.title"))
	for _, s := range r.sections {
		if s.id == "agent-anatomy" && !s.text.Visible() {
			t.Error("the contents do not unfold a section")
		}
	}
}

// Terms are looked up by a tap; in another language they have another name, and the page stays at its place.
func TestLanguageKeepsTheSearch(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector"})
	h.showRules("rulings-tokens")
	r := h.rulesOpen()
	section, _ := r.place()
	h.tap("button:" + h.otherLanguage().T("rules.page.language"))
	if h.tr.Language() != locales.Russian {
		t.Fatal("the language is as before")
	}
	if now, _ := r.place(); now != section || section.id != "rulings-tokens" {
		t.Errorf("the page is at %s, not at %s", now.id, section.id)
	}
	h.tapTerm(r, "threat")
	if r.search.Text != "Жетон угрозы" || r.hits == 0 {
		t.Fatalf("%d hits for %q", r.hits, r.search.Text)
	}
	h.useLanguage(locales.English)
	h.render()
	if r.search.Text != "Threat token" || r.hits == 0 || r.term != "threat" {
		t.Errorf("%d hits for %q", r.hits, r.search.Text)
	}
	r.search.SetText("fortune")
	h.useLanguage(locales.Russian)
	h.render()
	if r.search.Text != "fortune" || r.hits != 0 {
		t.Errorf("%d hits for %q", r.hits, r.search.Text)
	}
}

func (h *hands) tapTerm(r *rulesScreen, id string) {
	h.t.Helper()
	r.page.ScrollTop(0)
	h.tap("button:" + view.TermName(h.tr, id))
}

// A term on a card opens its rule; back there is the card.
func TestTermOpensItsRule(t *testing.T) {
	h := newHands(t)
	fullTable(h, "Ashrian", "Jain")
	h.tap("card:oath-of-silence")
	h.tap("link:rulings-tokens")
	if here := h.rulesOpen().here(); here != "rulings-tokens" {
		t.Errorf("the rules are open at %s", here)
	}
	h.key(fyne.KeyEscape)
	if h.layers.top() == nil {
		t.Fatal("the card is not open any more")
	}
	h.press("rules.rulings-cards.title")
	if here := h.rulesOpen().here(); here != "rulings-cards" {
		t.Errorf("the button leads to %s", here)
	}
}

// The table's rulings are made in the rules, too; without a table they are only said.
func TestRulingsInTheRules(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector"})
	h.showRules("rulings-tokens")
	before := len(h.session.Log())
	h.press("ruling.supply.16n")
	if got := h.session.State().Rulings.Value("supply"); got != "16n" || len(h.session.Log()) != before+1 {
		t.Errorf("supply %s, %d batches", got, len(h.session.Log()))
	}
	if !h.do(model.Undo{}) || h.session.State().Rulings.Value("supply") != "unlimited" {
		t.Error("the ruling is not undone")
	}
	h.home()
	h.showRules("rulings-tokens")
	if _, ok := h.find("button:" + h.tr.T("ruling.supply.16n")); ok {
		t.Error("there is a ruling to make without a table")
	}
}

// A search leads to cards, but not to those that are covered.
func TestSearchLeadsToCards(t *testing.T) {
	h := newTable(t, model.NewCampaign{Deck: "silent-protector"})
	h.key(fyne.KeyF1)
	h.char("pacify")
	h.press("card.pacify.name")
	if s := h.layers.top(); s == nil || s.Title() != h.tr.T("card.pacify.name") {
		t.Fatal("the card is not open")
	}
	h.key(fyne.KeyEscape)
	h.cover()
	if _, ok := h.find("button:" + h.tr.T("card.pacify.name")); ok {
		t.Error("the search tells of a covered card")
	}
}

// The contents have a sheet of their own where there is no room beside the page.
func TestContentsInANarrowWindow(t *testing.T) {
	h := newHands(t, func(o *Options) { o.Settings.TextSize = 200 })
	h.window.Resize(fyne.NewSize(1024, 600))
	h.key(fyne.KeyF1)
	h.press("rules.page.contents")
	if h.layers.top() == nil {
		t.Fatal("no contents")
	}
	h.tap("line:" + h.tr.T("rules.plot-cards.title"))
	r := h.rulesOpen()
	if h.layers.top() != nil || r.here() != "plot-cards" {
		t.Errorf("at %s", r.here())
	}
	var links []string
	widget.Walk(r.root, func(s widget.Spot) { links = append(links, s.Name) })
	if slices.ContainsFunc(links, func(s string) bool { return s == "line:"+h.tr.T("rules.plot-cards.title") }) {
		t.Error("the contents stand beside a page that has no room")
	}
}

// TestNothingFound: it is said on the page, so that the bar keeps its height in a small window.
func TestNothingFound(t *testing.T) {
	for _, lang := range []string{locales.English, locales.Russian} {
		h := newHands(t, func(o *Options) { o.Settings.Language = lang })
		h.window.Resize(fyne.NewSize(1024, 600))
		h.showRules("")
		r := h.rulesOpen()
		before := r.page.Position()
		r.look("zzz")
		if got := r.page.Position(); got != before {
			t.Errorf("%s: the page goes from %v to %v", lang, before, got)
		}
		said := false
		widget.Every(r.page, func(o fyne.CanvasObject) {
			p, ok := o.(*widget.Prose)
			said = said || ok && p.Describe() == h.tr.T("rules.page.none")
		})
		if !said {
			t.Errorf("%s: it is not said", lang)
		}
	}
}
