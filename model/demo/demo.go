// Package demo plays a campaign to the middle of a quest, so that there is something to look at.
package demo

import (
	"fmt"
	"time"

	"plotwright/model"
)

// deck is the second of the catalogue.
const deck = 1

// Create creates the campaign in a store; its cards are those of the second deck of the catalogue.
func Create(c *model.Catalog, store model.Store, now func() time.Time) (model.CampaignID, error) {
	d := c.Decks[deck]
	var own []model.CardID
	for _, n := range []int{4, 6, 8, 9, 10} {
		own = append(own, d.Cards[n-1].ID)
	}
	heroes := []string{"Ashrian", "Jain", "Syndrael", "Tomble"}
	s, err := model.CreateSession(c, store, model.NewCampaign{
		Box: c.Boxes[0].ID, Deck: d.ID, Heroes: heroes, Threat: 9, XP: 2, Own: own,
	}, now)
	if err != nil {
		return "", fmt.Errorf("demo: %w", err)
	}
	for _, cmd := range []model.Command{
		model.StartQuest{Kind: model.Act1},
		model.TriggerCard{Card: d.Cards[8].ID, To: heroes[:1], Answers: model.Answers{"monster": "Zombie"}},
		model.TriggerCard{Card: d.Cards[9].ID, To: heroes[1:3], Answers: model.Answers{"group": "Zombies"}},
		model.EndSetup{},
		model.DefeatHero{Hero: heroes[0], Answer: model.TakeThreat},
		model.BeginOverlordTurn{},
		model.TriggerCard{Card: d.Cards[7].ID, To: heroes[:1]},
		model.DamageAgent{N: 2},
		model.BeginHeroesTurn{},
		model.BeginOverlordTurn{},
	} {
		if err := s.Do(cmd); err != nil {
			return "", fmt.Errorf("demo: %T: %w", cmd, err)
		}
	}
	return s.ID(), nil
}
