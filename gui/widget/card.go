package widget

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"plotwright/gui/view"
)

// Card is a Plot card as it lies on the table. A tap opens it; nothing is ever spent by one.
type Card struct {
	touch
	view view.Card
	// Large shows the whole card at a size to read, as high as its text needs.
	Large bool
	// OnTap is called by a tap or a key; a card without it is only there to be read.
	OnTap func()
	links links

	light view.Light
	badge string
	// most is the greatest factor for the text; see grid.level.
	most float32
	// lowest is the factor for a text that does not fit at any.
	lowest float32
	// planned is the plan of planOf.
	planned plan
	planOf  planKey

	leaf                 *canvas.Raster
	band, rule, seat     *canvas.Rectangle
	emblem, mark         *canvas.Raster
	trigger, purchase    *canvas.Text
	footer, number       block
	name, other, moment  block
	status, text, saving block
	scroll               *canvas.Rectangle
	pin                  *canvas.Raster
	counters             []counter
	halo, dim, plate     *canvas.Rectangle
	plateText            *canvas.Text
	fixedParts           []fyne.CanvasObject
}

// counter is a kind of token on the card with its number.
type counter struct {
	pic    *canvas.Raster
	number *canvas.Text
}

// NewCard makes a card.
func NewCard(h *Host) *Card {
	c := &Card{
		most: 9, lowest: 1, leaf: newPicture(), band: newRect(), rule: newRect(), seat: newRect(),
		emblem: newPicture(), mark: newPicture(),
		trigger: newText(), purchase: newText(), plateText: newText(),
		halo: newRect(), dim: newRect(), plate: newRect(), scroll: newRect(), pin: newPicture(),
	}
	c.touch.init(h, c, func() {
		if c.OnTap != nil {
			c.OnTap()
		}
	})
	under := []fyne.CanvasObject{c.halo, c.leaf, c.band, c.rule, c.seat, c.emblem, c.mark,
		c.trigger, c.purchase, c.scroll, c.pin}
	for range 4 {
		n := counter{newPicture(), newText()}
		c.counters = append(c.counters, n)
		under = append(under, n.pic, n.number)
	}
	c.fixedParts = under
	return c
}

// WithLinks lets the links in the text be followed; onLink gets the section of the rules that a link leads to.
func (c *Card) WithLinks(onLink func(section string)) *Card {
	c.links.onLink = onLink
	return c
}

func (c *Card) held() []fyne.CanvasObject { return c.links.all }

// SetPan is for PanScroll.
func (c *Card) SetPan(p *PanScroll) {
	c.touch.SetPan(p)
	c.links.setPan(p)
}

// SetSheet is for Sheet.
func (c *Card) SetSheet(s *Sheet) {
	c.touch.SetSheet(s)
	c.links.setSheet(s)
}

// Disabled keeps a card that is only there to be read out of the order of focus.
func (c *Card) Disabled() bool { return c.OnTap == nil || c.touch.Disabled() }

// Cursor is a hand over a card that can be opened.
func (c *Card) Cursor() desktop.Cursor {
	if c.OnTap == nil {
		return desktop.DefaultCursor
	}
	return c.touch.Cursor()
}

// Set changes what the card is.
func (c *Card) Set(v view.Card) {
	if sameCard(v, c.view) {
		return
	}
	c.view, c.planOf = v, planKey{}
	c.name.setText(v.Name)
	c.other.setText(v.OtherName)
	c.moment.setText(v.Moment)
	c.status.setText(v.Status)
	c.text.set(v.Text)
	c.saving.setText(v.Plan)
	c.footer.setText(v.Footer)
	c.number.setText(v.Number)
	c.Refresh()
}

func sameCard(a, b view.Card) bool {
	if !samePar(a.Text, b.Text) {
		return false
	}
	return a.ID == b.ID && a.Deck == b.Deck && a.Name == b.Name && a.OtherName == b.OtherName && a.Purchase == b.Purchase &&
		a.Trigger == b.Trigger && a.Moment == b.Moment && a.Footer == b.Footer && a.Number == b.Number && a.Faceup == b.Faceup && a.Covered == b.Covered &&
		a.Exhausted == b.Exhausted && a.Status == b.Status && a.Usable == b.Usable && a.Reason == b.Reason &&
		a.Tokens == b.Tokens && a.Reminders == b.Reminders && a.Counters == b.Counters && a.Assigned == b.Assigned && a.Plan == b.Plan
}

// SetLight shows what a drop on the card would do; the badge is "2 of 2".
func (c *Card) SetLight(light view.Light, badge string) {
	if light != c.light || badge != c.badge {
		c.light, c.badge = light, badge
		c.Refresh()
	}
}

// Describe says which card it is and how it lies.
func (c *Card) Describe() string {
	name := c.view.Name
	for _, part := range []string{c.view.Status, c.view.Plan, c.view.Reason} {
		if part != "" {
			if name != "" {
				name += ". "
			}
			name += part
		}
	}
	return name
}

// glowRoom is the space around a card for its light, in units.
const glowRoom = 4

// largeWidth is the width of a card to read, at text size 1.
const largeWidth = 380

func (c *Card) natural() float32 { return largeWidth * max(1, c.look().scale()) }

// HeightFor is the height of a large card at a width.
func (c *Card) HeightFor(width float32) float32 {
	width = min(width, c.natural())
	p := c.plan(c.look(), fyne.NewSize(width, 0))
	return max(width*1.3, p.needs)
}

func (c *Card) least() fyne.Size {
	if c.Large {
		width := min(c.natural(), max(c.Size().Width, 200))
		return fyne.NewSize(0, c.HeightFor(width))
	}
	l := c.look()
	return fyne.NewSize(l.size(SizeTarget), l.size(SizeTarget))
}

func (c *Card) parts() []fyne.CanvasObject {
	n := len(c.fixedParts) + len(c.name.all) + len(c.other.all) + len(c.moment.all) + len(c.status.all) + len(c.text.all) +
		len(c.footer.all) + len(c.number.all) + len(c.links.all) + len(c.saving.all) + 4
	if n != len(c.list) {
		c.list = slices.Concat(c.fixedParts, c.name.all, c.other.all, c.moment.all, c.status.all, c.text.all, c.footer.all, c.number.all,
			c.links.all, c.saving.all, []fyne.CanvasObject{c.dim, c.plate, c.plateText, c.ring})
	}
	return c.list
}

// inks are the colours of a card's face.
type inks struct {
	ink, soft, cost, moment color.NRGBA
	light                   bool
}

func (c *Card) inks(l look) inks {
	switch {
	case !c.view.Faceup:
		ivory := l.col(ColorIvory)
		return inks{ink: ivory, soft: mix(ivory, rgb(0x000000), 0.08), cost: rgb(0xffd9cf), moment: rgb(0xffe2a0), light: true}
	case c.view.Exhausted:
		return inks{ink: rgb(0x221c15), soft: rgb(0x3a332a), cost: rgb(0x5e1014), moment: rgb(0x2b3a1a)}
	}
	return inks{ink: l.col(ColorInk), soft: l.col(ColorInkSoft), cost: l.col(ColorCost), moment: l.col(ColorMoment)}
}
