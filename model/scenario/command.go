package scenario

import (
	"fmt"
	"strconv"
	"strings"

	"plotwright/model"
)

// Command maps a line to a command.
func Command(w []Word) (model.Command, error) {
	a := func(i int) string { return Arg(w, i).Text }
	switch a(0) {
	case "start-quest":
		c := model.StartQuest{Kind: model.QuestKind(a(1))}
		for _, x := range w[2:] {
			if x.Key == "name" {
				c.Name = x.Value
			}
			c.UsesLieutenant = c.UsesLieutenant || x.Text == "uses-lieutenant"
		}
		return c, nil
	case "end-setup":
		return model.EndSetup{}, nil
	case "overlord-turn":
		return model.BeginOverlordTurn{}, nil
	case "heroes-turn":
		return model.BeginHeroesTurn{}, nil
	case "next-encounter":
		return model.NextEncounter{}, nil
	case "end-quest":
		return model.EndQuest{Winner: model.Side(a(1))}, nil
	case "next-step":
		return model.NextStep{}, nil
	case "defeat":
		return model.DefeatHero{Hero: a(1), Answer: model.DefeatAnswer(a(2))}, nil
	case "trigger":
		return trigger(w), nil
	case "resolve":
		return model.ResolveCard{Card: model.CardID(a(1)), Answer: model.QuestionAnswer(a(2))}, nil
	case "assign":
		return model.AssignHero{Card: model.CardID(a(1)), Hero: a(2)}, nil
	case "discard-counter":
		return model.DiscardCounter{Card: model.CardID(a(1))}, nil
	case "buy":
		return model.BuyCard{Card: model.CardID(a(1))}, nil
	case "exchange":
		return model.ExchangeXP{N: number(a(1))}, nil
	case "rumor":
		return model.PlayRumor{}, nil
	case "spend-fortune":
		return spendFortune(w), nil
	case "agent-damage":
		return model.DamageAgent{N: number(a(1))}, nil
	case "agent-recover":
		return model.RecoverAgent{N: number(a(1))}, nil
	case "agent-defeated":
		return model.DefeatAgent{}, nil
	}
	return tableCommand(w)
}

func tableCommand(w []Word) (model.Command, error) {
	a := func(i int) string { return Arg(w, i).Text }
	switch a(0) {
	case "ruling":
		return ruling(w), nil
	case "correct":
		return correct(w)
	case "undo":
		return model.Undo{}, nil
	case "redo":
		return model.Redo{}, nil
	case "choose-deck":
		return model.ChooseDeck{Deck: model.DeckID(a(1))}, nil
	case "go-back":
		n, err := strconv.Atoi(a(1))
		if err != nil {
			n = -1
		}
		return model.GoBack{Action: n}, nil
	case "rename":
		if a(1) == "campaign" {
			return model.RenameCampaign{Name: a(2)}, nil
		}
		return model.RenameHero{Hero: a(1), Name: a(2)}, nil
	case "hero-joins":
		return model.HeroJoins{Name: a(1)}, nil
	case "hero-leaves":
		return model.HeroLeaves{Hero: a(1)}, nil
	}
	return nil, fmt.Errorf("unknown command %q", a(0))
}

func trigger(w []Word) model.Command {
	c := model.TriggerCard{Card: model.CardID(Arg(w, 1).Text), Answers: model.Answers{}}
	for _, x := range w[2:] {
		switch {
		case x.Key == "to" && x.Value != "":
			c.To = strings.Split(x.Value, ",")
		case x.Key != "to":
			c.Answers[x.Key] = x.Value
		}
	}
	return c
}

func spendFortune(w []Word) model.Command {
	if Arg(w, 1).Text != "shop" {
		return model.SpendFortune{Hero: Arg(w, 1).Text, Ability: model.FortuneAbility(Arg(w, 2).Text)}
	}
	var c model.SpendFortuneShop
	for _, x := range w[2:] {
		c.Shares = append(c.Shares, model.Share{Hero: x.Key, N: number(x.Value)})
	}
	return c
}

func correct(w []Word) (model.Command, error) {
	a := func(i int) string { return Arg(w, i).Text }
	switch a(1) {
	case "threat":
		return model.CorrectThreat{Delta: signed(a(2)), Why: a(3)}, nil
	case "xp":
		return model.CorrectXP{Delta: signed(a(2)), Why: a(3)}, nil
	case "fortune":
		return model.CorrectFortune{Hero: a(2), Delta: signed(a(3)), Why: a(4)}, nil
	case "card":
		return model.CorrectCard{Card: model.CardID(a(2)), Side: model.CardSide(a(3)), Why: a(4)}, nil
	case "act":
		return model.CorrectAct{Act: Act(a(2)), Why: a(3)}, nil
	}
	return nil, fmt.Errorf("unknown correction %q", a(1))
}
func ruling(w []Word) model.SetRuling {
	if Arg(w, 1).Text == "data" {
		return model.SetRuling{Name: model.DataRuling(Arg(w, 2).Text), Value: Arg(w, 3).Text}
	}
	return model.SetRuling{Name: Arg(w, 1).Text, Value: Arg(w, 2).Text}
}
