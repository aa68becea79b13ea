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

func toRGBA(img image.Image) *image.RGBA {
	if r, ok := img.(*image.RGBA); ok {
		return r
	}
	r := image.NewRGBA(image.Rect(0, 0, img.Bounds().Dx(), img.Bounds().Dy()))
	if p, ok := img.(*image.Paletted); ok { // for which the library asks for the colour of each pixel
		unpack(r, p)
		return r
	}
	draw.Draw(r, r.Rect, img, img.Bounds().Min, draw.Src)
	return r
}

// unpack takes over the pixels of an image with a palette, of the same size.
func unpack(to *image.RGBA, from *image.Paletted) {
	var colours [256][4]uint8
	for i, c := range from.Palette {
		rgba, _ := color.RGBAModel.Convert(c).(color.RGBA)
		colours[i] = [4]uint8{rgba.R, rgba.G, rgba.B, rgba.A}
	}
	for i, index := range from.Pix {
		copy(to.Pix[4*i:], colours[index][:])
	}
}

// bitmaps keeps the decoded bitmaps of assets.
var bitmaps = map[string]*image.RGBA{}

// bitmap is the named bitmap, or nil.
func bitmap(name string) *image.RGBA {
	img, ok := bitmaps[name]
	if !ok {
		if decoded, err := png.Decode(bytes.NewReader(assets.PNG(name))); err == nil {
			img = toRGBA(decoded)
		}
		bitmaps[name] = img
	}
	return img
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
	size := src.Bounds().Size()
	f := math.Min(float64(size.X)/float64(c.w), float64(size.Y)/float64(c.h))
	left, top := (float64(size.X)-f*float64(c.w))/2, (float64(size.Y)-f*float64(c.h))/2
	img := image.NewRGBA(image.Rect(0, 0, c.w, c.h))
	for y := range c.h {
		y0 := int(top + float64(y)*f)
		y1 := min(size.Y, max(y0+1, int(top+float64(y+1)*f)))
		for x := range c.w {
			x0 := int(left + float64(x)*f)
			x1 := min(size.X, max(x0+1, int(left+float64(x+1)*f)))
			average(img, x, y, src, x0, y0, x1, y1)
		}
	}
	if c.round == 0 {
		return img
	}
	rounded := image.NewRGBA(img.Rect)
	fillRound(rounded, 0, 0, float32(c.w), float32(c.h), c.round, from(img, 0, 0))
	return rounded
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

// fillRound fills a box with round corners with a color.Color or a rasterx.ColorFunc.
func fillRound(img *image.RGBA, x0, y0, x1, y1, round float32, with any) {
	f := rasterx.NewFiller(img.Rect.Dx(), img.Rect.Dy(), newScanner(img))
	f.SetColor(with)
	r := float64(max(round, 0.01)) // the library draws none without corners
	rasterx.AddRoundRect(float64(x0), float64(y0), float64(x1), float64(y1), r, r, 0, rasterx.RoundGap, f)
	f.Draw()
}

// from takes the colours of an image that lies at a place.
func from(img *image.RGBA, x, y int) rasterx.ColorFunc {
	return func(px, py int) color.Color { return img.RGBAAt(px-x, py-y) }
}
