package widget

import (
	"bytes"

	"fyne.io/fyne/v2"
	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/harfbuzz"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"

	"plotwright/assets"
)

// ruler measures words in one of our compact fonts exactly as Fyne does, which prepares its font anew for each of them (ADR
// 20). The GUI goroutine alone uses it.
type ruler struct {
	resource fyne.Resource
	face     *font.Face
	font     *harfbuzz.Font
}

// rulers are by the names of the fonts.
var rulers = map[string]*ruler{}

// What is used again for each word.
var (
	shaped    = harfbuzz.NewBuffer()
	segmenter shaping.Segmenter
)

// ruler is that of the face's compact font, nil where it has none.
func (f face) ruler() *ruler {
	name := f.compact()
	r, ok := rulers[name]
	if !ok {
		r = newRuler(name)
		rulers[name] = r
	}
	return r
}

// compact is the name of the compact font that stands for the face's, empty where none does.
func (f face) compact() string {
	switch {
	case f.source == serif:
		return "NotoSerif-Bold"
	case f.source != nil, f.style.Monospace, f.style.Symbol:
		return ""
	case f.style.Bold && f.style.Italic:
		return "NotoSans-BoldItalic"
	case f.style.Bold:
		return "NotoSans-Bold"
	case f.style.Italic:
		return "NotoSans-Italic"
	}
	return "NotoSans-Regular"
}

func newRuler(name string) *ruler {
	data := assets.CompactFont(name)
	if data == nil {
		return nil
	}
	r := &ruler{resource: lifted(fyne.NewStaticResource("compact/"+name+".ttf", data))}
	face, err := font.ParseTTF(bytes.NewReader(r.resource.Content()))
	if err != nil {
		return nil // Fyne says what is wrong with it
	}
	r.face, r.font = face, harfbuzz.NewFont(face)
	return r
}

// has tells whether the font has all signs of a text.
func (r *ruler) has(text string) bool {
	for _, c := range text {
		if _, has := r.face.NominalGlyph(c); !has {
			return false
		}
	}
	return true
}

// ResolveFace is the only face there is, for the Segmenter.
func (r *ruler) ResolveFace(rune) *font.Face { return r.face }

// width is the width of a text that the font has all signs of, at a size.
func (r *ruler) width(text string, size float32) (w float32) {
	runes := []rune(text)
	in := shaping.Input{Text: runes, RunEnd: len(runes), Direction: di.DirectionLTR, Face: r.face}
	runs := []shaping.Input{in}
	if script, one := scriptOf(runes); one {
		runs[0].Script = script
	} else {
		runs = segmenter.Split(in, r)
	}
	for _, run := range runs {
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
	return w
}

// scriptOf is the script that all letters of a text are in; one is false where they are in several, which are shaped apart.
func scriptOf(text []rune) (script language.Script, one bool) {
	script = language.Common
	for _, c := range text {
		switch s := language.LookupScript(c); {
		case s == language.Common, s == language.Inherited, s == script:
		case script != language.Common:
			return script, false
		default:
			script = s
		}
	}
	return script, true
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
