package widget

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
	"plotwright/model"
)

// Chips are the active effects, the open questions and the reminders, side by side.
type Chips struct {
	base
	chips []*chip
	all   []fyne.CanvasObject
	pan   *PanScroll

	// OnChip is called by a tap on a chip that is about a card.
	OnChip func(model.CardID)
	// OnAnswer is called with the chip's card and the answer that was tapped.
	OnAnswer func(card model.CardID, i int)
}

// NewChips makes an empty row.
func NewChips(h *Host) *Chips {
	c := &Chips{}
	c.init(h, c)
	return c
}

// Set changes the chips; those with the same ids stay the same objects.
func (c *Chips) Set(list []view.Chip) {
	if slices.EqualFunc(list, c.chips, func(v view.Chip, old *chip) bool { return sameChip(v, old.view) }) {
		return
	}
	old := map[string]*chip{}
	for _, x := range c.chips {
		old[x.view.ID] = x
	}
	c.chips, c.all = make([]*chip, 0, len(list)), nil
	for _, v := range list {
		x := old[v.ID]
		if x == nil {
			x = newChip(c)
			x.SetPan(c.pan)
		}
		delete(old, v.ID)
		x.set(v)
		c.chips = append(c.chips, x)
		c.all = append(c.all, x)
	}
	c.Refresh()
}

func sameChip(a, b view.Chip) bool {
	return a.ID == b.ID && a.Icon == b.Icon && a.Text == b.Text && a.Card == b.Card && slices.Equal(a.Answers, b.Answers)
}

// SetPan is for PanScroll.
func (c *Chips) SetPan(p *PanScroll) {
	c.pan = p
	for _, x := range c.chips {
		x.SetPan(p)
	}
}

func (c *Chips) absent() bool { return len(c.chips) == 0 }

// HeightFor is the height at a width.
func (c *Chips) HeightFor(width float32) float32 {
	return flowRows(c.all, width, c.look().gap(Gap), false, nil)
}

func (c *Chips) arrange(size fyne.Size) {
	flowRows(c.all, size.Width, c.look().gap(Gap), false, place)
}

func (c *Chips) least() fyne.Size           { return fyne.NewSize(0, 0) }
func (c *Chips) parts() []fyne.CanvasObject { return c.all }
func (c *Chips) held() []fyne.CanvasObject  { return c.all }

// chip is one of them: an icon, a line, and the answers of a question.
type chip struct {
	touch
	row     *Chips
	view    view.Chip
	plate   *canvas.Rectangle
	pic     *canvas.Raster
	text    block
	answers []*Button
	buttons []fyne.CanvasObject
}

func newChip(row *Chips) *chip {
	c := &chip{row: row, plate: newRect(), pic: newPicture()}
	c.touch.init(row.host, c, func() {
		if c.view.Card != "" && row.OnChip != nil {
			row.OnChip(c.view.Card)
		}
	})
	return c
}

func (c *chip) set(v view.Chip) {
	if sameChip(v, c.view) {
		return
	}
	for i := len(c.answers); i < len(v.Answers); i++ {
		b := NewButton(c.host, func() {
			if c.row.OnAnswer != nil {
				c.row.OnAnswer(c.view.Card, i)
			}
		})
		b.SetPan(c.pan)
		c.answers = append(c.answers, b)
		c.buttons = append(c.buttons, b)
	}
	c.view = v
	c.text.setText(v.Text)
	for i, b := range c.answers {
		show(b, i < len(v.Answers))
		if i < len(v.Answers) {
			b.Set(v.Answers[i])
		}
	}
	c.Refresh()
}

// SetPan is for PanScroll.
func (c *chip) SetPan(p *PanScroll) {
	c.touch.SetPan(p)
	for _, b := range c.answers {
		b.SetPan(p)
	}
}

// Describe is what the chip says.
func (c *chip) Describe() string { return c.view.Text }

func (c *chip) iconRoom(l look) float32 {
	if !hasIcon(c.view.Icon) {
		return 0
	}
	return l.size(SizeIcon) + l.gap(6)
}

func (c *chip) answersWidth(l look) float32 {
	var w float32
	for i := range c.view.Answers {
		w += c.answers[i].natural() + l.gap(Gap)
	}
	return w
}

func (c *chip) natural() float32 {
	l := c.look()
	return 2*l.gap(12) + c.iconRoom(l) + c.text.natural(Body.face(l)) + 1 + c.answersWidth(l)
}

// lay divides a chip of a width: the answers stand beside the text, or under it.
func (c *chip) lay(l look, width float32) (room, height, answers float32, under bool) {
	room = width - 2*l.gap(12) - c.iconRoom(l)
	if len(c.view.Answers) > 0 {
		if beside := room - c.answersWidth(l); beside >= l.size(SizeBody)*9 {
			room = beside
		} else {
			under = true
			answers = flowRows(c.buttons, width-2*l.gap(12), l.gap(Gap), false, nil)
		}
	}
	return room, c.text.height(Body.face(l), room), answers, under
}

// HeightFor is the height at a width.
func (c *chip) HeightFor(width float32) float32 {
	l := c.look()
	_, height, answers, under := c.lay(l, width)
	h := max(l.size(SizeTarget), height+l.gap(12))
	if under {
		h += answers + l.gap(8)
	} else if len(c.view.Answers) > 0 {
		h = max(h, l.size(SizeTarget)+l.gap(8))
	}
	return h
}

func (c *chip) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := c.look()
	room, height, answers, under := c.lay(l, size.Width)
	b := box{fill: l.col(ColorPanel), edge: l.col(ColorPanelEdge), stroke: 1.5, round: min(size.Height/2, l.gap(22))}
	if len(c.view.Answers) > 0 {
		b.edge = l.col(ColorGold)
	}
	if c.hovered && c.view.Card != "" {
		b.fill = mix(b.fill, l.col(ColorOnFelt), 0.1)
	}
	b.paint(c.plate)
	place(c.plate, 0, 0, size.Width, size.Height)
	top := size.Height
	if under {
		top -= answers + l.gap(8)
	}
	x := l.gap(12)
	side := l.size(SizeIcon)
	if c.iconRoom(l) > 0 {
		picture(c.pic, c, iconName(c.view.Icon, l.dark()), x, (top-side)/2, side, side)
		x += c.iconRoom(l)
	} else {
		show(c.pic, false)
	}
	c.text.put(c, script{face: Body.face(l), colour: l.col(ColorOnFelt), light: l.dark()}, x, (top-height)/2, room, height)
	if under {
		flowRows(c.buttons, size.Width-2*l.gap(12), l.gap(Gap), false, func(o fyne.CanvasObject, bx, by, bw, bh float32) {
			place(o, l.gap(12)+bx, top+by, bw, bh)
		})
	} else {
		x = size.Width - l.gap(5)
		for i := len(c.view.Answers) - 1; i >= 0; i-- {
			w := c.answers[i].natural()
			x -= w
			place(c.answers[i], x, (size.Height-l.size(SizeTarget))/2, w, l.size(SizeTarget))
			x -= l.gap(Gap)
		}
	}
	c.focusRing(size, b.round)
}

func (c *chip) least() fyne.Size {
	l := c.look()
	return fyne.NewSize(l.size(SizeTarget), l.size(SizeTarget))
}

func (c *chip) parts() []fyne.CanvasObject {
	if n := 3 + len(c.text.all) + len(c.buttons); n != len(c.list) {
		c.list = slices.Concat([]fyne.CanvasObject{c.plate, c.pic}, c.text.all, c.buttons, []fyne.CanvasObject{c.ring})
	}
	return c.list
}

func (c *chip) held() []fyne.CanvasObject { return c.buttons }
