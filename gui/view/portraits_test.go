package view_test

import (
	"slices"
	"testing"

	"plotwright/gui/view"
	"plotwright/model"
)

// Heroes keep their portraits when another leaves, and nobody has another's.
func TestPortraits(t *testing.T) {
	for _, x := range []struct {
		ids  []model.HeroID
		want []int
	}{
		{[]model.HeroID{"h1", "h2", "h3", "h4"}, []int{1, 2, 3, 4}},
		{[]model.HeroID{"h2", "h3", "h4"}, []int{2, 3, 4}},
		{[]model.HeroID{"h1", "h3", "h4", "h5"}, []int{1, 3, 4, 2}},
		{[]model.HeroID{"h2", "h3", "h4", "h9"}, []int{2, 3, 4, 1}},
		{[]model.HeroID{"x", "h1", "", "h-7"}, []int{1, 2, 3, 4}},
	} {
		var heroes []model.Hero
		for _, id := range x.ids {
			heroes = append(heroes, model.Hero{ID: id})
		}
		if got := view.Portraits(heroes); !slices.Equal(got, x.want) {
			t.Errorf("%v: %v, not %v", x.ids, got, x.want)
		}
	}
}
