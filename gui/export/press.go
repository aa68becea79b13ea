package export

import (
	"bytes"
	"fmt"
	"strings"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/image/font/sfnt"

	"plotwright/assets"
	"plotwright/gui/view"
)

// Fonts are the faces of running text, as TrueType.
type Fonts struct{ Regular, Bold []byte }

// The faces of a press.
const (
	regular = "regular"
	bold    = "bold"
	serif   = "serif"
)

// Measures of a page, in millimetres. Sizes of letters are in points.
const (
	margin  = 16.0
	foot    = 20.0
	pageW   = 210.0
	pageH   = 297.0
	room    = pageW - 2*margin
	small   = 8.0
	body    = 9.5
	heading = 14.0
	title   = 24.0
)

// tint is a colour of print.
type tint struct{ r, g, b int }

var (
	ink   = tint{0x2a, 0x21, 0x18}
	quiet = tint{0x6a, 0x5c, 0x48}
	brass = tint{0xb8, 0x92, 0x3c}
	plate = tint{0xf6, 0xef, 0xdf}
)

// press prints from the top of a page to its foot, and goes on with the next one.
type press struct {
	pdf   *fpdf.Fpdf
	y     float64
	faces map[string]*sfnt.Font
	buf   sfnt.Buffer
	face  string
	size  float64
}

func newPress(f Fonts) (*press, error) {
	p := &press{pdf: fpdf.New("P", "mm", "A4", ""), faces: map[string]*sfnt.Font{}}
	p.pdf.SetAutoPageBreak(false, 0)
	for face, data := range map[string][]byte{regular: f.Regular, bold: f.Bold, serif: assets.SerifBold} {
		font, err := sfnt.Parse(data)
		if err != nil {
			return nil, fmt.Errorf("font %s: %w", face, err)
		}
		p.faces[face] = font
		p.pdf.AddUTF8FontFromBytes(face, "", data)
	}
	p.next()
	return p, p.pdf.Error()
}

// next begins a page.
func (p *press) next() {
	p.pdf.AddPage()
	p.y = margin
}

// need begins a page where there is no room for so much more.
func (p *press) need(height float64) {
	if p.y+height > pageH-foot {
		p.next()
	}
}

func (p *press) use(face string, size float64) {
	if p.face != face || p.size != size {
		p.face, p.size = face, size
		p.pdf.SetFont(face, "", size)
	}
}

// printable is a text of signs that a face has pictures of; for any other stands a question mark.
func (p *press) printable(face, text string) string {
	return strings.Map(func(r rune) rune {
		if i, err := p.faces[face].GlyphIndex(&p.buf, r); err != nil || i == 0 || r > 0xffff {
			return '?'
		}
		return r
	}, text)
}

// lines breaks a text for a width.
func (p *press) lines(face string, size, width float64, text string) []view.Line {
	p.use(face, size)
	return view.Break(view.Plain(p.printable(face, view.Showable(text))), float32(width), func(r view.Run) float32 {
		return float32(p.pdf.GetStringWidth(r.Text))
	})
}

// leading is the height of a line of letters of a size.
func leading(size float64) float64 { return size * 0.353 * 1.38 }

// put prints lines from a place on.
func (p *press) put(x, y float64, face string, size float64, c tint, lines []view.Line) {
	p.use(face, size)
	p.pdf.SetTextColor(c.r, c.g, c.b)
	for i, l := range lines {
		for _, piece := range l.Pieces {
			p.pdf.Text(x+float64(piece.X), y+float64(i)*leading(size)+size*0.353, piece.Text)
		}
	}
}

// text prints a paragraph over the whole width; it may go on over pages.
func (p *press) text(face string, size float64, c tint, text string) {
	for _, l := range p.lines(face, size, room, text) {
		p.need(leading(size))
		p.put(margin, p.y, face, size, c, []view.Line{l})
		p.y += leading(size)
	}
}

// section is a heading with a brass line, which does not stand alone at the foot of a page.
func (p *press) section(text string) {
	p.need(30)
	p.y += 5
	p.text(serif, heading, ink, text)
	p.rule(brass, 0.5)
	p.y += 2
}

func (p *press) rule(c tint, width float64) {
	p.pdf.SetDrawColor(c.r, c.g, c.b)
	p.pdf.SetLineWidth(width)
	p.pdf.Line(margin, p.y, margin+room, p.y)
}

// table prints rows in columns of shares of the width; the first row is the head, which every page repeats.
func (p *press) table(shares []float64, rows [][]string) {
	p.row(shares, rows[0], bold, quiet)
	for _, r := range rows[1:] {
		if p.y+p.rowHeight(shares, r, regular) > pageH-foot {
			p.next()
			p.row(shares, rows[0], bold, quiet)
		}
		p.row(shares, r, regular, ink)
	}
	p.y += 2
}

const cellGap = 3.0

func (p *press) cells(shares []float64, cells []string, face string) [][]view.Line {
	var all [][]view.Line
	for i, text := range cells {
		all = append(all, p.lines(face, body, shares[i]*room-cellGap, text))
	}
	return all
}

func (p *press) rowHeight(shares []float64, cells []string, face string) float64 {
	most := 1
	for _, lines := range p.cells(shares, cells, face) {
		most = max(most, len(lines))
	}
	return float64(most)*leading(body) + 2
}

func (p *press) row(shares []float64, cells []string, face string, c tint) {
	height := p.rowHeight(shares, cells, face)
	x := margin
	for i, lines := range p.cells(shares, cells, face) {
		p.put(x, p.y+0.8, face, body, c, lines)
		x += shares[i] * room
	}
	p.y += height
	p.rule(plate, 0.3)
}

// image prints a bitmap of ours.
func (p *press) image(name string, x, y, w, h float64) {
	data := assets.PNG(name)
	if data == nil {
		return
	}
	p.pdf.RegisterImageOptionsReader(name, fpdf.ImageOptions{ImageType: "PNG"}, bytes.NewReader(data))
	p.pdf.ImageOptions(name, x, y, w, h, false, fpdf.ImageOptions{}, 0, "")
}

// finish numbers the pages and gives the file.
func (p *press) finish(footer func(page, pages int) string) ([]byte, error) {
	pages := p.pdf.PageCount()
	for i := 1; i <= pages; i++ {
		p.pdf.SetPage(i)
		p.face = "" // each page begins without a face
		p.put(margin, pageH-12, regular, small, quiet, p.lines(regular, small, room, footer(i, pages)))
	}
	var b bytes.Buffer
	if err := p.pdf.Output(&b); err != nil {
		return nil, fmt.Errorf("print: %w", err)
	}
	return b.Bytes(), nil
}
