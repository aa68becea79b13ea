package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Switch is something that is on or off: its name and a note, and at the right a track with a knob. On is gold, has the
// knob at the right and a check mark on it.
type Switch struct {
	touch
	name        string
	on          bool
	label, note block
	plate       *canvas.Rectangle
	track, knob *canvas.Rectangle
	check       *canvas.Raster
}

// NewSwitch makes a switch that is off and has no name yet; a tap anywhere on it asks for the other state.
func NewSwitch(h *Host, onTap func()) *Switch {
	s := &Switch{plate: newRect(), track: newRect(), knob: newRect(), check: newPicture()}
	s.touch.init(h, s, onTap)
	return s
}

// Set changes the name, the note, empty for none, and the state.
func (s *Switch) Set(label, note string, on bool) {
	renamed, noted := s.label.setText(label), s.note.setText(note)
	if !renamed && !noted && on == s.on {
		return
	}
	s.name, s.on = label, on
	s.Refresh()
}

// Describe is the name.
func (s *Switch) Describe() string { return s.name }

func (s *Switch) spot() string { return "switch:" + s.name }

// trackSize is the track's size.
func trackSize(l look) fyne.Size {
	h := round(l.size(SizeBody) * 1.8)
	return fyne.NewSize(round(h*1.85), h)
}

func (s *Switch) words(l look, width float32) float32 {
	return max(20, width-trackSize(l).Width-l.gap(16))
}

// HeightFor is the height at a width.
func (s *Switch) HeightFor(width float32) float32 {
	l := s.look()
	w := s.words(l, width)
	return max(l.size(SizeTarget), s.label.height(Body.face(l), w)+s.note.height(Small.face(l), w)+l.gap(4))
}

func (s *Switch) arrange(size fyne.Size) {
	if size.Width <= 0 {
		return
	}
	l := s.look()
	words := s.words(l, size.Width)
	body, small := Body.face(l), Small.face(l)
	name, note := s.label.height(body, words), s.note.height(small, words)
	y := (size.Height - name - note) / 2
	s.label.put(s, script{face: body, colour: l.col(ColorOnFelt)}, 0, y, words, name)
	s.note.put(s, script{face: small, colour: l.col(ColorMuted)}, 0, y+name, words, note)
	wash := box{round: 8}
	if s.hovered {
		wash.fill = faded(l.col(ColorOnFelt), 0.07)
	}
	wash.paint(s.plate)
	place(s.plate, 0, 0, size.Width, size.Height)
	s.drawTrack(l, size)
	s.focusRing(size, 8)
}

func (s *Switch) drawTrack(l look, size fyne.Size) {
	t := trackSize(l)
	const margin = 4
	x, y, side := size.Width-t.Width-margin, (size.Height-t.Height)/2, t.Height-2*margin
	track := box{fill: l.col(ColorButton), edge: l.col(ColorButtonEdge), stroke: 1.5, round: t.Height / 2}
	knob, at := box{fill: l.col(ColorButtonEdge), round: side / 2}, x+margin
	if s.on {
		track.fill, track.edge = l.col(ColorGold), l.col(ColorGoldEdge)
		knob.fill, at = l.col(ColorOnGold), x+t.Width-margin-side
	}
	track.paint(s.track)
	place(s.track, x, y, t.Width, t.Height)
	knob.paint(s.knob)
	place(s.knob, at, y+margin, side, side)
	if !s.on {
		show(s.check, false)
		return
	}
	mark := side * 0.62
	picture(s.check, s, iconName("check", true), at+(side-mark)/2, y+margin+(side-mark)/2, mark, mark)
}

func (s *Switch) least() fyne.Size {
	l := s.look()
	return fyne.NewSize(l.size(SizeTarget), s.HeightFor(max(s.Size().Width, l.size(SizeBody)*18)))
}

func (s *Switch) parts() []fyne.CanvasObject {
	return s.collect([]fyne.CanvasObject{s.plate, s.track, s.knob, s.check, s.ring}, &s.label, &s.note)
}
