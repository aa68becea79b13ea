package view_test

import (
	"strings"
	"testing"
	"time"

	"plotwright/gui/view"
)

func TestDates(t *testing.T) {
	w := loadWords(t)
	at := time.Date(2026, 11, 12, 19, 30, 0, 0, time.Local)
	for got, want := range map[string]string{
		view.DateTime(w.en, at): "12 Nov 2026, 19:30", view.DateTime(w.ru, at): "12 ноября 2026, 19:30",
		view.Date(w.en, at.AddDate(0, 0, -4)): "8 Nov 2026", view.Clock(at.Add(-11 * time.Hour)): "08:30",
		view.DateTime(w.ru, at.AddDate(0, 0, -10).UTC()): "2 ноября 2026, 19:30",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	for month := time.January; month <= time.December; month++ {
		day := time.Date(2026, month, 1, 0, 0, 0, 0, time.Local)
		if got, want := view.Date(w.en, day), day.Format("2 Jan 2006"); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
		if got := view.Date(w.ru, day); !strings.HasSuffix(strings.Fields(got)[1], "а") && !strings.HasSuffix(strings.Fields(got)[1], "я") {
			t.Errorf("%q is not in the genitive", got)
		}
	}
}

func TestNumbers(t *testing.T) {
	w := loadWords(t)
	for got, want := range map[string]string{
		view.Number(w.en, 0): "0", view.Number(w.en, 999): "999", view.Number(w.en, 1234): "1,234", view.Number(w.en, -1234567): "-1,234,567",
		view.Number(w.ru, 1234): "1234", view.Number(w.ru, -12345): "-12\u00a0345", view.Signed(w.ru, 3): "+3", view.Signed(w.ru, -3): "-3", view.Signed(w.en, 0): "0",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
