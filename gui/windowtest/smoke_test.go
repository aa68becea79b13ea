//go:build windowtest

package windowtest

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"
)

// TestSmoke: the program draws everything that it has in its real windows, finds no fault, and leaves nothing behind.
func TestSmoke(t *testing.T) {
	temp := t.TempDir()
	cmd := exec.Command(os.Getenv("PLOTWRIGHT_BINARY"), "--smoke", "--lang", "en")
	cmd.Env = append(os.Environ(), "TMPDIR="+temp)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	const cards = 40
	for _, lang := range []string{"en", "ru"} {
		if n := len(regexp.MustCompile(`(?m)^\d+ ms  `+lang+`  card `).FindAll(out, -1)); n != cards {
			t.Errorf("%d cards were drawn in %s\n%s", n, lang, out)
		}
	}
	if left, err := filepath.Glob(filepath.Join(temp, "plotwright*")); err != nil || len(left) > 0 {
		t.Errorf("left behind: %q, %v", left, err)
	}
}
