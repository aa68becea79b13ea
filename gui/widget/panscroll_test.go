package widget

import (
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
)

func tallColumn(s *stage, n int) (*Column, []*Button) {
	c := NewColumn(Gap)
	var list []*Button
	for range n {
		b := NewButton(s.host, nil)
		b.Set(view.Button{Label: "Trigger"})
		list = append(list, b)
		c.Add(b)
	}
	return c, list
}

func TestPanScrollMoves(t *testing.T) {
	s := newStage(t)
	c, list := tallColumn(s, 20)
	p := NewPanScroll(c).WithHost(s.host)
	s.show(p, 300, 200)
	if !p.Overflows() {
		t.Fatal("nothing to scroll")
	}
	dragPath(p, pt(0, 0), pt(150, 150), pt(150, 100), pt(150, 50))
	if p.Offset.Y != 100 {
		t.Errorf("after a drag of 100 the offset is %g", p.Offset.Y)
	}
	p.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -30)})
	if p.Offset.Y != 130 {
		t.Errorf("after the wheel the offset is %g", p.Offset.Y)
	}
	p.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	if want := p.roll.Size().Height - 200; p.Offset.Y != want {
		t.Errorf("at the end the offset is %g, want %g", p.Offset.Y, want)
	}
	p.TypedKey(&fyne.KeyEvent{Name: fyne.KeyHome})
	p.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if p.Offset.Y != 0 || len(s.keys.names) != 1 {
		t.Errorf("at home the offset is %g; forwarded %v", p.Offset.Y, s.keys.names)
	}
	p.ScrollTo(list[10])
	at, _ := placeIn(p, list[10])
	if at.Y < 0 || at.Y+list[10].Size().Height > 200 {
		t.Errorf("scrolled to, the button is at %v", at)
	}
}

func TestFocusScrollsIntoView(t *testing.T) {
	s := newStage(t)
	c, list := tallColumn(s, 20)
	p := NewPanScroll(c)
	s.show(p, 300, 200)
	s.window.Canvas().Focus(list[15])
	if at, _ := placeIn(p, list[15]); at.Y < 0 || at.Y+list[15].Size().Height > 200 {
		t.Errorf("focused, the button is at %v", at)
	}
	if p.Disabled() {
		t.Error("an area with something to scroll is out of the order of focus")
	}
}

func TestPanScrollAsksHeightForItsWidth(t *testing.T) {
	s := newStage(t)
	p := NewProse(Body)
	p.SetText("Поверните эту карту в начале вашего хода и выберите 1 группу монстров. Положите эту карту рядом с картой монстра этой группы.")
	scroll := NewPanScroll(p)
	s.show(scroll, 600, 300)
	wide := p.Size().Height
	if scroll.Overflows() {
		t.Error("a short text overflows")
	}
	s.window.Resize(fyne.NewSize(120, 100))
	if !scroll.Overflows() || p.Size().Height <= 100 || p.Size().Height == wide {
		t.Errorf("narrow, the text is %v", p.Size())
	}
	if least := scroll.MinSize(); least.Height > 100 {
		t.Errorf("the area wants %v", least)
	}
}

func TestNestedAddedLater(t *testing.T) {
	s := newStage(t)
	c, _ := tallColumn(s, 20)
	p := NewPanScroll(c)
	s.show(p, 300, 200)
	late := NewButton(s.host, nil)
	late.Set(view.Button{Label: "Late"})
	c.Add(NewWrap(Gap, late))
	p.Refresh()
	dragPath(late, pt(0, 0), pt(10, 40), pt(10, 0))
	if p.Offset.Y != 40 {
		t.Errorf("a drag on a late button moved by %g", p.Offset.Y)
	}
}
