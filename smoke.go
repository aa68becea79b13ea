package main

import (
	"errors"
	"os"
	"path/filepath"

	"plotwright/gui"
)

// smoke draws everything there is to see, on a database that is thrown away afterwards, and prints how long that took. It
// is the check of a package, and what somebody with trouble can send.
func smoke(lang string) error {
	dir, err := os.MkdirTemp("", "plotwright-smoke-")
	if err != nil {
		return err
	}
	o, err := prepare(dir, false)
	if err != nil {
		return errors.Join(err, os.RemoveAll(dir))
	}
	d := database{file: filepath.Join(o.Dir, databaseName)}
	openFolder(&d, &o)
	end := func(err error) error {
		err = errors.Join(err, d.close())
		_ = os.RemoveAll(dir) // a virus scanner may hold a file; the system clears this folder, too
		return err
	}
	if o.Fault != nil {
		return end(o.Fault)
	}
	o.Settings.Language = lang
	if err = lookAround(&o); err != nil {
		return end(err)
	}
	o.Exit = func(err error) { os.Exit(exitCode(end(err))) }
	endOnSignal(o.Exit)
	return end(gui.Smoke(o, os.Stdout))
}
