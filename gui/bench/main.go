// Bench measures how fast the program is, beside a bare window of Fyne's and a bare table of SQLite's, and prints a table.
// It runs under .ci/xvfb from the root of the repository; see docs/performance.md.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"plotwright/gui/settings"
	"plotwright/locales"
	"plotwright/model/catalog"
	"plotwright/model/demo"
	"plotwright/model/sqlite"
)

func main() {
	built := flag.String("built", "build/bench", "`folder` of the programs to measure")
	short := flag.Bool("short", false, "measure little, only to see that everything can be measured")
	part := flag.String("part", "", "measure only this `part`: start, repaint, idle, store, commands or evening")
	flag.Parse()
	b := &bench{built: *built, short: *short, part: *part}
	if err := b.run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

type bench struct {
	built string
	short bool
	part  string
	rows  []row
}

// much is how much is measured: little in a short run.
func (b *bench) much(usual, short string) string {
	if b.short {
		return short
	}
	return usual
}

func (b *bench) program(name string) string { return filepath.Join(b.built, name) }

func (b *bench) run() (err error) {
	defer b.print(os.Stdout) // what was measured before something failed, too
	for _, part := range []struct {
		name string
		f    func() error
	}{
		{"start", b.starts}, {"repaint", b.repaint}, {"idle", b.idle}, {"store", b.store}, {"commands", b.commands},
		{"evening", b.evening},
	} {
		if b.part != "" && b.part != part.name {
			continue
		}
		begun := time.Now()
		if e := part.f(); e != nil {
			err = errors.Join(err, fmt.Errorf("%s: %w", part.name, e))
		}
		fmt.Fprintf(os.Stderr, "%-10s %4.0f s\n", part.name, time.Since(begun).Seconds())
	}
	return err
}

// prepare makes a data folder with the campaign of the demo, which opens by itself, in Russian.
func prepare(dir string) error {
	c, err := catalog.Load()
	if err != nil {
		return err
	}
	db, err := sqlite.Open(filepath.Join(dir, "campaigns.db"))
	if err != nil {
		return err
	}
	id, err := demo.Create(c, db, time.Now)
	if err := errors.Join(err, db.Close()); err != nil {
		return err
	}
	return settings.Save(dir, settings.Settings{Language: locales.Russian, Campaign: string(id)})
}
