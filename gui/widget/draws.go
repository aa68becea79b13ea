package widget

import (
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"golang.org/x/image/font/sfnt"

	"plotwright/assets"
)

// Draws tells whether every face of ours has a sign. What one lacks is drawn in whatever face the machine has: a
// different look on each, or an empty box. Signs that only guide the breaking of lines are never drawn.
func Draws(r rune) bool {
	const softHyphen, zeroWidthSpace = '\u00ad', '\u200b'
	if r == softHyphen || r == zeroWidthSpace {
		return true
	}
	var b sfnt.Buffer
	for _, f := range faces() {
		if i, err := f.GlyphIndex(&b, r); err != nil || i == 0 {
			return false
		}
	}
	return true
}

// faces are all faces that texts are drawn in.
var faces = sync.OnceValue(func() []*sfnt.Font {
	var fonts []*sfnt.Font
	for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}, {Bold: true, Italic: true}} {
		if f, err := sfnt.Parse(theme.DefaultTheme().Font(style).Content()); err == nil {
			fonts = append(fonts, f)
		}
	}
	if f, err := sfnt.Parse(assets.SerifBold); err == nil {
		fonts = append(fonts, f)
	}
	return fonts
})
