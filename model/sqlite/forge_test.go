package sqlite

import (
	"bytes"
	"database/sql"
	"errors"
	"testing"

	"plotwright/model"
)

// TestForged: a log whose hashes have been made to fit is found out where it can no longer fit the rest.
func TestForged(t *testing.T) {
	for name, c := range map[string]struct {
		change func(rows []eventRow, c *campaignRow) []eventRow
		seq    int
	}{
		"event rewritten": {func(rows []eventRow, _ *campaignRow) []eventRow {
			rows[11].body = []byte(`{"from":"supply","to":"threat","n":60,"why":"trigger"}`)
			rows[11].hash = rows[11].sum()
			return rows
		}, 13},
		"last event rewritten": {func(rows []eventRow, _ *campaignRow) []eventRow {
			rows[29].at++
			return rehash(rows)
		}, 30}, // it is not of its batch
		"last batch rewritten": {func(rows []eventRow, _ *campaignRow) []eventRow {
			for i := 26; i < 30; i++ {
				rows[i].at++
			}
			return rehash(rows)
		}, 31},
		"one more": {func(rows []eventRow, _ *campaignRow) []eventRow {
			more := rows[0]
			more.seq, more.batch = 31, 12
			return rehash(append(rows, more))
		}, 32},
		"gap": {func(rows []eventRow, _ *campaignRow) []eventRow { return rehash(append(rows[:6], rows[7:]...)) }, 7},
		"batch left out": {func(rows []eventRow, c *campaignRow) []eventRow {
			for i := 26; i < 30; i++ {
				rows[i].batch++
			}
			c.batches++
			rehash(rows)
			c.hash = rows[29].hash
			return rows
		}, 27},
		"half a batch": {func(rows []eventRow, c *campaignRow) []eventRow {
			c.batches, c.events, c.hash = 11, 29, rows[28].hash
			return rows[:29]
		}, 30},
		"an event counted twice": {func(rows []eventRow, c *campaignRow) []eventRow {
			c.events++
			return rows
		}, 31},
		"a batch counted twice": {func(rows []eventRow, c *campaignRow) []eventRow {
			c.batches++
			return rows
		}, 31},
	} {
		t.Run(name, func(t *testing.T) {
			path, _, want := filled(t)
			db := open(t, path)
			for id := range want {
				forge(t, db, id, c.change)
				_, err := db.Load(id)
				var damage *DamageError
				if !errors.As(err, &damage) || damage.Seq != c.seq {
					t.Errorf("Load: %v, want event %d", err, c.seq)
				}
				break
			}
		})
	}
}

// rehash makes the hashes and their links right.
func rehash(rows []eventRow) []eventRow {
	prev := zeroHash
	for i := range rows {
		rows[i].prev = prev
		rows[i].hash = rows[i].sum()
		prev = rows[i].hash
	}
	return rows
}

// forge rewrites a campaign with a row that is sealed anew.
func forge(t *testing.T, db *DB, id model.CampaignID, change func([]eventRow, *campaignRow) []eventRow) {
	t.Helper()
	c, err := db.campaign(db.sql, id)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := db.sql.Query("SELECT seq, batch, rest, at_ms, kind, body, prev, hash FROM events WHERE campaign = ? ORDER BY seq", string(id))
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var list []eventRow
	for rows.Next() {
		r := eventRow{campaign: id}
		if err := rows.Scan(&r.seq, &r.batch, &r.rest, &r.at, &r.kind, &r.body, &r.prev, &r.hash); err != nil {
			t.Fatal(err)
		}
		list = append(list, r)
	}
	if err := rows.Err(); err != nil || !bytes.Equal(c.seal, c.sum()) {
		t.Fatal(err)
	}
	list = change(list, c)
	err = db.write(func(tx *sql.Tx) error {
		for name := range objectsSQL(t, tx) {
			if _, err := tx.Exec("DROP TRIGGER " + name); err != nil {
				return err
			}
		}
		if _, err := tx.Exec("DELETE FROM events WHERE campaign = ?", string(id)); err != nil {
			return err
		}
		if err := insert(tx, list); err != nil {
			return err
		}
		_, err := tx.Exec("UPDATE campaigns SET batches = ?, events = ?, hash = ?, seal = ? WHERE id = ?", c.batches, c.events, c.hash, c.sum(), string(id))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
