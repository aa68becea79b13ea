package view

import (
	"strings"

	"plotwright/locales"
	"plotwright/model"
)

// inlineIcons are the icons that stand in card text as bracketed words (R10): the drawn icon, and the ruling that
// decides between the icon and the words of our source. The surge is named by its source and always drawn.
var inlineIcons = []struct{ id, icon, item string }{
	{"black-drop", "fatigue", "icon-drop"},
	{"burst", "willpower", "icon-burst-gear"},
	{"gear", "willpower", "icon-burst-gear"},
	{"book", "knowledge", "icon-book"},
	{"curved-arrow", "action", "icon-action"},
	{"green-round", "ranged", "icon-bolt"},
	{"surge", "surge", ""},
}

// Text is a message of several paragraphs with its bracketed icons drawn where the rulings say so.
func Text(tr *locales.Translator, c *model.Catalog, r model.Rulings, id string) []Paragraph {
	return split(tr.T(id), iconWords(tr, c, r))
}

// iconWords are the bracketed words that are drawn as icons, with the icon's asset and name.
func iconWords(tr *locales.Translator, c *model.Catalog, r model.Rulings) map[string]Run {
	words := map[string]Run{}
	for _, x := range inlineIcons {
		if x.item == "" || c.DataChoice(r, x.item) == model.Other {
			words[tr.T("icon."+x.id+".seed")] = Run{Text: tr.T("icon." + x.id + ".name"), Icon: x.icon}
		}
	}
	return words
}

func split(text string, icons map[string]Run) []Paragraph {
	var ps []Paragraph
	for _, block := range strings.Split(text, "\n\n") {
		for _, line := range strings.Split(block, "\n") {
			ps = append(ps, runs(line, icons))
		}
	}
	return ps
}

func runs(line string, icons map[string]Run) Paragraph {
	var p Paragraph
	for line != "" {
		open := strings.IndexByte(line, '[')
		if open < 0 {
			break
		}
		end := strings.IndexByte(line[open:], ']')
		if end < 0 {
			break
		}
		icon, ok := icons[line[open:open+end+1]]
		if !ok {
			p = append(p, Run{Text: line[:open+end+1]})
		} else {
			if open > 0 {
				p = append(p, Run{Text: line[:open]})
			}
			p = append(p, icon)
		}
		line = line[open+end+1:]
	}
	if line != "" {
		p = append(p, Run{Text: line})
	}
	return p
}
