package gui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"plotwright/gui/settings"
	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
)

// players is the players' window: what the heroes may see, for a screen of their own, in a text size and a language of its
// own. It is made when it is first opened; closing only hides it. A nil one is a window that nobody has opened.
type players struct {
	a      *App
	window fyne.Window
	host   *widget.Host
	tr     *locales.Translator
	style  playersStyle
	theme  fyne.Theme
	// open tells whether the window is on a screen.
	open bool
	// public is what the heroes may know, nil while no campaign is on the table.
	public *model.Public
	board  *widget.Players
	rest   *widget.PlayersRest
	bar    *playersBar
	root   *fyne.Container

	// sheet shows one card large.
	sheet *widget.Sheet
	card  *widget.Card
	large model.CardID
}

// playersStyle is what the window's theme is made of.
type playersStyle struct {
	dark, big bool
	scale     float32
}

// showPlayers opens the players' window, or brings it forward.
func (a *App) showPlayers() {
	if a.players == nil {
		a.players = newPlayers(a)
	}
	a.players.show()
	a.layers.announce(a.tr.T("players.opened"))
	a.writeProbe()
}

func newPlayers(a *App) *players {
	p := &players{a: a, tr: a.Bundle.Translator(a.language()), theme: widget.NewTheme(true, 1, false)}
	p.tr.Instead = func(id string) string { return view.Instead(id, p.tells) }
	p.host = &widget.Host{
		Router: playersRouter{p}, Canvas: func() fyne.Canvas { return p.window.Canvas() }, Motion: a.host.Motion,
		Theme: func() fyne.Theme { return p.theme }, Top: p.top,
	}
	p.window = a.fyne.NewWindow(Title)
	p.window.SetPadded(false)
	p.window.SetCloseIntercept(p.hide)
	p.board, p.rest = widget.NewPlayers(p.host), widget.NewPlayersRest(p.host)
	p.board.OnCard = p.enlarge
	p.bar = newPlayersBar(p)
	p.card, p.sheet = widget.NewCard(p.host), widget.NewSheet(p.host)
	p.card.Large = true
	p.sheet.SetBody(p.card)
	p.sheet.OnClose = p.reduce
	p.sheet.Hide()
	p.root = container.New(&watchedStack{resized: p.restyle}, widget.NewBackground(), p.rest, p.board, p.sheet,
		widget.NewStir(p.host, p.bar.wake), p.bar.float)
	p.window.SetContent(p.root)
	p.window.Resize(fyne.NewSize(1280, 720))
	c := p.window.Canvas()
	c.SetOnTypedKey(p.host.Router.TypedKey)
	c.SetOnTypedRune(p.host.Router.TypedRune)
	a.installSteps(c)
	return p
}

// tells reports whether the window may say a card's words.
func (p *players) tells(id model.CardID) bool {
	return p.public != nil && slices.ContainsFunc(p.public.Cards, func(k model.PublicCard) bool { return k.ID == id })
}

func (p *players) top() *widget.Sheet {
	if p.large == "" {
		return nil
	}
	return p.sheet
}

func (p *players) show() {
	if p.open {
		p.window.RequestFocus()
		return
	}
	p.open = true
	p.render()
	p.window.SetTitle(Title) // the window's class is the title that it is shown with
	p.window.Show()
	fit(p.window)
	p.window.SetTitle(p.title())
	p.bar.wake()
}

// hide takes the window from the screen, and everything from the window.
func (p *players) hide() {
	if p.window.FullScreen() {
		p.window.SetFullScreen(false)
	}
	p.open = false
	p.lay(nil)
	p.window.Hide()
	p.a.writeProbe()
}

func (p *players) end() {
	if p != nil {
		p.window.Close()
	}
}

func (p *players) repaint() {
	if p != nil {
		p.root.Refresh()
	}
}

// render brings the window up to date with the state, the language and the look.
func (p *players) render() {
	if p == nil || !p.open {
		return
	}
	p.tr.Use(p.language())
	p.restyle()
	if p.a.playing() {
		p.lay(p.a.played().State().Public())
	} else {
		p.lay(nil)
	}
	p.window.SetTitle(p.title())
	p.bar.render()
}

// lay shows what is public, or the picture where there is nothing.
func (p *players) lay(public *model.Public) {
	p.public = public
	show(p.rest, public == nil)
	show(p.board, public != nil)
	p.rest.Set(Title, p.tr.T("players.rest"))
	if public == nil {
		p.board.Set(view.PlayersBoard{})
	} else {
		p.board.Set(p.view().Board())
	}
	p.layLarge()
}

func (p *players) view() view.Players {
	return view.Players{Public: p.public, Catalog: p.a.played().Catalog(), Tr: p.tr}
}

func (p *players) title() string {
	if p.public == nil {
		return Title
	}
	return p.view().Title() + " – " + Title
}

func (p *players) language() string {
	switch lang := p.a.Settings.Players.Language; lang {
	case settings.AsTable:
		return p.a.tr.Language()
	case settings.SystemLanguage:
		return locales.SystemLanguage()
	default:
		return lang
	}
}

// The size of the window for which texts are as large as at the table. In a larger one they grow with it.
const (
	playersWidth  = 1120
	playersHeight = 630
)

// restyle gives the window the theme for its size and settings.
func (p *players) restyle() {
	const steps = 20 // few sizes, so that a window that is being stretched does not draw everything anew each time
	size := p.window.Canvas().Size()
	fit := max(1, min(size.Width/playersWidth, size.Height/playersHeight))
	fit = float32(int(fit*steps)) / steps
	style := playersStyle{
		dark: p.a.dark, big: p.a.Settings.BigTargets, scale: fit * float32(p.a.Settings.Players.Percent()) / 100,
	}
	if style == p.style {
		return
	}
	p.style, p.theme = style, widget.NewTheme(style.dark, style.scale, style.big)
	p.root.Refresh()
}

// enlarge shows a card to read.
func (p *players) enlarge(id model.CardID) {
	p.large = id
	p.layLarge()
	p.sheet.Refresh()
	p.a.writeProbe()
}

// reduce puts the card back.
func (p *players) reduce() {
	p.large = ""
	p.layLarge()
	p.a.writeProbe()
}

// layLarge brings the large card up to date; one that lies faceup no more is put away.
func (p *players) layLarge() {
	var card view.Card
	if p.public != nil {
		for _, c := range p.view().Board().Cards {
			if c.ID == p.large {
				card = c
			}
		}
	}
	p.large = card.ID
	p.card.Set(card)
	p.sheet.SetTitle(card.Name)
	p.sheet.SetClose(p.tr.T("ui.close"))
	show(p.sheet, card.ID != "")
}

// playersRouter gets the keys of the players' window.
type playersRouter struct{ p *players }

// TypedKey: Esc puts the large card back; only where there is none it leaves the full screen.
func (r playersRouter) TypedKey(k *fyne.KeyEvent) {
	p := r.p
	switch k.Name {
	case fyne.KeyF11:
		p.fullScreen(!p.window.FullScreen())
	case fyne.KeyEscape:
		switch {
		case p.large != "":
			p.reduce()
		case p.window.FullScreen():
			p.fullScreen(false)
		default:
			p.bar.hide()
		}
	}
}

// TypedRune: the keys for the menu, here the bar, and for hiding the facedown cards at the table.
func (r playersRouter) TypedRune(c rune) {
	switch latin(c) {
	case 'm':
		r.p.bar.focus()
	case 'h':
		r.p.a.cover()
	case '+', '=':
		r.p.bar.grow(1)
	case '-':
		r.p.bar.grow(-1)
	}
}

func (p *players) fullScreen(on bool) {
	p.window.SetFullScreen(on)
	p.bar.render()
	p.a.writeProbe()
}
