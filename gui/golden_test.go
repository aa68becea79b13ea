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

// look is one of the stored pictures.
type look struct {
	name, lang, theme string
	text              int
	size              fyne.Size
	// lead leads from the table of the demo to what is pictured.
	lead func(*hands)
}

var looks = []look{
	{"start-en-dark", locales.English, settings.Dark, 100, fyne.NewSize(1366, 768), func(h *hands) { h.home() }},
	{"table-en-dark", locales.English, settings.Dark, 100, fyne.NewSize(1366, 768), nil},
	{"table-ru-light", locales.Russian, settings.Light, 100, fyne.NewSize(1024, 600), nil},
	{"table-ru-dark-200", locales.Russian, settings.Dark, 200, fyne.NewSize(1024, 600), nil},
	{"drag-ru-dark", locales.Russian, settings.Dark, 100, fyne.NewSize(1366, 768), func(h *hands) { h.carry("token:0", "card:pacify") }},
	{"card-ru-light", locales.Russian, settings.Light, 100, fyne.NewSize(1366, 768), func(h *hands) { h.tap("card:summon-serena") }},
}

// TestGolden compares the main screens with stored pictures. PLOTWRIGHT_GOLDEN=write draws them anew: look at each.
func TestGolden(t *testing.T) {
	if runtime.GOARCH != "amd64" || runtime.GOOS != "linux" {
		t.Skip("the pictures were drawn on linux/amd64; letters differ elsewhere")
	}
	for _, l := range looks {
		t.Run(l.name, func(t *testing.T) {
			h := newDemo(t, l)
			if l.lead != nil {
				l.lead(h)
			}
			compare(t, l.name, h.window.Canvas().Capture())
		})
	}
}

// newDemo is the demo under a look, at a time that does not change.
func newDemo(t *testing.T, l look) *hands {
	t.Helper()
	t.Setenv("TZ", "UTC")
	h := newHands(t, func(o *Options) {
		o.Settings.Language, o.Settings.Theme, o.Settings.TextSize = l.lang, l.theme, l.text
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
