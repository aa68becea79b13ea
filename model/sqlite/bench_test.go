package sqlite

import (
	"database/sql"
	"path/filepath"
	"testing"

	"plotwright/model"
)

// command is what one usual command causes.
func command(n int) model.Batch {
	return model.Batch{Number: n, At: start, Events: []model.Event{
		model.CardTriggered{Card: "dark-resilience", Cost: 2},
		model.TokensMoved{From: model.Threat, To: model.FortuneOf("h1"), N: 2, Why: model.WhyTrigger},
		model.CardExhausted{Card: "dark-resilience"},
	}}
}

// BenchmarkAppend is one command through the store.
func BenchmarkAppend(b *testing.B) {
	db := open(b, filepath.Join(b.TempDir(), "x.db"))
	id := create(b, db)
	n := 1
	for b.Loop() {
		if err := db.Append(id, n, command(n)); err != nil {
			b.Fatal(err)
		}
		n++
	}
}

// bareTable is the floor under an append: a file with the same pragmas and one plain table, and the size of the rows that
// a command adds.
func bareTable(b *testing.B) (db *sql.DB, size int) {
	db, err := connect(filepath.Join(b.TempDir(), "x.db"), creating)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { db.Close() })
	if _, err := db.Exec("CREATE TABLE t (n INTEGER PRIMARY KEY, bytes BLOB)"); err != nil {
		b.Fatal(err)
	}
	c := campaignRow{id: "AAAAAAAAAAAAAAAAAAAAAAAAAA", batches: 1, events: 1, hash: zeroHash}
	rows, err := c.extend(command(1))
	if err != nil {
		b.Fatal(err)
	}
	for _, r := range rows {
		size += len(r.campaign) + len(r.kind) + len(r.body) + len(r.prev) + len(r.hash) + 16
	}
	return db, size
}

// tenThousand is a file with one campaign of 10,000 events.
func tenThousand(b *testing.B) (string, model.CampaignID) {
	db := open(b, filepath.Join(b.TempDir(), "x.db"))
	id := create(b, db)
	all := model.Batch{Number: 1, At: start}
	for range 3333 {
		all.Events = append(all.Events, command(1).Events...)
	}
	if err := db.Append(id, 1, all); err != nil {
		b.Fatal(err)
	}
	return db.Path(), id
}

// BenchmarkLoad10000 reads and verifies 10,000 events.
func BenchmarkLoad10000(b *testing.B) {
	path, id := tenThousand(b)
	db := open(b, path)
	for b.Loop() {
		if _, err := db.Load(id); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkBackup10000 makes and checks a backup of 10,000 events.
func BenchmarkBackup10000(b *testing.B) {
	path, _ := tenThousand(b)
	db := open(b, path)
	for b.Loop() {
		if _, err := db.Backup(start); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkOpen10000 opens and checks a file of 10,000 events.
func BenchmarkOpen10000(b *testing.B) {
	path, _ := tenThousand(b)
	for b.Loop() {
		open(b, path).Close()
	}
}
