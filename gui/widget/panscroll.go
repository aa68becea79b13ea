package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// PanScroll is a scrolled area that moves with the finger: a drag that begins anywhere on it pans, the wheel and
// the keys work as everywhere. What is inside gets the area's width and the height that it needs at that width.
type PanScroll struct {
	container.Scroll
	host *Host
	roll *roll
	ring *canvas.Rectangle

	// OnKey gets the keys that do not scroll, when the area itself has the focus.
	OnKey   func(*fyne.KeyEvent)
	focused bool
	in      *Sheet
	// inner areas are not in the order of focus: what is inside scrolls them.
	inner bool
}

// NewPanScroll makes a scrolled area around an object.
func NewPanScroll(content fyne.CanvasObject) *PanScroll {
	p := &PanScroll{roll: newRoll(content), ring: newRect()}
	p.Direction = container.ScrollVerticalOnly
	p.Content = p.roll
	p.ring.Hide()
	p.ExtendBaseWidget(p)
	linkPan(content, p)
	return p
}

// SetContent puts another object inside.
func (p *PanScroll) SetContent(content fyne.CanvasObject) {
	if p.roll.content == content {
		return
	}
	p.roll.content = content
	p.Offset = fyne.Position{}
	p.Refresh()
}

// CreateRenderer is for Fyne.
func (p *PanScroll) CreateRenderer() fyne.WidgetRenderer {
	return &panRenderer{WidgetRenderer: p.Scroll.CreateRenderer(), p: p}
}

// panRenderer adds the focus ring to Fyne's.
type panRenderer struct {
	fyne.WidgetRenderer
	p *PanScroll
	// laid is what the last layout was made for.
	laid seated
}

// seated is how a content lies in its area.
type seated struct {
	area, least, content fyne.Size
	offset               fyne.Position
}

// Layout does nothing where everything lies as it should: Fyne's has the window drawn again each time, and Fyne lays out
// all areas anew when it meets them for the first time.
func (r *panRenderer) Layout(area fyne.Size) {
	is := func() seated { return seated{area, r.p.Content.MinSize(), r.p.Content.Size(), r.p.Offset} }
	if is() == r.laid {
		return
	}
	r.WidgetRenderer.Layout(area)
	r.laid = is()
}

func (r *panRenderer) Objects() []fyne.CanvasObject {
	return append(r.WidgetRenderer.Objects(), r.p.ring)
}

// Resize gives the content its width before it is asked for its height.
func (p *PanScroll) Resize(size fyne.Size) {
	if size == p.Size() {
		return
	}
	p.roll.fit(size)
	p.Scroll.Resize(size)
	p.drawRing()
}

// Refresh lays out again and refreshes what is inside.
func (p *PanScroll) Refresh() {
	linkPan(p.roll.content, p)
	if p.in != nil {
		linkSheet(p.roll.content, p.in)
	}
	p.roll.fit(p.Size())
	p.Scroll.Refresh()
	p.drawRing()
}

func (p *PanScroll) drawRing() {
	if p.focused {
		ring(lookOf(p.roll).col(ColorFocusRing), 2, 6).paint(p.ring)
		place(p.ring, 0, 0, p.Size().Width, p.Size().Height)
	}
	show(p.ring, p.focused)
	p.roll.repaint()
}

// Dragged pans.
func (p *PanScroll) Dragged(e *fyne.DragEvent) { p.panBy(e.Dragged) }

// DragEnd is for Fyne.
func (p *PanScroll) DragEnd() {}

func (p *PanScroll) panBy(d fyne.Delta) { p.ScrollTop(p.Offset.Y - d.DY) }

// ScrollTop scrolls so far that y of the content is at the top, or as near to that as there is content.
func (p *PanScroll) ScrollTop(y float32) {
	y = max(0, min(y, p.roll.Size().Height-p.Size().Height))
	if y == p.Offset.Y {
		return
	}
	p.ScrollToOffset(fyne.NewPos(0, y))
	if p.OnScrolled != nil {
		p.OnScrolled(p.Offset)
	}
}

// ScrollTo scrolls no farther than needed to see an object that lies inside.
func (p *PanScroll) ScrollTo(o fyne.CanvasObject) {
	y, ok := p.Top(o)
	if !ok {
		return
	}
	const margin = 8
	top, bottom := y-margin, y+o.Size().Height+margin
	switch {
	case top < p.Offset.Y:
		p.ScrollTop(top)
	case bottom > p.Offset.Y+p.Size().Height:
		p.ScrollTop(min(top, bottom-p.Size().Height))
	}
}

// Top is how far down an object that lies inside begins, or false.
func (p *PanScroll) Top(o fyne.CanvasObject) (float32, bool) {
	at, ok := placeIn(p.roll, o)
	return at.Y, ok
}

// Shows tells whether any of an object that lies inside is in sight.
func (p *PanScroll) Shows(o fyne.CanvasObject) bool {
	y, ok := p.Top(o)
	return ok && y < p.Offset.Y+p.Size().Height && y+o.Size().Height > p.Offset.Y
}

// Centre scrolls so that an area of an object that lies inside is seen with what is around it; where it is so, nothing moves.
func (p *PanScroll) Centre(o fyne.CanvasObject, pos fyne.Position, size fyne.Size) {
	y, ok := p.Top(o)
	if !ok {
		return
	}
	top, high := y+pos.Y-p.Offset.Y, p.Size().Height
	if top < high*0.1 || top+size.Height > high*0.75 {
		p.ScrollTop(y + pos.Y - high*0.35)
	}
}

// Page scrolls by most of a page, down or, with a negative direction, up.
func (p *PanScroll) Page(direction int) {
	p.ScrollTop(p.Offset.Y + float32(direction)*p.Size().Height*0.85)
}

// Overflows tells whether there is more than can be seen.
func (p *PanScroll) Overflows() bool { return p.roll.Size().Height > p.Size().Height+0.5 }

// Turn scrolls by a key and reports whether there was anything to scroll.
func (p *PanScroll) Turn(key fyne.KeyName) bool {
	if !p.Overflows() {
		return false
	}
	const step = 48
	switch key {
	case fyne.KeyPageUp:
		p.Page(-1)
	case fyne.KeyPageDown, fyne.KeySpace:
		p.Page(1)
	case fyne.KeyHome:
		p.ScrollTop(0)
	case fyne.KeyEnd:
		p.ScrollTop(p.roll.Size().Height)
	case fyne.KeyUp:
		p.ScrollTop(p.Offset.Y - step)
	case fyne.KeyDown:
		p.ScrollTop(p.Offset.Y + step)
	default:
		return false
	}
	return true
}

// Disabled keeps an area without anything to scroll out of the order of focus.
func (p *PanScroll) Disabled() bool { return p.inner || !p.Overflows() || p.host.covered(p.in) }

// SetSheet is for Sheet.
func (p *PanScroll) SetSheet(s *Sheet) { p.in = s }

// Enable is for Fyne.
func (p *PanScroll) Enable() {}

// Disable is for Fyne.
func (p *PanScroll) Disable() {}

// FocusGained is for Fyne.
func (p *PanScroll) FocusGained() { p.focused = true; p.drawRing() }

// FocusLost is for Fyne.
func (p *PanScroll) FocusLost() { p.focused = false; p.drawRing() }

// TypedKey scrolls; other keys go on.
func (p *PanScroll) TypedKey(k *fyne.KeyEvent) {
	switch {
	case p.Turn(k.Name):
	case p.OnKey != nil:
		p.OnKey(k)
	default:
		p.host.typedKey(k)
	}
}

// TypedRune goes on.
func (p *PanScroll) TypedRune(r rune) { p.host.typedRune(r) }

// WithHost sends the keys that do not scroll to the host's router.
func (p *PanScroll) WithHost(h *Host) *PanScroll {
	p.host = h
	return p
}

func (p *PanScroll) held() []fyne.CanvasObject { return []fyne.CanvasObject{p.roll} }

// roll is what is scrolled: the content at the area's width.
type roll struct {
	base
	content fyne.CanvasObject
	view    fyne.Size
	bar     float32
}

func newRoll(content fyne.CanvasObject) *roll {
	r := &roll{content: content}
	r.init(nil, r)
	return r
}

// scrollBar is the room that is left for the bar.
const scrollBar = 14

// fit leaves room for the bar where there is something to scroll.
func (r *roll) fit(view fyne.Size) {
	r.view, r.bar = view, 0
	if view.Width > 0 && heightFor(r.content, view.Width) > view.Height+0.5 {
		r.bar = scrollBar
	}
}

func (r *roll) arrange(size fyne.Size) {
	if size.Width > 0 {
		place(r.content, 0, 0, size.Width-r.bar, max(size.Height, heightFor(r.content, size.Width-r.bar)))
	}
}

func (r *roll) least() fyne.Size {
	if r.view.Width <= 0 {
		return fyne.NewSize(0, 0)
	}
	r.fit(r.view)
	return fyne.NewSize(0, heightFor(r.content, r.view.Width-r.bar))
}

func (r *roll) parts() []fyne.CanvasObject { return []fyne.CanvasObject{r.content} }
func (r *roll) held() []fyne.CanvasObject  { return []fyne.CanvasObject{r.content} }

// Refresh arranges again and refreshes what is inside.
func (r *roll) Refresh() {
	r.base.Refresh()
	r.content.Refresh()
}
