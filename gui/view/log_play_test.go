package view_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/catalog"
)

// words are the catalogue and a translator for each language.
type words struct {
	c      *model.Catalog
	en, ru *locales.Translator
}

func loadWords(t testing.TB) words {
	t.Helper()
	c, err := catalog.Load()
	if err != nil {
		t.Fatal(err)
	}
	b, err := locales.Load()
	if err != nil {
		t.Fatal(err)
	}
	b.OnError = func(id string, err error) { t.Errorf("message %s: %v", id, err) }
	return words{c, b.Translator("en"), b.Translator("ru")}
}

func (w words) both() []*locales.Translator { return []*locales.Translator{w.en, w.ru} }

// whole is a text that consists of letters of the window's face, with no gap and no mark of something missing.
var whole = regexp.MustCompile(`^[ -~\x{A0}«»„“”’–—…·\x{400}-\x{45F}\[\]]+$`)

// fault says what is wrong with a text, if anything.
func fault(text string) string {
	switch {
	case text == "" || strings.TrimSpace(text) != text:
		return "empty, or blanks around it"
	case !whole.MatchString(text):
		return "a character that the face lacks, or a missing message"
	case strings.Contains(text, "  ") || strings.Contains(text, "<no value>") || strings.Contains(text, "%!"):
		return "a gap"
	case strings.Contains(text, "««") || strings.Contains(text, "«»") || strings.Contains(text, "“”") ||
		strings.Contains(text, "()") || strings.Contains(text, ".."):
		return "something is not named"
	}
	return ""
}

// play carries out commands, all of which are allowed.
func play(t *testing.T, c *model.Catalog, n model.NewCampaign, commands ...model.Command) *model.Session {
	t.Helper()
	at := time.Date(2026, 11, 12, 19, 30, 0, 0, time.UTC)
	s, err := model.CreateSession(c, model.NewMemoryStore(), n, func() time.Time { return at })
	if err != nil {
		t.Fatal(err)
	}
	for _, cmd := range commands {
		if err := s.Do(cmd); err != nil {
			t.Fatalf("%#v: %v", cmd, err)
		}
	}
	return s
}

var heroNames = []string{"Ashrian", "Jain", "Syndrael", "Tomble", "nobody"}

// randomCampaign draws a campaign.
func randomCampaign(r *rapid.T, c *model.Catalog) *model.Session {
	deck := rapid.SampledFrom(append([]*model.Deck{{}}, c.Decks...)).Draw(r, "deck")
	n := model.NewCampaign{
		Box: rapid.SampledFrom(c.Boxes[:9]).Draw(r, "box").ID, Deck: deck.ID, Heroes: heroNames[:rapid.IntRange(2, 4).Draw(r, "heroes")],
		Act: rapid.IntRange(1, 2).Draw(r, "act"), Threat: rapid.IntRange(0, 9).Draw(r, "threat"), XP: rapid.IntRange(0, 3).Draw(r, "xp"),
		Fortune: map[string]int{"Jain": rapid.IntRange(0, 2).Draw(r, "fortune")},
		Rulings: model.Rulings{model.RulingSupply: rapid.SampledFrom([]string{"unlimited", "16n"}).Draw(r, "supply")},
	}
	for _, card := range deck.Cards {
		if rapid.IntRange(0, 3).Draw(r, "own") > 0 {
			n.Own = append(n.Own, card.ID)
		}
	}
	s, err := model.CreateSession(c, model.NewMemoryStore(), n, time.Now)
	if err != nil {
		r.Fatal(err)
	}
	return s
}

// randomCommand draws a command that the table might give, allowed or not.
func randomCommand(r *rapid.T, s *model.Session) model.Command {
	c := s.Catalog()
	hero := rapid.SampledFrom(heroNames).Draw(r, "hero")
	n := rapid.IntRange(-3, 5).Draw(r, "n")
	id := rapid.SampledFrom(rapid.SampledFrom(c.Decks).Draw(r, "deck").Cards).Draw(r, "card").ID
	if d := c.Deck(s.State().Deck); d != nil && n != 0 {
		id = rapid.SampledFrom(d.Cards).Draw(r, "own card").ID
	}
	pick := func(cmds ...model.Command) model.Command { return rapid.SampledFrom(cmds).Draw(r, "command") }
	switch rapid.IntRange(0, 9).Draw(r, "kind") {
	case 0, 1, 2:
		return pick(model.StartQuest{Kind: rapid.SampledFrom(model.QuestKinds()).Draw(r, "quest"), Name: rapid.SampledFrom([]string{"", "Death on the Wing"}).Draw(r, "title")},
			model.EndSetup{}, model.BeginOverlordTurn{}, model.BeginHeroesTurn{}, model.NextEncounter{}, model.NextStep{}, model.NextStep{},
			model.EndQuest{Winner: rapid.SampledFrom([]model.Side{model.Heroes, model.Overlord}).Draw(r, "winner")})
	case 3, 4, 5:
		return randomTrigger(r, s, id)
	case 6:
		return pick(model.ResolveCard{Card: id, Answer: rapid.SampledFrom([]model.QuestionAnswer{model.Hit, model.Miss}).Draw(r, "answer")},
			model.AssignHero{Card: id, Hero: hero}, model.DiscardCounter{Card: id}, model.BuyCard{Card: id},
			model.CorrectCard{Card: id, Why: "dropped", Side: rapid.SampledFrom([]model.CardSide{model.SideFaceup, model.SideFacedown, model.SideReady, model.SideExhausted, "up"}).Draw(r, "side")})
	case 7:
		return pick(model.DefeatHero{Hero: hero, Answer: rapid.SampledFrom([]model.DefeatAnswer{model.TakeThreat, model.TakeCard}).Draw(r, "answer")},
			model.ExchangeXP{N: n}, model.PlayRumor{}, model.SpendFortune{Hero: hero, Ability: rapid.SampledFrom(model.FortuneAbilities()).Draw(r, "ability")},
			model.SpendFortuneShop{Shares: []model.Share{{Hero: hero, N: 2}}}, model.DamageAgent{N: n}, model.RecoverAgent{N: n}, model.DefeatAgent{},
			model.CorrectThreat{Delta: n, Why: "miscounted"}, model.CorrectXP{Delta: n}, model.CorrectFortune{Hero: hero, Delta: n})
	case 8:
		rule := rapid.SampledFrom(c.Rulings).Draw(r, "ruling")
		value := rapid.SampledFrom(append([]string{"2"}, rule.Values...)).Draw(r, "value")
		return pick(model.SetRuling{Name: rule.ID, Value: value}, model.ChooseDeck{Deck: rapid.SampledFrom(c.Decks).Draw(r, "other deck").ID},
			model.SetRuling{Name: model.DataRuling(rapid.SampledFrom(c.Disputes).Draw(r, "item").ID), Value: rapid.SampledFrom([]string{model.Seed, model.Other}).Draw(r, "choice")},
			model.CorrectAct{Act: n}, model.RenameCampaign{Name: hero}, model.RenameHero{Hero: hero, Name: fmt.Sprint("Hero ", n)},
			model.HeroJoins{Name: fmt.Sprint("Hero ", n)}, model.HeroLeaves{Hero: hero})
	}
	return pick(model.Undo{}, model.Redo{}, model.GoBack{Action: n})
}

// randomTrigger answers most of what the card asks and lets the heroes choose.
func randomTrigger(r *rapid.T, s *model.Session, id model.CardID) model.Command {
	cmd := model.TriggerCard{Card: id, Answers: model.Answers{}}
	_, card := s.Catalog().Card(id)
	for _, e := range card.Asks() {
		word := rapid.SampledFrom(append(e.Values, "Zombies", "2", "Jain", "")).Draw(r, "word")
		if rapid.IntRange(0, 3).Draw(r, "sensible") > 0 {
			word = model.SampleAnswers(card, s.State())[e.Key]
		}
		cmd.Answers[e.Key] = word
	}
	for range 4 {
		if p := s.PreviewTrigger(cmd); len(p.Tied) > 0 && rapid.IntRange(0, 5).Draw(r, "choose") > 0 {
			h := s.State().Hero(rapid.SampledFrom(p.Tied).Draw(r, "to"))
			cmd.To = append(cmd.To, h.Name)
		}
	}
	return cmd
}
