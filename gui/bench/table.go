package main

import (
	"fmt"
	"io"
	"math"
)

// row is one line of the table.
type row struct {
	what string
	// got is what was measured, floor what the same costs at the least; 0 where there is nothing to compare with.
	got, floor float64
	unit       string
	// most is what is to be reached: of got, or of got over floor where there is one. 0 is no bound.
	most float64
}

func (r row) ratio() float64 { return r.got / r.floor }

func (r row) reached() string {
	measured := r.got
	if r.floor > 0 {
		measured = r.ratio()
	}
	switch {
	case r.most == 0:
		return ""
	case measured <= r.most:
		return "yes"
	}
	return "no"
}

func (b *bench) add(what string, got, floor float64, unit string, most float64) {
	b.rows = append(b.rows, row{what, got, floor, unit, most})
}

// print writes the table in Markdown; there is nobody to tell when that fails.
func (b *bench) print(w io.Writer) {
	_, _ = fmt.Fprintln(w, "| what | Plotwright | floor | ratio | to reach | reached |\n|---|---|---|---|---|---|")
	for _, r := range b.rows {
		floor, ratio, most := "", "", ""
		if r.floor > 0 {
			floor, ratio = number(r.floor)+" "+r.unit, fmt.Sprintf("%.2f", r.ratio())
		}
		switch {
		case r.most == 0:
		case r.floor > 0:
			most = number(r.most) + " x"
		default:
			most = number(r.most) + " " + r.unit
		}
		_, _ = fmt.Fprintf(w, "| %s | %s %s | %s | %s | %s | %s |\n", r.what, number(r.got), r.unit, floor, ratio, most, r.reached())
	}
}

// number has three digits that count.
func number(f float64) string {
	switch size := math.Abs(f); {
	case f == math.Trunc(f) || size >= 100:
		return fmt.Sprintf("%.0f", f)
	case size >= 10:
		return fmt.Sprintf("%.1f", f)
	case size >= 1:
		return fmt.Sprintf("%.2f", f)
	default:
		return fmt.Sprintf("%.3f", f)
	}
}
