package widget

import (
	"slices"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/model"
)

// A window smaller than this, in units over the text size, scrolls everything between bar and tray.
const (
	roomyWidth  = 960
	roomyHeight = 540
	// Below this height steps, experience and rumor are scrolled, too.
	briefHeight = 470
	// Where bar and tray leave less than this for the cards, they are scrolled with them.
	tinyRoom = 90
)

func (t *Table) sidePan() *PanScroll {
	if t.compact(t.Size()) {
		return t.left
	}
	return t.right
}

func (t *Table) compact(size fyne.Size) bool {
	s := t.look().scale()
	return size.Width < roomyWidth*s || size.Height < roomyHeight*s
}

func (t *Table) arrange(size fyne.Size) {
	if size.Width < 40 || size.Height < 40 {
		return
	}
	l := t.look()
	margin, gap := l.gap(10), l.gap(Gap)
	compact := t.compact(size)
	brief := compact && size.Height < briefHeight*l.scale()
	inner := size.Width - 2*margin
	t.now.setBrief(brief)
	t.tray.setBrief(brief)
	bar, tray := t.now.HeightFor(size.Width), t.tray.HeightFor(inner)
	top, bottom := bar+gap, size.Height-margin-tray-gap
	t.placePrompt(l, size, margin, tray)
	tiny := compact && bottom-top < tinyRoom*max(1, l.scale())
	if tiny {
		top, bottom = margin, size.Height-margin
		if t.prompt.Visible() {
			bottom = t.prompt.Position().Y - gap
		}
	} else {
		place(t.now, 0, 0, size.Width, bar)
		place(t.tray, margin, size.Height-margin-tray, inner, tray)
	}

	chips := t.chips.HeightFor(inner)
	chipsInside := compact || chips > (bottom-top)*0.25
	if !chipsInside && chips > 0 {
		place(t.chips, margin, top, inner, chips)
		top += chips + gap
	}
	show(t.right, !compact)
	t.side.room = 0
	if !compact {
		t.side.room = bottom - top
	}
	var middle []fyne.CanvasObject
	if tiny {
		middle = append(middle, t.now)
	}
	if brief {
		middle = append(middle, t.now.steps)
	}
	if tiny {
		middle = append(middle, t.tray)
	}
	if chipsInside {
		middle = append(middle, t.chips)
	}
	middle = append(middle, t.grid)
	if compact {
		middle = append(middle, t.side)
	}
	if brief {
		middle = append(middle, t.tray.purse)
	}
	width := inner
	if !compact {
		right := t.sideWidth(l, size)
		width -= right + gap
		place(t.right, margin+width+gap, top, right, bottom-top)
	}
	t.grid.room = fyne.NewSize(width, 0)
	if !compact {
		t.grid.room.Height = bottom - top
		if chipsInside {
			t.grid.room.Height = 0
		}
	}
	changed := t.setMiddle(middle, chipsInside, tiny)
	place(t.left, margin, top, width, bottom-top)
	if room := (rooms{t.grid.room, t.side.room}); changed || room != t.rooms {
		t.rooms = room
		t.refreshPans()
	}
}

// rooms are what cards and heroes may fill.
type rooms struct {
	cards  fyne.Size
	heroes float32
}

// Refresh arranges again and refreshes what is scrolled. What arranges alone is asked for by Fyne when it meets the table
// for the first time: a refresh then would have the whole window drawn once more.
func (t *Table) Refresh() {
	t.base.Refresh()
	t.refreshPans()
}

func (t *Table) refreshPans() {
	t.left.Refresh()
	if t.right.Visible() {
		t.right.Refresh()
	}
}

// sideWidth is the width of the heroes' column in a roomy window.
func (t *Table) sideWidth(l look, size fyne.Size) float32 {
	s := max(1, l.scale())
	return max(348*s, min(size.Width*0.315, 480*s))
}

// setMiddle changes what is scrolled together. It reports whether that is something else than before.
func (t *Table) setMiddle(objects []fyne.CanvasObject, chipsInside, tiny bool) (changed bool) {
	if slices.Equal(t.middle.Objects, objects) {
		return false
	}
	t.middle.Objects = objects
	t.objects = nil
	if !tiny {
		t.objects = append(t.objects, t.now)
	}
	if !chipsInside {
		t.objects = append(t.objects, t.chips)
	}
	t.objects = append(t.objects, t.left, t.right)
	if !tiny {
		t.objects = append(t.objects, t.tray)
	}
	t.objects = append(t.objects, t.prompt)
	t.chips.SetPan(nil)
	linkPan(t.now, nil)
	linkPan(t.tray, nil)
	linkPan(t.middle, t.left)
	if !slices.Contains(objects, fyne.CanvasObject(t.side)) {
		linkPan(t.side, t.right)
	}
	t.middle.Refresh()
	return true
}

// placePrompt lays the prompt over the tray's tokens, and over all of the tray where that is too little; no token looks
// out halfway.
func (t *Table) placePrompt(l look, size fyne.Size, margin, tray float32) {
	if t.prompt.said == "" {
		return
	}
	inner := size.Width - 2*margin
	shelf := t.tray.shelf(l, inner)
	x := shelf.pad + shelf.number + shelf.label + shelf.gap + l.gap(8)
	if inner-x < 460*max(1, l.scale()) {
		x = 0
	}
	height := max(tray, t.prompt.HeightFor(inner-x))
	place(t.prompt, margin+x, size.Height-margin-height, inner-x, height)
}

func (t *Table) least() fyne.Size           { return fyne.NewSize(480, 320) }
func (t *Table) parts() []fyne.CanvasObject { return t.objects }
func (t *Table) held() []fyne.CanvasObject  { return t.objects }

// The ids of targets begin with what they are.
const (
	CardTarget    = "card:"
	HeroTarget    = "hero:"
	AbilityTarget = "ability:"
	TrayTarget    = "tray"
)

// Target is a place where tokens may be dropped: "card:" and the card's id, "hero:" and the hero's, or "ability:", the
// hero's id, a colon and the ability, or "tray". Pos and Size are what can be seen of it, in the window's coordinates.
type Target struct {
	ID   string
	Pos  fyne.Position
	Size fyne.Size
}

// Targets are the places as they lie now: cards first, then each hero's abilities and the hero.
func (t *Table) Targets() []Target {
	origin := fyne.CurrentApp().Driver().AbsolutePositionForObject(t)
	var list []Target
	add := func(id string, in *PanScroll, o fyne.CanvasObject) {
		at, ok := placeIn(t, o)
		if !ok || !o.Visible() || !in.Visible() {
			return
		}
		window := frame{in.Position(), in.Size()}
		if seen, ok := window.cut(at, o.Size()); ok {
			list = append(list, Target{id, seen.pos.Add(origin), seen.size})
		}
	}
	for _, id := range t.order {
		add(CardTarget+string(id), t.left, t.cards[id])
	}
	for _, id := range t.seats {
		s := t.heroes[id]
		for i, a := range s.view.Abilities {
			add(AbilityTarget+string(id)+":"+string(a.Ability), t.sidePan(), s.abilities[i])
		}
		add(HeroTarget+string(id), t.sidePan(), s)
	}
	return append(list, Target{TrayTarget, t.tray.Position().Add(origin), t.tray.bowl()})
}

// Light shows on every target what a drop would do; the answer is asked for each target's id.
func (t *Table) Light(answer func(id string) (view.Light, string)) {
	light, _ := answer(TrayTarget)
	t.tray.SetLight(light)
	for id, c := range t.cards {
		c.SetLight(answer(CardTarget + string(id)))
	}
	for id, s := range t.heroes {
		s.SetLight(answer(HeroTarget + string(id)))
		for _, a := range s.view.Abilities {
			light, _ := answer(AbilityTarget + string(id) + ":" + string(a.Ability))
			s.SetAbilityLight(a.Ability, light)
		}
	}
}

// ThreatCentre is the middle of a threat token's place, in the window's coordinates.
func (t *Table) ThreatCentre(i int) fyne.Position { return t.absolute(t.tray, t.tray.TokenCentre(i)) }

// FortuneCentre is the middle of a hero's token's place, in the window's coordinates; the hero may be scrolled away.
func (t *Table) FortuneCentre(id model.HeroID, i int) fyne.Position {
	s := t.heroes[id]
	if s == nil {
		return fyne.Position{}
	}
	return t.absolute(s, s.TokenCentre(i))
}

func (t *Table) absolute(o fyne.CanvasObject, at fyne.Position) fyne.Position {
	p, _ := placeIn(t, o)
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(t).Add(p).Add(at)
}
