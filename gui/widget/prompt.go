package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// prompt asks for something at the table, such as which hero gets the next token: a sentence and its buttons, on gold.
type prompt struct {
	base
	plate   *canvas.Rectangle
	text    block
	said    string
	buttons []*Button
	row     *Wrap
	// token is a fortune token to be dragged to what is asked for; hidden where nothing is to be dragged.
	token  *rack
	onPick func(i int)
}

func newPrompt(h *Host, onPick func(i int)) *prompt {
	p := &prompt{plate: newRect(), token: newRack(h, FortuneToken), onPick: onPick}
	p.token.owner = promptOwner
	p.token.side = func(l look) float32 { return l.size(SizeTarget) }
	p.token.Hide()
	p.row = NewWrap(Gap, p.token)
	p.init(h, p)
	p.Hide()
	return p
}

// promptOwner stands for the owner of the prompt's token in its spot.
const promptOwner = "choice"

// set changes what is asked; without a text nothing is. With token it has one to drag.
func (p *prompt) set(text string, token bool, buttons []view.Button) {
	p.said = text
	p.token.set(1)
	show(p.token, token)
	p.text.setText(text)
	for i := len(p.buttons); i < len(buttons); i++ {
		b := NewButton(p.host, func() { p.onPick(i) })
		p.buttons = append(p.buttons, b)
		p.row.Objects = append(p.row.Objects, b)
	}
	for i, b := range p.buttons {
		v := view.Button{Hidden: true}
		if i < len(buttons) {
			v = buttons[i]
		}
		b.Set(v)
	}
	show(p, text != "")
	p.Refresh()
	p.row.Refresh()
}

// lay divides a prompt of a width: the buttons beside the text, or under it.
func (p *prompt) lay(l look, width float32) (words, row float32, under bool) {
	inner := width - 2*l.gap(14)
	row = p.row.natural()
	words = inner - row - l.gap(14)
	if words < l.size(SizeBody)*12 {
		return inner, inner, true
	}
	return words, row, false
}

// HeightFor is the height at a width.
func (p *prompt) HeightFor(width float32) float32 {
	l := p.look()
	words, row, under := p.lay(l, width)
	text, buttons := p.text.height(bold(l.size(SizeBody)), words), p.row.HeightFor(row)
	if under {
		return text + buttons + l.gap(8) + l.gap(16)
	}
	return max(text, buttons) + l.gap(16)
}

func (p *prompt) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := p.look()
	box{fill: l.col(ColorPanel), edge: l.col(ColorGlow), stroke: 3, round: l.gap(14)}.opaque().paint(p.plate)
	place(p.plate, 0, 0, size.Width, size.Height)
	words, row, under := p.lay(l, size.Width)
	f := bold(l.size(SizeBody))
	s := script{face: f, colour: l.col(ColorOnFelt), light: l.dark()}
	text, buttons := p.text.height(f, words), p.row.HeightFor(row)
	x := l.gap(14)
	if under {
		p.text.put(p, s, x, l.gap(8), words, text)
		place(p.row, x, l.gap(16)+text, row, buttons)
		return
	}
	p.text.put(p, s, x, (size.Height-text)/2, words, text)
	place(p.row, size.Width-x-row, (size.Height-buttons)/2, row, buttons)
}

func (p *prompt) least() fyne.Size { return fyne.NewSize(0, 0) }

func (p *prompt) parts() []fyne.CanvasObject {
	return p.collect([]fyne.CanvasObject{p.plate, p.row}, &p.text)
}

func (p *prompt) held() []fyne.CanvasObject { return []fyne.CanvasObject{p.row} }

// Describe is what is asked.
func (p *prompt) Describe() string { return p.said }
