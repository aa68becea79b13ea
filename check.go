package main

import (
	"flag"
	"fmt"
	"io"

	"plotwright/gui"
	"plotwright/gui/view"
	"plotwright/locales"
	"plotwright/model/catalog"
	"plotwright/model/own"
)

// What the check of files ends with.
const (
	allGood      = 0
	haveFaults   = 1
	notCheckable = 2
)

// check is the command "check": it says of each file what it brings, or what is wrong and on which line, and opens no
// window. It gives the process's exit code.
func check(args []string, out, complaints io.Writer) int {
	flags := flag.NewFlagSet("plotwright check", flag.ContinueOnError)
	flags.SetOutput(complaints)
	lang := flags.String("lang", locales.SystemLanguage(), "language of the answers, en or ru")
	words, err := locales.Load()
	if err != nil {
		say(complaints, "plotwright:", err)
		return notCheckable
	}
	if flags.Parse(args) != nil {
		return notCheckable
	}
	tr := words.Translator(*lang)
	if flags.NArg() == 0 {
		say(complaints, tr.T("own.check.usage"))
		return notCheckable
	}
	ours, err := catalog.Load()
	if err != nil {
		say(complaints, "plotwright:", err)
		return notCheckable
	}
	shelf := own.Reader{Catalog: ours, Bundle: words, Draws: gui.Draws}.Files(flags.Args())
	code := allGood
	for i, f := range shelf.Files {
		code = max(code, answer(tr, f, flags.Arg(i), out))
	}
	return code
}

// answer says what there is to say about a file.
func answer(tr *locales.Translator, f *own.File, path string, out io.Writer) int {
	if f.Usable() {
		say(out, tr.T("own.check.good", "File", path, "Text", view.Brings(tr, f)))
		return allGood
	}
	code := haveFaults
	for _, x := range f.Faults {
		id := "own.check.good"
		if x.Line > 0 {
			id = "own.check.place"
		}
		say(out, tr.T(id, "File", path, "Line", x.Line, "Text", view.FileFault(tr, x)))
		if x.Code == own.Unreadable {
			code = notCheckable
		}
	}
	return code
}

// say writes a line; there is nobody to tell when that fails.
func say(to io.Writer, what ...any) { _, _ = fmt.Fprintln(to, what...) }
