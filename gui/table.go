package gui

import (
	"slices"

	"fyne.io/fyne/v2"

	"plotwright/gui/dnd"
	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// tableScreen is the table: the board, the one drag there is, and the heroes' choice while one is asked for.
type tableScreen struct {
	a     *App
	board *widget.Table
	drag  *dnd.Controller
	ghost *widget.Ghost
	edge  edge
	// choice is open while the heroes choose who gets a token.
	choice *heroChoice
	// judged are the answers of judge since the last render.
	judged map[judgement]dnd.Verdict
}

// heroChoice asks the heroes for the next token (R4.3).
type heroChoice struct {
	cmd     model.TriggerCard
	preview model.Preview
	card    string
	chosen  func(model.HeroID)
}

func newTableScreen(a *App) *tableScreen {
	t := &tableScreen{a: a, board: widget.NewTable(a.host), ghost: widget.NewGhost(a.host)}
	t.drag = dnd.New(dnd.Table{
		Zones: t.zones, Judge: t.judge, Changed: t.dragChanged, Dropped: t.dropped,
		Refused: func(_ dnd.Payload, _ string, v dnd.Verdict) { a.layers.announce(v.Text) },
		Tapped:  t.tapped,
	})
	t.edge.t = t
	t.wire()
	return t
}

// view reads the session for this window.
func (t *tableScreen) view() view.Table {
	v := view.Table{Session: t.a.session, Tr: t.a.tr, Cover: t.a.Settings.Covered, Pins: t.a.pins()}
	if t.a.Settings.BothNames {
		v.Other = t.a.otherLanguage()
	}
	return v
}

// card is one card of the board.
func (t *tableScreen) card(id model.CardID) view.Card {
	v := t.view()
	deck, card := t.a.Catalog.Card(id)
	return v.Card(deck, card, t.a.session.State().Card(id))
}

// wire leads the board's callbacks to commands.
func (t *tableScreen) wire() {
	a, b := t.a, t.board
	b.OnMain = t.next
	b.OnUndo = func() { a.do(model.Undo{}) }
	b.OnRedo = func() { a.do(model.Redo{}) }
	b.OnMore, b.OnCover = a.menu, a.cover
	b.OnCard = t.cardTapped
	b.OnHero = t.heroTapped
	b.OnAbility = func(h model.HeroID, x model.FortuneAbility) {
		if !t.chosen(h) {
			a.do(model.SpendFortune{Hero: a.heroName(h), Ability: x})
		}
	}
	b.OnDefeated = func(h model.HeroID) {
		if !t.chosen(h) {
			a.defeated(h)
		}
	}
	b.OnHeroReason = func(h model.HeroID, reason string) {
		if !t.chosen(h) {
			a.layers.announce(reason)
		}
	}
	b.OnExchange = a.stepOffer
	b.OnRumor = func() { a.do(model.PlayRumor{}) }
	b.OnAgentDamage = func(n int) { a.do(model.DamageAgent{N: n}) }
	b.OnAgentRecover = func(n int) { a.do(model.RecoverAgent{N: n}) }
	b.OnAgentDefeated = func() { a.do(model.DefeatAgent{}) }
	b.OnAgentCard = func() { a.showAgent() }
	b.OnChip = a.showCard
	b.OnAnswer = func(card model.CardID, i int) {
		a.do(model.ResolveCard{Card: card, Answer: []model.QuestionAnswer{model.Hit, model.Miss}[i]})
	}
	b.OnPrompt = t.promptPicked
	t.wireDrag()
}

// next does the usual next step.
func (t *tableScreen) next() {
	if cmd := t.view().NextCommand(); cmd != nil {
		t.a.do(cmd)
		return
	}
	t.a.startQuest()
}

func (t *tableScreen) cardTapped(id model.CardID) {
	if t.drag.Active() {
		t.drag.DropOn(cardZone(id))
		return
	}
	if t.choice == nil && !t.a.covered(id) {
		t.a.showCard(id)
	}
}

func (t *tableScreen) heroTapped(id model.HeroID) {
	if t.drag.Active() {
		t.drag.DropOn(heroZone(id))
		return
	}
	t.chosen(id)
}

// chosen takes a tap on a hero's sheet, wherever on it, as the heroes' choice while one is asked for, and reports whether one
// was.
func (t *tableScreen) chosen(id model.HeroID) bool {
	if t.choice == nil {
		return false
	}
	t.chooseNow(id)
	return true
}

// chooseHero asks the heroes who gets the next token: the tied sheets light up and are tapped, or a button is.
func (t *tableScreen) chooseHero(cmd model.TriggerCard, p model.Preview, chosen func(model.HeroID)) {
	t.drag.Cancel()
	t.choice = &heroChoice{cmd, p, view.CardName(t.a.tr, t.a.rules(), cmd.Card), chosen}
	t.render()
	t.a.writeProbe()
}

// chooseNow takes a tied hero; any other is told why not.
func (t *tableScreen) chooseNow(id model.HeroID) {
	c := t.choice
	if !slices.Contains(c.preview.Tied, id) {
		t.a.layers.announce(t.notTied(id))
		return
	}
	t.endChoice()
	c.chosen(id)
}

// notTied is the reason why a hero cannot get the token that is being given.
func (t *tableScreen) notTied(id model.HeroID) string {
	cmd := t.choice.cmd
	cmd.To = append(slices.Clone(cmd.To), t.a.heroName(id))
	return t.a.refusal(cmd, t.a.session.Check(cmd))
}

func (t *tableScreen) endChoice() {
	t.choice = nil
	t.render()
}

// promptPicked is a button of the prompt: a tied hero, or leaving.
func (t *tableScreen) promptPicked(i int) {
	switch c := t.choice; {
	case c == nil:
		t.drag.Cancel()
	case i < len(c.preview.Tied):
		t.chooseNow(c.preview.Tied[i])
	default:
		t.endChoice()
	}
}

func (t *tableScreen) object() fyne.CanvasObject { return t.board }

func (t *tableScreen) render() {
	t.judged = nil
	v := t.view()
	t.board.Set(v.Board())
	t.light()
	switch {
	case t.choice != nil:
		var buttons []view.Button
		for _, id := range t.choice.preview.Tied {
			buttons = append(buttons, view.Button{Label: view.Brief(t.a.heroName(id)), Icon: "fortune", Style: view.Main})
		}
		buttons = append(buttons, view.Button{Label: t.a.tr.T("ui.cancel"), Icon: "close"})
		t.board.SetPrompt(v.Choice(t.choice.preview, t.choice.card), true, buttons)
	case t.drag.Active() && !t.drag.Moment().Carried:
		t.board.SetPrompt(t.pickedUp(), false, []view.Button{{Label: t.a.tr.T("ui.put-back"), Icon: "close"}})
	default:
		t.board.SetPrompt("", false, nil)
	}
}

// pickedUp says what is in the hand, and where it may go.
func (t *tableScreen) pickedUp() string {
	if t.drag.Moment().Payload == pointPayload {
		return t.a.tr.T("ui.picked-up-point")
	}
	return t.a.tr.T("ui.picked-up")
}

// letGo ends what rests on how the table lies: a drag, and the heroes' choice.
func (t *tableScreen) letGo() {
	t.drag.Cancel()
	t.choice = nil
}

func (t *tableScreen) leave() { t.letGo() }
