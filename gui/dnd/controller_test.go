package dnd

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
)

// record is a table that takes threat on "card" and nothing on "hero", and writes down what it is told.
type record struct {
	told []string
	last *Moment
}

func newRecord() (*record, *Controller) {
	r := &record{}
	return r, New(Table{
		Zones: func() []Zone {
			return []Zone{
				{"card", fyne.NewPos(100, 100), fyne.NewSize(50, 50)}, {"hero", fyne.NewPos(200, 100), fyne.NewSize(50, 50)},
				{"other", fyne.NewPos(300, 100), fyne.NewSize(50, 50)},
			}
		},
		Judge:   func(_ Payload, zone string) Verdict { return Verdict{Takes: zone != "hero", Tokens: 2} },
		Changed: func(m *Moment) { r.last = m },
		Dropped: func(_ Payload, zone string) { r.told = append(r.told, "dropped "+zone) },
		Refused: func(_ Payload, zone string, _ Verdict) { r.told = append(r.told, "refused "+zone) },
		Tapped:  func(Payload) { r.told = append(r.told, "tapped") },
	})
}

var threat = Payload{Kind: Threat}

func TestGestures(t *testing.T) {
	to := func(c *Controller, x, y float32) { c.Move(threat, fyne.NewPos(x, y)) }
	press := func(c *Controller) { c.Press(fyne.NewPos(10, 10)) }
	for _, x := range []struct {
		name string
		do   func(*Controller)
		want []string
	}{
		{"drop on a card", func(c *Controller) { press(c); to(c, 12, 12); to(c, 120, 120); c.End() }, []string{"dropped card"}},
		{"two ends commit once", func(c *Controller) { press(c); to(c, 120, 120); c.End(); c.End() }, []string{"dropped card"}},
		{"drop on what cannot take it", func(c *Controller) { press(c); to(c, 220, 120); c.End() }, []string{"refused hero"}},
		{"drop anywhere else", func(c *Controller) { press(c); to(c, 500, 500); c.End() }, nil},
		{"out of the window and back", func(c *Controller) { press(c); to(c, -50, -50); to(c, 120, 120); c.End() }, []string{"dropped card"}},
		{"a jitter is a tap", func(c *Controller) { press(c); to(c, 13, 10); c.End() }, []string{"tapped"}},
		{"there and back is no tap", func(c *Controller) { press(c); to(c, 90, 10); to(c, 10, 10); c.End() }, nil},
		{"cancelled, then let go", func(c *Controller) { press(c); to(c, 120, 120); c.Cancel(); c.End() }, nil},
		{"a second drag after a right click", func(c *Controller) {
			press(c)
			to(c, 120, 120)
			c.Cancel()
			c.End()
			to(c, 120, 121)
			c.End()
		}, nil},
		{"pick up and drop", func(c *Controller) { c.PickUp(threat); c.DropOn("card") }, []string{"dropped card"}},
		{"pick up, next, drop", func(c *Controller) { c.PickUp(threat); c.Next(1); c.Next(1); c.DropOn(c.Moment().Zone) }, []string{"dropped other"}},
		{"pick up, previous wraps", func(c *Controller) { c.PickUp(threat); c.Next(-1); c.DropOn(c.Moment().Zone) }, []string{"dropped other"}},
		{"a tap", func(c *Controller) { press(c); c.Tap(threat) }, []string{"tapped"}},
		{"pick up and tap puts back", func(c *Controller) { c.PickUp(threat); press(c); c.Tap(threat) }, nil},
		{"pick up and press puts back", func(c *Controller) { c.PickUp(threat); press(c); c.End() }, nil},
	} {
		t.Run(x.name, func(t *testing.T) {
			r, c := newRecord()
			x.do(c)
			if !slices.Equal(r.told, x.want) {
				t.Errorf("told %q, want %q", r.told, x.want)
			}
			if c.Active() || r.last != nil {
				t.Error("something is still in the air")
			}
		})
	}
}

func TestVerdictUnderPointer(t *testing.T) {
	r, c := newRecord()
	c.Press(fyne.NewPos(0, 0))
	c.Move(threat, fyne.NewPos(110, 110))
	if r.last.Zone != "card" || !r.last.Verdict.Takes || r.last.Verdict.Tokens != 2 {
		t.Errorf("over the card: %+v", r.last)
	}
	c.Move(threat, fyne.NewPos(160, 110))
	if r.last.Zone != "" || r.last.Verdict.Takes {
		t.Errorf("off the card: %+v", r.last)
	}
}
