package sqlite

import (
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"plotwright/model"
)

var _ model.Restorer = (*DB)(nil)

// Restore puts campaigns of a backup as Put does, all or none. What is here now is backed up first. A campaign that is not
// whole in the backup is a *DamageError, one that is not in it model.ErrNoCampaign.
func (d *DB) Restore(path string, ids []model.CampaignID, now time.Time) ([]model.CampaignID, error) {
	logs, err := d.logsIn(path, ids)
	if err != nil {
		return nil, err
	}
	if _, err := d.Backup(now); err != nil && !errors.As(err, new(*DamageError)) {
		return nil, err
	}
	kept := make([]model.CampaignID, len(ids))
	err = d.write(func(tx *sql.Tx) (err error) {
		for i, id := range ids {
			if kept[i], err = d.put(tx, id, logs[i], now); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return nil, d.fail("restore", err)
	}
	return kept, nil
}

// logsIn reads campaigns of another file.
func (d *DB) logsIn(path string, ids []model.CampaignID) ([][]model.Batch, error) {
	from, err := d.beside(path)
	if err != nil {
		return nil, err
	}
	logs := make([][]model.Batch, len(ids))
	for i, id := range ids {
		if logs[i], err = from.Load(id); err != nil {
			return nil, errors.Join(err, from.Close())
		}
	}
	return logs, from.Close()
}

// beside opens another file of the same versions for reading.
func (d *DB) beside(path string) (*DB, error) {
	return Open(path, ReadOnly(), func(o *DB) { o.steps = d.steps })
}

// The companions of a database that SQLite would take for its own if they were left beside another.
var companions = []string{"", "-journal", "-wal", "-shm"}

// restoreWhole makes a checked copy beside the file. From the moment when the copy has its name it is certain that it takes
// the file's place: whoever opens the file next finishes what a process that died has begun.
func (d *DB) restoreWhole(path string, now time.Time) error {
	folder := filepath.Dir(d.path)
	if err := errors.Join(d.removeParts(folder), d.finishRestore()); err != nil {
		return err
	}
	from, err := d.beside(path)
	if err != nil {
		return err
	}
	stem, ext := split(d.path)
	err = from.copyAs(filepath.Join(folder, stem+restoring+now.UTC().Format(stampLayout)+ext))
	if err = errors.Join(err, from.Close()); err != nil {
		return err
	}
	return d.finishRestore()
}

// What a file that is about to take the database's place is called, and what that one is called from then on.
const (
	restoring = "-restoring-"
	replaced  = "-replaced-"
)

// finishRestore moves the database and its journal aside and the file that waits for their place there. It can be broken off
// at any point and begun again.
func (d *DB) finishRestore() error {
	folder := filepath.Dir(d.path)
	entries, err := os.ReadDir(folder)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrPermission) {
		return nil // no folder, or one in which nothing waits for us
	}
	if err != nil {
		return err
	}
	stem, ext := split(d.path)
	for _, e := range entries {
		stamp, ok := strings.CutPrefix(e.Name(), stem+restoring)
		stamp, ok2 := strings.CutSuffix(stamp, ext)
		if _, err := time.Parse(stampLayout, stamp); !ok || !ok2 || err != nil {
			continue
		}
		if d.readOnly {
			return &FileError{Op: "open", Path: d.path, Kind: ErrBusy, Err: errors.New("it is being restored")}
		}
		if err := d.moveAside(stem+replaced+stamp, ext); err != nil {
			return err
		}
		if err := rename(filepath.Join(folder, e.Name()), d.path); err != nil {
			return err
		}
		if err := syncFolder(folder); err != nil {
			return err
		}
	}
	return nil
}

// moveAside gives the database and its companions another name, which no file has yet.
func (d *DB) moveAside(stem, ext string) error {
	for _, c := range companions {
		if _, err := os.Lstat(d.path + c); errors.Is(err, fs.ErrNotExist) {
			continue
		} else if err != nil {
			return err
		}
		to := filepath.Join(filepath.Dir(d.path), stem+ext+c)
		for n := 2; ; n++ {
			if _, err := os.Lstat(to); errors.Is(err, fs.ErrNotExist) {
				break
			} else if err != nil {
				return err
			}
			to = filepath.Join(filepath.Dir(d.path), fmt.Sprintf("%s-%d%s%s", stem, n, ext, c))
		}
		if err := rename(d.path+c, to); err != nil {
			return err
		}
	}
	return nil
}
