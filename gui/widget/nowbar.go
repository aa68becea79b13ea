package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// NowBar says where the campaign is and what is happening, and holds the main button. Undo and redo stand still: they
// are pictures of one size at fixed places, whatever they would undo.
type NowBar struct {
	base
	view  view.Now
	plate *canvas.Rectangle
	title block
	place block
	now   block
	steps []*step
	main  *Button
	undo  *Button
	redo  *Button
	more  *Button
}

// NewNowBar makes a bar.
func NewNowBar(h *Host, onMain, onUndo, onRedo, onMore func()) *NowBar {
	n := &NowBar{
		plate: newRect(), main: NewButton(h, onMain), undo: NewButton(h, onUndo), redo: NewButton(h, onRedo), more: NewButton(h, onMore),
	}
	n.init(h, n)
	return n
}

// Set changes what the bar says.
func (n *NowBar) Set(v view.Now) {
	n.main.Set(v.Main)
	// The words of undo and redo would move them; they are said by the hint.
	for _, b := range []struct {
		to *Button
		v  view.Button
	}{{n.undo, v.Undo}, {n.redo, v.Redo}, {n.more, v.More}} {
		if b.v.Hint == "" {
			b.v.Hint = b.v.Label
		}
		b.v.Label = ""
		b.to.Set(b.v)
	}
	changed := n.title.setText(v.Title)
	changed = n.place.setText(v.Place) || changed
	changed = n.now.setText(v.Happening) || changed
	changed = n.setSteps(v.Steps) || changed
	n.view = v
	if changed {
		n.Refresh()
	}
}

func (n *NowBar) setSteps(steps []view.Step) bool {
	changed := false
	for len(n.steps) < len(steps) {
		n.steps = append(n.steps, newStep())
		changed = true
	}
	for i, s := range n.steps {
		shown := i < len(steps)
		changed = changed || s.Visible() != shown
		show(s, shown)
		if shown {
			changed = s.set(steps[i]) || changed
		}
	}
	return changed
}

// lay places everything for a width and returns the height.
func (n *NowBar) lay(width float32, put bool) float32 {
	l := n.look()
	pad, gap, side := l.size(SizePad), l.gap(Gap), l.size(SizeTarget)
	mainWidth := min(n.main.natural(), max(width*0.3, side*2))
	mainHeight := n.main.HeightFor(mainWidth)
	right := width - pad
	if put {
		place(n.main, right-mainWidth, pad, mainWidth, mainHeight)
		x := right - mainWidth - gap
		for _, b := range []*Button{n.redo, n.undo, n.more} {
			x -= side
			place(b, x, pad+(mainHeight-side)/2, side, side)
			x -= gap
		}
	}
	room := right - mainWidth - 3*(side+gap) - 2*gap - pad
	y := pad / 2
	texts := []struct {
		b *block
		s TextStyle
	}{{&n.title, Heading}, {&n.place, Muted}, {&n.now, Strong}}
	for _, t := range texts {
		f := t.s.face(l)
		h := t.b.height(f, room)
		if put {
			t.b.put(n, script{face: f, colour: l.col(t.s.colour()), light: l.dark()}, pad, y, room, h)
		}
		y += h
	}
	height := max(y+pad/2, mainHeight+2*pad)
	return n.laySteps(width, height, put)
}

// laySteps sets the steps in rows under the rest.
func (n *NowBar) laySteps(width, y float32, put bool) float32 {
	l := n.look()
	pad, gap := l.size(SizePad), l.gap(4)
	x, high := pad, float32(0)
	for _, s := range n.steps {
		if !s.Visible() {
			continue
		}
		w, h := s.natural(), s.high()
		if x > pad && x+w > width-pad {
			x, y = pad, y+h+gap
		}
		if put {
			place(s, x, y, w, h)
		}
		x, high = x+w+gap, h
	}
	if high > 0 {
		y += high + pad/2
	}
	return y
}

// HeightFor is the height at a width.
func (n *NowBar) HeightFor(width float32) float32 { return n.lay(width, false) }

func (n *NowBar) arrange(size fyne.Size) {
	l := n.look()
	box{fill: l.col(ColorBar)}.paint(n.plate)
	place(n.plate, 0, 0, size.Width, size.Height)
	n.lay(size.Width, true)
}

func (n *NowBar) least() fyne.Size { return fyne.NewSize(0, n.HeightFor(max(n.Size().Width, 480))) }

func (n *NowBar) parts() []fyne.CanvasObject {
	all := []fyne.CanvasObject{n.plate}
	all = append(append(append(all, n.title.all...), n.place.all...), n.now.all...)
	for _, s := range n.steps {
		all = append(all, s)
	}
	return append(all, n.more, n.undo, n.redo, n.main)
}

func (n *NowBar) held() []fyne.CanvasObject {
	return []fyne.CanvasObject{n.more, n.undo, n.redo, n.main}
}

// Refresh arranges again, the buttons included.
func (n *NowBar) Refresh() {
	n.base.Refresh()
	for _, o := range n.held() {
		o.Refresh()
	}
	for _, s := range n.steps {
		s.Refresh()
	}
}

// step is one phase in the row; the current one stands out by its frame and weight, not by colour alone.
type step struct {
	base
	view  view.Step
	plate *canvas.Rectangle
	label block
}

func newStep() *step {
	s := &step{plate: newRect()}
	s.init(nil, s)
	return s
}

func (s *step) set(v view.Step) bool {
	if s.view == v {
		return false
	}
	s.view = v
	s.label.setText(v.Label)
	s.Refresh()
	return true
}

func (s *step) face(l look) face {
	if s.view.Current {
		return bold(l.size(SizeSmall))
	}
	return sans(l.size(SizeSmall))
}

func (s *step) natural() float32 {
	l := s.look()
	return s.label.natural(s.face(l)) + 2*l.gap(10) + 1
}

func (s *step) high() float32 {
	l := s.look()
	return s.face(l).height() + l.gap(6)
}

func (s *step) arrange(size fyne.Size) {
	l := s.look()
	paint, text := box{round: size.Height / 2}, l.col(ColorMuted)
	switch {
	case s.view.Current:
		paint.fill, paint.edge, paint.stroke, text = l.col(ColorDanger), l.col(ColorGoldEdge), 1.5, l.col(ColorOnDanger)
	case s.view.Done:
		paint.fill = faded(l.col(ColorMuted), 0.18)
	}
	paint.paint(s.plate)
	place(s.plate, 0, 0, size.Width, size.Height)
	f := s.face(l)
	s.label.put(s, script{face: f, colour: text, centre: true}, 0, (size.Height-f.height())/2, size.Width, f.height())
}

func (s *step) least() fyne.Size { return fyne.NewSize(s.natural(), s.high()) }

func (s *step) parts() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{s.plate}, s.label.all...)
}
