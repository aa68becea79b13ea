package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// Button is something to press, with an icon, a label or both. A label too long for the width wraps, and then shrinks,
// but is never cut. One with a reason is drawn faint and says the reason.
type Button struct {
	touch
	view  view.Button
	text  block
	plate *canvas.Rectangle
	pic   *canvas.Raster

	// OnReason is told the reason instead of the host's Announce.
	OnReason func(reason string)
	// fixed, where set, is the width that the button asks for, whatever it says.
	fixed float32
	// alias, where set, names the spot instead of the label, where many buttons bear the same one.
	alias string
	// chosen buttons are the picked ones of a choice.
	chosen bool
	// small buttons have small words, as on a hero's sheet.
	small bool
	// bare buttons go without their icon, where there is little room.
	bare  bool
	light view.Light
	// likes is the natural width in the face likeOf.
	likes  float32
	likeOf face

	fixedParts []fyne.CanvasObject
}

// NewButton makes a button without a label yet.
func NewButton(h *Host, onTap func()) *Button {
	b := &Button{}
	b.setup(h, b, onTap)
	return b
}

// setup is for what embeds a button, too.
func (b *Button) setup(h *Host, self figure, onTap func()) {
	b.plate, b.pic = newRect(), newPicture()
	b.touch.init(h, self, func() { b.pressed(onTap) })
	b.fixedParts = []fyne.CanvasObject{b.plate, b.pic, b.ring}
}

func (b *Button) pressed(onTap func()) {
	if b.view.Reason == "" {
		if onTap != nil {
			onTap()
		}
		return
	}
	if b.OnReason != nil {
		b.OnReason(b.view.Reason)
		return
	}
	b.host.announce(b.view.Reason)
}

// Set changes what the button is. A hidden one takes no place.
func (b *Button) Set(v view.Button) {
	if v == b.view {
		return
	}
	b.view, b.likes = v, 0
	b.text.setText(v.Label)
	if v.Hidden != b.Hidden {
		show(b.self, !v.Hidden)
	}
	b.Refresh()
}

// Chosen tells whether the button is the picked one of a choice.
func (b *Button) Chosen() bool { return b.chosen }

// Describe says what the button is.
func (b *Button) Describe() string {
	if b.view.Label == "" {
		return b.view.Hint
	}
	return b.view.Label
}

func (b *Button) absent() bool { return b.view.Hidden }

// buttonPad is the space beside a label, in units at text size 1.
const (
	buttonPad = 12
	// barePad is that of small ones without their icon.
	barePad = 5
)

// smallest is how small a small label may be drawn, as a part of its usual size.
const smallest = 0.86

// labelPad is the least space over and under a label, together.
const labelPad = 4

func (b *Button) pad(l look) float32 {
	switch {
	case b.small && b.bare:
		return l.gap(barePad)
	case b.small:
		return l.gap(8)
	}
	return l.gap(buttonPad)
}

// between is the space between icon and label.
func (b *Button) between(l look) float32 {
	if b.small {
		return l.gap(4)
	}
	return l.gap(8)
}

// SetLight shows what a drop on the button would do.
func (b *Button) SetLight(light view.Light) {
	if light != b.light {
		b.light = light
		b.Refresh()
	}
}

func (b *Button) face(l look) face {
	if b.small {
		return sans(l.size(SizeSmall))
	}
	if b.view.Style == view.Main {
		return bold(l.size(SizeBody))
	}
	return sans(l.size(SizeBody))
}

// strip leaves the icon away, or not.
func (b *Button) strip(bare bool) {
	if b.bare != bare {
		b.bare, b.likes = bare, 0
		b.Refresh()
	}
}

// plain is the width for the label on one line without the icon, slight the same with letters as small as they may be, tight
// the width at which no word is broken.
func (b *Button) plain(l look) float32 { return b.bareWidth(l, b.face(l).width(b.view.Label)) }
func (b *Button) slight(l look) float32 {
	f := b.face(l)
	f.size *= smallest
	return b.bareWidth(l, f.width(b.view.Label))
}
func (b *Button) tight(l look) float32 { return b.bareWidth(l, longestWord(&b.text, b.face(l))) }

func (b *Button) bareWidth(l look, label float32) float32 {
	return max(label+1+2*l.gap(barePad), l.size(SizeTarget))
}

// natural is the width for the label on one line.
func (b *Button) natural() float32 {
	l := b.look()
	if b.fixed > 0 {
		return max(l.size(SizeTarget), b.fixed)
	}
	f := b.face(l)
	if b.likes > 0 && b.likeOf == f {
		return max(b.likes, l.size(SizeTarget))
	}
	w := 2*b.pad(l) + b.iconWidth(l)
	if b.view.Label != "" {
		w += f.width(b.view.Label) + 1
		if b.iconWidth(l) > 0 {
			w += b.between(l)
		}
	} else {
		w = l.size(SizeTarget)
	}
	b.likes, b.likeOf = w, f
	return max(w, l.size(SizeTarget))
}

func (b *Button) iconWidth(l look) float32 {
	if !hasIcon(b.view.Icon) || b.bare && b.view.Label != "" {
		return 0
	}
	if b.small {
		return l.size(SizeIcon) * 0.8
	}
	return l.size(SizeIcon)
}

// room is the width for the label.
func (b *Button) room(l look, width float32) float32 {
	room := width - 2*b.pad(l)
	if i := b.iconWidth(l); i > 0 {
		room -= i + b.between(l)
	}
	return max(room, 12)
}

// HeightFor is the height at a width: more than a target's only where the label takes more than two lines.
func (b *Button) HeightFor(width float32) float32 {
	l := b.look()
	if b.view.Label == "" {
		return l.size(SizeTarget)
	}
	target := l.size(SizeTarget)
	high := b.text.height(b.fitted(l, width, target), b.room(l, width))
	if high <= target-labelPad {
		return target
	}
	return high + l.gap(8)
}

// fitted is the label's face, somewhat smaller where the label would be higher than the button.
func (b *Button) fitted(l look, width, height float32) face {
	f := b.face(l)
	least := f.size * 0.78
	if b.small {
		least = f.size * smallest
	}
	if b.small { // rather somewhat smaller than with a number alone on the second line
		for k := float32(1); k >= smallest; k -= 0.02 {
			one := f
			one.size *= k
			if len(b.text.layLines(one, b.room(l, width))) <= 1 {
				return one
			}
		}
	}
	for f.size > least && b.text.height(f, b.room(l, width)) > height-labelPad {
		f.size -= f.size * 0.06
	}
	return f
}

// fits tells whether a label would have room on the button.
func (b *Button) fits(l look, label *block, width, height float32) bool {
	f := b.face(l)
	f.size *= smallest
	return label.height(f, b.room(l, width)) <= height-labelPad
}

func (b *Button) arrange(size fyne.Size) {
	if size.Width <= 0 || size.Height <= 0 {
		return
	}
	l := b.look()
	p := b.paints(l)
	p.box.round = min(size.Height/2, l.gap(22))
	p.box.paint(b.plate)
	place(b.plate, 0, 0, size.Width, size.Height)
	b.drawLabel(l, p, size)
	b.focusRing(size, p.box.round)
}

func (b *Button) drawLabel(l look, p paints, size fyne.Size) {
	side := b.iconWidth(l)
	if b.view.Label == "" {
		side *= 1.2
		picture(b.pic, b, iconName(b.view.Icon, isDark(p.ground)), (size.Width-side)/2, (size.Height-side)/2, side, side)
		b.text.hide()
		return
	}
	if side == 0 {
		show(b.pic, false)
	}
	f := b.fitted(l, size.Width, size.Height)
	room := b.room(l, size.Width)
	var wide float32
	lines := b.text.layLines(f, room)
	for _, line := range lines {
		wide = max(wide, line.Width)
	}
	height := float32(len(lines)) * f.height()
	x := (size.Width - wide) / 2
	if side > 0 {
		x += (side + b.between(l)) / 2
		picture(b.pic, b, iconName(b.view.Icon, isDark(p.ground)), x-side-b.between(l), (size.Height-side)/2, side, side)
	} else {
		show(b.pic, false)
	}
	s := script{face: f, colour: p.text, light: isDark(p.ground), centre: true}
	b.text.put(b, s, x-(room-wide)/2, (size.Height-height)/2, room, height)
}

// paints are the colours of a button.
type paints struct {
	box    box
	text   color.NRGBA
	ground color.NRGBA
}

func (b *Button) paints(l look) paints {
	fill, edge, text := l.col(ColorButton), l.col(ColorButtonEdge), l.col(ColorOnFelt)
	switch {
	case b.view.Style == view.Main || b.chosen:
		fill, edge, text = l.col(ColorGold), l.col(ColorGoldEdge), l.col(ColorOnGold)
	case b.view.Style == view.Danger:
		fill, edge, text = l.col(ColorDanger), mix(l.col(ColorDanger), l.col(ColorOnDanger), 0.4), l.col(ColorOnDanger)
	case b.view.Style == view.Flat:
		fill, edge = color.NRGBA{}, color.NRGBA{}
	}
	if b.view.Reason != "" {
		fill, edge, text = l.col(ColorButtonFaint), faded(l.col(ColorButtonEdge), 0.45), l.col(ColorMuted)
		if b.view.Style == view.Flat {
			fill, edge = color.NRGBA{}, color.NRGBA{}
		}
	}
	if b.hovered && b.view.Reason == "" {
		if fill.A == 0 {
			fill = faded(l.col(ColorOnFelt), 0.12)
		} else {
			fill = mix(fill, text, 0.14)
		}
	}
	stroke := float32(1.5)
	switch b.light {
	case view.Lit:
		edge, stroke = l.col(ColorGlow), 3
	case view.Over:
		edge, stroke = l.col(ColorOver), 4
	case view.Dimmed:
		fill, edge = faded(fill, 0.5), faded(edge, 0.3)
	case view.Unlit:
	}
	ground := fill
	if fill.A < 0x80 {
		ground = l.col(ColorPanel)
	}
	return paints{box: box{fill: fill, edge: edge, stroke: stroke}, text: text, ground: ground}
}

func (b *Button) least() fyne.Size {
	l := b.look()
	width := b.Size().Width
	if width == 0 {
		width = b.natural()
	}
	return fyne.NewSize(l.size(SizeTarget), b.HeightFor(width))
}

func (b *Button) parts() []fyne.CanvasObject {
	return b.collect(b.fixedParts, &b.text)
}
