package widget

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"plotwright/gui/view"
)

// Tray is where the threat lies: the number, large, the tokens, the experience points and what they can be changed into.
// It can have the focus: Enter takes tokens up as a tap on one does.
type Tray struct {
	touch
	view   view.Tray
	plate  *canvas.Rectangle
	number *canvas.Text
	label  block
	hint   block
	rack   *rack
	purse  *purse
	fixed  []fyne.CanvasObject
	// brief trays leave the purse to the table, in a small window.
	brief bool
	light view.Light

	// OnPress, OnDrag, OnDragEnd, OnButtonUp and OnTap tell what the pointer does to a token; positions are the window's.
	OnPress    func(at fyne.Position)
	OnDrag     func(at fyne.Position)
	OnDragEnd  func()
	OnButtonUp func(b desktop.MouseButton)
	OnTap      func(i int)
	// OnExchange and OnRumor are called by the buttons.
	OnExchange func()
	OnRumor    func()
}

// NewTray makes a tray.
func NewTray(h *Host) *Tray {
	t := &Tray{plate: newRect(), number: newText()}
	t.touch.init(h, t, nil)
	t.key = t.enter
	t.rack = newRack(h, ThreatToken)
	t.rack.onPress = func(at fyne.Position) { callAt(t.OnPress, at) }
	t.rack.onDrag = func(at fyne.Position) { callAt(t.OnDrag, at) }
	t.rack.onEnd = func() { call(t.OnDragEnd) }
	t.rack.onUp = func(b desktop.MouseButton) {
		if t.OnButtonUp != nil {
			t.OnButtonUp(b)
		}
	}
	t.rack.onTap = func(i int) {
		if t.OnTap != nil {
			t.OnTap(i)
		}
	}
	t.purse = newPurse(h, func() { call(t.OnExchange) }, func() { call(t.OnRumor) })
	t.setBrief(false)
	return t
}

func (t *Tray) enter(k *fyne.KeyEvent) bool {
	enter := k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter || k.Name == fyne.KeySpace
	if !enter || t.view.Threat == 0 || t.OnTap == nil {
		return false
	}
	t.OnTap(t.view.Threat - 1)
	return true
}

// setBrief leaves the purse to whoever shows it, or takes it back.
func (t *Tray) setBrief(brief bool) {
	if brief == t.brief && t.fixed != nil {
		return
	}
	t.brief, t.list = brief, nil
	t.fixed = []fyne.CanvasObject{t.plate, t.number, t.ring, t.rack}
	if !brief {
		t.fixed = append(t.fixed, t.purse)
		t.purse.SetPan(nil)
	}
}

// Set changes what lies in the tray.
func (t *Tray) Set(v view.Tray) {
	if v == t.view {
		return
	}
	t.view = v
	t.label.setText(v.Label)
	t.hint.setText(v.Hint)
	t.rack.set(v.Threat)
	t.purse.set(v)
	t.Refresh()
}

// MissingTokens shows n tokens as being in the air.
func (t *Tray) MissingTokens(n int) { t.rack.setMissing(n) }

// SetLight shows what a drop into the tray would do.
func (t *Tray) SetLight(light view.Light) {
	if light != t.light {
		t.light = light
		t.Refresh()
	}
}

// bowl is where threat lies, the experience points beside it left out.
func (t *Tray) bowl() fyne.Size {
	size := t.Size()
	switch {
	case t.brief:
	case t.purse.Position().Y > t.rack.Position().Y+t.rack.Size().Height:
		size.Height = t.purse.Position().Y
	default:
		size.Width = t.purse.Position().X
	}
	return size
}

// TokenCentre is the middle of a token's place, within the tray.
func (t *Tray) TokenCentre(i int) fyne.Position { return t.rack.Position().Add(t.rack.centre(i)) }

// Describe says how much threat there is.
func (t *Tray) Describe() string { return strconv.Itoa(t.view.Threat) + " " + t.view.Label }

// shelf is how a tray of a width is divided.
type shelf struct {
	pad, gap      float32
	number, label float32
	rack          float32
	purse, hint   float32
	// two: the purse has a row of its own.
	two       bool
	row, rest float32
}

func (t *Tray) shelf(l look, width float32) shelf {
	s := shelf{pad: l.gap(8), gap: l.gap(12)}
	inner := width - 2*s.pad - l.gap(8)
	small, huge := Small.face(l), serifFace(l.size(SizeHuge))
	s.number = max(huge.width(strconv.Itoa(t.view.Threat)), huge.size*0.6)
	s.label = longestWord(&t.label, small)
	left := s.number + l.gap(8) + s.label + s.gap
	target := l.size(SizeToken)
	s.row = max(target, huge.height()*0.8)
	if !t.brief {
		s.purse = t.purse.natural()
	}
	free := inner - left
	if s.purse > 0 {
		free -= s.purse + s.gap
	}
	if free < min(t.rack.natural(), target*3.2) && !t.brief {
		s.two = true
		s.rack = inner - left
		s.purse = min(s.purse, inner)
		s.rest = t.purse.HeightFor(s.purse)
		s.hint = inner - s.purse - s.gap
	} else {
		s.rack = max(target, min(free, t.rack.natural()))
		s.hint = free - s.rack - s.gap
	}
	if s.hint < l.size(SizeSmall)*9 || len(t.hint.paragraphs) == 0 {
		s.hint = 0
	}
	return s
}

// longestWord is the width of a text's longest word: as narrow as the text can be set.
func longestWord(b *block, f face) float32 {
	var w float32
	for _, p := range b.paragraphs {
		for _, r := range p {
			start := 0
			for i := 0; i <= len(r.Text); i++ {
				if i == len(r.Text) || r.Text[i] == ' ' {
					w = max(w, f.width(r.Text[start:i]))
					start = i + 1
				}
			}
		}
	}
	return w + 1
}

// HeightFor is the height at a width.
func (t *Tray) HeightFor(width float32) float32 {
	l := t.look()
	s := t.shelf(l, width)
	h := s.row + 2*s.pad
	if s.two {
		h += s.rest + l.gap(Gap)
	}
	return round(h)
}

func (t *Tray) arrange(size fyne.Size) {
	if size.Width < 40 {
		return
	}
	l := t.look()
	s := t.shelf(l, size.Width)
	plate := box{fill: l.col(ColorTray), edge: l.col(ColorTrayEdge), stroke: 1.5, round: l.gap(14)}
	switch t.light {
	case view.Lit:
		plate.edge, plate.stroke = l.col(ColorGlow), 3.5
	case view.Over:
		plate.edge, plate.stroke = l.col(ColorOver), 5
	case view.Unlit, view.Dimmed:
	}
	plate.paint(t.plate)
	place(t.plate, 0, 0, size.Width, size.Height)
	x, y := s.pad+l.gap(8), s.pad
	huge := serifFace(l.size(SizeHuge))
	write(t.number, strconv.Itoa(t.view.Threat), huge, l.col(ColorThreat))
	place(t.number, x, y+(s.row-huge.height())/2, s.number, huge.height())
	x += s.number + l.gap(8)
	small := Small.face(l)
	h := t.label.height(small, s.label)
	t.label.put(t, script{face: small, colour: l.col(ColorMuted)}, x, y+(s.row-h)/2, s.label, h)
	x += s.label + s.gap
	place(t.rack, x, y+(s.row-l.size(SizeToken))/2, s.rack, l.size(SizeToken))
	x += s.rack + s.gap
	row := s.row
	if s.two {
		x, y, row = s.pad+l.gap(8), s.pad+s.row+l.gap(Gap), s.rest
	}
	if h := t.hint.height(small, s.hint); s.hint > 0 && h <= row+4 {
		t.hint.put(t, script{face: small, colour: l.col(ColorMuted)}, x, y+(row-h)/2, s.hint, h+1)
	} else {
		t.hint.hide()
	}
	if !t.brief {
		h := t.purse.HeightFor(s.purse)
		place(t.purse, size.Width-s.pad-s.purse, y+(row-h)/2, s.purse, h)
	}
	t.focusRing(size, l.gap(14))
}

func (t *Tray) least() fyne.Size {
	l := t.look()
	return fyne.NewSize(l.size(SizeTarget), l.size(SizeTarget))
}

func (t *Tray) parts() []fyne.CanvasObject { return t.collect(t.fixed, &t.label, &t.hint) }

func (t *Tray) held() []fyne.CanvasObject {
	if t.brief {
		return []fyne.CanvasObject{t.rack}
	}
	return []fyne.CanvasObject{t.rack, t.purse}
}
