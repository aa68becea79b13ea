package main

import (
	"encoding/binary"
	"image"
)

// ico makes the one file with all sizes that Windows wants: a directory, then each picture, a bitmap up to 128 pixels and PNG
// beyond, as every reader of such files knows them.
func ico(sizes []int) ([]byte, error) {
	const headSize, entrySize, bytesInDirectory = 6, 16, 256
	var directory, pictures []byte
	directory = words(directory, 0, 1, len(sizes)) // reserved, icons, how many
	for _, size := range sizes {
		img := icon(size)
		picture := bitmap(img)
		if size > 128 {
			var err error
			if picture, err = encode(img); err != nil {
				return nil, err
			}
		}
		side := byte(size % bytesInDirectory) // 0 is 256
		directory = append(directory, side, side, 0, 0)
		directory = words(directory, 1, 32) // planes, bits a pixel
		directory = numbers(directory, len(picture), headSize+entrySize*len(sizes)+len(pictures))
		pictures = append(pictures, picture...)
	}
	return append(directory, pictures...), nil
}

// bitmap is a picture as in a BMP file, without that file's head: blue, green, red and alpha from the lowest line upwards, then
// the mask for screens without alpha, a bit a pixel in lines of whole 32 bits.
func bitmap(img *image.NRGBA) []byte {
	const headSize = 40
	size := img.Rect.Dx()
	b := numbers(nil, headSize, size, 2*size) // both halves count in the height
	b = words(b, 1, 32)                       // planes, bits a pixel
	b = append(b, make([]byte, headSize-len(b))...)
	maskLine := (size + 31) / 32 * 4
	mask := make([]byte, maskLine*size)
	for row := range size {
		y := size - 1 - row
		for x := range size {
			c := img.NRGBAAt(x, y)
			b = append(b, c.B, c.G, c.R, c.A)
			if c.A == 0 {
				mask[row*maskLine+x/8] |= 0x80 >> (x % 8)
			}
		}
	}
	return append(b, mask...)
}

// words and numbers append values of 16 and of 32 bits.
func words(b []byte, values ...int) []byte {
	for _, v := range values {
		b = binary.LittleEndian.AppendUint16(b, uint16(v))
	}
	return b
}

func numbers(b []byte, values ...int) []byte {
	for _, v := range values {
		b = binary.LittleEndian.AppendUint32(b, uint32(v))
	}
	return b
}
