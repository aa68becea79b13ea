package export

import (
	"strconv"

	"plotwright/assets"
	"plotwright/gui/view"
)

// paper is the campaign sheet as PDF, to be printed.
func (c Campaign) paper() ([]byte, error) {
	p, err := newPress(c.Fonts)
	if err != nil {
		return nil, err
	}
	r := c.Log.Record(c.Tr, c.public())
	p.pdf.SetTitle(r.Title, true)
	p.pdf.SetCreator("Plotwright "+c.Version, true)
	p.pdf.SetLang(c.Tr.Language())
	p.pdf.SetCreationDate(c.At)
	p.pdf.SetModificationDate(c.At)
	c.masthead(p, r)
	c.heroesOnPaper(p, r)
	c.cardsOnPaper(p, r)
	c.questsOnPaper(p, r)
	c.storyOnPaper(p, r)
	return p.finish(func(page, pages int) string {
		return r.Title + " · " + c.audience() + " · " + c.Tr.T("record.page", "Page", page, "Pages", pages)
	})
}

// masthead is the title with the facts, beside the back of the deck's cards.
func (c Campaign) masthead(p *press, r view.Record) {
	const picture, factHeight = 26.0, 6.0
	deck := string(c.Log.State().Deck)
	red, green, blue := assets.DeckColour(deck)
	p.pdf.SetFillColor(int(red), int(green), int(blue))
	p.pdf.Rect(0, 0, pageW, 6, "F")
	p.image("card-back-"+deck, margin+room-picture, p.y, picture, picture*680/480)
	width := room - picture - 6
	for _, l := range p.lines(serif, title, width, r.Title) {
		p.put(margin, p.y, serif, title, ink, []view.Line{l})
		p.y += leading(title)
	}
	p.y += 2
	const columns = 3
	for i, f := range r.Facts {
		x := margin + float64(i%columns)*width/columns
		p.put(x, p.y, regular, small, quiet, p.lines(regular, small, width/columns, f.Name))
		value := p.lines(bold, body, width/columns-cellGap, f.Value)
		p.put(x, p.y+leading(small), bold, body, ink, value)
		if i%columns == columns-1 || i == len(r.Facts)-1 {
			p.y += factHeight + leading(body)
		}
	}
	p.y = max(p.y, margin+picture*680/480)
}

func (c Campaign) heroesOnPaper(p *press, r view.Record) {
	p.section(c.Tr.T("record.heroes"))
	rows := [][]string{{c.Tr.T("export.column.hero"), c.Tr.T("history.fortune"), c.Tr.T("export.column.now")}}
	for _, h := range r.Heroes {
		rows = append(rows, []string{h.Name, h.Fortune, strconv.Itoa(h.Now)})
	}
	p.table([]float64{0.34, 0.54, 0.12}, rows)
}

func (c Campaign) cardsOnPaper(p *press, r view.Record) {
	if len(r.Cards) == 0 {
		return
	}
	p.section(c.Tr.T("record.cards"))
	rows := [][]string{{
		c.Tr.T("record.card"), c.Tr.T("record.moment"), c.Tr.T("record.lies.column"), c.Tr.T("record.purchase"), c.Tr.T("record.trigger"),
	}}
	for _, k := range r.Cards {
		rows = append(rows, []string{k.Name, k.Moment, k.Lies, k.Purchase, k.Trigger})
	}
	p.table([]float64{0.26, 0.32, 0.15, 0.12, 0.15}, rows)
	if r.Facedown != "" {
		p.text(regular, body, quiet, r.Facedown)
	}
}

func (c Campaign) questsOnPaper(p *press, r view.Record) {
	p.section(c.Tr.T("record.quests"))
	if len(r.Quests) == 0 {
		p.text(regular, body, quiet, c.Tr.T("record.none"))
		return
	}
	rows := [][]string{{
		c.Tr.T("record.number"), c.Tr.T("record.name"), c.Tr.T("record.kind"), c.Tr.T("record.winner"), c.Tr.T("record.agents"),
	}}
	for _, q := range r.Quests {
		rows = append(rows, []string{strconv.Itoa(q.Number), q.Name, q.Kind, q.Winner, q.Agent})
	}
	p.table([]float64{0.07, 0.3, 0.21, 0.17, 0.25}, rows)
}

func (c Campaign) storyOnPaper(p *press, r view.Record) {
	p.section(c.Tr.T("record.story"))
	if r.Left != "" {
		p.text(regular, body, quiet, r.Left)
	}
	const clock = 14.0
	for _, chapter := range r.Story {
		p.need(14)
		p.y += 1.5
		p.text(bold, body+1, ink, chapter.Heading+", "+view.Date(c.Tr, chapter.Lines[0].At))
		p.y++
		for _, l := range chapter.Lines {
			lines := p.lines(regular, body, room-clock, l.Text)
			for i, line := range lines {
				p.need(leading(body))
				if i == 0 {
					p.put(margin, p.y, regular, body, quiet, p.lines(regular, body, clock, view.Clock(l.At)))
				}
				p.put(margin+clock, p.y, regular, body, ink, []view.Line{line})
				p.y += leading(body)
			}
			p.y += 0.6
		}
	}
}
