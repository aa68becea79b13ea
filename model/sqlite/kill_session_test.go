package sqlite

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"plotwright/model"
	"plotwright/model/catalog"
)

// sceneSession plays a campaign of a real session with random commands, as far as the rules allow them.
func sceneSession(path string, say func(string, ...any)) error {
	c, err := catalog.Load()
	if err != nil {
		return err
	}
	db, err := Open(path)
	if err != nil {
		return err
	}
	before, err := db.List()
	if err != nil {
		return err
	}
	s, err := session(c, db)
	if err != nil {
		return err
	}
	if len(before) == 0 { // created by this process, not by one that was killed before it could say so
		say("0 %s", sum(s.Log()[0]))
	}
	for {
		cmd := anyCommand(c, s.State())
		if s.Check(cmd) != nil {
			continue
		}
		if err := s.Do(cmd); err != nil {
			return fmt.Errorf("%#v: %w", cmd, err)
		}
		n := len(s.Log()) - 1
		say("%d %s", n, sum(s.Log()[n]))
	}
}

func session(c *model.Catalog, db *DB) (*model.Session, error) {
	list, err := db.List()
	if err != nil {
		return nil, err
	}
	if len(list) > 0 {
		return model.OpenSession(c, db, list[0].ID, time.Now)
	}
	deck := c.Decks[rand.IntN(len(c.Decks))].ID
	return model.CreateSession(
		c, db, model.NewCampaign{Box: c.Boxes[0].ID, Name: "Проба", Deck: deck, Heroes: []string{"Ася", "Боря", "Вера"}},
		time.Now,
	)
}

func anyCommand(c *model.Catalog, s *model.State) model.Command {
	card := s.Cards[rand.IntN(len(s.Cards))].ID
	hero := func() string { return s.Heroes[rand.IntN(len(s.Heroes))].Name }
	side := []model.Side{model.Overlord, model.Heroes}[rand.IntN(2)]
	list := []model.Command{
		model.StartQuest{Kind: []model.QuestKind{model.Introduction, model.Act1, model.Act2}[rand.IntN(3)], Name: "Q"}, model.EndSetup{}, model.BeginOverlordTurn{}, model.BeginHeroesTurn{},
		model.NextEncounter{}, model.EndQuest{Winner: side}, model.NextStep{},
		model.DefeatHero{Hero: hero(), Answer: model.TakeThreat},
		model.TriggerCard{Card: card, To: []string{hero(), hero()}}, model.TriggerCard{Card: card},
		model.TriggerCard{Card: card, To: []string{hero()}, Answers: model.Answers{model.NoteKey: "заметка"}},
		model.ResolveCard{Card: card, Answer: model.Hit}, model.AssignHero{Card: card, Hero: hero()}, model.DiscardCounter{Card: card},
		model.BuyCard{Card: card}, model.ExchangeXP{N: 1}, model.PlayRumor{}, model.SpendFortune{Hero: hero(), Ability: model.Reroll},
		model.DamageAgent{N: 1}, model.CorrectThreat{Delta: 3, Why: "счёт"}, model.CorrectXP{Delta: 1}, model.CorrectFortune{Hero: hero(), Delta: 1},
		model.RenameCampaign{Name: fmt.Sprint("№ ", rand.IntN(1000))}, model.Undo{}, model.Redo{}, model.GoBack{Action: rand.IntN(20)},
	}
	return list[rand.IntN(len(list))]
}

// TestKillSession: a campaign goes on after every kill with all that was acknowledged, and the state that it makes.
func TestKillSession(t *testing.T) {
	c, err := catalog.Load()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "plotwright.db")
	var log []string
	for range kills(t) {
		for _, line := range playAndKill(t, "session", path, rand.IntN(9), 30*time.Millisecond) {
			n, word, _ := strings.Cut(line, " ")
			if fmt.Sprint(len(log)) != n {
				t.Fatalf("batch %s follows %d batches", n, len(log))
			}
			log = append(log, word)
		}
		db := open(t, path)
		s, err := session(c, db)
		if err != nil {
			t.Fatal(err)
		}
		if s.ReadOnly() != nil || len(s.Log()) < len(log) || len(s.Log()) > len(log)+1 {
			t.Fatalf("%d batches were acknowledged, %d are there, %v", len(log), len(s.Log()), s.ReadOnly())
		}
		for n, b := range s.Log() {
			if n == len(log) {
				log = append(log, sum(b)) // kept, and killed before it could say so
			}
			if sum(b) != log[n] {
				t.Fatalf("batch %d is not what was acknowledged: %v", n, b)
			}
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%d batches", len(log))
}
