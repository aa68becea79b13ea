package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"plotwright/gui/view"
)

// figure is a widget that owns its primitives: arrange puts everything where it belongs for a size, in the colours of
// the theme, and changes only what is not so yet.
type figure interface {
	fyne.Widget
	arrange(size fyne.Size)
	least() fyne.Size
	parts() []fyne.CanvasObject
	Theme() fyne.Theme
	renewed() bool
	repaint()
}

// base is what all our widgets are made of.
type base struct {
	widget.BaseWidget
	host *Host
	self figure
	list []fyne.CanvasObject
	// seen is the theme of the last refresh.
	seen fyne.Theme
}

func (b *base) init(h *Host, self figure) {
	b.host, b.self = h, self
	b.ExtendBaseWidget(self)
}

// CreateRenderer is for Fyne. The renderer has nothing of its own.
func (b *base) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b.self)
	r := &renderer{b.self}
	b.self.arrange(b.self.Size())
	return r
}

// collect keeps the list of parts until there are more of them; Fyne asks for it many times in each frame.
func (b *base) collect(fixed []fyne.CanvasObject, blocks ...*block) []fyne.CanvasObject {
	n := len(fixed)
	for _, t := range blocks {
		n += len(t.all)
	}
	if n != len(b.list) {
		b.list = append(make([]fyne.CanvasObject, 0, n), fixed...)
		for _, t := range blocks {
			b.list = append(b.list, t.all...)
		}
	}
	return b.list
}

func (b *base) look() look { return lookOf(b.self) }

// Theme is the look of the window that the widget lives in, else the program's.
func (b *base) Theme() fyne.Theme {
	if b.host != nil && b.host.Theme != nil {
		return b.host.Theme()
	}
	return b.BaseWidget.Theme()
}

// renewed reports whether the theme is another one than at the last refresh.
func (b *base) renewed() bool {
	th := b.Theme()
	if th == b.seen {
		return false
	}
	b.seen = th
	return true
}

// nothing stands for a widget in a request to paint the window again: a refresh of the widget itself would throw away
// the textures of all that is inside.
var nothing = newRect()

// repaint has the window painted again. What was hidden so far belongs to no window for Fyne, and showing it asks for
// nothing.
func (b *base) repaint() {
	c := b.host.canvas()
	if c == nil {
		c = fyne.CurrentApp().Driver().CanvasForObject(b.self)
	}
	if c != nil {
		c.Refresh(nothing)
		return
	}
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		w.Canvas().Refresh(nothing)
	}
}

type renderer struct{ f figure }

// Refresh arranges anew; under another theme all that is inside, too.
func (r *renderer) Refresh() {
	r.f.arrange(r.f.Size())
	r.f.repaint()
	if !r.f.renewed() {
		return
	}
	for _, o := range r.f.parts() {
		if w, ok := o.(fyne.Widget); ok {
			w.Refresh()
		}
	}
}

func (r *renderer) Layout(s fyne.Size)           { r.f.arrange(s) }
func (r *renderer) MinSize() fyne.Size           { return r.f.least() }
func (r *renderer) Objects() []fyne.CanvasObject { return r.f.parts() }
func (r *renderer) Destroy()                     {}

// place moves and resizes. Texts come to stand on whole pixels of their parent: from a place between them, Fyne's painter
// stretches the letters by a pixel.
func place(o fyne.CanvasObject, x, y, w, h float32) {
	at := fyne.NewPos(x, y)
	if _, text := o.(*canvas.Text); text {
		at = onPixel(o, at)
	}
	o.Move(at)
	o.Resize(fyne.NewSize(max(0, w), max(0, h)))
}

// show makes an object visible or not.
func show(o fyne.CanvasObject, visible bool) {
	switch {
	case visible == o.Visible():
	case visible:
		o.Show()
		canvas.Refresh(o) // Fyne does not repaint a primitive for being shown
	default:
		o.Hide()
	}
}

// box is a rectangle's looks.
type box struct {
	fill, edge    color.NRGBA
	stroke, round float32
}

// paint gives a rectangle its looks, and redraws it only if they changed.
func (b box) paint(r *canvas.Rectangle) {
	if r.FillColor == color.Color(b.fill) && r.StrokeColor == color.Color(b.edge) && r.StrokeWidth == b.stroke && r.CornerRadius == b.round {
		return
	}
	r.FillColor, r.StrokeColor, r.StrokeWidth, r.CornerRadius = b.fill, b.edge, b.stroke, b.round
	r.Refresh()
}

// ring is a frame around something, without a filling.
func ring(edge color.NRGBA, stroke, round float32) box {
	return box{edge: edge, stroke: stroke, round: round}
}

// write gives a text its looks, and redraws it only if they changed.
func write(t *canvas.Text, text string, f face, c color.NRGBA) {
	text = view.Showable(text)
	font := f.font(text)
	if t.Text == text && t.TextSize == f.size && t.TextStyle == f.style && t.FontSource == font && t.Color == color.Color(c) {
		return
	}
	t.Text, t.TextSize, t.TextStyle, t.FontSource, t.Color = text, f.size, f.style, font, c
	t.Refresh()
}

func newText() *canvas.Text { return &canvas.Text{Color: color.Transparent} }

func newRect() *canvas.Rectangle { return canvas.NewRectangle(color.Transparent) }
