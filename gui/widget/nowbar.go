package widget

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// NowBar says where the campaign is and what is happening, and holds the usual next step. Every button has a place of fixed
// width, so that none moves when its words change.
type NowBar struct {
	base
	view             view.Now
	plate, line      *canvas.Rectangle
	title            block
	place            block
	happening        block
	steps            []*step
	stepObjects      []fyne.CanvasObject
	main, undo, redo *Button
	more             *Button
	wide             float32

	// OnMain, OnUndo, OnRedo and OnMore are called by the buttons.
	OnMain, OnUndo, OnRedo, OnMore func()
}

// NewNowBar makes a bar.
func NewNowBar(h *Host) *NowBar {
	n := &NowBar{plate: newRect(), line: newRect()}
	call := func(f *func()) func() {
		return func() {
			if *f != nil {
				(*f)()
			}
		}
	}
	n.main, n.undo = NewButton(h, call(&n.OnMain)), NewButton(h, call(&n.OnUndo))
	n.redo, n.more = NewButton(h, call(&n.OnRedo)), NewButton(h, call(&n.OnMore))
	n.undo.small, n.redo.small = true, true
	n.init(h, n)
	return n
}

// Set changes what the bar says.
func (n *NowBar) Set(v view.Now) {
	if sameNow(v, n.view) {
		return
	}
	n.view = v
	n.title.setText(v.Title)
	n.place.setText(v.Place)
	n.happening.setText(v.Happening)
	for i := len(n.steps); i < len(v.Steps); i++ {
		s := newStep()
		n.steps = append(n.steps, s)
		n.stepObjects = append(n.stepObjects, s)
	}
	for i, s := range n.steps {
		show(s, i < len(v.Steps))
		if i < len(v.Steps) {
			s.set(v.Steps[i])
		}
	}
	n.main.Set(v.Main)
	n.undo.Set(saying(v.Undo))
	n.redo.Set(saying(v.Redo))
	more := v.More
	more.Label, more.Hint = "", more.Label
	n.more.Set(more)
	n.Refresh()
}

// saying shows a button's longer name, as on undo what it would undo.
func saying(b view.Button) view.Button {
	if b.Hint != "" {
		b.Label, b.Hint = b.Hint, b.Label
	}
	return b
}

func sameNow(a, b view.Now) bool {
	return a.Title == b.Title && a.Place == b.Place && a.Happening == b.Happening && a.Main == b.Main && a.Undo == b.Undo &&
		a.Redo == b.Redo && a.More == b.More && slices.Equal(a.Steps, b.Steps)
}

// bar is how a bar of a width is divided.
type bar struct {
	pad, gap         float32
	main, undo, more float32
	// two: the buttons have a row of their own.
	two   bool
	words float32
	// steps is where the steps go: beside the words, or in a row of their own.
	stepsWidth  float32
	stepsBeside bool
	top, row    float32
	stepsHeight float32
}

func (n *NowBar) divide(l look, width float32) bar {
	b := bar{pad: l.gap(12), gap: l.gap(8)}
	inner := width - 2*b.pad
	s := max(1, l.scale())
	target := l.size(SizeTarget)
	b.main, b.undo, b.more = 200*s, 150*s, target
	if inner < 1150*s {
		b.main, b.undo = 172*s, 116*s
	}
	buttons := b.main + 2*b.undo + b.more + 4*b.gap
	b.words = inner - buttons
	if b.words < 330*l.scale() {
		b.two = true
		b.words = inner - b.more - b.gap
		rest := inner - 2*b.gap
		b.undo = rest * 0.29
		b.main = rest - 2*b.undo
	}
	if len(n.view.Steps) > 0 {
		natural := stepsNatural(n.stepObjects, b.gap*0.5)
		if !b.two && natural+b.gap*2 <= b.words-340*l.scale() {
			b.stepsBeside, b.stepsWidth = true, natural
			b.words -= natural + b.gap*2
		} else {
			b.stepsWidth = inner
			b.stepsHeight = flowRows(n.stepObjects, inner, b.gap*0.5, false, nil) + b.gap*0.75
		}
	}
	b.top = n.wordsHeight(l, b.words)
	b.row = target
	if b.two {
		for _, x := range []struct {
			b *Button
			w float32
		}{{n.main, b.main}, {n.undo, b.undo}, {n.redo, b.undo}} {
			b.row = max(b.row, x.b.HeightFor(x.w))
		}
		b.top = max(b.top, target)
	} else {
		b.top = max(b.top, target+4)
	}
	return b
}

func stepsNatural(steps []fyne.CanvasObject, gap float32) float32 {
	var w float32
	for _, s := range steps {
		if taken(s) {
			w += naturalWidth(s) + gap
		}
	}
	return w
}

func (n *NowBar) titleFace(l look) face { return serifFace(l.size(SizeBody) * 1.2) }

// wordsHeight is the height of title, place and happening; the place stands beside the title where there is room.
func (n *NowBar) wordsHeight(l look, width float32) float32 {
	h := n.happening.height(bold(l.size(SizeBody)), width)
	title := n.titleFace(l)
	if n.beside(l, width) {
		return h + title.height()
	}
	return h + n.title.height(title, width) + n.place.height(Small.face(l), width)
}

func (n *NowBar) beside(l look, width float32) bool {
	return n.titleFace(l).width(n.view.Title)+l.gap(10)+Small.face(l).width(n.view.Place) <= width
}

// HeightFor is the height at a width.
func (n *NowBar) HeightFor(width float32) float32 {
	b := n.divide(n.look(), width)
	h := b.top + b.pad + b.stepsHeight
	if b.two {
		h += b.row + b.gap
	}
	return round(h)
}

func (n *NowBar) arrange(size fyne.Size) {
	if size.Width < 40 {
		return
	}
	l := n.look()
	b := n.divide(l, size.Width)
	box{fill: l.col(ColorBar)}.paint(n.plate)
	place(n.plate, 0, 0, size.Width, size.Height)
	box{fill: faded(l.col(ColorBrass), 0.55)}.paint(n.line)
	place(n.line, 0, size.Height-1.5, size.Width, 1.5)
	y := b.pad / 2
	n.drawWords(l, b, y)
	target := l.size(SizeTarget)
	right := size.Width - b.pad
	mid := y + (b.top-target)/2
	place(n.more, right-b.more, mid, b.more, target)
	switch {
	case b.two:
		row := y + b.top + b.gap
		x := b.pad
		place(n.undo, x, row, b.undo, b.row)
		place(n.redo, x+b.undo+b.gap, row, b.undo, b.row)
		place(n.main, x+2*(b.undo+b.gap), row, b.main, b.row)
		y = row + b.row + b.gap*0.75
	default:
		right -= b.more + b.gap
		place(n.main, right-b.main, mid, b.main, target)
		right -= b.main + b.gap
		place(n.redo, right-b.undo, mid, b.undo, target)
		right -= b.undo + b.gap
		place(n.undo, right-b.undo, mid, b.undo, target)
		right -= b.undo + b.gap
		y += b.top + b.gap*0.5
	}
	n.drawSteps(b, right, b.pad/2, y)
}

func (n *NowBar) drawWords(l look, b bar, y float32) {
	y += (b.top - n.wordsHeight(l, b.words)) / 2
	title, small, strong := n.titleFace(l), Small.face(l), bold(l.size(SizeBody))
	if n.beside(l, b.words) {
		n.title.put(n, script{face: title, colour: l.col(ColorOnFelt)}, b.pad, y, b.words, title.height()+1)
		w := title.width(n.view.Title)
		n.place.put(n, script{face: small, colour: l.col(ColorMuted)}, b.pad+w+l.gap(10), y+(title.height()-small.height())*0.62,
			b.words-w-l.gap(10)+1, small.height()+1)
		y += title.height()
	} else {
		y += n.title.put(n, script{face: title, colour: l.col(ColorOnFelt)}, b.pad, y, b.words, 4*title.height())
		y += n.place.put(n, script{face: small, colour: l.col(ColorMuted)}, b.pad, y, b.words, 4*title.height())
	}
	n.happening.put(n, script{face: strong, colour: l.col(ColorOnFelt), light: l.dark()}, b.pad, y, b.words, 8*title.height())
}

func (n *NowBar) drawSteps(b bar, right, top, y float32) {
	if len(n.view.Steps) == 0 {
		return
	}
	if b.stepsBeside {
		x := right - b.stepsWidth
		for _, s := range n.steps {
			if taken(s) {
				w, h := s.natural(), s.MinSize().Height
				place(s, x, top+(b.top-h)/2, w, h)
				x += w + b.gap*0.5
			}
		}
		return
	}
	flowRows(n.stepObjects, b.stepsWidth, b.gap*0.5, false, func(o fyne.CanvasObject, x, sy, w, h float32) {
		place(o, b.pad+x, y+sy, w, h)
	})
}

func (n *NowBar) least() fyne.Size {
	l := n.look()
	return fyne.NewSize(l.size(SizeTarget), l.size(SizeTarget))
}

func (n *NowBar) parts() []fyne.CanvasObject {
	if c := 6 + len(n.title.all) + len(n.place.all) + len(n.happening.all) + len(n.stepObjects); c != len(n.list) {
		n.list = slices.Concat([]fyne.CanvasObject{n.plate, n.line}, n.title.all, n.place.all, n.happening.all, n.stepObjects,
			[]fyne.CanvasObject{n.undo, n.redo, n.main, n.more})
	}
	return n.list
}

func (n *NowBar) held() []fyne.CanvasObject {
	return []fyne.CanvasObject{n.undo, n.redo, n.main, n.more}
}

// step is a phase in the bar: done with a check mark, the current one on red.
type step struct {
	base
	view  view.Step
	plate *canvas.Rectangle
	pic   *canvas.Image
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
