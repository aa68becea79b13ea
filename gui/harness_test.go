package gui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/catalog"
)

// hands plays on the real widgets, with Fyne's test driver under them.
type hands struct {
	t testing.TB
	*App
}

// clock gives times one second apart.
func clock() func() time.Time {
	at := time.Date(2026, 1, 2, 18, 0, 0, 0, time.UTC)
	return func() time.Time { at = at.Add(time.Second); return at }
}

// newHands starts the program on a store in memory, in English, without motion.
func newHands(t testing.TB, change ...func(*Options)) *hands {
	t.Helper()
	t.Setenv("LC_ALL", "en_US.UTF-8")
	c, err := catalog.Load()
	if err != nil {
		t.Fatal(err)
	}
	b, err := locales.Load()
	if err != nil {
		t.Fatal(err)
	}
	b.OnError = func(id string, err error) { t.Errorf("message %s: %v", id, err) }
	o := Options{Catalog: c, Bundle: b, Store: model.NewMemoryStore(), Version: "test"}
	o.Settings.Language, o.Settings.StillLife = locales.English, true
	for _, f := range change {
		f(&o)
	}
	a := New(test.NewTempApp(t), o)
	a.now = clock()
	a.after = func(time.Duration, func()) {}
	a.window.Resize(fyne.NewSize(1366, 768))
	a.window.Show()
	t.Cleanup(a.window.Close)
	return &hands{t, a}
}

// newTable starts at the table of a new campaign.
func newTable(t testing.TB, n model.NewCampaign, cmds ...model.Command) *hands {
	t.Helper()
	h := newHands(t)
	if n.Box == "" {
		n.Box = "the-shadow-rune"
	}
	if n.Heroes == nil {
		n.Heroes = []string{"Ashrian", "Jain", "Syndrael", "Tomble"}
	}
	s, err := model.CreateSession(h.Catalog, h.Store, n, h.now)
	if err != nil {
		t.Fatal(err)
	}
	for _, cmd := range cmds {
		if err := s.Do(cmd); err != nil {
			t.Fatal(err)
		}
	}
	h.play(s)
	return h
}

// spot finds what can be pressed by the start of its name; the topmost sheet hides what is under it.
func (h *hands) spot(name string) widget.Spot {
	h.t.Helper()
	if s, ok := h.find(name); ok {
		return s
	}
	var all []string
	widget.Walk(h.window.Content(), func(s widget.Spot) { all = append(all, s.Name) })
	h.t.Fatalf("nothing is called %q; there are %q", name, all)
	return widget.Spot{}
}

func (h *hands) find(name string) (found widget.Spot, ok bool) {
	root := h.window.Content()
	if top := h.layers.top(); top != nil {
		root = top.Sheet
	}
	widget.Walk(root, func(s widget.Spot) {
		if exact := s.Name == name; exact || !ok && strings.HasPrefix(s.Name, name) {
			if !ok || found.Name != name {
				found, ok = s, true
			}
		}
	})
	return found, ok
}

// tap presses and lets go.
func (h *hands) tap(name string) {
	h.t.Helper()
	s := h.spot(name)
	at := s.Pos.AddXY(s.Size.Width/2, s.Size.Height/2)
	if m, ok := s.Object.(desktop.Mouseable); ok {
		e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
		e.AbsolutePosition = at
		m.MouseDown(e)
		m.MouseUp(e)
	}
	p, ok := s.Object.(fyne.Tappable)
	if !ok {
		h.t.Fatalf("%s cannot be tapped", s.Name)
	}
	p.Tapped(&fyne.PointEvent{AbsolutePosition: at, Position: fyne.NewPos(s.Size.Width/2, s.Size.Height/2)})
}

// press taps the button with a message as its label.
func (h *hands) press(id string, vars ...any) {
	h.t.Helper()
	h.tap("button:" + h.tr.T(id, vars...))
}

// carry presses a token and moves it in steps onto a place; drop lets it go.
func (h *hands) carry(token, target string) (drop func()) {
	h.t.Helper()
	s, to := h.spot(token), h.spot(target)
	at := s.Pos.AddXY(s.Size.Width/2, s.Size.Height/2)
	goal := to.Pos.AddXY(to.Size.Width/2, to.Size.Height/2)
	e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	e.AbsolutePosition = at
	s.Object.(desktop.Mouseable).MouseDown(e)
	d := s.Object.(fyne.Draggable)
	const steps = 6
	last := at
	for i := 1; i <= steps; i++ {
		f := float32(i) / steps
		now := fyne.NewPos(at.X+(goal.X-at.X)*f, at.Y+(goal.Y-at.Y)*f)
		d.Dragged(&fyne.DragEvent{
			PointEvent: fyne.PointEvent{AbsolutePosition: now, Position: now.Subtract(s.Pos)},
			Dragged:    fyne.NewDelta(now.X-last.X, now.Y-last.Y),
		})
		last = now
	}
	return func() {
		if m, ok := s.Object.(desktop.Mouseable); ok {
			m.MouseUp(e)
		}
		d.DragEnd()
	}
}

func (h *hands) drag(token, target string) {
	h.t.Helper()
	h.carry(token, target)()
}

// key types a key as the focused widget would get it, or the canvas.
func (h *hands) key(names ...fyne.KeyName) {
	for _, name := range names {
		k := &fyne.KeyEvent{Name: name}
		if f := h.window.Canvas().Focused(); f != nil {
			f.TypedKey(k)
		} else {
			router{h.App}.TypedKey(k)
		}
	}
}

func (h *hands) char(chars string) {
	for _, c := range chars {
		if f := h.window.Canvas().Focused(); f != nil {
			f.TypedRune(c)
		} else {
			router{h.App}.TypedRune(c)
		}
	}
}

// fortune is what the heroes hold, in order.
func (h *hands) fortune() []int {
	var n []int
	for _, hero := range h.session.State().Heroes {
		n = append(n, h.session.State().Fortune(hero.ID))
	}
	return n
}
