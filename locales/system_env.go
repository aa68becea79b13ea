//go:build !darwin && !windows

package locales

import "os"

// systemLanguage reads the POSIX variables in their order of precedence; an
// empty one counts as not set.
func systemLanguage() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := os.Getenv(name); value != "" {
			return value
		}
	}
	return ""
}
