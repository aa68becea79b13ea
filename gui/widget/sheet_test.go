package widget

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"plotwright/gui/view"
)

func TestSheetHoldsTheFocus(t *testing.T) {
	s := newStage(t)
	under := NewButton(s.host, nil)
	under.Set(view.Button{Label: "Under"})
	sheet := NewSheet(s.host)
	sheet.SetTitle("Pacify")
	in := NewButton(s.host, nil)
	in.Set(view.Button{Label: "In"})
	sheet.SetBody(NewColumn(Gap, in))
	closed := 0
	sheet.OnClose = func() { closed++ }
	s.host.Top = func() *Sheet { return sheet }
	s.show(container.NewStack(under, sheet), 800, 600)
	var order []string
	for range 4 {
		s.window.Canvas().FocusNext()
		if b, ok := s.window.Canvas().Focused().(*Button); ok {
			order = append(order, b.Describe())
		}
	}
	if slices.Contains(order, "Under") || !slices.Contains(order, "In") {
		t.Errorf("the focus went to %q", order)
	}
	test.Tap(sheet.close)
	if closed != 1 {
		t.Errorf("closed %d times", closed)
	}
}

func TestSheetFits(t *testing.T) {
	s := newStage(t)
	sheet := NewSheet(s.host)
	sheet.SetTitle("Каким героям достанутся жетоны удачи за эту карту интриги?")
	body := NewProse(Body)
	body.Set([]view.Paragraph{view.Plain(strings.Repeat("Поверните эту карту в начале вашего хода. ", 40))})
	choice := NewChoice(s.host, nil)
	choice.Set([]string{"Зомби у двери", "Группа 2", "Группа 3"}, 1)
	sheet.SetBody(NewColumn(Gap, body, choice, NewEntry(s.host, nil)))
	ok := NewButton(s.host, nil)
	ok.Set(view.Button{Label: "Разыграть · 2", Style: view.Main})
	cancel := NewButton(s.host, nil)
	cancel.Set(view.Button{Label: "Отмена"})
	sheet.SetButtons(ok, cancel)
	s.show(container.NewStack(sheet), 1024, 600)
	for _, scale := range []float32{1, 2} {
		s.theme(true, scale)
		if !sheet.scroll.Overflows() {
			t.Errorf("at %g there is nothing to scroll", scale)
		}
		plate := sheet.plate
		if p, z := plate.Position(), plate.Size(); p.X < 0 || p.Y < 0 || p.X+z.Width > 1024 || p.Y+z.Height > 600 {
			t.Errorf("at %g the panel is at %v, %v", scale, p, z)
		}
		measure(t, sheet, fyne.NewSize(1024, 600))
	}
}

// The title stands level with the button to close, and the buttons at the foot end where what is scrolled over them ends.
func TestSheetIsInLine(t *testing.T) {
	s := newStage(t)
	sheet := NewSheet(s.host)
	sheet.SetTitle("Pacify")
	body := NewProse(Body)
	body.Set([]view.Paragraph{view.Plain(strings.Repeat("Exhaust this card at the start of your turn. ", 60))})
	entry := NewEntry(s.host, nil)
	sheet.SetBody(NewColumn(Gap, entry, body))
	done := NewButton(s.host, nil)
	done.Set(view.Button{Label: "Done"})
	sheet.SetButtons(done)
	s.show(container.NewStack(sheet), 1024, 400)
	middle := func(o fyne.CanvasObject) float32 { return o.Position().Y + o.Size().Height/2 }
	if title, closing := middle(sheet.title.all[0]), middle(sheet.close); title < closing-2 || title > closing+2 {
		t.Errorf("the title's middle is at %v, the button's at %v", title, closing)
	}
	end := func(o fyne.CanvasObject) float32 {
		at, _ := placeIn(sheet, o)
		return at.X + o.Size().Width
	}
	if entry, done := end(entry), end(done); entry != done {
		t.Errorf("the entry ends at %v, the button at %v", entry, done)
	}
}

func TestSheetNear(t *testing.T) {
	s := newStage(t)
	sheet := NewSheet(s.host)
	sheet.SetTitle("Pacify")
	s.show(container.NewStack(sheet), 1366, 768)
	sheet.Near(pt(20, 100), fyne.NewSize(170, 260))
	if p := sheet.plate.Position(); p.X < 190 || p.X > 210 {
		t.Errorf("beside a card on the left it is at %v", p)
	}
	sheet.Near(pt(1100, 100), fyne.NewSize(170, 260))
	if p, z := sheet.plate.Position(), sheet.plate.Size(); p.X+z.Width > 1100 {
		t.Errorf("beside a card on the right it is at %v", p)
	}
}

func TestChoice(t *testing.T) {
	s := newStage(t)
	picked := -1
	c := NewChoice(s.host, func(i int) { picked = i })
	c.Set([]string{"English", "Русский", "System"}, 0)
	s.show(c, 400, 60)
	test.Tap(c.buttons[1])
	if picked != 1 {
		t.Errorf("picked %d", picked)
	}
	first := c.buttons[0]
	c.Set([]string{"Английский", "Русский"}, 1)
	if c.buttons[0] != first || c.buttons[2].Visible() || !c.buttons[1].chosen || c.buttons[0].chosen {
		t.Error("the choice was not changed in place")
	}
}

func TestToast(t *testing.T) {
	s := newStage(t)
	toast := NewToast(s.host)
	s.show(container.NewStack(toast), 800, 600)
	toast.Say("Pacify costs 1 threat; you have 0.")
	if toast.Text() == "" || !toast.note.Visible() {
		t.Fatal("nothing is said")
	}
	test.Tap(toast.note)
	if toast.Text() != "" || toast.note.Visible() {
		t.Error("a tap does not take it away")
	}
}

func TestEntryForwardsEscape(t *testing.T) {
	s := newStage(t)
	var typed string
	e := NewEntry(s.host, func(text string) { typed = text })
	s.show(e, 300, 60)
	test.Type(e, "Зомби")
	e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if typed != "Зомби" || !slices.Equal(s.keys.names, []fyne.KeyName{fyne.KeyEscape}) {
		t.Errorf("typed %q, forwarded %v", typed, s.keys.names)
	}
	if len(s.keys.runes) != 0 {
		t.Errorf("letters went to the router: %q", string(s.keys.runes))
	}
}
