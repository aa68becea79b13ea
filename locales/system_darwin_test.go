package locales

import "testing"

func TestFirstOfList(t *testing.T) {
	for list, want := range map[string]string{
		"(\n    \"ru-RU\",\n    \"en-RU\"\n)\n": "ru-RU",
		"(\n    en\n)\n":                        "en",
		"(\n)\n":                                "",
		"":                                      "",
	} {
		if got := firstOfList(list); got != want {
			t.Errorf("firstOfList(%q) = %q, want %q", list, got, want)
		}
	}
}
