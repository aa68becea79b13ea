package widget

import (
	"fyne.io/fyne/v2"

	"plotwright/gui/view"
)

// Prose is running text with inline icons.
type Prose struct {
	base
	style TextStyle
	text  block
	// Centre sets the lines in the middle.
	Centre bool
}

// NewProse makes a text of a style, empty for now.
func NewProse(style TextStyle) *Prose {
	p := &Prose{style: style}
	p.init(nil, p)
	return p
}

// Set changes the text.
func (p *Prose) Set(paragraphs []view.Paragraph) {
	if p.text.set(paragraphs) {
		p.Refresh()
	}
}

// SetText changes the text to one plain paragraph.
func (p *Prose) SetText(text string) {
	if p.text.setText(text) {
		p.Refresh()
	}
}

// HeightFor is the height at a width.
func (p *Prose) HeightFor(width float32) float32 { return p.text.height(p.style.face(p.look()), width) }

func (p *Prose) natural() float32 { return p.text.natural(p.style.face(p.look())) + 1 }

func (p *Prose) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := p.look()
	s := script{face: p.style.face(l), colour: l.col(p.style.colour()), light: l.dark() && p.style != CardText, centre: p.Centre}
	p.text.put(p, s, 0, 0, size.Width, max(size.Height, p.text.height(s.face, size.Width)))
}

func (p *Prose) least() fyne.Size {
	width := p.Size().Width
	if width == 0 {
		width = p.natural()
	}
	return fyne.NewSize(0, p.HeightFor(width))
}

func (p *Prose) absent() bool { return len(p.text.paragraphs) == 0 }

func (p *Prose) parts() []fyne.CanvasObject { return p.text.all }

// Describe says what is written, for tests and for what reads screens aloud.
func (p *Prose) Describe() string { return describe(p.text.paragraphs) }

func describe(paragraphs []view.Paragraph) string {
	var s string
	for i, par := range paragraphs {
		if i > 0 {
			s += " "
		}
		for _, r := range par {
			s += r.Text
		}
	}
	return s
}
