package widget

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
)

// Stepper changes a number: minus, the number, plus, and beside them what is counted. Holding repeats; the change is told
// once, on release.
type Stepper struct {
	base
	label       block
	number      *canvas.Text
	minus, plus *holdButton
	value       int
	suffix      string
	pending     int
	low, high   int
	unit        int
	onChange    func(delta int)
	// Bare steppers stand beside what is counted and do not say it.
	Bare bool

	// OnBound is called by a press that would go below the least number or, with a positive direction, above the greatest.
	OnBound func(direction int)
}

// NewStepper makes a stepper; onChange gets the change of one press, held or not.
func NewStepper(h *Host, onChange func(delta int)) *Stepper {
	s := &Stepper{number: newText(), low: 0, high: 1 << 30, unit: 1, onChange: onChange}
	s.minus = newHoldButton(h, func(n int) bool { return s.lean(-n) }, func(n int) { s.tell(-n) }, func() { s.bound(-1) })
	s.plus = newHoldButton(h, func(n int) bool { return s.lean(n) }, func(n int) { s.tell(n) }, func() { s.bound(1) })
	s.minus.Set(view.Button{Icon: "minus"})
	s.plus.Set(view.Button{Icon: "plus"})
	s.init(h, s)
	return s
}

// Set says what is counted, and how many there are.
func (s *Stepper) Set(label string, value int) {
	s.minus.alias, s.plus.alias = "minus:"+label, "plus:"+label
	if s.Bare {
		label = ""
	}
	changed := s.label.setText(label)
	if value == s.value && !changed {
		return
	}
	s.value = value
	s.Refresh()
}

// Range bounds the number; without it, only nothing is the least.
func (s *Stepper) Range(low, high int) { s.low, s.high = low, high }

// Count has one step change the number by more than one, and says what it counts behind the number.
func (s *Stepper) Count(unit int, suffix string) {
	s.unit = unit
	s.setSuffix(suffix)
}

func (s *Stepper) setSuffix(suffix string) {
	if suffix != s.suffix {
		s.suffix = suffix
		s.Refresh()
	}
}

// setButtons replaces the looks and reasons of minus and plus, and what stands behind the number.
func (s *Stepper) setButtons(minus, plus view.Button, suffix string) {
	s.minus.Set(minus)
	s.plus.Set(plus)
	s.setSuffix(suffix)
}

// lean shows a change that is still being made.
func (s *Stepper) lean(by int) bool {
	if to := s.value + by*s.unit; to < s.low || to > s.high {
		return false
	}
	s.pending = by
	s.Refresh()
	return true
}

func (s *Stepper) bound(direction int) {
	if s.OnBound != nil {
		s.OnBound(direction)
	}
}

func (s *Stepper) tell(by int) {
	s.pending = 0
	s.Refresh()
	if by != 0 && s.onChange != nil {
		s.onChange(by)
	}
}

// SetPan is for PanScroll.
func (s *Stepper) SetPan(p *PanScroll) {
	s.minus.SetPan(p)
	s.plus.SetPan(p)
}

// core is the width of the two buttons and the number.
func (s *Stepper) core(l look) float32 {
	return 2*l.size(SizeTarget) + 2*l.gap(8) + s.numberWidth(l)
}

func (s *Stepper) numberWidth(l look) float32 {
	f := Number.face(l)
	return max(f.width(strconv.Itoa(s.value+s.pending*s.unit)+s.suffix), f.width("00"+s.suffix)) + 2
}

// HeightFor is the height at a width.
func (s *Stepper) HeightFor(width float32) float32 {
	l := s.look()
	target := l.size(SizeTarget)
	if len(s.label.paragraphs) == 0 {
		return target
	}
	room := width - s.core(l) - l.gap(12)
	if room < l.size(SizeBody)*6 {
		return target + l.gap(4) + s.label.height(Body.face(l), width)
	}
	return max(target, s.label.height(Body.face(l), room))
}

func (s *Stepper) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := s.look()
	target, gap := l.size(SizeTarget), l.gap(8)
	f := Number.face(l)
	wide := s.numberWidth(l)
	write(s.number, strconv.Itoa(s.value+s.pending*s.unit)+s.suffix, f, l.col(ColorOnFelt))
	s.number.Alignment = fyne.TextAlignCenter
	x, y := float32(0), max(0, (size.Height-target)/2)
	if len(s.label.paragraphs) > 0 {
		body := script{face: Body.face(l), colour: l.col(ColorOnFelt), light: l.dark()}
		room := size.Width - s.core(l) - l.gap(12)
		if room < l.size(SizeBody)*6 {
			y = s.label.put(s, body, 0, 0, size.Width, size.Height) + l.gap(4)
		} else {
			h := s.label.height(body.face, room)
			s.label.put(s, body, s.core(l)+l.gap(12), max(0, (size.Height-h)/2), room, size.Height)
		}
	}
	place(s.minus, x, y, target, target)
	place(s.number, x+target+gap, y+(target-f.height())/2, wide, f.height())
	place(s.plus, x+target+2*gap+wide, y, target, target)
}

func (s *Stepper) natural() float32 {
	l := s.look()
	if len(s.label.paragraphs) == 0 {
		return s.core(l)
	}
	return s.core(l) + l.gap(12) + s.label.natural(Body.face(l)) + 1
}

func (s *Stepper) least() fyne.Size {
	width := s.Size().Width
	if width == 0 {
		width = s.natural()
	}
	return fyne.NewSize(s.core(s.look()), s.HeightFor(width))
}

func (s *Stepper) parts() []fyne.CanvasObject {
	return s.collect([]fyne.CanvasObject{s.number, s.minus, s.plus}, &s.label)
}

func (s *Stepper) held() []fyne.CanvasObject { return []fyne.CanvasObject{s.minus, s.plus} }
