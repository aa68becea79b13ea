package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// Row is a line of a list, such as a campaign on the start page: an emblem, a name and facts, and at its right end a mark
// or a button of its own.
type Row struct {
	touch
	view   view.Row
	plate  *canvas.Rectangle
	emblem *canvas.Raster
	name   block
	facts  block
	strong block
	mark   *canvas.Raster
	// more is what else can be done with the row; nil for nothing.
	more  *Button
	fixed []fyne.CanvasObject
}

// NewRow makes a row.
func NewRow(h *Host, onTap func()) *Row {
	r := &Row{plate: newRect(), emblem: newPicture(), mark: newPicture()}
	r.touch.init(h, r, onTap)
	r.fixed = []fyne.CanvasObject{r.plate, r.emblem, r.mark, r.ring}
	return r
}

// WithMore gives the row a button of its own.
func (r *Row) WithMore(tap func()) *Row {
	r.more = NewButton(r.host, tap)
	r.fixed = append(r.fixed, r.more)
	return r
}

// Set changes what the row says.
func (r *Row) Set(v view.Row) {
	if r.view == v {
		return
	}
	r.view = v
	r.name.setText(v.Name)
	r.facts.setText(v.Facts)
	r.strong.setText(v.Strong)
	if r.more != nil {
		r.more.Set(v.More)
	}
	r.Refresh()
}

// Describe is the row's name.
func (r *Row) Describe() string { return r.view.Name }

// SetPan is for PanScroll.
func (r *Row) SetPan(p *PanScroll) {
	r.touch.SetPan(p)
	if r.more != nil {
		r.more.SetPan(p)
	}
}

// lane is the width of a picture at either end, with its distance from the text.
func (r *Row) lane(l look, there bool, side float32) float32 {
	if !there {
		return l.size(SizePad)
	}
	return side + 2*l.size(SizePad)
}

func (r *Row) left(l look) float32 { return r.lane(l, r.view.Deck != "", l.size(SizeToken)) }

func (r *Row) right(l look) float32 {
	if r.more != nil {
		return r.lane(l, true, l.size(SizeTarget)) - l.size(SizePad)
	}
	return r.lane(l, r.view.Mark != "", l.size(SizeIcon))
}

func (r *Row) textWidth(l look, width float32) float32 {
	return max(20, width-r.left(l)-r.right(l))
}

// HeightFor is the height at a width.
func (r *Row) HeightFor(width float32) float32 {
	l := r.look()
	w := r.textWidth(l, width)
	h := r.name.height(Heading.face(l), w) + r.facts.height(Body.face(l), w) + r.strong.height(Strong.face(l), w)
	return max(l.size(SizeTarget), h) + 2*l.size(SizePad)
}

func (r *Row) arrange(size fyne.Size) {
	l := r.look()
	pad := l.size(SizePad)
	fill := l.col(ColorPanel)
	if r.hovered {
		fill = mix(fill, l.col(ColorOnFelt), 0.08)
	}
	box{fill: fill, edge: l.col(ColorPanelEdge), stroke: 1.5, round: 12}.paint(r.plate)
	place(r.plate, 0, 0, size.Width, size.Height)
	r.arrangeEnds(l, size)
	x, w := r.left(l), r.textWidth(l, size.Width)
	y := (size.Height - (r.HeightFor(size.Width) - 2*pad)) / 2
	for _, t := range []struct {
		b *block
		s TextStyle
	}{{&r.name, Heading}, {&r.facts, Muted}, {&r.strong, Strong}} {
		f := t.s.face(l)
		h := t.b.height(f, w)
		t.b.put(r, script{face: f, colour: l.col(t.s.colour())}, x, y, w, h)
		y += h
	}
	r.focusRing(size, 12)
}

func (r *Row) arrangeEnds(l look, size fyne.Size) {
	pad, side, icon := l.size(SizePad), l.size(SizeToken), l.size(SizeIcon)
	if r.view.Deck != "" {
		picture(r.emblem, r, deckArt("emblem-", r.view.Deck), pad, (size.Height-side)/2, side, side)
	} else {
		show(r.emblem, false)
	}
	if r.view.Mark != "" {
		picture(r.mark, r, iconName(r.view.Mark, l.dark()), size.Width-pad-icon, (size.Height-icon)/2, icon, icon)
	} else {
		show(r.mark, false)
	}
	if r.more != nil {
		target := l.size(SizeTarget)
		place(r.more, size.Width-pad-target, (size.Height-target)/2, target, target)
	}
}

func (r *Row) least() fyne.Size { return fyne.NewSize(0, r.HeightFor(max(r.Size().Width, 240))) }

func (r *Row) parts() []fyne.CanvasObject { return r.collect(r.fixed, &r.name, &r.facts, &r.strong) }

func (r *Row) held() []fyne.CanvasObject {
	if r.more == nil {
		return nil
	}
	return []fyne.CanvasObject{r.more}
}
