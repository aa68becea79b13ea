package widget

import (
	"maps"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
)

// rows is what a LogList scrolls. Its place is kept as the first row in sight and how much of that is hidden, since the
// heights of the rows over it are not all known.
type rows struct {
	base
	n   int
	row func(i int) view.LogRow
	pan *PanScroll
	// heights are those of the rows that were in sight at this width, each with the gap under it; 0 is not known.
	heights []float32
	width   float32
	average float32
	first   int
	hidden  float32
	// offset is the place that was last given to the scrolled area.
	offset   float32
	settling bool
	// foot: the last row is in sight whole, and stays so whatever changes.
	foot bool
	// current is the row that the keys are at.
	current int
	shown   map[int]*LogRow
	spare   []*LogRow
	objects []fyne.CanvasObject
	pick    func(batch int)
}

func newRows(h *Host, pick func(batch int)) *rows {
	r := &rows{pick: pick, shown: map[int]*LogRow{}}
	r.init(h, r)
	return r
}

func (c *rows) set(n int, row func(i int) view.LogRow) {
	c.n, c.row = n, row
	c.current = max(0, min(c.current, n-1))
	c.forget()
	for i, r := range c.shown {
		if i < n {
			r.Set(row(i))
		}
	}
}

// forget drops the heights, but for their average.
func (c *rows) forget() {
	c.average = c.estimate()
	c.heights = make([]float32, c.n)
}

// estimate is the average of the heights that are known.
func (c *rows) estimate() float32 {
	var sum, known float32
	for _, h := range c.heights {
		if h > 0 {
			sum += h
			known++
		}
	}
	switch {
	case known > 0:
		return sum / known
	case c.average > 0:
		return c.average
	}
	return c.look().size(SizeTarget) + c.look().gap(Gap)
}

// height makes a row's height known.
func (c *rows) height(i int) float32 {
	if c.heights[i] == 0 {
		c.heights[i] = c.use(i).HeightFor(c.width) + c.look().gap(Gap)
	}
	return c.heights[i]
}

// over is the height of the rows over one, as far as is known.
func (c *rows) over(i int) float32 {
	average := c.estimate()
	var sum float32
	for _, h := range c.heights[:i] {
		if h == 0 {
			h = average
		}
		sum += h
	}
	return sum
}

// at is the row at a height, as far as is known, and how much of it is over that.
func (c *rows) at(y float32) (i int, over float32) {
	average := c.estimate()
	for i, h := range c.heights {
		if h == 0 {
			h = average
		}
		if y < h {
			return i, y
		}
		y -= h
	}
	return c.n - 1, 0
}

// HeightFor is the height of all, as far as is known.
func (c *rows) HeightFor(float32) float32 { return c.over(len(c.heights)) }

// use is the widget of a row.
func (c *rows) use(i int) *LogRow {
	r := c.shown[i]
	if r == nil {
		if n := len(c.spare); n > 0 {
			r, c.spare = c.spare[n-1], c.spare[:n-1]
		} else {
			r = c.newRow()
		}
		c.shown[i] = r
		r.Set(c.row(i))
		r.index = i
	}
	return r
}

func (c *rows) newRow() *LogRow {
	var r *LogRow
	r = newLogRow(c.host, func() {
		c.current = r.index
		c.pick(r.view.Batch)
	})
	r.enabled = func() bool { return r.index == c.current }
	r.key = c.key
	r.SetPan(c.pan)
	return r
}

// scrolled follows the scrolled area: a short way from the row that was first, a long one by the heights as far as known.
func (c *rows) scrolled(y float32) {
	view := c.pan.Size().Height
	way := y - c.offset
	switch {
	case y <= 0.5:
		c.settle(0, 0)
	case y >= c.HeightFor(c.width)-view-0.5:
		c.settle(c.n-1, view)
	case way < 2*view && way > -2*view:
		c.settle(c.first, c.hidden+way)
	default:
		c.settle(c.at(y))
	}
}

// settle puts the rows in sight where they belong, with so much of a row hidden over the top, and gives up the others.
func (c *rows) settle(i int, hidden float32) {
	room := c.pan.Size()
	if c.settling {
		return
	}
	if c.n == 0 {
		c.giveUp(c.first)
		return
	}
	if room.Width < 40 || room.Height < 1 {
		c.first, c.hidden = i, hidden // for when there is room
		return
	}
	c.settling = true
	defer func() { c.settling = false }()
	if width := room.Width - scrollBar; width != c.width {
		c.width = width
		c.forget()
	}
	c.first, c.hidden = c.anchor(max(0, min(i, c.n-1)), hidden, room.Height)
	y := -c.hidden
	end := c.first
	for ; end < c.n && y < room.Height; end++ {
		c.use(end)
		y += c.height(end)
	}
	c.foot = end == c.n && y <= room.Height+0.5
	c.giveUp(end)
	c.offset = c.over(c.first) + c.hidden
	y = c.offset - c.hidden
	for i := c.first; i < end; i++ {
		place(c.shown[i], 0, y, c.width, c.height(i)-c.look().gap(Gap))
		y += c.height(i)
	}
	c.pan.roll.fit(room)
	c.pan.Offset.Y = c.offset
	c.pan.Scroll.Refresh()
}

// again settles what is in sight anew, under other sizes or words.
func (c *rows) again() {
	if c.foot {
		c.settle(c.n-1, c.pan.Size().Height)
		return
	}
	c.settle(c.first, c.hidden)
}

// anchor is the row that is first in sight where so much of a row is to be hidden: neither nothing over the first row nor
// nothing under the last.
func (c *rows) anchor(i int, hidden, room float32) (int, float32) {
	for hidden < 0 && i > 0 {
		i--
		hidden += c.height(i)
	}
	hidden = max(0, hidden)
	for i < c.n-1 && hidden >= c.height(i) {
		hidden -= c.height(i)
		i++
	}
	left := room + hidden
	for j := i; j < c.n && left > 0; j++ {
		left -= c.height(j)
	}
	for left > 0 {
		if hidden >= left {
			return i, hidden - left
		}
		left -= hidden
		hidden = 0
		if i == 0 {
			break
		}
		i--
		hidden = c.height(i)
	}
	return i, hidden
}

// giveUp keeps the rows from the first in sight up to another one.
func (c *rows) giveUp(end int) {
	for i, r := range maps.Clone(c.shown) {
		if i >= c.first && i < end {
			continue
		}
		if w := c.host.canvas(); r.focused && w != nil {
			w.Unfocus()
		}
		delete(c.shown, i)
		c.spare = append(c.spare, r)
	}
	c.objects = c.objects[:0:0]
	for i := c.first; i < end; i++ {
		c.objects = append(c.objects, c.shown[i])
	}
}

// reveal scrolls no farther than needed to see the current row.
func (c *rows) reveal() {
	room := c.pan.Size().Height
	i := c.current
	switch {
	case c.n == 0:
	case room < 1:
		c.settle(i, 0)
	case i < c.first || i == c.first && c.hidden > 0:
		c.settle(i, 0)
	case c.shown[i] == nil || c.over(i)-c.offset+c.height(i) > room:
		c.settle(i, min(0, c.height(i)-room))
	}
}

func (c *rows) key(k *fyne.KeyEvent) bool {
	if c.n == 0 {
		return false
	}
	switch k.Name {
	case fyne.KeyUp:
		c.step(-1)
	case fyne.KeyDown:
		c.step(1)
	case fyne.KeyPageUp:
		c.pan.Page(-1)
	case fyne.KeyPageDown:
		c.pan.Page(1)
	case fyne.KeyHome:
		c.focus(c.pressable(0, 1))
	case fyne.KeyEnd:
		c.focus(c.pressable(c.n-1, -1))
	default:
		return false
	}
	return true
}

// step goes to the next line that can be pressed; from out of sight, to one that is in sight.
func (c *rows) step(by int) {
	next := c.current + by
	if r := c.shown[c.current]; r == nil {
		next = c.first
	} else if !r.focused {
		next = c.current
	}
	c.focus(c.pressable(next, by))
}

// pressable is the first row from one on that can be pressed, or -1.
func (c *rows) pressable(i, by int) int {
	for ; i >= 0 && i < c.n; i += by {
		if c.row(i).Batch >= 0 {
			return i
		}
	}
	return -1
}

// focus gives the keyboard to a row; -1 is none, and the list then shows what is beyond its last or first line.
func (c *rows) focus(i int) {
	if i < 0 {
		return
	}
	c.current = i
	c.reveal()
	r := c.use(i)
	r.pointed = false
	c.host.focus(r)
}

// arrange is settle's: the rows are where it put them.
func (c *rows) arrange(fyne.Size) {}

func (c *rows) least() fyne.Size           { return fyne.NewSize(0, c.HeightFor(0)) }
func (c *rows) parts() []fyne.CanvasObject { return c.objects }
func (c *rows) held() []fyne.CanvasObject  { return c.objects }

// Refresh refreshes the rows in sight.
func (c *rows) Refresh() {
	c.base.Refresh()
	for _, o := range c.objects {
		o.Refresh()
	}
}
