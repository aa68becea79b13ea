package widget

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// newEntryStage is an entry between much else, in a scrolled area.
func newEntryStage(t *testing.T) (*stage, *Entry, *PanScroll) {
	s := newStage(t)
	e := NewEntry(s.host, func(string) {})
	e.SetText(strings.Repeat("a long name ", 30))
	column := NewColumn(Gap, e)
	for range 30 {
		column.Add(NewButton(s.host, nil))
	}
	p := NewPanScroll(column).WithHost(s.host)
	s.show(p, 300, 200)
	p.Refresh()
	return s, e, p
}

func dragEntry(e *Entry, by fyne.Delta) {
	at := fyne.NewPos(40, 20)
	for range 5 {
		at = at.AddXY(by.DX, by.DY)
		e.glass.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at, AbsolutePosition: at}, Dragged: by})
	}
	e.glass.DragEnd()
}

// TestEntryDrags: up and down they scroll, along the line they select where the entry has the keyboard.
func TestEntryDrags(t *testing.T) {
	s, e, p := newEntryStage(t)
	dragEntry(e, fyne.NewDelta(12, 0))
	if e.SelectedText() != "" {
		t.Errorf("%q is selected without the keyboard", e.SelectedText())
	}
	s.window.Canvas().Focus(e)
	dragEntry(e, fyne.NewDelta(0, -12))
	if p.Offset.Y != 60 || e.SelectedText() != "" {
		t.Errorf("a drag of 60 scrolled by %g and selected %q", p.Offset.Y, e.SelectedText())
	}
	dragEntry(e, fyne.NewDelta(12, 1))
	if e.SelectedText() == "" {
		t.Error("a drag along the line selected nothing")
	}
	p.ScrollTop(0)
	e.glass.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -25)})
	if p.Offset.Y == 0 {
		t.Error("the wheel over the entry scrolled nothing")
	}
}

// TestEntryIsATarget: it is as high as a target, and what is typed stands in its middle.
func TestEntryIsATarget(t *testing.T) {
	s, e, _ := newEntryStage(t)
	for _, scale := range []float32{1, 2} {
		s.theme(true, scale)
		if got, want := e.MinSize().Height, lookOf(e).size(SizeTarget); got < want-0.5 || got > want+2.5 {
			t.Errorf("at %g it is %g high, a target %g", scale, got, want)
		}
	}
}
