package sqlite

import (
	"database/sql"
	"errors"
	"fmt"
)

// errProbe ends the transaction of probeWrite.
var errProbe = errors.New("only a trial")

// probeWrite finds out now, not at the first command, that the file or its folder cannot be written: it has SQLite begin
// a change, for which it makes its journal, and takes it back.
func (d *DB) probeWrite(version int) error {
	err := d.write(func(tx *sql.Tx) error {
		if _, err := tx.Exec(fmt.Sprintf("PRAGMA user_version = %d", version)); err != nil {
			return err
		}
		return errProbe
	})
	if errors.Is(err, errProbe) {
		return nil
	}
	return err
}

// migrate brings the file from the version up to date.
func (d *DB) migrate(version int) error {
	for v := version; v < len(d.steps); v++ {
		if err := d.write(func(tx *sql.Tx) error { return apply(tx, d.steps[v], v+1) }); err != nil {
			return fmt.Errorf("migrate to version %d: %w", v+1, err)
		}
	}
	return nil
}

// apply runs one migration and notes the version that it makes.
func apply(tx *sql.Tx, step string, version int) error {
	if _, err := tx.Exec(step); err != nil {
		return err
	}
	_, err := tx.Exec(fmt.Sprintf("PRAGMA user_version = %d", version))
	return err
}
