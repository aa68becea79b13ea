package locales

import (
	"testing"

	"github.com/nicksnyder/go-i18n/v2/i18n"
)

// FuzzAdd: no file of words makes the bundle die. What is added can be said, with every number and without any variable; what
// is refused changes nothing.
func FuzzAdd(f *testing.F) {
	for _, name := range []string{"ui.en.toml", "log.ru.toml", "pacify.xx.toml"} {
		text, err := embedded.ReadFile(name)
		if err != nil {
			text = []byte("[a]\none = \"{{.N}} x\"\nother = '{{if .A}}{{.B}}{{end}}'\nleftDelim = \"<<\"\n")
		}
		f.Add(name, text[:min(len(text), 2000)])
	}
	f.Add("x.de.toml", []byte("a = \"{{template \\\"a\\\"}}\"\n"))
	f.Fuzz(func(t *testing.T, name string, text []byte) {
		b := &Bundle{english: map[string]*i18n.Message{}, reported: map[string]bool{}}
		if err := b.read(nil); err != nil {
			t.Fatal(err)
		}
		if err := b.Add(name, text); err != nil {
			if len(b.Languages()) != 0 {
				t.Errorf("refused with %v, and it speaks %q", err, b.Languages())
			}
			return
		}
		for _, lang := range b.Languages() {
			tr := b.Translator(lang)
			for _, id := range b.IDs(lang) {
				_ = tr.T(id)
				for _, n := range []int{0, 1, 2, 5, 11, 21, -1} {
					_ = tr.N(id, n)
				}
			}
		}
	})
}
