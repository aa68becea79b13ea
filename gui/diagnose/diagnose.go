// Package diagnose keeps what tells afterwards why something went wrong: a log file, and a report of each crash. Neither holds what
// is in a campaign.
package diagnose

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"gopkg.in/natefinch/lumberjack.v2"
)

// In the data folder: the log, with two that are older, and the file into which a process that crashes writes.
const (
	logFile   = "plotwright.log"
	crashFile = "crash.txt"
	reported  = "-reported.txt"
)

// Diagnosis is the folder in use.
type Diagnosis struct {
	dir, version string
	log          *lumberjack.Logger
}

// Start has the log package write to the log file, beside the error output, and a crash of this process leave a report. What a
// process before has left is moved to a file of its own. With an error the program goes on without a part of this.
func Start(dir, version string) (*Diagnosis, error) {
	d := &Diagnosis{dir: dir, version: version}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return d, fmt.Errorf("diagnose: %w", err)
	}
	d.log = &lumberjack.Logger{Filename: filepath.Join(dir, logFile), MaxSize: 1, MaxBackups: 2} // megabytes, files
	log.SetFlags(log.LstdFlags | log.LUTC)
	log.SetOutput(output{d.log})
	if err := errors.Join(d.collect(), d.watch()); err != nil {
		return d, fmt.Errorf("diagnose: %w", err)
	}
	return d, nil
}

// output writes to the error output and to the log file; where one cannot be written, the other is.
type output struct{ file io.Writer }

func (o output) Write(p []byte) (int, error) {
	_, _ = os.Stderr.Write(p) // a window on Windows has none
	_, _ = o.file.Write(p)    // the disk may be full
	return len(p), nil
}

// watch has the runtime write a crash to the file too.
func (d *Diagnosis) watch() error {
	f, err := os.OpenFile(filepath.Join(d.dir, crashFile), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	return errors.Join(debug.SetCrashOutput(f, debug.CrashOptions{}), f.Close())
}

// collect makes a report of what a crash has left.
func (d *Diagnosis) collect() error {
	path := filepath.Join(d.dir, crashFile)
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) || err == nil && info.Size() == 0 {
		return nil
	}
	if err != nil {
		return err
	}
	name := "crash-" + info.ModTime().UTC().Format("2006-01-02T150405.000Z") + ".txt"
	return os.Rename(path, filepath.Join(d.dir, name))
}

// Report is about one crash.
type Report struct {
	Path string
	// At is when it was.
	At time.Time
}

// Reports lists the crashes that have not been marked as reported, latest first.
func (d *Diagnosis) Reports() []Report {
	entries, err := os.ReadDir(d.dir)
	if err != nil {
		return nil
	}
	var list []Report
	for _, e := range slices.Backward(entries) {
		stamp, ok := strings.CutPrefix(e.Name(), "crash-")
		at, err := time.Parse("2006-01-02T150405.000Z.txt", stamp)
		if ok && err == nil {
			list = append(list, Report{filepath.Join(d.dir, e.Name()), at})
		}
	}
	return list
}

// Reported marks a report, so that it is not listed again. It stays in the folder.
func (r Report) Reported() error {
	return os.Rename(r.Path, strings.TrimSuffix(r.Path, ".txt")+reported)
}

// longest is how many bytes of a file Text takes.
const longest = 64 << 10

// Text is what to copy for a bug report: the program and the system, the end of the log, and the crash if there was one.
func (d *Diagnosis) Text(r *Report) string {
	text := fmt.Sprintf("Plotwright %s, %s %s, %s\n", d.version, runtime.GOOS, runtime.GOARCH, runtime.Version())
	if r != nil {
		text += "\n" + r.Path + "\n" + begin(r.Path)
	}
	log := filepath.Join(d.dir, logFile)
	return text + "\n" + log + "\n" + end(log)
}

// begin and end are as much of a file as anybody wants to read; a file that cannot be read is its error.
func begin(path string) string {
	text, err := os.ReadFile(path)
	if err != nil {
		return err.Error()
	}
	return string(text[:min(len(text), longest)])
}

func end(path string) string {
	text, err := os.ReadFile(path)
	if err != nil {
		return err.Error()
	}
	return string(text[max(0, len(text)-longest):])
}
