package widget

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"plotwright/gui/view"
)

// wordy are rows of many heights.
func wordy(i int) view.LogRow {
	return view.LogRow{Batch: i, Text: view.Plain(fmt.Sprint(i, strings.Repeat(" and more of it", i*7%40))), Time: "19:30"}
}

func newLogWindow(t *testing.T, n int) (*LogList, fyne.Window) {
	t.Helper()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(NewTheme(true, 1, false))
	c := NewLogList(&Host{})
	c.Set(n, wordy)
	w := test.NewTempWindow(t, c)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(700, 500))
	return c, w
}

// seen are the places of the rows in the list, from the first in sight on.
func (c *LogList) seen() map[int]float32 {
	at := map[int]float32{}
	for i, r := range c.rows.shown {
		at[i] = r.Position().Y + c.rows.Position().Y - c.scroll.Offset.Y
	}
	return at
}

// whole looks that the rows in sight follow each other without a gap and fill the list.
func (c *LogList) whole(t *testing.T, where string) {
	t.Helper()
	at := c.seen()
	y := -c.rows.hidden
	for i := c.rows.first; i < c.rows.first+len(at); i++ {
		if d := at[i] - y; d > 0.1 || d < -0.1 {
			t.Fatalf("%s: row %d is at %g, not at %g", where, i, at[i], y)
		}
		y += c.rows.shown[i].Size().Height + Gap
	}
	if y < c.Size().Height && !c.rows.foot {
		t.Fatalf("%s: nothing under %g of %g", where, y, c.Size().Height)
	}
}

// A list of rows of all heights scrolls evenly, although most heights are not known yet: what is in sight moves as far as
// the finger, from end to end.
func TestLogListScrollsEvenly(t *testing.T) {
	const n = 300
	c, w := newLogWindow(t, n)
	c.ScrollTo(n - 1)
	c.whole(t, "at the foot")
	if !c.rows.foot || c.rows.shown[n-1] == nil {
		t.Fatal("not at the foot")
	}
	for range 10000 {
		before := c.seen()
		const step = 33
		r := c.rows.shown[c.rows.first+1]
		r.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: fyne.NewPos(9, 300)}, Dragged: fyne.NewDelta(0, step)})
		r.DragEnd()
		c.whole(t, "on the way up")
		if c.rows.first == 0 && c.rows.hidden == 0 {
			break
		}
		for i, y := range c.seen() {
			if old, ok := before[i]; ok && (y-old > step+0.1 || y-old < step-0.1) {
				t.Fatalf("row %d moved by %g", i, y-old)
			}
		}
	}
	if c.scroll.Offset.Y != 0 || c.rows.shown[0] == nil {
		t.Fatalf("not at the top: %d, %g", c.rows.first, c.rows.hidden)
	}
	c.rows.scrolled(c.scroll.Offset.Y + 9000)
	c.whole(t, "after a leap")
	first := c.rows.first
	w.Resize(fyne.NewSize(500, 400))
	c.whole(t, "in a smaller window")
	if c.rows.first != first {
		t.Errorf("the first row was %d, is %d", first, c.rows.first)
	}
	c.ScrollTo(n - 1)
	w.Resize(fyne.NewSize(400, 300))
	c.whole(t, "at the foot of a smaller window")
	if !c.rows.foot {
		t.Error("the foot was lost")
	}
	c.Set(3, wordy)
	c.whole(t, "few rows")
	c.Set(0, wordy)
	if len(c.seen()) != 0 {
		t.Error("rows of an empty list")
	}
}

// A swipe that begins on a line scrolls and opens nothing; a tap opens.
func TestLogListSwipe(t *testing.T) {
	c, _ := newLogWindow(t, 50)
	picked := -1
	c.OnPick = func(batch int) { picked = batch }
	r := c.rows.shown[2]
	r.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: fyne.NewPos(50, 100)}, Dragged: fyne.NewDelta(0, -60)})
	r.DragEnd()
	if picked >= 0 || c.scroll.Offset.Y != 60 {
		t.Errorf("picked %d, scrolled by %g", picked, c.scroll.Offset.Y)
	}
	r.Tapped(&fyne.PointEvent{})
	if picked != 2 {
		t.Errorf("picked %d", picked)
	}
}
