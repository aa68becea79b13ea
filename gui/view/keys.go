package view

import (
	"runtime"
	"strings"

	"plotwright/locales"
)

// KeyGroup are keys that are good for something at the same time.
type KeyGroup struct {
	Icon, Title string
	Lines       []KeyLine
}

// KeyLine is what keys do: any one of them does it, and each may be several that are held together.
type KeyLine struct {
	Keys [][]Cap
	Does string
}

// Cap is what stands on a key, and the letter of the second layout that keyboards of the language bear.
type Cap struct{ Text, Second string }

// KeySheet lists the keys.
func KeySheet(tr *locales.Translator) []KeyGroup {
	groups := []struct {
		icon, title string
		keys        []string
	}{
		{"dice", "everywhere", []string{"move", "open", "close", "pages", "undo", "redo", "rules", "search", "hits", "help"}},
		{"card-draw", "table", []string{"trigger", "buy", "pin", "next", "pick", "digits", "cover", "neighbours", "menu", "log", "players"}},
		{"threat", "air", []string{"aim", "drop", "back"}},
	}
	var all []KeyGroup
	for _, g := range groups {
		group := KeyGroup{Icon: g.icon, Title: tr.T("ui.keys." + g.title)}
		for _, k := range g.keys {
			group.Lines = append(group.Lines, keyLine(tr, k))
		}
		all = append(all, group)
	}
	return all
}

func keyLine(tr *locales.Translator, id string) KeyLine {
	ctrl := tr.T("ui.keys.ctrl")
	if runtime.GOOS == "darwin" {
		ctrl = tr.T("ui.keys.cmd")
	}
	line := KeyLine{Does: tr.T("ui.keys." + id + ".does")}
	for _, keys := range strings.Split(tr.T("ui.keys."+id+".keys", "Ctrl", ctrl), ", ") {
		var held []Cap
		for _, text := range strings.Split(keys, "+") {
			text, second, _ := strings.Cut(text, " (")
			held = append(held, Cap{text, strings.TrimSuffix(second, ")")})
		}
		line.Keys = append(line.Keys, held)
	}
	return line
}
