package main

import (
	"errors"
	"log"
	"path/filepath"
	"time"

	"plotwright/gui"
	"plotwright/gui/diagnose"
	"plotwright/gui/instance"
	"plotwright/gui/settings"
	"plotwright/model"
	"plotwright/model/sqlite"
)

// begin takes the data folder and opens what is in it. Where another start of the program has it, that one is raised, and
// there is nothing more to do; where it does not answer, this one only reads.
func begin(d *database, o *gui.Options) (raised bool) {
	diagnosis, err := diagnose.Start(o.Dir, o.Version)
	if err != nil {
		log.Print(err)
	}
	o.Crash = crash(diagnosis)
	d.file = filepath.Join(o.Dir, databaseName)
	err = d.take()
	if errors.Is(err, instance.ErrTaken) {
		if err = instance.Raise(o.Dir, o.Import); err == nil {
			return true
		}
		o.Second = true
	}
	if err != nil {
		log.Print(err)
	}
	if !o.Second {
		o.Ready = d.ready
	}
	openFolder(d, o)
	return false
}

// crash is the latest crash that nobody has been told of, nil without one. The reports of earlier ones are marked with it.
func crash(d *diagnose.Diagnosis) *gui.Crash {
	reports := d.Reports()
	if len(reports) == 0 {
		return nil
	}
	return &gui.Crash{
		Path: reports[0].Path,
		Text: func() string { return d.Text(&reports[0]) },
		Told: func() (err error) {
			for _, r := range reports {
				err = errors.Join(err, r.Reported())
			}
			return err
		},
	}
}

// openFolder opens the database and the settings of the data folder. A database that cannot be used is not an error here:
// the window says what is wrong with it.
func openFolder(d *database, o *gui.Options) {
	d.second, d.version = o.Second, o.Version
	o.File, o.Reopen, o.Schema = d.file, d.open, sqlite.Schema()
	o.Store, o.Fault = d.open(false)
	o.NoBackup = d.noBackup
	var err error
	if o.Settings, err = settings.Load(o.Dir); err != nil {
		log.Print(err)
	}
	o.Open = model.CampaignID(o.Settings.Campaign)
	if o.Second {
		o.Dir = "" // the settings are the other's to keep, and the file is its to replace
		return
	}
	if vault, err := sqlite.NewVault(d.file); err != nil {
		log.Print(err)
	} else {
		o.Vault = vault
	}
}

// database is the file of campaigns, which may be opened anew after a fault.
type database struct {
	file string
	// second: another start of the program has the file, so it is only read.
	second bool
	// version is the program's.
	version string
	db      *sqlite.DB
	// noBackup is why the day's backup could not be made.
	noBackup error
	// first keeps the data folder to this process, nil where it could not be taken; raise brings the window to the front, nil
	// until there is one.
	first *instance.Instance
	raise func(file string) bool
}

// take takes the data folder and listens for later starts, as far as that has not been done.
func (d *database) take() (err error) {
	switch {
	case d.first == nil:
		d.first, err = instance.Take(filepath.Dir(d.file))
	case d.first.Listening():
		return nil
	default:
		err = d.first.Listen()
	}
	d.serve()
	return err
}

// ready lets later starts raise the window.
func (d *database) ready(raise func(file string) bool) {
	d.raise = raise
	d.serve()
}

func (d *database) serve() {
	if d.first != nil && d.raise != nil {
		go d.first.Serve(d.raise)
	}
}

// open opens the file and makes the day's backup; with anew, it begins an empty one where the file has gone. The store is
// nil with an error.
func (d *database) open(anew bool) (model.Store, error) {
	if !d.second {
		if err := d.take(); errors.Is(err, instance.ErrTaken) {
			return nil, &sqlite.FileError{Op: "open", Path: d.file, Kind: sqlite.ErrBusy, Err: err}
		} else if err != nil {
			log.Print(err)
		}
	}
	opts := []sqlite.Option{sqlite.Program(d.version)}
	switch {
	case d.second:
		opts = append(opts, sqlite.ReadOnly())
	case anew:
		opts = append(opts, sqlite.Fresh())
	}
	db, err := sqlite.Open(d.file, opts...)
	if err != nil {
		log.Print(err)
		return nil, err
	}
	d.db = db
	if d.second {
		return db, nil
	}
	made, err := db.BackupDaily(time.Now())
	if err != nil {
		log.Print(err)
	}
	if !made {
		d.noBackup = err
	}
	return db, nil
}

// close closes the file, if it is open.
func (d *database) close() error {
	if d.db == nil {
		return nil
	}
	return d.db.Close()
}
