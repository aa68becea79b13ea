package main

import (
	"cmp"
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
// window. It answers in the language lang unless its arguments name another, and gives the process's exit code.
func check(args []string, lang string, out, complaints io.Writer) int {
	fail := func(err error) int {
		say(complaints, "plotwright:", err)
		return notCheckable
	}
	flags := flag.NewFlagSet("plotwright check", flag.ContinueOnError)
	flags.StringVar(&lang, "lang", lang, "")
	if done, err := parse(flags, args, &lang, "cli.check", out); err != nil {
		return fail(err)
	} else if done {
		return allGood
	}
	if flags.NArg() == 0 {
		return fail(sentence(lang, "own.check.usage"))
	}
	words, err := locales.Load()
	if err != nil {
		return fail(err)
	}
	ours, err := catalog.Load()
	if err != nil {
		return fail(err)
	}
	tr := words.Translator(cmp.Or(lang, locales.SystemLanguage()))
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
