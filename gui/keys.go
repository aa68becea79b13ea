package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"plotwright/model"
)

// router gets every key and letter that the focused widget does not want, and those typed while nothing is focused.
type router struct{ a *App }

// TypedKey: the topmost thing is asked first.
func (r router) TypedKey(k *fyne.KeyEvent) {
	a := r.a
	if k.Name == fyne.KeyF1 {
		a.helpKey()
		return
	}
	top := a.layers.top()
	switch {
	case top != nil && k.Name == fyne.KeyEscape:
		a.closeTop()
	case top != nil && top.keys[k.Name] != nil:
		top.keys[k.Name]()
	case top != nil:
		a.walk(top.Sheet, k.Name)
	case !a.screen.key(k):
		a.walk(a.screen.object(), k.Name)
	}
}

// TypedRune: letters are matched on both keyboards, the Latin and the Russian.
func (r router) TypedRune(c rune) {
	a := r.a
	if c == '?' || latin(c) == '?' {
		a.showKeys()
		return
	}
	if top := a.layers.top(); top != nil {
		if do := top.chars[latin(c)]; do != nil {
			do()
		}
		return
	}
	a.screen.char(latin(c))
}

// helpKey opens the rules from anywhere, and goes back from them.
func (a *App) helpKey() {
	if _, open := a.screen.(*rulesScreen); open {
		a.back()
		return
	}
	a.showRules("")
}

// russian are the letters of the Russian layout on the keys whose Latin letters are commands.
var russian = map[rune]rune{'е': 't', 'и': 'b', 'з': 'p', 'т': 'n', 'р': 'h', 'ь': 'm', 'д': 'l', 'ш': 'i', 'ц': 'w', ',': '?', '.': '/'}

// latin is the command letter of a typed letter, whichever layout it was typed on.
func latin(c rune) rune {
	switch {
	case c >= 'A' && c <= 'Z':
		c += 'a' - 'A'
	case c >= 'А' && c <= 'Я':
		c += 'а' - 'А'
	}
	if l, ok := russian[c]; ok {
		return l
	}
	return c
}

// installKeys leads the keys of the window to the router, and undo and redo to their commands.
func (a *App) installKeys() {
	c := a.window.Canvas()
	r := router{a}
	c.SetOnTypedKey(r.TypedKey)
	c.SetOnTypedRune(r.TypedRune)
	a.installSteps(c)
	c.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyF, Modifier: fyne.KeyModifierShortcutDefault}, func(fyne.Shortcut) {
		if a.layers.top() == nil {
			a.screen.char('/')
		}
	})
}

// installSteps leads the keys for undo and redo of a window to their commands.
func (a *App) installSteps(c fyne.Canvas) {
	step := func(cmd model.Command) func(fyne.Shortcut) { return func(fyne.Shortcut) { a.step(cmd) } }
	c.AddShortcut(&fyne.ShortcutUndo{}, step(model.Undo{}))
	c.AddShortcut(&fyne.ShortcutRedo{}, step(model.Redo{}))
	shiftZ := &desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}
	c.AddShortcut(shiftZ, step(model.Redo{}))
}

// key: while something is in the air or asked for, arrows go from target to target, Enter drops, Esc puts back.
func (t *tableScreen) key(k *fyne.KeyEvent) bool {
	switch k.Name {
	case fyne.KeyEscape:
		switch {
		case t.choice != nil:
			t.endChoice()
		case !t.drag.Cancel():
			t.a.layers.announce("")
		}
	case fyne.KeyRight, fyne.KeyDown:
		return t.aim(1)
	case fyne.KeyLeft, fyne.KeyUp:
		return t.aim(-1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if m := t.drag.Moment(); m != nil && !m.Carried {
			t.drag.DropOn(m.Zone)
		}
	default:
		return false
	}
	return true
}

// aim goes to the next target of what is in the air, and reports whether anything is.
func (t *tableScreen) aim(step int) bool {
	if !t.drag.Active() {
		return false
	}
	t.drag.Next(step)
	return true
}

// char: letters are commands, digits choose heroes.
func (t *tableScreen) char(c rune) bool {
	switch c {
	case 't', 'b', 'i':
		id, ok := t.board.FocusedCard()
		switch {
		case !ok || t.a.covered(id):
			t.a.layers.announce(t.a.tr.T("ui.keys.no-card"))
		case c == 'i':
			t.a.pin(id)
		case c == 't':
			t.a.trigger(id)
		default:
			t.a.buy(id)
		}
	case 'p':
		t.tapped(threatPayload)
	case 'n':
		t.next()
	case 'h':
		t.a.cover()
	case 'm':
		t.a.menu()
	case 'l':
		t.a.showLog()
	case 'w':
		t.a.showPlayers()
	case '1', '2', '3', '4':
		if i := int(c - '1'); t.choice != nil && i < len(t.a.session.State().Heroes) {
			t.chooseNow(t.a.session.State().Heroes[i].ID)
		}
	default:
		return false
	}
	return true
}
