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
	for y := range h {
		for x := range w {
			dx, dy := float64(x)/w*2-1, float64(y)/h*2-1
			worn := 0.16*float64(y)/h + 0.42*math.Pow(math.Max(math.Abs(dx), math.Abs(dy)), 6) + 0.14*(dx*dx+dy*dy)
			seed = seed*1664525 + 1013904223
			worn += (float64(seed>>24)/255 - 0.5) * 0.05
			worn += 0.025 * math.Sin(float64(x)*0.11+3*math.Sin(float64(y)*0.031))
			c := mix(light, dark, float32(math.Max(0, math.Min(1, worn))))
			img.SetRGBA(x, y, color.RGBA{c.R, c.G, c.B, 0xff})
		}
	}
	papers[p] = img
	return img
}

// cover is what a bitmap looks like scaled down to fill a number of pixels, cut at the sides that are too long.
func cover(name string, w, h int) *image.RGBA {
	src := bitmap(name)
	if src == nil || w <= 0 || h <= 0 || w > 4096 || h > 4096 {
		return nil
	}
	d := drawing{"png:" + name, w, h}
	if img, ok := drawings[d]; ok {
		return img
	}
	if len(drawings) > maxDrawings {
		clear(drawings)
	}
	size := src.Bounds().Size()
	f := math.Min(float64(size.X)/float64(w), float64(size.Y)/float64(h))
	left, top := (float64(size.X)-f*float64(w))/2, (float64(size.Y)-f*float64(h))/2
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		y0 := int(top + float64(y)*f)
		y1 := min(size.Y, max(y0+1, int(top+float64(y+1)*f)))
		for x := range w {
			x0 := int(left + float64(x)*f)
			x1 := min(size.X, max(x0+1, int(left+float64(x+1)*f)))
			average(img, x, y, src, x0, y0, x1, y1)
		}
	}
	drawings[d] = img
	return img
}

// average sets a pixel to the mean of an area.
func average(img *image.RGBA, x, y int, src *image.RGBA, x0, y0, x1, y1 int) {
	var sum [4]uint32
	for sy := y0; sy < y1; sy++ {
		row := src.Pix[sy*src.Stride+x0*4 : sy*src.Stride+x1*4]
		for i, v := range row {
			sum[i&3] += uint32(v)
		}
	}
	n := uint32((x1 - x0) * (y1 - y0))
	if n == 0 {
		return
	}
	at := img.PixOffset(x, y)
	for i := range sum {
		img.Pix[at+i] = uint8(sum[i] / n)
	}
}
