package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Toast says a sentence at the lower middle of the window until it is tapped or something else happens. It does not
// go by itself: nobody has to read against a clock (R-A7).
type Toast struct {
	base
	note *note
	text string
}

// NewToast makes a silent toast.
func NewToast(h *Host) *Toast {
	t := &Toast{note: newNote(h)}
	t.note.press = func() { t.Say("") }
	t.init(h, t)
	t.note.Hide()
	return t
}

// Say shows a sentence; an empty one takes the last away.
func (t *Toast) Say(text string) {
	if text == t.text {
		return
	}
	t.text = text
	t.note.words.setText(text)
	show(t.note, text != "")
	t.Refresh()
}

// Text is what is being said.
func (t *Toast) Text() string { return t.text }

func (t *Toast) arrange(size fyne.Size) {
	if t.text == "" {
		return
	}
	l := t.look()
	width := min(size.Width-2*l.size(SizePad), 640*max(1, l.scale()))
	height := t.note.HeightFor(width)
	place(t.note, (size.Width-width)/2, size.Height-height-l.size(SizeToken)-4*l.size(SizePad), width, height)
	t.note.Refresh()
}

func (t *Toast) least() fyne.Size           { return fyne.Size{} }
func (t *Toast) parts() []fyne.CanvasObject { return []fyne.CanvasObject{t.note} }

// note is the strip of parchment that the sentence stands on.
type note struct {
	touch
	words block
	plate *canvas.Rectangle
}

func newNote(h *Host) *note {
	n := &note{plate: newRect()}
	n.touch.init(h, n, nil)
	return n
}

// HeightFor is the height of the sentence at a width.
func (n *note) HeightFor(width float32) float32 {
	l := n.look()
	return max(l.size(SizeTarget), n.words.height(Strong.face(l), width-4*l.size(SizePad))+2*l.size(SizePad))
}

func (n *note) arrange(size fyne.Size) {
	l := n.look()
	box{fill: l.col(ColorIvory), edge: l.col(ColorBrass), stroke: 2, round: 12}.paint(n.plate)
	place(n.plate, 0, 0, size.Width, size.Height)
	f, pad := Strong.face(l), l.size(SizePad)
	h := n.words.height(f, size.Width-4*pad)
	n.words.put(n, script{face: f, colour: l.col(ColorInk), centre: true}, 2*pad, (size.Height-h)/2, size.Width-4*pad, h)
	n.focusRing(size, 12)
}

func (n *note) least() fyne.Size { return fyne.NewSize(0, n.HeightFor(max(n.Size().Width, 200))) }

func (n *note) parts() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{n.plate, n.ring}, n.words.all...)
}

// Describe is the sentence.
func (n *note) Describe() string {
	text := ""
	for _, p := range n.words.paragraphs {
		for _, r := range p {
			text += r.Text
		}
	}
	return text
}
