package widget

import (
	"fyne.io/fyne/v2"

	"plotwright/gui/view"
)

// Choice offers one of a few words, side by side as far as they fit. The chosen one is gold and has a check mark.
type Choice struct {
	base
	options []string
	chosen  int
	buttons []*Button
	objects []fyne.CanvasObject
	pan     *PanScroll
	onPick  func(i int)
}

// NewChoice makes a choice; onPick gets the index of what was picked.
func NewChoice(h *Host, onPick func(i int)) *Choice {
	c := &Choice{chosen: -1, onPick: onPick}
	c.init(h, c)
	return c
}

// Set changes the words and which one is chosen; -1 is none.
func (c *Choice) Set(options []string, chosen int) {
	for i := len(c.buttons); i < len(options); i++ {
		b := NewButton(c.host, func() { c.pick(i) })
		b.SetPan(c.pan)
		c.buttons = append(c.buttons, b)
		c.objects = append(c.objects, b)
	}
	for i, b := range c.buttons {
		v := view.Button{Hidden: i >= len(options)}
		if !v.Hidden {
			v.Label = options[i]
		}
		b.chosen = i == chosen
		if b.chosen {
			v.Icon, v.Style = "check", view.Main
		}
		b.Set(v)
	}
	c.options, c.chosen = options, chosen
	c.Refresh()
}

func (c *Choice) pick(i int) {
	if c.onPick != nil {
		c.onPick(i)
	}
}

// SetPan is for PanScroll.
func (c *Choice) SetPan(p *PanScroll) {
	c.pan = p
	for _, b := range c.buttons {
		b.SetPan(p)
	}
}

// HeightFor is the height at a width.
func (c *Choice) HeightFor(width float32) float32 {
	return flowRows(c.objects, width, c.look().gap(Gap), false, nil)
}

func (c *Choice) natural() float32 {
	var w float32
	for _, b := range c.buttons {
		if !b.view.Hidden {
			if w > 0 {
				w += c.look().gap(Gap)
			}
			w += b.natural()
		}
	}
	return w
}

func (c *Choice) arrange(size fyne.Size) {
	flowRows(c.objects, size.Width, c.look().gap(Gap), false, place)
}

func (c *Choice) least() fyne.Size {
	width := c.Size().Width
	if width == 0 {
		width = c.natural()
	}
	return fyne.NewSize(0, c.HeightFor(width))
}

func (c *Choice) parts() []fyne.CanvasObject { return c.objects }
func (c *Choice) held() []fyne.CanvasObject  { return c.objects }
