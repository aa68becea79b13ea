package main

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"

	"golang.org/x/image/bmp"

	"plotwright/assets"
)

// banner is the picture beside the last page of the installer for Windows, in the size that NSIS wants.
func banner() ([]byte, error) {
	const wide, high, size, top = 164, 314, 128, 48
	img := image.NewRGBA(image.Rect(0, 0, wide, high))
	ground := color.RGBA{assets.Ivory.R, assets.Ivory.G, assets.Ivory.B, 0xff}
	draw.Draw(img, img.Rect, image.NewUniform(ground), image.Point{}, draw.Src)
	place := image.Rect(0, 0, size, size).Add(image.Pt((wide-size)/2, top))
	draw.Draw(img, place, icon(size), image.Point{}, draw.Over)
	var b bytes.Buffer
	err := bmp.Encode(&b, img)
	return b.Bytes(), err
}
