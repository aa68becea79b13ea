//go:build windowtest

package windowtest

import (
	"image"
	"testing"

	"plotwright/model"
)

// ghostAt tells whether tokens are seen at the pointer. Of the pointer's surroundings only the part above and left of it
// is looked at, for the pointer's own picture lies below and right.
func ghostAt(img *image.RGBA, at image.Point) bool {
	return share(img, image.Rect(at.X-16, at.Y-16, at.X-2, at.Y-2), red) > 0.3
}

func TestDragToTriggerWithTie(t *testing.T) {
	p := start(t, campaign(t, plain(), toOverlordTurn...), "--lang", "en")
	q := p.onTable()
	before := len(p.disk().Log())
	target, hero := p.at(cardSpot(tieCard)), p.at(heroSpot(jain))
	var other spot
	for _, k := range p.disk().State().Cards {
		if !k.Faceup && q.has(cardSpot(k.ID)) {
			other = p.at(cardSpot(k.ID))
			break
		}
	}
	p.aside()
	calm := p.still()

	// On the way: what can take the tokens is lit, what cannot is dimmed, and the tokens follow the pointer.
	token := p.at(tokenSpot(1)).centre()
	between := token.Add(target.centre()).Div(2)
	p.drag(token, between)
	p.until("the target to be lit, others dimmed, and the ghost", func() bool {
		img := p.picture()
		return frameChanged(calm, img, target.area()) > 200 && ghostAt(img, between) &&
			brightness(img, other.area()) < 0.9*brightness(calm, other.area())
	})
	lit := p.still()
	p.carry(between, target.centre())
	p.until("the target to answer the pointer, the ghost over it", func() bool {
		img := p.picture()
		return frameChanged(lit, img, target.area()) > 100 && ghostAt(img, target.centre())
	})
	if n := len(p.disk().Log()); n != before {
		t.Fatalf("%d batches before the drop, %d expected", n, before)
	}
	p.release(leftButton)

	// The heroes choose twice; nothing is kept before they have.
	choice := p.at(buttonSpot(heroes[1]))
	p.aside()
	chosen := p.still()
	if frameChanged(calm, chosen, hero.area()) < 100 {
		t.Error("the tied hero's sheet is not lit")
	}
	expect(t, "batches before the choice", len(p.disk().Log()), before)
	p.click(p.at(heroSpot(jain)).name())
	p.await("the second choice", func(q probe) bool {
		return !q.has(choice.Name) && q.has(buttonSpot(heroes[3]))
	})
	expect(t, "batches before the second choice", len(p.disk().Log()), before)
	p.click(p.at(heroSpot(tomble)).name())

	s := p.kept("the trigger", func(s *model.Session) bool { return len(s.Log()) == before+1 })
	triggered, ok := last(s).(model.CardTriggered)
	if !ok || triggered.Card != tieCard || triggered.Cost != 2 {
		t.Fatalf("kept: %#v", last(s))
	}
	expect(t, "threat", s.State().Threat(), 7)
	for id, want := range map[model.HeroID]int{ashrian: 0, jain: 1, syndrael: 0, tomble: 1} {
		expect(t, "fortune of "+string(id), s.State().Fortune(id), want)
	}
	expect(t, "exhausted", s.State().Card(tieCard).Exhausted, true)
	p.await("the tokens on the sheets", func(q probe) bool {
		return q.has(fortuneSpot(jain, 1)) && q.has(fortuneSpot(tomble, 1)) && !q.has(fortuneSpot(ashrian, 1))
	})
	p.aside()
	p.still()
	p.close()
	expect(t, "batches at the end", logLength(t, p.dir), before+1)
}

// toSpendXP leads to the step in which cards are bought.
var toSpendXP = []model.Command{
	model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.EndQuest{Winner: model.Overlord},
	model.NextStep{}, model.NextStep{}, model.NextStep{}, model.NextStep{}, model.NextStep{},
}

func TestDragToBuyInSpendXP(t *testing.T) {
	p := start(t, campaign(t, plain(), toSpendXP...), "--lang", "en")
	q := p.onTable()
	s := p.disk()
	expect(t, "phase", s.State().Phase, model.SpendXP)
	before, threat := len(s.Log()), s.State().Threat()
	var bought model.Card
	for _, k := range s.State().Cards {
		_, card := s.Catalog().Card(k.ID)
		if !k.Faceup && q.has(cardSpot(k.ID)) && s.Check(model.BuyCard{Card: k.ID}) == nil {
			bought = *card
			break
		}
	}
	if bought.ID == "" {
		t.Fatal("no facedown card is seen that can be bought")
	}
	target := p.at(cardSpot(bought.ID))
	p.aside()
	calm := p.still()
	p.drag(p.at(tokenSpot(1)).centre(), target.centre())
	p.until("the target to be lit and the ghost over it", func() bool {
		img := p.picture()
		return frameChanged(calm, img, target.area()) > 200 && ghostAt(img, target.centre())
	})
	expect(t, "batches before the drop", len(p.disk().Log()), before)
	p.release(leftButton)
	s = p.kept("the purchase", func(s *model.Session) bool { return len(s.Log()) == before+1 })
	if e, ok := last(s).(model.CardBought); !ok || e.Card != bought.ID || e.Cost != bought.Purchase {
		t.Fatalf("kept: %#v", last(s))
	}
	expect(t, "faceup", s.State().Card(bought.ID).Faceup, true)
	expect(t, "threat", s.State().Threat(), threat-bought.Purchase)
	p.close()
}

func TestTriggerByKeys(t *testing.T) {
	p := start(t, campaign(t, plain(), toOverlordTurn...), "--lang", "en")
	p.onTable()
	before := len(p.disk().Log())
	target := p.at(cardSpot(tieCard))
	p.aside()
	calm := p.still()
	// Tab goes on until the card has the focus: the only thing changed is the ring around it.
	const enough = 80
	for i := 0; ; i++ {
		if i == enough {
			t.Fatalf("Tab does not come to %s", target.Name)
		}
		img := p.picture()
		p.key("Tab")
		p.until("the focus to go on", func() bool {
			n, _ := changed(img, p.picture(), img.Rect)
			return n > 0
		})
		n, around := changed(calm, p.still(), calm.Rect)
		if n > 0 && around.In(target.area().Inset(-8)) && around.Dx() > target.area().Dx()-24 && around.Dy() > target.area().Dy()-24 {
			break
		}
	}
	p.key("t")
	p.at(buttonSpot(heroes[0]))
	expect(t, "batches before the choice", len(p.disk().Log()), before)
	p.key("3")
	p.await("the second choice", func(q probe) bool { return !q.has(buttonSpot(heroes[2])) && q.has(buttonSpot(heroes[0])) })
	p.key("1")
	s := p.kept("the trigger", func(s *model.Session) bool { return len(s.Log()) == before+1 })
	expect(t, "fortune of the third hero", s.State().Fortune(syndrael), 1)
	expect(t, "fortune of the first hero", s.State().Fortune(ashrian), 1)
	p.close()
}

func TestPickUpByKeys(t *testing.T) {
	p := start(t, campaign(t, plain(), toOverlordTurn...), "--lang", "en")
	p.onTable()
	putBack := wordsOf(t, "en").button("ui.put-back")
	before := len(p.disk().Log())
	p.aside()
	calm := p.still()
	p.key("p")
	p.at(putBack)
	p.key("Escape")
	p.await("the tokens back", func(q probe) bool { return !q.has(putBack) })
	p.looks("after the tokens were put back", calm)

	p.key("p")
	p.at(putBack)
	lit := p.still()
	// The arrows go from card to card; the one they are at looks otherwise than the other lit ones.
	const enough = 12
	for i := 0; ; i++ {
		if i == enough {
			t.Fatal("the arrows do not come to the card")
		}
		p.key("Right")
		if frameChanged(lit, p.still(), p.at(cardSpot(tieCard)).area()) > 100 {
			break
		}
	}
	p.key("Return")
	p.at(buttonSpot(heroes[0]))
	expect(t, "batches before the choice", len(p.disk().Log()), before)
	p.key("2")
	p.await("the second choice", func(q probe) bool { return !q.has(buttonSpot(heroes[1])) && q.has(buttonSpot(heroes[0])) })
	p.key("4")
	s := p.kept("the trigger", func(s *model.Session) bool { return len(s.Log()) == before+1 })
	expect(t, "fortune of the second hero", s.State().Fortune(jain), 1)
	expect(t, "fortune of the fourth hero", s.State().Fortune(tomble), 1)
	p.close()
}

// Tap the token, tap the card: the way of those who do not drag.
func TestTapTokenTapCard(t *testing.T) {
	p := start(t, campaign(t, plain(), toOverlordTurn...), "--lang", "en")
	p.onTable()
	before := len(p.disk().Log())
	p.tap(tokenSpot(1))
	p.at(wordsOf(t, "en").button("ui.put-back"))
	p.click(p.at(cardSpot(tieCard)).centre())
	p.tap(buttonSpot(heroes[0]))
	p.await("the second choice", func(q probe) bool { return !q.has(buttonSpot(heroes[0])) && q.has(buttonSpot(heroes[2])) })
	p.tap(buttonSpot(heroes[2]))
	s := p.kept("the trigger", func(s *model.Session) bool { return len(s.Log()) == before+1 })
	expect(t, "fortune of the first hero", s.State().Fortune(ashrian), 1)
	expect(t, "fortune of the third hero", s.State().Fortune(syndrael), 1)
	p.close()
}

func TestDragFortuneToAbility(t *testing.T) {
	p := start(t, campaign(t, wealthy(), model.StartQuest{Kind: model.Act1}, model.EndSetup{}), "--lang", "en")
	p.onTable()
	before := len(p.disk().Log())
	p.drag(p.at(fortuneSpot(jain, 1)).centre(), p.at(abilitySpot(jain, model.Reroll)).centre())
	expect(t, "batches before the drop", len(p.disk().Log()), before)
	p.release(leftButton)
	s := p.kept("the ability", func(s *model.Session) bool { return len(s.Log()) == before+1 })
	if e, ok := last(s).(model.FortuneSpent); !ok || e.Ability != model.Reroll || len(e.Heroes) != 1 || e.Heroes[0] != jain {
		t.Fatalf("kept: %#v", last(s))
	}
	expect(t, "fortune", s.State().Fortune(jain), 2)
	p.close()
}
