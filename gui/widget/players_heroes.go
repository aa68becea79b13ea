package widget

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"plotwright/gui/view"
	"plotwright/model"
)

// playersHeroes are the heroes side by side, in as few rows as there is room for.
type playersHeroes struct {
	base
	heroes map[model.HeroID]*playersHero
	order  []model.HeroID
	all    []fyne.CanvasObject
}

func newPlayersHeroes(h *Host) *playersHeroes {
	p := &playersHeroes{heroes: map[model.HeroID]*playersHero{}}
	p.init(h, p)
	return p
}

func (p *playersHeroes) set(list []view.Hero) {
	order, all := keep(p.heroes, list, func(v view.Hero) model.HeroID { return v.ID },
		func(model.HeroID) *playersHero { return newPlayersHero(p.host) })
	if !slices.Equal(order, p.order) {
		p.order, p.all = order, all
	}
	p.Refresh()
}

// playersHeroWidth is the least width of a hero, in units at text size 1.
const playersHeroWidth = 216

func (p *playersHeroes) lay(width float32, put func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	l := p.look()
	gap, n := l.gap(10), len(p.all)
	if n == 0 {
		return 0
	}
	columns := n
	for columns > 1 && (width-gap*float32(columns-1))/float32(columns) < playersHeroWidth*l.scale() {
		columns--
	}
	columns = (n + (n+columns-1)/columns - 1) / ((n + columns - 1) / columns) // rows of one length
	w := (width - gap*float32(columns-1)) / float32(columns)
	under := false
	for _, h := range p.heroes {
		under = under || !h.fits(l, w)
	}
	var y float32
	for i := 0; i < n; i += columns {
		row := p.inOrder()[i:min(i+columns, n)]
		var high float32
		for _, h := range row {
			high = max(high, h.heightAt(w, under))
		}
		for c, h := range row {
			if put != nil {
				h.stack(under)
				put(h, float32(c)*(w+gap), y, w, high)
			}
		}
		y += high + gap
	}
	return y - gap
}

func (p *playersHeroes) inOrder() []*playersHero {
	list := make([]*playersHero, len(p.order))
	for i, id := range p.order {
		list[i] = p.heroes[id]
	}
	return list
}

// HeightFor is the height at a width.
func (p *playersHeroes) HeightFor(width float32) float32 { return p.lay(width, nil) }

func (p *playersHeroes) arrange(size fyne.Size)     { p.lay(size.Width, place) }
func (p *playersHeroes) least() fyne.Size           { return fyne.NewSize(1, 1) }
func (p *playersHeroes) parts() []fyne.CanvasObject { return p.all }
func (p *playersHeroes) held() []fyne.CanvasObject  { return p.all }

// playersHero is a hero with the fortune, and with a flag once the hero has given threat in this quest.
type playersHero struct {
	base
	view           view.Hero
	plate, disc    *canvas.Rectangle
	portrait, flag *canvas.Raster
	tokens         []*canvas.Raster
	number         *canvas.Text
	name           block
	marker, holds  block
	fixed          []fyne.CanvasObject
	// under: the tokens stand under the name, as with all heroes where one has no room for them beside it.
	under bool
}

// playersTokens is as many fortune tokens as are drawn; the number tells the rest.
const playersTokens = 4

func newPlayersHero(h *Host) *playersHero {
	p := &playersHero{plate: newRect(), disc: newRect(), portrait: newPicture(), flag: newPicture(), number: newText()}
	p.fixed = []fyne.CanvasObject{p.plate, p.disc, p.portrait, p.flag}
	for range playersTokens {
		t := newPicture()
		p.tokens, p.fixed = append(p.tokens, t), append(p.fixed, t)
	}
	p.fixed = append(p.fixed, p.number)
	p.init(h, p)
	return p
}

// Set changes what is said about the hero.
func (p *playersHero) Set(v view.Hero) {
	if sameHero(v, p.view) {
		return
	}
	p.view = v
	p.name.setText(v.Name)
	p.marker.setText(v.Marker)
	p.holds.setText(v.Holds)
	p.Refresh()
}

// heroParts is how a hero of a width is divided.
type heroParts struct {
	pad, gap, side, token, tokens float32
	// row is the height of the tokens and the number.
	row          float32
	words, lines float32
}

func (p *playersHero) nameFace(l look) face   { return serifFace(half(l.size(SizeHeading) * 1.1)) }
func (p *playersHero) numberFace(l look) face { return serifFace(half(l.size(SizeHuge) * 0.9)) }

func (p *playersHero) divide(l look, width float32, under bool) heroParts {
	s := l.scale()
	d := heroParts{pad: l.gap(10), gap: l.gap(10), side: 58 * s, token: 50 * s}
	number := p.numberFace(l).width(strconv.Itoa(p.view.Fortune))
	d.tokens = d.token + float32(p.fan())*d.token*playersFan + l.gap(6) + number
	d.row = max(d.token, p.numberFace(l).height())
	inner := width - 2*d.pad
	d.words = inner - d.side - d.gap
	if !under {
		d.words -= d.tokens + d.gap
	}
	d.lines = p.name.height(p.nameFace(l), d.words)
	if p.view.Marker != "" {
		d.lines += p.marker.height(p.small(l), d.words-p.flagRoom(l))
	}
	d.lines += p.holds.height(p.small(l), d.words)
	return d
}

// fits tells whether name and tokens have room side by side.
func (p *playersHero) fits(l look, width float32) bool {
	least := max(longestWord(&p.name, p.nameFace(l)), longestWord(&p.marker, p.small(l))+p.flagRoom(l), longestWord(&p.holds, p.small(l)))
	return p.divide(l, width, false).words >= least
}

// playersFan is how far tokens lie apart, in parts of their size.
const playersFan = 0.22

// fan is the number of tokens that lie behind the first.
func (p *playersHero) fan() int { return max(0, min(p.view.Fortune, playersTokens)-1) }

func (p *playersHero) small(l look) face       { return bold(l.size(SizeBody)) }
func (p *playersHero) flagRoom(l look) float32 { return l.size(SizeBody) * 1.6 }

// stack puts the tokens under the name, or beside it.
func (p *playersHero) stack(under bool) {
	if under != p.under {
		p.under = under
		p.Refresh()
	}
}

// heightAt is the height at a width.
func (p *playersHero) heightAt(width float32, under bool) float32 {
	d := p.divide(p.look(), width, under)
	h := max(d.side, d.lines)
	if under {
		h += d.gap*0.5 + d.row
	}
	return round(h + 2*d.pad)
}

func (p *playersHero) arrange(size fyne.Size) {
	if size.Width < 40 {
		return
	}
	l := p.look()
	d := p.divide(l, size.Width, p.under)
	box{fill: l.col(ColorPanel), edge: l.col(ColorPanelEdge), stroke: 1.5, round: l.gap(14)}.paint(p.plate)
	place(p.plate, 0, 0, size.Width, size.Height)
	row := size.Height - 2*d.pad
	if p.under {
		row -= d.gap*0.5 + d.row
	}
	y := d.pad + (row-d.side)/2
	box{fill: l.col(ColorParchment), edge: l.col(ColorBrass), stroke: 2.5, round: d.side / 2}.paint(p.disc)
	place(p.disc, d.pad, y, d.side, d.side)
	in := d.side * 0.12
	picture(p.portrait, p, "hero-"+strconv.Itoa(p.view.Portrait), d.pad+in, y+in, d.side-2*in, d.side-2*in)
	p.drawWords(l, d, d.pad+d.side+d.gap, d.pad+(row-d.lines)/2)
	if p.under {
		p.drawTokens(l, d, d.pad+d.side+d.gap, size.Height-d.pad-(d.row+d.token)/2)
	} else {
		p.drawTokens(l, d, size.Width-d.pad-d.tokens, (size.Height-d.token)/2)
	}
}

func (p *playersHero) drawWords(l look, d heroParts, x, y float32) {
	y += p.name.put(p, script{face: p.nameFace(l), colour: l.col(ColorOnFelt)}, x, y, d.words, d.lines+1)
	small := p.small(l)
	show(p.flag, p.view.Marker != "")
	if p.view.Marker != "" {
		side := l.size(SizeBody) * 1.3
		picture(p.flag, p, iconName("flag", l.dark()), x, y+(small.height()-side)/2, side, side)
		y += p.marker.put(p, script{face: small, colour: l.col(ColorThreat)}, x+p.flagRoom(l), y, d.words-p.flagRoom(l), d.lines)
	} else {
		p.marker.hide()
	}
	p.holds.put(p, script{face: small, colour: l.col(ColorOnFelt)}, x, y, d.words, d.lines)
}

// drawTokens draws the fortune, fanned out, and the number; without any, the faint place of one.
func (p *playersHero) drawTokens(l look, d heroParts, x, y float32) {
	for i, t := range p.tokens {
		if i > p.fan() {
			show(t, false)
			continue
		}
		faint := float32(0)
		if p.view.Fortune == 0 {
			faint = placeFaint
		}
		faintPicture(t, p, FortuneToken.drawing(), faint, x+float32(i)*d.token*playersFan, y, d.token, d.token)
	}
	text, f := strconv.Itoa(p.view.Fortune), p.numberFace(l)
	ink := l.col(ColorOnFelt)
	if p.view.Fortune == 0 {
		ink = l.col(ColorMuted)
	}
	write(p.number, text, f, ink)
	place(p.number, x+d.tokens-f.width(text), y+(d.token-f.height())/2, f.width(text), f.height())
}

func (p *playersHero) least() fyne.Size { return fyne.NewSize(1, 1) }

func (p *playersHero) parts() []fyne.CanvasObject {
	return p.collect(p.fixed, &p.name, &p.marker, &p.holds)
}

// Describe says who it is and how the hero stands.
func (p *playersHero) Describe() string { return p.view.Name + ". " + p.view.FortuneText }
