package sqlite

import (
	"errors"
	"fmt"
	"io/fs"

	"github.com/mattn/go-sqlite3"

	"plotwright/model"
)

// What can be wrong with a file. Each comes inside a *FileError or a *DamageError, which name the file; errors.Is finds it.
var (
	// ErrForeign: the file is not a database of this program.
	ErrForeign = errors.New("not a Plotwright database")
	// ErrNewer: a later version of this program has written the file.
	ErrNewer = errors.New("written by a newer version")
	// ErrDamaged: the file is ours and its contents are not as they were written.
	ErrDamaged = errors.New("damaged")
	// ErrMissing: there is no file, or an empty one, where backups tell that there was one.
	ErrMissing = errors.New("the database is gone, its backups are there")
	// ErrNotWritable: the file or its folder cannot be written, or the disk is full.
	ErrNotWritable = errors.New("cannot be written")
	// ErrReadOnly: the file was opened only to be read, which is an ErrNotWritable too.
	ErrReadOnly = fmt.Errorf("opened only to be read: %w", ErrNotWritable)
	// ErrBusy: another process has held the file for longer than half a second.
	ErrBusy = errors.New("in use by another process")
)

// FileError says which file an operation failed on. Nothing in the file has changed.
type FileError struct {
	// Op is what was being done: "open", "create campaign", "append", "load", "list", "delete", "put",
	// "back up", "restore", "salvage".
	Op string
	// Path is the absolute path of the file.
	Path string
	// Kind is one of the Err variables of this package, or nil for what fits none.
	Kind error
	// Err is the cause; it may be nil.
	Err error
}

// Error is for developers and the log file; players read a sentence made from the fields.
func (e *FileError) Error() string {
	s := fmt.Sprintf("%s %q", e.Op, e.Path)
	for _, err := range e.Unwrap() {
		s += ": " + err.Error()
	}
	return s
}

// Unwrap gives the kind and the cause.
func (e *FileError) Unwrap() []error { return present(e.Kind, e.Err) }

// DamageError says where the log of a campaign stops being as it was written. It is an ErrDamaged.
type DamageError struct {
	// Path is the absolute path of the file.
	Path     string
	Campaign model.CampaignID
	// Seq is the first event, counted from 1, that is missing or not as it was written. It is one more than the number of
	// events where only the campaign's row is at fault.
	Seq int
	// Read is what stands before it: whole batches, each verified.
	Read []model.Batch
	// Err says what is wrong.
	Err error
}

// Error is for developers and the log file; players read a sentence made from the fields.
func (e *DamageError) Error() string {
	return fmt.Sprintf("%q: campaign %s is damaged at event %d: %v", e.Path, e.Campaign, e.Seq, e.Err)
}

// Unwrap gives ErrDamaged and the cause.
func (e *DamageError) Unwrap() []error { return present(ErrDamaged, e.Err) }

func present(errs ...error) []error {
	var list []error
	for _, err := range errs {
		if err != nil {
			list = append(list, err)
		}
	}
	return list
}

// fail wraps a failure with the file and the kind of failure. What the model or this package has already named stays.
func (d *DB) fail(op string, err error) error {
	var file *FileError
	var damage *DamageError
	if err == nil || errors.As(err, &file) || errors.As(err, &damage) {
		return err
	}
	if errors.Is(err, model.ErrStale) || errors.Is(err, model.ErrNoCampaign) || errors.Is(err, model.ErrBadLog) {
		return fmt.Errorf("%s %q: %w", op, d.path, err)
	}
	return &FileError{Op: op, Path: d.path, Kind: kind(err), Err: err}
}

// kind sorts a failure of SQLite or of the file system.
func kind(err error) error {
	var e sqlite3.Error
	var path *fs.PathError
	switch {
	case errors.As(err, &e):
	case errors.As(err, &path) && (path.Op == "mkdir" || !errors.Is(err, fs.ErrNotExist)):
		// Where a file is in a folder's place, Windows says that there is none.
		return ErrNotWritable
	default:
		return nil
	}
	switch e.ExtendedCode {
	case sqlite3.ErrIoErrRead, sqlite3.ErrIoErrShortRead:
		return ErrDamaged
	case sqlite3.ErrConstraintCheck:
		return nil // a value of ours that the schema does not take
	}
	switch e.Code {
	case sqlite3.ErrNotADB, sqlite3.ErrCorrupt, sqlite3.ErrConstraint:
		return ErrDamaged
	case sqlite3.ErrReadonly, sqlite3.ErrFull, sqlite3.ErrCantOpen, sqlite3.ErrPerm, sqlite3.ErrIoErr:
		return ErrNotWritable
	case sqlite3.ErrBusy, sqlite3.ErrLocked:
		return ErrBusy
	}
	return nil
}
