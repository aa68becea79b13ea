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
	// opener had the keyboard when the sheet opened, and gets it back (R-A3).
	opener fyne.Focusable
	// closed is called once when the sheet is gone, however it was closed.
	closed func()
	// chars are letters and digits that the sheet answers to.
	chars map[rune]func()
	// keys are other keys that the sheet answers to.
	keys map[fyne.KeyName]func()
}

// Widths of sheets at text size 1: with a large card and what there is to say about it, and with two large cards.
const (
	wideSheet  = 980
	cardsSheet = 840
)

// openSheet puts a form over the screen.
func (a *App) openSheet(title func() string, f *form) *sheet {
	s := &sheet{Sheet: widget.NewSheet(a.host), title: title, form: f, opener: a.window.Canvas().Focused()}
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
	if o, ok := s.opener.(fyne.CanvasObject); ok && o.Visible() {
		a.window.Canvas().Focus(s.opener)
	} else {
		a.window.Canvas().Unfocus()
	}
}

func (s *sheet) render() {
	s.SetTitle(s.title())
	s.form.render()
	s.Refresh() // what it says may need another height
}
