package widget

import (
	"bytes"
	"encoding/binary"
	"slices"
	"unicode"

	"fyne.io/fyne/v2"
	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/harfbuzz"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"
)

// ruler measures words in one font exactly as Fyne does, which prepares its font anew for each of them (ADR 20). The GUI
// goroutine alone uses it.
type ruler struct {
	face *font.Face
	font *harfbuzz.Font
}

// rulers are by font; nil is one that only Fyne can measure with.
var rulers = map[fyne.Resource]*ruler{}

// What is used again for each word.
var (
	shaped    = harfbuzz.NewBuffer()
	segmenter shaping.Segmenter
)

// ruler is the face's, or nil.
func (f face) ruler() *ruler {
	source := f.source
	if source == nil {
		source = fyne.CurrentApp().Settings().Theme().Font(f.style)
	}
	r, ok := rulers[source]
	if !ok {
		r = newRuler(source.Content())
		rulers[source] = r
	}
	return r
}

func newRuler(ttf []byte) *ruler {
	face, err := font.ParseTTF(bytes.NewReader(metrics(ttf)))
	if err != nil {
		return nil // Fyne says what is wrong with it
	}
	return &ruler{face: face, font: harfbuzz.NewFont(face)}
}

// ResolveFace is the only face there is, for the Segmenter.
func (r *ruler) ResolveFace(rune) *font.Face { return r.face }

// width is the width of a text at a size; ok is false where other fonts have to help or marks are set over letters.
func (r *ruler) width(text string, size float32) (w float32, ok bool) {
	runes := []rune(text)
	for _, c := range runes {
		if _, has := r.face.NominalGlyph(c); !has || foreign(c) || unicode.IsControl(c) || unicode.IsMark(c) {
			return 0, false
		}
	}
	in := shaping.Input{Text: runes, RunEnd: len(runes), Direction: di.DirectionLTR, Face: r.face}
	for _, run := range segmenter.Split(in, r) {
		shaped.Clear()
		shaped.AddRunes(runes, run.RunStart, run.RunEnd-run.RunStart)
		shaped.Props = harfbuzz.SegmentProperties{Direction: run.Direction.Harfbuzz(), Language: run.Language, Script: run.Script}
		r.scale(size)
		shaped.Shape(r.font, nil)
		var advance fixed.Int26_6
		for _, p := range shaped.Pos {
			advance += fixed.Int26_6(p.XAdvance)
		}
		w += float32(float64(advance) / 64)
	}
	return w, true
}

// height is the height of a line at a size.
func (r *ruler) height(size float32) float32 {
	r.scale(size)
	e := r.font.ExtentsForDirection(harfbuzz.LeftToRight)
	return float32(float64(int(e.Ascender)-int(e.Descender)+int(e.LineGap)) / 64)
}

// scale sets the font to the whole size that Fyne sets letters by, in 64ths.
func (r *ruler) scale(size float32) {
	s := int32(fixed.Int26_6(size*64).Ceil()) << 6
	r.font.XScale, r.font.YScale = s, s
}

// measuring are the tables of a font that tell how wide letters are. Outlines and names, most of a font, are not among them.
var measuring = []string{"GDEF", "GPOS", "GSUB", "OS/2", "cmap", "head", "hhea", "hmtx", "kern", "maxp"}

// metrics is a TrueType font with the tables for measuring alone; anything else stays as it is. Only the directory is made
// anew: where each table lies does not matter to its reader.
func metrics(ttf []byte) []byte {
	var kept []fontTable
	for _, t := range tablesOf(ttf) {
		if slices.Contains(measuring, t.tag) {
			kept = append(kept, t)
		}
	}
	if kept == nil {
		return ttf
	}
	out := bytes.Clone(ttf[:fontHeader])
	binary.BigEndian.PutUint16(out[4:], uint16(len(kept)))
	offset := fontHeader + len(kept)*fontEntry
	for _, t := range kept {
		e := bytes.Clone(t.entry)
		binary.BigEndian.PutUint32(e[8:], uint32(offset))
		out = append(out, e...)
		offset += len(t.body)
	}
	for _, t := range kept {
		out = append(out, t.body...)
	}
	return out
}
