package widget

import (
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"plotwright/gui/view"
	"plotwright/model"
)

// Table is the whole table: the now bar on top, the chips, the cards, the heroes and the agent, the tray at the foot. In a
// small window everything between bar and tray is one scrolled area.
type Table struct {
	base
	now    *NowBar
	chips  *Chips
	grid   *grid
	side   *side
	agent  *AgentPanel
	tray   *Tray
	prompt *prompt
	// left is all that is scrolled in a small window, and the cards in a large one; right is the heroes in a large one.
	left, right *PanScroll
	middle      *Column
	// rooms are those of the last arrangement.
	rooms   rooms
	objects []fyne.CanvasObject

	cards  map[model.CardID]*Card
	heroes map[model.HeroID]*HeroSheet
	order  []model.CardID
	seats  []model.HeroID

	// The now bar.
	OnMain, OnUndo, OnRedo, OnMore, OnCover func()
	// OnCard and OnHero are taps on a card and on a hero's sheet.
	OnCard func(model.CardID)
	OnHero func(model.HeroID)
	// OnAbility and OnDefeated are a hero's buttons.
	OnAbility  func(model.HeroID, model.FortuneAbility)
	OnDefeated func(model.HeroID)
	// OnHeroReason is told why one of them does nothing now.
	OnHeroReason func(h model.HeroID, reason string)
	// The tray's buttons.
	OnExchange, OnRumor func()
	// The agent: what one press made, told on release.
	OnAgentDamage, OnAgentRecover func(n int)
	OnAgentDefeated, OnAgentCard  func()
	// OnChip is a tap on a chip about a card, OnAnswer on an answer of its question.
	OnChip   func(model.CardID)
	OnAnswer func(card model.CardID, i int)
	// OnPrompt is a tap on a button of the prompt.
	OnPrompt func(i int)
	// What the pointer does to a threat token, in the window's coordinates.
	OnThreatPress, OnThreatDrag func(at fyne.Position)
	OnThreatTap                 func()
	// What the pointer does to an experience point.
	OnPointPress, OnPointDrag func(at fyne.Position)
	OnPointTap                func()
	// What the pointer does to a hero's fortune token.
	OnFortunePress, OnFortuneDrag func(h model.HeroID, at fyne.Position)
	OnFortuneTap                  func(model.HeroID)
	// What the pointer does to the prompt's token.
	OnPromptPress, OnPromptDrag func(at fyne.Position)
	// OnDragEnd is the end of any drag of a token, OnOtherButton a press of another button of the mouse on one.
	OnDragEnd, OnOtherButton func()
}

// NewTable makes an empty table.
func NewTable(h *Host) *Table {
	t := &Table{
		now: NewNowBar(h), chips: NewChips(h), grid: newGrid(h), agent: NewAgentPanel(h), tray: NewTray(h),
		cards: map[model.CardID]*Card{}, heroes: map[model.HeroID]*HeroSheet{},
	}
	t.prompt = newPrompt(h, func(i int) {
		if t.OnPrompt != nil {
			t.OnPrompt(i)
		}
	})
	t.prompt.token.onPress = func(at fyne.Position) { callAt(t.OnPromptPress, at) }
	t.prompt.token.onDrag = func(at fyne.Position) { callAt(t.OnPromptDrag, at) }
	t.prompt.token.onEnd = func() { call(t.OnDragEnd) }
	t.prompt.token.onUp = t.otherButton
	t.agent.Hide()
	t.side = newSide(h, t.agent)
	t.middle = NewColumn(Gap, t.grid)
	t.left = NewPanScroll(t.middle).WithHost(h)
	t.right = NewPanScroll(t.side).WithHost(h)
	t.objects = []fyne.CanvasObject{t.now, t.chips, t.left, t.right, t.tray, t.prompt}
	t.init(h, t)
	t.wire()
	return t
}

func call(f func()) {
	if f != nil {
		f()
	}
}

func callAt(f func(fyne.Position), at fyne.Position) {
	if f != nil {
		f(at)
	}
}

// wire leads the parts' callbacks to the table's, which may be set later.
func (t *Table) wire() {
	t.now.OnMain, t.now.OnUndo = func() { call(t.OnMain) }, func() { call(t.OnUndo) }
	t.now.OnRedo, t.now.OnMore = func() { call(t.OnRedo) }, func() { call(t.OnMore) }
	t.now.OnCover = func() { call(t.OnCover) }
	t.tray.OnExchange, t.tray.OnRumor = func() { call(t.OnExchange) }, func() { call(t.OnRumor) }
	t.tray.OnTap = func(int) { call(t.OnThreatTap) }
	t.tray.OnDragEnd = func() { call(t.OnDragEnd) }
	t.tray.OnPress = func(at fyne.Position) { callAt(t.OnThreatPress, at) }
	t.tray.OnDrag = func(at fyne.Position) { callAt(t.OnThreatDrag, at) }
	t.tray.OnButtonUp = t.otherButton
	point := t.tray.purse.point
	point.onPress = func(at fyne.Position) { callAt(t.OnPointPress, at) }
	point.onDrag = func(at fyne.Position) { callAt(t.OnPointDrag, at) }
	point.onTap = func(int) { call(t.OnPointTap) }
	point.onEnd = func() { call(t.OnDragEnd) }
	point.onUp = t.otherButton
	t.agent.OnDefeated, t.agent.OnCard = func() { call(t.OnAgentDefeated) }, func() { call(t.OnAgentCard) }
	t.agent.OnDamage = func(n int) {
		if t.OnAgentDamage != nil {
			t.OnAgentDamage(n)
		}
	}
	t.agent.OnRecover = func(n int) {
		if t.OnAgentRecover != nil {
			t.OnAgentRecover(n)
		}
	}
	t.chips.OnChip = func(id model.CardID) {
		if t.OnChip != nil {
			t.OnChip(id)
		}
	}
	t.chips.OnAnswer = func(id model.CardID, i int) {
		if t.OnAnswer != nil {
			t.OnAnswer(id, i)
		}
	}
}

func (t *Table) otherButton(b desktop.MouseButton) {
	if b != desktop.MouseButtonPrimary {
		call(t.OnOtherButton)
	}
}

// Set changes what lies on the table. Cards and heroes stay the same objects as long as they are there.
func (t *Table) Set(v view.Board) {
	t.now.Set(v.Now)
	t.chips.Set(v.Chips)
	t.setCards(v.Cards)
	t.setHeroes(v.Heroes)
	t.agent.Set(v.Agent)
	show(t.agent, v.Agent != nil)
	t.tray.Set(v.Tray)
	t.grid.empty.SetText(v.Empty)
	t.arrange(t.Size())
	t.refreshPans()
}

func (t *Table) setCards(list []view.Card) {
	order, objects := keep(t.cards, list, func(v view.Card) model.CardID { return v.ID }, t.newCard)
	if !slices.Equal(order, t.order) {
		t.order = order
		t.grid.set(objects)
	}
}

// keep gives every view its part: the one that it had, a new one for an id that comes, none for one that has gone.
func keep[K comparable, V any, P interface {
	fyne.CanvasObject
	Set(V)
}](parts map[K]P, views []V, id func(V) K, fresh func(K) P) (order []K, objects []fyne.CanvasObject) {
	for _, v := range views {
		part, ok := parts[id(v)]
		if !ok {
			part = fresh(id(v))
			parts[id(v)] = part
		}
		part.Set(v)
		order, objects = append(order, id(v)), append(objects, part)
	}
	maps.DeleteFunc(parts, func(k K, _ P) bool { return !slices.Contains(order, k) })
	return order, objects
}

func (t *Table) newCard(id model.CardID) *Card {
	c := NewCard(t.host)
	c.SetPan(t.left)
	c.OnTap = func() {
		if t.OnCard != nil {
			t.OnCard(id)
		}
	}
	return c
}

func (t *Table) setHeroes(list []view.Hero) {
	seats, objects := keep(t.heroes, list, func(v view.Hero) model.HeroID { return v.ID }, t.newHero)
	if !slices.Equal(seats, t.seats) {
		t.seats = seats
		t.side.set(objects)
	}
}

func (t *Table) newHero(id model.HeroID) *HeroSheet {
	s := NewHeroSheet(t.host)
	s.SetPan(t.sidePan())
	s.OnTap = func() {
		if t.OnHero != nil {
			t.OnHero(id)
		}
	}
	s.OnAbility = func(a model.FortuneAbility) {
		if t.OnAbility != nil {
			t.OnAbility(id, a)
		}
	}
	s.OnReason = func(reason string) {
		if t.OnHeroReason != nil {
			t.OnHeroReason(id, reason)
		}
	}
	s.OnDefeated = func() {
		if t.OnDefeated != nil {
			t.OnDefeated(id)
		}
	}
	s.OnFortunePress = func(at fyne.Position) {
		if t.OnFortunePress != nil {
			t.OnFortunePress(id, at)
		}
	}
	s.OnFortuneDrag = func(at fyne.Position) {
		if t.OnFortuneDrag != nil {
			t.OnFortuneDrag(id, at)
		}
	}
	s.OnFortuneTap = func(int) {
		if t.OnFortuneTap != nil {
			t.OnFortuneTap(id)
		}
	}
	s.OnFortuneDragEnd = func() { call(t.OnDragEnd) }
	s.OnFortuneUp = t.otherButton
	return s
}

// SetPrompt asks something, with buttons and perhaps a fortune token to drag; an empty text asks nothing any more.
func (t *Table) SetPrompt(text string, token bool, buttons []view.Button) {
	if text == "" && t.prompt.said == "" {
		return
	}
	t.prompt.set(text, token, buttons)
	t.arrange(t.Size())
}

// SetMissing shows n tokens as being in the air: the hero's, or with no hero the tray's.
func (t *Table) SetMissing(n int, hero model.HeroID) {
	inTray := n
	if hero != "" {
		inTray = 0
	}
	t.tray.MissingTokens(inTray)
	for id, s := range t.heroes {
		if id == hero {
			s.MissingTokens(n)
		} else {
			s.MissingTokens(0)
		}
	}
}

// SetPointMissing shows an experience point as being in the air, or not.
func (t *Table) SetPointMissing(missing bool) { t.tray.purse.point.setMissing(count(missing)) }

// FocusedCard is the card that has the keyboard.
func (t *Table) FocusedCard() (model.CardID, bool) {
	for id, c := range t.cards {
		if c.focused {
			return id, true
		}
	}
	return "", false
}

// Card is the widget of a card that lies on the table, or nil.
func (t *Table) Card(id model.CardID) *Card { return t.cards[id] }

// Hero is the widget of a hero at the table, or nil.
func (t *Table) Hero(id model.HeroID) *HeroSheet { return t.heroes[id] }

// Tray is the tray.
func (t *Table) Tray() *Tray { return t.tray }
