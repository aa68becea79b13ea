package widget

import (
	"image"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// Background is the cloth of the table: felt or linen, darker towards the edges.
type Background struct {
	base
	ground *canvas.Rectangle
	cloth  *canvas.Image
	shade  *canvas.RadialGradient
	woven  string
}

// NewBackground makes a cloth.
func NewBackground() *Background {
	b := &Background{ground: newRect(), cloth: newPicture(), shade: &canvas.RadialGradient{}}
	b.cloth.FillMode, b.cloth.ScaleMode = canvas.ImageFillStretch, canvas.ImageScaleFastest
	b.init(nil, b)
	return b
}

func (b *Background) arrange(size fyne.Size) {
	l := b.look()
	box{fill: l.col(ColorFelt)}.paint(b.ground)
	place(b.ground, 0, 0, size.Width, size.Height)
	name := "tex-linen"
	if l.dark() {
		name = "tex-felt"
	}
	b.weave(name, size)
	place(b.cloth, 0, 0, size.Width, size.Height)
	b.shade.StartColor, b.shade.EndColor = faded(l.col(ColorShade), 0), l.col(ColorShade)
	place(b.shade, 0, 0, size.Width, size.Height)
}

// weave lays the texture's tile over the whole cloth; once for each cloth and size.
func (b *Background) weave(name string, size fyne.Size) {
	w, h := int(size.Width), int(size.Height)
	if b.woven == name && b.cloth.Image != nil && b.cloth.Image.Bounds().Dx() >= w && b.cloth.Image.Bounds().Dy() >= h {
		return
	}
	tile := bitmap(name)
	if tile == nil || w <= 0 || h <= 0 {
		return
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := 0; y < h; y += tile.Bounds().Dy() {
		for x := 0; x < w; x += tile.Bounds().Dx() {
			draw.Draw(img, image.Rectangle{image.Pt(x, y), image.Pt(x, y).Add(tile.Bounds().Size())}, tile, tile.Bounds().Min, draw.Src)
		}
	}
	b.woven, b.cloth.Image = name, img
	b.cloth.Refresh()
}

func (b *Background) least() fyne.Size { return fyne.Size{} }

func (b *Background) parts() []fyne.CanvasObject {
	return []fyne.CanvasObject{b.ground, b.cloth, b.shade}
}

// Banner is the scene at the top of the start page.
type Banner struct {
	base
	pic  *canvas.Image
	edge *canvas.Rectangle
}

// NewBanner makes a banner.
func NewBanner() *Banner {
	b := &Banner{pic: newPicture(), edge: newRect()}
	b.init(nil, b)
	return b
}

// bannerShape is the picture's width over its height.
const bannerShape = 3

// HeightFor is a third of the width, and never more than a fair part of a page.
func (b *Banner) HeightFor(width float32) float32 { return min(width/bannerShape, 260) }

func (b *Banner) arrange(size fyne.Size) {
	l := b.look()
	pictureOf(b.pic, bitmap("start-hero"), 0, 0, size.Width, size.Height)
	b.pic.FillMode = canvas.ImageFillCover
	ring(l.col(ColorBrass), 2, 12).paint(b.edge)
	place(b.edge, 0, 0, size.Width, size.Height)
}

func (b *Banner) least() fyne.Size { return fyne.NewSize(0, b.HeightFor(b.Size().Width)) }

func (b *Banner) parts() []fyne.CanvasObject { return []fyne.CanvasObject{b.pic, b.edge} }

// Shield lies over everything while something is dragged: only the front-most object hears of a mouse button, and a
// second button breaks the drag off (R-D6). It takes neither taps nor drags.
type Shield struct {
	widget.BaseWidget
	cancel func()
}

// NewShield makes a shield; cancel is called for any button pressed while it is up.
func NewShield(cancel func()) *Shield {
	s := &Shield{cancel: cancel}
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer is for Fyne: there is nothing to see.
func (s *Shield) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}
