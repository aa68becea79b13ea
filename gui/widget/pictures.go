package widget

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"

	"plotwright/assets"
	"plotwright/model"
)

// drawing is a picture at a number of pixels.
type drawing struct {
	name string
	w, h int
}

// drawings keeps what was rasterised: Fyne's own cache keeps one size for each name, and draws a vector anew at each
// Refresh. The GUI goroutine alone uses it.
var drawings = map[drawing]*image.RGBA{}

// maxDrawings bounds the memory; a theme at one scale uses about a hundred.
const maxDrawings = 600

// rasterised is the named drawing in pixels, or nil if there is none.
func rasterised(name string, w, h int) *image.RGBA {
	if w <= 0 || h <= 0 || w > 4096 || h > 4096 {
		return nil
	}
	d := drawing{name, w, h}
	if img, ok := drawings[d]; ok {
		return img
	}
	if len(drawings) > maxDrawings {
		clear(drawings)
	}
	img := rasterise(d)
	drawings[d] = img
	return img
}

// rasterise draws a vector as Fyne does, as wide or as high as asked and in its own proportions. Fyne itself would do so on
// pixels whose colours are not multiplied by their opacity, which takes several times as long.
func rasterise(d drawing) (img *image.RGBA) {
	data := assets.SVG(d.name)
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
	w, h := d.w, d.h
	switch is, want := float32(icon.ViewBox.W/icon.ViewBox.H), float32(w)/float32(h); {
	case want > is:
		w = int(float32(h) * is)
	case want < is:
		h = int(float32(w) / is)
	}
	icon.SetTarget(0, 0, float64(w), float64(h))
	img = image.NewRGBA(image.Rect(0, 0, w, h))
	icon.Draw(rasterx.NewDasher(w, h, newScanner(img)), 1)
	return img
}

func toRGBA(img image.Image) *image.RGBA {
	if r, ok := img.(*image.RGBA); ok {
		return r
	}
	r := image.NewRGBA(image.Rect(0, 0, img.Bounds().Dx(), img.Bounds().Dy()))
	draw.Draw(r, r.Rect, img, img.Bounds().Min, draw.Src)
	return r
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

// onPixel is the nearest place on whole pixels of the object's canvas.
func onPixel(o fyne.CanvasObject, at fyne.Position) fyne.Position {
	scale := float32(1)
	if c := canvasOf(o); c != nil {
		scale = c.Scale()
	}
	return fyne.NewPos(round(at.X*scale)/scale, round(at.Y*scale)/scale)
}

// newPicture is an image that is stretched by the graphics card, never by the processor.
func newPicture() *canvas.Image {
	return &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest}
}

// picture shows the named drawing in a box; in none, or without a drawing, it is hidden. It reports whether it shows.
func picture(img *canvas.Image, owner fyne.CanvasObject, name string, x, y, w, h float32) bool {
	px, py := pixels(owner, fyne.NewSize(w, h))
	r := rasterised(name, px, py)
	return pictureOf(img, r, x, y, w, h)
}

// pictureOf shows pixels in a box.
func pictureOf(img *canvas.Image, pix *image.RGBA, x, y, w, h float32) bool {
	if pix == nil || w <= 0 || h <= 0 {
		show(img, false)
		return false
	}
	show(img, true)
	img.Move(fyne.NewPos(x, y))
	size := fyne.NewSize(w, h)
	if img.Image != image.Image(pix) {
		img.Image = pix
		if img.Size() == size {
			img.Refresh()
		}
	}
	img.Resize(size)
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
	if name := kind + string(deck); assets.SVG(name) != nil {
		return name
	}
	return kind + "own"
}
