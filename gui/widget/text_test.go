package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// TestMeasured: a text is as large as Fyne draws it, at sizes in between too, though it is not measured at each.
func TestMeasured(t *testing.T) {
	test.NewTempApp(t)
	for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}, {Bold: true, Italic: true}} {
		for size := float32(9); size < 48; size += 0.37 {
			for _, f := range []face{{size: size, style: style}, serifFace(size)} {
				for _, text := range []string{"Ё", "каждый", "AVATAR", "«Zombie»", "x2", "–"} {
					want := f.rendered(text)
					if got := fyne.NewSize(f.word(text), f.height()); got != want {
						t.Fatalf("%q at %v: %v, Fyne draws it at %v", text, f, got, want)
					}
				}
			}
		}
	}
}
