package widget

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"golang.org/x/image/draw"
)

// leaf is a card before anything is printed on it: its shadow, its frame in the colours of the deck, and its face. It is one
// picture, for each layer over another has the graphics draw as many pixels again. All measures are in pixels.
type leaf struct {
	w, h int
	// drop is how far the shadow falls below, border is how wide the frame is, round the radius of its corners; its edge and
	// the rim within it are lines.
	drop, border, round, line, rimLine float32
	shade, edge, frame, rim            color.NRGBA
	paper                              paper
	// back is the bitmap on the back of a facedown card; faceup it is empty.
	back string
}

func (f leaf) size() (w, h int) { return f.w, f.h + int(round(f.drop)) }

func (f leaf) draw() *image.RGBA {
	w, h := f.size()
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	nested := func(in float32, with image.Image, at image.Point) {
		fillRound(img, in, in, float32(f.w)-in, float32(f.h)-in, f.round-in, with, at)
	}
	fillRound(img, 0, f.drop, float32(f.w), float32(f.h)+f.drop, f.round, image.NewUniform(f.shade), image.Point{})
	nested(0, image.NewUniform(f.edge), image.Point{})
	nested(f.line, image.NewUniform(f.frame), image.Point{})
	nested(f.border, image.NewUniform(f.rim), image.Point{})
	in := f.border + f.rimLine
	at := int(in)
	if face := f.face(f.w-2*at, f.h-2*at); face != nil {
		nested(in, face, image.Pt(at, at))
	}
	return img
}

// face is what lies within the rim; nil where there is no room, or no such bitmap.
func (f leaf) face(w, h int) *image.RGBA {
	if f.back != "" {
		return drawnOf(cover{name: f.back, w: w, h: h})
	}
	if w <= 0 || h <= 0 {
		return nil
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.ApproxBiLinear.Scale(img, img.Rect, parchment(f.paper), parchment(f.paper).Rect, draw.Src, nil)
	return img
}

// newLeaf is the leaf of a deck's faceup, ready card, in units; put makes pixels of them.
func newLeaf(l look, deck string) leaf {
	colour := deckColour(deck)
	return leaf{
		drop: 3, border: leafBorder(l), round: leafRound(l), line: 1, rimLine: 1,
		shade: l.col(ColorShade), edge: mix(colour, rgb(0xffffff), 0.28), frame: colour, rim: l.col(ColorBrass),
	}
}

func leafRound(l look) float32  { return l.gap(10) }
func leafBorder(l look) float32 { return max(3, leafRound(l)*0.42) }

// put shows the leaf in a box, on whole pixels.
func (f leaf) put(p *canvas.Raster, owner fyne.CanvasObject, x, y, w, h float32) {
	scale := scaleOf(owner)
	f.w, f.h = int(round(w*scale)), int(round(h*scale))
	for _, measure := range []*float32{&f.drop, &f.border, &f.round, &f.line, &f.rimLine} {
		*measure *= scale
	}
	at := onPixel(owner, fyne.NewPos(x, y))
	px, py := f.size()
	pictureOf(p, drawnOf(f), at.X, at.Y, float32(px)/scale, float32(py)/scale)
}
