//go:build !windows && !darwin

package clocale

import (
	"cmp"
	"os"
	"strings"
)

// LANGUAGE is looked at before the locale by Fyne, and not at all by the C library in this locale, nor by our choice of a language.
func init() {
	locale := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG"))
	if name, _, _ := strings.Cut(locale, "."); (name == "C" || name == "POSIX") && os.Getenv("LANGUAGE") == "" {
		_ = os.Setenv("LANGUAGE", "en") // it fails for a name that no system takes
	}
}
