package sqlite

import "plotwright/model"

// Fault is the kind of failure for the sentence that players read.
func (e *FileError) Fault() model.Fault {
	switch e.Kind {
	case ErrForeign:
		return model.FaultForeign
	case ErrNewer:
		return model.FaultNewer
	case ErrDamaged:
		return model.FaultDamaged
	case ErrNotWritable:
		return model.FaultNotWritable
	case ErrBusy:
		return model.FaultBusy
	}
	return model.FaultOther
}

// Fault is always FaultDamaged.
func (e *DamageError) Fault() model.Fault { return model.FaultDamaged }
