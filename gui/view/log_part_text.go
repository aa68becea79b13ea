package view

import (
	"strings"

	"plotwright/model"
)

// part takes an event apart; every kind of event has words here but those that only stand at the head.
func (a *account) part(e model.Event) *part {
	tr := a.tr
	card := func(id string, card model.CardID) *part {
		return &part{text: tr.T("then."+id, "Card", a.cardName(card))}
	}
	switch e := e.(type) {
	case model.TokensMoved:
		kind, who := flow(e)
		return &part{kind: kind, about: who, n: e.N}
	case model.NoticeShown:
		return &part{kind: "notice", about: e.Text + "\n" + e.Note, n: e.N}
	case model.CardsRefreshed:
		return &part{kind: "refreshed", n: len(e.Cards), cards: e.Cards}
	case model.CountersChanged:
		if e.Delta >= 0 {
			return &part{kind: "counter", about: string(e.Card), n: e.Delta}
		}
	case model.CardExhausted:
		return card("exhausted", e.Card)
	case model.CardTurned:
		if e.Faceup {
			return card("faceup-card", e.Card)
		}
		return card("facedown-card", e.Card)
	case model.EffectBegan:
		if e.Text == "" {
			return card("effect", e.Card)
		}
		return &part{text: tr.T("then.effect-text", "Card", a.cardName(e.Card), "Text", Quoted(tr, GroupNames(tr, e.Text)))}
	case model.EffectEnded:
		return card("effect-ended", e.Card)
	case model.QuestionOpened:
		return card("question", e.Card)
	case model.QuestionClosed:
		return card("question-"+string(e.Answer), e.Card)
	case model.DiscountArmed:
		return &part{text: tr.N("then.discount", e.Amount)}
	case model.NoticeDue:
		return card("notice-due", e.Card)
	case model.NoticeDropped:
		return card("notice-dropped", e.Card)
	}
	return a.partOfTable(e)
}

func (a *account) partOfTable(e model.Event) *part {
	tr := a.tr
	switch e := e.(type) {
	case model.AgentSummoned:
		return &part{text: tr.T("then.summoned", "Agent", AgentName(tr, e.Agent), "Health", e.Health)}
	case model.AgentLeft:
		return &part{text: tr.T("then.agent-left", "Agent", AgentName(tr, e.Agent))}
	case model.XPChanged:
		if e.Delta < 0 {
			return &part{text: tr.N("then.xp-lost", -e.Delta)}
		}
		return &part{text: tr.N("then.xp-gained", e.Delta)}
	case model.ActChanged:
		return &part{text: tr.T("then.act", "Act", inSentence(ActName(tr, e.Act)))}
	}
	// What usually stands at the head.
	if text := a.headText(e); text != "" {
		return &part{text: inSentence(text)}
	}
	return &part{text: inSentence(tr.T("log.later"))}
}

// partText is the part in words.
func (a *account) partText(p *part) string {
	tr := a.tr
	switch p.kind {
	case "":
		return p.text
	case "to-hero":
		return tr.N("then.to-hero", p.n, "Hero", a.hero(model.HeroID(p.about)))
	case "moved":
		from, to, _ := strings.Cut(p.about, " ")
		return tr.N("then.moved", p.n, "From", a.zone(model.Zone(from)), "To", a.zone(model.Zone(to)))
	case "refreshed":
		return tr.N("then.refreshed", p.n, "Cards", a.cards(p.cards))
	case "notice":
		return a.notice(p)
	}
	return tr.N("then."+p.kind, p.n, "Card", a.cardName(model.CardID(p.about)))
}

// notice is what the table has to do by hand.
func (a *account) notice(p *part) string {
	tr := a.tr
	name, note, _ := strings.Cut(p.about, "\n")
	id := "then." + name
	var text string
	switch {
	case !tr.Has(id) && tr.Has("notice."+name):
		text = tr.N("notice."+name, p.n)
	case !tr.Has(id):
		text = name
	case name == "draw-overlord-card":
		text = tr.N(id, p.n)
	default:
		text = tr.T(id)
	}
	if note == "" {
		return text
	}
	return tr.T("then.notice-of", "Text", text, "Note", Quoted(tr, GroupNames(tr, note)))
}
