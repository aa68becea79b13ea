// Package gui is the program's windows: it turns gestures into commands for the session, and the session's state into
// views for the widgets. It knows no rule and holds no text.
package gui

import (
	"errors"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"plotwright/gui/settings"
	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/own"
)

// Title is the ASCII name under which windows are created, so that their class does not change with the language.
const Title = "Plotwright"

// Options are what main hands over.
type Options struct {
	// Catalog and Bundle, and ReadOwn below, may be left to Fill.
	Catalog *model.Catalog
	Bundle  *locales.Bundle
	// Fill, where set, puts in what takes as long to read as the window to be made; it waits for that. Any may call it, again
	// too.
	Fill func(*Options) error
	// Store is nil where the database cannot be used; Fault then says why and File which it is.
	Store model.Store
	Fault error
	File  string
	// Vault has the backups, nil where nothing is kept.
	Vault model.Vault
	// Reopen opens the database again after a fault; with anew, an empty one where the file has gone.
	Reopen func(anew bool) (model.Store, error)
	// Dir is the data folder; empty keeps no settings.
	Dir      string
	Settings settings.Settings
	// Version and ID are the program's, as its package names them.
	Version, ID string
	// Open is the campaign to open at once, empty for the start page.
	Open model.CampaignID
	// Import is an exported campaign to be taken in at the start, empty for none.
	Import string
	// NoBackup is why the day's backup could not be made, nil where it was or none was due.
	NoBackup error
	// Crash is what a start before has left when it crashed, nil where there is nothing to tell.
	Crash *Crash
	// Second: another start of the program has the data folder and did not answer, so the store is only to be read.
	Second bool
	// Ready, where set, is called when the window is there, with what raises it for a later start (see second.go).
	Ready func(raise func(file string) bool)
	// Exit, where set, ends the program, with an error where there is no window to say it in. Everything is on disk by
	// then, and the graphics driver, which may hang while it is taken down, is left to the system.
	Exit func(error)
	// Schema is the version of the database that the store writes, 0 for a store that is no file.
	Schema int
	// ReadOwn reads the group's own decks and translations in the folder OwnDir; nil where there is no data folder.
	ReadOwn func() own.Shelf
	OwnDir  string
	// Probe, where set, gets a line of JSON about what stands where after every change (see probe.go).
	Probe string
}

// App is the running program.
type App struct {
	Options
	fyne   fyne.App
	window fyne.Window
	tr     *locales.Translator
	host   *widget.Host
	layers *layers
	// session is the campaign that the window shows: as it is, or as it was (see past.go).
	session *model.Session
	table   *tableScreen
	// draft is the new campaign that somebody has begun to fill in.
	draft *newCampaign
	// under are the screens that others lie over; see over.
	under []under
	// present and presentTable are the campaign as it is, while the window shows it as it was.
	present      *model.Session
	presentTable *tableScreen
	// readLog is the log of the session logOf, as far as it has been read; see log.
	readLog *view.Log
	logOf   *model.Session
	screen  screen
	now     func() time.Time
	library library
	// awake: the screen is kept from going dark.
	awake bool
	// graphics is what draws the window, once it has been drawn.
	graphics string
	// shown: the window has been in front.
	shown bool
	// dark is the look of the theme in use.
	dark bool
	// after calls a function once a time has passed, on the GUI's goroutine.
	after func(d time.Duration, f func())
	// players is the players' window, nil until it is first opened.
	players *players
}

// screen is what fills the window: the start page, a form, the table, or a page about a fault.
type screen interface {
	object() fyne.CanvasObject
	// render brings the screen up to date with the state and the language.
	render()
	// key handles a key that nothing on top has taken; it reports whether it did.
	key(k *fyne.KeyEvent) bool
	// char handles a typed letter in the same way.
	char(r rune) bool
	// leave ends what must not go on unseen, such as a drag.
	leave()
}

// New makes the window with what the program starts with. It does not show it.
func New(f fyne.App, o Options) *App {
	a := newApp(f, o)
	a.begin()
	return a
}

// newApp makes the window, still empty. It needs neither words nor cards, and hears of nothing but its end and the desktop.
func newApp(f fyne.App, o Options) *App {
	a := &App{Options: o, fyne: f, now: time.Now, after: after}
	a.host = &widget.Host{
		Router: router{a}, Canvas: func() fyne.Canvas { return a.window.Canvas() },
		Motion:   func() bool { return !a.Settings.StillLife && f.Settings().ShowAnimations() },
		Announce: func(text string) { a.layers.announce(text) }, Top: func() *widget.Sheet { return a.layers.topSheet() },
		Picked: func() bool { return a.table != nil && a.table.drag.PickedUp() },
	}
	a.applyTheme()
	a.window = f.NewWindow(Title) // its class is the title that it is shown with
	a.window.SetMaster()
	a.window.SetPadded(false)
	a.layers = newLayers(a.host, a.breakOff)
	a.window.Resize(a.size())
	a.window.SetCloseIntercept(a.close)
	f.Settings().AddListener(func(fyne.Settings) { a.desktopChanged() })
	f.Lifecycle().SetOnExitedForeground(a.breakOff)
	f.Lifecycle().SetOnEnteredForeground(a.repaintAgain)
	return a
}

// begin fills the window.
func (a *App) begin() {
	a.library.ours = a.Catalog
	a.Bundle.Fallback = a.Settings.Fallback
	a.readOwn()
	a.followOwn()
	a.tr = a.Bundle.Translator(a.language())
	a.tr.Instead = a.instead
	a.useFyneWords()
	a.installKeys()
	a.window.SetOnDropped(a.dropped)
	a.window.SetContent(a.layers.object())
	a.first()
	a.greet()
}

// greet takes in the file that the program was started with, and says what is to be said at the start.
func (a *App) greet() {
	if a.Second && a.Fault == nil {
		a.layers.announce(a.tr.T("ui.fault.opened-to-read"))
		return
	}
	if a.NoBackup != nil {
		a.layers.announce(a.tr.T("campaigns.not-backed-up", "Folder", filepath.Dir(a.File)))
	}
	if a.Import != "" {
		a.importFile(a.Import)
	}
	if a.Crash != nil {
		said := a.layers.said()
		a.tellOfCrash()
		a.layers.announce(said)
	}
}

// first shows what the program starts with.
func (a *App) first() {
	switch {
	case a.Fault != nil:
		a.show(newFaultPage(a))
	case a.Open != "":
		a.open(a.Open)
	default:
		a.show(newStartPage(a))
	}
}

func (a *App) size() fyne.Size {
	const least, most = 320, 8000
	if w, h := a.Settings.Width, a.Settings.Height; min(w, h) >= least && max(w, h) <= most {
		return fyne.NewSize(w, h)
	}
	return fyne.NewSize(1280, 760)
}

// show puts a screen in place of the one before.
func (a *App) show(s screen) {
	a.leaveAll()
	a.layers.announce("")
	a.screen = s
	a.window.Canvas().Unfocus()
	a.layers.setScreen(s.object())
	a.render()
}

// render is the one path from state and language to everything shown.
func (a *App) render() {
	a.followOwn()
	a.screen.render()
	a.layers.render()
	a.window.SetTitle(a.title())
	a.players.render()
	a.stayAwake()
	a.writeProbe()
}

// stayAwake keeps the screen on while a quest is open at the table.
func (a *App) stayAwake() {
	awake := a.session != nil && a.played().State().Phase.InQuest() && !a.Settings.MaySleep
	if awake != a.awake {
		a.awake = awake
		a.fyne.Driver().SetDisableScreenBlanking(awake)
	}
}

func (a *App) title() string {
	if !a.playing() {
		return Title
	}
	title := view.BoxName(a.tr, a.session.State()) + " – "
	if a.present != nil {
		title += a.tr.T("history.past.title") + " – "
	}
	return title + Title
}

// playing tells whether a campaign is on the table, whatever lies over it.
func (a *App) playing() bool {
	lowest := a.screen
	if len(a.under) > 0 {
		lowest = a.under[0].screen
	}
	_, table := lowest.(*tableScreen)
	return a.session != nil && table
}

// repaintAgain draws the windows anew whenever the program is in front again. The first time they are being drawn as it is.
func (a *App) repaintAgain() {
	if a.shown {
		a.repaint()
	}
	a.shown = true
}

// repaint draws the windows anew, as after the machine has slept.
func (a *App) repaint() {
	a.layers.object().Refresh()
	a.players.repaint()
}

// open opens a campaign at the table.
func (a *App) open(id model.CampaignID) {
	s, err := model.OpenSession(a.library.known, a.Store, id, a.now)
	if err != nil {
		if _, ok := a.screen.(*startPage); !ok {
			a.show(newStartPage(a))
		}
		a.layers.announce(a.fault(err))
		return
	}
	a.play(s)
}

// play shows a session at the table.
func (a *App) play(s *model.Session) {
	a.session = s
	a.followOwn()
	a.table = newTableScreen(a)
	a.show(a.table)
	a.remember(func(x *settings.Settings) { x.Campaign = string(s.ID()) })
	if err := s.ReadOnly(); err != nil {
		a.layers.announce(a.refusal(model.Undo{}, err))
	}
}

// home returns to the start page; the program then starts there, too.
func (a *App) home() {
	a.show(newStartPage(a))
	a.session, a.table = nil, nil
	a.readLog, a.logOf = nil, nil
	a.render() // without the campaign's own deck
	a.remember(func(x *settings.Settings) { x.Campaign = "" })
}

// do carries a command out and shows what came of it; a refusal is said. It reports whether the command was done.
func (a *App) do(cmd model.Command) bool {
	a.table.letGo()
	err := a.session.Do(cmd)
	if err != nil {
		a.layers.announce(a.refusal(cmd, err))
		if errors.Is(err, model.ErrStale) {
			a.render()
		}
		return false
	}
	a.layers.announce("")
	a.render()
	return true
}

// rules are the rulings of the table, or those that a new campaign begins with.
func (a *App) rules() model.Rulings {
	if a.session != nil {
		return a.session.State().Rulings
	}
	return a.Catalog.DefaultRulings()
}

// refusal words why a command was not carried out.
func (a *App) refusal(cmd model.Command, err error) string {
	return view.Refusal(a.tr, a.Catalog, a.session.State(), cmd, err)
}

// remember changes a setting and keeps it.
func (a *App) remember(change func(*settings.Settings)) {
	change(&a.Settings)
	if a.Dir == "" {
		return
	}
	if err := settings.Save(a.Dir, a.Settings); err != nil {
		fyne.LogError("settings were not saved", err)
		a.layers.announce(a.tr.T("ui.fault.settings"))
	}
}

// breakOff puts back what is in the air, as when the window loses the focus.
func (a *App) breakOff() {
	if a.table != nil {
		a.table.drag.Cancel()
	}
}

// close puts back what is in the air, keeps the window's size and ends the program. Everything else is kept already.
func (a *App) close() {
	a.breakOff()
	size := a.window.Canvas().Size()
	a.remember(func(x *settings.Settings) { x.Width, x.Height = size.Width, size.Height })
	if a.Exit != nil {
		a.Exit(nil)
	}
	a.players.end()
	a.window.Close()
}

// after is an animation of which only the end counts.
func after(d time.Duration, f func()) {
	fyne.NewAnimation(d, func(done float32) {
		if done == 1 {
			f()
		}
	}).Start()
}

// applyTheme makes the theme of the settings. A table in dim light is dark unless somebody says otherwise.
func (a *App) applyTheme() {
	a.dark = a.wantsDark()
	a.fyne.Settings().SetTheme(widget.NewTheme(a.dark, a.Settings.Scale(), a.Settings.BigTargets))
}

func (a *App) wantsDark() bool {
	if a.Settings.Theme == settings.System {
		return a.fyne.Settings().ThemeVariant() == theme.VariantDark
	}
	return a.Settings.Theme != settings.Light
}

// desktopChanged follows the desktop when it turns dark or light.
func (a *App) desktopChanged() {
	if a.wantsDark() != a.dark {
		a.applyTheme()
	}
}
