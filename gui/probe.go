package gui

import (
	"encoding/json"
	"os"
	"time"

	"fyne.io/fyne/v2"

	"plotwright/gui/widget"
)

// spot is where something that can be pressed stands, in pixels of the window.
type spot struct {
	Name       string
	X, Y, W, H float32
}

// probe is what a test of the real window reads: what stands where, after every change.
type probe struct {
	Screen string
	Sheets int
	Toast  string
	Lang   string
	// Focus is the spot that has the keyboard, empty where it is none or out of sight.
	Focus string
	Spots []spot
	// Players is the players' window, nil while it is not open.
	Players *playersProbe `json:",omitempty"`
}

// playersProbe is the same of the players' window.
type playersProbe struct {
	Lang       string
	FullScreen bool
	Spots      []spot
}

// watchProbe also writes what no command changes: scrolling, resizing, a hand in the air.
func (a *App) watchProbe() {
	if a.Probe == "" {
		return
	}
	last := time.Now()
	fyne.NewAnimation(time.Hour, func(float32) {
		if time.Since(last) > 50*time.Millisecond {
			a.writeProbe()
			last = time.Now()
		}
	}).Start()
}

// writeProbe writes the probe whole, for tests that drive the real window with a mouse; see docs/testing.md.
func (a *App) writeProbe() {
	if a.Probe == "" || a.screen == nil {
		return
	}
	c := a.window.Canvas()
	p := probe{Screen: a.screenName(), Sheets: len(a.layers.open), Toast: a.layers.said(), Lang: a.tr.Language(), Focus: focusOf(c)}
	p.Spots = spotsOf(c)
	if w := a.players; w != nil && w.open {
		p.Players = &playersProbe{Lang: w.tr.Language(), FullScreen: w.window.FullScreen(), Spots: spotsOf(w.window.Canvas())}
	}
	text, err := json.Marshal(p)
	if err == nil {
		err = os.WriteFile(a.Probe+".tmp", text, 0o600)
	}
	if err == nil {
		err = os.Rename(a.Probe+".tmp", a.Probe)
	}
	if err != nil {
		fyne.LogError("probe", err)
	}
}

// screenName is the kind of screen that is shown.
func (a *App) screenName() string {
	switch a.screen.(type) {
	case *startPage:
		return "start"
	case *newCampaign:
		return "new"
	case *tableScreen:
		return "table"
	case *rulesScreen:
		return "rules"
	case *logScreen:
		return "log"
	case *pastScreen:
		return "past"
	case *faultPage:
		return "fault"
	}
	return ""
}

// focusOf is the spot in a window that has the keyboard.
func focusOf(c fyne.Canvas) (name string) {
	o, ok := c.Focused().(fyne.CanvasObject)
	if !ok {
		return ""
	}
	widget.Walk(c.Content(), func(s widget.Spot) {
		if s.Object == o {
			name = s.Name
		}
	})
	return name
}

// spotsOf finds what can be pressed in a window.
func spotsOf(c fyne.Canvas) (spots []spot) {
	scale := c.Scale()
	widget.Walk(c.Content(), func(s widget.Spot) {
		spots = append(spots, spot{s.Name, s.Pos.X * scale, s.Pos.Y * scale, s.Size.Width * scale, s.Size.Height * scale})
	})
	return spots
}
