package view

import (
	"slices"

	"plotwright/locales"
	"plotwright/model"
)

// FortuneSum is what became of a hero's fortune over a campaign.
type FortuneSum struct {
	Hero model.HeroID
	// Name is the hero's latest one.
	Name string
	// Received came to the hero, Spent paid for something, Returned went back to the supply otherwise; the rest is there Now.
	Received, Spent, Returned, Now int
}

// FortuneSums tells for every hero who has been in the campaign, as far as it is in effect, who got fortune.
func (l *Log) FortuneSums() []FortuneSum {
	var sums []FortuneSum
	of := func(id model.HeroID) *FortuneSum {
		i := slices.IndexFunc(sums, func(f FortuneSum) bool { return f.Hero == id })
		if i < 0 {
			i = len(sums)
			sums = append(sums, FortuneSum{Hero: id})
		}
		return &sums[i]
	}
	for i, scene := range l.scenes {
		if !l.inEffect[i] || l.action(i) < 0 {
			continue
		}
		for _, h := range scene.heroes {
			of(h.ID).Name = h.Name
		}
	}
	for _, r := range l.Ledger() {
		if id, ok := r.To.Hero(); ok {
			of(id).Received += r.N
		}
		if id, ok := r.From.Hero(); ok {
			if r.Why == model.WhyFortune {
				of(id).Spent += r.N
			} else {
				of(id).Returned += r.N
			}
		}
	}
	for i := range sums {
		sums[i].Now = l.State().Fortune(sums[i].Hero)
	}
	return sums
}

func (f FortuneSum) text(tr *locales.Translator) string {
	return tr.T("history.fortune-of", "Received", f.Received, "Spent", f.Spent, "Returned", f.Returned, "Now", f.Now)
}
