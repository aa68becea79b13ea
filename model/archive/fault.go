package archive

import (
	"fmt"

	"plotwright/model"
)

// Reason says what is wrong with a file.
type Reason string

// The reasons.
const (
	// NotArchive: the first line is not that of an exported campaign.
	NotArchive Reason = "not-archive"
	// Newer: a later version of the program wrote the file; Detail names what this one does not know.
	Newer Reason = "newer"
	// TooLarge: the file, the line or the number of events is beyond all bounds.
	TooLarge Reason = "too-large"
	// CutOff: the file ends too early.
	CutOff Reason = "cut-off"
	// Changed: the line is not as it was written.
	Changed Reason = "changed"
	// Malformed: the line is not in the form that it should have, though its sum fits.
	Malformed Reason = "malformed"
	// OutOfOrder: the line's batch is not the one that follows.
	OutOfOrder Reason = "out-of-order"
	// NoCampaign: the log does not begin as campaigns do.
	NoCampaign Reason = "no-campaign"
	// Mismatch: the header says something else of the log than it holds.
	Mismatch Reason = "mismatch"
	// Surplus: something follows the last line.
	Surplus Reason = "surplus"
)

// Fault is the first thing that is wrong with a file. Nothing has changed anywhere.
type Fault struct {
	Path string
	// Line counts from 1.
	Line   int
	Reason Reason
	// Detail is a name or a number to go with the reason; it may be empty.
	Detail string
	// Err is the cause; it may be nil.
	Err error
}

// Error is for developers and the log file; players read a sentence made from the fields.
func (f *Fault) Error() string {
	s := fmt.Sprintf("%q, line %d: %s", f.Path, f.Line, f.Reason)
	if f.Detail != "" {
		s += " " + f.Detail
	}
	if f.Err != nil {
		s += ": " + f.Err.Error()
	}
	return s
}

// Unwrap gives the cause.
func (f *Fault) Unwrap() error { return f.Err }

// PresentError tells that the store has the campaign already: whoever imports it chooses to keep both or to replace.
type PresentError struct {
	Campaigns []model.Listing
}

// Error is for developers; players are asked by means of the fields.
func (e *PresentError) Error() string {
	return fmt.Sprintf("the campaign is there already, as %s and %d others", e.Campaigns[0].ID, len(e.Campaigns)-1)
}
