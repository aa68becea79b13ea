package widget

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// keys is a router that remembers.
type keys struct {
	names []fyne.KeyName
	runes []rune
}

func (k *keys) TypedKey(e *fyne.KeyEvent) { k.names = append(k.names, e.Name) }
func (k *keys) TypedRune(r rune)          { k.runes = append(k.runes, r) }

// stage is a window of the test driver with a host.
type stage struct {
	t      *testing.T
	host   *Host
	keys   *keys
	said   []string
	window fyne.Window
}

func newStage(t *testing.T) *stage {
	t.Helper()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(NewTheme(true, 1, false))
	s := &stage{t: t, keys: &keys{}}
	s.host = &Host{
		Router: s.keys, Motion: func() bool { return true },
		Canvas: func() fyne.Canvas {
			if s.window == nil {
				return nil
			}
			return s.window.Canvas()
		},
		Announce: func(text string) { s.said = append(s.said, text) },
	}
	return s
}

// show puts an object into the window.
func (s *stage) show(o fyne.CanvasObject, w, h float32) {
	s.t.Helper()
	s.window = test.NewTempWindow(s.t, o)
	s.window.SetPadded(false)
	s.window.Resize(fyne.NewSize(w, h))
}

func (s *stage) theme(dark bool, scale float32) {
	fyne.CurrentApp().Settings().SetTheme(NewTheme(dark, scale, false))
	if s.window != nil {
		s.window.Content().Refresh()
	}
}

// dragPath sends what the real driver sends for a press, moves and a release: positions are the window's, the object
// is at origin. A move below the driver's threshold of 2 units is a plain tap.
func dragPath(o fyne.CanvasObject, origin fyne.Position, path ...fyne.Position) {
	m, mouse := o.(desktop.Mouseable)
	at := func(p fyne.Position) fyne.PointEvent {
		return fyne.PointEvent{AbsolutePosition: p, Position: p.Subtract(origin)}
	}
	if mouse {
		m.MouseDown(&desktop.MouseEvent{PointEvent: at(path[0]), Button: desktop.MouseButtonPrimary})
	}
	last, dragged := path[0], false
	d, draggable := o.(fyne.Draggable)
	for _, p := range path[1:] {
		by := p.Subtract(last)
		if !dragged && abs(by.X) < 2 && abs(by.Y) < 2 {
			continue
		}
		dragged = true
		if draggable {
			d.Dragged(&fyne.DragEvent{PointEvent: at(p), Dragged: fyne.NewDelta(by.X, by.Y)})
		}
		last = p
	}
	end := at(path[len(path)-1])
	if mouse {
		m.MouseUp(&desktop.MouseEvent{PointEvent: end, Button: desktop.MouseButtonPrimary})
	}
	switch tap, ok := o.(fyne.Tappable); {
	case dragged && draggable:
		d.DragEnd()
	case ok && inside(end.Position, o.Size()):
		tap.Tapped(&end)
	}
}

func pt(x, y float32) fyne.Position { return fyne.NewPos(x, y) }

// inner are the objects that an object draws.
func inner(o fyne.CanvasObject) []fyne.CanvasObject {
	switch c := o.(type) {
	case *fyne.Container:
		return c.Objects
	case fyne.Widget:
		return test.WidgetRenderer(c).Objects()
	}
	return nil
}

// visit walks everything visible.
func visit(o fyne.CanvasObject, at fyne.Position, parents []fyne.CanvasObject, f func(seen)) {
	if o == nil || !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	f(seen{o, at, o.Size(), parents})
	parents = append(parents[:len(parents):len(parents)], o)
	for _, c := range inner(o) {
		visit(c, at, parents, f)
	}
}

// texts are all that is written in an object.
func texts(o fyne.CanvasObject) []string {
	var list []string
	visit(o, fyne.Position{}, nil, func(s seen) {
		if t, ok := s.object.(*canvas.Text); ok && t.Text != "" {
			list = append(list, t.Text)
		}
	})
	return list
}

// picture of the window.
func (s *stage) capture() image.Image { return s.window.Canvas().Capture() }

// samePixels tells whether two pictures are the same.
func samePixels(a, b image.Image) bool {
	if a.Bounds() != b.Bounds() {
		return false
	}
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y++ {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x++ {
			if a.At(x, y) != b.At(x, y) {
				return false
			}
		}
	}
	return true
}
