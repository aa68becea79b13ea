package main

import (
	"bytes"
	"encoding/binary"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// TestIcons: all sizes are written, those of the file for Windows where its directory says, and a second time the same bytes.
func TestIcons(t *testing.T) {
	first, second := t.TempDir(), t.TempDir()
	for _, folder := range []string{first, second} {
		if err := write(folder); err != nil {
			t.Fatal(err)
		}
	}
	files, err := filepath.Glob(filepath.Join(first, "*"))
	if err != nil || len(files) != len(sizes)+3 {
		t.Fatalf("%q, %v", files, err)
	}
	for _, file := range files {
		text := read(t, file)
		if !bytes.Equal(text, read(t, filepath.Join(second, filepath.Base(file)))) {
			t.Errorf("%s differs the second time", filepath.Base(file))
		}
	}

	text := read(t, filepath.Join(first, "plotwright.ico"))
	if n := int(binary.LittleEndian.Uint16(text[4:])); n != len(inWindows) {
		t.Fatalf("%d icons in one", n)
	}
	for i, size := range inWindows {
		entry := text[6+16*i:]
		from, length := binary.LittleEndian.Uint32(entry[12:]), binary.LittleEndian.Uint32(entry[8:])
		picture := text[from : from+length]
		if size == 256 {
			if img, err := png.Decode(bytes.NewReader(picture)); err != nil || img.Bounds().Dx() != size || entry[0] != 0 {
				t.Errorf("256: %v", err)
			}
			continue
		}
		want := icon(size)
		at := 40 + 4*(size/2*size+size/2) // half way up, half way across
		c := want.NRGBAAt(size/2, size-1-size/2)
		if int(entry[0]) != size || !bytes.Equal(picture[at:at+4], []byte{c.B, c.G, c.R, c.A}) || c.A == 0 {
			t.Errorf("%d: the middle is %v, want %v", size, picture[at:at+4], c)
		}
	}
}

// TestIconOfMacOS: each part is as long as it says, and has a picture of the size that its letters stand for.
func TestIconOfMacOS(t *testing.T) {
	text, err := icns()
	if err != nil || string(text[:4]) != "icns" || int(binary.BigEndian.Uint32(text[4:])) != len(text) {
		t.Fatalf("%q of %d bytes, %v", text[:8], len(text), err)
	}
	rest := text[8:]
	for _, want := range inMacOS {
		end := binary.BigEndian.Uint32(rest[4:])
		img, err := png.Decode(bytes.NewReader(rest[8:end]))
		if err != nil || string(rest[:4]) != want.letters || img.Bounds().Dx() != want.size {
			t.Errorf("%s: %q, %v", want.letters, rest[:4], err)
		}
		rest = rest[end:]
	}
	if len(rest) > 0 {
		t.Errorf("%d bytes too many", len(rest))
	}
}

func read(t *testing.T, file string) []byte {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
