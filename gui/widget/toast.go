package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// Toast says a sentence, or what a card says, at the lower middle of the window until it is tapped away or another one comes. It does not go by
// itself: nobody has to read against a clock. It fills the window and lets through every gesture but those on the
// sentence.
type Toast struct {
	base
	note *note
	said string
}

// NewToast makes a toast that says nothing yet.
func NewToast(h *Host) *Toast {
	t := &Toast{}
	t.note = newNote(h, func() { t.Say("") })
	t.init(h, t)
	return t
}

// Say says a sentence; an empty one takes back what was said.
func (t *Toast) Say(text string) {
	if text == "" {
		t.Read(nil)
		return
	}
	t.Read([]view.Paragraph{view.Plain(text)})
}

// Read says paragraphs, to be read out; none take back what was said.
func (t *Toast) Read(paragraphs []view.Paragraph) {
	text := describe(paragraphs)
	if text == t.said {
		return
	}
	t.said = text
	if text != "" {
		t.note.text.set(paragraphs)
	}
	show(t.note, text != "")
	t.Refresh()
	t.note.Refresh()
}

// Hides tells how much of the window's height the sentence covers, from 0 to 1.
func (t *Toast) Hides() float32 {
	if t.said == "" || t.Size().Height <= 0 {
		return 0
	}
	return t.note.Size().Height / t.Size().Height
}

// Text is what is said now.
func (t *Toast) Text() string { return t.said }

func (t *Toast) arrange(size fyne.Size) {
	l := t.look()
	width := min(size.Width-2*l.gap(16), max(320, t.note.natural()))
	width = min(width, 720*max(1, l.scale()))
	height := t.note.HeightFor(width)
	place(t.note, (size.Width-width)/2, size.Height-height-l.size(SizeToken)-4*l.size(SizePad), width, height)
}

func (t *Toast) least() fyne.Size           { return fyne.NewSize(0, 0) }
func (t *Toast) parts() []fyne.CanvasObject { return []fyne.CanvasObject{t.note} }
func (t *Toast) held() []fyne.CanvasObject  { return []fyne.CanvasObject{t.note} }

// note is the toast's sentence on its plate.
type note struct {
	touch
	plate *canvas.Rectangle
	pic   *canvas.Raster
	text  block
}

func newNote(h *Host, tap func()) *note {
	n := &note{plate: newRect(), pic: newPicture()}
	n.touch.init(h, n, tap)
	n.Hide()
	return n
}

func (n *note) natural() float32 {
	l := n.look()
	return n.text.natural(Body.face(l)) + 2*l.gap(16) + l.size(SizeIcon) + l.gap(10) + 1
}

// HeightFor is the height at a width.
func (n *note) HeightFor(width float32) float32 {
	l := n.look()
	return max(l.size(SizeTarget), n.text.height(Body.face(l), n.room(l, width))+2*l.gap(12))
}

func (n *note) room(l look, width float32) float32 {
	return width - 2*l.gap(16) - l.size(SizeIcon) - l.gap(10)
}

func (n *note) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := n.look()
	box{fill: l.col(ColorParchment), edge: l.col(ColorBrass), stroke: 2, round: l.gap(12)}.paint(n.plate)
	place(n.plate, 0, 0, size.Width, size.Height)
	side := l.size(SizeIcon)
	picture(n.pic, n, iconName("info", false), l.gap(16), (size.Height-side)/2, side, side)
	f, room := Body.face(l), n.room(l, size.Width)
	h := n.text.height(f, room)
	n.text.put(n, script{face: f, colour: l.col(ColorInk)}, l.gap(16)+side+l.gap(10), (size.Height-h)/2, room, h)
	n.focusRing(size, l.gap(12))
}

func (n *note) least() fyne.Size {
	return fyne.NewSize(n.look().size(SizeTarget), n.look().size(SizeTarget))
}

func (n *note) parts() []fyne.CanvasObject {
	return n.collect([]fyne.CanvasObject{n.plate, n.pic, n.ring}, &n.text)
}

// Describe says what is said.
func (n *note) Describe() string { return describe(n.text.paragraphs) }

// Tip is a sentence near the pointer; it takes no gesture.
type Tip struct {
	base
	plate *canvas.Rectangle
	text  block
}

// NewTip makes a tip that says nothing; it is hidden while it does.
func NewTip() *Tip {
	t := &Tip{plate: newRect()}
	t.init(nil, t)
	t.Hide()
	return t
}

// Set says a sentence and puts the tip by a position within an area such as the window: under or over the place that it is
// about, so that it hides nothing of that, or else beside the position.
func (t *Tip) Set(text string, at fyne.Position, area fyne.Size, place fyne.Position, placeSize fyne.Size) {
	changed := t.text.setText(text)
	show(t, text != "")
	if text == "" {
		return
	}
	l := t.look()
	pad := l.gap(12)
	room := min(t.text.natural(bold(l.size(SizeBody)))+1, 420*max(1, l.scale()), area.Width-4*pad)
	size := fyne.NewSize(room+2*pad, t.text.height(bold(l.size(SizeBody)), room)+pad)
	x := max(0, min(at.X-size.Width/2, area.Width-size.Width))
	y := at.Y + l.size(SizeToken)*0.75
	under, over := place.Y+placeSize.Height+l.gap(4), place.Y-l.gap(4)-size.Height
	switch {
	case !placeSize.IsZero() && under+size.Height <= area.Height && under > y:
		y = under
	case !placeSize.IsZero() && over >= 0:
		y = over
	case y+size.Height > area.Height:
		y = max(0, at.Y-l.size(SizeToken)*0.75-size.Height)
	}
	t.Move(fyne.NewPos(x, y))
	t.Resize(size)
	if changed {
		t.Refresh()
	}
}

func (t *Tip) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := t.look()
	box{fill: rgb(0xfff8e8), edge: l.col(ColorBrass), stroke: 1.5, round: l.gap(9)}.paint(t.plate)
	place(t.plate, 0, 0, size.Width, size.Height)
	pad := l.gap(12)
	t.text.put(t, script{face: bold(l.size(SizeBody)), colour: l.col(ColorInk)}, pad, pad/2, size.Width-2*pad, size.Height)
}

func (t *Tip) least() fyne.Size           { return fyne.NewSize(0, 0) }
func (t *Tip) parts() []fyne.CanvasObject { return t.collect([]fyne.CanvasObject{t.plate}, &t.text) }

// Describe says what is said.
func (t *Tip) Describe() string { return describe(t.text.paragraphs) }
