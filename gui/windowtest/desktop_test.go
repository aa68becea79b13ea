//go:build windowtest

package windowtest

import (
	"image"
	"os/exec"
	"path/filepath"
	"sync"
	"syscall"
	"testing"

	"github.com/godbus/dbus/v5"

	"plotwright/gui/settings"
	"plotwright/model"
)

// desktop is what a desktop says to programs on its bus: whether it is dark, and who keeps the screen on.
type desktop struct {
	conn *dbus.Conn
	mu   sync.Mutex
	dark bool
	// awake are the programs that keep the screen on.
	awake map[uint32]string
	next  uint32
}

// The names under which desktops answer.
const (
	portal     = "org.freedesktop.portal.Desktop"
	portalPath = "/org/freedesktop/portal/desktop"
	portalFace = "org.freedesktop.portal.Settings"
	saver      = "org.freedesktop.ScreenSaver"
	saverPath  = "/org/freedesktop/ScreenSaver"
	appearance = "org.freedesktop.appearance"
	scheme     = "color-scheme"
)

// newDesktop starts a bus with a desktop on it; programs that are started after it find it.
func newDesktop(t *testing.T) *desktop {
	t.Helper()
	address := "unix:path=" + filepath.Join(t.TempDir(), "bus")
	daemon := exec.Command("dbus-daemon", "--session", "--nofork", "--address="+address, "--print-address=1")
	said, err := daemon.StdoutPipe()
	if err == nil {
		err = daemon.Start()
	}
	if err != nil {
		t.Fatal("dbus-daemon, which .ci/setup test installs: ", err)
	}
	t.Cleanup(func() {
		if err := daemon.Process.Kill(); err != nil {
			t.Log("dbus-daemon:", err)
		}
		_ = daemon.Wait() // it was killed
	})
	if _, err := said.Read(make([]byte, 1)); err != nil {
		t.Fatal("dbus-daemon said nothing: ", err)
	}
	d := &desktop{awake: map[uint32]string{}}
	if d.conn, err = dbus.Connect(address); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.conn.Close() }) // the bus may be gone already
	for _, e := range []struct {
		methods    map[string]any
		path, face string
	}{
		{map[string]any{"Read": d.read, "ReadOne": d.read}, portalPath, portalFace},
		{map[string]any{"Inhibit": d.inhibit, "UnInhibit": d.release}, saverPath, saver},
	} {
		if err := d.conn.ExportMethodTable(e.methods, dbus.ObjectPath(e.path), e.face); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{portal, saver} {
		if _, err := d.conn.RequestName(name, dbus.NameFlagDoNotQueue); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", address)
	return d
}

// look is the colour scheme as the desktop names it.
func (d *desktop) look() dbus.Variant {
	if d.dark {
		return dbus.MakeVariant(uint32(1))
	}
	return dbus.MakeVariant(uint32(2))
}

func (d *desktop) read(space, key string) (dbus.Variant, *dbus.Error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if space != appearance || key != scheme {
		return dbus.Variant{}, dbus.NewError("org.freedesktop.portal.Error.NotFound", nil)
	}
	return dbus.MakeVariant(d.look()), nil
}

func (d *desktop) inhibit(program, _ string) (uint32, *dbus.Error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.next++
	d.awake[d.next] = program
	return d.next, nil
}

func (d *desktop) release(cookie uint32) *dbus.Error {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.awake, cookie)
	return nil
}

// keptOn is the program that keeps the screen on, or empty.
func (d *desktop) keptOn() string {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, program := range d.awake {
		return program
	}
	return ""
}

// turn makes the desktop dark or light, and tells the programs.
func (d *desktop) turn(t *testing.T, dark bool) {
	t.Helper()
	d.mu.Lock()
	d.dark = dark
	look := d.look()
	d.mu.Unlock()
	if err := d.conn.Emit(portalPath, portalFace+".SettingChanged", appearance, scheme, look); err != nil {
		t.Fatal(err)
	}
}

// TestFollowsTheDesktop: with the setting for it the table is light or dark as the desktop is when the program starts, and
// changes with it; the screen is kept on as long as a quest is open at the table.
func TestFollowsTheDesktop(t *testing.T) {
	d := newDesktop(t)
	dir := campaign(t, plain(), toOverlordTurn...)
	s, err := settings.Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	s.Theme = settings.System
	if err := settings.Save(dir, s); err != nil {
		t.Fatal(err)
	}
	p := start(t, dir, "--lang", "en")
	w := wordsOf(t, "en")
	p.onTable()
	const between = 110
	light := func() bool { img := p.picture(); return brightness(img, img.Rect) > between }
	p.until("a light table on a light desktop", light)
	d.turn(t, true)
	p.until("a dark table", func() bool { return !light() })
	d.turn(t, false)
	p.until("a light table again", light)

	p.until("the screen to be kept on", func() bool { return d.keptOn() == "io.plotwright.companion" })
	p.tap(w.button("ui.menu"))
	p.tap(w.button("ui.menu-sheet.home"))
	p.await("the start page", func(q probe) bool { return q.Screen == "start" })
	p.until("the screen to be let go", func() bool { return d.keptOn() == "" })
	p.close()
}

// TestEndsWhenAsked: the system's request to end is granted at once and without a fault, in the middle of a drag.
func TestEndsWhenAsked(t *testing.T) {
	p := start(t, campaign(t, plain(), toOverlordTurn...), "--lang", "en")
	p.onTable()
	before := len(p.disk().Log())
	from := p.at(tokenSpot(1)).centre()
	p.drag(from, from.Sub(image.Pt(0, 200)))
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	p.closes()
	p.release(leftButton)
	expect(t, "batches", logLength(t, p.dir), before)
	s, err := open(p.dir)
	if err != nil {
		t.Fatal(err)
	}
	expect(t, "phase", s.State().Phase, model.OverlordTurn)
}
