package gui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"plotwright/gui/dnd"
	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

func cardZone(id model.CardID) string { return widget.CardTarget + string(id) }
func heroZone(id model.HeroID) string { return widget.HeroTarget + string(id) }

// threatPayload is the threat of the tray.
var threatPayload = dnd.Payload{Kind: dnd.Threat}

// pointPayload is an experience point, for the tray to change into threat (R3.3).
var pointPayload = dnd.Payload{Kind: dnd.Point}

// chosenPayload is the token that the heroes give to one of them; it is nobody's yet.
var chosenPayload = dnd.Payload{Kind: dnd.Fortune}

// wireDrag leads the tokens' gestures to the controller.
func (t *tableScreen) wireDrag() {
	b := t.board
	b.OnThreatPress = t.drag.Press
	b.OnThreatDrag = func(at fyne.Position) { t.move(threatPayload, at) }
	b.OnThreatTap = func() { t.drag.Tap(threatPayload) }
	b.OnPointPress = t.drag.Press
	b.OnPointDrag = func(at fyne.Position) { t.move(pointPayload, at) }
	b.OnPointTap = func() { t.drag.Tap(pointPayload) }
	b.OnFortunePress = func(_ model.HeroID, at fyne.Position) { t.drag.Press(at) }
	b.OnFortuneDrag = func(h model.HeroID, at fyne.Position) { t.move(dnd.Payload{Kind: dnd.Fortune, Owner: string(h)}, at) }
	b.OnFortuneTap = func(h model.HeroID) {
		if !t.chosen(h) {
			t.drag.Tap(dnd.Payload{Kind: dnd.Fortune, Owner: string(h)})
		}
	}
	b.OnPromptPress = t.drag.Press
	b.OnPromptDrag = func(at fyne.Position) {
		if t.choice != nil {
			t.drag.Move(chosenPayload, at)
			t.edge.carried(chosenPayload, at)
		}
	}
	b.OnDragEnd = t.drag.End
	b.OnOtherButton = func() { t.drag.Cancel() }
}

// move begins or goes on with a drag, unless something else is being asked.
func (t *tableScreen) move(p dnd.Payload, at fyne.Position) {
	if t.choice == nil && t.a.layers.top() == nil && t.a.session.ReadOnly() == nil {
		t.clear()
		t.drag.Move(p, at)
		t.edge.carried(p, at)
	}
}

// tapped picks the tokens up, to be dropped by a tap on a target.
func (t *tableScreen) tapped(p dnd.Payload) {
	if t.choice == nil && t.a.session.ReadOnly() == nil {
		t.clear()
		t.drag.PickUp(p)
	}
}

// clear takes back what was said before tokens are taken up: it may lie over where they can go.
func (t *tableScreen) clear() {
	if !t.drag.Active() {
		t.a.layers.announce("")
	}
}

func (t *tableScreen) zones() []dnd.Zone {
	var zones []dnd.Zone
	m := t.drag.Moment()
	for _, x := range t.board.Targets() {
		if x.ID == widget.TrayTarget && (m == nil || m.Payload != pointPayload) {
			continue // tokens that come back to the tray are put back, without a word
		}
		zones = append(zones, dnd.Zone{ID: x.ID, Pos: x.Pos, Size: x.Size})
	}
	return zones
}

// zone is a place as it lies now; one of no size where there is none.
func (t *tableScreen) zone(id string) dnd.Zone {
	for _, z := range t.zones() {
		if z.ID == id && id != "" {
			return z
		}
	}
	return dnd.Zone{}
}

// judge is what a zone says to what is held over it. It is asked of every zone at each move of the pointer; while nothing
// else changes, which is until the next render, the answers stay the same.
func (t *tableScreen) judge(p dnd.Payload, zone string) dnd.Verdict {
	k := judgement{p, zone}
	v, ok := t.judged[k]
	if !ok {
		v = t.ask(p, zone)
		if t.judged == nil {
			t.judged = map[judgement]dnd.Verdict{}
		}
		t.judged[k] = v
	}
	return v
}

type judgement struct {
	payload dnd.Payload
	zone    string
}

// ask asks the session what a zone says to what is held over it.
func (t *tableScreen) ask(p dnd.Payload, zone string) dnd.Verdict {
	v := t.view()
	if id, ok := strings.CutPrefix(zone, widget.CardTarget); ok && p.Kind == dnd.Threat {
		takes, tokens, text, badge := v.Verdict(model.CardID(id))
		return dnd.Verdict{Takes: takes, Tokens: tokens, Text: text, Badge: badge}
	}
	if zone == widget.TrayTarget && p == pointPayload {
		takes, text := v.ExchangeVerdict()
		return dnd.Verdict{Takes: takes, Tokens: 1, Text: text}
	}
	if p == chosenPayload {
		return t.judgeChoice(zone)
	}
	if id, ok := strings.CutPrefix(zone, widget.AbilityTarget); ok && p.Kind == dnd.Fortune {
		hero, ability, _ := strings.Cut(id, ":")
		takes, tokens, text := v.AbilityVerdict(model.HeroID(p.Owner), model.HeroID(hero), model.FortuneAbility(ability))
		return dnd.Verdict{Takes: takes, Tokens: tokens, Text: text}
	}
	return dnd.Verdict{Text: t.a.tr.T("ui.drop.not-here")}
}

// judgeChoice: the heroes' token may go to a sheet of one of those who are tied, wherever it is dropped there.
func (t *tableScreen) judgeChoice(zone string) dnd.Verdict {
	id, ok := heroOfZone(zone)
	if t.choice == nil || !ok {
		return dnd.Verdict{Text: t.a.tr.T("ui.drop.not-here")}
	}
	c := t.choice
	if !slices.Contains(c.preview.Tied, id) {
		return dnd.Verdict{Text: t.notTied(id)}
	}
	return dnd.Verdict{Takes: true, Tokens: 1, Text: t.view().Choice(c.preview, c.card)}
}

// heroOfZone is the hero whose sheet, or ability, a zone is.
func heroOfZone(zone string) (model.HeroID, bool) {
	if id, ok := strings.CutPrefix(zone, widget.HeroTarget); ok {
		return model.HeroID(id), true
	}
	id, ok := strings.CutPrefix(zone, widget.AbilityTarget)
	id, _, _ = strings.Cut(id, ":")
	return model.HeroID(id), ok
}

// dropped carries out what a drop means.
func (t *tableScreen) dropped(p dnd.Payload, zone string) {
	if p == chosenPayload {
		if id, ok := heroOfZone(zone); ok && t.choice != nil {
			t.chooseNow(id)
		}
		return
	}
	if zone == widget.TrayTarget {
		t.a.do(model.ExchangeXP{N: 1})
		return
	}
	if id, ok := strings.CutPrefix(zone, widget.CardTarget); ok {
		card := model.CardID(id)
		if k := t.a.session.State().Card(card); k != nil && !k.Faceup {
			t.a.buy(card)
		} else {
			t.a.trigger(card)
		}
		return
	}
	if id, ok := strings.CutPrefix(zone, widget.AbilityTarget); ok {
		hero, ability, _ := strings.Cut(id, ":")
		t.a.do(model.SpendFortune{Hero: t.a.heroName(model.HeroID(hero)), Ability: model.FortuneAbility(ability)})
	}
}

// dragChanged draws what is in the air, or that nothing is any more.
func (t *tableScreen) dragChanged(m *dnd.Moment) {
	drag := t.a.layers.drag
	if m == nil {
		drag.RemoveAll()
		t.edge.end()
		t.board.SetMissing(0, "")
		t.board.SetPointMissing(false)
		t.a.layers.hint("", fyne.Position{}, dnd.Zone{})
		t.render()
		t.a.writeProbe()
		return
	}
	tokens := max(1, m.Verdict.Tokens)
	if m.Payload.Kind == dnd.Threat {
		tokens = min(tokens, t.a.session.State().Threat())
	}
	first := len(drag.Objects) == 0
	if m.Carried {
		t.ghost.Set(ghostKind(m.Payload.Kind), tokens)
		t.ghost.Resize(t.ghost.MinSize())
		t.ghost.Move(m.At.SubtractXY(t.ghost.Size().Width/2, t.ghost.Size().Height/2))
		if first {
			drag.Add(widget.NewShield(func() { t.drag.Cancel() }))
			drag.Add(t.ghost)
			drag.Objects[0].Resize(t.a.window.Canvas().Size())
		}
		t.a.layers.hint(m.Verdict.Text, m.At, t.zone(m.Zone))
	}
	switch m.Payload {
	case chosenPayload:
	case pointPayload:
		t.board.SetPointMissing(true)
	default:
		t.board.SetMissing(tokens, model.HeroID(m.Payload.Owner))
	}
	t.light()
	if first {
		t.render()
	}
	t.a.writeProbe()
}

func ghostKind(k dnd.Kind) widget.TokenKind {
	switch k {
	case dnd.Fortune:
		return widget.FortuneToken
	case dnd.Point:
		return widget.PointToken
	case dnd.Threat:
	}
	return widget.ThreatToken
}

// light shows which targets can take what is in the air, or which heroes may choose.
func (t *tableScreen) light() {
	if t.choice != nil {
		tied := map[string]bool{}
		for _, id := range t.choice.preview.Tied {
			tied[heroZone(id)] = true
		}
		t.board.Light(func(zone string) (view.Light, string) {
			switch {
			case tied[zone]:
				return view.Lit, ""
			case strings.HasPrefix(zone, widget.AbilityTarget):
				return view.Unlit, ""
			}
			return view.Dimmed, ""
		})
		return
	}
	m := t.drag.Moment()
	if m == nil {
		t.board.Light(func(string) (view.Light, string) { return view.Unlit, "" })
		return
	}
	t.board.Light(func(zone string) (view.Light, string) {
		v := t.judge(m.Payload, zone)
		switch {
		case v.Takes && zone == m.Zone:
			return view.Over, v.Badge
		case v.Takes:
			return view.Lit, v.Badge
		case zone == widget.TrayTarget || m.Payload.Kind == dnd.Threat && !strings.HasPrefix(zone, widget.CardTarget):
			return view.Unlit, ""
		}
		return view.Dimmed, ""
	})
}
