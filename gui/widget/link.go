package widget

import "fyne.io/fyne/v2"

// link is a piece of running text that leads to a section of the rules. The text and the line under it are the block's;
// the link is what a finger or the Tab key finds there.
type link struct {
	touch
	spotted linkSpot
}

func newLink(h *Host, onLink func(section string)) *link {
	k := &link{}
	k.touch.init(h, k, func() { onLink(k.spotted.to) })
	return k
}

// Describe is the text of the link.
func (k *link) Describe() string { return k.spotted.text }

func (k *link) spot() string { return "link:" + k.spotted.to }

// Disabled: Tab goes to a link once, however many lines it takes.
func (k *link) Disabled() bool { return k.spotted.continues || k.touch.Disabled() }

func (k *link) arrange(size fyne.Size)     { k.focusRing(size, 4) }
func (k *link) least() fyne.Size           { return fyne.Size{} }
func (k *link) parts() []fyne.CanvasObject { return []fyne.CanvasObject{k.ring} }

// links are the links of a text.
type links struct {
	onLink func(section string)
	pan    *PanScroll
	in     *Sheet
	each   []*link
	// all are the same, as a widget wants its parts.
	all []fyne.CanvasObject
}

// arrange puts links where the text has them. Without somebody to follow them there are none.
func (s *links) arrange(h *Host, spots []linkSpot) {
	if s.onLink == nil {
		return
	}
	for i, at := range spots {
		if i == len(s.each) {
			k := newLink(h, s.onLink)
			k.SetPan(s.pan)
			k.SetSheet(s.in)
			s.each, s.all = append(s.each, k), append(s.all, k)
		}
		const more = 3
		k := s.each[i]
		k.spotted = at
		place(k, at.pos.X-more, at.pos.Y-more, at.size.Width+2*more, at.size.Height+2*more)
		show(k, true)
	}
	for _, k := range s.each[len(spots):] {
		show(k, false)
	}
}

func (s *links) setPan(p *PanScroll) {
	s.pan = p
	for _, k := range s.each {
		k.SetPan(p)
	}
}

func (s *links) setSheet(in *Sheet) {
	s.in = in
	for _, k := range s.each {
		k.SetSheet(in)
	}
}
