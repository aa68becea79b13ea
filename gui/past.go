package gui

import (
	"fyne.io/fyne/v2"

	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// pastScreen is the table as it was after a batch of the log: the usual table on a session that refuses every command,
// under a strip that says so.
type pastScreen struct {
	*tableScreen
	log   *logScreen
	batch int
	bar   *form
	strip *widget.Strip
	root  fyne.CanvasObject
}

// visit lays the table as it was after a batch over the log. Until it is left, what the window shows is that session.
func (a *App) visit(log *logScreen, batch int) {
	a.present, a.presentTable = a.session, a.table
	a.session, a.table = a.session.After(batch), newTableScreen(a)
	a.over(newPastScreen(a, log, batch))
}

// played is the campaign as it is played, whatever the window shows.
func (a *App) played() *model.Session {
	if a.present != nil {
		return a.present
	}
	return a.session
}

func newPastScreen(a *App, log *logScreen, batch int) *pastScreen {
	p := &pastScreen{tableScreen: a.table, log: log, batch: batch, bar: a.newForm()}
	f := p.bar
	step := func(id, icon string, by int) fyne.CanvasObject {
		return f.button(func() view.Button { return view.Button{Hint: a.tr.T(id), Icon: icon} }, func() { p.step(by) })
	}
	p.strip = widget.NewStrip(a.host,
		[]fyne.CanvasObject{step("history.past.previous", "chevron-left", -1), step("history.past.next", "chevron-right", 1)},
		p.ways(f, func(do func()) func() { return do }), p.more)
	p.strip.Gold = true
	p.root = widget.NewHeaded(a.host, p.strip, p.board)
	return p
}

// ways are the buttons that lead out of the past; wrap is what goes around each.
func (p *pastScreen) ways(f *form, wrap func(func()) func()) []fyne.CanvasObject {
	return []fyne.CanvasObject{
		f.labelled("history.past.to-log", "log", view.Quiet, wrap(p.toLog)),
		f.labelled("history.past.to-now", "chevron-right", view.Quiet, wrap(p.toNow)),
		f.button(p.goBackButton, wrap(p.goBack)),
	}
}

// more holds the ways for a strip that has no room for them.
func (p *pastScreen) more() {
	a := p.a
	f := a.newForm()
	f.row(p.ways(f, func(do func()) func() { return func() { a.closeTop(); do() } })...)
	a.openSheet(a.say("history.past.title"), f)
}

func (p *pastScreen) object() fyne.CanvasObject { return p.root }

func (p *pastScreen) render() {
	p.bar.render()
	l := p.log.log.Line(p.a.tr, p.batch, p.log.public())
	p.strip.Set(p.a.tr.T("history.past.title"), view.Clock(l.At)+"  "+l.Text, p.a.tr.T("history.more"))
	p.tableScreen.render()
	p.root.Refresh()
}

// step goes to another line of the log, if there is one.
func (p *pastScreen) step(by int) { p.look(p.batch + by) }

// look shows the table after another batch.
func (p *pastScreen) look(batch int) {
	if past := p.a.played().After(batch); past != nil {
		p.letGo()
		p.a.layers.announce("")
		p.a.session, p.batch = past, batch
		p.a.render()
	}
}

func (p *pastScreen) leave() {
	p.tableScreen.leave()
	p.a.session, p.a.table = p.a.present, p.a.presentTable
	p.a.present, p.a.presentTable = nil, nil
}

func (p *pastScreen) toLog() {
	p.a.back()
	p.log.reveal(p.batch)
	p.a.writeProbe()
}

func (p *pastScreen) toNow() {
	p.a.back()
	p.a.back()
}

// action is the action after which the table was so.
func (p *pastScreen) action() int { return p.a.session.History().Action() }

func (p *pastScreen) goBackButton() view.Button {
	b := view.Button{Label: p.a.tr.T("history.past.go-back"), Icon: "restore", Style: view.Main}
	if p.action() == p.a.played().History().Action() {
		b.Reason = p.a.tr.T("history.past.here-already")
	} else if err := p.a.played().Check(model.GoBack{Action: p.action()}); err != nil {
		b.Reason = p.a.refusal(model.GoBack{}, err)
	}
	return b
}

// goBack makes the campaign go on from here: one step of undo (R8.3).
func (p *pastScreen) goBack() {
	a := p.a
	action := p.action()
	p.toNow()
	if a.do(model.GoBack{Action: action}) {
		log := a.log()
		a.layers.announce(a.tr.T("history.past.done", "Text", log.Line(a.tr, log.Len()-1, p.log.public()).Text))
	}
}

// key: arrows go from line to line, Esc goes back to the log.
func (p *pastScreen) key(k *fyne.KeyEvent) bool {
	switch k.Name {
	case fyne.KeyEscape:
		p.toLog()
	case fyne.KeyLeft, fyne.KeyUp:
		p.step(-1)
	case fyne.KeyRight, fyne.KeyDown:
		p.step(1)
	case fyne.KeyHome:
		p.look(0)
	case fyne.KeyEnd:
		p.look(len(p.a.played().Log()) - 1)
	default:
		return false
	}
	return true
}

// char: the letters of the table that only look are good here, too.
func (p *pastScreen) char(c rune) bool {
	switch c {
	case 'l':
		p.toLog()
	case 'h':
		p.a.cover()
	case 'm', '?':
		return p.tableScreen.char(c)
	default:
		return false
	}
	return true
}
