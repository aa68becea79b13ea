package widget

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Background is the table itself: felt in the dark, linen in the light, darker towards the edges.
type Background struct {
	base
	ground *canvas.Rectangle
	tiles  []*canvas.Raster
	shade  *canvas.Raster
	all    []fyne.CanvasObject
}

// NewBackground makes a background that fills what it is given.
func NewBackground() *Background {
	b := &Background{ground: newRect(), shade: newPicture()}
	b.init(nil, b)
	return b
}

// tileSide is the side of a tile in pixels: few enough tiles, none too large for an old graphics card, and little beyond the
// edges of the window, which takes memory all the same.
const tileSide = 512

// tileOf makes large tiles of a small one.
var tileCache = map[string]*image.RGBA{}

func tileOf(name string) *image.RGBA {
	if t, ok := tileCache[name]; ok {
		return t
	}
	small := bitmap(name)
	var large *image.RGBA
	if small != nil {
		large = image.NewRGBA(image.Rect(0, 0, tileSide, tileSide))
		step := small.Bounds().Size()
		for y := 0; y < tileSide; y += step.Y {
			for x := 0; x < tileSide; x += step.X {
				draw.Draw(large, image.Rect(x, y, x+step.X, y+step.Y), small, small.Bounds().Min, draw.Src)
			}
		}
	}
	tileCache[name] = large
	return large
}

func (b *Background) arrange(size fyne.Size) {
	l := b.look()
	box{fill: l.col(ColorFelt)}.paint(b.ground)
	place(b.ground, 0, 0, size.Width, size.Height)
	name, dark := "tex-linen", float32(0.16)
	if l.dark() {
		name, dark = "tex-felt", 0.62
	}
	tile := tileOf(name)
	px, _ := pixels(b, fyne.NewSize(1000, 1000))
	side := float32(tileSide) * 1000 / float32(max(px, 1))
	n := 0
	for y := float32(0); tile != nil && y < size.Height; y += side {
		for x := float32(0); x < size.Width; x += side {
			if n == len(b.tiles) {
				b.tiles = append(b.tiles, newPicture())
			}
			pictureOf(b.tiles[n], tile, x, y, side, side)
			n++
		}
	}
	show(b.ground, n == 0) // what nobody sees under the tiles takes as long to draw
	for _, t := range b.tiles[n:] {
		show(t, false)
	}
	pictureOf(b.shade, vignette(dark), 0, 0, size.Width, size.Height)
	if len(b.all) != len(b.tiles)+2 {
		b.all = []fyne.CanvasObject{b.ground}
		for _, t := range b.tiles {
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
