package widget

import "fyne.io/fyne/v2"

// Flow is an object whose height depends on its width.
type Flow interface {
	HeightFor(width float32) float32
}

// holder is an object with objects inside that is no fyne.Container.
type holder interface {
	held() []fyne.CanvasObject
}

// heightFor is an object's height at a width.
func heightFor(o fyne.CanvasObject, width float32) float32 {
	if f, ok := o.(Flow); ok {
		return f.HeightFor(width)
	}
	if c, ok := o.(*fyne.Container); ok {
		if f, ok := c.Layout.(Flow); ok {
			return f.HeightFor(width)
		}
		// A stack is as high as the highest of what lies on it.
		if c.Layout == nil {
			var h float32
			for _, child := range c.Objects {
				if child.Visible() {
					h = max(h, heightFor(child, width))
				}
			}
			return h
		}
	}
	return o.MinSize().Height
}

// children are the objects right inside another one, as far as they are ours to know.
func children(o fyne.CanvasObject) []fyne.CanvasObject {
	switch c := o.(type) {
	case *fyne.Container:
		return c.Objects
	case holder:
		return c.held()
	}
	return nil
}

// placeIn finds where an object lies within another one.
func placeIn(root, o fyne.CanvasObject) (fyne.Position, bool) {
	if root == o {
		return fyne.Position{}, true
	}
	for _, c := range children(root) {
		if c == nil {
			continue
		}
		if p, ok := placeIn(c, o); ok {
			return p.Add(c.Position()), true
		}
	}
	return fyne.Position{}, false
}

// takesPan is an object that wants to know in which scrolled area it lies.
type takesPan interface {
	SetPan(*PanScroll)
}

// linkPan tells an object, and all inside it, in which scrolled area it lies.
func linkPan(o fyne.CanvasObject, p *PanScroll) {
	if o == nil {
		return
	}
	if t, ok := o.(takesPan); ok {
		t.SetPan(p)
	}
	if _, nested := o.(*PanScroll); nested {
		return
	}
	for _, c := range children(o) {
		linkPan(c, p)
	}
}

// takesSheet is an object that wants to know in which sheet it lies.
type takesSheet interface {
	SetSheet(*Sheet)
}

// linkSheet tells an object, and all inside it, in which sheet it lies.
func linkSheet(o fyne.CanvasObject, s *Sheet) {
	if o == nil {
		return
	}
	if t, ok := o.(takesSheet); ok {
		t.SetSheet(s)
	}
	for _, c := range children(o) {
		linkSheet(c, s)
	}
}
