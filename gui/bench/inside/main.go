// Inside runs the program's real window and plays in it, from the inside of its process, where everything can be counted
// that cannot be seen on a screen. It prints what it has counted, one name and one number a line.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/pprof"
	"time"

	"fyne.io/fyne/v2"

	"plotwright/gui"
	"plotwright/gui/settings"
	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/catalog"
	"plotwright/model/demo"
	"plotwright/model/sqlite"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// plays are what can be counted.
var plays = map[string]func(w *window, args []string) error{"start": start, "repaint": repaint, "idle": idle, "evening": evening}

func run(args []string) error {
	if len(args) == 0 || plays[args[0]] == nil {
		return fmt.Errorf("no play: %q", args)
	}
	play := plays[args[0]]
	dir, err := os.MkdirTemp("", "plotwright-inside")
	if err != nil {
		return err
	}
	o := gui.Options{Version: "bench", Dir: dir, Settings: settings.Settings{Language: locales.Russian}}
	if o.Catalog, err = catalog.Load(); err != nil {
		return err
	}
	if o.Bundle, err = locales.Load(); err != nil {
		return err
	}
	db, err := sqlite.Open(filepath.Join(dir, "campaigns.db"))
	if err != nil {
		return err
	}
	w := &window{store: &counted{Store: db}}
	o.Store = w.store
	if o.Open, err = demo.Create(o.Catalog, o.Store, time.Now); err != nil {
		return err
	}
	end := func(err error) {
		pprof.StopCPUProfile()
		_ = os.RemoveAll(dir) // what is left lies among temporary files
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	o.Exit = end
	o.Ready = func(func(string) bool) {
		w.fyne = fyne.CurrentApp().Driver().AllWindows()[0]
		w.frames.in(w.fyne)
		go func() { end(play(w, args[1:])) }()
	}
	return gui.Run(o)
}

// report prints a number.
func report(name string, value float64) { fmt.Println(name, value) }

// counted is a store that counts what is appended.
type counted struct {
	model.Store
	n int
}

func (c *counted) Append(id model.CampaignID, after int, b model.Batch) error {
	c.n++
	return c.Store.Append(id, after, b)
}
