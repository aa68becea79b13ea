package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// Line is an entry of a list to choose from: a label to the left, a number to the right.
type Line struct {
	touch
	view   view.ContentsLine
	plate  *canvas.Rectangle
	bar    *canvas.Rectangle
	label  block
	number block
}

// NewLine makes a line.
func NewLine(h *Host, onTap func()) *Line {
	n := &Line{plate: newRect(), bar: newRect()}
	n.touch.init(h, n, onTap)
	return n
}

// Set changes what the line says.
func (n *Line) Set(v view.ContentsLine) {
	if n.view == v {
		return
	}
	n.view = v
	n.label.setText(v.Label)
	n.number.setText(v.Number)
	n.Refresh()
}

// Describe is the label and the number.
func (n *Line) Describe() string {
	if n.view.Number == "" {
		return n.view.Label
	}
	return n.view.Label + ", " + n.view.Number
}

func (n *Line) spot() string { return "line:" + n.view.Label }

func (n *Line) face(l look) face {
	if n.view.Here {
		return bold(l.size(SizeBody))
	}
	return sans(l.size(SizeBody))
}

func (n *Line) room(l look, width float32) float32 {
	room := width - 2*l.size(SizePad)
	if n.view.Number != "" {
		room -= bold(l.size(SizeBody)).width(n.view.Number) + l.gap(Gap)
	}
	return max(room, 20)
}

// HeightFor is the height at a width, at least a target's.
func (n *Line) HeightFor(width float32) float32 {
	l := n.look()
	return max(l.size(SizeTarget), n.label.height(n.face(l), n.room(l, width))+l.gap(Gap))
}

func (n *Line) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := n.look()
	pad := l.size(SizePad)
	looks := box{round: l.gap(8)}
	if n.hovered {
		looks.fill = faded(l.col(ColorOnFelt), 0.1)
	}
	if n.view.Here {
		looks.fill = l.col(ColorPanel)
	}
	looks.paint(n.plate)
	place(n.plate, 0, 0, size.Width, size.Height)
	show(n.bar, n.view.Here)
	box{fill: l.col(ColorBrass), round: 2}.paint(n.bar)
	place(n.bar, 0, l.gap(6), 4, size.Height-2*l.gap(6))
	colour := l.col(ColorOnFelt)
	if n.view.Faint {
		colour = l.col(ColorMuted)
	}
	room, f := n.room(l, size.Width), n.face(l)
	high := n.label.height(f, room)
	n.label.put(n, script{face: f, colour: colour}, pad, (size.Height-high)/2, room, high)
	strong := bold(l.size(SizeBody))
	n.number.put(n, script{face: strong, colour: colour, right: true}, pad+room, (size.Height-strong.height())/2,
		size.Width-2*pad-room, strong.height())
	n.focusRing(size, l.gap(8))
}

func (n *Line) least() fyne.Size {
	return fyne.NewSize(0, n.HeightFor(max(n.Size().Width, 160)))
}

func (n *Line) parts() []fyne.CanvasObject {
	return n.collect([]fyne.CanvasObject{n.plate, n.bar, n.ring}, &n.label, &n.number)
}
