package widget

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"

	"github.com/srwiley/rasterx"

	"plotwright/assets"
)

// bitmaps keeps the decoded bitmaps of assets as they are, most of them with a palette: a quarter of the memory.
var bitmaps = map[string]image.Image{}

// bitmap is the named bitmap, or nil.
func bitmap(name string) image.Image {
	img, ok := bitmaps[name]
	if !ok {
		if decoded, err := png.Decode(bytes.NewReader(assets.PNG(name))); err == nil {
			img = decoded
		}
		bitmaps[name] = img
	}
	return img
}

// colours tells the colours of an image's pixels; the image's own way makes a value of each.
func colours(img image.Image) func(x, y int) color.RGBA {
	switch img := img.(type) {
	case *image.Paletted:
		palette := make([]color.RGBA, len(img.Palette))
		for i, c := range img.Palette {
			palette[i], _ = color.RGBAModel.Convert(c).(color.RGBA)
		}
		return func(x, y int) color.RGBA { return palette[img.ColorIndexAt(x, y)] }
	case *image.RGBA:
		return img.RGBAAt
	}
	return func(x, y int) color.RGBA {
		c, _ := color.RGBAModel.Convert(img.At(x, y)).(color.RGBA)
		return c
	}
}

// cover is a bitmap of assets, scaled down to fill a number of pixels and cut at the sides that are too long.
type cover struct {
	name string
	w, h int
	// round is the radius of its corners.
	round float32
}

func (c cover) size() (w, h int) { return c.w, c.h }

func (c cover) draw() *image.RGBA {
	src := bitmap(c.name)
	if src == nil {
		return nil
	}
	at, size := colours(src), src.Bounds().Size()
	f := math.Min(float64(size.X)/float64(c.w), float64(size.Y)/float64(c.h))
	left, top := (float64(size.X)-f*float64(c.w))/2, (float64(size.Y)-f*float64(c.h))/2
	img := image.NewRGBA(image.Rect(0, 0, c.w, c.h))
	for y := range c.h {
		y0 := int(top + float64(y)*f)
		y1 := min(size.Y, max(y0+1, int(top+float64(y+1)*f)))
		for x := range c.w {
			x0 := int(left + float64(x)*f)
			x1 := min(size.X, max(x0+1, int(left+float64(x+1)*f)))
			img.SetRGBA(x, y, average(at, image.Rect(x0, y0, x1, y1)))
		}
	}
	if c.round == 0 {
		return img
	}
	rounded := image.NewRGBA(img.Rect)
	fillRound(rounded, 0, 0, float32(c.w), float32(c.h), c.round, img, image.Point{})
	return rounded
}

// average is the mean of the colours in an area.
func average(at func(x, y int) color.RGBA, area image.Rectangle) color.RGBA {
	n := uint32(area.Dx() * area.Dy())
	if n == 0 {
		return color.RGBA{}
	}
	var r, g, b, a uint32
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			c := at(x, y)
			r, g, b, a = r+uint32(c.R), g+uint32(c.G), b+uint32(c.B), a+uint32(c.A)
		}
	}
	return color.RGBA{R: uint8(r / n), G: uint8(g / n), B: uint8(b / n), A: uint8(a / n)}
}

// fillRound fills a box with round corners: with a colour (image.Uniform), or with an image that lies at a place.
func fillRound(img *image.RGBA, x0, y0, x1, y1, round float32, with image.Image, at image.Point) {
	size := img.Rect.Size()
	mask := image.NewAlpha(img.Rect)
	f := rasterx.NewFiller(size.X, size.Y, rasterx.NewScannerGV(size.X, size.Y, mask, mask.Rect))
	f.SetColor(color.Opaque)
	r := float64(max(round, 0.01)) // the library draws none without corners
	rasterx.AddRoundRect(float64(x0), float64(y0), float64(x1), float64(y1), r, r, 0, rasterx.RoundGap, f)
	f.Draw()
	area := with.Bounds().Add(at).Intersect(img.Rect)
	draw.DrawMask(img, area, with, area.Min.Sub(at), mask, area.Min, draw.Over)
}
