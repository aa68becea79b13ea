package main

import "encoding/binary"

// inMacOS are the pictures in the file for macOS: four letters for each and its size in pixels, which for every second is twice
// what is said, for screens with pixels half as large.
var inMacOS = []struct {
	letters string
	size    int
}{{"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic13", 256}, {"ic08", 256}, {"ic14", 512}, {"ic09", 512}, {"ic10", 1024}}

// icns makes the one file with all sizes that macOS wants: parts of parts, each a PNG.
func icns() ([]byte, error) {
	pictures := map[int][]byte{}
	var all []byte
	for _, x := range inMacOS {
		if pictures[x.size] == nil {
			var err error
			if pictures[x.size], err = encode(icon(x.size)); err != nil {
				return nil, err
			}
		}
		all = append(all, part(x.letters, pictures[x.size])...)
	}
	return part("icns", all), nil
}

// part is a part: its letters, the length of all of it, and what is in it.
func part(letters string, data []byte) []byte {
	const headSize = 8
	b := binary.BigEndian.AppendUint32([]byte(letters), uint32(headSize+len(data)))
	return append(b, data...)
}
