package view_test

import (
	"strings"
	"testing"

	"plotwright/gui/view"
	"plotwright/model"
)

// TestNumberedGroups: a group that the table calls by its number is said in the language of whoever reads, wherever it is
// said; a group with a name keeps it.
func TestNumberedGroups(t *testing.T) {
	w := loadWords(t)
	n := model.NewCampaign{
		Box: "the-shadow-rune", Deck: "silent-protector", Heroes: heroNames[:2], Threat: 9,
		Own: []model.CardID{"diplomatic", "summon-serena", "oath-of-silence"},
	}
	group := func(text string) model.Answers { return model.Answers{"group": text} }
	s := play(t, w.c, n, model.StartQuest{Kind: model.Act1},
		model.TriggerCard{Card: "diplomatic", To: heroNames[:1], Answers: group(model.GroupNumber(3))},
		model.TriggerCard{Card: "diplomatic", To: heroNames[:1], Answers: group("Ettins")},
		model.TriggerCard{Card: "summon-serena", To: heroNames[:2], Answers: group(model.GroupNumber(2))},
		model.TriggerCard{Card: "oath-of-silence", To: heroNames[:1], Answers: model.Answers{"monster": model.GroupNumber(4)}},
	)
	for _, tr := range w.both() {
		three, two := tr.T("ui.ask.group-number", "Number", 3), tr.T("ui.ask.group-number", "Number", 2)
		v := view.Table{Session: s, Tr: tr}
		board := v.Board()
		said := board.Agent.Group
		for _, c := range board.Chips {
			said += "\n" + c.Text
		}
		for _, p := range v.CardFacts("diplomatic") {
			said += "\n" + p.Words().String()
		}
		for _, l := range view.ReadLog(s).Lines(tr, nil) {
			said += "\n" + l.Text
		}
		for _, want := range []string{three + ", Ettins", two, tr.T("ui.ask.group-number", "Number", 4)} {
			if !strings.Contains(said, want) {
				t.Errorf("%s: %q is not said in\n%s", tr.Language(), want, said)
			}
		}
		if strings.Contains(said, "#") {
			t.Errorf("%s: a number is said as it is kept:\n%s", tr.Language(), said)
		}
	}
}

// TestDiscardIsSaid: a card that costs nothing but discards says so, and not that nothing is spent (Wild Energy).
func TestDiscardIsSaid(t *testing.T) {
	w := loadWords(t)
	s := play(t, w.c, model.NewCampaign{Box: "the-shadow-rune", Deck: "unstable-forces", Heroes: heroNames[:2], Threat: 2},
		model.StartQuest{Kind: model.Act1}, model.EndSetup{})
	for _, tr := range w.both() {
		v := view.Table{Session: s, Tr: tr}
		for answer, want := range map[string]string{"yes": tr.N("ui.payout.discarded", 1), "no": tr.T("ui.payout.none")} {
			p := s.PreviewTrigger(model.TriggerCard{Card: "wild-energy", Answers: model.Answers{"discard": answer}})
			if got := v.Payout(p); got != want {
				t.Errorf("discard=%s: %q, not %q", answer, got, want)
			}
		}
	}
}
