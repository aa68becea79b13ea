package catalog

import (
	"io/fs"
	"testing"

	"plotwright/model"
)

// FuzzReadDeck: no deck file makes the reader die. A deck that it takes has what the rules count on.
func FuzzReadDeck(f *testing.F) {
	for _, id := range deckOrder {
		text, err := fs.ReadFile(files, "decks/"+id+".toml")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Add([]byte("id = \"x\"\n[[card]]\nid = \"a\"\n[[card.effect]]\nkind = \"gain\"\namount = -1\n"))
	all, err := Load()
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		_ = all.With(&model.OwnDeck{File: "fuzz.toml", Text: string(text)}) // read as leniently as it can be
		d, faults := ReadDeck(text, all)
		if len(faults) > 0 {
			return
		}
		if len(d.Cards) != cardsInDeck || len(d.Agent.Faces) != 2 {
			t.Errorf("%d cards, %d faces", len(d.Cards), len(d.Agent.Faces))
		}
		c := &model.Catalog{Decks: []*model.Deck{d}, Boxes: []model.Box{{ID: "x", Act: 1}}}
		e, err := c.Create(model.NewCampaign{Box: "x", Deck: d.ID, Heroes: []string{"a", "b"}, Threat: 5})
		if err != nil {
			t.Fatal(err)
		}
		s := model.Fold([]model.Event{e, model.QuestStarted{Quest: model.Act1, Act: 1}, model.TurnBegan{Side: model.Overlord, Round: 1}})
		for _, k := range d.Cards {
			s = model.Reduce(s, model.CardTurned{Card: k.ID, Faceup: true})
		}
		for _, k := range d.Cards {
			events, err := model.Decide(c, s, model.TriggerCard{Card: k.ID, To: []string{"a", "b"}})
			if err == nil {
				model.Reduce(s, events[0])
			}
		}
	})
}
