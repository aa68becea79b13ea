package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"syscall"
	"time"
)

// screen is what is on the screen of Xvfb, which keeps it in a file (-fbdir) in the format of xwd.
type screen struct {
	pixels []byte
	line   int
	last   []byte
}

// lines is which lines are looked at: one in so many. No text and no picture is lower.
const lines = 4

func openScreen(path string) (*screen, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }() // the map stays
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	data, err := syscall.Mmap(int(f.Fd()), 0, int(info.Size()), syscall.PROT_READ, syscall.MAP_SHARED)
	if err != nil {
		return nil, fmt.Errorf("map the screen: %w", err)
	}
	var head [20]uint32 // the numbers of the head up to that of the colours
	if _, err := binary.Decode(data, binary.BigEndian, &head); err != nil {
		return nil, err
	}
	const colour = 12
	start, line := int(head[0]+colour*head[19]), int(head[12])
	height := int(head[5])
	if start+line*height > len(data) {
		return nil, errors.New("the screen is cut off")
	}
	s := &screen{pixels: data[start : start+line*height], line: line}
	s.last = make([]byte, len(s.pixels)/lines)
	s.changed()
	return s, nil
}

// changed tells whether the picture is another than at the last look.
func (s *screen) changed() bool {
	changed := false
	for from, to := 0, 0; from+s.line <= len(s.pixels); from, to = from+s.line*lines, to+s.line {
		was, is := s.last[to:to+s.line], s.pixels[from:from+s.line]
		if !bytes.Equal(was, is) {
			copy(was, is)
			changed = true
		}
	}
	return changed
}

// settle waits until the picture has rested for a time, and gives the moment of the last change. It is the moment since,
// where nothing has changed at all. Whenever something has changed, it calls seen.
func (s *screen) settle(since time.Time, rest time.Duration, seen func()) (time.Time, error) {
	const look, patience = 2 * time.Millisecond, 60 * time.Second
	last, moved := since, false
	for {
		now := time.Now()
		if s.changed() {
			last, moved = now, true
			seen()
		}
		switch {
		case moved && now.Sub(last) > rest:
			return last, nil
		case now.Sub(since) > patience:
			return last, errors.New("the picture does not come to rest")
		}
		time.Sleep(look)
	}
}
