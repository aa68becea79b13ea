package model

import "errors"

// Fault is the kind of a store's failure, for the sentence that players read.
type Fault string

// The kinds of failure.
const (
	FaultForeign     Fault = "foreign"
	FaultNewer       Fault = "newer"
	FaultDamaged     Fault = "damaged"
	FaultNotWritable Fault = "not-writable"
	FaultBusy        Fault = "busy"
	FaultMissing     Fault = "missing"
	FaultReadOnly    Fault = "opened-to-read"
	FaultOther       Fault = "other-fault"
)

// FaultOf is the kind that a store gave its error, FaultOther where it gave none.
func FaultOf(err error) Fault {
	var f interface{ Fault() Fault }
	if errors.As(err, &f) {
		return f.Fault()
	}
	return FaultOther
}
