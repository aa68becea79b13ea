package view_test

import (
	"maps"
	"testing"

	"pgregory.net/rapid"

	"plotwright/gui/view"
	"plotwright/model"
)

// Whatever is played, each row adds up, and the last agrees with the state.
func TestLedgerInPlay(t *testing.T) {
	w := loadWords(t)
	rapid.Check(t, func(r *rapid.T) {
		s := randomCampaign(r, w.c)
		for i := rapid.IntRange(1, 40).Draw(r, "commands"); i > 0; i-- {
			_ = s.Do(randomCommand(r, s))
		}
		rows := view.ReadLog(s).Ledger()
		before := map[model.Zone]int{}
		sums := map[model.Zone]int{}
		for _, row := range rows {
			if f := fault(row.FromText(w.ru)) + fault(row.ToText(w.ru)) + fault(row.WhyText(w.ru)); f != "" || row.N < 1 {
				r.Fatalf("%+v: %s", row, f)
			}
			sums[row.From] -= row.N
			sums[row.To] += row.N
			for z, n := range row.Totals {
				if n != sums[z] {
					r.Fatalf("%+v: %s holds %d, the moves give %d", row, z, n, sums[z])
				}
			}
			if row.InPlay() != row.Threat()+row.Fortune()+row.OnCards() || row.InPlay() != -sums[model.Supply] {
				r.Fatalf("%+v does not add up", row)
			}
			before = row.Totals
		}
		if now := s.State().Tokens; !maps.Equal(before, now) {
			r.Fatalf("the last row says %v, the state %v", before, now)
		}
		n := 0
		for _, sum := range view.LedgerSums(w.ru, rows) {
			n += sum.N
		}
		for _, row := range rows {
			n -= row.N
		}
		if n != 0 {
			r.Fatalf("the sums differ from the rows by %d", n)
		}
	})
}

func TestLedger(t *testing.T) {
	w := loadWords(t)
	s := play(t, w.c, quietProtector, model.StartQuest{Kind: model.Act1}, model.EndSetup{}, model.TriggerCard{Card: "pacify", To: []string{"Jain"}},
		model.DefeatHero{Hero: "Tomble", Answer: model.TakeThreat}, model.Undo{}, model.RenameHero{Hero: "Jain", Name: "Widow Tarha"},
		model.SpendFortune{Hero: "Widow Tarha", Ability: model.Reroll})
	type row struct {
		from, to, why                string
		n, threat, fortune, together int
	}
	var got []row
	for _, r := range view.ReadLog(s).Ledger() {
		got = append(got, row{r.FromText(w.en), r.ToText(w.en), r.WhyText(w.en), r.N, r.Threat(), r.Fortune(), r.InPlay()})
	}
	want := []row{
		{"supply", "threat", "start of the campaign", 5, 5, 0, 5},
		{"supply", "fortune: Ashrian", "start of the campaign", 1, 5, 1, 6},
		{"threat", "fortune: Jain", "trigger cost", 1, 4, 2, 6},
		{"fortune: Widow Tarha", "supply", "fortune spent", 1, 4, 1, 5},
	}
	if len(got) != len(want) {
		t.Fatalf("got %v", got)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("row %d: %v, want %v", i, got[i], want[i])
		}
	}
	sums := view.LedgerSums(w.ru, view.ReadLog(s).Ledger())
	if want := (view.LedgerSum{From: "угроза", To: "удача: Jain", Why: "цена розыгрыша", N: 1}); len(sums) != 4 || sums[2] != want {
		t.Errorf("sums %v", sums)
	}
}
