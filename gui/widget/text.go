package widget

import (
	"strings"

	"fyne.io/fyne/v2"
	"golang.org/x/image/math/fixed"

	"plotwright/gui/view"
)

// TextStyle is what a text is for; it decides face, size and colour.
type TextStyle int

// The styles of text.
const (
	Body TextStyle = iota
	// Small is for captions and hints.
	Small
	// Title is a page's name, in the serif face.
	Title
	// Heading begins a section, in the serif face.
	Heading
	// Number is a large number in the serif face.
	Number
	// CardText is ability text on parchment.
	CardText
	// Muted is body text that matters less.
	Muted
	// Strong is body text in bold.
	Strong
)

// face is a font at a size.
type face struct {
	size   float32
	style  fyne.TextStyle
	source fyne.Resource
}

// styled is the face for a run: bold and italic are the run's own; what a search found is bold.
func (f face) styled(r view.Run) face {
	f.style.Bold = f.style.Bold || r.Bold || r.Mark != view.Unmarked
	f.style.Italic = f.style.Italic || r.Italic
	return f
}

// font is what a text is drawn in: a compact font of ours, which Fyne reads and prepares in a fraction of the time, or with
// signs that it lacks the whole font. That is nil where it is the theme's.
func (f face) font(text string) fyne.Resource {
	if r := f.ruler(); r != nil && r.has(text) {
		return r.resource
	}
	return f.source
}

func sans(size float32) face { return face{size: size} }
func bold(size float32) face { return face{size: size, style: fyne.TextStyle{Bold: true}} }
func serifFace(size float32) face {
	return face{size: size, style: fyne.TextStyle{Bold: true}, source: serif}
}

// face is the style's font under a look.
func (s TextStyle) face(l look) face {
	switch s {
	case Small:
		return sans(l.size(SizeSmall))
	case Title:
		return serifFace(l.size(SizeTitle))
	case Heading:
		return serifFace(l.size(SizeHeading))
	case Number:
		return serifFace(l.size(SizeNumber))
	case CardText:
		return sans(l.size(SizeCardText))
	case Strong:
		return bold(l.size(SizeBody))
	case Body, Muted:
	}
	return sans(l.size(SizeBody))
}

func (s TextStyle) colour() fyne.ThemeColorName {
	switch s {
	case Small, Muted:
		return ColorMuted
	case CardText:
		return ColorInk
	default:
		return ColorOnFelt
	}
}

// words keeps the widths of words: lines are measured word by word, at each width that is tried. The GUI goroutine alone
// uses it.
var words = map[word]float32{}

type word struct {
	text string
	face face
}

// measured is the face that Fyne measures a text with: of the next whole size, its letters being set by whole sizes. So
// sizes in between need no measuring of their own.
func (f face) measured() face {
	f.size = float32(fixed.Int26_6(f.size * 64).Ceil())
	return f
}

const maxWords = 20000

// width is the width of a text on one line.
func (f face) width(text string) float32 {
	text = view.Showable(text)
	if strings.ContainsFunc(text, foreign) {
		return f.word(text)
	}
	var w float32
	start := 0
	for i := 0; i < len(text); i++ {
		if text[i] == ' ' {
			w += f.word(text[start:i]) + f.word(" ")
			start = i + 1
		}
	}
	return w + f.word(text[start:])
}

// foreign are letters for which the system lends another font, and with it another width of the blanks between them.
func foreign(r rune) bool { return r >= 0x590 && r < 0x2000 || r >= 0x2c00 }

func (f face) word(text string) float32 {
	if text == "" {
		return 0
	}
	k := word{text, f.measured()}
	w, ok := words[k]
	if !ok {
		if len(words) > maxWords {
			clear(words)
		}
		w = k.face.measureWord(text)
		words[k] = w
	}
	return w
}

func (f face) measureWord(text string) float32 {
	if r := f.ruler(); r != nil && r.has(text) {
		return r.width(text, f.size)
	}
	return f.rendered(text).Width
}

// rendered is the size that Fyne draws a text in.
func (f face) rendered(text string) fyne.Size {
	size, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, f.size, f.style, f.font(text))
	return size
}

// heights keeps the heights of lines, as words keeps widths.
var heights = map[face]float32{}

// height is the height of a line.
func (f face) height() float32 {
	f = f.measured()
	h, ok := heights[f]
	if !ok {
		if r := f.ruler(); r != nil {
			h = r.height(f.size)
		} else {
			h = f.rendered("Ё").Height
		}
		heights[f] = h
	}
	return h
}

// half rounds a size to half a unit: sizes that follow a width would else be new ones at each move of a window's edge.
func half(size float32) float32 { return round(size*2) / 2 }

// iconSide is the side of an icon within text.
func (f face) iconSide() float32 { return f.size * 1.25 }

// measure is the width of a run in this face.
func (f face) measure(r view.Run) float32 {
	if r.Icon != "" && hasIcon(r.Icon) {
		return f.iconSide()
	}
	return f.styled(r).width(r.Text)
}
