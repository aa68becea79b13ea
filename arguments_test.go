package main

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"plotwright/locales"
)

// TestArguments runs the program as a process without a display: where it opens no window, and does not try to.
func TestArguments(t *testing.T) {
	for name, x := range map[string]struct {
		args            []string
		code            int
		out, complaints string
	}{
		"help":                   {[]string{"--help"}, 0, "\n  plotwright check FILE... ", ""},
		"help, Russian":          {[]string{"--lang", "ru", "-h"}, 0, "\n  plotwright check ФАЙЛ... ", ""},
		"help of the check":      {[]string{"check", "--help"}, 0, "plotwright check FILE...", ""},
		"check, Russian":         {[]string{"--lang", "ru", "check", "--help"}, 0, "plotwright check ФАЙЛ...", ""},
		"version":                {[]string{"--version"}, 0, "Plotwright " + Version(), ""},
		"a mistyped command":     {[]string{"chekc", "go.mod"}, 2, "", "neither a command nor a file “chekc”"},
		"mistyped, Russian":      {[]string{"--lang=ru", "chekc"}, 2, "", "Нет ни команды, ни файла «chekc»"},
		"a mistyped option":      {[]string{"--demo", "--colour", "go.mod"}, 2, "", "“--colour”"},
		"an option at the end":   {[]string{"go.mod", "--demo"}, 2, "", "“--demo” is too much"},
		"an option with nothing": {[]string{"--lang", "ru", "--data"}, 2, "", "«--data»"},
	} {
		t.Run(name, func(t *testing.T) {
			cmd := program(x.args...)
			var out, complaints strings.Builder
			cmd.Stdout, cmd.Stderr = &out, &complaints
			if err := cmd.Run(); err != nil && x.code == 0 {
				t.Error(err)
			}
			if code := cmd.ProcessState.ExitCode(); code != x.code {
				t.Errorf("exit code %d, want %d", code, x.code)
			}
			for _, s := range []struct{ what, got, want string }{{"output", out.String(), x.out}, {"complaints", complaints.String(), x.complaints}} {
				if !strings.Contains(s.got, s.want) || s.want == "" && s.got != "" {
					t.Errorf("%s %q, want %q", s.what, s.got, s.want)
				}
			}
		})
	}
}

// TestHelpNamesAllOptions holds the message to the options there are, in both languages.
func TestHelpNamesAllOptions(t *testing.T) {
	for _, lang := range []string{locales.English, locales.Russian} {
		words, err := speaker(lang)
		if err != nil {
			t.Fatal(err)
		}
		help := words.T("cli.help")
		for _, name := range append(options(), "help") {
			if !strings.Contains(help, "\n  --"+name+" ") {
				t.Errorf("the help in %s does not tell of --%s", lang, name)
			}
		}
	}
}

// options are the names of the program's options.
func options() (names []string) {
	new(arguments).flags().VisitAll(func(f *flag.Flag) { names = append(names, f.Name) })
	return names
}

// TestFileArgument: a file that is there is imported, whatever it is called; it counts from the folder that the program is started in.
func TestFileArgument(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, name := range []string{"check.plotwright", "По вторникам"} {
		if err := os.WriteFile(name, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		var a arguments
		if err := a.open([]string{name}); err != nil || !filepath.IsAbs(a.file) || filepath.Base(a.file) != name {
			t.Errorf("%s: %q, %v", name, a.file, err)
		}
	}
}

// TestCLocale: Fyne has nothing to complain of where the system's locale is no language.
func TestCLocale(t *testing.T) {
	for _, locale := range []string{"C", "C.UTF-8", "POSIX"} {
		cmd := program("--version")
		cmd.Env = append(cmd.Env, "LANGUAGE=", "LC_ALL="+locale)
		if out, err := cmd.CombinedOutput(); err != nil || string(out) != "Plotwright "+Version()+"\n" {
			t.Errorf("%s: %q, %v", locale, out, err)
		}
	}
}
