package widget

import (
	"bytes"
	"image"
	"testing"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"

	"plotwright/assets"
)

// TestRasterise: our quick way gives every drawing as the library does, but for the rounding of a step.
func TestRasterise(t *testing.T) {
	for _, name := range assets.Names() {
		icon, err := oksvg.ReadIconStream(bytes.NewReader(assets.SVG(name)))
		if err != nil {
			t.Fatal(name, err)
		}
		got := vector{name: name, w: 64, h: 64}.draw()
		if got == nil {
			t.Fatalf("%s is not drawn", name)
		}
		w, h := got.Rect.Dx(), got.Rect.Dy()
		if max(w, h) != 64 {
			t.Errorf("%s is %d x %d", name, w, h)
		}
		want := image.NewRGBA(got.Rect)
		icon.SetTarget(0, 0, float64(w), float64(h))
		icon.Draw(rasterx.NewDasher(w, h, rasterx.NewScannerGV(w, h, want, want.Rect)), 1)
		for i := range want.Pix {
			if d := int(want.Pix[i]) - int(got.Pix[i]); d < -2 || d > 2 {
				t.Errorf("%s: pixel %d, %d is %d, want %d", name, i/4%w, i/4/w, got.Pix[i], want.Pix[i])
				break
			}
		}
	}
	if (vector{name: "nothing", w: 64, h: 64}).draw() != nil {
		t.Error("a drawing of nothing")
	}
}
