package sqlite

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/mattn/go-sqlite3"
)

// probe refuses a file that is not ours or newer before anything could write to it or roll back a journal beside it.
func (d *DB) probe() error {
	db, err := connect(d.path, probing)
	if err != nil {
		return d.unreadable(err)
	}
	id, err := number(db, "PRAGMA application_id")
	var version int64
	if err == nil {
		version, err = number(db, "PRAGMA user_version")
	}
	if err = errors.Join(err, db.Close()); err != nil {
		return d.unreadable(err)
	}
	return d.ours(id, version)
}

func (d *DB) ours(id, version int64) error {
	switch {
	case id != applicationID:
		return &FileError{Op: "open", Path: d.path, Kind: ErrForeign, Err: fmt.Errorf("application_id is %#x", id)}
	case version > int64(len(d.steps)):
		return &FileError{Op: "open", Path: d.path, Kind: ErrNewer, Err: fmt.Errorf("version %d, this program knows %d", version, len(d.steps))}
	case version < 1:
		return &FileError{Op: "open", Path: d.path, Kind: ErrDamaged, Err: fmt.Errorf("version %d", version)}
	}
	return nil
}

// unreadable sorts a file that SQLite cannot read without locks, by the mark in its header. One that is ours may be damaged,
// or only half written, by a process that is at it or has died at it: that is for check to find out, under locks.
func (d *DB) unreadable(cause error) error {
	if !errors.Is(kind(cause), ErrDamaged) {
		return cause
	}
	f, err := os.Open(d.path)
	if err != nil {
		return errors.Join(cause, err)
	}
	var header [72]byte
	n, err := io.ReadFull(f, header[:])
	if err := f.Close(); err != nil {
		return err
	}
	switch {
	case err == nil && binary.BigEndian.Uint32(header[68:]) == applicationID:
		return d.ours(applicationID, int64(int32(binary.BigEndian.Uint32(header[60:]))))
	case err != nil && bytes.HasPrefix(header[:n], []byte("SQLite format 3\x00")):
		return d.damaged("%w", cause)
	}
	return &FileError{Op: "open", Path: d.path, Kind: ErrForeign, Err: cause}
}

// check verifies the whole file and gives its version.
func (d *DB) check() (version int, err error) {
	err = d.read(func(q querier) error {
		id, err := number(q, "PRAGMA application_id")
		if err != nil {
			return err
		}
		v, err := number(q, "PRAGMA user_version")
		if err != nil {
			return err
		}
		version = int(v)
		if err := d.ours(id, v); err != nil {
			return err
		}
		if err := d.sound(q); err != nil {
			return err
		}
		return d.asMade(q, version)
	})
	return version, err
}

// unanswered takes it for damage when SQLite cannot follow a query that is right for every file as it was made.
func (d *DB) unanswered(err error) error {
	var e sqlite3.Error
	if errors.As(err, &e) && e.Code == sqlite3.ErrError {
		return d.damaged("%w", err)
	}
	return err
}

// sound runs SQLite's own checks, and the one that it leaves out: it takes what is missing of the last page for zeroes.
func (d *DB) sound(q querier) error {
	info, err := os.Stat(d.path)
	if err != nil {
		return err
	}
	page, err := number(q, "PRAGMA page_size")
	if err != nil {
		return err
	}
	if info.Size()%page != 0 {
		return d.damaged("cut off in a page: %d bytes", info.Size())
	}
	found, err := texts(q, "PRAGMA quick_check(10)")
	if err != nil {
		return err
	}
	if !slices.Equal(found, []string{"ok"}) {
		return d.damaged("quick_check: %q", found)
	}
	found, err = texts(q, `SELECT "table" FROM pragma_foreign_key_check LIMIT 1`)
	if err != nil {
		return err
	}
	if len(found) > 0 {
		return d.damaged("table %s has rows of a campaign that is missing", found[0])
	}
	return nil
}

// asMade holds the tables and triggers against those that the migrations make: exactly these, or the version is not true.
func (d *DB) asMade(q querier, version int) error {
	made, err := connect("/schema", inMemory)
	if err != nil {
		return err
	}
	for _, step := range d.steps[:version] {
		if _, err := made.ExecContext(context.Background(), step); err != nil {
			return errors.Join(err, made.Close())
		}
	}
	want, err := texts(made, objects)
	if err = errors.Join(err, made.Close()); err != nil {
		return err
	}
	got, err := texts(q, objects)
	if err != nil {
		return err
	}
	for i := range max(len(got), len(want)) {
		switch {
		case i >= len(got) || i < len(want) && got[i] > want[i]:
			return d.damaged("missing or changed: %s", want[i])
		case i >= len(want) || got[i] != want[i]:
			return d.damaged("not of version %d: %s", version, got[i])
		}
	}
	return nil
}

const objects = "SELECT type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, '') AS object FROM sqlite_schema" +
	" WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY object COLLATE BINARY"

func (d *DB) damaged(format string, args ...any) error {
	return &FileError{Op: "open", Path: d.path, Kind: ErrDamaged, Err: fmt.Errorf(format, args...)}
}

func texts(q querier, query string, args ...any) (list []string, err error) {
	err = each(q, query, func(s string) { list = append(list, s) }, args...)
	return list, err
}

// each hands over the rows of a query, each of which is one text.
func each(q querier, query string, row func(string), args ...any) error {
	rows, err := q.QueryContext(context.Background(), query, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var s string
		if err := rows.Scan(&s); err != nil {
			return err
		}
		row(s)
	}
	return rows.Err()
}
