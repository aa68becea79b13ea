// Package dnd carries tokens from a place to another: one controller holds the only drag or pick-up there is, so that
// widgets merely report what the pointer does. A drop is given once; every other end puts the tokens back.
package dnd

import "fyne.io/fyne/v2"

// Kind is the kind of token that is carried.
type Kind string

// The two sides of a token, and an experience point.
const (
	Threat  Kind = "threat"
	Fortune Kind = "fortune"
	Point   Kind = "point"
)

// Payload is what is carried: threat from the tray, fortune of the hero Owner, or an experience point.
type Payload struct {
	Kind  Kind
	Owner string
}

// Zone is a place that may take what is carried, in canvas coordinates.
type Zone struct {
	ID   string
	Pos  fyne.Position
	Size fyne.Size
}

func (z Zone) holds(p fyne.Position) bool {
	return p.X >= z.Pos.X && p.Y >= z.Pos.Y && p.X < z.Pos.X+z.Size.Width && p.Y < z.Pos.Y+z.Size.Height
}

// Verdict is a zone's answer to a payload: whether it takes it, how many tokens it takes, what to show beside it.
type Verdict struct {
	Takes  bool
	Tokens int
	// Text is the preview where it takes them, the reason where it does not.
	Text string
	// Badge is "2 of 2".
	Badge string
}

// Moment is what there is to draw.
type Moment struct {
	Payload Payload
	// Carried: tokens follow the pointer at At. Otherwise they were picked up by a tap or a key.
	Carried bool
	At      fyne.Position
	// Zone is the zone under the pointer, or chosen by key; empty for none.
	Zone    string
	Verdict Verdict
}

// Table is what the controller asks and tells.
type Table struct {
	// Zones are the places as they lie now.
	Zones func() []Zone
	// Judge is asked once for each zone when a drag begins, and for what is under the pointer.
	Judge func(p Payload, zone string) Verdict
	// Changed says what to draw; nil when nothing is carried any more.
	Changed func(m *Moment)
	// Dropped is the one commit of a drag.
	Dropped func(p Payload, zone string)
	// Refused: dropped on a zone that cannot take it.
	Refused func(p Payload, zone string, v Verdict)
	// Tapped: pressed and let go without travel.
	Tapped func(p Payload)
}

// Slop is how far, in units, a press may travel and still be a tap.
const Slop = 8

// Controller holds the drag.
type Controller struct {
	table Table
	armed bool
	start fyne.Position
	far   bool
	// back: the press put back what was picked up; as a tap it does no more.
	back   bool
	moment *Moment
}

// New is a controller for a table.
func New(t Table) *Controller { return &Controller{table: t} }

// Active tells whether tokens are carried or picked up.
func (c *Controller) Active() bool { return c.moment != nil }

// PickedUp tells whether tokens were picked up without a pointer.
func (c *Controller) PickedUp() bool { return c.moment != nil && !c.moment.Carried }

// Moment is what is carried, or nil.
func (c *Controller) Moment() *Moment { return c.moment }

// Press arms the controller: only what follows a press is a drag. Picked-up tokens are put back.
func (c *Controller) Press(at fyne.Position) {
	c.back = c.Cancel()
	c.armed, c.start, c.far = true, at, false
}

// Tap is a press and release on the payload: it is told as Tapped, unless the press put the payload back.
func (c *Controller) Tap(p Payload) {
	c.armed = false
	if !c.back {
		c.table.Tapped(p)
	}
	c.back = false
}

// Move carries the payload to a position. Without a press before it, as after a cancelled drag, it does nothing.
func (c *Controller) Move(p Payload, at fyne.Position) {
	if !c.armed {
		return
	}
	d := at.Subtract(c.start)
	c.far = c.far || d.X*d.X+d.Y*d.Y > Slop*Slop
	if c.moment == nil {
		c.moment = &Moment{Payload: p, Carried: true}
	}
	c.moment.At = at
	c.over(c.zoneAt(at))
}

// End lets go at the last position. It commits at most once; a release that follows a cancelled drag does nothing.
func (c *Controller) End() {
	m := c.moment
	if !c.armed || m == nil || !m.Carried {
		c.armed = false
		return
	}
	far := c.far
	c.clear()
	switch {
	case !far:
		c.Tap(m.Payload)
	case m.Zone == "":
	case m.Verdict.Takes:
		c.table.Dropped(m.Payload, m.Zone)
	default:
		c.table.Refused(m.Payload, m.Zone, m.Verdict)
	}
}

// Cancel puts everything back; the rest of the gesture is ignored. It reports whether there was anything to put back.
func (c *Controller) Cancel() bool {
	had := c.moment != nil
	c.clear()
	return had
}

func (c *Controller) clear() {
	c.armed = false
	if c.moment != nil {
		c.moment = nil
		c.table.Changed(nil)
	}
}

// PickUp takes the payload up without a pointer; Next and DropOn go on from there.
func (c *Controller) PickUp(p Payload) {
	c.clear()
	c.moment = &Moment{Payload: p}
	c.over("")
}

// Next aims at the next zone that takes the payload, forwards or backwards.
func (c *Controller) Next(step int) {
	if c.moment == nil {
		return
	}
	var takers []string
	at := -1
	for _, z := range c.table.Zones() {
		if c.table.Judge(c.moment.Payload, z.ID).Takes {
			if z.ID == c.moment.Zone {
				at = len(takers)
			}
			takers = append(takers, z.ID)
		}
	}
	if len(takers) == 0 {
		return
	}
	if at < 0 && step < 0 {
		at = 0
	}
	c.over(takers[(at+step+len(takers))%len(takers)])
}

// DropOn drops what was picked up on a zone.
func (c *Controller) DropOn(zone string) {
	m := c.moment
	if m == nil {
		return
	}
	v := c.table.Judge(m.Payload, zone)
	c.clear()
	if v.Takes {
		c.table.Dropped(m.Payload, zone)
	} else {
		c.table.Refused(m.Payload, zone, v)
	}
}

func (c *Controller) zoneAt(at fyne.Position) string {
	for _, z := range c.table.Zones() {
		if z.holds(at) {
			return z.ID
		}
	}
	return ""
}

func (c *Controller) over(zone string) {
	m := c.moment
	if zone != m.Zone || zone == "" {
		m.Zone, m.Verdict = zone, Verdict{}
		if zone != "" {
			m.Verdict = c.table.Judge(m.Payload, zone)
		}
	}
	c.table.Changed(m)
}
