package view

import (
	"strings"

	"plotwright/model"
)

// Payout says who gets how many tokens, and who chooses where there is a tie (R4.3).
func (t Table) Payout(p model.Preview) string {
	if p.Refusal != nil {
		return ""
	}
	if p.Cost+p.Discarded == 0 {
		return t.Tr.T("ui.payout.none")
	}
	var parts []string
	for _, h := range t.state().Heroes {
		n := 0
		for _, id := range p.Given {
			if id == h.ID {
				n++
			}
		}
		if n > 0 {
			parts = append(parts, t.Tr.T("ui.payout.gets", "Hero", h.Name, "N", n))
		}
	}
	if len(p.Tied) > 0 {
		parts = append(parts, t.Tr.N("ui.payout.tie", p.Cost-len(p.Given), "Heroes", t.names(p.Tied)))
	}
	if p.Discarded > 0 {
		parts = append(parts, t.Tr.N("ui.payout.discarded", p.Discarded))
	}
	return strings.Join(parts, " · ")
}

func (t Table) names(ids []model.HeroID) string {
	var names []string
	for _, id := range ids {
		if h := t.state().Hero(id); h != nil {
			names = append(names, h.Name)
		}
	}
	return strings.Join(names, ", ")
}

// Choice is the prompt for the heroes' choice of the next token.
func (t Table) Choice(p model.Preview, card string) string {
	return t.Tr.T("ui.choose", "Card", card, "Number", len(p.Given)+1, "Of", p.Cost)
}

// Verdict is what a card says to threat held over it: whether it takes it, how many tokens, and the words beside it.
func (t Table) Verdict(id model.CardID) (takes bool, tokens int, text, badge string) {
	s := t.state()
	k := s.Card(id)
	_, card := t.catalog().Card(id)
	if k == nil || card == nil {
		return false, 0, "", ""
	}
	if !k.Faceup {
		cmd := model.BuyCard{Card: id}
		if reason := t.refusal(cmd); reason != "" {
			return false, 0, reason, ""
		}
		return true, card.Purchase, t.Tr.T("ui.drop.buy", "Cost", card.Purchase, "After", t.afterBuying(id)), t.badge(card.Purchase)
	}
	if refusal := t.Session.CanTrigger(card); refusal != nil {
		return false, 0, Refusal(t.Tr, t.catalog(), s, model.TriggerCard{Card: id}, refusal), ""
	}
	p := t.Session.PreviewTrigger(model.TriggerCard{Card: id, Answers: model.SampleAnswers(card, s)})
	if p.Cost == 0 {
		return true, 0, t.Tr.T("ui.payout.none"), ""
	}
	return true, p.Cost, t.Payout(p), t.badge(p.Cost)
}

// badge is "2 of 2": the tokens that the card takes of those that it needs.
func (t Table) badge(cost int) string { return t.Tr.T("ui.drop.badge", "N", cost, "Of", cost) }
