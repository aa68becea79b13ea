package sqlite

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"plotwright/model"
)

// TestErrors: each kind is found through what wraps it, is told as the model's fault, and names the file.
func TestErrors(t *testing.T) {
	cause := errors.New("cause")
	for kind, fault := range map[error]model.Fault{
		ErrForeign: model.FaultForeign, ErrNewer: model.FaultNewer, ErrDamaged: model.FaultDamaged,
		ErrNotWritable: model.FaultNotWritable, ErrBusy: model.FaultBusy, ErrMissing: model.FaultMissing, nil: model.FaultOther,
	} {
		err := fmt.Errorf("open campaign: %w", &FileError{Op: "open", Path: "/a b/x.db", Kind: kind, Err: cause})
		if kind != nil && !errors.Is(err, kind) || !errors.Is(err, cause) || model.FaultOf(err) != fault || !strings.Contains(err.Error(), "/a b/x.db") {
			t.Errorf("%v: fault %q", err, model.FaultOf(err))
		}
	}
	err := fmt.Errorf("open campaign: %w", &DamageError{Path: "/x.db", Campaign: "abc", Seq: 7, Err: cause})
	if !errors.Is(err, ErrDamaged) || !errors.Is(err, cause) || model.FaultOf(err) != model.FaultDamaged {
		t.Errorf("%v: fault %q", err, model.FaultOf(err))
	}
	d := &DB{path: "/x.db"}
	for _, known := range []error{model.ErrStale, model.ErrNoCampaign} {
		if err := d.fail("append", known); !errors.Is(err, known) || !strings.Contains(err.Error(), "/x.db") {
			t.Errorf("%v", err)
		}
	}
	if err := d.fail("open", &fs.PathError{Op: "open", Path: "/x.db", Err: fs.ErrNotExist}); errors.Is(err, ErrNotWritable) || !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v", err)
	}
}
