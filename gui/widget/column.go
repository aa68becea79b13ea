package widget

import "fyne.io/fyne/v2"

// Column stacks objects over each other at its full width; each is as high as it needs at that width.
type Column struct {
	base
	Objects []fyne.CanvasObject
	gap     float32
}

// NewColumn makes a column with a gap, in units at text size 1.
func NewColumn(gap float32, objects ...fyne.CanvasObject) *Column {
	c := &Column{Objects: objects, gap: gap}
	c.init(nil, c)
	return c
}

// Add puts objects at the end.
func (c *Column) Add(objects ...fyne.CanvasObject) {
	c.Objects = append(c.Objects, objects...)
	c.Refresh()
}

// HeightFor is the height at a width.
func (c *Column) HeightFor(width float32) float32 { return c.lay(width, nil) }

func (c *Column) lay(width float32, put func(o fyne.CanvasObject, y, h float32)) float32 {
	gap := c.look().gap(c.gap)
	var y float32
	for _, o := range c.Objects {
		if !taken(o) {
			continue
		}
		if y > 0 {
			y += gap
		}
		h := heightFor(o, width)
		if put != nil {
			put(o, y, h)
		}
		y += h
	}
	return y
}

// taken tells whether an object takes a place.
func taken(o fyne.CanvasObject) bool {
	if a, ok := o.(interface{ absent() bool }); ok && a.absent() {
		return false
	}
	return o.Visible()
}

func (c *Column) arrange(size fyne.Size) {
	c.lay(size.Width, func(o fyne.CanvasObject, y, h float32) { place(o, 0, y, size.Width, h) })
}

func (c *Column) least() fyne.Size {
	width := c.Size().Width
	if width == 0 {
		for _, o := range c.Objects {
			if taken(o) {
				width = max(width, o.MinSize().Width)
			}
		}
	}
	return fyne.NewSize(0, c.HeightFor(width))
}

func (c *Column) parts() []fyne.CanvasObject { return c.Objects }
func (c *Column) held() []fyne.CanvasObject  { return c.Objects }

// Refresh arranges again and refreshes what is inside.
func (c *Column) Refresh() {
	c.base.Refresh()
	for _, o := range c.Objects {
		o.Refresh()
	}
}
