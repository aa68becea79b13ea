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
	links links
	faint bool
	// Centre sets the lines in the middle.
	Centre bool
}

// NewProse makes a text of a style, empty for now.
func NewProse(style TextStyle) *Prose {
	p := &Prose{style: style}
	p.init(nil, p)
	return p
}

// WithLinks lets the text's links be followed; onLink gets the section that a link leads to.
func (p *Prose) WithLinks(h *Host, onLink func(section string)) *Prose {
	p.host, p.links.onLink = h, onLink
	return p
}

// SetPan is for PanScroll.
func (p *Prose) SetPan(s *PanScroll) { p.links.setPan(s) }

// SetSheet is for Sheet.
func (p *Prose) SetSheet(s *Sheet) { p.links.setSheet(s) }

// Current is where the hit stands that is looked at, if the text has it.
func (p *Prose) Current() (fyne.Position, fyne.Size, bool) {
	return p.text.current.pos, p.text.current.size, !p.text.current.size.IsZero()
}

// SetHost puts the text into a window that has a look of its own.
func (p *Prose) SetHost(h *Host) { p.host = h }

// Set changes the text.
func (p *Prose) Set(paragraphs []view.Paragraph) {
	if p.text.set(paragraphs) {
		p.Refresh()
	}
}

// SetFaint makes the text one that matters less, or not.
func (p *Prose) SetFaint(faint bool) {
	if p.faint != faint {
		p.faint = faint
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
	colour := p.style.colour()
	if p.faint {
		colour = ColorMuted
	}
	s := script{face: p.style.face(l), colour: l.col(colour), light: l.dark() && p.style != CardText, centre: p.Centre,
		found: found{ground: l.col(ColorGold), text: l.col(ColorOnGold), edge: l.col(ColorOver)}}
	p.text.put(p, s, 0, 0, size.Width, max(size.Height, p.text.height(s.face, size.Width)))
	p.links.arrange(p.host, p.text.links)
}

func (p *Prose) least() fyne.Size {
	width := p.Size().Width
	if width == 0 {
		width = p.natural()
	}
	return fyne.NewSize(0, p.HeightFor(width))
}

func (p *Prose) absent() bool { return len(p.text.paragraphs) == 0 }

func (p *Prose) parts() []fyne.CanvasObject {
	return p.collect(p.links.all, &p.text)
}

func (p *Prose) held() []fyne.CanvasObject { return p.links.all }

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
