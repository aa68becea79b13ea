package gui

import (
	"fyne.io/fyne/v2"

	"plotwright/gui/settings"
	"plotwright/gui/view"
	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
)

// startPage lists the campaigns and leads to a new one.
type startPage struct {
	a    *App
	form *form
	root fyne.CanvasObject
}

func newStartPage(a *App) *startPage {
	p := &startPage{a: a, form: a.newForm()}
	p.build()
	p.root = widget.NewPage(widget.NewPanScroll(p.form.column()))
	return p
}

func (p *startPage) build() {
	f, a := p.form, p.a
	f.add(widget.NewBanner(), nil)
	f.text(widget.Title, func() []view.Paragraph { return []view.Paragraph{view.Plain(Title)} })
	f.message(widget.Body, "ui.start.pitch")
	f.row(
		f.labelled("ui.start.new", "plus", view.Main, a.newCampaign),
		f.labelled("ui.settings.english", "language", view.Quiet, func() { a.useLanguage(locales.English); a.render() }),
		f.labelled("ui.settings.russian", "language", view.Quiet, func() { a.useLanguage(locales.Russian); a.render() }),
		f.labelled("ui.settings.title", "settings", view.Quiet, a.showSettings),
		f.labelled("own.title", "card-draw", view.Quiet, a.showOwn),
	)
	campaigns, err := a.campaignsOf(a.Store.List)
	if err != nil {
		f.text(widget.Body, func() []view.Paragraph { return []view.Paragraph{view.Plain(a.fault(err))} })
	}
	if len(campaigns) > 0 {
		f.heading("ui.start.campaigns")
	}
	for _, c := range campaigns {
		row := widget.NewRow(a.host, func() { a.open(c.id) }).WithMore(func() { a.campaignSheet(c) })
		f.add(row, func() {
			v := c.view(a)
			v.More = view.Button{Icon: "more", Style: view.Flat, Hint: a.tr.T("campaigns.more", "Name", v.Name)}
			row.Set(v)
		})
	}
	var keep []fyne.CanvasObject
	if deleted, err := a.Store.ListDeleted(); err != nil || len(deleted) > 0 {
		keep = append(keep, f.labelled("campaigns.bin", "trash", view.Quiet, a.bin))
	}
	if a.hasBackups() {
		keep = append(keep, f.labelled("campaigns.backups", "restore", view.Quiet, a.backups))
	}
	f.row(append(keep, f.labelled("import.title", "import", view.Quiet, a.imports))...)
	f.heading("ui.start.decks")
	for _, d := range a.library.known.Decks {
		row := widget.NewRow(a.host, func() { a.readCards(d.ID) })
		f.add(row, func() { row.Set(view.DeckRow(a.tr, d)) })
	}
}

// hasBackups tells whether there is a backup to look at, or a reason why none can be.
func (a *App) hasBackups() bool {
	if a.Vault == nil {
		return false
	}
	list, err := a.Vault.Backups()
	return err != nil || len(list) > 0
}

// campaign is a line of the list.
type campaign struct {
	id    model.CampaignID
	state *model.State
	last  model.Listing
}

// campaignsOf reads the campaigns of a list; one that cannot be read is there all the same, and what is wrong with the
// list comes with what could be read of it.
func (a *App) campaignsOf(read func() ([]model.Listing, error)) ([]campaign, error) {
	list, err := read()
	var cs []campaign
	for _, l := range list {
		c := campaign{id: l.ID, last: l}
		if log, err := a.Store.Load(l.ID); err == nil {
			c.state = model.NewHistory(log).State()
		}
		cs = append(cs, c)
	}
	return cs, err
}

func (c campaign) view(a *App) view.Row {
	return view.Campaign(a.tr, c.state, c.last)
}

func (p *startPage) object() fyne.CanvasObject { return p.root }
func (p *startPage) render() {
	p.form.render()
	p.root.Refresh()
}

func (p *startPage) key(*fyne.KeyEvent) bool { return false }
func (p *startPage) char(rune) bool          { return false }
func (p *startPage) leave()                  {}

// useLanguage changes the language everywhere: our words, Fyne's words, the window's title. What is dragged goes back.
func (a *App) useLanguage(lang string) {
	a.breakOff()
	a.layers.announce("") // it was said in the other language
	a.remember(func(x *settings.Settings) { x.Language = lang })
	a.tr.Use(a.language())
	a.useFyneWords()
}

// language is the language of the settings, or the system's.
func (o Options) language() string {
	if o.Settings.Language != "" {
		return o.Settings.Language
	}
	return locales.SystemLanguage()
}
