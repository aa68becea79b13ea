package widget

import "fyne.io/fyne/v2"

// Columns sets objects side by side in columns of the same width, or under each other where a column would be too narrow.
type Columns struct {
	base
	objects []fyne.CanvasObject
	width   float32
}

// NewColumns makes columns of at least a width, in units at text size 1.
func NewColumns(width float32, objects ...fyne.CanvasObject) *Columns {
	c := &Columns{objects: objects, width: width}
	c.init(nil, c)
	return c
}

func (c *Columns) lay(width float32, put func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	l := c.look()
	gap := l.gap(Gap)
	n := float32(len(c.objects))
	each := (width - (n-1)*gap) / n
	beside := each >= c.width*l.scale()
	if !beside {
		each = width
	}
	var x, y, high float32
	for _, o := range c.objects {
		h := heightFor(o, each)
		if put != nil {
			put(o, x, y, each, h)
		}
		high = max(high, y+h)
		if beside {
			x += each + gap
		} else {
			y += h + gap
		}
	}
	return high
}

// HeightFor is the height at a width.
func (c *Columns) HeightFor(width float32) float32 { return c.lay(width, nil) }

func (c *Columns) arrange(size fyne.Size) {
	if size.Width > 0 {
		c.lay(size.Width, place)
	}
}

func (c *Columns) least() fyne.Size {
	return fyne.NewSize(0, c.HeightFor(max(c.Size().Width, c.width)))
}

func (c *Columns) parts() []fyne.CanvasObject { return c.objects }
func (c *Columns) held() []fyne.CanvasObject  { return c.objects }

// Refresh arranges again and refreshes what is inside.
func (c *Columns) Refresh() {
	c.base.Refresh()
	for _, o := range c.objects {
		o.Refresh()
	}
}
