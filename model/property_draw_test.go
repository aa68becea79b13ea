package model_test

import (
	"fmt"

	"pgregory.net/rapid"

	"plotwright/model"
)

// drawCommand draws a command; those that are likely to be allowed come more often, and wrong ones come too.
func drawCommand(r *rapid.T, m *machine) model.Command {
	kinds := []func(*rapid.T, *machine) model.Command{
		drawTime, drawTime, drawTime, drawTrigger, drawTrigger, drawTrigger, drawCard, drawTokens, drawTable, drawHistory,
	}
	return rapid.SampledFrom(kinds).Draw(r, "kind")(r, m)
}

func drawTime(r *rapid.T, _ *machine) model.Command {
	return rapid.SampledFrom([]model.Command{
		model.StartQuest{Kind: rapid.SampledFrom(append(model.QuestKinds(), "siege")).Draw(r, "quest"), UsesLieutenant: rapid.Bool().Draw(r, "lieutenant")},
		model.EndSetup{}, model.EndSetup{}, model.BeginOverlordTurn{}, model.BeginOverlordTurn{}, model.BeginHeroesTurn{},
		model.NextEncounter{}, model.EndQuest{Winner: rapid.SampledFrom([]model.Side{model.Heroes, model.Overlord, ""}).Draw(r, "winner")},
		model.NextStep{}, model.NextStep{}, model.NextStep{},
	}).Draw(r, "time")
}

func drawID(r *rapid.T, m *machine) model.CardID {
	if d := m.c.Deck(m.s.State().Deck); d != nil && rapid.IntRange(0, 9).Draw(r, "own deck") > 0 {
		return rapid.SampledFrom(d.Cards).Draw(r, "card").ID
	}
	return rapid.SampledFrom(rapid.SampledFrom(m.c.Decks).Draw(r, "deck").Cards).Draw(r, "card").ID
}

func drawName(r *rapid.T) string { return rapid.SampledFrom(names).Draw(r, "name") }

func drawTrigger(r *rapid.T, m *machine) model.Command {
	cmd := model.TriggerCard{Card: drawID(r, m), Answers: model.Answers{}}
	_, card := m.c.Card(cmd.Card)
	for _, e := range card.Asks() {
		if rapid.IntRange(0, 5).Draw(r, "answered") == 0 {
			continue
		}
		word := "Zombies"
		switch e.Type {
		case model.AskCount:
			word = fmt.Sprint(rapid.IntRange(0, 5).Draw(r, "count"))
		case model.AskChoice:
			word = rapid.SampledFrom(append([]string{"wrong"}, e.Values...)).Draw(r, "choice")
		case model.AskHero:
			word = drawName(r)
		}
		cmd.Answers[e.Key] = word
	}
	p := m.s.PreviewTrigger(cmd)
	for len(p.Tied) > 0 && rapid.IntRange(0, 9).Draw(r, "choose") > 0 {
		h := rapid.SampledFrom(p.Tied).Draw(r, "to")
		cmd.To = append(cmd.To, m.s.State().Hero(h).Name)
		p = m.s.PreviewTrigger(cmd)
	}
	return cmd
}

func drawCard(r *rapid.T, m *machine) model.Command {
	id := drawID(r, m)
	return rapid.SampledFrom([]model.Command{
		model.ResolveCard{Card: id, Answer: rapid.SampledFrom([]model.QuestionAnswer{model.Hit, model.Miss}).Draw(r, "answer")},
		model.AssignHero{Card: id, Hero: drawName(r)}, model.DiscardCounter{Card: id}, model.BuyCard{Card: id},
		model.CorrectCard{Card: id, Side: rapid.SampledFrom([]model.CardSide{
			model.SideFaceup, model.SideFacedown, model.SideReady, model.SideExhausted, "upright",
		}).Draw(r, "side")},
	}).Draw(r, "card command")
}

func drawTokens(r *rapid.T, _ *machine) model.Command {
	name, n := drawName(r), rapid.IntRange(-3, 5).Draw(r, "n")
	return rapid.SampledFrom([]model.Command{
		model.DefeatHero{Hero: name, Answer: rapid.SampledFrom([]model.DefeatAnswer{model.TakeThreat, model.TakeCard}).Draw(r, "answer")},
		model.ExchangeXP{N: n}, model.PlayRumor{},
		model.SpendFortune{Hero: name, Ability: rapid.SampledFrom(model.FortuneAbilities()).Draw(r, "ability")},
		model.SpendFortuneShop{Shares: []model.Share{{Hero: name, N: 1}, {Hero: drawName(r), N: 1}}},
		model.DamageAgent{N: n}, model.RecoverAgent{N: n}, model.DefeatAgent{},
		model.CorrectThreat{Delta: n}, model.CorrectXP{Delta: n}, model.CorrectFortune{Hero: name, Delta: n},
	}).Draw(r, "token command")
}

func drawTable(r *rapid.T, m *machine) model.Command {
	rule := rapid.SampledFrom(m.c.Rulings).Draw(r, "ruling")
	value := "2"
	if rule.Values != nil {
		value = rapid.SampledFrom(rule.Values).Draw(r, "value")
	}
	return rapid.SampledFrom([]model.Command{
		model.SetRuling{Name: rule.ID, Value: value},
		model.SetRuling{Name: model.DataRuling(rapid.SampledFrom(m.c.Disputes).Draw(r, "item").ID), Value: model.Other},
		model.ChooseDeck{Deck: rapid.SampledFrom(m.c.Decks).Draw(r, "deck").ID},
		model.CorrectAct{Act: rapid.IntRange(0, 3).Draw(r, "act")},
		model.RenameCampaign{Name: drawName(r)}, model.RenameHero{Hero: drawName(r), Name: drawName(r)},
		model.HeroJoins{Name: drawName(r)}, model.HeroLeaves{Hero: drawName(r)},
	}).Draw(r, "table command")
}

func drawHistory(r *rapid.T, m *machine) model.Command {
	return rapid.SampledFrom([]model.Command{
		model.Undo{}, model.Undo{}, model.Redo{},
		model.GoBack{Action: rapid.IntRange(-1, m.s.History().Actions()+1).Draw(r, "action")},
	}).Draw(r, "history command")
}
