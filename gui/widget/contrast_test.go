package widget

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/assets"
)

// luminance is the relative luminance of WCAG 2.
func luminance(c color.NRGBA) float64 {
	part := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}

func contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (math.Max(x, y) + 0.05) / (math.Min(x, y) + 0.05)
}

// over is a colour that can be seen through, on a ground.
func over(c, ground color.NRGBA) color.NRGBA {
	mixed := mix(ground, c, float32(c.A)/255)
	mixed.A = 0xff
	return mixed
}

// TestContrast: text at least 4.5 to 1, edges and rings at least 3 to 1 (WCAG AA), in both looks.
func TestContrast(t *testing.T) {
	for _, dark := range []bool{true, false} {
		l := look{NewTheme(dark, 1, false)}
		felt := l.col(ColorFelt)
		text := func(what string, c, ground color.NRGBA, least float64) {
			t.Helper()
			if got := contrast(c, over(ground, felt)); got < least {
				t.Errorf("dark %v: %s has a contrast of %.2f, want %.1f", dark, what, got, least)
			}
		}
		for _, ground := range []fyne.ThemeColorName{ColorFelt, ColorBar, ColorPanel, ColorAgent, ColorTray, ColorButton} {
			text(string(ground)+": text", l.col(ColorOnFelt), l.col(ground), 4.5)
			text(string(ground)+": muted text", l.col(ColorMuted), l.col(ground), 4.5)
			text(string(ground)+": focus ring", l.col(ColorFocusRing), l.col(ground), 3)
		}
		text("faint button", l.col(ColorMuted), l.col(ColorButtonFaint), 4.5)
		text("main button", l.col(ColorOnGold), l.col(ColorGold), 4.5)
		text("danger button", l.col(ColorOnDanger), l.col(ColorDanger), 4.5)
		text("threat on the tray", l.col(ColorThreat), l.col(ColorTray), 4.5)
		text("marker on a panel", l.col(ColorThreat), l.col(ColorPanel), 4.5)
		text("glow", l.col(ColorGlow), felt, 3)
		text("over", l.col(ColorOver), felt, 3)
		for _, edge := range []color.NRGBA{l.col(ColorButtonEdge)} {
			text("button's edge", edge, l.col(ColorPanel), 3)
		}
		for p, name := range map[paper]string{fresh: "parchment", grey: "grey parchment"} {
			v := sampleBoard(sampleEnglish).Cards[0]
			v.Exhausted = p == grey
			c := &Card{view: v}
			in := c.inks(l)
			ground := darkest(p)
			text(name+": ink", in.ink, ground, 4.5)
			text(name+": soft ink", in.soft, ground, 4.5)
			text(name+": moment", in.moment, ground, 4.5)
			text(name+": cost", in.cost, ground, 4.5)
		}
		for deck := range assets.DeckColours {
			in := (&Card{}).inks(l)
			band := over(mix(rgba(0x0a0c0b, 0xd2), faded(deckColour(deck), 0.82), 0.22), deckColour(deck))
			text(deck+": name on the back", in.ink, band, 4.5)
			text(deck+": status on the back", in.moment, band, 4.5)
			text(deck+": cost on the back", in.cost, band, 4.5)
		}
	}
}

// darkest is the darkest tenth of a card's face, its worn edges left out.
func darkest(p paper) color.NRGBA {
	img := parchment(p)
	size := img.Bounds().Size()
	worst := rgb(0xffffff)
	for y := size.Y / 12; y < size.Y*11/12; y++ {
		for x := size.X / 12; x < size.X*11/12; x++ {
			c := img.RGBAAt(x, y)
			if n := (color.NRGBA{R: c.R, G: c.G, B: c.B, A: 0xff}); luminance(n) < luminance(worst) {
				worst = n
			}
		}
	}
	return worst
}
