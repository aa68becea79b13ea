//go:build windowtest && wine

package windowtest

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// These scripts need the program for Windows in PLOTWRIGHT_BINARY, its installer in PLOTWRIGHT_SETUP, and a folder for Wine in
// WINEPREFIX. The user of that Windows is called Властелин.

// appData is where the user's programs and data lie in that Windows.
func appData() string {
	return filepath.Join(os.Getenv("WINEPREFIX"), "drive_c", "users", "Властелин", "AppData", "Local")
}

// wine runs a part of Windows itself, such as reg.
func wine(t *testing.T, args ...string) result {
	t.Helper()
	script, err := filepath.Abs("../../.ci/wine")
	if err != nil {
		t.Fatal(err)
	}
	return finish(t, nil, script, args...)
}

// soon waits for something that nobody announces.
func soon(t *testing.T, what string, is func() bool) {
	t.Helper()
	for deadline := time.Now().Add(patience); !is(); time.Sleep(look) {
		if time.Now().After(deadline) {
			t.Fatalf("waited in vain for %s", what)
		}
	}
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// TestWindowsInstaller: who downloads the installer gets a program that plays and keeps, without a question; while it runs it is
// not replaced; and the campaigns outlive it.
func TestWindowsInstaller(t *testing.T) {
	setup := os.Getenv("PLOTWRIGHT_SETUP")
	data, place := filepath.Join(appData(), "Plotwright"), filepath.Join(appData(), "Programs", "Plotwright")
	installed := filepath.Join(place, "plotwright.exe")
	menu := filepath.Join(filepath.Dir(appData()), "Roaming", "Microsoft", "Windows", "Start Menu", "Programs", "Plotwright.lnk")
	const opens, listed = `HKCU\Software\Classes\Plotwright.Campaign\shell\open\command`, `HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Plotwright`

	if err := os.RemoveAll(data); err != nil { // of a run before
		t.Fatal(err)
	}
	expect(t, "code of the installer", finish(t, nil, setup, "/S").code, 0)
	for _, path := range []string{installed, menu, filepath.Join(place, "LICENSES.txt")} {
		if !exists(path) {
			t.Errorf("%s was not installed", path)
		}
	}
	if said := wine(t, "reg", "query", opens).said; !strings.Contains(said, `plotwright.exe" "%1"`) {
		t.Errorf("files are opened by %q", said)
	}
	if said := wine(t, "reg", "query", listed, "/v", "DisplayVersion").said; !strings.Contains(said, version(t)) {
		t.Errorf("listed with the version %q", said)
	}

	p := launch(t, installed, data, "--lang", "en")
	w := wordsOf(t, "en")
	p.tap(w.button("ui.start.new"))
	p.await("the page", func(q probe) bool { return q.Screen == "new" })
	p.click(p.scrollTo(p.size.Div(2), w.button("ui.new.create")).centre())
	p.onTable()
	p.aside()
	table, batches := p.still(), len(p.disk().Log())
	if code := finish(t, nil, setup, "/S").code; code == 0 {
		t.Error("the installer replaced a running program")
	}
	p.close()

	// A file of a campaign, as Windows hands it over, beside the campaign that was kept.
	const imported = "По вторникам «1 < 2 & 3 > 2»"
	file, err := filepath.Abs(filepath.Join("..", "..", "model", "archive", "testdata", "demo.v1.plotwright"))
	if err != nil {
		t.Fatal(err)
	}
	p = launch(t, installed, data)
	p.onTable()
	p.aside()
	p.looks("the table after closing and opening", table)
	expect(t, "batches", len(p.disk().Log()), batches)
	expect(t, "code of a second start", finish(t, nil, installed, file).code, 0)
	p.await("its campaign", func(q probe) bool { return strings.Contains(q.Toast, imported) })
	p.close()

	before, err := os.ReadFile(filepath.Join(data, "campaigns.db"))
	if err != nil {
		t.Fatal(err)
	}
	expect(t, "code of the removal", finish(t, nil, filepath.Join(place, "uninstall.exe"), "/S").code, 0)
	soon(t, "the program to be gone", func() bool { return !exists(place) }) // it goes on in a copy of itself
	soon(t, "the list to lack it", func() bool { return wine(t, "reg", "query", listed).code != 0 })
	if exists(menu) || wine(t, "reg", "query", `HKCU\Software\Classes\.plotwright`).code == 0 {
		t.Error("something was left behind")
	}
	if after, err := os.ReadFile(filepath.Join(data, "campaigns.db")); err != nil || string(after) != string(before) {
		t.Errorf("the campaigns were touched: %v", err)
	}
}

// version is the version of the packages under test, which their names say.
func version(t *testing.T) string {
	t.Helper()
	_, rest, _ := strings.Cut(filepath.Base(os.Getenv("PLOTWRIGHT_SETUP")), "-")
	v, _, found := strings.Cut(rest, "-windows")
	if !found {
		t.Fatal("PLOTWRIGHT_SETUP must name the installer; see docs/testing.md")
	}
	return v
}

// TestWindowsZip: the zip has the program under test, and what must come with it.
func TestWindowsZip(t *testing.T) {
	file := strings.TrimSuffix(os.Getenv("PLOTWRIGHT_SETUP"), "-setup.exe") + ".zip"
	z, err := zip.OpenReader(file)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	folder := strings.TrimSuffix(filepath.Base(file), ".zip")
	if _, err := fs.Stat(z, folder+"/LICENSES.txt"); err != nil {
		t.Error(err)
	}
	want, err := os.ReadFile(os.Getenv("PLOTWRIGHT_BINARY"))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := fs.ReadFile(z, folder+"/plotwright.exe"); err != nil || !bytes.Equal(got, want) {
		t.Errorf("not the program under test: %v", err)
	}
}

// TestWindowsPrints: a program with a window prints all the same, into a file or another program.
func TestWindowsPrints(t *testing.T) {
	binary := os.Getenv("PLOTWRIGHT_BINARY")
	expect(t, "version", finish(t, nil, binary, "--version"), result{0, "Plotwright " + version(t) + "\n"})
	missing := finish(t, nil, binary, "check", "--lang", "ru", "нет такого.toml")
	if missing.code != 2 || !strings.Contains(missing.said, "нет такого.toml") {
		t.Errorf("check: %+v", missing)
	}
}

// oldGraphics is a driver as in a virtual machine or a remote session: without OpenGL 2.1.
var oldGraphics = []string{"MESA_GL_VERSION_OVERRIDE=1.4"}

// TestWindowsWithoutOpenGL: a program that cannot open its window says so, in a box where nobody reads what it prints.
func TestWindowsWithoutOpenGL(t *testing.T) {
	binary := os.Getenv("PLOTWRIGHT_BINARY")
	for _, lang := range []string{"en", "ru"} {
		said := finish(t, oldGraphics, binary, "--lang", lang, "--data", t.TempDir())
		_, sentence, _ := strings.Cut(wordsOf(t, lang).tr.T("ui.no-window", "Cause", "|"), "|")
		if said.code != 2 || !strings.Contains(said.said, sentence) {
			t.Errorf("%s: %+v", lang, said)
		}
	}

	// Started as from the desktop, it has nowhere to print.
	log, name := logOf(t)
	defer log.Close()
	started := command(t, binary, "--lang", "ru", "--data", t.TempDir())
	started.Args = append(started.Args[:1:1], append([]string{"start", "/wait", "/unix"}, started.Args[1:]...)...)
	started.Env = append(os.Environ(), oldGraphics...)
	started.Stdout, started.Stderr = log, log
	if err := started.Start(); err != nil {
		t.Fatal(err)
	}
	var box string
	soon(t, "the box", func() bool {
		out, err := exec.Command("xdotool", "search", "--onlyvisible", "--name", "^Plotwright$").Output()
		box = strings.TrimSpace(string(out))
		return err == nil && box != ""
	})
	soon(t, "the box in focus", func() bool {
		out, err := exec.Command("xdotool", "getactivewindow").Output()
		return err == nil && strings.TrimSpace(string(out)) == box
	})
	img, err := screen()
	if err == nil {
		err = save(img, filepath.Join(filepath.Dir(filepath.Dir(log.Name())), name+".png"))
	}
	if err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("xdotool", "key", "Return").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	_ = started.Wait() // with the program's code
	expect(t, "code", started.ProcessState.ExitCode(), 2)
}
