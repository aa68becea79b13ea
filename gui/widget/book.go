package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Book is a long text with its contents: a bar on top, the contents to the left, the page. Where there is no room for the
// contents a button stands in the bar instead.
type Book struct {
	base
	bar        *Wrap
	button     fyne.CanvasObject
	side, page *PanScroll
	plate      *canvas.Rectangle
}

// NewBook makes a book. The button is one of the bar's.
func NewBook(bar *Wrap, button fyne.CanvasObject, side, page *PanScroll) *Book {
	b := &Book{bar: bar, button: button, side: side, page: page, plate: newRect()}
	b.init(nil, b)
	return b
}

// Widths in units at text size 1: of the contents, the least of a page beside them, and the widest that is good to read.
const (
	bookSide = 270
	bookPage = 560
	bookWide = 820
)

func (b *Book) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := b.look()
	pad, scale := l.size(SizePad), max(1, l.scale())
	narrow := size.Width < (bookSide+bookPage)*scale+4*pad
	show(b.button, narrow)
	high := b.bar.HeightFor(size.Width-2*pad) + 2*pad
	box{fill: l.col(ColorBar)}.paint(b.plate)
	place(b.plate, 0, 0, size.Width, high)
	place(b.bar, pad, pad, size.Width-2*pad, high-2*pad)
	b.bar.Refresh()
	x := pad
	show(b.side, !narrow)
	if !narrow {
		place(b.side, pad, high+pad, bookSide*scale, size.Height-high-2*pad)
		x += bookSide*scale + 2*pad
	}
	width := min(size.Width-x-pad, bookWide*scale)
	x += (size.Width - x - pad - width) / 2
	place(b.page, x, high+pad, width, size.Height-high-2*pad)
}

func (b *Book) least() fyne.Size { return fyne.Size{} }

func (b *Book) parts() []fyne.CanvasObject {
	return b.collect([]fyne.CanvasObject{b.plate, b.bar, b.side, b.page})
}

func (b *Book) held() []fyne.CanvasObject { return []fyne.CanvasObject{b.bar, b.side, b.page} }

// Refresh arranges again and refreshes what is inside.
func (b *Book) Refresh() {
	b.base.Refresh()
	b.bar.Refresh()
	b.side.Refresh()
	b.page.Refresh()
}
