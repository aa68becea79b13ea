//go:build !darwin && !windows

package locales

import "testing"

func TestSystemLanguage(t *testing.T) {
	for _, test := range []struct{ all, messages, lang, want string }{
		{"", "", "ru_RU.UTF-8", "ru"},
		{"", "en_US.UTF-8", "ru_RU.UTF-8", "en"},
		{"ru_RU", "en_US.UTF-8", "C", "ru"},
		{"C", "ru_RU", "ru_RU", "en"},
		{"", "", "", "en"},
	} {
		t.Setenv("LC_ALL", test.all)
		t.Setenv("LC_MESSAGES", test.messages)
		t.Setenv("LANG", test.lang)
		if got := SystemLanguage(); got != test.want {
			t.Errorf("%+v: got %s", test, got)
		}
	}
}
