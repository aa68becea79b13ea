package widget

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"plotwright/gui/view"
	"plotwright/model"
)

// HeroSheet is a hero's side of the table: portrait, fortune as tokens, what it can pay for, and whether the hero fell.
type HeroSheet struct {
	touch
	view  view.Hero
	light view.Light
	badge string

	halo, plate, disc   *canvas.Rectangle
	portrait            *canvas.Raster
	flag                *canvas.Raster
	none                *canvas.Raster
	name                block
	marker, holds       block
	dim, label          *canvas.Rectangle
	labelText           *canvas.Text
	rack                *rack
	defeated            *Button
	abilities           []*Button
	fixedParts, buttons []fyne.CanvasObject

	// OnTap is called by a tap on the sheet, as when heroes choose who gets a token.
	OnTap func()
	// OnAbility is called by a tap on what fortune pays for.
	OnAbility func(model.FortuneAbility)
	// OnDefeated is called by the button of that name.
	OnDefeated func()
	// OnReason is told why a button that was tapped does nothing now.
	OnReason func(reason string)
	// OnFortunePress, OnFortuneDrag, OnFortuneDragEnd, OnFortuneUp and OnFortuneTap tell what the pointer does to a token;
	// positions are the window's.
	OnFortunePress   func(at fyne.Position)
	OnFortuneDrag    func(at fyne.Position)
	OnFortuneDragEnd func()
	OnFortuneUp      func(b desktop.MouseButton)
	OnFortuneTap     func(i int)
}

// NewHeroSheet makes a sheet.
func NewHeroSheet(h *Host) *HeroSheet {
	s := &HeroSheet{
		halo: newRect(), plate: newRect(), disc: newRect(), portrait: newPicture(), flag: newPicture(), none: newPicture(),
		dim: newRect(), label: newRect(), labelText: newText(),
	}
	s.touch.init(h, s, func() { call(s.OnTap) })
	s.rack = newRack(h, FortuneToken)
	s.rack.side = func(l look) float32 { return l.size(SizeTarget) }
	s.rack.onPress = func(at fyne.Position) { callAt(s.OnFortunePress, at) }
	s.rack.onDrag = func(at fyne.Position) { callAt(s.OnFortuneDrag, at) }
	s.rack.onEnd = func() { call(s.OnFortuneDragEnd) }
	s.rack.onUp = func(b desktop.MouseButton) {
		if s.OnFortuneUp != nil {
			s.OnFortuneUp(b)
		}
	}
	s.rack.onTap = func(i int) {
		if s.OnFortuneTap != nil {
			s.OnFortuneTap(i)
		}
	}
	s.defeated = NewButton(h, func() { call(s.OnDefeated) })
	s.defeated.small, s.defeated.OnReason = true, s.reason
	s.fixedParts = []fyne.CanvasObject{s.halo, s.plate, s.disc, s.portrait, s.flag, s.none, s.ring}
	return s
}

func (s *HeroSheet) reason(text string) {
	if s.OnReason != nil {
		s.OnReason(text)
		return
	}
	s.host.announce(text)
}

// Set changes what the sheet says.
func (s *HeroSheet) Set(v view.Hero) {
	if sameHero(v, s.view) {
		return
	}
	for i := len(s.abilities); i < len(v.Abilities); i++ {
		b := NewButton(s.host, func() {
			if s.OnAbility != nil {
				s.OnAbility(s.view.Abilities[i].Ability)
			}
		})
		b.small, b.OnReason = true, s.reason
		b.SetPan(s.pan)
		s.abilities = append(s.abilities, b)
		s.buttons = append(s.buttons, b)
	}
	s.view = v
	s.name.setText(v.Name)
	s.marker.setText(v.Marker)
	s.holds.setText(v.Holds)
	s.rack.owner, s.defeated.alias = string(v.ID), "defeated:"+string(v.ID)
	s.rack.owner = string(v.ID)
	s.rack.set(v.Fortune)
	s.defeated.Set(v.Defeated)
	for i, b := range s.abilities {
		show(b, i < len(v.Abilities))
		if i < len(v.Abilities) {
			a := v.Abilities[i].Button
			a.Label += " " + strconv.Itoa(v.Abilities[i].Cost)
			if a.Icon == "" {
				a.Icon = "fortune"
			}
			b.alias = AbilityTarget + string(v.ID) + ":" + string(v.Abilities[i].Ability)
			b.Set(a)
		}
	}
	s.Refresh()
}

func sameHero(a, b view.Hero) bool {
	return a.ID == b.ID && a.Name == b.Name && a.Portrait == b.Portrait && a.Fortune == b.Fortune && a.FortuneText == b.FortuneText &&
		a.GaveThreat == b.GaveThreat && a.Marker == b.Marker && a.Holds == b.Holds && a.Defeated == b.Defeated &&
		slices.Equal(a.Abilities, b.Abilities)
}

// SetLight shows what a drop on, or a choice of, the hero would do.
func (s *HeroSheet) SetLight(light view.Light, badge string) {
	if light != s.light || badge != s.badge {
		s.light, s.badge = light, badge
		s.Refresh()
	}
}

// SetAbilityLight shows what a drop on an ability would do.
func (s *HeroSheet) SetAbilityLight(a model.FortuneAbility, light view.Light) {
	for i, x := range s.view.Abilities {
		if x.Ability == a {
			s.abilities[i].SetLight(light)
		}
	}
}

// MissingTokens shows n tokens as being in the air.
func (s *HeroSheet) MissingTokens(n int) { s.rack.setMissing(n) }

// TokenCentre is the middle of a fortune token's place, within the sheet.
func (s *HeroSheet) TokenCentre(i int) fyne.Position { return s.rack.Position().Add(s.rack.centre(i)) }

// SetPan is for PanScroll.
func (s *HeroSheet) SetPan(p *PanScroll) {
	s.touch.SetPan(p)
	s.defeated.SetPan(p)
	for _, b := range s.abilities {
		b.SetPan(p)
	}
}

// Describe says who it is and how the hero stands.
func (s *HeroSheet) Describe() string {
	d := s.view.Name + ". " + s.view.FortuneText
	for _, more := range []string{s.view.Marker, s.view.Holds} {
		if more != "" {
			d += ". " + more
		}
	}
	return d
}

// spread is how a sheet of a width is divided.
type spread struct {
	pad, gap, side  float32
	words           float32
	nameHeight, top float32
	lines           float32
	defeated, row   float32
	tokens          float32
	// buttons are the abilities' widths; stacked ones have rows of their own, bare ones no icons.
	buttons       []float32
	stacked, bare bool
}

func (s *HeroSheet) spread(l look, width float32) spread {
	p := spread{pad: l.gap(6), gap: l.gap(8), side: l.size(SizeTarget)}
	inner := width - 2*p.pad
	if !s.defeated.absent() {
		p.defeated = min(s.defeated.natural(), inner*0.4)
	}
	p.words = inner - p.side - p.gap - p.defeated - p.gap
	if p.words < l.size(SizeBody)*7 {
		p.side = 0
		p.words = inner - p.defeated - p.gap
	}
	p.nameHeight = s.name.height(s.nameFace(l), p.words)
	p.lines = p.nameHeight
	for _, b := range []*block{&s.marker, &s.holds} {
		if len(b.paragraphs) > 0 {
			room := p.words
			if b == &s.marker {
				room -= l.size(SizeSmall) * 1.6
			}
			p.lines += b.height(bold(l.size(SizeSmall)), room)
		}
	}
	p.top = max(p.lines, l.size(SizeTarget))
	s.spreadRow(l, &p, inner)
	return p
}

// spreadRow divides the row of tokens and abilities. Where the words are many the buttons lose their icons first, then some of
// their letters' size, then wrap between words, and have rows of their own at last.
func (s *HeroSheet) spreadRow(l look, p *spread, inner float32) {
	target := l.size(SizeTarget)
	// Tokens may lie over each other. Whether there is room for icons does not depend on a token more or less.
	tokens := func(n int) float32 { return target + float32(max(0, n-1))*l.gap(10) }
	sum := func(room float32, width func(b *Button) float32) (widths []float32, fits bool) {
		var total float32
		for i, b := range s.abilities {
			if i < len(s.view.Abilities) && !b.absent() {
				widths = append(widths, width(b))
				total += p.gap + widths[len(widths)-1]
			} else {
				widths = append(widths, 0)
			}
		}
		return widths, total <= room
	}
	full := func(b *Button) float32 {
		was := b.bare
		b.bare, b.likes = false, 0
		w := b.natural()
		b.bare, b.likes = was, 0
		return w
	}
	var fits bool
	room := inner - tokens(s.view.Fortune)
	if p.buttons, fits = sum(inner-tokens(max(3, s.view.Fortune)), full); !fits {
		p.bare = true
		for _, width := range []func(*Button, look) float32{(*Button).plain, (*Button).slight, (*Button).tight} {
			if p.buttons, fits = sum(room, func(b *Button) float32 { return width(b, l) }); fits {
				break
			}
		}
	}
	if !fits {
		_, fits = sum(inner+p.gap, full)
		p.bare, p.stacked, p.tokens = !fits, true, inner
		for _, b := range s.abilities {
			b.strip(p.bare)
		}
		p.row = target + p.gap + flowRows(s.buttons, inner, p.gap, false, nil)
		return
	}
	p.tokens, p.row = inner, target
	for i, w := range p.buttons {
		if w > 0 {
			p.tokens -= p.gap + w
			p.row = max(p.row, s.abilities[i].HeightFor(w))
		}
	}
}

func (s *HeroSheet) nameFace(l look) face { return serifFace(l.size(SizeCardName) * 1.06) }

// HeightFor is the height at a width.
func (s *HeroSheet) HeightFor(width float32) float32 {
	p := s.spread(s.look(), width)
	return 2*p.pad + p.top + p.gap + p.row
}

func (s *HeroSheet) natural() float32 { return 420 * max(1, s.look().scale()) }

func (s *HeroSheet) least() fyne.Size {
	l := s.look()
	return fyne.NewSize(l.size(SizeTarget), l.size(SizeTarget))
}

func (s *HeroSheet) parts() []fyne.CanvasObject {
	if n := len(s.fixedParts) + len(s.name.all) + len(s.marker.all) + len(s.holds.all) + len(s.buttons) + 5; n != len(s.list) {
		s.list = slices.Concat(s.fixedParts, s.name.all, s.marker.all, s.holds.all,
			[]fyne.CanvasObject{s.rack}, s.buttons, []fyne.CanvasObject{s.defeated, s.dim, s.label, s.labelText})
	}
	return s.list
}

func (s *HeroSheet) held() []fyne.CanvasObject {
	return append(append([]fyne.CanvasObject{s.rack}, s.buttons...), s.defeated)
}
