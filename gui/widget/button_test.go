package widget

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"plotwright/gui/view"
	"plotwright/model"
)

// TestHeroButtonsOnOneLine: on a laptop's small window the Russian words and their costs share a line.
func TestHeroButtonsOnOneLine(t *testing.T) {
	s := newStage(t)
	h := NewHeroSheet(s.host)
	v := view.Hero{ID: "h1", Name: "Ashrian", Fortune: 1, Defeated: view.Button{Label: "Повержен", Icon: "flag"}}
	for i, a := range model.FortuneAbilities() {
		label := []string{"Передышка", "Переброс", "Действие"}[i]
		v.Abilities = append(v.Abilities, view.AbilityButton{Ability: a, Cost: a.Cost(), Button: view.Button{Label: label}})
	}
	h.Set(v)
	s.show(container.NewWithoutLayout(h), 400, 200)
	h.Resize(fyne.NewSize(330, h.HeightFor(330)))
	for _, b := range h.abilities {
		if lines := b.text.layLines(b.fitted(b.look(), b.Size().Width, b.Size().Height), b.room(b.look(), b.Size().Width)); len(lines) != 1 {
			t.Errorf("%s takes %d lines", b.view.Label, len(lines))
		}
	}
}

// TestAgentBand: the band of the row that counts is as high as its bold words need.
func TestAgentBand(t *testing.T) {
	s := newStage(t)
	c := NewAgentCard(s.host, false)
	words := "белый, красный"
	c.Set(view.AgentFace{
		Name: "Белтир", Act: "II", Heroes: "Герои", Speed: "Скорость", Health: "Здоровье", Defence: "Защита",
		Rows: []view.AgentRow{{Heroes: 4, Speed: "4", Health: "18", Dice: make([]string, 2), DiceText: words, Here: true}},
	})
	s.show(container.NewWithoutLayout(c), 500, 700)
	for width := float32(300); width <= c.natural(); width += 4 { // at some of them only bold words wrap
		c.Resize(fyne.NewSize(width, c.HeightFor(width)))
		band := c.pen.rects[len(c.pen.rects)-1]
		end := band.Position().Y + band.Size().Height
		for _, b := range c.pen.texts {
			for _, x := range b.texts {
				if bottom := x.Position().Y + x.Size().Height; describe(b.paragraphs) == words && x.Visible() && bottom > end+1 {
					t.Errorf("at %v %q ends at %v, the band at %v", width, x.Text, bottom, end)
				}
			}
		}
	}
}

// TestAgentRows: the columns fill the width; the named dice get what they need, if the others keep enough.
func TestAgentRows(t *testing.T) {
	for _, tt := range []struct{ width, defence, smaller, want float32 }{
		{330, 100, 0, 110}, // 40 to spare, a quarter of it each
		{330, 160, 0, 140}, // too wide: what is left
		{330, 160, 30, 132.5},
		{200, 100, 0, 60}, // no room for it: as the parts are
	} {
		needs := tt.defence
		got := rowColumns(tt.width, 70, 60, 60, func() float32 { return needs }, func() bool {
			can := needs == tt.defence && tt.smaller > 0
			if can {
				needs -= tt.smaller
			}
			return can
		})
		var sum float32
		for _, w := range got {
			sum += w
		}
		if off := got[3] - tt.want; off > 0.1 || off < -0.1 || sum < tt.width-0.1 || sum > tt.width+0.1 {
			t.Errorf("%+v: columns %v", tt, got)
		}
	}
}

func TestButtonTaps(t *testing.T) {
	s := newStage(t)
	taps := 0
	b := NewButton(s.host, func() { taps++ })
	b.Set(view.Button{Label: "Trigger"})
	content := NewColumn(Gap, b)
	for range 40 {
		filler := NewButton(s.host, nil)
		filler.Set(view.Button{Label: "Filler"})
		content.Add(filler)
	}
	p := NewPanScroll(content)
	s.show(p, 300, 200)
	for _, tt := range []struct {
		name string
		path []fyne.Position
		taps int
		pan  float32
	}{
		{"still", []fyne.Position{pt(30, 20)}, 1, 0},
		{"one unit", []fyne.Position{pt(30, 20), pt(31, 20)}, 1, 0},
		{"trembling", []fyne.Position{pt(30, 20), pt(33, 21), pt(32, 22)}, 1, 0},
		{"at the slop", []fyne.Position{pt(30, 20), pt(30, 28)}, 1, 0},
		{"off the button within the slop", []fyne.Position{pt(30, 41), pt(30, 47)}, 0, 0},
		{"a pan", []fyne.Position{pt(30, 40), pt(30, 30), pt(30, 10)}, 0, 30},
		{"a pan and back", []fyne.Position{pt(30, 40), pt(30, 10), pt(30, 40)}, 0, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			taps = 0
			p.ScrollTop(0)
			dragPath(b, pt(0, 0), tt.path...)
			if taps != tt.taps || p.Offset.Y != tt.pan {
				t.Errorf("taps = %d, want %d; offset = %g, want %g", taps, tt.taps, p.Offset.Y, tt.pan)
			}
		})
	}
}

func TestTwentyFastTapsAreTwenty(t *testing.T) {
	s := newStage(t)
	taps := 0
	b := NewButton(s.host, func() { taps++ })
	b.Set(view.Button{Label: "Undo"})
	s.show(b, 200, 60)
	for range 20 {
		test.Tap(b)
	}
	if taps != 20 {
		t.Errorf("taps = %d", taps)
	}
}

func TestButtonWithReasonSaysIt(t *testing.T) {
	s := newStage(t)
	taps := 0
	b := NewButton(s.host, func() { taps++ })
	b.Set(view.Button{Label: "Trigger", Reason: "Pacify costs 1 threat; you have 0."})
	s.show(b, 200, 60)
	test.Tap(b)
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if taps != 0 || len(s.said) != 2 || s.said[0] != "Pacify costs 1 threat; you have 0." {
		t.Errorf("taps = %d, said %q", taps, s.said)
	}
	var own string
	b.OnReason = func(r string) { own = r }
	test.Tap(b)
	if own == "" || len(s.said) != 2 {
		t.Errorf("OnReason got %q, the host %q", own, s.said)
	}
}

func TestButtonKeys(t *testing.T) {
	s := newStage(t)
	taps := 0
	b := NewButton(s.host, func() { taps++ })
	b.Set(view.Button{Label: "Next"})
	s.show(b, 200, 60)
	s.window.Canvas().Focus(b)
	for _, k := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyEscape, fyne.KeyF1} {
		b.TypedKey(&fyne.KeyEvent{Name: k})
	}
	for _, r := range " t?" {
		b.TypedRune(r)
	}
	if taps != 3 {
		t.Errorf("taps = %d", taps)
	}
	if !slices.Equal(s.keys.names, []fyne.KeyName{fyne.KeyEscape, fyne.KeyF1}) || string(s.keys.runes) != "t?" {
		t.Errorf("forwarded %q and %q", s.keys.names, string(s.keys.runes))
	}
}

func TestFocusRing(t *testing.T) {
	s := newStage(t)
	b := NewButton(s.host, nil)
	b.Set(view.Button{Label: "Next"})
	s.show(b, 200, 60)
	s.window.Canvas().Focus(b)
	if !b.ring.Visible() || b.ring.StrokeWidth < 2 {
		t.Error("no ring after the key")
	}
	s.window.Canvas().Unfocus()
	test.Tap(b)
	if !b.focused || b.ring.Visible() {
		t.Error("a tap takes the focus, but its ring waits for a key")
	}
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if !b.ring.Visible() {
		t.Error("no ring after a key")
	}
}

func TestButtonLabelIsNeverCut(t *testing.T) {
	s := newStage(t)
	b := NewButton(s.host, nil)
	s.show(NewWrap(Gap, b), 600, 300)
	for _, label := range []string{"Undo: heroes' turn ended", "Отменить: герои закончили ход и получили жетоны удачи", "Обезоруживающее"} {
		for width := float32(44); width < 400; width += 9 {
			b.Set(view.Button{Label: label, Icon: "undo"})
			b.Resize(fyne.NewSize(width, b.HeightFor(width)))
			for _, o := range b.text.texts {
				if o.Visible() && (o.Position().X < -0.5 || o.Position().X+o.MinSize().Width > width+0.5 ||
					o.Position().Y < -0.5 || o.Position().Y+o.MinSize().Height > b.Size().Height+0.5) && width > 90 {
					t.Errorf("%q at width %g sticks out: %q at %v", label, width, o.Text, o.Position())
				}
			}
		}
	}
}

func TestHiddenButtonTakesNoPlace(t *testing.T) {
	s := newStage(t)
	a, b := NewButton(s.host, nil), NewButton(s.host, nil)
	a.Set(view.Button{Label: "Buy", Hidden: true})
	b.Set(view.Button{Label: "Close"})
	w := NewWrap(Gap, a, b)
	s.show(w, 400, 100)
	if a.Visible() || b.Position().X != 0 {
		t.Errorf("the hidden one is visible: %v, the other is at %v", a.Visible(), b.Position())
	}
	a.Set(view.Button{Label: "Buy"})
	w.Refresh()
	if !a.Visible() || b.Position().X <= a.Size().Width {
		t.Errorf("shown again the other is at %v", b.Position())
	}
}

func TestEqualSetDoesNothing(t *testing.T) {
	s := newStage(t)
	b := NewButton(s.host, nil)
	v := view.Button{Label: "Undo", Icon: "undo"}
	b.Set(v)
	s.show(b, 200, 60)
	b.text.texts[0].Text = "touched"
	b.Set(v)
	if b.text.texts[0].Text != "touched" {
		t.Error("an equal Set drew again")
	}
	v.Label = "Redo"
	b.Set(v)
	if b.text.texts[0].Text != "Redo" {
		t.Errorf("another Set drew %q", b.text.texts[0].Text)
	}
}

func TestThemeReachesEverything(t *testing.T) {
	s := newStage(t)
	b := NewButton(s.host, nil)
	b.Set(view.Button{Label: "Undo"})
	p := NewPanScroll(NewColumn(Gap, NewWrap(Gap, b)))
	s.show(p, 300, 200)
	dark := b.text.texts[0].Color
	s.theme(false, 2)
	if b.text.texts[0].Color == dark {
		t.Error("the label kept the colour of the other theme")
	}
	if got := b.Size().Height; got < 88 {
		t.Errorf("at twice the text size the button is %g high", got)
	}
	var found bool
	visit(p, fyne.Position{}, nil, func(x seen) {
		if r, ok := x.object.(*canvas.Text); ok && r.TextSize >= 29 {
			found = true
		}
	})
	if !found {
		t.Error("the text did not grow")
	}
}
