// Plotwright keeps the overlord's side of a Descent campaign: Plot cards, the Agent, threat and fortune.
package main

import (
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"time"

	"plotwright/gui"
	"plotwright/gui/settings"
	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/catalog"
	"plotwright/model/demo"
	"plotwright/model/sqlite"
)

const database = "campaigns.db"

func main() {
	os.Exit(exitCode(run(os.Args[1:])))
}

// run reads the arguments, opens what the window needs, and shows it until it is closed.
func run(args []string) error {
	flags := flag.NewFlagSet("plotwright", flag.ContinueOnError)
	dir := flags.String("data", "", "`folder` for campaigns and settings")
	lang := flags.String("lang", "", "language, en or ru; kept as the setting")
	lookAround := flags.Bool("demo", false, "look around in a campaign in the middle of a quest")
	version := flags.Bool("version", false, "print the version")
	if flags.Parse(args) != nil {
		return flag.ErrHelp // flag has said what is wrong
	}
	if *version {
		fmt.Println("Plotwright", Version())
		return nil
	}
	o, err := prepare(*dir, *lang, *lookAround)
	if err != nil {
		return err
	}
	o.Exit = func() { os.Exit(exitCode(closeStore(o.Store))) }
	gui.Run(o)
	return closeStore(o.Store)
}

// closeStore closes a store that is a file.
func closeStore(s model.Store) error {
	if c, ok := s.(interface{ Close() error }); ok {
		return c.Close()
	}
	return nil
}

// exitCode says what went wrong, if anything did, and gives the process's exit code.
func exitCode(err error) int {
	if err == nil {
		return 0
	}
	if !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "plotwright:", err)
	}
	return 2
}

// prepare opens catalogue, bundles, settings and store. A database that cannot be used is not an error here: the
// window says what is wrong with it.
func prepare(dir, lang string, lookAround bool) (gui.Options, error) {
	o := gui.Options{Version: Version(), Probe: os.Getenv("PLOTWRIGHT_PROBE")}
	var err error
	if o.Catalog, err = catalog.Load(); err != nil {
		return o, err
	}
	if o.Bundle, err = locales.Load(); err != nil {
		return o, err
	}
	if lookAround && dir == "" {
		o.Settings.Language = lang
		o.Store = model.NewMemoryStore()
		o.Open, err = demo.Create(o.Catalog, o.Store, time.Now)
		return o, err
	}
	if dir == "" {
		if dir, err = settings.DataDir(); err != nil {
			return o, err
		}
	}
	if o.Dir, err = filepath.Abs(dir); err != nil {
		return o, err
	}
	openStore(&o)
	if lang != "" {
		o.Settings.Language = lang
	}
	if lookAround && o.Store != nil {
		o.Open, err = demo.Create(o.Catalog, o.Store, time.Now)
	}
	return o, err
}

// openStore opens the database and the settings of the data folder.
func openStore(o *gui.Options) {
	o.File = filepath.Join(o.Dir, database)
	db, err := sqlite.Open(o.File)
	if err != nil {
		o.Fault = err
	} else {
		o.Store = db
		if _, err := db.BackupDaily(time.Now()); err != nil {
			fmt.Fprintln(os.Stderr, "plotwright:", err)
		}
	}
	if o.Settings, err = settings.Load(o.Dir); err != nil {
		fmt.Fprintln(os.Stderr, "plotwright:", err)
	}
	o.Open = model.CampaignID(o.Settings.Campaign)
}

//go:embed FyneApp.toml
var fyneApp string

var versionLine = regexp.MustCompile(`(?m)^\s*Version\s*=\s*"([^"]+)"`)

// Version is the version in FyneApp.toml, its only home.
func Version() string {
	if m := versionLine.FindStringSubmatch(fyneApp); m != nil {
		return m[1]
	}
	return "unknown"
}
