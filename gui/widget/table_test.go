package widget

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"plotwright/gui/view"
	"plotwright/model"
)

func newSampleTable(t *testing.T, w, h float32) (*stage, *Table, view.Board) {
	t.Helper()
	s := newStage(t)
	table := NewTable(s.host)
	b := sampleBoard(sampleEnglish)
	table.Set(b)
	s.show(table, w, h)
	return s, table, b
}

func TestTableKeepsItsObjects(t *testing.T) {
	_, table, b := newSampleTable(t, 1366, 768)
	card, hero := table.Card("card-7"), table.Hero("h2")
	b.Cards = append([]view.Card{b.Cards[7]}, append(b.Cards[:7:7], b.Cards[8:]...)...)
	b.Cards[0].Faceup, b.Cards[0].Status = true, ""
	b.Heroes[1].Fortune = 3
	table.Set(b)
	if table.Card("card-7") != card || table.Hero("h2") != hero {
		t.Fatal("a Set made new objects")
	}
	if table.grid.cards[0] != fyne.CanvasObject(card) || card.Position().X > 20 {
		t.Errorf("the card that came first lies at %v", card.Position())
	}
	if len(hero.rack.tokens) != 3 {
		t.Errorf("%d tokens", len(hero.rack.tokens))
	}
	b.Cards, b.Heroes, b.Agent = b.Cards[:3], b.Heroes[:2], nil
	table.Set(b)
	if table.Card("card-6") != nil && len(table.grid.cards) != 3 || table.Hero("h4") != nil || table.agent.Visible() {
		t.Error("what left the table is still there")
	}
}

func TestTableTargets(t *testing.T) {
	_, table, _ := newSampleTable(t, 1024, 600)
	var cards, heroes, abilities int
	for _, x := range table.Targets() {
		switch {
		case strings.HasPrefix(x.ID, "card:"):
			cards++
		case strings.HasPrefix(x.ID, "hero:"):
			heroes++
		case strings.HasPrefix(x.ID, "ability:"):
			abilities++
		case x.ID == TrayTarget:
			if tray := table.Tray(); x.Size.Width > tray.purse.Position().X || x.Size.Height != tray.Size().Height {
				t.Errorf("the tray takes drops within %v; it has %v, its purse at %v", x.Size, tray.Size(), tray.purse.Position())
			}
			continue
		}
		if x.Pos.X < 0 || x.Pos.Y < 50 || x.Pos.X+x.Size.Width > 1024 || x.Pos.Y+x.Size.Height > 600-60 {
			t.Errorf("%s at %v, %v is not clipped to what is seen", x.ID, x.Pos, x.Size)
		}
	}
	if cards == 0 || cards > 8 || heroes == 0 || abilities == 0 {
		t.Errorf("%d cards, %d heroes, %d abilities", cards, heroes, abilities)
	}
	first := table.Targets()[0]
	table.left.ScrollTop(40)
	if got := table.Targets()[0]; got.Size.Height != first.Size.Height-40 && got.Pos.Y != first.Pos.Y-40 {
		t.Errorf("scrolled by 40 the first target went from %v to %v", first, got)
	}
}

func TestTableLights(t *testing.T) {
	_, table, _ := newSampleTable(t, 1366, 768)
	table.Light(func(id string) (view.Light, string) {
		switch id {
		case "card:card-1":
			return view.Over, "1 of 1"
		case "hero:h2":
			return view.Lit, "here"
		case "ability:h1:reroll":
			return view.Lit, ""
		}
		return view.Dimmed, ""
	})
	if !slices.Contains(texts(table.Card("card-1")), "1 of 1") || !table.Card("card-2").dim.Visible() || table.Card("card-1").dim.Visible() {
		t.Error("cards are not lit as told")
	}
	if !slices.Contains(texts(table.Hero("h2")), "here") || table.Hero("h1").abilities[1].light != view.Lit {
		t.Error("heroes are not lit as told")
	}
}

func TestTableCallbacks(t *testing.T) {
	_, table, _ := newSampleTable(t, 1366, 768)
	var log []string
	note := func(s string) func() { return func() { log = append(log, s) } }
	table.OnMain, table.OnUndo, table.OnRedo, table.OnMore = note("main"), note("undo"), note("redo"), note("more")
	table.OnExchange, table.OnRumor = note("exchange"), note("rumor")
	table.OnCard = func(id model.CardID) { log = append(log, string(id)) }
	table.OnHero = func(id model.HeroID) { log = append(log, string(id)) }
	table.OnAbility = func(id model.HeroID, a model.FortuneAbility) { log = append(log, string(id)+string(a)) }
	table.OnDefeated = func(id model.HeroID) { log = append(log, "down "+string(id)) }
	table.OnAgentDamage = func(int) { log = append(log, "damage") }
	table.OnAgentRecover = func(int) { log = append(log, "recover") }
	table.OnAgentCard, table.OnAgentDefeated = note("agent"), note("defeated")
	table.OnChip = func(id model.CardID) { log = append(log, "chip "+string(id)) }
	table.OnAnswer = func(id model.CardID, i int) { log = append(log, "answer "+string(id)+string(rune('0'+i))) }
	table.OnPrompt = func(i int) { log = append(log, "prompt "+string(rune('0'+i))) }
	table.SetPrompt("Who?", false, []view.Button{{Label: "Jain"}, {Label: "Nobody"}})
	h := table.Hero("h3")
	for _, o := range []fyne.Tappable{
		table.now.main, table.now.undo, table.now.redo, table.now.more, table.tray.purse.exchange, table.tray.purse.rumor,
		table.Card("card-2"), h, h.abilities[1], h.defeated, table.agent.card, table.agent.defeated,
		table.chips.chips[0], table.chips.chips[1].answers[1], table.prompt.buttons[1],
	} {
		test.Tap(o)
	}
	dragPath(table.agent.health.minus, pt(0, 0), pt(10, 10))
	dragPath(table.agent.health.plus, pt(0, 0), pt(10, 10))
	want := []string{
		"main", "undo", "more", "exchange", "rumor", "card-2", "h3", "h3reroll", "down h3", "agent", "defeated",
		"chip card-4", "answer card-11", "prompt 1", "damage", "recover",
	}
	if !slices.Equal(log, want) {
		t.Errorf("called %q,\nwant %q", log, want)
	}
}

func TestTokensReport(t *testing.T) {
	_, table, _ := newSampleTable(t, 1366, 768)
	var log []string
	table.OnThreatPress = func(at fyne.Position) { log = append(log, "press") }
	table.OnThreatDrag = func(at fyne.Position) { log = append(log, "drag") }
	table.OnThreatTap = func() { log = append(log, "tap") }
	table.OnDragEnd = func() { log = append(log, "end") }
	table.OnOtherButton = func() { log = append(log, "other") }
	table.OnFortunePress = func(h model.HeroID, _ fyne.Position) { log = append(log, "press "+string(h)) }
	table.OnFortuneTap = func(h model.HeroID) { log = append(log, "tap "+string(h)) }
	token := table.tray.rack.tokens[1]
	at := table.ThreatCentre(1)
	dragPath(token, pt(0, 0), pt(20, 20), pt(60, 20), pt(90, 10))
	dragPath(token, pt(0, 0), pt(20, 20))
	token.MouseDown(press(desktop.MouseButtonSecondary, 5, 5))
	dragPath(table.Hero("h1").rack.tokens[0], pt(0, 0), pt(20, 20))
	if want := []string{"press", "drag", "drag", "end", "press", "tap", "other", "press h1", "tap h1"}; !slices.Equal(log, want) {
		t.Errorf("reported %q, want %q", log, want)
	}
	table.SetMissing(2, "")
	if table.tray.rack.tokens[1].empty || !table.tray.rack.tokens[2].empty || !table.tray.rack.tokens[3].empty {
		t.Error("two tokens in the air leave the last two places empty")
	}
	table.SetMissing(1, "h1")
	if table.tray.rack.tokens[3].empty || !table.Hero("h1").rack.tokens[1].empty {
		t.Error("the hero's token is in the air, not the tray's")
	}
	if table.tray.rack.tokens[1] != token || table.ThreatCentre(1) != at {
		t.Error("the tokens moved or are others")
	}
}

func TestManyTokensOverlap(t *testing.T) {
	_, table, b := newSampleTable(t, 1366, 768)
	b.Tray.Threat = 40
	table.Set(b)
	last := table.tray.rack.tokens[39]
	if right := last.Position().X + last.Size().Width; right > table.tray.rack.Size().Width+0.5 {
		t.Errorf("the last token ends at %g of %g", right, table.tray.rack.Size().Width)
	}
	b.Tray.Threat = 2
	table.Set(b)
	if table.tray.rack.tokens[2].Visible() || len(table.tray.rack.tokens) != 40 {
		t.Error("spent tokens are hidden and kept, for a drag may still hold one")
	}
}

func TestTrayKeys(t *testing.T) {
	s, table, b := newSampleTable(t, 1366, 768)
	taps := 0
	table.OnThreatTap = func() { taps++ }
	s.window.Canvas().Focus(table.tray)
	table.tray.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	table.tray.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	b.Tray.Threat = 0
	table.Set(b)
	table.tray.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if taps != 1 || len(s.keys.names) != 2 {
		t.Errorf("taps = %d, forwarded %v", taps, s.keys.names)
	}
}

func TestUndoStandsStill(t *testing.T) {
	_, table, b := newSampleTable(t, 1366, 768)
	for _, size := range []fyne.Size{{Width: 1366, Height: 768}, {Width: 800, Height: 600}} {
		table.Resize(size)
		at, wide := table.now.undo.Position(), table.now.undo.Size()
		b.Now.Undo.Hint = "Undo: the overlord drew, discarded and played a great many things in one long turn"
		b.Now.Title, b.Now.Happening = strings.Repeat("Long ", 30), strings.Repeat("Long ", 30)
		b.Now.Main.Label = "Next: spend experience points"
		table.Set(b)
		if table.now.undo.Position() != at || table.now.undo.Size() != wide {
			t.Errorf("undo went from %v %v to %v %v", at, wide, table.now.undo.Position(), table.now.undo.Size())
		}
	}
}

func TestTableWithoutDeck(t *testing.T) {
	s := newStage(t)
	table := NewTable(s.host)
	b := sampleBoard(sampleEnglish)
	b.Cards, b.Empty = nil, "This campaign has no Plot deck."
	table.Set(b)
	s.show(table, 1366, 768)
	if got := strings.Join(texts(table.grid), " "); got != b.Empty {
		t.Errorf("in the place of the cards it says %q", got)
	}
}

func TestEqualBoardDoesNothing(t *testing.T) {
	_, table, b := newSampleTable(t, 1366, 768)
	c := table.Card("card-0")
	c.trigger.Text = "touched"
	table.agent.name.texts[0].Text = "touched"
	table.Set(b)
	if c.trigger.Text != "touched" || table.agent.name.texts[0].Text != "touched" {
		t.Error("an equal Set drew again")
	}
}

// TestRenderersKeepNothing: Fyne throws renderers of hidden widgets away and makes new ones.
func TestRenderersKeepNothing(t *testing.T) {
	s, table, b := newSampleTable(t, 1366, 768)
	table.Card("card-1").SetLight(view.Lit, "1 of 1")
	before := s.capture()
	var widgets []fyne.Widget
	visit(table, fyne.Position{}, nil, func(x seen) {
		if w, ok := x.object.(figure); ok {
			widgets = append(widgets, w)
		}
	})
	table.Hide()
	for _, w := range widgets {
		old := test.WidgetRenderer(w)
		old.Destroy()
		fresh := w.CreateRenderer()
		if !slices.Equal(old.Objects(), fresh.Objects()) {
			t.Errorf("a new renderer of %T has other objects", w)
		}
	}
	table.Show()
	if !samePixels(before, s.capture()) {
		t.Error("after hiding and showing the table looks different")
	}
	_ = b
}

func TestCompactTableIsOneScroll(t *testing.T) {
	s, table, _ := newSampleTable(t, 1366, 768)
	s.theme(true, 2)
	s.window.Resize(fyne.NewSize(1024, 600))
	if table.right.Visible() || !table.left.Overflows() || !slices.Contains(table.middle.Objects, fyne.CanvasObject(table.side)) {
		t.Fatal("a small window does not scroll everything together")
	}
	hero := table.Hero("h4")
	dragPath(hero, pt(0, 0), pt(20, 90), pt(20, 40))
	if table.left.Offset.Y != 50 {
		t.Errorf("a drag on a hero moved by %g", table.left.Offset.Y)
	}
	s.theme(true, 1)
	s.window.Resize(fyne.NewSize(1366, 768))
	if !table.right.Visible() || len(table.middle.Objects) != 1 {
		t.Error("a large window scrolls everything together")
	}
}

func TestExhaustedCardSaysSo(t *testing.T) {
	_, table, _ := newSampleTable(t, 1366, 768)
	c := table.Card("card-4")
	if !c.mark.Visible() || !strings.Contains(strings.Join(texts(c), " "), "exhausted") {
		t.Error("no emblem or no words")
	}
	if c.leaf.Position() == table.Card("card-3").leaf.Position() {
		t.Error("not shifted")
	}
	if d := c.Describe(); !strings.Contains(d, "Oath of Silence") || !strings.Contains(d, "exhausted") {
		t.Errorf("described as %q", d)
	}
}

func TestCoveredCardShowsNothing(t *testing.T) {
	s := newStage(t)
	c := NewCard(s.host)
	c.Set(view.Card{ID: "x", Deck: "silent-protector", Name: "A facedown card", Covered: true})
	s.show(c, 200, 280)
	if got := texts(c); !slices.Equal(got, []string{"A facedown card"}) && strings.Join(got, " ") != "A facedown card" {
		t.Errorf("it says %q", got)
	}
}

func TestGhostFlips(t *testing.T) {
	s := newStage(t)
	g := NewGhost(s.host)
	g.Set(ThreatToken, 3)
	s.show(g, 300, 100)
	g.Resize(g.MinSize())
	whole := g.pics[0].Size().Width
	red := filling(g.pics[0])
	g.Flip(0.5)
	if g.pics[0].Size().Width > whole/10 {
		t.Errorf("half way it is %g wide", g.pics[0].Size().Width)
	}
	g.Flip(1)
	if filling(g.pics[0]) == red || g.pics[0].Size().Width != whole || len(g.pics) != 3 {
		t.Error("turned over it shows the same side")
	}
	var _ fyne.CanvasObject = g
	if _, ok := fyne.CanvasObject(g).(fyne.Tappable); ok {
		t.Error("a ghost takes gestures")
	}
}

func TestLargeCardShowsAllOfItsText(t *testing.T) {
	s := newStage(t)
	c := NewCard(s.host)
	c.Large = true
	v := sampleBoard(sampleRussian).Cards[3]
	v.Text = append(v.Text, v.Text[0], v.Text[0])
	c.Set(v)
	s.show(NewPanScroll(c), 500, 700)
	got := strings.ReplaceAll(strings.Join(texts(c), " "), "- ", "")
	if strings.Contains(got, view.Ellipsis) || strings.Count(got, "дополнительное") != 3 {
		t.Errorf("it says %q", got)
	}
	visit(c, fyne.Position{}, nil, func(x seen) {
		if text, ok := x.object.(*canvas.Text); ok && x.object.Position().Y+text.MinSize().Height > c.Size().Height {
			t.Errorf("%q is under the card", text.Text)
		}
	})
}
