package sqlite

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
)

// Backup writes a copy of the file to path, whose folder is made when absent. The copy is checked, compared with the
// original and on disk before it gets its name; until then it is called path + ".part". A file that lies at path already is
// never replaced. Errors are a *FileError: ErrNotWritable where the copy cannot be written, ErrBusy where another process
// has played on meanwhile.
func (d *DB) Backup(path string) error {
	return d.fail("back up", d.backup(path))
}

func (d *DB) backup(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
		return errors.Join(err, &fs.PathError{Op: "back up to", Path: path, Err: fs.ErrExist})
	}
	part := path + ".part"
	if err := os.Remove(part); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	err := d.copyTo(part)
	if err == nil {
		err = os.Rename(part, path)
	}
	if err != nil {
		_ = os.Remove(part) // what is left of it is of no use
		return err
	}
	return syncFolder(filepath.Dir(path))
}

// copyTo makes the copy, checks it and has it on disk.
func (d *DB) copyTo(part string) error {
	if _, err := d.sql.ExecContext(context.Background(), "VACUUM INTO ?", part); err != nil {
		return err
	}
	dup := &DB{path: part, steps: d.steps, readOnly: true}
	if err := dup.open(); err != nil {
		return errors.Join(err, dup.Close())
	}
	copied, err := dup.fingerprint()
	if err = errors.Join(err, dup.Close()); err != nil {
		return err
	}
	original, err := d.fingerprint()
	if err != nil {
		return err
	}
	if !bytes.Equal(copied, original) {
		return &FileError{Op: "back up", Path: d.path, Kind: ErrBusy, Err: errors.New("it has changed while it was copied")}
	}
	f, err := os.OpenFile(part, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// fingerprint is a hash over all campaigns and events.
func (d *DB) fingerprint() ([]byte, error) {
	h := sha256.New()
	err := d.read(func(q querier) error {
		for _, query := range []string{
			"SELECT id || hex(seal) FROM campaigns ORDER BY id",
			"SELECT campaign || hex(hash) || kind || body FROM events ORDER BY campaign, seq",
		} {
			rows, err := texts(q, query)
			if err != nil {
				return err
			}
			for _, row := range rows {
				h.Write(appendText(nil, row))
			}
		}
		return nil
	})
	return h.Sum(nil), err
}

// syncFolder has the names in a folder on disk.
func syncFolder(path string) error {
	if runtime.GOOS == "windows" {
		return nil // it keeps them in its own journal and syncs no folder
	}
	f, err := os.Open(path)
	if err != nil {
		return fmt.Errorf("sync folder: %w", err)
	}
	return errors.Join(f.Sync(), f.Close())
}
