package sqlite

import "plotwright/model"

var faults = map[error]model.Fault{
	ErrForeign:     model.FaultForeign,
	ErrNewer:       model.FaultNewer,
	ErrDamaged:     model.FaultDamaged,
	ErrNotWritable: model.FaultNotWritable,
	ErrReadOnly:    model.FaultReadOnly,
	ErrBusy:        model.FaultBusy,
	ErrMissing:     model.FaultMissing,
}

// Fault is the kind of failure for the sentence that players read.
func (e *FileError) Fault() model.Fault {
	if f, ok := faults[e.Kind]; ok {
		return f
	}
	return model.FaultOther
}

// Fault is always FaultDamaged.
func (e *DamageError) Fault() model.Fault { return model.FaultDamaged }
