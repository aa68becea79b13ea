package model_test

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"plotwright/model"
)

// word is a word of a scenario line; one with a key came as key=value.
type word struct {
	text       string
	key, value string
}

// split cuts a line into words; double quotes keep blanks, also inside a word, and # starts a comment.
func split(line string) ([]word, error) {
	var words []word
	var b strings.Builder
	in, quoted := false, false
	end := func() {
		if in {
			w := word{text: b.String()}
			if k, v, ok := strings.Cut(w.text, "="); ok {
				w.key, w.value = k, v
			}
			words = append(words, w)
			b.Reset()
		}
		in = false
	}
	for _, r := range line {
		switch {
		case r == '"':
			quoted, in = !quoted, true
		case quoted:
			b.WriteRune(r)
		case r == '#' && !in:
			return words, nil
		case r == ' ' || r == '\t' || r == '\r':
			end()
		default:
			in = true
			b.WriteRune(r)
		}
	}
	if quoted {
		return nil, errors.New("a quote is not closed")
	}
	end()
	return words, nil
}

// number reads a whole number; what is none becomes 0, which every command with a number refuses as a bad value.
func number(w word) int {
	n, err := strconv.Atoi(w.text)
	if err != nil {
		return 0
	}
	return n
}

// signed reads +N or -N.
func signed(w word) int {
	if !strings.HasPrefix(w.text, "+") && !strings.HasPrefix(w.text, "-") {
		return 0
	}
	return number(w)
}

func act(s string) int {
	switch s {
	case "I":
		return 1
	case "II":
		return 2
	}
	return 0
}

// arg is the word at a place, empty where there is none.
func arg(words []word, i int) word {
	if i < len(words) {
		return words[i]
	}
	return word{}
}

// given collects the lines that create the campaign.
type given struct{ model.NewCampaign }

func newGiven() *given {
	return &given{model.NewCampaign{
		Box: "the-shadow-rune", Heroes: []string{"Ashrian", "Jain", "Syndrael", "Tomble"},
		Fortune: map[string]int{}, Rulings: model.Rulings{},
	}}
}

func (g *given) line(w []word) error {
	switch w[0].text {
	case "deck":
		if w[1].text != "none" {
			g.Deck = model.DeckID(w[1].text)
		}
	case "heroes":
		g.Heroes = nil
		for _, x := range w[1:] {
			g.Heroes = append(g.Heroes, x.text)
		}
	case "campaign":
		g.Box, g.Name = w[1].text, arg(w, 2).text
	case "act":
		g.Act = act(w[1].text)
	case "threat":
		g.Threat = number(w[1])
	case "xp":
		g.XP = number(w[1])
	case "packs":
		g.Rulings[model.RulingPacks] = w[1].text
	case "fortune":
		g.Fortune[w[1].text] = number(w[2])
	case "own":
		for _, x := range w[1:] {
			g.Own = append(g.Own, model.CardID(x.text))
		}
	case "ruling":
		r := ruling(w)
		g.Rulings[r.Name] = r.Value
	default:
		return fmt.Errorf("unknown line %q", w[0].text)
	}
	return nil
}

func ruling(w []word) model.SetRuling {
	if arg(w, 1).text == "data" {
		return model.SetRuling{Name: model.DataRuling(arg(w, 2).text), Value: arg(w, 3).text}
	}
	return model.SetRuling{Name: arg(w, 1).text, Value: arg(w, 2).text}
}

// parseCommand maps a line to a command.
func parseCommand(w []word) (model.Command, error) {
	a := func(i int) string { return arg(w, i).text }
	switch a(0) {
	case "start-quest":
		c := model.StartQuest{Kind: model.QuestKind(a(1))}
		for _, x := range w[2:] {
			if x.key == "name" {
				c.Name = x.value
			}
			c.UsesLieutenant = c.UsesLieutenant || x.text == "uses-lieutenant"
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
		return model.ExchangeXP{N: number(arg(w, 1))}, nil
	case "rumor":
		return model.PlayRumor{}, nil
	case "spend-fortune":
		return spendFortune(w), nil
	case "agent-damage":
		return model.DamageAgent{N: number(arg(w, 1))}, nil
	case "agent-recover":
		return model.RecoverAgent{N: number(arg(w, 1))}, nil
	case "agent-defeated":
		return model.DefeatAgent{}, nil
	}
	return parseTableCommand(w)
}

func parseTableCommand(w []word) (model.Command, error) {
	a := func(i int) string { return arg(w, i).text }
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

func trigger(w []word) model.Command {
	c := model.TriggerCard{Card: model.CardID(arg(w, 1).text), Answers: model.Answers{}}
	for _, x := range w[2:] {
		switch {
		case x.key == "to" && x.value != "":
			c.To = strings.Split(x.value, ",")
		case x.key != "to":
			c.Answers[x.key] = x.value
		}
	}
	return c
}

func spendFortune(w []word) model.Command {
	if arg(w, 1).text != "shop" {
		return model.SpendFortune{Hero: arg(w, 1).text, Ability: model.FortuneAbility(arg(w, 2).text)}
	}
	var c model.SpendFortuneShop
	for _, x := range w[2:] {
		c.Shares = append(c.Shares, model.Share{Hero: x.key, N: number(word{text: x.value})})
	}
	return c
}

func correct(w []word) (model.Command, error) {
	a := func(i int) string { return arg(w, i).text }
	switch a(1) {
	case "threat":
		return model.CorrectThreat{Delta: signed(arg(w, 2)), Why: a(3)}, nil
	case "xp":
		return model.CorrectXP{Delta: signed(arg(w, 2)), Why: a(3)}, nil
	case "fortune":
		return model.CorrectFortune{Hero: a(2), Delta: signed(arg(w, 3)), Why: a(4)}, nil
	case "card":
		return model.CorrectCard{Card: model.CardID(a(2)), Side: model.CardSide(a(3)), Why: a(4)}, nil
	case "act":
		return model.CorrectAct{Act: act(a(2)), Why: a(3)}, nil
	}
	return nil, fmt.Errorf("unknown correction %q", a(1))
}
