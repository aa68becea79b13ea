package widget

import (
	"fyne.io/fyne/v2"

	"plotwright/gui/view"
)

// LogList is a scrolled list of any length, of which only the rows in sight exist. Rows are as high as their words need,
// and words are asked for only when a row comes in sight: until then it counts as high as the others are on average.
type LogList struct {
	base
	scroll *PanScroll
	rows   *rows
	// OnPick is a press on the line of a batch.
	OnPick func(batch int)
}

// NewLogList makes an empty list.
func NewLogList(h *Host) *LogList {
	c := &LogList{}
	c.rows = newRows(h, func(batch int) {
		if c.OnPick != nil {
			c.OnPick(batch)
		}
	})
	c.scroll = NewPanScroll(c.rows).WithHost(h)
	c.scroll.inner = true
	c.rows.pan = c.scroll
	c.scroll.OnScrolled = func(at fyne.Position) { c.rows.scrolled(at.Y) }
	c.init(h, c)
	return c
}

// Set changes what the rows say; the row at the top stays there.
func (c *LogList) Set(n int, row func(i int) view.LogRow) {
	c.rows.set(n, row)
	c.Refresh()
}

// ScrollTo scrolls so that a row is at the top, or as near to that as there are rows; the keys are then at it.
func (c *LogList) ScrollTo(i int) {
	c.rows.current = max(0, min(i, c.rows.n-1))
	c.rows.settle(c.rows.current, 0)
}

// Reveal scrolls no farther than needed to see a row; the keys are then at it.
func (c *LogList) Reveal(i int) {
	c.rows.current = max(0, min(i, c.rows.n-1))
	c.rows.reveal()
}

// Key moves from row to row or by pages, and reports whether the key does either.
func (c *LogList) Key(k *fyne.KeyEvent) bool { return c.rows.key(k) }

func (c *LogList) arrange(size fyne.Size) {
	l := c.look()
	side := l.gap(10)
	place(c.scroll, side, 0, size.Width-2*side, size.Height)
	c.rows.again()
}

func (c *LogList) least() fyne.Size           { return fyne.Size{} }
func (c *LogList) parts() []fyne.CanvasObject { return []fyne.CanvasObject{c.scroll} }
func (c *LogList) held() []fyne.CanvasObject  { return c.parts() }
