package view

import (
	"strconv"
	"strings"
	"time"

	"plotwright/locales"
)

// Date is a day in the language of the translator, "12 Nov 2026". Stores keep UTC; what is shown is the day in the
// machine's own zone, here as in Clock and DateTime.
func Date(tr *locales.Translator, t time.Time) string {
	t = t.Local()
	return tr.T("date.day", "Day", t.Day(), "Month", tr.T("date.month."+strconv.Itoa(int(t.Month()))), "Year", t.Year())
}

// Clock is the time of day, "19:30".
func Clock(t time.Time) string { return t.Local().Format("15:04") }

// DateTime is day and time, "12 Nov 2026, 19:30".
func DateTime(tr *locales.Translator, t time.Time) string {
	return tr.T("date.day-time", "Date", Date(tr, t), "Time", Clock(t))
}

// Number is a whole number with its thousands set apart as the language does, "12,345".
func Number(tr *locales.Translator, n int) string {
	digits := strconv.Itoa(n)
	sign := ""
	if n < 0 {
		sign, digits = "-", digits[1:]
	}
	// A number of four digits is set apart in English only.
	if tr.Language() == locales.Russian && len(digits) < 5 {
		return sign + digits
	}
	var groups []string
	for len(digits) > 3 {
		groups = append([]string{digits[len(digits)-3:]}, groups...)
		digits = digits[:len(digits)-3]
	}
	groups = append([]string{digits}, groups...)
	separator := ","
	if tr.Language() == locales.Russian {
		separator = "\u00a0"
	}
	return sign + strings.Join(groups, separator)
}

// Signed is a number with its sign, "+2" or "-2".
func Signed(tr *locales.Translator, n int) string {
	if n > 0 {
		return "+" + Number(tr, n)
	}
	return Number(tr, n)
}
