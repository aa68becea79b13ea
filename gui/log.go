package gui

import (
	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// logScreen is the log: what happened, the tokens' way, and the sums, in the current language. A press on a line shows the
// table as it was.
type logScreen struct {
	a    *App
	log  *view.Log
	kind view.LogKind
	page *view.LogPage
	// lines is how long the log was when the page was made.
	lines int
	bar   *form
	strip *widget.Strip
	list  *widget.LogList
	root  fyne.CanvasObject
}

// log is the log of the campaign as it is played. It is read once and then only read on, since it goes through the table after
// each of its lines.
func (a *App) log() *view.Log {
	if s := a.played(); a.logOf != s {
		a.logOf, a.readLog = s, view.ReadLog(s)
	} else {
		a.readLog.Read()
	}
	return a.readLog
}

// showLog opens the log; from the table as it was, the log that led there.
func (a *App) showLog() {
	if past, ok := a.screen.(*pastScreen); ok {
		past.toLog()
		return
	}
	a.over(newLogScreen(a))
}

func newLogScreen(a *App) *logScreen {
	s := &logScreen{a: a, log: a.log(), bar: a.newForm()}
	f := s.bar
	kinds := widget.NewChoice(a.host, s.pick)
	f.on(func() { kinds.Set(view.LogKinds(a.tr), int(s.kind)) })
	end := func(id, icon string, row func() int) fyne.CanvasObject {
		return f.button(func() view.Button { return view.Button{Hint: a.tr.T(id), Icon: icon} }, func() { s.list.ScrollTo(row()) })
	}
	lead := []fyne.CanvasObject{f.labelled("history.back", "chevron-left", view.Quiet, a.back)}
	s.strip = widget.NewStrip(a.host, lead, []fyne.CanvasObject{
		kinds, f.labelled("history.quests", "flag", view.Quiet, s.jumps),
		end("history.oldest", "chevron-up", func() int { return 0 }),
		end("history.newest", "chevron-down", func() int { return s.page.Len() - 1 }),
		f.labelled("export.title", "export", view.Quiet, s.export),
	}, s.more)
	s.list = widget.NewLogList(a.host)
	s.list.OnPick = s.open
	s.root = widget.NewHeaded(a.host, s.strip, s.list)
	s.turn(view.Story)
	return s
}

// turn sets the log out under a kind.
func (s *logScreen) turn(kind view.LogKind) {
	s.kind = kind
	s.setOut()
	s.say()
	if kind == view.Sums {
		s.list.ScrollTo(0)
		return
	}
	s.list.ScrollTo(s.page.Len() - 1)
}

func (s *logScreen) setOut() { s.page, s.lines = s.log.Page(s.kind), s.log.Len() }

func (s *logScreen) pick(i int) {
	s.turn(view.LogKind(i))
	s.a.render()
}

// say gives the rows their words.
func (s *logScreen) say() {
	public := s.public()
	s.list.Set(s.page.Len(), func(i int) view.LogRow { return s.page.Row(s.a.tr, i, public) })
}

// public are the cards that may be named, nil for all: while the facedown cards are covered, the log covers them, too.
func (s *logScreen) public() map[model.CardID]bool {
	if s.a.Settings.Covered {
		return s.log.Public()
	}
	return nil
}

// reveal shows the row of a batch, where the story is told.
func (s *logScreen) reveal(batch int) { s.list.Reveal(s.page.RowOf(batch)) }

func (s *logScreen) object() fyne.CanvasObject { return s.root }

func (s *logScreen) render() {
	s.log.Read()
	grown := s.log.Len() > s.lines
	if grown {
		s.setOut()
	}
	s.bar.render()
	hint := ""
	if s.kind != view.Sums {
		hint = s.a.tr.T("history.hint")
	}
	s.strip.Set(s.a.tr.T("history.title"), hint, s.a.tr.T("history.more"))
	s.say()
	s.root.Refresh()
	if grown && s.kind != view.Sums {
		s.list.Reveal(s.page.Len() - 1)
	}
}

// open shows the table as it was after a batch.
func (s *logScreen) open(batch int) { s.a.visit(s, batch) }

// jumps lists the quests.
func (s *logScreen) jumps() {
	a := s.a
	f := a.newForm()
	for i := range s.page.Jumps(a.tr) {
		f.add(f.button(func() view.Button { return view.Button{Label: s.page.Jumps(a.tr)[i].Label, Icon: "flag"} }, func() {
			row := s.page.Jumps(a.tr)[i].Row
			a.closeTop()
			s.list.ScrollTo(row)
			a.writeProbe()
		}), nil)
	}
	a.openSheet(a.say("history.quests"), f)
}

// more holds what the strip has no room for.
func (s *logScreen) more() {
	a := s.a
	f := a.newForm()
	then := func(do func()) func() { return func() { a.closeTop(); do() } }
	f.choice(func() []string { return view.LogKinds(a.tr) }, func() int { return int(s.kind) }, s.pick)
	f.row(
		f.labelled("history.oldest", "chevron-up", view.Quiet, then(func() { s.list.ScrollTo(0) })),
		f.labelled("history.newest", "chevron-down", view.Quiet, then(func() { s.list.ScrollTo(s.page.Len() - 1) })),
		f.labelled("history.quests", "flag", view.Quiet, then(s.jumps)),
		f.labelled("export.title", "export", view.Quiet, then(s.export)),
	)
	a.languageRow(f)
	a.openSheet(a.say("history.title"), f)
}

// key: arrows and pages move in the log, Esc goes back to the table.
func (s *logScreen) key(k *fyne.KeyEvent) bool {
	if k.Name == fyne.KeyEscape {
		s.a.back()
		return true
	}
	return s.list.Key(k)
}

// char: the letter that opened the log closes it, too.
func (s *logScreen) char(c rune) bool {
	switch c {
	case 'l':
		s.a.back()
	case 'm':
		s.more()
	default:
		return false
	}
	return true
}

func (s *logScreen) leave() {}
