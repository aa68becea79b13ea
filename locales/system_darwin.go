package locales

import (
	"context"
	"os/exec"
	"strings"
	"time"
)

// systemLanguage asks for the user's preferred languages. An application
// opened from the Finder has no LANG, and the setting is worth a short wait
// only.
func systemLanguage() string {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	list, err := exec.CommandContext(ctx, "defaults", "read", "-g", "AppleLanguages").Output()
	if err != nil {
		return ""
	}
	return firstOfList(string(list))
}

// firstOfList returns the first entry of an old-style property list, which
// "defaults" prints as lines: (  "ru-RU",  "en-RU"  ).
func firstOfList(list string) string {
	first, _, _ := strings.Cut(list, ",")
	return strings.Trim(first, "( \t\r\n\")")
}
