package widget

import (
	"bytes"
	"encoding/binary"
	"sync"

	"fyne.io/fyne/v2"
)

// lift is how far letters are moved up within their line, in thousandths of their size. Fyne rounds the height of a line to
// whole pixels, and the part above the baseline up: at the size of most texts the lower edge of "g" and "р" would be cut off.
const lift = 3

// liftedFonts are the fonts lifted so far, by what they are made from.
var liftedFonts = struct {
	sync.Mutex
	of map[fyne.Resource]fyne.Resource
}{of: map[fyne.Resource]fyne.Resource{}}

// lifted is a TrueType font whose letters stand higher in lines of the same height; anything else stays as it is.
func lifted(source fyne.Resource) fyne.Resource {
	liftedFonts.Lock()
	defer liftedFonts.Unlock()
	font, known := liftedFonts.of[source]
	if !known {
		font = fyne.NewStaticResource(source.Name(), liftedLines(source.Content()))
		liftedFonts.of[source] = font
	}
	return font
}

func liftedLines(ttf []byte) []byte {
	out := bytes.Clone(ttf)
	tables := map[string][]byte{}
	for _, t := range tablesOf(out) {
		tables[t.tag] = t.body
	}
	head, hhea, os2 := tables["head"], tables["hhea"], tables["OS/2"]
	if len(head) < 20 || len(hhea) < 8 || len(os2) < 72 {
		return ttf
	}
	by := binary.BigEndian.Uint16(head[18:]) * lift / 1000 // unitsPerEm
	for _, line := range [][]byte{hhea[4:8], os2[68:72]} { // ascender and descender, which is below 0
		binary.BigEndian.PutUint16(line, binary.BigEndian.Uint16(line)-by)
		binary.BigEndian.PutUint16(line[2:], binary.BigEndian.Uint16(line[2:])-by)
	}
	return out
}

// fontTable is a table of a TrueType font with its entry in the directory.
type fontTable struct {
	tag         string
	entry, body []byte
}

// tablesOf are a TrueType font's tables; none of anything else.
func tablesOf(ttf []byte) []fontTable {
	if len(ttf) < fontHeader || binary.BigEndian.Uint32(ttf) != 0x00010000 {
		return nil
	}
	directory := ttf[fontHeader:]
	n := int(binary.BigEndian.Uint16(ttf[4:]))
	if len(directory) < n*fontEntry {
		return nil
	}
	tables := make([]fontTable, n)
	for i := range tables {
		e := directory[i*fontEntry : (i+1)*fontEntry]
		offset, length := int(binary.BigEndian.Uint32(e[8:])), int(binary.BigEndian.Uint32(e[12:]))
		if offset+length > len(ttf) {
			return nil
		}
		tables[i] = fontTable{string(e[:4]), e, ttf[offset : offset+length]}
	}
	return tables
}

// The sizes of a TrueType font's header and of an entry of its directory.
const fontHeader, fontEntry = 12, 16
