package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"plotwright/gui/view"
)

// Sheet is a panel over the window: a title with a button to close, a body that scrolls, and a row of buttons. It is
// content, not a Fyne overlay, so that theme, hovering and drops reach what they should. It fills the window; what is
// under it gets no press, no hover and no wheel.
type Sheet struct {
	base
	veil   *veil
	plate  *canvas.Rectangle
	rim    *canvas.Rectangle
	title  block
	name   string
	close  *Button
	scroll *PanScroll
	footer *Wrap
	head   *Wrap
	// Wide is the greatest width in units at text size 1.
	Wide float32
	// OnClose is called by the close button.
	OnClose func()
	near    frame
}

// NewSheet makes a sheet without a body yet.
func NewSheet(h *Host) *Sheet {
	s := &Sheet{plate: newRect(), rim: newRect(), Wide: 620}
	s.veil = newVeil()
	s.close = NewButton(h, func() { s.Close() })
	s.close.Set(view.Button{Icon: "close", Style: view.Flat})
	s.scroll = NewPanScroll(NewColumn(Gap)).WithHost(h)
	s.footer = NewWrap(Gap)
	s.footer.Right = true
	s.head = NewWrap(Gap)
	s.init(h, s)
	s.link()
	return s
}

func (s *Sheet) link() {
	s.close.SetSheet(s)
	linkSheet(s.scroll, s)
	linkSheet(s.footer, s)
	linkSheet(s.head, s)
}

// SetTitle changes the title.
func (s *Sheet) SetTitle(text string) {
	s.name = text
	if s.title.setText(text) {
		s.Refresh()
	}
}

// SetClose names the close button, which is a picture alone.
func (s *Sheet) SetClose(name string) {
	s.close.Set(view.Button{Icon: "close", Style: view.Flat, Hint: name})
}

// Title is the title.
func (s *Sheet) Title() string { return s.name }

// SetBody puts an object into the scrolled part.
func (s *Sheet) SetBody(o fyne.CanvasObject) {
	s.scroll.SetContent(o)
	s.link()
	s.Refresh()
}

// SetHead puts buttons beside the title.
func (s *Sheet) SetHead(objects ...fyne.CanvasObject) {
	s.head.Objects = objects
	s.link()
	s.Refresh()
}

// SetButtons puts buttons under the body; they stay where they are when it scrolls. Facts among them take what the buttons
// leave free.
func (s *Sheet) SetButtons(objects ...fyne.CanvasObject) {
	s.footer.Objects, s.footer.Stretch = objects, nil
	for _, o := range objects {
		if f, ok := o.(*Facts); ok {
			s.footer.Stretch = f
		}
	}
	s.link()
	s.Refresh()
}

// Near opens the sheet beside what it is about, where there is room; without it, it is in the middle.
func (s *Sheet) Near(pos fyne.Position, size fyne.Size) {
	s.near = frame{pos, size}
	s.Refresh()
}

// Open shows the sheet.
func (s *Sheet) Open() { s.Show() }

// Close calls OnClose, or hides the sheet where there is none.
func (s *Sheet) Close() {
	if s.OnClose != nil {
		s.OnClose()
		return
	}
	s.Hide()
}

// Scroll is the scrolled part.
func (s *Sheet) Scroll() *PanScroll { return s.scroll }

// arrange: the sheet is as high as its body needs, and as the window allows.
func (s *Sheet) arrange(size fyne.Size) {
	if size.Width <= 0 || size.Height <= 0 {
		return
	}
	l := s.look()
	pad, gap, target := l.gap(16), l.gap(10), l.size(SizeTarget)
	s.veil.paint(l)
	place(s.veil, 0, 0, size.Width, size.Height)
	width := min(size.Width-l.gap(16), s.Wide*max(1, l.scale()))
	inner := width - 2*pad
	f := Heading.face(l)
	titleWidth := inner - target - gap
	headWidth := float32(0)
	if !s.head.absent() {
		headWidth = min(s.head.natural(), titleWidth)
		titleWidth -= headWidth + gap
	}
	titleHeight := max(target, s.title.height(f, titleWidth))
	var footHeight float32
	if !s.footer.absent() {
		footHeight = s.footer.HeightFor(inner) + gap
	}
	head := pad/2 + titleHeight + gap // the title stands level with the buttons beside it
	fixed := head + footHeight + pad
	room := size.Height - l.gap(16) - fixed
	body := min(room, heightFor(s.scroll.roll.content, inner)+1)
	x, y := s.spot(size, width, fixed+body, l.gap(8))
	box{fill: l.col(ColorPanel), round: l.gap(16)}.opaque().paint(s.plate)
	place(s.plate, x, y, width, fixed+body)
	ring(l.col(ColorBrass), 1.5, l.gap(16)).paint(s.rim)
	place(s.rim, x, y, width, fixed+body)
	s.title.put(s, script{face: f, colour: l.col(ColorOnFelt), light: l.dark()}, x+pad,
		y+pad/2+(titleHeight-s.title.height(f, titleWidth))/2, titleWidth, titleHeight)
	place(s.close, x+width-pad/2-target, y+pad/2, target, target)
	place(s.head, x+width-pad/2-target-gap-headWidth, y+pad/2, headWidth, target)
	place(s.scroll, x+pad, y+head, inner, body)
	s.scroll.Refresh()
	place(s.footer, x+pad, y+head+body+gap, inner-s.scroll.roll.bar, footHeight-gap)
}

// spot is where the panel goes: beside what it is about, else rather high up, so that a keyboard on the screen does not
// cover it.
func (s *Sheet) spot(size fyne.Size, width, height, margin float32) (x, y float32) {
	x, y = (size.Width-width)/2, min((size.Height-height)/2, size.Height*0.12)
	if s.near.size.IsZero() {
		return x, y
	}
	right := s.near.pos.X + s.near.size.Width + margin
	left := s.near.pos.X - margin - width
	switch {
	case right+width+margin <= size.Width:
		x = right
	case left >= margin:
		x = left
	default:
		return x, y
	}
	return x, max(margin, min(s.near.pos.Y, size.Height-height-margin))
}

func (b box) opaque() box {
	b.fill.A = 0xff
	return b
}

func (s *Sheet) least() fyne.Size { return fyne.NewSize(0, 0) }

func (s *Sheet) parts() []fyne.CanvasObject {
	return s.collect([]fyne.CanvasObject{s.veil, s.plate, s.rim, s.head, s.close, s.scroll, s.footer}, &s.title)
}

func (s *Sheet) held() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.head, s.close, s.scroll, s.footer}
}

// Refresh arranges again and refreshes what is inside.
func (s *Sheet) Refresh() {
	s.base.Refresh()
	s.close.Refresh()
	s.head.Refresh()
	s.footer.Refresh()
}

// veil keeps every gesture from what is under it.
type veil struct {
	base
	rect *canvas.Rectangle
}

var (
	_ fyne.Tappable      = (*veil)(nil)
	_ fyne.Draggable     = (*veil)(nil)
	_ fyne.Scrollable    = (*veil)(nil)
	_ desktop.Hoverable  = (*veil)(nil)
	_ desktop.Mouseable  = (*veil)(nil)
	_ desktop.Cursorable = (*veil)(nil)
)

func newVeil() *veil {
	v := &veil{rect: newRect()}
	v.init(nil, v)
	return v
}

func (v *veil) paint(l look) { box{fill: l.col(ColorVeil)}.paint(v.rect) }

// The gestures end here.

func (v *veil) Tapped(*fyne.PointEvent)        {}
func (v *veil) Dragged(*fyne.DragEvent)        {}
func (v *veil) DragEnd()                       {}
func (v *veil) Scrolled(*fyne.ScrollEvent)     {}
func (v *veil) MouseIn(*desktop.MouseEvent)    {}
func (v *veil) MouseMoved(*desktop.MouseEvent) {}
func (v *veil) MouseOut()                      {}
func (v *veil) MouseDown(*desktop.MouseEvent)  {}
func (v *veil) MouseUp(*desktop.MouseEvent)    {}
func (v *veil) Cursor() desktop.Cursor         { return desktop.DefaultCursor }

func (v *veil) arrange(size fyne.Size) { place(v.rect, 0, 0, size.Width, size.Height) }
func (v *veil) least() fyne.Size       { return fyne.NewSize(0, 0) }
func (v *veil) parts() []fyne.CanvasObject {
	return v.collect([]fyne.CanvasObject{v.rect})
}
