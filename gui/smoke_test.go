package gui

import (
	"strings"
	"testing"
	"time"

	"plotwright/locales"
	"plotwright/model/demo"
)

// newSmoke stands at the table of the demo, before the tour.
func newSmoke(t *testing.T) (s *smoke, said *strings.Builder, end *error) {
	t.Helper()
	h := newHands(t)
	id, err := demo.Create(h.Catalog, h.Store, h.now)
	if err != nil {
		t.Fatal(err)
	}
	h.Open = id
	end = new(error)
	h.Exit = func(err error) { *end = err }
	said = &strings.Builder{}
	return &smoke{a: h.App, out: said, tr: h.tr, tour: tour(h.App), window: newGlance(h.window, h.layers.stack)}, said, end
}

// TestTour: everything is on the tour, in both languages, and each way there leads to something else.
func TestTour(t *testing.T) {
	s, _, _ := newSmoke(t)
	seen := map[string]bool{}
	for _, x := range s.tour {
		x.lead(s.a)
		title := s.a.screenName()
		if top := s.a.layers.top(); top != nil {
			title = top.Title()
		}
		if s.a.tr.Language() != x.lang || title == "" {
			t.Errorf("%s leads to %q in %s", x.name, title, s.a.tr.Language())
		}
		seen[x.lang+" "+x.name] = true
	}
	for _, lang := range []string{locales.English, locales.Russian} {
		for _, d := range s.a.Catalog.Decks {
			for _, c := range d.Cards {
				if !seen[lang+" card "+string(c.ID)] {
					t.Errorf("%s is not drawn in %s", c.ID, lang)
				}
			}
		}
	}
}

// TestSmokeTellsFaults: what is drawn is told with its time, what is blank or never drawn as a fault, and the end says so.
func TestSmokeTellsFaults(t *testing.T) {
	s, said, end := newSmoke(t)
	s.tour = s.tour[:1]
	s.frame()
	s.window.at, s.window.plain = s.ledAt.Add(7*time.Millisecond), true
	s.frame()
	if !strings.HasPrefix(said.String(), "7 ms  en  table\nFAULT  en  table: is blank\n") || *end == nil {
		t.Errorf("%v, %s", *end, said)
	}

	s, said, end = newSmoke(t)
	s.tour = s.tour[:1]
	s.frame()
	s.frame()
	if s.at != 0 || said.Len() > 0 {
		t.Errorf("went on before it was drawn: %s", said)
	}
	s.ledAt = s.ledAt.Add(-2 * patience)
	s.frame()
	if !strings.HasPrefix(said.String(), "FAULT  en  table: was not drawn\n") || *end == nil {
		t.Errorf("%v, %s", *end, said)
	}

	s, said, end = newSmoke(t)
	s.tour = s.tour[:1]
	s.frame()
	s.window.at = s.ledAt.Add(time.Millisecond)
	s.frame()
	if strings.Contains(said.String(), "FAULT") || *end != nil {
		t.Errorf("%v, %s", *end, said)
	}
}
