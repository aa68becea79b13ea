package gui

import (
	"errors"
	"fmt"
	"log"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
)

// Run shows the window until it is closed. The error says why there could be none.
func Run(o Options) error { return run(o, func(*App) {}) }

// run calls started once the window is there.
func run(o Options, started func(*App)) (err error) {
	complaints := newComplaints(log.Writer(), func(cause string) {
		if o.Exit != nil {
			o.Exit(o.noWindow(cause))
		}
	})
	log.SetOutput(complaints)
	defer func() {
		// Where there is no screen at all, Fyne's driver panics before anything of ours has begun.
		if r := recover(); r != nil {
			if complaints.opened {
				panic(r)
			}
			err = o.noWindow(complaints.last(fmt.Sprint(r)))
		}
	}()
	// Without an id Fyne keeps no preferences of its own, whose file it reads while it writes it.
	f := app.NewWithID("")
	app.SetMetadata(fyne.AppMetadata{ID: o.ID, Name: Title, Version: o.Version})
	// Fyne watches whether the desktop is dark or light only where nobody has set a theme before it runs.
	f.Lifecycle().SetOnStarted(func() {
		complaints.open()
		a := newApp(f, o)
		a.window.Show()
		fit(a.window)
		// The window is filled once it is on the screen and the window manager has had its say: size and scale are known
		// then, so everything is laid out once and drawn once.
		a.after(0, func() {
			if err = a.fill(); err != nil {
				f.Quit()
				return
			}
			a.begin()
			a.watch()
			started(a)
		})
	})
	f.Run()
	return err
}

func (o *Options) fill() error {
	if o.Fill == nil {
		return nil
	}
	return o.Fill(o)
}

// noWindow says that there can be no window, and why.
func (o *Options) noWindow(cause string) error {
	if err := o.fill(); err != nil {
		return err
	}
	return errors.New(o.Bundle.Translator(o.language()).T("ui.no-window", "Cause", cause))
}

// watch begins what goes on as long as the window is there.
func (a *App) watch() {
	a.askGraphics()
	a.watchProbe()
	if a.Ready != nil {
		a.Ready(a.raise)
	}
}
