package gui

import (
	"slices"
	"strconv"
	"time"

	"plotwright/gui/settings"
	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/model"
)

// playersBar are the few controls of the players' window. They are there while the pointer moves or a key asks for them,
// and go when nothing is done with them.
type playersBar struct {
	p             *players
	float         *widget.Float
	hint, percent *widget.Prose
	less, more    *widget.Button
	language      *widget.Choice
	full, undo    *widget.Button
	// waiting: a look at whether the bar is still wanted is to come; stirred: it is.
	waiting, stirred bool
}

// barTime is how long the bar stays after the pointer rests.
const barTime = 4 * time.Second

func newPlayersBar(p *players) *playersBar {
	b := &playersBar{p: p, hint: widget.NewProse(widget.Strong), percent: widget.NewProse(widget.Body)}
	h := p.host
	b.percent.SetHost(h)
	b.less, b.more = widget.NewButton(h, func() { b.grow(-1) }), widget.NewButton(h, func() { b.grow(1) })
	b.language = widget.NewChoice(h, func(i int) {
		values, _ := b.languages()
		b.change(func(x *settings.Players) { x.Language = values[i] })
	})
	b.full = widget.NewButton(h, func() { p.fullScreen(!p.window.FullScreen()) })
	b.undo = widget.NewButton(h, func() { p.a.step(model.Undo{}) })
	b.float = widget.NewFloat(h, b.hint, b.full, b.less, b.percent, b.more, b.language, b.undo)
	return b
}

// change changes a setting of the window and keeps it.
func (b *playersBar) change(how func(*settings.Players)) {
	b.p.a.remember(func(x *settings.Settings) { how(&x.Players) })
	b.p.a.render()
}

// grow changes the text size by steps.
func (b *playersBar) grow(steps int) {
	const step = 10
	b.change(func(x *settings.Players) {
		x.TextSize = min(max(x.Percent()+step*steps, settings.MinTextSize), settings.MaxTextSize)
	})
}

func (b *playersBar) render() {
	tr, a := b.p.tr, b.p.a
	full := view.Button{Label: tr.T("players.full-screen"), Icon: "fullscreen", Style: view.Main}
	b.hint.SetText(tr.T("players.place"))
	show(b.hint, !b.p.window.FullScreen())
	if b.p.window.FullScreen() {
		full = view.Button{Label: tr.T("players.window"), Icon: "windowed"}
	}
	b.full.Set(full)
	b.less.Set(view.Button{Icon: "minus", Hint: tr.T("players.smaller")})
	b.more.Set(view.Button{Icon: "plus", Hint: tr.T("players.larger")})
	b.percent.SetText(tr.T("players.text", "Percent", strconv.Itoa(a.Settings.Players.Percent())))
	values, names := b.languages()
	b.language.Set(names, slices.Index(values, a.Settings.Players.Language))
	b.undo.Set(view.Button{Label: tr.T("ui.undo"), Icon: "undo", Hidden: !a.playing() || a.present != nil})
	b.float.Refresh()
}

// languages are the values of the setting, and what the buttons say: as the table, or as everywhere.
func (b *playersBar) languages() (values, names []string) {
	tags, named := b.p.a.languages(b.p.tr)
	values = slices.Concat([]string{settings.AsTable, settings.SystemLanguage}, tags[1:])
	return values, slices.Concat([]string{b.p.tr.T("players.as-table")}, named())
}

// wake shows the bar, for a while.
func (b *playersBar) wake() {
	b.stirred = true
	if !b.float.Visible() {
		b.float.Show()
		b.float.Refresh()
	}
	b.wait()
}

func (b *playersBar) wait() {
	if b.waiting {
		return
	}
	b.waiting, b.stirred = true, false
	b.p.a.after(barTime, func() {
		b.waiting = false
		if b.stirred || b.float.Used() {
			b.wait()
		} else {
			b.hide()
		}
	})
}

func (b *playersBar) hide() {
	if b.float.Used() {
		b.p.window.Canvas().Unfocus()
	}
	b.float.Hide()
}

// focus shows the bar and gives it the keyboard.
func (b *playersBar) focus() {
	b.wake()
	if f := b.float.First(); f != nil {
		b.p.window.Canvas().Focus(f)
	}
}
