package widget

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
	"plotwright/model"
)

// Chips are the active effects, open questions and reminders, in wrapping rows. A tap opens the card that a chip is about.
type Chips struct {
	base
	chips    []*chip
	onCard   func(model.CardID)
	onAnswer func(card model.CardID, i int)
}

// NewChips makes an empty row; onAnswer gets the index of the answer to a card's open question.
func NewChips(h *Host, onCard func(model.CardID), onAnswer func(card model.CardID, i int)) *Chips {
	c := &Chips{onCard: onCard, onAnswer: onAnswer}
	c.init(h, c)
	return c
}

// Set changes the chips; those with the same id stay the same objects.
func (c *Chips) Set(views []view.Chip) {
	if slices.EqualFunc(c.chips, views, func(k *chip, v view.Chip) bool { return k.same(v) }) {
		return
	}
	var chips []*chip
	for _, v := range views {
		i := slices.IndexFunc(c.chips, func(k *chip) bool { return k.view.ID == v.ID })
		var k *chip
		if i >= 0 {
			k = c.chips[i]
		} else {
			k = newChip(c)
		}
		k.set(v)
		chips = append(chips, k)
	}
	c.chips = chips
	c.Refresh()
}

func (c *Chips) objects() []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, k := range c.chips {
		all = append(all, k)
		for _, b := range k.answers {
			all = append(all, b)
		}
	}
	return all
}

// HeightFor is the height at a width; none without chips.
func (c *Chips) HeightFor(width float32) float32 {
	return flowRows(c.objects(), width, c.look().gap(Gap), false, nil)
}

func (c *Chips) arrange(size fyne.Size) {
	flowRows(c.objects(), size.Width, c.look().gap(Gap), false, func(o fyne.CanvasObject, x, y, w, h float32) { place(o, x, y, w, h) })
}

func (c *Chips) least() fyne.Size           { return fyne.NewSize(0, c.HeightFor(max(c.Size().Width, 240))) }
func (c *Chips) parts() []fyne.CanvasObject { return c.objects() }
func (c *Chips) held() []fyne.CanvasObject  { return c.objects() }

// Refresh arranges again, the chips included.
func (c *Chips) Refresh() {
	c.base.Refresh()
	for _, o := range c.objects() {
		o.Refresh()
	}
}

// chip is one of them.
type chip struct {
	touch
	view    view.Chip
	plate   *canvas.Rectangle
	icon    *canvas.Image
	words   block
	answers []*Button
	row     *Chips
}

func newChip(row *Chips) *chip {
	k := &chip{plate: newRect(), icon: newPicture(), row: row}
	k.touch.init(row.host, k, func() {
		if k.view.Card != "" && row.onCard != nil {
			row.onCard(k.view.Card)
		}
	})
	return k
}

func (k *chip) same(v view.Chip) bool {
	return k.view.ID == v.ID && k.view.Icon == v.Icon && k.view.Text == v.Text && k.view.Card == v.Card &&
		slices.Equal(k.view.Answers, v.Answers)
}

func (k *chip) set(v view.Chip) {
	if k.same(v) {
		return
	}
	k.view = v
	k.words.setText(v.Text)
	for len(k.answers) < len(v.Answers) {
		i := len(k.answers)
		k.answers = append(k.answers, NewButton(k.host, func() { k.row.onAnswer(k.view.Card, i) }))
	}
	k.answers = k.answers[:len(v.Answers)]
	for i, b := range k.answers {
		b.Set(v.Answers[i])
	}
	k.Refresh()
}

func (k *chip) face(l look) face { return sans(l.size(SizeBody)) }

func (k *chip) natural() float32 {
	l := k.look()
	return k.words.natural(k.face(l)) + l.size(SizeIcon) + 3*l.size(SizePad) + 1
}

func (k *chip) room(l look, width float32) float32 {
	return max(20, width-l.size(SizeIcon)-3*l.size(SizePad))
}

// HeightFor is a target's height, or more where the words take more lines.
func (k *chip) HeightFor(width float32) float32 {
	l := k.look()
	return max(l.size(SizeTarget), k.words.height(k.face(l), k.room(l, width))+l.gap(8))
}

func (k *chip) arrange(size fyne.Size) {
	l := k.look()
	fill := l.col(ColorPanel)
	if k.hovered {
		fill = mix(fill, l.col(ColorOnFelt), 0.1)
	}
	round := min(size.Height/2, l.gap(22))
	edge := l.col(ColorPanelEdge)
	if len(k.answers) > 0 {
		edge = l.col(ColorGlow)
	}
	box{fill: fill, edge: edge, stroke: 1.5, round: round}.paint(k.plate)
	place(k.plate, 0, 0, size.Width, size.Height)
	side, pad, f := l.size(SizeIcon), l.size(SizePad), k.face(l)
	if hasIcon(k.view.Icon) {
		picture(k.icon, k, iconName(k.view.Icon, l.dark()), pad, (size.Height-side)/2, side, side)
	}
	h := k.words.height(f, k.room(l, size.Width))
	k.words.put(k, script{face: f, colour: l.col(ColorOnFelt), light: l.dark()}, side+2*pad, (size.Height-h)/2, k.room(l, size.Width), h)
	k.focusRing(size, round)
}

func (k *chip) least() fyne.Size { return fyne.NewSize(0, k.HeightFor(max(k.Size().Width, 200))) }

func (k *chip) parts() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{k.plate, k.icon, k.ring}, k.words.all...)
}

func (k *chip) spot() string { return "chip:" + k.view.Text }
