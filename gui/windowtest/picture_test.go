//go:build windowtest

package windowtest

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
)

// xwd is the head of a picture in the format of xwd, as far as it matters here; the numbers are big-endian.
type xwd struct {
	HeaderSize, Version, Format, Depth, Width, Height, XOffset, ByteOrder    uint32
	BitmapUnit, BitmapOrder, BitmapPad, BitsPerPixel, BytesPerLine, Class    uint32
	RedMask, GreenMask, BlueMask, BitsPerColour, ColourmapEntries, NumColour uint32
}

// screen reads what is on the screen now.
func screen() (*image.RGBA, error) {
	data, err := os.ReadFile(os.Getenv(onScreen))
	if err != nil {
		return nil, err
	}
	var h xwd
	n, err := binary.Decode(data, binary.BigEndian, &h)
	if err != nil {
		return nil, fmt.Errorf("screen: %w", err)
	}
	const pixel, colourmapEntry = 4, 12
	if n > int(h.HeaderSize) || h.Version != 7 || h.Format != 2 || h.BitsPerPixel != 8*pixel ||
		h.RedMask != 0xff0000 || h.GreenMask != 0xff00 || h.BlueMask != 0xff {
		return nil, errors.New("screen: not a picture of 32 bits a pixel")
	}
	order := binary.ByteOrder(binary.LittleEndian)
	if h.ByteOrder == 1 {
		order = binary.BigEndian
	}
	start, line := int(h.HeaderSize+colourmapEntry*h.NumColour), int(h.BytesPerLine)
	if start+line*int(h.Height) > len(data) {
		return nil, errors.New("screen: the picture is cut off")
	}
	img := image.NewRGBA(image.Rect(0, 0, int(h.Width), int(h.Height)))
	for y := range int(h.Height) {
		from := data[start+y*line:]
		for x := range int(h.Width) {
			p := order.Uint32(from[pixel*x:])
			copy(img.Pix[img.PixOffset(x, y):], []uint8{uint8(p >> 16), uint8(p >> 8), uint8(p), 0xff})
		}
	}
	return img, nil
}

// save writes a picture as PNG.
func save(img image.Image, path string) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(f, img), f.Close())
}

// changed tells how many pixels differ between two pictures within an area, and the smallest area around them.
func changed(a, b *image.RGBA, in image.Rectangle) (n int, around image.Rectangle) {
	in = in.Intersect(a.Rect).Intersect(b.Rect)
	if in.Empty() {
		return 0, around
	}
	for y := in.Min.Y; y < in.Max.Y; y++ {
		if bytes.Equal(row(a, in, y), row(b, in, y)) {
			continue
		}
		for x := in.Min.X; x < in.Max.X; x++ {
			if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				n++
				around = around.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return n, around
}

// row gives a line of an area as it lies in memory.
func row(img *image.RGBA, in image.Rectangle, y int) []uint8 {
	return img.Pix[img.PixOffset(in.Min.X, y) : img.PixOffset(in.Max.X-1, y)+4]
}

// share is the part of an area's pixels of which something is true.
func share(img *image.RGBA, in image.Rectangle, is func(color.RGBA) bool) float64 {
	in = in.Intersect(img.Rect)
	if in.Empty() {
		return 0
	}
	n := 0
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			if is(img.RGBAAt(x, y)) {
				n++
			}
		}
	}
	return float64(n) / float64(in.Dx()*in.Dy())
}

// red is the colour of threat.
func red(c color.RGBA) bool { return int(c.R) > 2*int(c.G) && int(c.R) > 2*int(c.B) && c.R > 60 }

// brightness is the mean of an area, 0 to 255.
func brightness(img *image.RGBA, in image.Rectangle) float64 {
	in = in.Intersect(img.Rect)
	if in.Empty() {
		return 0
	}
	sum := 0
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			c := img.RGBAAt(x, y)
			sum += (3*int(c.R) + 6*int(c.G) + int(c.B)) / 10
		}
	}
	return float64(sum) / float64(in.Dx()*in.Dy())
}

// frameOf gives the four sides of an area's edge, as wide as given to both sides of it.
func frameOf(r image.Rectangle, wide int) []image.Rectangle {
	out, in := r.Inset(-wide), r.Inset(wide)
	return []image.Rectangle{
		image.Rect(out.Min.X, out.Min.Y, out.Max.X, in.Min.Y), image.Rect(out.Min.X, in.Max.Y, out.Max.X, out.Max.Y),
		image.Rect(out.Min.X, in.Min.Y, in.Min.X, in.Max.Y), image.Rect(in.Max.X, in.Min.Y, out.Max.X, in.Max.Y),
	}
}

// frameChanged tells how many pixels of an area's edge differ.
func frameChanged(a, b *image.RGBA, r image.Rectangle) int {
	sum := 0
	for _, side := range frameOf(r, 4) {
		n, _ := changed(a, b, side)
		sum += n
	}
	return sum
}

// colours counts the different colours of a picture, up to most.
func colours(img *image.RGBA, most int) int {
	seen := map[color.RGBA]bool{}
	for y := img.Rect.Min.Y; y < img.Rect.Max.Y; y += 3 {
		for x := img.Rect.Min.X; x < img.Rect.Max.X && len(seen) < most; x += 3 {
			seen[img.RGBAAt(x, y)] = true
		}
	}
	return len(seen)
}
