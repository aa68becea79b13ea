package located

import "slices"

// Code is the kind of a fault; players read a sentence made from it and the fault's other fields.
type Code string

// The faults of form.
const (
	// Syntax: the line is no TOML; What is the kind of slip, one of the Slips.
	Syntax Code = "syntax"
	// Twice: What is given a second time.
	Twice Code = "twice"
	// UnknownKey: nothing reads the key What.
	UnknownKey Code = "unknown-key"
	// WrongType: What must be Wanted.
	WrongType Code = "wrong-type"
)

// Slips are the kinds of slip that make a line no TOML.
var Slips = []string{"quote", "equals", "value", "header", "list", "rest", "escape", "number", "character", "line"}

// Fault is something wrong in a file.
type Fault struct {
	// Line counts from 1; 0 is the file as a whole.
	Line int
	Code Code
	// What is the key, id, word or number that it is about.
	What string
	// Wanted are the words that would do.
	Wanted []string
	// File is another file that has to do with it.
	File string
}

// Sort orders faults by line.
func Sort(faults []Fault) {
	slices.SortStableFunc(faults, func(a, b Fault) int { return a.Line - b.Line })
}
