package widget

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// pen writes a page of texts and pictures from top to bottom with primitives of the widget that it is part of. The same
// writing measures and draws, so that the two cannot differ.
type pen struct {
	owner fyne.CanvasObject
	l     look
	draw  bool
	// links are where the texts lead somewhere.
	links []linkSpot

	texts  []*block
	pics   []*canvas.Raster
	rects  []*canvas.Rectangle
	nText  int
	nPic   int
	nRect  int
	listed []fyne.CanvasObject
}

// begin starts a page; without draw nothing is changed on the screen.
func (p *pen) begin(l look, draw bool) {
	p.l, p.draw = l, draw
	p.nText, p.nPic, p.nRect = 0, 0, 0
	p.links = p.links[:0]
}

// end hides what the page before had more.
func (p *pen) end() {
	for _, b := range p.texts[p.nText:] {
		b.hide()
	}
	for _, i := range p.pics[p.nPic:] {
		show(i, false)
	}
	for _, r := range p.rects[p.nRect:] {
		show(r, false)
	}
}

// next is the block for the next text.
func (p *pen) next(text []view.Paragraph) *block {
	if p.nText == len(p.texts) {
		p.texts = append(p.texts, &block{})
	}
	b := p.texts[p.nText]
	p.nText++
	b.set(text)
	return b
}

// text writes a paragraph and returns its height.
func (p *pen) text(text view.Paragraph, s script, x, y, width float32) float32 {
	return p.paragraphs([]view.Paragraph{text}, s, x, y, width)
}

func (p *pen) paragraphs(text []view.Paragraph, s script, x, y, width float32) float32 {
	b := p.next(text)
	high := b.height(s.face, width)
	if p.draw {
		b.put(p.owner, s, x, y, width, high+1)
		p.links = append(p.links, b.links...)
	}
	return high
}

// measure is the height of a paragraph that is not written.
func (p *pen) measure(text view.Paragraph, f face, width float32) float32 {
	return p.measureAll([]view.Paragraph{text}, f, width)
}

func (p *pen) measureAll(text []view.Paragraph, f face, width float32) float32 {
	b := block{paragraphs: text}
	return b.height(f, width)
}

// picture draws a picture with equal sides.
func (p *pen) picture(name string, x, y, side float32) {
	if p.nPic == len(p.pics) {
		p.pics = append(p.pics, newPicture())
	}
	if p.draw {
		picture(p.pics[p.nPic], p.owner, name, x, y, side, side)
	}
	p.nPic++
}

// rect draws a rectangle, under all texts and pictures.
func (p *pen) rect(b box, x, y, w, h float32) {
	if p.nRect == len(p.rects) {
		p.rects = append(p.rects, newRect())
	}
	if p.draw {
		b.paint(p.rects[p.nRect])
		place(p.rects[p.nRect], x, y, w, h)
		show(p.rects[p.nRect], true)
	}
	p.nRect++
}

// parts are all primitives: those below, the page's own, those above.
func (p *pen) parts(below, above []fyne.CanvasObject) []fyne.CanvasObject {
	n := len(below) + len(above) + len(p.rects) + len(p.pics)
	for _, b := range p.texts {
		n += len(b.all)
	}
	if n != len(p.listed) {
		p.listed = slices.Clone(below)
		for _, r := range p.rects {
			p.listed = append(p.listed, r)
		}
		for _, i := range p.pics {
			p.listed = append(p.listed, i)
		}
		for _, b := range p.texts {
			p.listed = append(p.listed, b.all...)
		}
		p.listed = append(p.listed, above...)
	}
	return p.listed
}
