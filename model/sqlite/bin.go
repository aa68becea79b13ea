package sqlite

import (
	"bytes"
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"plotwright/model"
)

// Delete puts a campaign into the bin, where its log stays as it is; one that is there already stays as it is too. The
// errors are those of Append.
func (d *DB) Delete(id model.CampaignID, at time.Time) error {
	ms := at.UnixMilli()
	return d.fail("delete", d.write(func(tx *sql.Tx) error { return d.bin(tx, id, &ms) }))
}

// Undelete takes a campaign out of the bin. The errors are those of Append.
func (d *DB) Undelete(id model.CampaignID) error {
	return d.fail("delete", d.write(func(tx *sql.Tx) error { return d.bin(tx, id, nil) }))
}

// bin notes when a campaign was deleted, or that it is not. A damaged row stays recognisable as damaged: it is not sealed anew.
func (d *DB) bin(tx *sql.Tx, id model.CampaignID, deleted *int64) error {
	c, err := d.campaign(tx, id)
	if err != nil || (c.deleted != nil) == (deleted != nil) {
		return err
	}
	sound := bytes.Equal(c.seal, c.sum())
	if c.deleted = deleted; sound {
		c.seal = c.sum()
	}
	_, err = tx.Exec("UPDATE campaigns SET deleted_ms = ?, seal = ? WHERE id = ?", c.deleted, c.seal, string(id))
	return err
}

// Put adds a whole log in one transaction; see model.Store. The errors are those of Append, and model.ErrBadLog.
func (d *DB) Put(id model.CampaignID, log []model.Batch, at time.Time) (kept model.CampaignID, err error) {
	err = d.write(func(tx *sql.Tx) (err error) {
		kept, err = d.put(tx, id, log, at)
		return err
	})
	if err != nil {
		return "", d.fail("put", err)
	}
	return kept, nil
}

func (d *DB) put(tx *sql.Tx, id model.CampaignID, log []model.Batch, at time.Time) (model.CampaignID, error) {
	if id == "" {
		id = model.CampaignID(rand.Text())
		return id, add(tx, id, log)
	}
	if err := d.displace(tx, id, at); err != nil {
		return "", err
	}
	if same, err := d.has(tx, id, log); err != nil || same {
		return id, errors.Join(err, d.bin(tx, id, nil))
	}
	for n := 0; ; {
		taken, err := number(tx, "SELECT count(*) FROM campaigns WHERE id = ?", string(id))
		if err != nil {
			return "", err
		}
		if taken == 0 {
			return id, add(tx, id, log)
		}
		n++
		id = id.Successor(n)
	}
}

// displace puts all campaigns of the same origin into the bin.
func (d *DB) displace(tx *sql.Tx, id model.CampaignID, at time.Time) error {
	all, err := texts(tx, "SELECT id FROM campaigns WHERE deleted_ms IS NULL")
	if err != nil {
		return err
	}
	ms := at.UnixMilli()
	for _, text := range all {
		other := model.CampaignID(text)
		if other.Origin() != id.Origin() {
			continue
		}
		if err := d.bin(tx, other, &ms); err != nil {
			return err
		}
	}
	return nil
}

// has tells whether the campaign is there, whole, and with just this log.
func (d *DB) has(tx *sql.Tx, id model.CampaignID, log []model.Batch) (bool, error) {
	_, err := d.load(tx, id)
	var damage *DamageError
	if errors.Is(err, model.ErrNoCampaign) || errors.As(err, &damage) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	c, err := d.campaign(tx, id)
	if err != nil {
		return false, err
	}
	same, _, err := build(id, log)
	return err == nil && bytes.Equal(same.hash, c.hash), err
}

// build makes the rows of a whole log.
func build(id model.CampaignID, log []model.Batch) (*campaignRow, []eventRow, error) {
	if len(log) == 0 {
		return nil, nil, model.ErrBadLog
	}
	c := &campaignRow{id: id, created: log[0].At.UnixMilli(), hash: zeroHash}
	var all []eventRow
	for i := range log {
		if log[i].Number != i || len(log[i].Events) == 0 {
			return nil, nil, fmt.Errorf("batch %d: %w", i, model.ErrBadLog)
		}
		rows, err := c.extend(log[i])
		if err != nil {
			return nil, nil, err
		}
		all = append(all, rows...)
	}
	return c, all, nil
}

// add inserts a whole campaign.
func add(tx *sql.Tx, id model.CampaignID, log []model.Batch) error {
	c, rows, err := build(id, log)
	if err != nil {
		return err
	}
	_, err = tx.Exec("INSERT INTO campaigns (id, created_ms, batches, events, last_ms, hash, seal) VALUES (?, ?, ?, ?, ?, ?, ?)",
		string(c.id), c.created, c.batches, c.events, c.last, c.hash, c.seal)
	if err != nil {
		return err
	}
	return insert(tx, rows)
}
