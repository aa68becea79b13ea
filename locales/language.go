package locales

import "strings"

// The languages that every message is written in.
const (
	English = "en"
	Russian = "ru"
)

// Match returns the language of ours for a name as operating systems give it:
// BCP 47 ("ru-RU") or POSIX ("ru_RU.UTF-8@variant"). Only Russian itself
// selects Russian. The usual matching tables hand Russian to readers of
// Ukrainian and Belarusian too, who may not want it; they get English.
func Match(name string) string {
	base, _, _ := strings.Cut(strings.ToLower(strings.TrimSpace(name)), ".")
	base, _, _ = strings.Cut(base, "@")
	base, _, _ = strings.Cut(strings.ReplaceAll(base, "_", "-"), "-")
	if base == Russian {
		return Russian
	}
	return English
}

// SystemLanguage returns the language of ours for the one the operating
// system speaks to its user: the language of its menus, not the format of its
// dates and numbers, which is often another.
func SystemLanguage() string {
	return Match(systemLanguage())
}
