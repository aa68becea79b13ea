package widget

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// TestTableFits measures the table in both languages, at the sizes of the windows and texts that it is for: no text wider
// than its box or outside its panel, nothing over anything else, no target smaller or nearer than a finger needs.
func TestTableFits(t *testing.T) {
	s := newStage(t)
	table := NewTable(s.host)
	s.show(table, 1280, 800)
	sizes := []fyne.Size{
		{Width: 1024, Height: 600}, {Width: 1280, Height: 800}, {Width: 1366, Height: 768}, {Width: 1920, Height: 1080},
		{Width: 3840, Height: 2160},
	}
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
	for _, fault := range Misfits(root, window) {
		t.Error(fault)
	}
}

// TestTextsOnPixels: on screens of other scales, too, no text stands between pixels.
func TestTextsOnPixels(t *testing.T) {
	s := newStage(t)
	s.show(newRect(), 1280, 800)
	for _, scale := range []float32{1, 1.25, 1.5, 1.75, 2} {
		s.window.Canvas().(test.WindowlessCanvas).SetScale(scale)
		table := NewTable(s.host)
		table.Set(sampleBoard(sampleEnglish))
		s.window.SetContent(table)
		visit(table, fyne.Position{}, nil, func(o seen) {
			text, is := o.object.(*canvas.Text)
			if !is || text.Text == "" {
				return
			}
			at := text.Position()
			x, y := at.X*scale, at.Y*scale
			if max(x-round(x), round(x)-x, y-round(y), round(y)-y) > 0.01 {
				t.Errorf("%q stands between pixels at scale %v: at %v", text.Text, scale, at)
			}
		})
	}
}

// TestRoomyTableDoesNotScroll: ten cards and four heroes are seen whole at 1280 x 800.
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

// TestNodesAndAllocations holds the budget of a table of ten cards: nodes, and what a walk of Fyne's that asks for
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
