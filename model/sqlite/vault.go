package sqlite

import (
	"bytes"
	"context"
	"path/filepath"
	"time"

	"plotwright/model"
)

// Vault gives access to the backups of a file, and to the file where it cannot be opened.
type Vault struct {
	path  string
	steps []string
}

var _ model.Vault = (*Vault)(nil)

// NewVault is the vault of the file at path, whether or not there is one.
func NewVault(path string) (*Vault, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return nil, &FileError{Op: "list backups", Path: path, Err: err}
	}
	return &Vault{abs, migrations}, nil
}

func (v *Vault) db() *DB { return &DB{path: v.path, steps: v.steps} }

// Backups lists the backups, newest first. The error is a *FileError.
func (v *Vault) Backups() ([]model.Backup, error) { return Backups(v.path) }

// RestoreWhole puts a copy of the file at path in the place of the vault's file; this and its journal are called "-replaced-"
// and the time from then on. Errors are as those of Open, about either file; the restoring is done with the next Open then,
// or has not begun.
func (v *Vault) RestoreWhole(path string, now time.Time) error {
	d := v.db()
	return d.fail("restore", d.restoreWhole(path, now))
}

// Contents lists the campaigns in a backup or a salvaged file, last played first. The error is as that of Open.
func (v *Vault) Contents(path string) ([]model.Kept, error) {
	d, err := v.db().beside(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = d.Close() }() // it was only read
	var list []model.Kept
	err = d.read(func(q querier) error {
		ids, err := texts(q, "SELECT id FROM campaigns ORDER BY last_ms DESC, id")
		for _, id := range ids {
			k, _ := d.kept(q, model.CampaignID(id))
			list = append(list, k)
		}
		return err
	})
	return list, d.fail("list", err)
}

// kept reads of a campaign what can be read, from its beginning.
func (d *DB) kept(q querier, id model.CampaignID) (model.Kept, []model.Batch) {
	l := chain{campaign: id, prev: zeroHash}
	err := l.read(q)
	k := model.Kept{Listing: model.Listing{ID: id, Events: l.events()}}
	if n := len(l.log); n > 0 {
		k.Last = l.log[n-1].At
		k.State = model.NewHistory(l.log).State()
	}
	c, rowErr := scanCampaign(q.QueryRowContext(context.Background(), "SELECT "+campaignColumns+" FROM campaigns WHERE id = ?", string(id)))
	if rowErr == nil {
		k.Deleted = c.listing().Deleted
		if bytes.Equal(c.seal, c.sum()) {
			k.Lost = max(0, c.events-k.Events)
		}
		rowErr = l.meets(c)
	}
	if err == nil {
		err = rowErr
	}
	if err != nil {
		k.Err = d.damage(id, l.seq+1, l.log, err)
	}
	return k, l.log
}

// events counts those in whole batches.
func (l *chain) events() int {
	n := 0
	for _, b := range l.log {
		n += len(b.Events)
	}
	return n
}
