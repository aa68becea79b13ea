package widget

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// block is running text as primitives of the widget that it is part of. It keeps the lines of the last few widths and faces.
type block struct {
	paragraphs []view.Paragraph
	laid       []laid
	texts      []*canvas.Text
	icons      []*canvas.Raster
	// rects are lines under links and grounds of what a search found; they lie under the text.
	rects []*canvas.Rectangle
	all   []fyne.CanvasObject
	// links and current are where links, and the hit that is looked at, were put last.
	links   []linkSpot
	current frame
}

// linkSpot is where a link stands. A link on two lines is two; the second one only continues the first.
type linkSpot struct {
	frame
	to, text  string
	continues bool
}

// line is a line of a block; first lines of paragraphs but the first have space before them.
type line struct {
	view.Line
	first bool
}

// laid is a block's lines at a width.
type laid struct {
	face  face
	width float32
	lines []line
}

// maxLaid is how many are kept: a card tries a few sizes before it is drawn.
const maxLaid = 10

// script is how a block is written.
type script struct {
	face   face
	colour color.NRGBA
	// light icons are for dark ground.
	light  bool
	centre bool
	right  bool
	// found are the looks of what a search found.
	found found
}

// found are the looks of a search's hits: a ground of its own, and an edge around the one that is looked at.
type found struct{ ground, text, edge color.NRGBA }

// set changes the text and reports whether it differs.
func (b *block) set(paragraphs []view.Paragraph) bool {
	if samePar(b.paragraphs, paragraphs) {
		return false
	}
	b.paragraphs, b.laid = paragraphs, b.laid[:0]
	return true
}

// setText is set for one paragraph of one style; an empty text is none.
func (b *block) setText(text string) bool {
	if text == "" {
		return b.set(nil)
	}
	if len(b.paragraphs) == 1 && len(b.paragraphs[0]) == 1 && b.paragraphs[0][0] == (view.Run{Text: text}) {
		return false
	}
	return b.set([]view.Paragraph{view.Plain(text)})
}

func samePar(a, b []view.Paragraph) bool {
	return slices.EqualFunc(a, b, slices.Equal[view.Paragraph])
}

// layLines breaks the text for a width.
func (b *block) layLines(f face, width float32) []line {
	for _, l := range b.laid {
		if l.width == width && l.face == f {
			return l.lines
		}
	}
	var lines []line
	for i, p := range b.paragraphs {
		for n, l := range view.Break(p, width, f.measure) {
			lines = append(lines, line{l, n == 0 && i > 0})
		}
	}
	if len(b.laid) == maxLaid {
		b.laid = slices.Delete(b.laid, 0, 1)
	}
	b.laid = append(b.laid, laid{f, width, lines})
	return lines
}

// hyphenated tells whether a word is broken at a width.
func (b *block) hyphenated(f face, width float32) bool {
	return slices.ContainsFunc(b.layLines(f, width), func(l line) bool { return l.Hyphenated })
}

// paragraphGap is the space between paragraphs in lines.
const paragraphGap = 0.4

// height is the text's height at a width.
func (b *block) height(f face, width float32) float32 {
	var h float32
	for _, l := range b.layLines(f, width) {
		h += f.height()
		if l.first {
			h += f.height() * paragraphGap
		}
	}
	return h
}

// natural is the width of the longest paragraph on one line.
func (b *block) natural(f face) float32 {
	var w float32
	for _, p := range b.paragraphs {
		var sum float32
		for _, r := range p {
			sum += f.measure(r)
		}
		w = max(w, sum)
	}
	return w
}

// putLines is put for what one tap shows whole: where there is no room for a line there is none.
func (b *block) putLines(owner fyne.CanvasObject, s script, x, y, width, height float32) float32 {
	if height+0.5 < s.face.height() {
		b.hide()
		return 0
	}
	return b.put(owner, s, x, y, width, height)
}

// put writes the text into a box and returns the height used. What does not fit into the height ends in an ellipsis; the
// first line is always there.
func (b *block) put(owner fyne.CanvasObject, s script, x, y, width, height float32) float32 {
	lines := b.layLines(s.face, width)
	lineHeight := s.face.height()
	texts, icons, rects := 0, 0, 0
	b.links, b.current = b.links[:0], frame{}
	var used float32
	for i, l := range lines {
		if l.first {
			used += lineHeight * paragraphGap
		}
		if used+lineHeight > height+0.5 && i > 0 {
			break
		}
		next := lineHeight
		if i+1 < len(lines) && lines[i+1].first {
			next += lineHeight * paragraphGap
		}
		shown := l.Line
		if i+1 < len(lines) && used+lineHeight+next > height+0.5 {
			shown = view.Shorten([]view.Line{l.Line, lines[i+1].Line}, 1, width, s.face.measure)[0]
		}
		from := x
		switch {
		case s.centre:
			from += (width - shown.Width) / 2
		case s.right:
			from += width - shown.Width
		}
		for _, p := range shown.Pieces {
			rects = b.under(rects, s, p, from+p.X, y+used, lineHeight)
			if p.Icon != "" && hasIcon(p.Icon) {
				side := s.face.iconSide()
				picture(b.icon(icons), owner, iconName(p.Icon, s.light), from+p.X, y+used+(lineHeight-side)/2, side, side)
				icons++
				continue
			}
			t := b.text(texts)
			texts++
			colour := s.colour
			if p.Mark != view.Unmarked {
				colour = s.found.text
			}
			write(t, p.Text, s.face.styled(p.Run), colour)
			place(t, from+p.X, y+used, p.Width, lineHeight)
			show(t, true)
		}
		used += lineHeight
	}
	b.hideFrom(texts, icons, rects)
	return used
}

// under draws what lies under a piece, and notes where it is; it returns how many rectangles are in use.
func (b *block) under(n int, s script, p view.Piece, x, y, height float32) int {
	if p.Mark != view.Unmarked {
		ground := box{fill: s.found.ground, round: 3}
		if p.Mark == view.Current {
			ground.edge, ground.stroke = s.found.edge, 2
			b.current = frame{fyne.NewPos(x, y), fyne.NewSize(p.Width, height)}
		}
		r := b.rect(n)
		ground.paint(r)
		left := min(2, x)
		place(r, x-left, y, p.Width+left, height) // a full stop after it stays off the ground
		show(r, true)
		n++
	}
	if p.Link != "" {
		last := len(b.links) - 1
		spot := linkSpot{frame: frame{fyne.NewPos(x, y), fyne.NewSize(p.Width, height)}, to: p.Link, text: p.Text}
		spot.continues = last >= 0 && b.links[last].to == p.Link && b.links[last].pos.Y < y
		b.links = append(b.links, spot)
		r := b.rect(n)
		box{fill: faded(s.colour, 0.6)}.paint(r)
		place(r, x, y+height*0.9, p.Width, 1)
		show(r, true)
		n++
	}
	return n
}

// hide takes the text away without forgetting it.
func (b *block) hide() {
	b.links = b.links[:0]
	b.hideFrom(0, 0, 0)
}

func (b *block) hideFrom(texts, icons, rects int) {
	for ; rects < len(b.rects); rects++ {
		show(b.rects[rects], false)
	}
	for ; texts < len(b.texts); texts++ {
		show(b.texts[texts], false)
		b.texts[texts].Text = "" // what is not to be seen is not kept either
	}
	for ; icons < len(b.icons); icons++ {
		show(b.icons[icons], false)
	}
}

func (b *block) text(i int) *canvas.Text {
	if i == len(b.texts) {
		b.texts = append(b.texts, newText())
		b.all = append(b.all, b.texts[i])
	}
	return b.texts[i]
}

func (b *block) rect(i int) *canvas.Rectangle {
	if i == len(b.rects) {
		b.rects = append(b.rects, newRect())
		b.all = slices.Insert(b.all, i, fyne.CanvasObject(b.rects[i]))
	}
	return b.rects[i]
}

func (b *block) icon(i int) *canvas.Raster {
	if i == len(b.icons) {
		b.icons = append(b.icons, newPicture())
		b.all = append(b.all, b.icons[i])
	}
	return b.icons[i]
}
