package widget

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// KeyLine shows keys as they lie on a keyboard, and beside or under them what they do.
type KeyLine struct {
	base
	view view.KeyLine
	caps []*keyCap
	does block
}

// NewKeyLine makes a line.
func NewKeyLine() *KeyLine {
	k := &KeyLine{}
	k.init(nil, k)
	return k
}

// Set changes what the line says.
func (k *KeyLine) Set(v view.KeyLine) {
	if v.Does == k.view.Does && slices.EqualFunc(v.Keys, k.view.Keys, slices.Equal[[]view.Cap]) {
		return
	}
	k.view = v
	k.does.setText(v.Does)
	n := 0
	for i, held := range v.Keys {
		for j, c := range held {
			if n == len(k.caps) {
				k.caps = append(k.caps, newKeyCap())
			}
			k.caps[n].set(c, j > 0, i > 0 && j == 0)
			n++
		}
	}
	for _, c := range k.caps[n:] {
		c.set(view.Cap{}, false, false)
	}
	k.Refresh()
}

// Describe is what the keys do.
func (k *KeyLine) Describe() string { return k.view.Does }

// keysShare is how much of the width the keys may take beside what they do.
const keysShare = 0.46

// lay divides a line of a width: the keys' column and their rows; under: what they do goes under them.
func (k *KeyLine) lay(l look, width float32, put func(c *keyCap, x, y, w, h float32)) (column, high float32, under bool) {
	var widest float32
	for i := range k.caps {
		widest = max(widest, k.together(l, i))
	}
	column = max(width*keysShare, widest)
	if width-column < l.size(SizeBody)*8 {
		column, under = width, true
	}
	var x, y float32
	h := capHeight(l)
	for i, c := range k.caps {
		if c.view.Text == "" {
			continue
		}
		lead := c.lead(l)
		if c.or && x+lead+k.together(l, i) > column {
			x, lead = 0, 0
			y += h + l.gap(5)
		}
		if put != nil {
			put(c, x+lead, y, c.width(l), h)
		}
		x += lead + c.width(l)
	}
	return column, y + h, under
}

// together is the width of a key and of those that are held with it after it.
func (k *KeyLine) together(l look, i int) float32 {
	w := k.caps[i].width(l)
	for _, c := range k.caps[i+1:] {
		if !c.held {
			break
		}
		w += c.lead(l) + c.width(l)
	}
	return w
}

// HeightFor is the height at a width.
func (k *KeyLine) HeightFor(width float32) float32 {
	l := k.look()
	column, high, under := k.lay(l, width, nil)
	if under {
		return high + l.gap(4) + k.does.height(Body.face(l), width)
	}
	return max(high, k.does.height(Body.face(l), width-column-l.gap(12)))
}

func (k *KeyLine) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := k.look()
	column, high, under := k.lay(l, size.Width, nil)
	body := Body.face(l)
	x, y, width := column+l.gap(12), float32(0), size.Width-column-l.gap(12)
	top := max(0, (size.Height-high)/2)
	if under {
		x, y, width, top = 0, high+l.gap(4), size.Width, 0
	}
	h := k.does.height(body, width)
	if !under {
		y = (size.Height - h) / 2
	}
	k.lay(l, size.Width, func(c *keyCap, x, y, w, h float32) { c.draw(l, x, top+y, w, h) })
	k.does.put(k, script{face: body, colour: l.col(ColorOnFelt)}, x, y, width, h)
}

func (k *KeyLine) least() fyne.Size {
	width := k.Size().Width
	if width == 0 {
		width = k.look().size(SizeBody) * 20
	}
	return fyne.NewSize(0, k.HeightFor(width))
}

func (k *KeyLine) parts() []fyne.CanvasObject {
	var fixed []fyne.CanvasObject
	for _, c := range k.caps {
		fixed = append(fixed, c.parts...)
	}
	return k.collect(fixed, &k.does)
}

// keyCap is one key: a plate with a rim under it, what stands on it, and a sign before it where keys are held together.
type keyCap struct {
	view view.Cap
	// held: together with the key before; or: instead of it.
	held, or     bool
	foot, plate  *canvas.Rectangle
	text, second *canvas.Text
	sign         *canvas.Text
	parts        []fyne.CanvasObject
}

func newKeyCap() *keyCap {
	c := &keyCap{foot: newRect(), plate: newRect(), text: newText(), second: newText(), sign: newText()}
	c.parts = []fyne.CanvasObject{c.foot, c.plate, c.text, c.second, c.sign}
	return c
}

func (c *keyCap) set(v view.Cap, held, or bool) {
	c.view, c.held, c.or = v, held, or
	for _, o := range c.parts {
		show(o, v.Text != "")
	}
}

func capHeight(l look) float32 { return round(l.size(SizeBody)*1.36 + l.gap(12)) }

func (c *keyCap) faces(l look) (main, second face) {
	return bold(l.size(SizeBody)), sans(l.size(SizeSmall))
}

// width is a key's: at least as wide as high.
func (c *keyCap) width(l look) float32 {
	if c.view.Text == "" {
		return 0
	}
	main, second := c.faces(l)
	w := main.width(c.view.Text)
	if c.view.Second != "" {
		w += l.gap(7) + second.width(c.view.Second)
	}
	return max(capHeight(l), w+2*l.gap(9))
}

// lead is the space before a key.
func (c *keyCap) lead(l look) float32 {
	switch {
	case c.held:
		return 2*l.gap(4) + sans(l.size(SizeBody)).width(plus)
	case c.or:
		return l.gap(8)
	}
	return 0
}

// plus stands between keys that are held together.
const plus = "+"

func (c *keyCap) draw(l look, x, y, w, h float32) {
	const rim = 3
	edge := l.col(ColorButtonEdge)
	box{fill: edge, round: l.gap(7)}.paint(c.foot)
	place(c.foot, x, y, w, h)
	box{fill: l.col(ColorButton), edge: edge, stroke: 1.5, round: l.gap(7)}.paint(c.plate)
	place(c.plate, x, y, w, h-rim)
	main, second := c.faces(l)
	text := main.width(c.view.Text)
	whole := text
	if c.view.Second != "" {
		whole += l.gap(7) + second.width(c.view.Second)
	}
	at := x + (w-whole)/2
	write(c.text, c.view.Text, main, l.col(ColorOnFelt))
	place(c.text, at, y+(h-rim-main.height())/2, text+1, main.height())
	write(c.second, c.view.Second, second, l.col(ColorMuted))
	place(c.second, at+text+l.gap(7), y+h-rim-second.height()-2, second.width(c.view.Second)+1, second.height())
	sign := ""
	if c.held {
		sign = plus
	}
	between := sans(l.size(SizeBody))
	write(c.sign, sign, between, l.col(ColorMuted))
	place(c.sign, x-l.gap(4)-between.width(plus), y+(h-rim-between.height())/2, between.width(plus)+1, between.height())
}
