package sqlite

// applicationID marks a file as ours, in the header where file(1) finds it: "Plot".
const applicationID = 0x506c6f74

// migrations bring a file from version to version: the first from an empty file to version 1, and so on. A released one
// never changes. What it leaves in sqlite_schema is compared at every opening.
var migrations = []string{schema1}

// Schema is the version of the database that this program writes.
func Schema() int { return len(migrations) }

const schema1 = `
CREATE TABLE campaigns (
	id         TEXT    NOT NULL PRIMARY KEY CHECK (length(id) > 0),
	created_ms INTEGER NOT NULL,
	batches    INTEGER NOT NULL CHECK (batches > 0),
	events     INTEGER NOT NULL CHECK (events >= batches),
	last_ms    INTEGER NOT NULL,
	hash       BLOB    NOT NULL CHECK (length(hash) = 32),
	deleted_ms INTEGER,
	seal       BLOB    NOT NULL CHECK (length(seal) = 32)
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
	campaign TEXT    NOT NULL REFERENCES campaigns (id),
	seq      INTEGER NOT NULL CHECK (seq > 0),
	batch    INTEGER NOT NULL CHECK (batch >= 0),
	rest     INTEGER NOT NULL CHECK (rest >= 0),
	at_ms    INTEGER NOT NULL,
	kind     TEXT    NOT NULL,
	body     TEXT    NOT NULL CHECK (json_valid(body)),
	prev     BLOB    NOT NULL CHECK (length(prev) = 32),
	hash     BLOB    NOT NULL CHECK (length(hash) = 32),
	PRIMARY KEY (campaign, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER events_only_at_the_end BEFORE INSERT ON events
WHEN NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM events WHERE campaign = NEW.campaign)
BEGIN SELECT RAISE(ABORT, 'events are only added at the end'); END;

CREATE TRIGGER events_never_change BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'events never change'); END;

CREATE TRIGGER events_never_go BEFORE DELETE ON events
BEGIN SELECT RAISE(ABORT, 'events never go'); END;

CREATE TRIGGER campaigns_only_grow BEFORE UPDATE ON campaigns
WHEN NEW.id <> OLD.id OR NEW.created_ms <> OLD.created_ms OR NEW.batches < OLD.batches OR NEW.events < OLD.events
BEGIN SELECT RAISE(ABORT, 'campaigns only grow'); END;

CREATE TRIGGER campaigns_never_go BEFORE DELETE ON campaigns
BEGIN SELECT RAISE(ABORT, 'campaigns never go'); END;

CREATE TRIGGER campaigns_are_never_replaced BEFORE INSERT ON campaigns
WHEN EXISTS (SELECT 1 FROM campaigns WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'campaigns are never replaced'); END;
`
