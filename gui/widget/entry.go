package widget

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"plotwright/gui/view"
)

// Entry is a line to type in. Keys that it has no use for go to the router: Escape, and the keys of functions.
type Entry struct {
	widget.Entry
	host  *Host
	pan   *PanScroll
	in    *Sheet
	glass *glass
	// OnLeftOut is called when signs that cannot be shown were typed or pasted; they are left out.
	OnLeftOut func()
}

// NewEntry makes an entry; onChange gets the text at every change.
func NewEntry(h *Host, onChange func(text string)) *Entry {
	e := &Entry{host: h}
	e.glass = newGlass(e)
	e.ExtendBaseWidget(e)
	e.OnChanged = func(text string) {
		if clean := legible(text); clean != text {
			e.SetText(clean)
			call(e.OnLeftOut)
			return
		}
		onChange(text)
	}
	return e
}

// CreateRenderer is for Fyne.
func (e *Entry) CreateRenderer() fyne.WidgetRenderer {
	e.ExtendBaseWidget(e)
	return &entryRenderer{e.Entry.CreateRenderer(), e.glass}
}

// entryRenderer lays the glass over Fyne's entry.
type entryRenderer struct {
	fyne.WidgetRenderer
	glass *glass
}

func (r *entryRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.glass.Resize(size)
}

func (r *entryRenderer) Objects() []fyne.CanvasObject {
	objects := r.WidgetRenderer.Objects()
	return append(objects[:len(objects):len(objects)], r.glass)
}

// legible is a text without the signs of which there is no picture; Fyne would show them as nothing.
func legible(text string) string {
	return strings.ReplaceAll(view.Showable(text), string(view.NoSign), "")
}

// SetPan is for PanScroll.
func (e *Entry) SetPan(p *PanScroll) { e.pan = p }

// SetSheet is for Sheet.
func (e *Entry) SetSheet(s *Sheet) { e.in = s }

// Disabled keeps what lies under a sheet out of the order of focus.
func (e *Entry) Disabled() bool { return e.Entry.Disabled() || e.host.covered(e.in) }

// FocusGained is for Fyne. What is typed must be seen.
func (e *Entry) FocusGained() {
	e.Entry.FocusGained()
	if e.pan != nil {
		e.pan.ScrollTo(e)
	}
}

// TypedKey is for Fyne.
func (e *Entry) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyEscape, fyne.KeyF1, fyne.KeyF3, fyne.KeyF11, fyne.KeyPageUp, fyne.KeyPageDown:
		e.host.typedKey(k)
	default:
		e.Entry.TypedKey(k)
	}
}

// MinSize is at least a target high.
func (e *Entry) MinSize() fyne.Size {
	e.ExtendBaseWidget(e)
	return e.Entry.MinSize().Max(fyne.NewSize(0, lookOf(e).size(SizeTarget)))
}

func (e *Entry) natural() float32 { return lookOf(e).size(SizeBody) * 18 }

func (e *Entry) spot() string {
	if e.Text == "" {
		return "entry:" + e.PlaceHolder
	}
	return "entry:" + e.Text
}
