//go:build windowtest

package windowtest

import (
	"errors"
	"path/filepath"
	"testing"
	"time"

	"plotwright/gui/settings"
	"plotwright/model"
	"plotwright/model/catalog"
	"plotwright/model/sqlite"
)

// The campaign that most scripts play. Its card costs two threat, asks nothing and can be played in the overlord's turn.
const (
	deck    model.DeckID = "silent-protector"
	tieCard model.CardID = "travelers-rest"
)

var heroes = []string{"Ashrian", "Jain", "Syndrael", "Tomble"}

// The heroes' ids, in the order of heroes.
const (
	ashrian  model.HeroID = "h1"
	jain     model.HeroID = "h2"
	syndrael model.HeroID = "h3"
	tomble   model.HeroID = "h4"
)

// plain is a campaign with threat and a few cards, before its first quest.
func plain() model.NewCampaign {
	return model.NewCampaign{Box: "the-shadow-rune", Deck: deck, Heroes: heroes, Threat: 9, XP: 2, Own: []model.CardID{tieCard}}
}

// toOverlordTurn leads from between the quests into the overlord's first turn.
var toOverlordTurn = []model.Command{model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.BeginOverlordTurn{}}

// campaign prepares a data folder with a campaign that opens by itself, in English.
func campaign(t *testing.T, n model.NewCampaign, commands ...model.Command) (dir string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "data")
	c, err := catalog.Load()
	if err != nil {
		t.Fatal(err)
	}
	db, err := sqlite.Open(filepath.Join(dir, "campaigns.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	s, err := model.CreateSession(c, db, n, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	for _, cmd := range commands {
		if err := s.Do(cmd); err != nil {
			t.Fatalf("%#v: %v", cmd, err)
		}
	}
	if err := settings.Save(dir, settings.Settings{Language: "en", Campaign: string(s.ID())}); err != nil {
		t.Fatal(err)
	}
	return dir
}

// open reads the one campaign of a data folder as it is on disk now.
func open(dir string) (*model.Session, error) {
	c, err := catalog.Load()
	if err != nil {
		return nil, err
	}
	db, err := sqlite.Open(filepath.Join(dir, "campaigns.db"), sqlite.ReadOnly())
	if err != nil {
		return nil, err
	}
	defer db.Close()
	list, err := db.List()
	if err != nil {
		return nil, err
	}
	if len(list) != 1 {
		return nil, errors.New("there is not just one campaign")
	}
	return model.OpenSession(c, db, list[0].ID, time.Now)
}

// disk reads the campaign; while the program writes, it waits.
func (p *program) disk() *model.Session {
	p.t.Helper()
	var s *model.Session
	p.until("a file that can be read", func() bool {
		var err error
		s, err = open(p.dir)
		if err != nil && !errors.Is(err, sqlite.ErrBusy) {
			p.t.Fatal(err)
		}
		return err == nil
	})
	return s
}

// kept waits until the file says something of the campaign.
func (p *program) kept(what string, is func(*model.Session) bool) *model.Session {
	p.t.Helper()
	var s *model.Session
	p.until("the file to say: "+what, func() bool {
		s = p.disk()
		return is(s)
	})
	return s
}

// logLength is how many batches the file of a data folder holds, with no program at it.
func logLength(t *testing.T, dir string) int {
	t.Helper()
	s, err := open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return len(s.Log())
}

// last is the first event of the last batch: what the table did.
func last(s *model.Session) model.Event {
	log := s.Log()
	return log[len(log)-1].Events[0]
}

// expect fails where two values differ.
func expect[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Fatalf("%s: %v, want %v", what, got, want)
	}
}
