package widget

import (
	"image"
	"image/color"
	"math"
)

// paper is a card's face before anything is printed on it.
type paper int

const (
	fresh paper = iota
	// grey is the face of an exhausted card.
	grey
)

var papers = map[paper]*image.RGBA{}

// parchment is the picture of a card's face, to be stretched: lighter in the middle, worn at the edges, with a grain.
func parchment(p paper) *image.RGBA {
	if img, ok := papers[p]; ok {
		return img
	}
	const w, h = 200, 280
	light, dark := rgb(0xf7eed8), rgb(0xdccaa2)
	if p == grey {
		light, dark = rgb(0xcfcabd), rgb(0xaca696)
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	seed := uint32(20141)
	// The grain is the sine of a sum, from tables: this is done at every start.
	var sin, cos [w]float64
	for x := range w {
		sin[x], cos[x] = math.Sincos(float64(x) * 0.11)
	}
	for y := range h {
		sinY, cosY := math.Sincos(3 * math.Sin(float64(y)*0.031))
		for x := range w {
			dx, dy := float64(x)/w*2-1, float64(y)/h*2-1
			out := max(dx*dx, dy*dy)
			worn := 0.16*float64(y)/h + 0.42*out*out*out + 0.14*(dx*dx+dy*dy)
			seed = seed*1664525 + 1013904223
			worn += (float64(seed>>24)/255 - 0.5) * 0.05
			worn += 0.025 * (sin[x]*cosY + cos[x]*sinY)
			c := mix(light, dark, float32(math.Max(0, math.Min(1, worn))))
			img.SetRGBA(x, y, color.RGBA{c.R, c.G, c.B, 0xff})
		}
	}
	papers[p] = img
	return img
}
