package gui

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"plotwright/gui/widget"
)

// everywhere leads to every place, from the start page on, and looks at each.
func everywhere(h *hands, look func(where string)) {
	h.t.Helper()
	look("start, empty")
	h.newCampaign()
	look("new campaign")
	fullTable(h, "Ashrian", "Jain", "Syndrael", "Tomble")
	look("table")
	for _, s := range everySheet {
		s.lead(h.App)
		look(s.name)
		h.layers.closeAll()
	}
	for _, c := range everyCover {
		c.lead(h.App)
		look(c.name)
		h.toTable()
	}
	h.home()
	look("start")
}

// TestTargetsAreLargeEnough: nothing that a finger presses is smaller than a target, the usual one or the big one. Words in
// running text that lead on are the one exception.
func TestTargetsAreLargeEnough(t *testing.T) {
	for _, big := range []bool{false, true} {
		for _, text := range []int{80, 150} {
			t.Run(fmt.Sprintf("big %v, text %d", big, text), func(t *testing.T) {
				h := newHands(t, func(o *Options) { o.Settings.BigTargets, o.Settings.TextSize = big, text })
				least := h.fyne.Settings().Theme().Size(widget.SizeTarget)
				if want := map[bool]float32{false: 44, true: 56}[big] * max(1, float32(text)/100); least != want {
					t.Fatalf("a target is %g, want %g", least, want)
				}
				everywhere(h, func(where string) {
					widget.Every(h.window.Content(), func(o fyne.CanvasObject) {
						if _, ok := o.(fyne.Tappable); !ok || isA(o, "link", "veil") || isA(o, "LogRow") && off(o) {
							return
						}
						if s := o.Size(); s.Width < least-0.1 || s.Height < least-0.1 {
							t.Errorf("%s: %T is only %v", where, o, s)
						}
					})
				})
			})
		}
	}
}

// TestDragsPan: a finger that goes up scrolls, on whatever in a scrolled area it begins; nothing is pressed by it.
func TestDragsPan(t *testing.T) {
	for _, big := range []bool{false, true} {
		t.Run(fmt.Sprintf("big %v", big), func(t *testing.T) {
			h := newHands(t, func(o *Options) { o.Settings.BigTargets = big; o.Dir = t.TempDir() })
			h.window.Resize(fyne.NewSize(760, 440))
			tried := 0
			everywhere(h, func(where string) { tried += h.panAll(where) })
			if tried < 150 {
				t.Errorf("only %d places were tried", tried)
			}
		})
	}
}

// panAll drags up from everything in the scrolled areas that lie on top, and tells from how many.
func (h *hands) panAll(where string) (tried int) {
	h.t.Helper()
	root := h.screen.object()
	if top := h.layers.top(); top != nil {
		root = top.Sheet
	}
	var areas []*widget.PanScroll
	widget.Every(root, func(o fyne.CanvasObject) {
		if p, ok := o.(*widget.PanScroll); ok && p.Overflows() {
			areas = append(areas, p)
		}
	})
	for _, area := range areas {
		widget.Every(area, func(o fyne.CanvasObject) {
			if _, ok := o.(fyne.Tappable); !ok || isA(o, "token") {
				return
			}
			area.ScrollTop(0)
			area.ScrollTo(o)
			was := area.Offset.Y
			at := h.fyne.Driver().AbsolutePositionForObject(o).AddXY(o.Size().Width/2, min(o.Size().Height/2, 30))
			up := area.Offset.Y < 1
			if top := h.fyne.Driver().AbsolutePositionForObject(area); isA(o, "LogRow") && (at.Y < top.Y || at.Y > top.Y+area.Size().Height) {
				return // a long list has moved the row to where it is needed
			}
			tried++
			before := h.everything()
			if !h.swipe(at, up) {
				h.t.Errorf("%s: nothing can be dragged at %v, where there is a %T %s of %v", where, at, o, describe(o), o.Size())
				return
			}
			if area.Offset.Y == was {
				in, _ := h.front(at, func(o fyne.CanvasObject) bool { _, ok := o.(fyne.Draggable); return ok })
				h.t.Errorf(
					"%s: a drag from a %T %s scrolled nothing: %T lies in front at %v, up %v from %g, area %v",
					where, o, describe(o), in, at, up, was, area.Size(),
				)
			}
			if after := h.everything(); after != before {
				h.t.Errorf("%s: a drag from a %T %s did something: %s, then %s", where, o, describe(o), before, after)
			}
		})
		area.ScrollTop(0)
	}
	return tried
}

// isA tells whether an object is one of our widgets of these names: tokens are carried and do not scroll, links stand in
// running text.
func isA(o fyne.CanvasObject, names ...string) bool {
	return slices.Contains(names, strings.TrimPrefix(fmt.Sprintf("%T", o), "*widget."))
}

// off tells whether an object is nothing to press.
func off(o fyne.CanvasObject) bool {
	d, ok := o.(fyne.Disableable)
	return ok && d.Disabled()
}

// everything is what a press would change.
func (h *hands) everything() string {
	log := 0
	if h.session != nil {
		log = len(h.session.Log())
	}
	return fmt.Sprintf("log %d, sheets %d, screen %T, said %q, settings %+v", log, len(h.layers.open), h.screen, h.layers.toast.Text(), h.Settings)
}

func describe(o fyne.CanvasObject) string {
	if d, ok := o.(interface{ Describe() string }); ok {
		return d.Describe()
	}
	return ""
}

// swipe goes up, or down, by 60 units from a place, as the driver tells it: to what lies in front there and wants drags.
// It reports whether there was anything.
func (h *hands) swipe(at fyne.Position, up bool) bool {
	e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	e.AbsolutePosition = at
	pressed, _ := h.front(at, func(o fyne.CanvasObject) bool { _, ok := o.(desktop.Mouseable); return ok })
	if pressed != nil {
		pressed.(desktop.Mouseable).MouseDown(e)
	}
	o, origin := h.front(at, func(o fyne.CanvasObject) bool { _, ok := o.(fyne.Draggable); return ok })
	if o == nil {
		return false
	}
	d := o.(fyne.Draggable)
	step := float32(-10)
	if !up {
		step = 10
	}
	for i := 1; i <= 6; i++ {
		now := at.AddXY(0, step*float32(i))
		d.Dragged(&fyne.DragEvent{
			PointEvent: fyne.PointEvent{AbsolutePosition: now, Position: now.Subtract(origin)}, Dragged: fyne.NewDelta(0, step),
		})
	}
	if pressed != nil {
		pressed.(desktop.Mouseable).MouseUp(e)
	}
	d.DragEnd()
	return true
}

// front is the last object at a place, in the order of drawing, that is what is looked for, and where it begins.
func (h *hands) front(at fyne.Position, is func(fyne.CanvasObject) bool) (found fyne.CanvasObject, origin fyne.Position) {
	var visit func(o fyne.CanvasObject, from fyne.Position)
	visit = func(o fyne.CanvasObject, from fyne.Position) {
		if o == nil || !o.Visible() {
			return
		}
		from = from.Add(o.Position())
		in := at.Subtract(from)
		inside := in.X >= 0 && in.Y >= 0 && in.X < o.Size().Width && in.Y < o.Size().Height
		if inside && is(o) {
			found, origin = o, from
		}
		if _, clips := o.(*widget.PanScroll); clips && !inside {
			return
		}
		switch c := o.(type) {
		case *fyne.Container:
			for _, x := range c.Objects {
				visit(x, from)
			}
		case fyne.Widget:
			for _, x := range test.WidgetRenderer(c).Objects() {
				visit(x, from)
			}
		}
	}
	visit(h.window.Content(), fyne.Position{})
	return found, origin
}

// TestSmallestWindow: where there is next to no room bar and tray are scrolled with the cards; nothing is cut, and all of it
// can be reached.
func TestSmallestWindow(t *testing.T) {
	for _, lang := range []string{"en", "ru"} {
		h := newHands(t, func(o *Options) { o.Settings.Language, o.Settings.TextSize = lang, 200 })
		fullTable(h, "Ashrian", "Jain", "Syndrael", "Tomble")
		size := fyne.NewSize(600, 400)
		h.window.Resize(size)
		for _, fault := range widget.Misfits(h.screen.object(), size) {
			t.Errorf("%s: %s", lang, fault)
		}
		for _, want := range []string{"token:0", "card:pacify", "hero:h4"} {
			var found bool
			for area := widget.ScrollOf(h.screen.object(), nil); ; area.Page(1) {
				was := area.Offset.Y
				if _, found = h.find(want); found {
					break
				}
				if area.Page(1); area.Offset.Y == was {
					break
				}
				area.Page(-1)
			}
			if !found {
				t.Errorf("%s: %s is nowhere", lang, want)
			}
		}
	}
}
