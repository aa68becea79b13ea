package own

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"plotwright/model"
	"plotwright/model/sqlite"
)

// TestCampaignKeepsItsDeck: a campaign is played on with the deck that it was created with, in whatever way the file
// has changed since; another campaign at the same time with the other version.
func TestCampaignKeepsItsDeck(t *testing.T) {
	deck, en := sample(t, "drowned-bell.toml"), sample(t, "drowned-bell.en.toml")
	dearer := change(t, deck, "id = \"undertow\"\nnumber = 3\npurchase = 2\ntrigger = 1", "id = \"undertow\"\nnumber = 3\npurchase = 2\ntrigger = 3")
	ours := newReader(t).Catalog
	was := read(t, map[string]string{"d.toml": deck, "d.en.toml": en}).Catalog(ours)
	is := read(t, map[string]string{"d.toml": dearer, "d.en.toml": en}).Catalog(ours)
	path := filepath.Join(t.TempDir(), "campaigns.db")
	var first, second model.CampaignID
	withStore(t, path, func(db model.Store) {
		first = create(t, was, db)
		second = create(t, is, db)
	})
	for what, c := range map[string]*model.Catalog{"the file is gone": ours, "the file is as it was": was, "the file has changed": is} {
		withStore(t, path, func(db model.Store) {
			for id, cost := range map[model.CampaignID]int{first: 1, second: 3} {
				s, err := model.OpenSession(c, db, id, time.Now)
				if err != nil || s.ReadOnly() != nil {
					t.Fatalf("%s: %v, %v", what, err, s.ReadOnly())
				}
				before := s.State().Threat()
				for _, cmd := range []model.Command{
					model.StartQuest{Kind: model.Act1}, model.EndSetup{},
					model.TriggerCard{Card: "undertow", To: []string{"Jain", "Tomble", "Jain"}, Answers: model.Answers{"hero": "Jain"}},
				} {
					if err := s.Do(cmd); err != nil {
						t.Fatalf("%s, %#v: %v", what, cmd, err)
					}
				}
				if paid := before - s.State().Threat(); paid != cost {
					t.Errorf("%s: %d paid, want %d", what, paid, cost)
				}
				for range 3 {
					if err := s.Do(model.Undo{}); err != nil {
						t.Fatal(err)
					}
				}
				if got := s.State().Own.Words["en"]["card.undertow.name"]["other"]; got != "Undertow" {
					t.Errorf("%s: the card is called %q", what, got)
				}
			}
		})
	}
}

// TestDeckChosenAnew: undo brings back the deck that was there, as it was then.
func TestDeckChosenAnew(t *testing.T) {
	deck, en := sample(t, "drowned-bell.toml"), sample(t, "drowned-bell.en.toml")
	ours := newReader(t).Catalog
	s, err := model.CreateSession(read(t, map[string]string{"d.toml": deck, "d.en.toml": en}).Catalog(ours), model.NewMemoryStore(),
		model.NewCampaign{Box: "the-shadow-rune", Deck: "drowned-bell", Heroes: []string{"Jain", "Tomble"}}, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	s.UseCatalog(read(t, map[string]string{"d.toml": strings.ReplaceAll(deck, "trigger = 1", "trigger = 2"), "d.en.toml": en}).Catalog(ours))
	cost := func() int {
		_, card := s.Catalog().Card("undertow")
		return card.Trigger
	}
	if cost() != 1 {
		t.Error("the campaign's own deck is not in force")
	}
	for _, step := range []struct {
		cmd  model.Command
		deck model.DeckID
		cost int
	}{
		{model.ChooseDeck{Deck: "silent-protector"}, "silent-protector", 2},
		{model.Undo{}, "drowned-bell", 1},
	} {
		if err := s.Do(step.cmd); err != nil {
			t.Fatal(err)
		}
		if s.State().Deck != step.deck || cost() != step.cost {
			t.Errorf("after %#v: deck %s, cost %d", step.cmd, s.State().Deck, cost())
		}
	}
}

func create(t *testing.T, c *model.Catalog, db model.Store) model.CampaignID {
	t.Helper()
	s, err := model.CreateSession(c, db, model.NewCampaign{
		Box: "the-shadow-rune", Deck: "drowned-bell", Heroes: []string{"Jain", "Tomble"}, Threat: 5, Own: []model.CardID{"undertow"},
	}, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	return s.ID()
}

// withStore opens the file, and closes it again.
func withStore(t *testing.T, path string, do func(model.Store)) {
	t.Helper()
	db, err := sqlite.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	do(db)
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
}
