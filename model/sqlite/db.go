package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"plotwright/model"
)

// DB is an open file of campaigns. It may be used by several goroutines; they wait for each other.
type DB struct {
	path     string
	sql      *sql.DB
	readOnly bool
	fresh    bool
	program  string
	steps    []string
}

var _ model.Store = (*DB)(nil)

// Option changes how Open opens.
type Option func(*DB)

// ReadOnly opens the file for reading: it must be there, of this version, and whatever would write gives ErrReadOnly.
func ReadOnly() Option { return func(d *DB) { d.readOnly = true } }

// Fresh has Open create the file also where there are backups of one, which is ErrMissing otherwise.
func Fresh() Option { return func(d *DB) { d.fresh = true } }

// Program has backups bear the version of the program that makes them in their names.
func Program(version string) Option { return func(d *DB) { d.program = version } }

// Open opens the file at path, or creates it and its folders where there is none; an empty file counts as none. A file of
// an earlier version is backed up and then brought up to date. The error is a *FileError with ErrForeign, ErrNewer, ErrDamaged,
// ErrMissing, ErrNotWritable or ErrBusy; a file that is refused is left as it was, to the byte.
func Open(path string, opts ...Option) (*DB, error) {
	d := &DB{path: path, steps: migrations}
	for _, o := range opts {
		o(d)
	}
	abs, err := filepath.Abs(path)
	if err != nil {
		return nil, d.fail("open", err)
	}
	d.path = abs
	if err := d.open(); err != nil {
		return nil, d.fail("open", errors.Join(err, d.Close()))
	}
	return d, nil
}

// Path is the absolute path of the file.
func (d *DB) Path() string { return d.path }

// Close closes the file. Whatever was acknowledged is already on disk.
func (d *DB) Close() error {
	if d.sql == nil {
		return nil
	}
	return d.sql.Close()
}

func (d *DB) open() error {
	if err := d.finishRestore(); err != nil {
		return err
	}
	version, err := d.connect()
	if err != nil {
		return d.unanswered(err)
	}
	if d.readOnly {
		return nil
	}
	if err := d.probeWrite(version); err != nil {
		return err
	}
	return d.migrate(version)
}

// connect opens and verifies the file and gives its version.
func (d *DB) connect() (version int, err error) {
	how, err := d.access()
	if err != nil {
		return 0, err
	}
	if how == creating {
		if err := os.MkdirAll(filepath.Dir(d.path), 0o700); err != nil {
			return 0, err
		}
	}
	if d.sql, err = connect(d.path, how); err != nil {
		return 0, err
	}
	if how.writes() {
		if err := d.initialise(); err != nil {
			return 0, err
		}
	}
	return d.check()
}

// access looks at what lies at the path, without touching it, and says how to open it.
func (d *DB) access() (access, error) {
	info, err := os.Stat(d.path)
	switch {
	case errors.Is(err, fs.ErrNotExist) && !d.readOnly:
		return creating, d.notMissing()
	case err != nil:
		return "", err
	case !info.Mode().IsRegular():
		return "", &FileError{Op: "open", Path: d.path, Kind: ErrForeign, Err: errors.New("not a file")}
	case info.Size() == 0 && !d.readOnly:
		return writing, d.notMissing()
	}
	if err := d.probe(); err != nil {
		return "", err
	}
	if d.readOnly {
		return reading, nil
	}
	return writing, nil
}

// notMissing refuses to begin anew where a file has been before.
func (d *DB) notMissing() error {
	if d.fresh {
		return nil
	}
	list, err := Backups(d.path)
	if err != nil || len(list) == 0 {
		return err
	}
	return &FileError{Op: "open", Path: d.path, Kind: ErrMissing, Err: fmt.Errorf("%d backups", len(list))}
}

// initialise gives an empty file its schema. Of two processes that come at once, the second finds it done.
func (d *DB) initialise() error {
	if empty, err := d.empty(d.sql); err != nil || !empty {
		return err
	}
	return d.write(func(tx *sql.Tx) error {
		if empty, err := d.empty(tx); err != nil || !empty {
			return err
		}
		if _, err := tx.Exec(fmt.Sprintf("PRAGMA application_id = %d", applicationID)); err != nil {
			return err
		}
		for i, step := range d.steps {
			if err := apply(tx, step, i+1); err != nil {
				return err
			}
		}
		return nil
	})
}

// querier is what *sql.DB, *sql.Conn and *sql.Tx have in common.
type querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

func (d *DB) empty(q querier) (bool, error) {
	n, err := number(q, "SELECT (SELECT count(*) FROM sqlite_schema) + (SELECT application_id FROM pragma_application_id)"+
		" + (SELECT user_version FROM pragma_user_version)")
	return n == 0, err
}

func number(q querier, query string, args ...any) (int64, error) {
	var n int64
	err := q.QueryRowContext(context.Background(), query, args...).Scan(&n)
	return n, err
}

// write runs f in one transaction, which takes the file's write lock at once.
func (d *DB) write(f func(*sql.Tx) error) error {
	if d.readOnly {
		return &FileError{Op: "write", Path: d.path, Kind: ErrReadOnly}
	}
	tx, err := d.sql.BeginTx(context.Background(), nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := f(tx); err != nil {
		return err
	}
	return tx.Commit()
}

// read runs f in one transaction that only reads, so that all of it sees the same moment.
func (d *DB) read(f func(querier) error) error {
	ctx := context.Background()
	conn, err := d.sql.Conn(ctx)
	if err != nil {
		return err
	}
	if _, err := conn.ExecContext(ctx, "BEGIN"); err != nil {
		return errors.Join(err, conn.Close())
	}
	err = f(conn)
	_, end := conn.ExecContext(ctx, "ROLLBACK")
	return errors.Join(err, end, conn.Close())
}
