// Plotwright keeps the overlord's side of a Descent campaign: Plot cards, the Agent, threat and fortune.
package main

import (
	_ "embed"
	"errors"
	"flag"
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
	if len(os.Args) > 1 && os.Args[1] == "check" {
		os.Exit(check(os.Args[2:], os.Stdout, os.Stderr))
	}
	os.Exit(exitCode(run(os.Args[1:])))
}

// run reads the arguments, opens what the window needs, and shows it until it is closed.
func run(args []string) error {
	flags := flag.NewFlagSet("plotwright", flag.ContinueOnError)
	dir := flags.String("data", "", "`folder` for campaigns and settings")
	lang := flags.String("lang", "", "language, en or ru; kept as the setting")
	lookAround := flags.Bool("demo", false, "look around in a campaign in the middle of a quest")
	drawAll := flags.Bool("smoke", false, "draw everything once, say how long it took, and end")
	version := flags.Bool("version", false, "print the version")
	if flags.Parse(args) != nil {
		return flag.ErrHelp // flag has said what is wrong
	}
	if *version {
		fmt.Println("Plotwright", Version())
		return nil
	}
	if *drawAll {
		return smoke(*lang)
	}
	leaveConsole()
	file := flags.Arg(0)
	if file != "" {
		var err error
		if file, err = filepath.Abs(file); err != nil {
			return err
		}
	}
	o, err := prepare(*dir, *lookAround)
	if err != nil {
		return err
	}
	o.Import = file
	var d database
	if o.Store == nil && begin(&d, &o) {
		return nil
	}
	if *lang != "" {
		o.Settings.Language = *lang
	}
	if *lookAround && o.Store != nil {
		if o.Open, err = demo.Create(o.Catalog, o.Store, time.Now); err != nil {
			return errors.Join(err, d.close())
		}
	}
	o.Exit = func(err error) { os.Exit(exitCode(errors.Join(err, d.close()))) }
	endOnSignal(o.Exit)
	return errors.Join(gui.Run(o), d.close())
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
	if !errors.Is(err, flag.ErrHelp) {
		tell("plotwright: " + err.Error())
	}
	return 2
}

// prepare reads catalogue and bundles and finds the data folder. Looking around without one needs none: its store is in
// memory.
func prepare(dir string, lookAround bool) (gui.Options, error) {
	o := gui.Options{Version: Version(), ID: packaged("ID"), Probe: os.Getenv("PLOTWRIGHT_PROBE")}
	var err error
	if o.Catalog, err = catalog.Load(); err != nil {
		return o, err
	}
	if o.Bundle, err = locales.Load(); err != nil {
		return o, err
	}
	if lookAround && dir == "" {
		o.Store = model.NewMemoryStore()
		return o, nil
	}
	if dir == "" {
		if dir, err = settings.DataDir(); err != nil {
			return o, errors.New(o.Bundle.Translator(locales.SystemLanguage()).T("ui.no-home"))
		}
	}
	if o.Dir, err = filepath.Abs(dir); err != nil {
		return o, err
	}
	o.OwnDir = filepath.Join(o.Dir, ownFolder)
	reader := own.Reader{Catalog: o.Catalog, Bundle: o.Bundle, Draws: gui.Draws}
	o.ReadOwn = func() own.Shelf { return reader.Folder(o.OwnDir) }
	return o, nil
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
