package catalog

import "testing"

func TestLoad(t *testing.T) {
	c, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	if n := len(c.Decks); n != 4 {
		t.Errorf("%d decks, want 4", n)
	}
}
