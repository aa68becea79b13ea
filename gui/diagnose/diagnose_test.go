package diagnose

import (
	"bytes"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const (
	wayVariable = "PLOTWRIGHT_DIAGNOSE_WAY"
	dirVariable = "PLOTWRIGHT_DIAGNOSE_DIR"
)

// TestMain is also a process that ends in one of several ways.
func TestMain(m *testing.M) {
	way := os.Getenv(wayVariable)
	if way == "" {
		os.Exit(m.Run())
	}
	if _, err := Start(os.Getenv(dirVariable), "1.2.3"); err != nil {
		os.Exit(9)
	}
	log.Print("started ", way)
	switch way {
	case "panic":
		panic("the tray is gone")
	case "panic elsewhere":
		go func() { panic("elsewhere") }()
		time.Sleep(time.Minute)
	case "nil":
		var reports map[string]*Report
		log.Print(reports[way].Path)
	case "deadlock":
		select {}
	}
}

// ends runs such a process to its end.
func ends(t *testing.T, way, dir string) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), wayVariable+"="+way, dirVariable+"="+dir)
	if out, err := cmd.CombinedOutput(); (err == nil) != (way == "well") {
		t.Fatalf("%s: %v, %s", way, err, out)
	}
}

func begun(t *testing.T, dir string) *Diagnosis {
	t.Helper()
	d, err := Start(dir, "1.2.3")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { log.SetOutput(os.Stderr); d.log.Close() })
	return d
}

// TestCrash: the next start finds a report of a crash in any way, once; a process that ended well has left none.
func TestCrash(t *testing.T) {
	for way, want := range map[string]string{
		"panic": "the tray is gone", "panic elsewhere": "elsewhere", "nil": "nil pointer dereference", "deadlock": "deadlock", "well": "",
	} {
		t.Run(way, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "Властелин")
			ends(t, way, dir)
			d := begun(t, dir)
			list := d.Reports()
			if want == "" {
				if len(list) != 0 {
					t.Errorf("reports: %v", list)
				}
				return
			}
			if len(list) != 1 || time.Since(list[0].At) > time.Hour || time.Since(list[0].At) < -time.Minute {
				t.Fatalf("reports: %v", list)
			}
			text := d.Text(&list[0])
			for _, part := range []string{want, "goroutine ", "Plotwright 1.2.3, ", "started " + way} {
				if !strings.Contains(text, part) {
					t.Errorf("the text lacks %q:\n%s", part, text)
				}
			}
			if again := begun(t, dir).Reports(); len(again) != 1 {
				t.Errorf("not reported, and gone: %v", again)
			}
			if err := list[0].Reported(); err != nil {
				t.Fatal(err)
			}
			if again := begun(t, dir).Reports(); len(again) != 0 {
				t.Errorf("reported, and there again: %v", again)
			}
			if kept, _ := filepath.Glob(filepath.Join(dir, "crash-*-reported.txt")); len(kept) != 1 {
				t.Errorf("kept: %q", kept)
			}
		})
	}
}

// TestCrashTwice: two crashes are two reports, the later first.
func TestCrashTwice(t *testing.T) {
	dir := t.TempDir()
	ends(t, "panic", dir)
	ends(t, "nil", dir)
	d := begun(t, dir)
	list := d.Reports()
	if len(list) != 2 || !list[0].At.After(list[1].At) || !strings.Contains(d.Text(&list[0]), "nil pointer") ||
		strings.Contains(d.Text(&list[1]), "nil pointer") {
		t.Errorf("reports: %v", list)
	}
}

// TestLogRotates: the log does not grow without end, and its last lines are there.
func TestLogRotates(t *testing.T) {
	dir := t.TempDir()
	d := begun(t, dir)
	quiet := os.Stderr
	os.Stderr = nil // nor does it need an error output
	defer func() { os.Stderr = quiet }()
	line := strings.Repeat("x", 1000)
	for range 5000 {
		log.Print(line)
	}
	log.Print("the end")
	if err := d.log.Close(); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(dir, "plotwright*.log"))
	// Old files are removed beside the writing.
	for waited := time.Now(); len(files) > 3 && time.Since(waited) < time.Minute; time.Sleep(20 * time.Millisecond) {
		files, err = filepath.Glob(filepath.Join(dir, "plotwright*.log"))
	}
	total := 0
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		total += len(text)
	}
	if err != nil || len(files) != 3 || total > 3<<20 {
		t.Errorf("%d bytes in %q, %v", total, files, err)
	}
	if text := d.Text(nil); !strings.HasSuffix(text, "the end\n") || len(text) > longest+1000 {
		t.Errorf("%d bytes, ending in %q", len(text), text[len(text)-20:])
	}
}

// TestNoPlace: where nothing can be written the program goes on, with its errors on the error output.
func TestNoPlace(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	d, err := Start(filepath.Join(file, "dir"), "1.2.3")
	if err == nil || d == nil || len(d.Reports()) != 0 || !strings.Contains(d.Text(nil), "1.2.3") {
		t.Errorf("%v, %v", d, err)
	}
	if text, err := os.ReadFile(file); err != nil || !bytes.Equal(text, []byte("x")) {
		t.Errorf("%q, %v", text, err)
	}
}
