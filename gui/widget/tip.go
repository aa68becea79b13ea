package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Tip says a few words beside what is carried: who gets the tokens, or why a target cannot take them.
type Tip struct {
	base
	plate *canvas.Rectangle
	words block
	text  string
	at    fyne.Position
}

// NewTip makes a silent tip.
func NewTip() *Tip {
	t := &Tip{plate: newRect()}
	t.init(nil, t)
	return t
}

// Say shows a text beside a place in the window; an empty one takes it away.
func (t *Tip) Say(text string, at fyne.Position) {
	if t.text == text && t.at == at {
		return
	}
	t.text, t.at = text, at
	t.words.setText(text)
	t.Refresh()
}

// Text is what is being said.
func (t *Tip) Text() string { return t.text }

// tipWidth is the widest tip, in units at text size 1.
const tipWidth = 360

func (t *Tip) arrange(size fyne.Size) {
	show(t.plate, t.text != "")
	if t.text == "" {
		t.words.hide()
		return
	}
	l := t.look()
	f, pad := bold(l.size(SizeBody)), l.size(SizePad)
	width := min(t.words.natural(f)+1, tipWidth*max(1, l.scale()), size.Width-4*pad)
	height := t.words.height(f, width)
	// Below the hand, unless there is no room.
	x := min(max(t.at.X-width/2, 2*pad), size.Width-width-2*pad)
	y := t.at.Y + l.size(SizeToken)
	if y+height+2*pad > size.Height {
		y = t.at.Y - l.size(SizeToken) - height
	}
	box{fill: l.col(ColorIvory), edge: l.col(ColorBrass), stroke: 1.5, round: 8}.paint(t.plate)
	place(t.plate, x-pad, y-pad/2, width+2*pad, height+pad)
	t.words.put(t, script{face: f, colour: l.col(ColorInk), centre: true}, x, y, width, height)
}

func (t *Tip) least() fyne.Size { return fyne.Size{} }

func (t *Tip) parts() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{t.plate}, t.words.all...)
}
