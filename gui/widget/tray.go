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
	view     view.Tray
	plate    *canvas.Rectangle
	number   *canvas.Text
	xp       *canvas.Text
	xpPic    *canvas.Image
	label    block
	xpLabel  block
	hint     block
	rack     *rack
	exchange *Button
	rumor    *Button
	fixed    []fyne.CanvasObject
	buttons  []fyne.CanvasObject

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
	t := &Tray{plate: newRect(), number: newText(), xp: newText(), xpPic: newPicture()}
	t.touch.init(h, t, nil)
	t.key = func(k *fyne.KeyEvent) bool {
		enter := k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter || k.Name == fyne.KeySpace
		if enter && t.view.Threat > 0 && t.OnTap != nil {
			t.OnTap(t.view.Threat - 1)
			return true
		}
		return false
	}
	t.rack = newRack(h, ThreatToken)
	t.rack.onPress = func(at fyne.Position) {
		if t.OnPress != nil {
			t.OnPress(at)
		}
	}
	t.rack.onDrag = func(at fyne.Position) {
		if t.OnDrag != nil {
			t.OnDrag(at)
		}
	}
	t.rack.onEnd = func() {
		if t.OnDragEnd != nil {
			t.OnDragEnd()
		}
	}
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
	t.exchange = NewButton(h, func() {
		if t.OnExchange != nil {
			t.OnExchange()
		}
	})
	t.rumor = NewButton(h, func() {
		if t.OnRumor != nil {
			t.OnRumor()
		}
	})
	t.buttons = []fyne.CanvasObject{t.rumor, t.exchange}
	t.fixed = []fyne.CanvasObject{t.plate, t.number, t.xp, t.xpPic, t.ring, t.rack, t.rumor, t.exchange}
	return t
}

// Set changes what lies in the tray.
func (t *Tray) Set(v view.Tray) {
	if v == t.view {
		return
	}
	t.view = v
	t.label.setText(v.Label)
	t.xpLabel.setText(v.XPLabel)
	t.hint.setText(v.Hint)
	t.rack.set(v.Threat)
	t.exchange.Set(v.Exchange)
	t.rumor.Set(v.Rumor)
	t.Refresh()
}

// MissingTokens shows n tokens as being in the air.
func (t *Tray) MissingTokens(n int) { t.rack.setMissing(n) }

// TokenCentre is the middle of a token's place, within the tray.
func (t *Tray) TokenCentre(i int) fyne.Position { return t.rack.Position().Add(t.rack.centre(i)) }

// Describe says how much threat there is.
func (t *Tray) Describe() string { return strconv.Itoa(t.view.Threat) + " " + t.view.Label }

// shelf is how a tray of a width is divided.
type shelf struct {
	pad, gap             float32
	number, label        float32
	rack                 float32
	xp, xpLabel, buttons float32
	hint                 float32
	// two: the right part has a row of its own.
	two       bool
	row, rest float32
}

func (t *Tray) shelf(l look, width float32) shelf {
	s := shelf{pad: l.gap(10), gap: l.gap(12)}
	inner := width - 2*s.pad - l.gap(8)
	small := Small.face(l)
	s.number = max(serifFace(l.size(SizeHuge)).width(strconv.Itoa(t.view.Threat)), l.size(SizeHuge)*0.6)
	s.label = longestWord(&t.label, small)
	if t.view.XP != "" {
		s.xp = l.size(SizeIcon)*1.3 + l.gap(4) + Number.face(l).width(t.view.XP)
		s.xpLabel = longestWord(&t.xpLabel, small) + l.gap(6)
	}
	for _, b := range []*Button{t.rumor, t.exchange} {
		if taken(b) {
			s.buttons += min(b.natural(), inner*0.45) + l.gap(Gap)
		}
	}
	target := l.size(SizeToken)
	s.row = max(target, serifFace(l.size(SizeHuge)).height()*0.8)
	left := s.number + l.gap(8) + s.label + s.gap
	right := s.xp + s.xpLabel + s.buttons
	free := inner - left - right - s.gap
	least := min(t.rack.natural(), target*3.2)
	if free < least {
		s.two = true
		s.rack = inner - left
		s.rest = max(l.size(SizeTarget), l.size(SizeIcon)*1.5)
		s.hint = inner - right - s.gap
	} else {
		s.rack = min(free, max(target, t.rack.natural()))
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
		h += s.rest + l.gap(6)
	}
	return round(h)
}

func (t *Tray) arrange(size fyne.Size) {
	if size.Width < 40 {
		return
	}
	l := t.look()
	s := t.shelf(l, size.Width)
	box{fill: l.col(ColorTray), edge: l.col(ColorTrayEdge), stroke: 1.5, round: l.gap(14)}.paint(t.plate)
	place(t.plate, 0, 0, size.Width, size.Height)
	x, y := s.pad+l.gap(8), s.pad
	huge := serifFace(l.size(SizeHuge))
	write(t.number, strconv.Itoa(t.view.Threat), huge, l.col(ColorThreat))
	place(t.number, x, y+(s.row-huge.height())/2, s.number, huge.height())
	t.number.Alignment = fyne.TextAlignLeading
	x += s.number + l.gap(8)
	small := Small.face(l)
	h := t.label.height(small, s.label)
	t.label.put(t, script{face: small, colour: l.col(ColorMuted)}, x, y+(s.row-h)/2, s.label, h)
	x += s.label + s.gap
	place(t.rack, x, y+(s.row-l.size(SizeToken))/2, s.rack, l.size(SizeToken))
	x += s.rack + s.gap
	row := s.row
	if s.two {
		x, y, row = s.pad+l.gap(8), s.pad+s.row+l.gap(6), s.rest
	}
	t.drawHint(l, s, x, y, row)
	t.drawRight(l, s, size.Width-s.pad, y, row)
	t.focusRing(size, l.gap(14))
}

func (t *Tray) drawHint(l look, s shelf, x, y, row float32) {
	small := Small.face(l)
	if s.hint <= 0 {
		t.hint.hide()
		return
	}
	h := min(t.hint.height(small, s.hint), row+4)
	t.hint.put(t, script{face: small, colour: l.col(ColorMuted)}, x, y+(row-h)/2, s.hint, h+1)
}

// drawRight draws experience and buttons from the right edge.
func (t *Tray) drawRight(l look, s shelf, right, y, row float32) {
	for _, b := range []*Button{t.exchange, t.rumor} {
		if !taken(b) {
			continue
		}
		wide := min(b.natural(), (right-s.pad)*0.45)
		height := b.HeightFor(wide)
		right -= wide
		place(b, right, y+(row-height)/2, wide, height)
		right -= l.gap(Gap)
	}
	shown := t.view.XP != ""
	show(t.xp, shown)
	show(t.xpPic, shown)
	if !shown {
		t.xpLabel.hide()
		return
	}
	small, number := Small.face(l), Number.face(l)
	labelWidth := s.xpLabel - l.gap(6)
	h := t.xpLabel.height(small, labelWidth)
	right -= l.gap(4) + labelWidth
	t.xpLabel.put(t, script{face: small, colour: l.col(ColorMuted)}, right, y+(row-h)/2, labelWidth, h)
	wide := number.width(t.view.XP)
	right -= l.gap(6) + wide
	write(t.xp, t.view.XP, number, l.col(ColorOnFelt))
	place(t.xp, right, y+(row-number.height())/2, wide, number.height())
	side := l.size(SizeIcon) * 1.3
	right -= side + l.gap(4)
	picture(t.xpPic, t, iconName("xp", l.dark()), right, y+(row-side)/2, side, side)
}

func (t *Tray) least() fyne.Size {
	l := t.look()
	return fyne.NewSize(l.size(SizeTarget), l.size(SizeTarget))
}

func (t *Tray) parts() []fyne.CanvasObject {
	return t.collect(t.fixed, &t.label, &t.xpLabel, &t.hint)
}

func (t *Tray) held() []fyne.CanvasObject {
	return []fyne.CanvasObject{t.rack, t.rumor, t.exchange}
}
