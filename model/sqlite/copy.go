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
	"time"

	"plotwright/model"
)

// partSuffix is what a copy's name ends in until the copy is checked and on disk.
const partSuffix = ".part"

// copyAs writes a copy of the file to path, whose folder is made when absent. A file that lies at path already is never
// replaced.
func (d *DB) copyAs(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
		return errors.Join(err, &fs.PathError{Op: "copy to", Path: path, Err: fs.ErrExist})
	}
	return complete(path, d.copyTo)
}

// complete makes a file under another name, and gives it its own once it is made whole, checked and on disk by fill.
func complete(path string, fill func(part string) error) error {
	part := path + partSuffix
	if err := os.Remove(part); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	err := fill(part)
	if err == nil {
		err = rename(part, path)
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
	if err := syncFile(part); err != nil {
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
		return &FileError{Op: "copy", Path: d.path, Kind: ErrBusy, Err: errors.New("it has changed while it was copied")}
	}
	return nil
}

// fingerprint is a hash over all campaigns and events.
func (d *DB) fingerprint() ([]byte, error) {
	h := sha256.New()
	err := d.read(func(q querier) error {
		for _, query := range []string{
			"SELECT id || hex(seal) || hex(hash) || events FROM campaigns ORDER BY id",
			"SELECT campaign || hex(hash) || kind || body FROM events ORDER BY campaign, seq",
		} {
			err := each(q, query, func(row string) { h.Write(appendText(nil, row)) })
			if err != nil {
				return err
			}
		}
		return nil
	})
	return h.Sum(nil), err
}

// wholeAt verifies every campaign of the file at path, and gives a *DamageError for each that is not whole.
func wholeAt(path string, steps []string) error {
	d := &DB{path: path, steps: steps, readOnly: true}
	err := d.open()
	if err == nil {
		err = d.whole()
	}
	return errors.Join(err, d.Close())
}

func (d *DB) whole() error {
	return d.read(func(q querier) error {
		ids, err := texts(q, "SELECT id FROM campaigns ORDER BY id")
		if err != nil {
			return err
		}
		var damage error
		for _, id := range ids {
			_, err := d.load(q, model.CampaignID(id))
			damage = errors.Join(damage, err)
		}
		return damage
	})
}

func syncFile(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
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

// rename is os.Rename with patience: on Windows a virus scanner or an indexer may hold a file for a moment.
func rename(from, to string) error {
	err := os.Rename(from, to)
	for wait := 10 * time.Millisecond; err != nil && runtime.GOOS == "windows" && wait < time.Second; wait *= 2 {
		time.Sleep(wait)
		err = os.Rename(from, to)
	}
	return err
}
