package gui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/gui/settings"
	"plotwright/gui/widget"
	"plotwright/locales"
	"plotwright/model"
)

// TestEverythingFits measures every screen and every sheet in both languages, dark and light, in all sizes of texts and
// windows that the program is for; -short takes a quarter of it.
func TestEverythingFits(t *testing.T) {
	for _, lang := range []string{locales.English, locales.Russian} {
		for _, theme := range []string{settings.Dark, settings.Light} {
			for _, text := range []int{80, 100, 150, 200} {
				if testing.Short() && (text != 100 && text != 200 || (lang == locales.Russian) != (theme == settings.Light)) {
					continue
				}
				t.Run(fmt.Sprintf("%s/%s/%d", lang, orDark(theme), text), func(t *testing.T) {
					h := newHands(t, func(o *Options) {
						o.Settings.Language, o.Settings.Theme, o.Settings.TextSize = lang, theme, text
					})
					h.measure("start, empty")
					h.show(newCampaignPage(h.App))
					h.measure("new campaign")
					fullTable(h, "Ashrian", "Jain Fairwood", "Syndrael", "Widow Tarha")
					h.measure("table")
					for _, s := range everySheet {
						s.lead(h.App)
						if h.layers.top() == nil {
							t.Errorf("no sheet opened for %s: %s", s.name, h.layers.toast.Text())
							continue
						}
						h.measure(s.name)
						h.closeTop()
					}
					for _, c := range everyCover {
						c.lead(h.App)
						h.measure(c.name)
						h.toTable()
					}
					h.do(model.EndSetup{})
					h.measure("heroes' turn")
					h.do(model.BeginOverlordTurn{})
					h.trigger("travelers-rest")
					if h.table.choice == nil {
						t.Error("nothing to choose")
					}
					h.measure("the heroes' choice")
					h.key(fyne.KeyEscape)
					h.do(model.EndQuest{Winner: model.Overlord})
					for range 6 {
						h.measure(string(h.session.State().Phase))
						h.do(model.NextStep{})
					}
					h.home()
					h.measure("start")
				})
			}
		}
	}
}

func orDark(theme string) string {
	if theme == settings.Dark {
		return "dark"
	}
	return theme
}

// measure reports what does not fit into the usual windows; of sheets only the topmost is in reach.
func (h *hands) measure(where string) {
	h.t.Helper()
	for _, size := range []fyne.Size{{Width: 1024, Height: 600}, {Width: 1366, Height: 768}, {Width: 1920, Height: 1080}} {
		h.window.Resize(size)
		root := h.screen.object()
		if top := h.layers.top(); top != nil {
			root = top.Sheet
		}
		for _, fault := range widget.Misfits(root, size) {
			h.t.Errorf("%s, %gx%g: %s", where, size.Width, size.Height, fault)
		}
	}
}
