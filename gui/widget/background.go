package widget

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Background is the table itself: felt in the dark, linen in the light, darker towards the edges.
type Background struct {
	base
	ground *canvas.Rectangle
	cloths []*canvas.Raster
	shade  *canvas.Raster
	all    []fyne.CanvasObject
}

// NewBackground makes a background that fills what it is given.
func NewBackground() *Background {
	b := &Background{ground: newRect(), shade: newPicture()}
	b.init(nil, b)
	return b
}

// cloth is one of the pictures that a ground is laid with, of equal size: a small tile over and over. As few as may be,
// since each is drawn by itself; none too large for an old graphics card, and little beyond the edges of the window, for each
// takes memory of the graphics.
type cloth struct {
	tile string
	w, h int
}

const widestCloth = 2048

// clothFor is the cloth for a ground of so many pixels.
func clothFor(tile image.Image, name string, w int) cloth {
	step := tile.Bounds().Size()
	columns := (w + widestCloth - 1) / widestCloth
	each := (w + columns - 1) / columns
	return cloth{name, (each + step.X - 1) / step.X * step.X, step.Y}
}

func (c cloth) size() (w, h int) { return c.w, c.h }

func (c cloth) draw() *image.RGBA {
	tile := bitmap(c.tile)
	at, side := colours(tile), tile.Bounds().Size()
	img := image.NewRGBA(image.Rect(0, 0, c.w, c.h))
	for y := range c.h {
		for x := range c.w {
			img.SetRGBA(x, y, at(x%side.X, y%side.Y))
		}
	}
	return img
}

func (b *Background) arrange(size fyne.Size) {
	l := b.look()
	box{fill: l.col(ColorFelt)}.paint(b.ground)
	place(b.ground, 0, 0, size.Width, size.Height)
	name, dark := "tex-linen", float32(0.16)
	if l.dark() {
		name, dark = "tex-felt", 0.62
	}
	n := 0
	if tile := bitmap(name); tile != nil {
		wide, _ := pixels(b, size)
		cloth, scale := drawnOf(clothFor(tile, name, max(wide, 1))), scaleOf(b)
		w, h := float32(cloth.Rect.Dx())/scale, float32(cloth.Rect.Dy())/scale
		for y := float32(0); y < size.Height; y += h {
			for x := float32(0); x < size.Width; x += w {
				if n == len(b.cloths) {
					b.cloths = append(b.cloths, newPicture())
				}
				pictureOf(b.cloths[n], cloth, x, y, w, h)
				n++
			}
		}
	}
	show(b.ground, n == 0) // what nobody sees under the cloths takes as long to draw
	for _, t := range b.cloths[n:] {
		show(t, false)
	}
	pictureOf(b.shade, vignette(dark), 0, 0, size.Width, size.Height)
	if len(b.all) != len(b.cloths)+2 {
		b.all = []fyne.CanvasObject{b.ground}
		for _, t := range b.cloths {
			b.all = append(b.all, t)
		}
		b.all = append(b.all, b.shade)
	}
}

var vignettes = map[float32]*image.RGBA{}

// vignette is a shade towards the edges, to be stretched.
func vignette(dark float32) *image.RGBA {
	if v, ok := vignettes[dark]; ok {
		return v
	}
	const side = 96
	v := image.NewRGBA(image.Rect(0, 0, side, side))
	for y := range side {
		for x := range side {
			dx, dy := float64(x)/(side-1)*2-1, float64(y)/(side-1)*2-0.9
			d := math.Min(1, math.Sqrt(dx*dx*0.6+dy*dy*0.55))
			v.SetRGBA(x, y, color.RGBA{A: uint8(255 * float64(dark) * d * d)})
		}
	}
	vignettes[dark] = v
	return v
}

func (b *Background) least() fyne.Size           { return fyne.NewSize(0, 0) }
func (b *Background) parts() []fyne.CanvasObject { return b.all }

// Banner is the start page's picture.
type Banner struct {
	base
	pic *canvas.Raster
	rim *canvas.Rectangle
}

// NewBanner makes the picture; it is three times as wide as high.
func NewBanner() *Banner {
	b := &Banner{pic: newPicture(), rim: newRect()}
	b.init(nil, b)
	return b
}

// HeightFor is a third of the width, and never more than a fair part of a page.
func (b *Banner) HeightFor(width float32) float32 { return min(round(width/3), 260) }

func (b *Banner) arrange(size fyne.Size) {
	l := b.look()
	px, py := pixels(b, size)
	pictureOf(b.pic, drawnOf(cover{"start-hero", px, py, l.gap(12) * scaleOf(b)}), 0, 0, size.Width, size.Height)
	ring(l.col(ColorBrass), 2, l.gap(12)).paint(b.rim)
	place(b.rim, 0, 0, size.Width, size.Height)
}

func (b *Banner) least() fyne.Size           { return fyne.NewSize(0, b.HeightFor(b.Size().Width)) }
func (b *Banner) parts() []fyne.CanvasObject { return []fyne.CanvasObject{b.pic, b.rim} }
