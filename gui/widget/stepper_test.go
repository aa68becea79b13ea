package widget

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"plotwright/gui/view"
)

func press(button desktop.MouseButton, x, y float32) *desktop.MouseEvent {
	return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: pt(x, y), AbsolutePosition: pt(x, y)}, Button: button}
}

func held(d time.Duration) float32 { return float32(d) / float32(holdMost) }

func TestStepperOnePressIsOneCommand(t *testing.T) {
	s := newStage(t)
	var told []int
	st := NewStepper(s.host, func(d int) { told = append(told, d) })
	st.Set("Health", 8)
	s.show(st, 400, 60)
	dragPath(st.minus, pt(0, 0), pt(10, 10))
	dragPath(st.plus, pt(0, 0), pt(10, 10), pt(13, 11))
	if len(told) != 2 || told[0] != -1 || told[1] != 1 {
		t.Errorf("told %v", told)
	}
}

func TestStepperHoldRepeatsAndTellsOnce(t *testing.T) {
	s := newStage(t)
	var told []int
	st := NewStepper(s.host, func(d int) { told = append(told, d) })
	st.Set("", 8)
	st.Range(0, 10)
	s.show(st, 400, 60)
	st.minus.MouseDown(press(desktop.MouseButtonPrimary, 10, 10))
	if st.number.Text != "7" {
		t.Errorf("while pressed it shows %q", st.number.Text)
	}
	st.minus.repeat.Tick(held(holdDelay / 2))
	if st.number.Text != "7" {
		t.Errorf("before the delay it shows %q", st.number.Text)
	}
	st.minus.repeat.Tick(held(holdDelay + 2*holdPace + time.Millisecond))
	if st.number.Text != "4" || len(told) != 0 {
		t.Errorf("held it shows %q and told %v", st.number.Text, told)
	}
	st.minus.repeat.Tick(held(5 * time.Second))
	if st.number.Text != "0" {
		t.Errorf("at the end of the range it shows %q", st.number.Text)
	}
	st.minus.MouseUp(press(desktop.MouseButtonPrimary, 10, 10))
	st.minus.Tapped(&fyne.PointEvent{})
	if len(told) != 1 || told[0] != -8 {
		t.Errorf("told %v", told)
	}
}

func TestStepperBrokenOff(t *testing.T) {
	for _, tt := range []struct {
		name string
		end  func(b *holdButton)
	}{
		{"released elsewhere", func(b *holdButton) { b.MouseUp(press(desktop.MouseButtonPrimary, 300, 300)) }},
		{"another button", func(b *holdButton) { b.MouseDown(press(desktop.MouseButtonSecondary, 10, 10)) }},
		{"became a pan", func(b *holdButton) {
			b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: pt(10, 60), Position: pt(10, 60)}, Dragged: fyne.NewDelta(0, 50)})
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := newStage(t)
			var told []int
			st := NewStepper(s.host, func(d int) { told = append(told, d) })
			st.Set("", 8)
			s.show(st, 400, 60)
			st.plus.MouseDown(press(desktop.MouseButtonPrimary, 10, 10))
			tt.end(st.plus)
			if len(told) != 0 || st.number.Text != "8" {
				t.Errorf("told %v, shows %q", told, st.number.Text)
			}
		})
	}
}

func TestStepperKeys(t *testing.T) {
	s := newStage(t)
	var told []int
	st := NewStepper(s.host, func(d int) { told = append(told, d) })
	st.Set("", 0)
	s.show(st, 400, 60)
	st.plus.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	st.minus.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if len(told) != 1 || told[0] != 1 {
		t.Errorf("told %v; below nothing there is nothing", told)
	}
}

func TestStepperReason(t *testing.T) {
	s := newStage(t)
	st := NewStepper(s.host, func(int) { t.Error("told") })
	st.setButtons(view.Button{Icon: "minus"}, view.Button{Icon: "plus", Reason: "The agent is unharmed."}, "/10")
	st.Set("", 10)
	s.show(st, 400, 60)
	dragPath(st.plus, pt(0, 0), pt(10, 10))
	if len(s.said) != 1 || st.number.Text != "10/10" {
		t.Errorf("said %q, shows %q", s.said, st.number.Text)
	}
}
