package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// asProgram makes the test's binary the program itself.
const asProgram = "PLOTWRIGHT_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// program is the program with arguments, as a process without a display, for a speaker of English.
func program(args ...string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], args...)
	cmd.Env = append(os.Environ(), asProgram+"=1", "DISPLAY=", "LC_ALL=en_US.UTF-8")
	return cmd
}

// TestCheck runs the command as a process without a display: its words in two languages, its exit codes.
func TestCheck(t *testing.T) {
	const samples = "model/testdata/own/"
	dir := t.TempDir()
	broken := filepath.Join(dir, "broken.de.toml")
	if err := os.WriteFile(broken, []byte("[card.pacify]\nname = \"\"\nnam = \"a\"\n\n[card.brethren]\nname = \"b\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, x := range map[string]struct {
		args []string
		code int
		want []string
	}{
		"good": {
			[]string{"--lang", "en", samples + "drowned-bell.toml", samples + "drowned-bell.en.toml"}, 0,
			[]string{"drowned-bell.toml: A deck: The Drowned Bell"},
		},
		"good, Russian": {
			[]string{"--lang=ru", samples + "drowned-bell.toml", samples + "drowned-bell.ru.toml"}, 0,
			[]string{"drowned-bell.toml: Колода: Утонувший колокол · Русский"},
		},
		"all faults": {
			[]string{"--lang", "en", broken}, 1,
			[]string{"broken.de.toml:2: There is no text", "broken.de.toml:3: Nothing shows a text called “card.pacify.nam”", "broken.de.toml:6: The quotes are not closed."},
		},
		"in Russian": {[]string{"--lang", "ru", broken}, 1, []string{"broken.de.toml:6: Кавычки не закрыты."}},
		"a deck alone": {
			[]string{"--lang", "en", samples + "drowned-bell.toml"}, 1,
			[]string{"drowned-bell.toml:5: No translation has the text “card.first-toll.name”"},
		},
		"no such file": {
			[]string{"--lang", "en", filepath.Join(dir, "none.toml"), broken}, 2,
			[]string{"none.toml: The file cannot be read", "broken.de.toml:2:"},
		},
		"no file at all": {[]string{"--lang", "en"}, 2, []string{"Name the files to check"}},
		"a wrong option": {[]string{"--colour"}, 2, []string{"-colour"}},
	} {
		t.Run(name, func(t *testing.T) {
			cmd := program(append([]string{"check"}, x.args...)...)
			out, err := cmd.CombinedOutput()
			if code := cmd.ProcessState.ExitCode(); code != x.code {
				t.Errorf("exit code %d, want %d (%v)", code, x.code, err)
			}
			for _, want := range x.want {
				if !strings.Contains(string(out), want) {
					t.Errorf("lacks %q:\n%s", want, out)
				}
			}
		})
	}
}
