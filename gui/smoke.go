package gui

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/locales"
)

// patience is how long a place may take to be drawn: what takes longer never will be.
const patience = 10 * time.Second

// Smoke shows every screen, sheet and card in the real window, in both languages, writes how long each took until it was
// on the screen, and ends the program through Exit, with an error where something was not drawn or did not fit.
func Smoke(o Options, out io.Writer) error {
	o.Settings.StillLife = true // what moves would be taken for drawn
	return run(o, func(a *App) {
		s := &smoke{a: a, out: out, tr: a.Bundle.Translator(o.language()), tour: tour(a), window: newGlance(a.window, a.layers.stack)}
		s.begun = time.Now()
		fyne.NewAnimation(time.Hour, func(float32) { s.frame() }).Start()
	})
}

// stop is a place in a language.
type stop struct {
	lang string
	place
	// players: it is looked at in the players' window.
	players bool
}

// tour is everything there is to see, in both languages.
func tour(a *App) (stops []stop) {
	for _, lang := range []string{locales.English, locales.Russian} {
		add := func(name string, lead func(*App)) { stops = append(stops, stop{lang, place{name, lead}, false}) }
		add("table", func(a *App) { a.useLanguage(lang); a.open(a.Open) })
		stops = append(stops, stop{lang, place{"players", (*App).showPlayers}, true})
		for _, p := range slices.Concat(sheets, covers) {
			add(p.name, func(a *App) { a.players.hide(); a.toTable(); p.lead(a) })
		}
		for _, d := range a.Catalog.Decks {
			add("deck "+string(d.ID), func(a *App) { a.toTable(); a.readCards(d.ID) })
			for _, c := range d.Cards {
				add("card "+string(c.ID), func(a *App) { a.layers.closeAll(); a.showCard(c.ID) })
			}
			for _, act := range []int{1, 2} {
				add(fmt.Sprintf("agent %s %d", d.Agent.ID, act), func(a *App) { a.layers.closeAll(); a.showAgentCards(d, act) })
			}
		}
		add("new campaign", func(a *App) { a.show(newCampaignPage(a)) })
		add("start", (*App).home)
	}
	return stops
}

// smoke goes from stop to stop.
type smoke struct {
	a    *App
	out  io.Writer
	tr   *locales.Translator
	tour []stop
	// window and players note the pixels of the two windows.
	window, players *glance
	// at is the stop in turn; the window has been led to it, at ledAt, if led.
	at      int
	led     bool
	ledAt   time.Time
	begun   time.Time
	slowest time.Duration
	faults  int
}

// glance notes what has been drawn in a window.
type glance struct {
	pixel *canvas.Raster
	// at is when, sum a sum of all pixels, plain whether they were all the same.
	at    time.Time
	sum   uint32
	plain bool
}

// newGlance lies over everything else in a window.
func newGlance(w fyne.Window, over *fyne.Container) *glance {
	g := &glance{}
	g.pixel = whileDrawing(func() {
		width, height := w.Canvas().PixelCoordinateForPosition(fyne.Position{}.Add(w.Canvas().Size()))
		pixels := drawn(width, height)
		g.at, g.sum = time.Now(), crc32.ChecksumIEEE(pixels)
		g.plain = bytes.Equal(pixels[4:], pixels[:len(pixels)-4])
	})
	over.Add(container.NewWithoutLayout(g.pixel))
	return g
}

// frame is called before each frame.
func (s *smoke) frame() {
	if s.at == len(s.tour) {
		return
	}
	x := s.tour[s.at]
	if !s.led {
		s.lead(x)
		return
	}
	g := s.glance(x)
	switch took := g.at.Sub(s.ledAt); {
	case took > 0:
		s.say(s.tr.T("smoke.drawn", "Time", took.Milliseconds(), "Lang", x.lang, "Place", x.name))
		s.slowest = max(s.slowest, took)
		if g.plain {
			s.fault(x, s.tr.T("smoke.blank"))
		}
		s.measure(x)
	case time.Since(s.ledAt) > patience:
		s.fault(x, s.tr.T("smoke.not-drawn"))
	default:
		return
	}
	s.at, s.led = s.at+1, false
	if s.at == len(s.tour) {
		s.end()
	}
}

// lead leads the window to a stop, and has its pixels noted.
func (s *smoke) lead(x stop) {
	s.led, s.ledAt = true, time.Now()
	x.lead(s.a)
	s.glance(x).pixel.Refresh()
}

// glance is what looks at the window of a stop.
func (s *smoke) glance(x stop) *glance {
	if !x.players {
		return s.window
	}
	if s.players == nil {
		s.players = newGlance(s.a.players.window, s.a.players.root)
	}
	return s.players
}

// measure notes what of a stop does not fit into its window.
func (s *smoke) measure(x stop) {
	root, size := s.a.screen.object(), s.a.window.Canvas().Size()
	if top := s.a.layers.top(); top != nil {
		root = top.Sheet
	}
	if x.players {
		root, size = s.a.players.board, s.a.players.window.Canvas().Size()
	}
	for _, misfit := range widget.Misfits(root, size) {
		s.fault(x, s.tr.T("smoke.misfit", "Text", misfit))
	}
}

func (s *smoke) fault(x stop, text string) {
	s.faults++
	s.say(s.tr.T("smoke.fault", "Lang", x.lang, "Place", x.name, "Text", text))
}

// end says what came of it and ends the program.
func (s *smoke) end() {
	s.say(view.Diagnostics(s.tr, s.a.diagnosis()))
	s.say(s.tr.N("smoke.done", len(s.tour), "Time", time.Since(s.begun).Milliseconds(), "Slowest", s.slowest.Milliseconds()))
	var err error
	if s.faults > 0 {
		err = errors.New(s.tr.N("smoke.faults", s.faults))
	}
	s.a.Exit(err)
}

// say writes a line; there is nobody to tell when that fails.
func (s *smoke) say(line string) { _, _ = fmt.Fprintln(s.out, line) }
