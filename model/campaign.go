package model

// NewCampaign is what a campaign is created from. A campaign already under way also has an act, tokens, experience
// points and faceup cards (R8.5); Act 0 stands for act I.
type NewCampaign struct {
	// Name may be empty except for a custom box: the campaign then bears the name of its box.
	Name    string
	Box     string
	Deck    DeckID
	Heroes  []string
	Act     int
	Threat  int
	XP      int
	Fortune map[string]int
	Own     []CardID
	Rulings Rulings
}

// CustomBox is the box of a campaign with a name of the group's own.
const CustomBox = "custom"

// Create checks a new campaign (R1.1, R8.4) and gives its first event, or a *RuleError.
func (c *Catalog) Create(n NewCampaign) (CampaignCreated, error) {
	d := &decision{catalog: c, state: newState()}
	box := c.Box(n.Box)
	name := Trim(n.Name)
	d.typed(name)
	if box == nil || (box.ID == CustomBox && name == "") {
		d.badValue("name")
	}
	if n.Act < 0 || n.Act > 2 || n.Threat < 0 || n.XP < 0 || !inBounds(n.Threat) || !inBounds(n.XP) {
		d.badValue("n")
	}
	if len(n.Heroes) < MinHeroes || len(n.Heroes) > MaxHeroes {
		d.badValue("heroes")
	}
	e := CampaignCreated{
		Catalog: c.Version, Name: name, Box: n.Box, Act: max(1, n.Act), Threat: n.Threat, XP: n.XP, Rulings: c.DefaultRulings(),
	}
	for _, hero := range n.Heroes {
		id := heroID(len(e.Heroes) + 1)
		hero = d.heroName(hero)
		d.state.addHero(id, hero)
		e.Heroes = append(e.Heroes, HeroSetup{ID: id, Name: hero})
	}
	for hero, tokens := range n.Fortune {
		h := d.hero(hero)
		if tokens < 0 || !inBounds(tokens) {
			d.badValue("n")
		}
		for i := range e.Heroes {
			if h != nil && e.Heroes[i].ID == h.ID {
				e.Heroes[i].Fortune = tokens
			}
		}
	}
	for name, value := range n.Rulings {
		if !c.AllowsRuling(name, value) {
			d.badValue(name)
		}
		e.Rulings[name] = value
	}
	d.createDeck(&e, n)
	if d.refused() {
		return CampaignCreated{}, d.refusal
	}
	return e, nil
}

func (d *decision) createDeck(e *CampaignCreated, n NewCampaign) {
	if n.Deck == "" {
		if len(n.Own) > 0 {
			d.deck()
		}
		return
	}
	deck := d.catalog.Deck(n.Deck)
	if deck == nil {
		d.badValue("deck")
		return
	}
	for _, id := range n.Own {
		if deck.Card(id) == nil {
			d.refuse(RuleError{Code: CodeUnknownCard, Card: id})
		}
	}
	e.Deck, e.Cards, e.Own = deck.ID, deck.setup(n.Own), deck.Own
}
