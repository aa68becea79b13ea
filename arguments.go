package main

import (
	"cmp"
	"errors"
	"flag"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"plotwright/locales"
)

// arguments is what the program is started with.
type arguments struct {
	dir, lang            string
	demo, smoke, version bool
	// file is the campaign to import, as an absolute path, or empty.
	file string
}

// flags are the options that are read into a. What each is for is said by the message "cli.help".
func (a *arguments) flags() *flag.FlagSet {
	flags := flag.NewFlagSet("plotwright", flag.ContinueOnError)
	flags.StringVar(&a.dir, "data", "", "")
	flags.StringVar(&a.lang, "lang", "", "")
	flags.BoolVar(&a.demo, "demo", false, "")
	flags.BoolVar(&a.smoke, "smoke", false, "")
	flags.BoolVar(&a.version, "version", false, "")
	return flags
}

// open takes what stands after the options for the file to import. It is an error in words if there is no such file, or more
// than one.
func (a *arguments) open(rest []string) (err error) {
	if len(rest) == 0 || rest[0] == "" {
		return nil
	}
	if _, err := os.Stat(rest[0]); errors.Is(err, fs.ErrNotExist) {
		return sentence(a.lang, "cli.no-file", "What", rest[0])
	}
	if len(rest) > 1 {
		return sentence(a.lang, "cli.one-file", "What", rest[1])
	}
	a.file, err = filepath.Abs(rest[0])
	return err
}

// parse reads args into flags. There is nothing more to do where they ask for help, which is the message of that id, or where
// an option is wrong, which is an error in words. They are in the language that lang points to once the options are read.
func parse(flags *flag.FlagSet, args []string, lang *string, help string, out io.Writer) (done bool, err error) {
	flags.SetOutput(io.Discard) // what the library says is English
	err = flags.Parse(args)
	switch {
	case err == nil:
		return false, nil
	case errors.Is(err, flag.ErrHelp):
		words, err := speaker(*lang)
		if err == nil {
			say(out, words.T(help))
		}
		return true, err
	}
	return true, sentence(*lang, "cli.option", "What", args[max(0, len(args)-flags.NArg()-1)])
}

// speaker gives the program's words outside a window, in the system's language if none is named.
func speaker(lang string) (*locales.Translator, error) {
	words, err := locales.Load()
	if err != nil {
		return nil, err
	}
	return words.Translator(cmp.Or(lang, locales.SystemLanguage())), nil
}

// sentence is an error that reads as a message does.
func sentence(lang, id string, vars ...any) error {
	words, err := speaker(lang)
	if err != nil {
		return err
	}
	return errors.New(words.T(id, vars...))
}
