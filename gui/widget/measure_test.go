package widget

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// TestTableFits measures the table in both languages, at the sizes of the windows and texts that it is for: no text wider
// than its box or outside its panel, nothing over anything else, no target smaller or nearer than a finger needs.
func TestTableFits(t *testing.T) {
	s := newStage(t)
	table := NewTable(s.host)
	s.show(table, 1280, 800)
	sizes := []fyne.Size{{Width: 1024, Height: 600}, {Width: 1280, Height: 800}, {Width: 1366, Height: 768}, {Width: 1920, Height: 1080}, {Width: 3840, Height: 2160}}
	for _, w := range []struct {
		lang   string
		words  sampleWords
		scales []float32
	}{{"en", sampleEnglish, []float32{1, 2}}, {"ru", sampleRussian, []float32{0.8, 1, 1.4, 2}}} {
		table.Set(sampleBoard(w.words))
		for _, scale := range w.scales {
			s.theme(true, scale)
			for _, size := range sizes {
				t.Run(fmt.Sprintf("%s/%g/%gx%g", w.lang, scale, size.Width, size.Height), func(t *testing.T) {
					s.window.Resize(size)
					measure(t, table, size)
				})
			}
		}
	}
}

// measure reports what does not fit.
func measure(t *testing.T, root fyne.CanvasObject, window fyne.Size) {
	t.Helper()
	var words, targets []seen
	visit(root, fyne.Position{}, nil, func(x seen) {
		if text, ok := x.object.(*canvas.Text); ok && text.Text != "" {
			words = append(words, x)
			measureText(t, text, x)
		}
		if _, ok := x.object.(fyne.Tappable); ok && ours(x.object) {
			targets = append(targets, x)
			if x.size.Width < 43.9 || x.size.Height < 43.9 {
				t.Errorf("%T %q is only %v", x.object, describeAny(x.object), x.size)
			}
			if _, scrolled := scrolledIn(x); !scrolled && (x.pos.X < 0 || x.pos.Y < 0 || x.pos.X+x.size.Width > window.Width+0.5 || x.pos.Y+x.size.Height > window.Height+0.5) {
				t.Errorf("%T %q is outside the window: %v %v", x.object, describeAny(x.object), x.pos, x.size)
			}
		}
	})
	for i, a := range words {
		for _, b := range words[:i] {
			if parent(a) == parent(b) && overlap(a, b) > 1.5 {
				t.Errorf("%q lies over %q", a.object.(*canvas.Text).Text, b.object.(*canvas.Text).Text)
			}
		}
	}
	for i, a := range targets {
		for _, b := range targets[:i] {
			if within(a, b) || within(b, a) || tokens(a, b) {
				continue
			}
			pa, _ := scrolledIn(a)
			pb, _ := scrolledIn(b)
			if pa == pb && distance(a, b) < 7.5 {
				t.Errorf("%T %q is %g from %T %q", a.object, describeAny(a.object), distance(a, b), b.object, describeAny(b.object))
			}
		}
	}
}

// measureText checks a text against its own box and the panel around it.
func measureText(t *testing.T, text *canvas.Text, x seen) {
	t.Helper()
	if got := text.MinSize().Width; got > x.size.Width+0.6 {
		t.Errorf("%q is %g wide in a box of %g", text.Text, got, x.size.Width)
	}
	p := parent(x)
	if at := x.object.Position(); at.X < -0.6 || at.Y < -0.6 || at.X+x.size.Width > p.Size().Width+0.6 || at.Y+text.MinSize().Height > p.Size().Height+1 {
		t.Errorf("%q sticks out of its %T of %v: at %v, %v", text.Text, p, p.Size(), at, x.size)
	}
}

func parent(x seen) fyne.CanvasObject { return x.parents[len(x.parents)-1] }

// ours leaves out the bars inside Fyne's scroller.
func ours(o fyne.CanvasObject) bool {
	if _, ok := o.(figure); ok {
		return true
	}
	_, ok := o.(*Entry)
	return ok
}

func describeAny(o fyne.CanvasObject) string {
	if d, ok := o.(interface{ Describe() string }); ok {
		return d.Describe()
	}
	return ""
}

func scrolledIn(x seen) (*PanScroll, bool) {
	for _, p := range x.parents {
		if s, ok := p.(*PanScroll); ok {
			return s, true
		}
	}
	return nil, false
}

func within(a, b seen) bool {
	for _, p := range a.parents {
		if p == b.object {
			return true
		}
	}
	return false
}

func tokens(a, b seen) bool {
	_, x := a.object.(*token)
	_, y := b.object.(*token)
	return x && y && parent(a) == parent(b)
}

// overlap is how far two boxes lie over each other, in the direction in which it is less.
func overlap(a, b seen) float32 {
	return min(min(a.pos.X+a.size.Width, b.pos.X+b.size.Width)-max(a.pos.X, b.pos.X),
		min(a.pos.Y+a.size.Height, b.pos.Y+b.size.Height)-max(a.pos.Y, b.pos.Y))
}

// distance is the free space between two boxes.
func distance(a, b seen) float32 {
	return max(max(a.pos.X, b.pos.X)-min(a.pos.X+a.size.Width, b.pos.X+b.size.Width),
		max(a.pos.Y, b.pos.Y)-min(a.pos.Y+a.size.Height, b.pos.Y+b.size.Height))
}

// TestRoomyTableDoesNotScroll: ten cards and four heroes are seen whole at 1280 x 800 (R-D4).
func TestRoomyTableDoesNotScroll(t *testing.T) {
	s := newStage(t)
	table := NewTable(s.host)
	s.show(table, 1280, 800)
	for _, w := range []sampleWords{sampleEnglish, sampleRussian} {
		b := sampleBoard(w)
		b.Agent = nil
		table.Set(b)
		if table.left.Overflows() || table.right.Overflows() {
			t.Errorf("%s: cards overflow: %v, heroes: %v", w.title, table.left.Overflows(), table.right.Overflows())
		}
	}
}

// TestNodesAndAllocations holds the budget of a table of ten cards (R-P1): nodes, and what a walk of Fyne's that asks for
// every least size allocates.
func TestNodesAndAllocations(t *testing.T) {
	s := newStage(t)
	table := NewTable(s.host)
	table.Set(sampleBoard(sampleRussian))
	s.show(table, 1366, 768)
	nodes := 0
	visit(table, fyne.Position{}, nil, func(seen) { nodes++ })
	if nodes > 900 {
		t.Errorf("%d nodes", nodes)
	}
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		if o.Visible() {
			o.MinSize()
			for _, c := range inner(o) {
				walk(c)
			}
		}
	}
	walk(table)
	if n := testing.AllocsPerRun(5, func() { walk(table) }); n > 4000 {
		t.Errorf("%g allocations", n)
	}
	board := sampleBoard(sampleRussian)
	if n := testing.AllocsPerRun(5, func() { table.Set(board) }); n > 4000 {
		t.Errorf("an equal Set allocates %g times", n)
	}
	t.Logf("%d nodes", nodes)
}
