package view

import (
	"maps"
	"time"

	"plotwright/locales"
	"plotwright/model"
)

// LedgerRow is a move of tokens.
type LedgerRow struct {
	Batch int
	At    time.Time
	Quest string
	// From and To are the places in words; heroes bear the names of that time.
	From, To         string
	FromZone, ToZone model.Zone
	N                int
	// Why is the reason in words.
	Why string
	// Totals holds what lies in each zone after the move; the supply, which may have no end, is not among them.
	Totals map[model.Zone]int
	why    model.Reason
}

// Threat is the number of tokens in the play area after the move.
func (r *LedgerRow) Threat() int { return r.Totals[model.Threat] }

// Fortune is the number of all heroes' tokens after the move.
func (r *LedgerRow) Fortune() int {
	return r.sum(func(z model.Zone) bool { _, ok := z.Hero(); return ok })
}

// OnCards is the number of tokens on and beside cards after the move.
func (r *LedgerRow) OnCards() int {
	return r.sum(func(z model.Zone) bool { _, ok := z.Card(); return ok })
}

// InPlay is the number of all tokens outside the supply after the move.
func (r *LedgerRow) InPlay() int { return r.sum(func(model.Zone) bool { return true }) }

func (r *LedgerRow) sum(counts func(model.Zone) bool) int {
	n := 0
	for z, k := range r.Totals {
		if counts(z) {
			n += k
		}
	}
	return n
}

// Ledger is the tokens' way: every move that is in effect, oldest first, with what then lay where. The last row agrees
// with the state now. A campaign already under way begins with the tokens that it had.
func Ledger(tr *locales.Translator, log []model.Batch) []LedgerRow {
	in := model.NewHistory(log).InEffect()
	s := model.Fold(nil)
	totals := map[model.Zone]int{}
	var rows []LedgerRow
	for _, b := range log {
		if !in[b.Number] {
			continue
		}
		for _, e := range b.Events {
			before := s
			s = model.Reduce(s, e)
			for _, m := range moves(e) {
				n := carry(totals, m)
				rows = append(rows, LedgerRow{
					Batch: b.Number, At: b.At, Quest: questHeading(tr, s),
					From: zoneThen(tr, before, s, m.From), To: zoneThen(tr, before, s, m.To), FromZone: m.From, ToZone: m.To,
					N: n, Why: orElse(tr, "why."+string(m.Why), string(m.Why)), Totals: maps.Clone(totals), why: m.Why,
				})
			}
		}
	}
	return rows
}

// whyStart is the reason for the tokens with which a campaign already under way begins.
const whyStart model.Reason = "start"

// moves are the moves of tokens that an event makes.
func moves(e model.Event) []model.TokensMoved {
	switch e := e.(type) {
	case model.TokensMoved:
		return []model.TokensMoved{e}
	case model.CampaignCreated:
		var all []model.TokensMoved
		put := func(z model.Zone, n int) {
			if n > 0 {
				all = append(all, model.TokensMoved{From: model.Supply, To: z, N: n, Why: whyStart})
			}
		}
		put(model.Threat, e.Threat)
		for _, h := range e.Heroes {
			put(model.FortuneOf(h.ID), h.Fortune)
		}
		return all
	}
	return nil
}

// carry moves tokens in the totals and tells how many there were to move.
func carry(totals map[model.Zone]int, m model.TokensMoved) int {
	n := m.N
	if m.From != model.Supply {
		n = min(n, totals[m.From])
		if totals[m.From] -= n; totals[m.From] == 0 {
			delete(totals, m.From)
		}
	}
	if m.To != model.Supply && n > 0 {
		totals[m.To] += n
	}
	return n
}

// zoneThen names a place with the hero's name of that time.
func zoneThen(tr *locales.Translator, before, after *model.State, z model.Zone) string {
	if id, ok := z.Hero(); ok && before.Hero(id) == nil {
		return ZoneName(tr, after, z)
	}
	return ZoneName(tr, before, z)
}

// LedgerSum is how many tokens went from one place to another for one reason.
type LedgerSum struct {
	From, To, Why string
	N             int
}

// LedgerSums adds the rows of a ledger up, in the order in which each first came up. Heroes bear their latest names.
func LedgerSums(rows []LedgerRow) []LedgerSum {
	type key struct {
		from, to model.Zone
		why      model.Reason
	}
	var sums []LedgerSum
	at := map[key]int{}
	for _, r := range rows {
		k := key{r.FromZone, r.ToZone, r.why}
		i, ok := at[k]
		if !ok {
			i = len(sums)
			at[k] = i
			sums = append(sums, LedgerSum{})
		}
		sums[i] = LedgerSum{From: r.From, To: r.To, Why: r.Why, N: sums[i].N + r.N}
	}
	return sums
}
