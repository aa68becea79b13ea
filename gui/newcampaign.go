package gui

import (
	"slices"

	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// newCampaign is the page on which a campaign is made: one page, sensible defaults, nothing that must be typed.
type newCampaign struct {
	a      *App
	form   *form
	root   fyne.CanvasObject
	n      model.NewCampaign
	heroes [model.MaxHeroes]string
	count  int
	// underway: the campaign has been played elsewhere (R8.5).
	underway bool
	fortune  [model.MaxHeroes]int
	decks    []model.DeckID
	own      map[model.CardID]bool
}

// newCampaign opens the page as it was left, or a new one where a campaign has come of it.
func (a *App) newCampaign() {
	if a.draft == nil {
		a.draft = newCampaignPage(a)
	}
	a.show(a.draft)
}

func newCampaignPage(a *App) *newCampaign {
	p := &newCampaign{a: a, form: a.newForm(), count: model.MaxHeroes, own: map[model.CardID]bool{}}
	p.n.Box, p.n.Act = a.Catalog.Boxes[0].ID, 1
	for _, d := range a.library.known.Decks {
		p.decks = append(p.decks, d.ID)
	}
	p.n.Deck = p.decks[0]
	p.build()
	p.root = widget.NewPage(widget.NewPanScroll(p.form.column()), p.form.foot...)
	return p
}

func (p *newCampaign) build() {
	f, a := p.form, p.a
	f.text(widget.Title, func() []view.Paragraph { return []view.Paragraph{view.Plain(a.tr.T("ui.new.title"))} })
	f.heading("ui.new.box")
	boxes := a.Catalog.Boxes
	f.choice(func() []string {
		var names []string
		for _, b := range boxes {
			names = append(names, view.PublishedName(a.tr, b.ID))
		}
		return names
	}, func() int { return slices.IndexFunc(boxes, func(b model.Box) bool { return b.ID == p.n.Box }) }, func(i int) {
		p.n.Box, p.n.Act = boxes[i].ID, boxes[i].Act
	})
	f.entry(a.say("ui.new.name"), "", func(text string) { p.n.Name = text })
	p.buildHeroes()
	p.buildDeck()
	p.buildUnderway()
	f.buttons(
		f.labelled("ui.new.create", "chevron-right", view.Main, p.create),
		f.labelled("ui.cancel", "close", view.Quiet, a.home),
	)
}

// heroEntry is the least width of a hero's name, in units at text size 1, with which two stand beside each other.
const heroEntry = 260

func (p *newCampaign) buildHeroes() {
	f, a := p.form, p.a
	f.heading("ui.new.heroes")
	f.choice(func() []string { return []string{"2", "3", "4"} }, func() int { return p.count - model.MinHeroes },
		func(i int) { p.count = i + model.MinHeroes })
	const beside = 2
	for first := 0; first < len(p.heroes); first += beside {
		var entries []fyne.CanvasObject
		for i := first; i < first+beside; i++ {
			e := a.newEntry(func(text string) { p.heroes[i] = text })
			e.SetText(p.heroes[i])
			f.on(func() {
				e.SetPlaceHolder(p.numbered(i))
				show(e, i < p.count)
			})
			entries = append(entries, e)
		}
		row := widget.NewColumns(heroEntry, entries...)
		f.add(row, func() { show(row, first < p.count) })
	}
}

// numbered is what a hero is called whom nobody has named, hero what he is called.
func (p *newCampaign) numbered(i int) string { return p.a.tr.T("ui.new.hero-name", "Number", i+1) }

func (p *newCampaign) hero(i int) string {
	if model.Trim(p.heroes[i]) == "" {
		return p.numbered(i)
	}
	return p.heroes[i]
}

// buildDeck offers the decks, with all cards to read before one is chosen.
func (p *newCampaign) buildDeck() {
	f, a := p.form, p.a
	f.heading("ui.new.deck")
	f.choice(func() []string {
		var names []string
		for _, id := range p.decks {
			names = append(names, view.DeckName(a.tr, id))
		}
		return append(names, a.tr.T("ui.new.no-deck"))
	}, func() int {
		if p.n.Deck == "" {
			return len(p.decks)
		}
		return slices.Index(p.decks, p.n.Deck)
	}, func(i int) {
		p.n.Deck = ""
		if i < len(p.decks) {
			p.n.Deck = p.decks[i]
		}
		p.own = map[model.CardID]bool{}
	})
	f.text(widget.Body, func() []view.Paragraph {
		if p.n.Deck == "" {
			return []view.Paragraph{view.Plain(view.NoDeck(a.tr))}
		}
		return []view.Paragraph{view.Plain(a.tr.T("deck." + string(p.n.Deck) + ".pitch"))}
	})
	read := f.labelled("ui.new.read", "book", view.Quiet, func() { a.readCards(p.n.Deck) })
	f.row(read)
	f.on(func() { show(read, p.n.Deck != "") })
}

// buildUnderway asks for what a campaign played elsewhere already has.
func (p *newCampaign) buildUnderway() {
	f, a := p.form, p.a
	f.heading("ui.new.underway")
	f.choice(a.noYes, func() int { return boolIndex(p.underway) }, func(i int) { p.underway = i == 1 })
	part := a.newForm()
	part.choice(func() []string { return []string{a.tr.T("ui.act", "Act", "I"), a.tr.T("ui.act", "Act", "II")} },
		func() int { return p.n.Act - 1 }, func(i int) { p.n.Act = i + 1 })
	part.stepper(a.say("ui.right.threat"), func() int { return p.n.Threat }, func(d int) { p.n.Threat = max(0, p.n.Threat+d) })
	part.stepper(a.say("ui.right.xp"), func() int { return p.n.XP }, func(d int) { p.n.XP = max(0, p.n.XP+d) })
	for i := range p.fortune {
		part.stepper(func() string { return a.tr.T("ui.right.fortune", "Hero", p.hero(i)) },
			func() int { return p.fortune[i] }, func(d int) { p.fortune[i] = max(0, p.fortune[i]+d) })
	}
	part.heading("ui.new.own")
	for _, d := range a.library.known.Decks {
		for _, card := range d.Cards {
			if card.Basic {
				continue
			}
			b := part.button(func() view.Button {
				v := view.Button{Label: view.CardName(a.tr, a.rules(), card.ID), Icon: "facedown", Hidden: p.n.Deck != d.ID}
				if p.own[card.ID] {
					v.Icon, v.Style = "check", view.Main
				}
				return v
			}, func() {
				p.own[card.ID] = !p.own[card.ID]
				a.render()
			})
			part.add(b, nil)
		}
	}
	f.section(func() bool { return p.underway }, part)
}

// create makes the campaign, or says what is missing.
func (p *newCampaign) create() {
	n := p.n
	n.Heroes, n.Fortune, n.Own = nil, map[string]int{}, nil
	for i := range p.count {
		name := p.hero(i)
		n.Heroes = append(n.Heroes, name)
		if p.underway && p.fortune[i] > 0 {
			n.Fortune[model.Trim(name)] = p.fortune[i]
		}
	}
	if p.underway {
		for id, owned := range p.own {
			if owned {
				n.Own = append(n.Own, id)
			}
		}
		slices.Sort(n.Own)
	} else {
		n.Threat, n.XP = 0, 0
	}
	s, err := model.CreateSession(p.a.library.known, p.a.Store, n, p.a.now)
	if err != nil {
		p.a.layers.announce(view.NewCampaignFault(p.a.tr, n, err))
		return
	}
	p.a.draft = nil
	p.a.play(s)
}

func (p *newCampaign) object() fyne.CanvasObject { return p.root }
func (p *newCampaign) render() {
	p.form.render()
	p.root.Refresh()
}

func (p *newCampaign) char(rune) bool { return false }
func (p *newCampaign) leave()         {}

// key: Esc goes back to the start page; what was chosen and typed is there the next time.
func (p *newCampaign) key(k *fyne.KeyEvent) bool {
	if k.Name == fyne.KeyEscape {
		p.a.home()
		return true
	}
	return false
}
