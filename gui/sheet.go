package gui

import (
	"fyne.io/fyne/v2"

	"plotwright/gui/widget"
)

// sheet is a panel over the screen: a form with a title.
type sheet struct {
	*widget.Sheet
	title func() string
	form  *form
	// opener had the keyboard when the sheet opened, and gets it back.
	opener fyne.Focusable
	// closed is called once when the sheet is gone, however it was closed.
	closed func()
	// asks: the sheet leads to a command; undo and redo close it.
	asks bool
	// about, where set, tells whether what the sheet is about is still there; without it the sheet closes.
	about func() bool
	// pointed: the opener was pressed, not reached by keys, and shows no ring when it gets the keyboard back.
	pointed bool
	// aboutKeys: the sheet is the one about the keys.
	aboutKeys bool
	// chars are letters and digits that the sheet answers to.
	chars map[rune]func()
	// keys are other keys that the sheet answers to.
	keys map[fyne.KeyName]func()
}

// Widths of sheets at text size 1: with a large card and what there is to say about it, with two large cards, and with names
// beside their controls.
const (
	wideSheet     = 980
	cardsSheet    = 840
	settingsSheet = 720
)

// openSheet puts a form over the screen.
func (a *App) openSheet(title func() string, f *form) *sheet {
	c := a.window.Canvas()
	s := &sheet{Sheet: widget.NewSheet(a.host), title: title, form: f, opener: c.Focused()}
	if o, ok := s.opener.(widget.Pointed); ok {
		s.pointed = o.Pointed()
	}
	c.Unfocus() // a key that repeats must not press what lies under the sheet
	a.layers.announce("")
	if f.wide > 0 {
		s.Wide = f.wide
	}
	s.SetBody(f.column())
	s.SetButtons(f.foot...)
	s.OnClose = a.closeTop
	a.breakOff()
	a.layers.push(s)
	a.writeProbe()
	return s
}

// changeSheet puts another form into an open sheet.
func (a *App) changeSheet(s *sheet, f *form) {
	s.form = f
	s.SetBody(f.column())
	s.SetButtons(f.foot...)
	a.render()
}

// toTable shows the table without anything over it.
func (a *App) toTable() {
	for len(a.under) > 0 {
		a.back()
	}
	for a.layers.top() != nil {
		a.closeTop()
	}
}

// closeTop closes the topmost sheet, if there is one.
func (a *App) closeTop() {
	s := a.layers.top()
	if s == nil {
		return
	}
	a.layers.pop()
	a.layers.announce("")
	a.render()
	c := a.window.Canvas()
	c.Unfocus()
	if a.inWindow(s.opener) {
		if p, ok := s.opener.(widget.Pointed); ok {
			p.Point(s.pointed)
		}
		c.Focus(s.opener)
	}
}

// inWindow tells whether something that had the keyboard is still there to have it again: a screen that was built anew has
// others in its place.
func (a *App) inWindow(f fyne.Focusable) (found bool) {
	o, ok := f.(fyne.CanvasObject)
	if !ok || !o.Visible() {
		return false
	}
	widget.Every(a.window.Canvas().Content(), func(x fyne.CanvasObject) { found = found || x == o })
	return found
}

// gone tells whether what the sheet is about is no more.
func (s *sheet) gone() bool { return s.about != nil && !s.about() }

func (s *sheet) render() {
	s.SetTitle(s.title())
	s.SetClose(s.form.a.tr.T("ui.close"))
	s.form.render()
	s.Refresh() // what it says may need another height
}
