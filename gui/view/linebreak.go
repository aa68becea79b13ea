package view

import (
	"strings"
	"unicode"
)

// Runes that decide where a line may end. The others are ordinary.
const (
	softHyphen   = '\u00ad'
	zeroWidth    = '\u200b'
	wordJoiner   = '\u2060'
	noBreak      = '\u00a0'
	narrowSpace  = '\u202f'
	hyphenMinus  = '-'
	unicodeMinus = '\u2010'
)

// Measure gives the width of a run in its own style; of an icon, the icon's width.
type Measure func(Run) float32

// Piece is a stretch of a line in one style, or an icon, at X from the line's start.
type Piece struct {
	Run
	X, Width float32
}

// Line is one line of laid out text.
type Line struct {
	Pieces []Piece
	Width  float32
	// Hyphenated lines end within a word, with a hyphen that is not the word's own.
	Hyphenated bool
}

// Text is the line's text without its styles; icons are left out.
func (l Line) Text() string {
	var b strings.Builder
	for _, p := range l.Pieces {
		if p.Icon == "" {
			b.WriteString(p.Text)
		}
	}
	return b.String()
}

// Break lays a paragraph out in lines of at most the given width. A line ends at a space that is not a no-break one,
// after a hyphen, at a soft hyphen (then seen as '-') or at a zero-width space; a newline ends it always. A word wider
// than the whole line is hyphenated between syllables, in Russian and in English, and where even that is too wide cut
// at any letter. No single letter of a word is left alone on either side. A word of one letter goes to the next line with
// the word after it where it can, and so does a number; one with no word after it keeps the word before it, as in "Hero 4".
// Only a width below two letters makes a line wider than asked.
func Break(p Paragraph, width float32, measure Measure) []Line {
	b := breaker{glyphs: flatten(p), runs: p, width: width, measure: measure}
	return b.lines()
}

// Ellipsis ends a text that was shortened.
const Ellipsis = "…"

// Shorten keeps the first n lines; the last one kept ends in an ellipsis if there were more, and gives up words for it
// where it has to.
func Shorten(lines []Line, n int, width float32, measure Measure) []Line {
	if n <= 0 || len(lines) == 0 {
		return nil
	}
	if len(lines) <= n {
		return lines
	}
	kept := append([]Line(nil), lines[:n]...)
	last := kept[n-1]
	var p Paragraph
	for _, piece := range last.Pieces {
		p = append(p, piece.Run)
	}
	glyphs := flatten(p)
	for end := len(glyphs); ; end = wordBefore(glyphs, end) {
		for end > 0 && !glyphs[end-1].icon() && (unicode.IsSpace(glyphs[end-1].r) || strings.ContainsRune(".,;:-–—…", glyphs[end-1].r)) {
			end--
		}
		style := Run{}
		if end > 0 && !glyphs[end-1].icon() {
			style = p[glyphs[end-1].run]
		}
		style.Text, style.Icon = Ellipsis, ""
		b := breaker{glyphs: glyphs, runs: p, width: width, measure: measure}
		line := b.compose(0, end, &style)
		if line.Width <= width || end == 0 {
			kept[n-1] = line
			return kept
		}
	}
}

// wordBefore is the end of the word before the last one, or one glyph less where there is but one word.
func wordBefore(glyphs []glyph, end int) int {
	for i := end - 1; i > 0; i-- {
		if isBreakingSpace(glyphs[i].r) {
			return i
		}
	}
	return end - 1
}

// glyph is a rune with the run that it is from; an icon has the rune 0.
type glyph struct {
	r   rune
	run int
}

func (g glyph) icon() bool { return g.r == 0 }

func flatten(p Paragraph) []glyph {
	var list []glyph
	for i, run := range p {
		if run.Icon != "" {
			list = append(list, glyph{run: i})
			continue
		}
		for n, line := range strings.Split(run.Text, "\n") {
			if n > 0 {
				list = append(list, glyph{'\n', i})
			}
			for _, r := range Showable(strings.TrimSuffix(line, "\r")) {
				list = append(list, glyph{r, i})
			}
		}
	}
	return list
}

// breaker lays one paragraph out.
type breaker struct {
	glyphs  []glyph
	runs    Paragraph
	width   float32
	measure Measure
}

// stop is a place where a line may end: the line's last glyph is end-1, the next line's first one is next. A weak stop
// leaves a word of one letter at the line's end, or parts a number from its word.
type stop struct {
	end, next int
	hyphen    bool
	weak      bool
	number    bool
	forced    bool
}

func (b *breaker) lines() []Line {
	var lines []Line
	for start := b.skipSpaces(0); start < len(b.glyphs); {
		end, next, hyphen := b.line(start)
		lines = append(lines, b.composeHyphen(start, end, hyphen))
		if next <= start {
			next = start + 1
		}
		if b.glyphs[next-1].r == '\n' {
			start = next
			continue
		}
		start = b.skipSpaces(next)
	}
	return lines
}

// line finds where the line from start ends.
func (b *breaker) line(start int) (end, next int, hyphen bool) {
	best, weak, forced := b.greedy(start, b.quick(start))
	if s := forced; s != nil && !b.fits(start, *s) || best != nil && !b.fits(start, *best) || weak != nil && !b.fits(start, *weak) {
		best, weak, forced = b.greedy(start, func(s stop) bool { return b.fits(start, s) })
	}
	if forced != nil {
		return forced.end, forced.next, false
	}
	// The word that did not fit stays whole on the next line, unless that is too narrow for it as well, or only a word
	// of one letter would be left on this one.
	from := start
	switch {
	case weak != nil:
		from = weak.next
	case best != nil:
		from = best.next
	}
	word := b.skipSpaces(from)
	after := b.nextStop(word, word)
	if best == nil && (weak == nil || !weak.number) || !b.fits(word, after) {
		must := best == nil && weak == nil
		if at, hyphen, ok := b.inside(start, word, after.end, must); ok {
			return at, at, hyphen
		}
	}
	if best == nil {
		best = weak
	}
	if best != nil {
		return best.end, best.next, best.hyphen
	}
	return after.end, after.next, after.hyphen
}

// greedy takes as much as fits: up to a forced stop, else to the best one, and to a weak one after that.
func (b *breaker) greedy(start int, fits func(stop) bool) (best, weak, forced *stop) {
	for from := start; ; {
		s := b.nextStop(start, from)
		if !fits(s) {
			return best, weak, nil
		}
		switch {
		case s.forced:
			return nil, nil, &s
		case s.weak:
			weak = &s
		default:
			best, weak = &s, nil
		}
		from = s.next
	}
}

// quick adds up the widths from stop to stop. Letters that are drawn closer or wider where they meet can make it wrong by
// a little, so what it finds is measured again as a whole.
func (b *breaker) quick(start int) func(stop) bool {
	end, sum := start, float32(0)
	return func(s stop) bool {
		before := sum
		sum += b.compose(end, s.end, nil).Width
		width := sum
		if s.hyphen {
			width = before + b.composeHyphen(end, s.end, true).Width
		}
		end = s.end
		return width <= b.width
	}
}

func (b *breaker) skipSpaces(i int) int {
	for i < len(b.glyphs) && (isBreakingSpace(b.glyphs[i].r) || b.glyphs[i].r == zeroWidth) {
		i++
	}
	return i
}

func isBreakingSpace(r rune) bool {
	return r != noBreak && r != narrowSpace && r != '\n' && r != '\u2007' && unicode.IsSpace(r)
}

// nextStop finds the first place after from where the line begun at start may end.
func (b *breaker) nextStop(start, from int) stop {
	g := b.glyphs
	for i := from; i < len(g); i++ {
		r := g[i].r
		switch {
		case r == '\n':
			return stop{end: i, next: i + 1, forced: true}
		case isBreakingSpace(r):
			next := b.skipSpaces(i)
			if i == start || next < len(g) && isDash(g[next].r) && !b.digitAfter(next) {
				i = next - 1
				continue
			}
			if next < len(g) && g[next].r == '\n' {
				return stop{end: i, next: next + 1, forced: true}
			}
			number := b.partsNumber(i, next)
			return stop{end: i, next: next, weak: b.shortWord(i) || number, number: number, forced: next >= len(g)}
		case r == zeroWidth && i > start:
			return stop{end: i, next: i + 1}
		case r == softHyphen && b.letters(start, i, -1) >= 2 && b.letters(i+1, len(g), 1) >= 2:
			return stop{end: i, next: i + 1, hyphen: true}
		case (r == hyphenMinus || r == unicodeMinus) && i > 0 && i+1 < len(g) && isWordRune(g[i-1].r) && unicode.IsLetter(g[i+1].r):
			if b.letters(0, i, -1) >= 2 && b.letters(i+1, len(g), 1) >= 2 {
				return stop{end: i + 1, next: i + 1}
			}
		}
	}
	return stop{end: len(g), next: len(g), forced: true}
}

func isDash(r rune) bool { return r == '–' || r == '—' }

func isWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

func (b *breaker) digitAfter(i int) bool {
	return i+1 < len(b.glyphs) && unicode.IsDigit(b.glyphs[i+1].r)
}

// letters counts the letters next to each other from one end of glyphs [from, to): from its end backwards when dir is
// negative. Soft hyphens and accents do not count and do not end the word.
func (b *breaker) letters(from, to, dir int) int {
	n := 0
	i, end := from, to
	if dir < 0 {
		i, end = to-1, from-1
	}
	for ; i != end; i += dir {
		r := b.glyphs[i].r
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			n++
		case r == softHyphen || r == wordJoiner || unicode.Is(unicode.Mn, r):
		default:
			return n
		}
	}
	return n
}

func (b *breaker) fits(start int, s stop) bool {
	return b.composeHyphen(start, s.end, s.hyphen).Width <= b.width
}

func (b *breaker) composeHyphen(start, end int, hyphen bool) Line {
	if !hyphen || end == 0 {
		return b.compose(start, end, nil)
	}
	style := b.runs[b.glyphs[end-1].run]
	style.Text, style.Icon = "-", ""
	line := b.compose(start, end, &style)
	line.Hyphenated = true
	return line
}

// compose makes a line of the glyphs [start, end) and of a last run if there is one.
func (b *breaker) compose(start, end int, last *Run) Line {
	var line Line
	var text strings.Builder
	current := -1
	add := func(run Run) {
		if n := len(line.Pieces); run.Icon == "" && n > 0 {
			before := line.Pieces[n-1].Run
			if before.alike(run) {
				run.Text = before.Text + run.Text
				line.Width = line.Pieces[n-1].X
				line.Pieces = line.Pieces[:n-1]
			}
		}
		w := b.measure(run)
		line.Pieces = append(line.Pieces, Piece{Run: run, X: line.Width, Width: w})
		line.Width += w
	}
	flush := func() {
		if text.Len() > 0 {
			run := b.runs[current]
			run.Text = text.String()
			text.Reset()
			add(run)
		}
	}
	for _, g := range b.glyphs[start:end] {
		if g.run != current {
			flush()
			current = g.run
		}
		switch g.r {
		case 0:
			flush()
			add(b.runs[g.run])
		case softHyphen, zeroWidth, wordJoiner:
		case '\t', '\n':
			text.WriteRune(' ')
		default:
			text.WriteRune(g.r)
		}
	}
	flush()
	if last != nil {
		add(*last)
	}
	return line
}
