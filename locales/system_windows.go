package locales

import "golang.org/x/sys/windows"

// systemLanguage returns the first display language of the user. The user's
// locale would be the format of dates and numbers.
func systemLanguage() string {
	names, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	if err != nil || len(names) == 0 {
		return ""
	}
	return names[0]
}
