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
	others           []moment
	steps            *steps
	main, undo, redo *Button
	more, cover      *Button
	// brief bars leave the steps to the table, in a small window.
	brief bool
	// trial is for trying whether words fit.
	trial block
	// count is the number of parts that are no text.
	count int

	// OnMain, OnUndo, OnRedo, OnMore and OnCover are called by the buttons.
	OnMain, OnUndo, OnRedo, OnMore, OnCover func()
}

// NewNowBar makes a bar.
func NewNowBar(h *Host) *NowBar {
	n := &NowBar{plate: newRect(), line: newRect()}
	n.main, n.undo = NewButton(h, func() { call(n.OnMain) }), NewButton(h, func() { call(n.OnUndo) })
	n.redo, n.more = NewButton(h, func() { call(n.OnRedo) }), NewButton(h, func() { call(n.OnMore) })
	n.cover = NewButton(h, func() { call(n.OnCover) })
	n.steps = newSteps()
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
	n.others = make([]moment, len(v.Others))
	for i, m := range v.Others {
		n.others[i].place.setText(m.Place)
		n.others[i].happening.setText(m.Happening)
	}
	n.steps.set(v.Steps)
	n.main.Set(v.Main)
	n.undo.Set(v.Undo)
	n.redo.Set(v.Redo)
	n.more.Set(iconOnly(v.More))
	n.cover.Set(iconOnly(v.Cover))
	n.Refresh()
}

// iconOnly is a button of which the picture says enough; the label becomes its name.
func iconOnly(b view.Button) view.Button {
	b.Label, b.Hint = "", b.Label
	return b
}

// bareUndo is the width in targets below which undo and redo are pictures alone.
const bareUndo = 1.6

// say shows what a button would undo or redo, in as many words as there is room for; the picture says which of the two.
func (n *NowBar) say(l look, b *Button, v view.Button, width, height float32) {
	b.alias = "button:" + v.Label
	if width < bareUndo*l.size(SizeTarget) {
		b.Set(iconOnly(v))
		return
	}
	for _, words := range []string{v.Hint, v.About} {
		if words == "" {
			continue
		}
		n.trial.setText(words)
		if b.fits(l, &n.trial, width, height) {
			v.Label, v.Hint = words, v.Label
			break
		}
	}
	b.Set(v)
}

func sameNow(a, b view.Now) bool {
	return a.Title == b.Title && a.Place == b.Place && a.Happening == b.Happening && a.Main == b.Main && a.Undo == b.Undo &&
		a.Redo == b.Redo && a.More == b.More && a.Cover == b.Cover && slices.Equal(a.Steps, b.Steps) && slices.Equal(a.Others, b.Others)
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
	high        float32
	stepsHeight float32
}

func (n *NowBar) divide(l look, width float32) bar {
	b := bar{pad: l.gap(12), gap: l.gap(8)}
	inner := width - 2*b.pad
	s := max(1, l.scale())
	target := l.size(SizeTarget)
	b.main, b.undo, b.more = 190*s, 164*s, target
	if inner < 1150*s {
		b.main, b.undo = 164*s, 136*s
	}
	if n.view.Undo.Hidden {
		b.main, b.undo = 0, 0 // the table as it was
	}
	buttons := b.main + 2*b.undo + 2*b.more + 5*b.gap
	b.words = inner - buttons
	if b.words < 330*l.scale() && !n.view.Undo.Hidden {
		b.two = true
		b.words = inner
		rest := inner - 2*b.more - 4*b.gap
		b.undo = rest * 0.29
		if b.undo < bareUndo*target {
			b.undo = target
		}
		b.main = rest - 2*b.undo
	}
	if len(n.view.Steps) > 0 && !n.brief {
		natural := n.steps.widest()
		if !b.two && natural+b.gap*2 <= b.words-340*l.scale() {
			b.stepsBeside, b.stepsWidth = true, natural
			b.words -= natural + b.gap*2
		} else {
			b.stepsWidth = inner
			b.stepsHeight = n.steps.most(inner) + b.gap*0.75
		}
	}
	b.top = n.most(l, b.words)
	b.row = target
	if b.two {
		b.row = max(target, 3*sans(l.size(SizeSmall)).height()+4)
	}
	n.main.strip(b.two && b.undo <= target)
	// Only the main button may be higher, for a long step's name.
	b.high = b.row
	if !n.main.absent() {
		b.high = max(b.row, n.main.HeightFor(b.main))
	}
	if !b.two {
		b.top = max(b.top, b.high)
	}
	return b
}

// moment is what the bar says at another moment.
type moment struct{ place, happening block }

// barPad is the space over and under what is in the bar, in units, together.
const barPad = 12

func (n *NowBar) titleFace(l look) face { return serifFace(l.size(SizeBody) * 1.2) }

// wordsHeight is the height of title, place and happening; the place stands beside the title where there is room.
func (n *NowBar) wordsHeight(l look, width float32, where, happening *block) float32 {
	h := happening.height(bold(l.size(SizeBody)), width)
	title := n.titleFace(l)
	if n.beside(l, width, where) {
		return h + title.height()
	}
	small := Small.face(l)
	return h + min(n.title.height(title, width), mostTitle*title.height()) + min(where.height(small, width), mostTitle*small.height())
}

// most is the height of the words at the moment of this part of the campaign that needs most: what lies under the bar keeps its
// place. In a small window, where it is scrolled anyhow, the room is worth more.
func (n *NowBar) most(l look, width float32) float32 {
	h := n.wordsHeight(l, width, &n.place, &n.happening)
	if n.brief {
		return h
	}
	for i := range n.others {
		h = max(h, n.wordsHeight(l, width, &n.others[i].place, &n.others[i].happening))
	}
	return h
}

// mostTitle is how many lines a name may take in the bar; the menu has it whole.
const mostTitle = 2

func (n *NowBar) beside(l look, width float32, where *block) bool {
	return n.titleFace(l).width(n.view.Title)+l.gap(10)+where.natural(Small.face(l)) <= width
}

// HeightFor is the height at a width.
func (n *NowBar) HeightFor(width float32) float32 {
	b := n.divide(n.look(), width)
	h := b.top + barPad + b.stepsHeight
	if b.two {
		h += b.high + b.gap*0.75
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
	// The buttons stand still: neither the words beside nor those under them move them.
	y := float32(barPad) / 2
	right := size.Width - b.pad
	words := y
	for _, x := range []struct {
		button *Button
		width  float32
	}{{n.more, b.more}, {n.cover, b.more}, {n.main, b.main}, {n.redo, b.undo}, {n.undo, b.undo}} {
		right -= x.width
		place(x.button, right, y, x.width, b.row)
		right -= b.gap
	}
	n.say(l, n.undo, n.view.Undo, b.undo, b.row)
	n.say(l, n.redo, n.view.Redo, b.undo, b.row)
	if b.two {
		words += b.high + b.gap*0.75
	}
	place(n.main, n.main.Position().X, y, b.main, b.high)
	n.drawWords(l, b, words)
	y = words + b.top + b.gap*0.5
	n.drawSteps(b, right, barPad/2, y)
}

func (n *NowBar) drawWords(l look, b bar, y float32) {
	most := n.most(l, b.words)
	y += (b.top - most) / 2
	title, small, strong := n.titleFace(l), Small.face(l), bold(l.size(SizeBody))
	stacked := title.height() + small.height() + n.happening.height(strong, b.words)
	if n.beside(l, b.words, &n.place) && stacked > most+0.5 { // else the room is there anyhow
		n.title.put(n, script{face: title, colour: l.col(ColorOnFelt)}, b.pad, y, b.words, title.height()+1)
		w := title.width(n.view.Title)
		n.place.put(n, script{face: small, colour: l.col(ColorMuted)}, b.pad+w+l.gap(10), y+(title.height()-small.height())*0.62,
			b.words-w-l.gap(10)+1, small.height()+1)
		y += title.height()
	} else {
		y += n.title.put(n, script{face: title, colour: l.col(ColorOnFelt)}, b.pad, y, b.words, mostTitle*title.height()+1)
		y += n.place.put(n, script{face: small, colour: l.col(ColorMuted)}, b.pad, y, b.words, mostTitle*small.height()+1)
	}
	n.happening.put(n, script{face: strong, colour: l.col(ColorOnFelt), light: l.dark()}, b.pad, y, b.words, 8*title.height())
}

func (n *NowBar) drawSteps(b bar, right, top, y float32) {
	switch {
	case n.brief:
	case len(n.view.Steps) == 0:
		place(n.steps, 0, 0, 0, 0)
	case b.stepsBeside:
		h := n.steps.HeightFor(b.stepsWidth)
		place(n.steps, right-b.stepsWidth, top+(b.top-h)/2, b.stepsWidth, h)
	default:
		place(n.steps, b.pad, y, b.stepsWidth, n.steps.HeightFor(b.stepsWidth))
	}
}

// setBrief leaves the steps to whoever shows them, or takes them back.
func (n *NowBar) setBrief(brief bool) {
	if brief != n.brief {
		n.brief, n.list = brief, nil
	}
}

func (n *NowBar) least() fyne.Size {
	l := n.look()
	return fyne.NewSize(l.size(SizeTarget), l.size(SizeTarget))
}

func (n *NowBar) parts() []fyne.CanvasObject {
	if n.list == nil || len(n.list)-n.count != len(n.title.all)+len(n.place.all)+len(n.happening.all) {
		fixed := []fyne.CanvasObject{n.undo, n.redo, n.main, n.cover, n.more}
		if !n.brief {
			fixed = append([]fyne.CanvasObject{n.steps}, fixed...)
		}
		n.count = len(fixed) + 2
		n.list = slices.Concat([]fyne.CanvasObject{n.plate, n.line}, n.title.all, n.place.all, n.happening.all, fixed)
	}
	return n.list
}

func (n *NowBar) held() []fyne.CanvasObject {
	return []fyne.CanvasObject{n.undo, n.redo, n.main, n.cover, n.more}
}
