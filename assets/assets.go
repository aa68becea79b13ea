// Package assets holds the pictures and the display font. It only embeds: what draws them is not its concern.
//
// README.md beside this file lists every name and the rules the drawings keep, so that Fyne's SVG renderer shows them as meant.
package assets

import (
	"embed"
	"io/fs"
	"path"
	"slices"
	"strings"
)

//go:embed svg/*.svg
var svgs embed.FS

//go:embed png/*.png
var pngs embed.FS

// SerifBold is Noto Serif Bold (OFL, fonts/OFL.txt), the face of card names and of large numbers.
//
//go:embed fonts/NotoSerif-Bold.ttf
var SerifBold []byte

//go:embed fonts/compact/*.ttf
var compactFonts embed.FS

// CompactFont returns the font with this name, such as "NotoSans-Bold", with the signs alone that nearly all texts are made
// of, or nil if there is none.
func CompactFont(name string) []byte { return read(compactFonts, "fonts/compact", name, ".ttf") }

// SVG returns the drawing with this name, such as "token-threat", or nil if there is none.
func SVG(name string) []byte { return read(svgs, "svg", name, ".svg") }

// PNG returns the bitmap with this name, such as "tex-felt", or nil if there is none.
func PNG(name string) []byte { return read(pngs, "png", name, ".png") }

// Names lists the drawings that SVG knows, sorted.
func Names() []string { return names(svgs, "svg", ".svg") }

// PNGNames lists the bitmaps that PNG knows, sorted.
func PNGNames() []string { return names(pngs, "png", ".png") }

func read(files embed.FS, dir, name, ext string) []byte {
	if name == "" || strings.ContainsAny(name, `/\`) {
		return nil
	}
	data, err := files.ReadFile(path.Join(dir, name+ext))
	if err != nil {
		return nil
	}
	return data
}

func names(files fs.FS, dir, ext string) []string {
	entries, err := fs.ReadDir(files, dir)
	if err != nil {
		return nil
	}
	var list []string
	for _, e := range entries {
		if name, ok := strings.CutSuffix(e.Name(), ext); ok {
			list = append(list, name)
		}
	}
	slices.Sort(list)
	return list
}
