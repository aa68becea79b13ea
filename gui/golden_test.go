package gui

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"plotwright/gui/settings"
	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/demo"
)

// look is a combination of language, theme, text size and window.
type look struct {
	name, lang, theme string
	text              int
	size              fyne.Size
}

// The six combinations of the stored pictures.
var (
	enDark1366  = look{"en-dark-1366", locales.English, settings.Dark, 100, fyne.NewSize(1366, 768)}
	ruDark1366  = look{"ru-dark-1366", locales.Russian, settings.Dark, 100, fyne.NewSize(1366, 768)}
	ruLight1024 = look{"ru-light-1024", locales.Russian, settings.Light, 100, fyne.NewSize(1024, 600)}
	ruDark200   = look{"ru-dark-200", locales.Russian, settings.Dark, 200, fyne.NewSize(1024, 600)}
	enLight80   = look{"en-light-80", locales.English, settings.Light, 80, fyne.NewSize(1366, 768)}
	enDark1920  = look{"en-dark-1920", locales.English, settings.Dark, 100, fyne.NewSize(1920, 1080)}
)

// pictured is a screen with the combinations in which it is stored, and the way there from the table of the demo.
type pictured struct {
	name  string
	looks []look
	lead  func(*hands)
}

var pictures = []pictured{
	{"start", []look{enDark1366, ruLight1024}, func(h *hands) { h.home() }},
	{"table", []look{enDark1366, ruLight1024, ruDark200, enLight80}, func(*hands) {}},
	{"drag", []look{ruDark1366}, func(h *hands) { h.carry("token:0", "card:pacify") }},
	{"card", []look{ruLight1024, enDark1366}, func(h *hands) { h.tap("card:summon-serena") }},
	{"players", []look{enDark1920, ruLight1024, ruDark200}, func(h *hands) { h.showPlayers() }},
}

// TestGolden compares the main screens with stored pictures. PLOTWRIGHT_GOLDEN=write draws them anew: look at each.
func TestGolden(t *testing.T) {
	if runtime.GOARCH != "amd64" || runtime.GOOS != "linux" {
		t.Skip("the pictures were drawn on linux/amd64; letters differ elsewhere")
	}
	for _, p := range pictures {
		for _, l := range p.looks {
			t.Run(p.name+"-"+l.name, func(t *testing.T) {
				h := newDemo(t, l)
				p.lead(h)
				w := h.window
				if h.players != nil {
					w = h.players.window
					w.Resize(l.size)
					h.players.bar.hide()
				}
				compare(t, p.name+"-"+l.name, w.Canvas().Capture())
			})
		}
	}
}

// newDemo is the demo under a look, at a time that does not change.
func newDemo(t *testing.T, l look) *hands {
	t.Helper()
	t.Setenv("TZ", "UTC")
	h := newHands(t, func(o *Options) {
		o.Settings.Language, o.Settings.Theme, o.Settings.TextSize = l.lang, l.theme, l.text
		o.Settings.Players.TextSize = l.text
	})
	h.window.Resize(l.size)
	id, err := demo.Create(h.Catalog, h.Store, func() time.Time { return time.Date(2026, 1, 2, 18, 0, 0, 0, time.UTC) })
	if err != nil {
		t.Fatal(err)
	}
	s, err := model.OpenSession(h.Catalog, h.Store, id, h.now)
	if err != nil {
		t.Fatal(err)
	}
	h.play(s)
	return h
}

// compare allows what rounding may change: a few steps of a few colours.
func compare(t *testing.T, name string, got image.Image) {
	t.Helper()
	file := filepath.Join("testdata", "golden", name+".png")
	if os.Getenv("PLOTWRIGHT_GOLDEN") == "write" {
		write(t, file, got)
		return
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want, err := png.Decode(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if n := different(pixels(want), pixels(got)); n > 0.0002 {
		dir := os.Getenv("PLOTWRIGHT_LOGS")
		if dir == "" {
			// Not the test's own folder: that goes with the test, and the picture is what one wants to look at.
			var err error
			if dir, err = os.MkdirTemp("", "plotwright-golden-"); err != nil {
				t.Fatal(err)
			}
		}
		failed := filepath.Join(dir, name+".png")
		write(t, failed, got)
		t.Errorf("%.2f %% of %s differ from the stored picture; drawn now: %s", n*100, name, failed)
	}
}

func write(t *testing.T, file string, img image.Image) {
	t.Helper()
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

func pixels(img image.Image) *image.RGBA {
	p := image.NewRGBA(img.Bounds())
	draw.Draw(p, p.Bounds(), img, img.Bounds().Min, draw.Src)
	return p
}

// different is the part of the pixels that differ by more than rounding; all of them where the sizes differ.
func different(a, b *image.RGBA) float64 {
	if a.Bounds() != b.Bounds() {
		return 1
	}
	const step = 6
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		for c := range 3 {
			if d := int(a.Pix[i+c]) - int(b.Pix[i+c]); d > step || d < -step {
				n++
				break
			}
		}
	}
	return float64(n) / float64(len(a.Pix)/4)
}
