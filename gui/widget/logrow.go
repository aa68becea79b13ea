package widget

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// LogRow is a row of the log: a heading, or a line with its time, a picture and a note. A line of a batch can be pressed.
type LogRow struct {
	touch
	view  view.LogRow
	plate *canvas.Rectangle
	line  *canvas.Rectangle
	icon  *canvas.Raster
	time  block
	text  block
	note  block
	// enabled tells whether the row is the one that the keys are at.
	enabled func() bool
	// index is its place in the list.
	index int
	fixed []fyne.CanvasObject
}

func newLogRow(h *Host, onTap func()) *LogRow {
	r := &LogRow{plate: newRect(), line: newRect(), icon: newPicture()}
	r.touch.init(h, r, onTap)
	r.fixed = []fyne.CanvasObject{r.plate, r.line, r.icon, r.ring}
	return r
}

// Set changes what the row says.
func (r *LogRow) Set(v view.LogRow) {
	if sameRow(r.view, v) {
		return
	}
	r.view = v
	r.text.set([]view.Paragraph{v.Text})
	r.time.setText(v.Time)
	r.note.setText(v.Note)
	r.Refresh()
}

func sameRow(a, b view.LogRow) bool {
	return slices.Equal(a.Text, b.Text) && a.Batch == b.Batch && a.Note == b.Note && a.Time == b.Time && a.Icon == b.Icon &&
		a.Heading == b.Heading && a.Day == b.Day && a.Undone == b.Undone
}

// Disabled keeps all rows but one out of the order of focus; arrows go from row to row.
func (r *LogRow) Disabled() bool {
	return r.touch.Disabled() || !r.pressable() || !r.pointed && !r.enabled()
}

func (r *LogRow) pressable() bool { return r.view.Batch >= 0 }

// Tapped is for Fyne: a row that is only read is nothing to press.
func (r *LogRow) Tapped(e *fyne.PointEvent) {
	if r.pressable() {
		r.touch.Tapped(e)
	}
}

// DragEnd is for Fyne.
func (r *LogRow) DragEnd() {
	if !r.pressable() {
		r.panning = true
	}
	r.touch.DragEnd()
}

// Describe is what the row says.
func (r *LogRow) Describe() string { return describe([]view.Paragraph{r.view.Text}) }

func (r *LogRow) spot() string {
	if !r.pressable() {
		return ""
	}
	return "line:" + strconv.Itoa(r.view.Batch)
}

func (r *LogRow) textFace(l look) face {
	switch {
	case r.view.Heading:
		return serifFace(l.size(SizeHeading))
	case r.view.Day:
		return bold(l.size(SizeSmall))
	case r.view.Undone:
		f := sans(l.size(SizeBody))
		f.style.Italic = true
		return f
	}
	return sans(l.size(SizeBody))
}

// rowLayout is how a row of a width is divided.
type rowLayout struct {
	pad, time, icon, x, width float32
}

func (r *LogRow) divide(l look, width float32) rowLayout {
	d := rowLayout{pad: l.gap(12)}
	d.x = d.pad
	if r.view.Heading || r.view.Day {
		d.x = l.gap(4)
	}
	if r.view.Icon != "" {
		d.icon = l.size(SizeIcon)
		d.x += d.icon + l.gap(12)
	}
	right := d.pad
	if r.view.Time != "" {
		d.time = sans(l.size(SizeSmall)).width(r.view.Time) + 1
		right += d.time + l.gap(12)
	}
	d.width = max(40, width-d.x-right)
	return d
}

func (r *LogRow) wordsHeight(l look, d rowLayout) float32 {
	return r.text.height(r.textFace(l), d.width) + r.note.height(sans(l.size(SizeSmall)), d.width)
}

// HeightFor is the height at a width.
func (r *LogRow) HeightFor(width float32) float32 {
	l := r.look()
	d := r.divide(l, width)
	h := r.wordsHeight(l, d)
	switch {
	case r.view.Heading:
		return round(h + l.gap(22))
	case r.view.Day:
		return round(h + l.gap(8))
	}
	return round(max(h+l.gap(10), l.size(SizeTarget)))
}

func (r *LogRow) arrange(size fyne.Size) {
	if size.Width < 40 {
		return
	}
	l := r.look()
	d := r.divide(l, size.Width)
	r.paint(l, size)
	ink, quiet := l.col(ColorOnFelt), l.col(ColorMuted)
	if r.view.Undone || r.view.Day {
		ink = quiet
	}
	if d.icon > 0 {
		picture(r.icon, r, iconName(r.view.Icon, l.dark()), d.pad, (size.Height-d.icon)/2, d.icon, d.icon)
	} else {
		show(r.icon, false)
	}
	y := (size.Height - r.wordsHeight(l, d)) / 2
	if r.view.Heading || r.view.Day {
		y = size.Height - l.gap(6) - r.wordsHeight(l, d)
	}
	y += r.text.put(r, script{face: r.textFace(l), colour: ink, light: l.dark()}, d.x, y, d.width, size.Height)
	r.note.put(r, script{face: sans(l.size(SizeSmall)), colour: quiet}, d.x, y, d.width, size.Height)
	small := sans(l.size(SizeSmall))
	r.time.put(r, script{face: small, colour: quiet}, size.Width-d.pad-d.time, (size.Height-small.height())/2, d.time+1, small.height()+1)
	r.focusRing(size, 8)
}

// paint draws the ground: a plate for what stands, nothing for what was undone, a brass line under a heading.
func (r *LogRow) paint(l look, size fyne.Size) {
	ground := box{round: 8}
	switch {
	case r.view.Heading || r.view.Day:
	case r.view.Undone:
		ground.edge, ground.stroke = faded(l.col(ColorPanelEdge), 0.7), 1
	default:
		ground.fill, ground.edge, ground.stroke = l.col(ColorPanel), l.col(ColorPanelEdge), 1
	}
	if r.hovered && r.pressable() {
		ground.fill = mix(l.col(ColorPanel), l.col(ColorOnFelt), 0.08)
	}
	ground.paint(r.plate)
	place(r.plate, 0, 0, size.Width, size.Height)
	show(r.line, r.view.Heading)
	box{fill: faded(l.col(ColorBrass), 0.7)}.paint(r.line)
	place(r.line, 0, size.Height-3, size.Width, 1.5)
}

func (r *LogRow) least() fyne.Size { return fyne.NewSize(0, r.HeightFor(max(r.Size().Width, 240))) }

func (r *LogRow) parts() []fyne.CanvasObject { return r.collect(r.fixed, &r.text, &r.note, &r.time) }
