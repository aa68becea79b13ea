package sqlite

import (
	"database/sql"
	"errors"
	"fmt"
	"time"
)

// errProbe ends the transaction of probeWrite.
var errProbe = errors.New("only a trial")

// probeWrite finds out now, not at the first command, that the file or its folder cannot be written: it has SQLite begin
// a change, for which it makes its journal, and takes it back.
func (d *DB) probeWrite(version int) error {
	err := d.write(func(tx *sql.Tx) error {
		if err := setVersion(tx, version); err != nil {
			return err
		}
		return errProbe
	})
	if errors.Is(err, errProbe) {
		return nil
	}
	return err
}

// migrate brings the file from the version up to date, after a copy of it is safe.
func (d *DB) migrate(version int) error {
	if version == len(d.steps) {
		return nil
	}
	if _, err := d.dated(version, time.Now()); err != nil {
		return fmt.Errorf("before migration: %w", err)
	}
	for v := version; v < len(d.steps); v++ {
		err := d.write(func(tx *sql.Tx) error {
			if now, err := number(tx, "PRAGMA user_version"); err != nil || now > int64(v) {
				return err // another process has been quicker
			}
			return apply(tx, d.steps[v], v+1)
		})
		if err != nil {
			return fmt.Errorf("migrate to version %d: %w", v+1, err)
		}
	}
	_, err := d.check()
	return err
}

// apply runs one migration and notes the version that it makes.
func apply(tx *sql.Tx, step string, version int) error {
	if _, err := tx.Exec(step); err != nil {
		return err
	}
	return setVersion(tx, version)
}

func setVersion(tx *sql.Tx, version int) error {
	_, err := tx.Exec(fmt.Sprintf("PRAGMA user_version = %d", version))
	return err
}
