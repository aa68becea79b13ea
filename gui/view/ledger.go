package view

import (
	"maps"
	"time"

	"plotwright/locales"
	"plotwright/model"
)

// LedgerRow is a move of tokens.
type LedgerRow struct {
	Batch    int
	At       time.Time
	From, To model.Zone
	N        int
	Why      model.Reason
	// Totals holds what lies in each zone after the move; the supply, which may have no end, is not among them.
	Totals map[model.Zone]int
	log    *Log
}

// Quest is the heading under which the row stands, FromText, ToText and WhyText are the move in words. Heroes bear the
// names of that time.
func (r *LedgerRow) Quest(tr *locales.Translator) string {
	return questHeading(tr, r.log.scenes[r.Batch].quest)
}

// FromText is the place that the tokens leave.
func (r *LedgerRow) FromText(tr *locales.Translator) string {
	return r.log.account(r.Batch).in(tr, nil).zone(r.From)
}

// ToText is the place to which the tokens go.
func (r *LedgerRow) ToText(tr *locales.Translator) string {
	return r.log.account(r.Batch).in(tr, nil).zone(r.To)
}

// WhyText is the reason.
func (r *LedgerRow) WhyText(tr *locales.Translator) string {
	return orElse(tr, "why."+string(r.Why), string(r.Why))
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
func (l *Log) Ledger() []LedgerRow {
	totals := map[model.Zone]int{}
	var rows []LedgerRow
	for i := range l.Len() {
		if !l.inEffect[i] {
			continue
		}
		b := l.batch(i)
		for _, e := range b.Events {
			for _, m := range moves(e) {
				n := carry(totals, m)
				rows = append(rows, LedgerRow{
					Batch: i, At: b.At, From: m.From, To: m.To, N: n, Why: m.Why, Totals: maps.Clone(totals), log: l,
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

// LedgerSum is how many tokens went from one place to another for one reason.
type LedgerSum struct {
	From, To, Why string
	N             int
}

// LedgerSums adds the rows of a ledger up, in the order in which each first came up. Heroes bear their latest names.
func LedgerSums(tr *locales.Translator, rows []LedgerRow) []LedgerSum {
	var sums []LedgerSum
	for _, s := range sumLedger(rows) {
		sums = append(sums, LedgerSum{From: s.latest.FromText(tr), To: s.latest.ToText(tr), Why: s.latest.WhyText(tr), N: s.n})
	}
	return sums
}

// ledgerSum is a sum before it is worded, with the latest of its rows.
type ledgerSum struct {
	latest *LedgerRow
	n      int
}

func sumLedger(rows []LedgerRow) []*ledgerSum {
	type key struct {
		from, to model.Zone
		why      model.Reason
	}
	var sums []*ledgerSum
	at := map[key]*ledgerSum{}
	for i := range rows {
		r := &rows[i]
		k := key{r.From, r.To, r.Why}
		if at[k] == nil {
			at[k] = &ledgerSum{}
			sums = append(sums, at[k])
		}
		at[k].latest = r
		at[k].n += r.N
	}
	return sums
}
