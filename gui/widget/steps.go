package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// steps are the turns of a round, or the steps of a campaign phase, in order.
type steps struct {
	base
	steps []*step
	all   []fyne.CanvasObject
}

func newSteps() *steps {
	s := &steps{}
	s.init(nil, s)
	return s
}

func (s *steps) set(list []view.Step) {
	for i := len(s.steps); i < len(list); i++ {
		x := newStep()
		s.steps = append(s.steps, x)
		s.all = append(s.all, x)
	}
	for i, x := range s.steps {
		show(x, i < len(list))
		if i < len(list) {
			x.set(list[i])
		}
	}
	s.Refresh()
}

func (s *steps) gap() float32 { return s.look().gap(4) }

func (s *steps) natural() float32 {
	var w float32
	for _, x := range s.steps {
		if x.Visible() {
			if w > 0 {
				w += s.gap()
			}
			w += x.natural()
		}
	}
	return w
}

// widest is the natural width were every step done, or the current one, whichever is wider: it stays when the steps go on.
func (s *steps) widest() (w float32) {
	for _, x := range s.steps {
		if x.Visible() {
			w += x.widest() + s.gap()
		}
	}
	return max(0, w-s.gap())
}

// most is the height at a width with every step as wide as it can be.
func (s *steps) most(width float32) float32 {
	rows, x := float32(1), float32(0)
	for _, one := range s.steps {
		if !one.Visible() {
			continue
		}
		if x > 0 && x+one.widest() > width {
			rows, x = rows+1, 0
		}
		x += one.widest() + s.gap()
	}
	l := s.look()
	return max(s.HeightFor(width), rows*(bold(l.size(SizeSmall)).height()+l.gap(8)+s.gap())-s.gap())
}

func (s *steps) absent() bool { return s.natural() == 0 }

// HeightFor is the height at a width.
func (s *steps) HeightFor(width float32) float32 { return flowRows(s.all, width, s.gap(), false, nil) }

func (s *steps) arrange(size fyne.Size) { flowRows(s.all, size.Width, s.gap(), false, place) }

func (s *steps) least() fyne.Size           { return fyne.NewSize(0, 0) }
func (s *steps) parts() []fyne.CanvasObject { return s.all }

// step is a phase in the bar: done with a check mark, the current one on red.
type step struct {
	base
	view  view.Step
	plate *canvas.Rectangle
	pic   *canvas.Raster
	text  block
}

func newStep() *step {
	s := &step{plate: newRect(), pic: newPicture()}
	s.init(nil, s)
	return s
}

func (s *step) set(v view.Step) {
	if v != s.view {
		s.view = v
		s.text.setText(v.Label)
		s.Refresh()
	}
}

func (s *step) face(l look) face {
	if s.view.Current {
		return bold(l.size(SizeSmall))
	}
	return sans(l.size(SizeSmall))
}

func (s *step) iconRoom(l look) float32 {
	if s.view.Done {
		return l.size(SizeSmall)*1.2 + 4
	}
	return 0
}

func (s *step) natural() float32 {
	l := s.look()
	return s.text.natural(s.face(l)) + s.iconRoom(l) + 2*l.gap(9) + 1
}

func (s *step) widest() float32 {
	l := s.look()
	done := s.text.natural(sans(l.size(SizeSmall)))
	if s.view.Once {
		done += l.size(SizeSmall)*1.2 + 4
	}
	return max(done, s.text.natural(bold(l.size(SizeSmall)))) + 2*l.gap(9) + 1
}

// HeightFor is the height at a width.
func (s *step) HeightFor(width float32) float32 {
	l := s.look()
	return s.text.height(s.face(l), width-2*l.gap(9)-s.iconRoom(l)) + l.gap(8)
}

func (s *step) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := s.look()
	text := l.col(ColorMuted)
	b := box{round: min(size.Height/2, l.gap(14))}
	switch {
	case s.view.Current:
		b.fill, text = l.col(ColorDanger), l.col(ColorOnDanger)
	case s.view.Done:
		b.edge, b.stroke = faded(l.col(ColorPanelEdge), 0.6), 1
	default:
		b.edge, b.stroke = l.col(ColorPanelEdge), 1
	}
	b.paint(s.plate)
	place(s.plate, 0, 0, size.Width, size.Height)
	x := l.gap(9)
	if s.view.Done {
		side := l.size(SizeSmall) * 1.2
		picture(s.pic, s, iconName("check", l.dark()), x, (size.Height-side)/2, side, side)
		x += side + 4
	} else {
		show(s.pic, false)
	}
	s.text.put(s, script{face: s.face(l), colour: text}, x, l.gap(4), size.Width-x-l.gap(9)+1, size.Height)
}

func (s *step) least() fyne.Size {
	l := s.look()
	return fyne.NewSize(10, s.face(l).height()+l.gap(8))
}

func (s *step) parts() []fyne.CanvasObject {
	return s.collect([]fyne.CanvasObject{s.plate, s.pic}, &s.text)
}
