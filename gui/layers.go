package gui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"plotwright/gui/dnd"
	"plotwright/gui/view"
	"plotwright/gui/widget"
)

// layers is what lies over each other in the window: the screen, the sheets, the announcement, and on top what is
// dragged. Sheets are content, not Fyne overlays, so that hovering, dropping and the theme reach them.
type layers struct {
	screen  *fyne.Container
	sheets  *fyne.Container
	flights *fyne.Container
	drag    *fyne.Container
	tip     *widget.Tip
	toast   *widget.Toast
	stack   *fyne.Container
	open    []*sheet
}

func newLayers(h *widget.Host, resized func()) *layers {
	l := &layers{
		screen: container.NewStack(), sheets: container.NewStack(), drag: container.NewWithoutLayout(),
		flights: container.NewWithoutLayout(), toast: widget.NewToast(h), tip: widget.NewTip(),
	}
	l.stack = container.New(
		&watchedStack{resized: resized}, widget.NewBackground(), l.screen, l.sheets, l.toast, l.flights, l.drag,
		container.NewWithoutLayout(l.tip),
	)
	return l
}

func (l *layers) object() fyne.CanvasObject { return l.stack }

func (l *layers) setScreen(o fyne.CanvasObject) {
	l.screen.Objects = []fyne.CanvasObject{o}
	l.screen.Refresh()
}

// announce says something in passing; an empty text takes the last word back.
func (l *layers) announce(text string) { l.toast.Say(text) }

// read says a longer text in passing, unless that would hide most of the window.
func (l *layers) read(text []view.Paragraph) {
	const most = 0.5
	if l.toast.Read(text); l.toast.Hides() > most {
		l.announce("")
	}
}

// said is what is being said in passing.
func (l *layers) said() string { return l.toast.Text() }

// hint says something while tokens are carried, beside the place under the pointer or, without one, beside the pointer; an
// empty text takes it away.
func (l *layers) hint(text string, at fyne.Position, zone dnd.Zone) {
	l.tip.Set(text, at, l.stack.Size(), zone.Pos, zone.Size)
}

// push opens a sheet on top.
func (l *layers) push(s *sheet) {
	l.open = append(l.open, s)
	l.sheets.Add(s.Sheet)
	s.render()
	l.sheets.Refresh() // adding alone draws nothing
}

// top is the topmost sheet, or nil.
func (l *layers) top() *sheet {
	if len(l.open) == 0 {
		return nil
	}
	return l.open[len(l.open)-1]
}

// topSheet is the topmost sheet's widget, or nil.
func (l *layers) topSheet() *widget.Sheet {
	if s := l.top(); s != nil {
		return s.Sheet
	}
	return nil
}

// pop closes the topmost sheet.
func (l *layers) pop() {
	top := l.top()
	l.drop(func(s *sheet) bool { return s == top })
}

// stash takes the sheets away without closing them; restore puts them back.
func (l *layers) stash() []*sheet {
	open := l.open
	l.open = nil
	l.sheets.RemoveAll()
	return open
}

func (l *layers) restore(open []*sheet) {
	l.open = open
	for _, s := range open {
		l.sheets.Add(s.Sheet)
	}
	l.sheets.Refresh()
}

func (l *layers) closeAll() {
	for l.top() != nil {
		l.pop()
	}
}

// drop closes the sheets of a kind, wherever they lie.
func (l *layers) drop(is func(*sheet) bool) {
	for i := len(l.open) - 1; i >= 0; i-- {
		s := l.open[i]
		if !is(s) {
			continue
		}
		l.open = slices.Delete(l.open, i, i+1)
		l.sheets.Remove(s.Sheet)
		l.sheets.Refresh()
		if s.closed != nil {
			s.closed()
		}
	}
}

func (l *layers) render() {
	l.drop((*sheet).gone)
	for _, s := range l.open {
		s.render()
	}
}

// watchedStack is a stack that tells when its size changes.
type watchedStack struct {
	size    fyne.Size
	resized func()
}

// MinSize is for Fyne: the screens fit into any window.
func (w *watchedStack) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 240) }

// Layout is for Fyne. All layers lie where they begin, and a container that is moved has the window drawn anew even if it does
// not move.
func (w *watchedStack) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
	}
	if size != w.size {
		w.size = size
		w.resized()
	}
}
