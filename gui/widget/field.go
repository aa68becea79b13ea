package widget

import "fyne.io/fyne/v2"

// Field names a control: the name and a note stand to the left of it, or above it where there is little room.
type Field struct {
	base
	label, note block
	control     fyne.CanvasObject
}

// NewField makes a field around a control, without a name yet.
func NewField(control fyne.CanvasObject) *Field {
	f := &Field{control: control}
	f.init(nil, f)
	return f
}

// Set changes the name and the note; an empty note is none.
func (f *Field) Set(label, note string) {
	renamed, noted := f.label.setText(label), f.note.setText(note)
	if renamed || noted {
		f.Refresh()
	}
}

// fieldWords is the least width of a name beside its control, in sizes of the text.
const fieldWords = 9

// lay divides a field of a width.
func (f *Field) lay(l look, width float32) (words, control float32, under bool) {
	control = min(naturalWidth(f.control), width)
	words = width - control - l.gap(12)
	if words < l.size(SizeBody)*fieldWords {
		return width, width, true
	}
	return words, control, false
}

func (f *Field) wordsHeight(l look, width float32) float32 {
	return f.label.height(Body.face(l), width) + f.note.height(Small.face(l), width)
}

// HeightFor is the height at a width.
func (f *Field) HeightFor(width float32) float32 {
	l := f.look()
	words, control, under := f.lay(l, width)
	if under {
		return f.wordsHeight(l, words) + l.gap(6) + heightFor(f.control, control)
	}
	return max(f.wordsHeight(l, words), heightFor(f.control, control))
}

func (f *Field) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := f.look()
	words, control, under := f.lay(l, size.Width)
	high := f.wordsHeight(l, words)
	if under {
		f.write(l, 0, words)
		place(f.control, 0, high+l.gap(6), control, heightFor(f.control, control))
		return
	}
	f.write(l, (size.Height-high)/2, words)
	h := heightFor(f.control, control)
	place(f.control, size.Width-control, (size.Height-h)/2, control, h)
}

func (f *Field) write(l look, y, width float32) {
	h := f.label.height(Body.face(l), width)
	f.label.put(f, script{face: Body.face(l), colour: l.col(ColorOnFelt), light: l.dark()}, 0, y, width, h)
	small := Small.face(l)
	f.note.put(f, script{face: small, colour: l.col(ColorMuted), light: l.dark()}, 0, y+h, width, f.note.height(small, width))
}

func (f *Field) least() fyne.Size {
	width := f.Size().Width
	if width == 0 {
		width = f.look().size(SizeBody) * 24
	}
	return fyne.NewSize(0, f.HeightFor(width))
}

func (f *Field) parts() []fyne.CanvasObject {
	return f.collect([]fyne.CanvasObject{f.control}, &f.label, &f.note)
}

func (f *Field) held() []fyne.CanvasObject { return []fyne.CanvasObject{f.control} }

// Refresh arranges again and refreshes the control.
func (f *Field) Refresh() {
	f.base.Refresh()
	f.control.Refresh()
}
