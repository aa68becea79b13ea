//go:build windowtest

package windowtest

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// TestSmoke: the program draws everything that it has in its real windows, finds no fault, and leaves nothing behind.
func TestSmoke(t *testing.T) {
	temp := t.TempDir()
	ended := finish(t, []string{"TMPDIR=" + temp}, os.Getenv("PLOTWRIGHT_BINARY"), "--smoke", "--lang", "en")
	if ended.code != 0 {
		t.Fatalf("%d\n%s", ended.code, ended.said)
	}
	const cards = 40
	for _, lang := range []string{"en", "ru"} {
		if n := len(regexp.MustCompile(`(?m)^\d+ ms  `+lang+`  card `).FindAllString(ended.said, -1)); n != cards {
			t.Errorf("%d cards were drawn in %s\n%s", n, lang, ended.said)
		}
	}
	if left, err := filepath.Glob(filepath.Join(temp, "plotwright*")); err != nil || len(left) > 0 {
		t.Errorf("left behind: %q, %v", left, err)
	}
}
