// Plotwright keeps the overlord's side of a Descent campaign: Plot cards, the Agent, threat and fortune.
package main

import (
	_ "embed"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"regexp"
	"syscall"
	"time"

	"plotwright/gui"
	"plotwright/gui/settings"
	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/catalog"
	"plotwright/model/demo"
	"plotwright/model/own"
)

// What lies in the data folder beside the settings: the campaigns, and the group's own decks and translations.
const (
	databaseName = "campaigns.db"
	ownFolder    = "own"
)

func main() {
	attachConsole()
	os.Exit(start(os.Args[1:]))
}

// start does what the arguments ask for and gives the process's exit code.
func start(args []string) int {
	var a arguments
	flags := a.flags()
	done, err := parse(flags, args, &a.lang, "cli.help", os.Stdout)
	switch {
	case done:
	case flags.Arg(0) == "check":
		return check(flags.Args()[1:], a.lang, os.Stdout, os.Stderr)
	case a.version:
		fmt.Println("Plotwright", Version())
	case a.smoke:
		err = smoke(a.lang)
	default:
		if err = a.open(flags.Args()); err == nil {
			err = run(a)
		}
	}
	return exitCode(err)
}

// run opens what the window needs, and shows it until it is closed.
func run(a arguments) error {
	leaveConsole()
	o, err := prepare(a.dir, a.demo)
	if err != nil {
		return err
	}
	o.Import = a.file
	var d database
	if o.Store == nil && begin(&d, &o) {
		return nil
	}
	if a.lang != "" {
		o.Settings.Language = a.lang
	}
	if a.demo && o.Store != nil {
		if err = lookAround(&o); err != nil {
			return errors.Join(err, d.close())
		}
	}
	o.Exit = func(err error) { os.Exit(exitCode(errors.Join(err, d.close()))) }
	endOnSignal(o.Exit)
	return errors.Join(gui.Run(o), d.close())
}

// lookAround opens the demo's campaign.
func lookAround(o *gui.Options) (err error) {
	if err := o.Fill(o); err != nil {
		return err
	}
	o.Open, err = demo.Create(o.Catalog, o.Store, time.Now)
	return err
}

// endOnSignal ends the process when the system asks for it. What is acknowledged is on disk, so there is nothing to wait
// for; the graphics driver, which may hang while it is taken down, is left to the system.
func endOnSignal(exit func(error)) {
	asked := make(chan os.Signal, 1)
	signal.Notify(asked, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-asked
		exit(nil)
	}()
}

// exitCode says what went wrong, if anything did, and gives the process's exit code.
func exitCode(err error) int {
	if err == nil {
		return 0
	}
	tell("plotwright: " + err.Error())
	return 2
}

// prepare begins to read catalogue and messages and finds the data folder. Looking around without one needs none: its store is
// in memory.
func prepare(dir string, lookAround bool) (gui.Options, error) {
	o := gui.Options{Version: Version(), ID: packaged("ID"), Probe: os.Getenv("PLOTWRIGHT_PROBE"), Fill: reading()}
	if lookAround && dir == "" {
		o.Store = model.NewMemoryStore()
		return o, nil
	}
	var err error
	if dir == "" {
		if dir, err = settings.DataDir(); err != nil {
			if err := o.Fill(&o); err != nil {
				return o, err
			}
			return o, errors.New(o.Bundle.Translator(locales.SystemLanguage()).T("ui.no-home"))
		}
	}
	if o.Dir, err = filepath.Abs(dir); err != nil {
		return o, err
	}
	o.OwnDir = filepath.Join(o.Dir, ownFolder)
	return o, nil
}

// reading reads catalogue and messages in the background. What it gives waits for them and puts them in, and with them what reads
// the group's own files.
func reading() func(*gui.Options) error {
	var (
		cards *model.Catalog
		words *locales.Bundle
		err   error
	)
	done := make(chan struct{})
	go func() {
		defer close(done)
		if cards, err = catalog.Load(); err == nil {
			words, err = locales.Load()
		}
	}()
	return func(o *gui.Options) error {
		<-done
		o.Catalog, o.Bundle = cards, words
		if err == nil && o.OwnDir != "" {
			reader, dir := own.Reader{Catalog: cards, Bundle: words, Draws: gui.Draws}, o.OwnDir
			o.ReadOwn = func() own.Shelf { return reader.Folder(dir) }
		}
		return err
	}
}

//go:embed FyneApp.toml
var fyneApp string

var packageLine = regexp.MustCompile(`(?m)^\s*(\w+)\s*=\s*"([^"]+)"`)

// packaged is what FyneApp.toml, its only home, says of a key: the program's Version or its ID.
func packaged(key string) string {
	for _, m := range packageLine.FindAllStringSubmatch(fyneApp, -1) {
		if m[1] == key {
			return m[2]
		}
	}
	return "unknown"
}

// Version is the program's version.
func Version() string { return packaged("Version") }
