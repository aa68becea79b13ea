package widget

import (
	"bytes"
	"image"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"

	"plotwright/assets"
	"plotwright/model"
)

// drawing is what a picture shows, at a number of pixels.
type drawing interface {
	size() (w, h int)
	// draw makes the pixels; nil is a drawing that there is none of.
	draw() *image.RGBA
}

// drawings keeps what was drawn: Fyne's own cache keeps one size for each name, and draws a vector anew at each Refresh.
// The GUI goroutine alone uses it.
var drawings = map[drawing]*image.RGBA{}

// maxDrawn bounds the memory, in pixels; a theme at one scale uses about a million. drawn is how many there are.
const maxDrawn = 8_000_000

var drawn int

// drawnOf are a drawing's pixels, or nil.
func drawnOf(d drawing) *image.RGBA {
	w, h := d.size()
	if w <= 0 || h <= 0 || w > 4096 || h > 4096 {
		return nil
	}
	img, ok := drawings[d]
	if ok {
		return img
	}
	if drawn += w * h; drawn > maxDrawn {
		clear(drawings)
		drawn = w * h
	}
	img = d.draw()
	drawings[d] = img
	return img
}

// vector is a vector drawing of assets, of which a part is taken away where it is faint.
type vector struct {
	name string
	w, h int
	// faint is how much is taken away, of 1.
	faint float32
}

func (v vector) size() (w, h int) { return v.w, v.h }

// draw draws a vector as Fyne does, as wide or as high as asked and in its own proportions. Fyne itself would do so on
// pixels whose colours are not multiplied by their opacity, which takes several times as long.
func (v vector) draw() (img *image.RGBA) {
	data := assets.SVG(v.name)
	if data == nil {
		return nil
	}
	icon, err := oksvg.ReadIconStream(bytes.NewReader(data))
	if err != nil {
		return nil
	}
	defer func() {
		if recover() != nil { // the library panics at what it does not know
			img = nil
		}
	}()
	w, h := v.w, v.h
	switch is, want := float32(icon.ViewBox.W/icon.ViewBox.H), float32(w)/float32(h); {
	case want > is:
		w = int(float32(h) * is)
	case want < is:
		h = int(float32(w) / is)
	}
	icon.SetTarget(0, 0, float64(w), float64(h))
	img = image.NewRGBA(image.Rect(0, 0, w, h))
	icon.Draw(rasterx.NewDasher(w, h, newScanner(img)), 1)
	if v.faint > 0 {
		for i, c := range img.Pix {
			img.Pix[i] = uint8(float32(c)*(1-v.faint) + 0.5)
		}
	}
	return img
}

// pixels is how many pixels of the widget's screen a size in units takes. What is in no window yet will be in the first.
func pixels(o fyne.CanvasObject, size fyne.Size) (w, h int) {
	c := canvasOf(o)
	if c == nil {
		return int(size.Width), int(size.Height)
	}
	return c.PixelCoordinateForPosition(fyne.NewPos(size.Width, size.Height))
}

// canvasOf is the object's canvas; that of the first window while it is in none, or nil.
func canvasOf(o fyne.CanvasObject) fyne.Canvas {
	driver := fyne.CurrentApp().Driver()
	if c := driver.CanvasForObject(o); c != nil {
		return c
	}
	if windows := driver.AllWindows(); len(windows) > 0 {
		return windows[0].Canvas()
	}
	return nil
}

// scaleOf is how many pixels of the object's canvas a unit takes.
func scaleOf(o fyne.CanvasObject) float32 {
	if c := canvasOf(o); c != nil {
		return c.Scale()
	}
	return 1
}

// onPixel is the nearest place on whole pixels of the object's canvas.
func onPixel(o fyne.CanvasObject, at fyne.Position) fyne.Position {
	scale := scaleOf(o)
	return fyne.NewPos(round(at.X*scale)/scale, round(at.Y*scale)/scale)
}

// newPicture shows pixels that are there already; where they do not fit, the graphics card stretches them. It is no
// canvas.Image: Fyne refreshes each of those that it meets for the first time, and so draws the whole window once more.
func newPicture() *canvas.Raster {
	p := &canvas.Raster{ScaleMode: canvas.ImageScaleFastest}
	fill(p, blank)
	return p
}

// blank is what a picture shows before anything is put in.
var blank = image.NewRGBA(image.Rect(0, 0, 1, 1))

func fill(p *canvas.Raster, img image.Image) { p.Generator = func(int, int) image.Image { return img } }

// filling is what a picture shows.
func filling(p *canvas.Raster) image.Image { return p.Generator(0, 0) }

// picture shows the named vector in a box; in none, or without a drawing, it is hidden. It reports whether it shows.
func picture(p *canvas.Raster, owner fyne.CanvasObject, name string, x, y, w, h float32) bool {
	return faintPicture(p, owner, name, 0, x, y, w, h)
}

// faintPicture shows it with a part of it, of 1, taken away.
func faintPicture(p *canvas.Raster, owner fyne.CanvasObject, name string, faint, x, y, w, h float32) bool {
	px, py := pixels(owner, fyne.NewSize(w, h))
	return pictureOf(p, drawnOf(vector{name, px, py, faint}), x, y, w, h)
}

// pictureOf shows pixels in a box.
func pictureOf(p *canvas.Raster, pix *image.RGBA, x, y, w, h float32) bool {
	if pix == nil || w <= 0 || h <= 0 {
		show(p, false)
		return false
	}
	show(p, true)
	p.Move(fyne.NewPos(x, y))
	size := fyne.NewSize(w, h)
	if filling(p) != image.Image(pix) {
		fill(p, pix)
		if p.Size() == size {
			p.Refresh()
		}
	}
	p.Resize(size)
	return true
}

// icon is the name of an icon's drawing: ivory ones are for dark ground.
func iconName(name string, light bool) string {
	if light {
		return "icon-" + name + "-light"
	}
	return "icon-" + name
}

// icons are the names that are drawn.
var icons = func() map[string]bool {
	m := map[string]bool{}
	for _, n := range assets.Names() {
		if name, ok := strings.CutPrefix(n, "icon-"); ok {
			m[name] = true
		}
	}
	return m
}()

// hasIcon tells whether the icon is drawn.
func hasIcon(name string) bool { return icons[name] }

// isDark tells whether ivory is read better on a colour than ink.
func isDark(c color.NRGBA) bool {
	return 299*int(c.R)+587*int(c.G)+114*int(c.B) < 128*1000
}

// deckArt is the name of a deck's drawing; a deck of a group's own has the one for all such decks.
func deckArt(kind string, deck model.DeckID) string {
	if name := kind + string(deck); assets.SVG(name) != nil || assets.PNG(name) != nil {
		return name
	}
	return kind + "own"
}
