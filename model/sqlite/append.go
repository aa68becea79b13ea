package sqlite

import (
	"bytes"
	"context"
	"crypto/rand"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"

	"plotwright/model"
)

// Create begins a campaign with its first batch, whose number is 0, under a random id. When it returns without an error,
// the batch is on disk. The errors are those of Append.
func (d *DB) Create(b model.Batch) (model.CampaignID, error) {
	id := model.CampaignID(rand.Text())
	err := d.write(func(tx *sql.Tx) error { return add(tx, id, []model.Batch{b}) })
	if err != nil {
		return "", d.fail("create campaign", err)
	}
	return id, nil
}

// Append adds a batch to a campaign that has exactly after batches; with another number it is model.ErrStale, without the
// campaign model.ErrNoCampaign. When it returns without an error, the batch is on disk; otherwise nothing has changed. Other
// errors are a *FileError with ErrNotWritable, ErrBusy or ErrDamaged, or a *DamageError. Times are kept to the millisecond.
func (d *DB) Append(id model.CampaignID, after int, b model.Batch) error {
	return d.fail("append", d.write(func(tx *sql.Tx) error {
		c, err := d.campaign(tx, id)
		if err != nil {
			return err
		}
		if c.batches != after {
			return fmt.Errorf("%d batches, not %d: %w", c.batches, after, model.ErrStale)
		}
		if err := d.sealed(tx, c); err != nil {
			return err
		}
		rows, err := c.extend(b)
		if err != nil {
			return err
		}
		if err := insert(tx, rows); err != nil {
			return err
		}
		_, err = tx.Exec("UPDATE campaigns SET batches = ?, events = ?, last_ms = ?, hash = ?, seal = ? WHERE id = ?",
			c.batches, c.events, c.last, c.hash, c.seal, string(c.id))
		return err
	}))
}

// sealed holds the campaign's row and its last event against each other, so that nothing is built on a damaged log.
func (d *DB) sealed(q querier, c *campaignRow) error {
	if !bytes.Equal(c.seal, c.sum()) {
		return d.damage(c.id, c.events+1, nil, errors.New("the campaign's row has changed"))
	}
	var seq int
	var hash []byte
	err := q.QueryRowContext(context.Background(), "SELECT seq, hash FROM events WHERE campaign = ? ORDER BY seq DESC LIMIT 1", string(c.id)).
		Scan(&seq, &hash)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return err
	}
	if seq != c.events || !bytes.Equal(hash, c.hash) {
		return d.damage(c.id, min(seq, c.events)+1, nil, errors.New("the last event is not the one that the campaign's row names"))
	}
	return nil
}

// extend makes the rows of a batch and brings the campaign's row up to them.
func (c *campaignRow) extend(b model.Batch) ([]eventRow, error) {
	if b.Number != c.batches || len(b.Events) == 0 {
		return nil, fmt.Errorf("batch %d with %d events cannot follow %d batches", b.Number, len(b.Events), c.batches)
	}
	var rows []eventRow
	for i, e := range b.Events {
		body, err := model.EncodeEvent(e)
		if err != nil {
			return nil, fmt.Errorf("encode event %q: %w", e.Kind(), err)
		}
		if !json.Valid(body) {
			return nil, fmt.Errorf("encode event %q: no JSON", e.Kind())
		}
		r := eventRow{campaign: c.id, seq: c.events + 1, batch: b.Number, rest: len(b.Events) - 1 - i, at: b.At.UnixMilli(),
			kind: e.Kind(), body: body, prev: c.hash}
		r.hash = r.sum()
		c.events, c.hash = r.seq, r.hash
		rows = append(rows, r)
	}
	c.batches++
	c.last = b.At.UnixMilli()
	c.seal = c.sum()
	return rows, nil
}

func insert(tx *sql.Tx, rows []eventRow) error {
	for _, r := range rows {
		_, err := tx.Exec("INSERT INTO events (campaign, seq, batch, rest, at_ms, kind, body, prev, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
			string(r.campaign), r.seq, r.batch, r.rest, r.at, r.kind, string(r.body), r.prev, r.hash)
		if err != nil {
			return err
		}
	}
	return nil
}
