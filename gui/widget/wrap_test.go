package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// tile is an object of a size.
func tile(w, h float32) *canvas.Rectangle {
	r := newRect()
	r.SetMinSize(fyne.NewSize(w, h))
	return r
}

func TestWrapStretches(t *testing.T) {
	newStage(t)
	a, b, c := tile(50, 20), tile(100, 20), tile(50, 40)
	w := NewWrap(10, a, b, c)
	w.Stretch = b
	w.Resize(fyne.NewSize(400, w.HeightFor(400)))
	if b.Size().Width != 280 || c.Position().X != 350 || w.HeightFor(400) != 40 {
		t.Errorf("stretched to %v, then %v, %g high", b.Size(), c.Position(), w.HeightFor(400))
	}
	w.Resize(fyne.NewSize(180, w.HeightFor(180)))
	if b.Size().Width != 120 || c.Position() != fyne.NewPos(0, 30) {
		t.Errorf("in two rows: stretched to %v, then %v", b.Size(), c.Position())
	}
}

func TestWrapLevelsAndCentres(t *testing.T) {
	newStage(t)
	a, b, c := tile(50, 20), tile(50, 40), tile(50, 20)
	w := NewWrap(10, a, b, c)
	w.Level, w.Centre = true, true
	w.Resize(fyne.NewSize(130, w.HeightFor(130)))
	if a.Size() != fyne.NewSize(50, 40) || a.Position() != fyne.NewPos(10, 0) {
		t.Errorf("the first: %v at %v", a.Size(), a.Position())
	}
	if c.Size() != fyne.NewSize(50, 20) || c.Position() != fyne.NewPos(40, 50) {
		t.Errorf("the last: %v at %v", c.Size(), c.Position())
	}
}

// A link on two lines is one for the Tab key and two for a finger.
func TestLinkOnTwoLines(t *testing.T) {
	s := newStage(t)
	followed := ""
	p := NewProse(Body).WithLinks(s.host, func(section string) { followed = section })
	p.Set([]view.Paragraph{{{Text: "To "}, {Text: "a very long link", Link: "agents"}, {Text: " and on."}}})
	s.show(p, 90, 300)
	if len(p.links.all) < 2 {
		t.Fatalf("%d pieces", len(p.links.all))
	}
	for i, o := range p.links.all {
		k := o.(*link)
		if k.Disabled() != (i > 0) {
			t.Errorf("piece %d: disabled %v", i, k.Disabled())
		}
		followed = ""
		k.Tapped(&fyne.PointEvent{})
		if followed != "agents" {
			t.Errorf("piece %d leads to %q", i, followed)
		}
	}
	p.Set([]view.Paragraph{view.Plain("No link.")})
	for _, o := range p.links.all {
		if o.Visible() {
			t.Error("a link stays where there is none any more")
		}
	}
}

// What a search has found is bold on a ground of its own, and the hit that is looked at has an edge.
func TestHitsAreMarked(t *testing.T) {
	s := newStage(t)
	p := NewProse(Body)
	p.Set([]view.Paragraph{{{Text: "One "}, {Text: "hit", Mark: view.Hit}, {Text: " and "}, {Text: "another", Mark: view.Current}}})
	s.show(p, 400, 100)
	rects, bold := 0, 0
	Every(p, func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *canvas.Rectangle:
			rects++
			if (o.StrokeWidth > 0) != (rects == 2) {
				t.Errorf("ground %d has an edge of %g", rects, o.StrokeWidth)
			}
		case *canvas.Text:
			if o.TextStyle.Bold {
				bold++
			}
		}
	})
	if rects != 2 || bold != 2 {
		t.Errorf("%d grounds, %d bold words", rects, bold)
	}
	if _, size, ok := p.Current(); !ok || size.Width == 0 {
		t.Error("nobody knows where the hit is")
	}
}
