package sqlite

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"github.com/mattn/go-sqlite3"
)

// access is how a connection meets its file.
type access string

const (
	// probing reads the file as it lies, without locks and without looking at a journal; it writes nothing anywhere.
	probing  access = "mode=ro&immutable=1"
	reading  access = "mode=ro"
	writing  access = "mode=rw"
	creating access = "mode=rwc"
	// inMemory has no file.
	inMemory access = "mode=memory"
)

func (a access) writes() bool { return a == writing || a == creating }

// pragmas are set on every connection and read back: the driver ignores what it cannot spell.
var pragmas = []struct{ name, value string }{
	{"busy_timeout", "500"}, // milliseconds
	{"foreign_keys", "1"},
	{"synchronous", "3"}, // EXTRA: the folder is synced too when the journal goes
	{"trusted_schema", "0"},
	{"cell_size_check", "1"},
	{"temp_store", "2"}, // memory
	{"fullfsync", "1"},  // macOS syncs the drive's own cache only then; elsewhere it means nothing
	{"checkpoint_fullfsync", "1"},
}

// dsn is the only place that builds the driver's data source name. Written by hand, a "?" or "#" in the path would open
// another file without an error.
func dsn(path string, a access) string {
	p := filepath.ToSlash(path)
	if !strings.HasPrefix(p, "/") {
		p = "/" + p // C:/... must not be taken for a host
	}
	query := string(a) + "&_busy_timeout=500&_foreign_keys=1&_synchronous=EXTRA&_txlock=immediate"
	if a.writes() {
		query += "&_journal_mode=DELETE"
	}
	u := url.URL{Scheme: "file", Path: p, RawQuery: query}
	return u.String()
}

// connect gives the file's one connection. An error means that it could not be opened as asked for.
func connect(path string, a access) (*sql.DB, error) {
	db := sql.OpenDB(&connector{path: path, access: a})
	db.SetMaxOpenConns(1)
	db.SetMaxIdleConns(1)
	if err := db.PingContext(context.Background()); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return db, nil
}

// connector opens connections that are verified, also one that database/sql opens anew.
type connector struct {
	driver sqlite3.SQLiteDriver
	path   string
	access access
}

// Driver is part of driver.Connector.
func (c *connector) Driver() driver.Driver { return &c.driver }

// Connect is part of driver.Connector.
func (c *connector) Connect(context.Context) (driver.Conn, error) {
	conn, err := c.driver.Open(dsn(c.path, c.access))
	if err != nil {
		return nil, err
	}
	lite, ok := conn.(*sqlite3.SQLiteConn)
	if !ok {
		return nil, errors.Join(errors.New("the driver gave no SQLite connection"), conn.Close())
	}
	if err := c.prepare(lite); err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	return conn, nil
}

func (c *connector) prepare(conn *sqlite3.SQLiteConn) error {
	for _, p := range pragmas {
		if _, err := conn.Exec("PRAGMA "+p.name+" = "+p.value, nil); err != nil {
			return fmt.Errorf("set %s: %w", p.name, err)
		}
		if err := expect(conn, p.name, p.value); err != nil {
			return err
		}
	}
	if c.access.writes() {
		if err := expect(conn, "journal_mode", "delete"); err != nil {
			return err
		}
	}
	if c.access == inMemory {
		return nil
	}
	return c.sameFile(conn)
}

// sameFile holds that SQLite has opened the file that was meant.
func (c *connector) sameFile(conn *sqlite3.SQLiteConn) error {
	row, err := firstRow(conn, "PRAGMA database_list")
	if err != nil {
		return fmt.Errorf("read database_list: %w", err)
	}
	opened, err := os.Stat(fmt.Sprint(row[len(row)-1]))
	if err != nil {
		return fmt.Errorf("find the opened file: %w", err)
	}
	meant, err := os.Stat(c.path)
	if err != nil {
		return fmt.Errorf("find the file: %w", err)
	}
	if !os.SameFile(opened, meant) {
		return fmt.Errorf("SQLite opened %v instead", row[len(row)-1])
	}
	return nil
}

func expect(conn *sqlite3.SQLiteConn, pragma, want string) error {
	row, err := firstRow(conn, "PRAGMA "+pragma)
	if err != nil {
		return fmt.Errorf("read %s: %w", pragma, err)
	}
	if got := fmt.Sprint(row[0]); got != want {
		return fmt.Errorf("%s is %s, not %s", pragma, got, want)
	}
	return nil
}

func firstRow(conn *sqlite3.SQLiteConn, query string) ([]driver.Value, error) {
	rows, err := conn.Query(query, nil)
	if err != nil {
		return nil, err
	}
	row := make([]driver.Value, len(rows.Columns()))
	return row, errors.Join(rows.Next(row), rows.Close())
}
