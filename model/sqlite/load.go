package sqlite

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"plotwright/model"
)

// Load reads and verifies the whole log of a campaign. Without the campaign it is model.ErrNoCampaign. A log that is not
// as it was written gives a *DamageError, which holds what could be read; other errors are a *FileError. A kind of event
// that this version does not know is a model.UnknownEvent. Times are UTC.
func (d *DB) Load(id model.CampaignID) ([]model.Batch, error) {
	var log []model.Batch
	err := d.read(func(q querier) (err error) {
		log, err = d.load(q, id)
		return err
	})
	if err != nil {
		return nil, d.fail("load", err)
	}
	return log, nil
}

func (d *DB) load(q querier, id model.CampaignID) ([]model.Batch, error) {
	c, err := d.campaign(q, id)
	if err != nil {
		return nil, err
	}
	l := chain{campaign: id, prev: zeroHash, known: map[string]model.Event{}}
	if err = l.read(q); err == nil {
		err = l.meets(c)
	}
	if err != nil {
		return nil, d.damage(id, l.seq+1, l.log, err)
	}
	return l.log, nil
}

// chain verifies event after event.
type chain struct {
	campaign model.CampaignID
	// seq and prev are the last good event's.
	seq  int
	prev []byte
	// log are the whole batches so far, part the one that is being read.
	log  []model.Batch
	part *model.Batch
	rest int
	// known are the events that were decoded, by kind and body: in a long log most are like an earlier one, and decoding
	// costs more than all else. Events are values that nobody changes.
	known map[string]model.Event
}

func (l *chain) read(q querier) error {
	rows, err := q.QueryContext(context.Background(), "SELECT seq, batch, rest, at_ms, kind, body, prev, hash FROM events WHERE campaign = ? ORDER BY seq",
		string(l.campaign))
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		r := eventRow{campaign: l.campaign}
		if err := rows.Scan(&r.seq, &r.batch, &r.rest, &r.at, &r.kind, &r.body, &r.prev, &r.hash); err != nil {
			return err
		}
		if err := l.add(&r); err != nil {
			return err
		}
	}
	return rows.Err()
}

func (l *chain) add(r *eventRow) error {
	switch {
	case r.seq != l.seq+1:
		return fmt.Errorf("event %d follows event %d", r.seq, l.seq)
	case !bytes.Equal(r.prev, l.prev):
		return errors.New("it does not carry the hash of the event before")
	case !bytes.Equal(r.hash, r.sum()):
		return errors.New("its hash does not fit")
	}
	e, err := l.decode(r)
	if err != nil {
		return err
	}
	if l.part == nil {
		l.part, l.rest = &model.Batch{Number: r.batch, At: time.UnixMilli(r.at).UTC()}, r.rest
	}
	if r.batch != len(l.log) || r.rest != l.rest || r.at != l.part.At.UnixMilli() {
		return errors.New("it does not fit its batch")
	}
	l.part.Events = append(l.part.Events, e)
	l.seq, l.prev, l.rest = r.seq, r.hash, r.rest-1
	if r.rest == 0 {
		l.log, l.part = append(l.log, *l.part), nil
	}
	return nil
}

func (l *chain) decode(r *eventRow) (model.Event, error) {
	key := r.kind + " " + string(r.body)
	if e, ok := l.known[key]; ok {
		return e, nil
	}
	e, err := model.DecodeEvent(r.kind, r.body)
	if err == nil && l.known != nil {
		l.known[key] = e
	}
	return e, err
}

// meets holds the end of the chain against the campaign's row: a tail that is cut off leaves a chain without a fault.
func (l *chain) meets(c *campaignRow) error {
	switch {
	case l.seq != c.events:
		return fmt.Errorf("the campaign's row tells of %d events", c.events)
	case !bytes.Equal(c.seal, c.sum()):
		return errors.New("the campaign's row has changed")
	case l.part != nil || len(l.log) != c.batches || !bytes.Equal(l.prev, c.hash):
		return errors.New("the campaign's row does not fit its events")
	}
	return nil
}

// List lists the campaigns that are not in the bin, last played first. Where the row of a campaign is damaged, it comes
// with the others and a *DamageError.
func (d *DB) List() ([]model.Listing, error) {
	return d.list("deleted_ms IS NULL ORDER BY last_ms DESC, id")
}

// ListDeleted lists the campaigns in the bin, last deleted first; otherwise it is as List.
func (d *DB) ListDeleted() ([]model.Listing, error) {
	return d.list("deleted_ms IS NOT NULL ORDER BY deleted_ms DESC, id")
}

func (d *DB) list(which string) ([]model.Listing, error) {
	var list []model.Listing
	var damage error
	err := d.read(func(q querier) error {
		rows, err := q.QueryContext(context.Background(), "SELECT "+campaignColumns+" FROM campaigns WHERE "+which)
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			c, err := scanCampaign(rows)
			if err != nil {
				return err
			}
			if !bytes.Equal(c.seal, c.sum()) {
				damage = errors.Join(damage, d.damage(c.id, c.events+1, nil, errors.New("the campaign's row has changed")))
			}
			list = append(list, c.listing())
		}
		return rows.Err()
	})
	if err != nil {
		return nil, d.fail("list", err)
	}
	return list, d.fail("list", damage)
}

func (c *campaignRow) listing() model.Listing {
	l := model.Listing{ID: c.id, Last: time.UnixMilli(c.last).UTC(), Events: c.events}
	if c.deleted != nil {
		l.Deleted = time.UnixMilli(*c.deleted).UTC()
	}
	return l
}

func (d *DB) damage(id model.CampaignID, seq int, read []model.Batch, err error) error {
	return &DamageError{Path: d.path, Campaign: id, Seq: seq, Read: read, Err: err}
}

const campaignColumns = "id, created_ms, batches, events, last_ms, hash, deleted_ms, seal"

// campaign reads the row of a campaign.
func (d *DB) campaign(q querier, id model.CampaignID) (*campaignRow, error) {
	c, err := scanCampaign(q.QueryRowContext(context.Background(), "SELECT "+campaignColumns+" FROM campaigns WHERE id = ?", string(id)))
	if !errors.Is(err, sql.ErrNoRows) {
		return c, err
	}
	left, err := number(q, "SELECT count(*) FROM events WHERE campaign = ?", string(id))
	switch {
	case err != nil:
		return nil, err
	case left > 0:
		return nil, d.damage(id, 1, nil, fmt.Errorf("the campaign's row is missing, %d events are there", left))
	}
	return nil, fmt.Errorf("%q: %w", id, model.ErrNoCampaign)
}

func scanCampaign(row interface{ Scan(dest ...any) error }) (*campaignRow, error) {
	c := &campaignRow{}
	err := row.Scan(&c.id, &c.created, &c.batches, &c.events, &c.last, &c.hash, &c.deleted, &c.seal)
	return c, err
}
