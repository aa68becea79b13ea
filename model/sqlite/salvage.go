package sqlite

import (
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"plotwright/model"
)

// Salvage reads the file as far as SQLite can follow it, each campaign from its beginning up to the first event that is not as
// it was written, and keeps that in a new file beside it, called "-salvaged-" and a word made from the damaged file's
// contents. The file itself is only read. The error is a *FileError: ErrDamaged where it cannot be read at all, ErrNotWritable where
// there is no room for the new one.
func (v *Vault) Salvage() (model.Salvaged, error) {
	var s model.Salvaged
	d := v.db()
	work, word, err := v.workCopy()
	if err != nil {
		return s, d.fail("salvage", err)
	}
	defer func() { _ = os.RemoveAll(filepath.Dir(work)) }() // a copy to work on
	s.Campaigns, err = v.salvage(work, word, &s.Path)
	return s, d.fail("salvage", err)
}

// workCopy copies the file and its journal to a folder of their own, where SQLite may roll back, and gives a word that stands
// for their contents. What all our files have in
// their headers is put there anew.
func (v *Vault) workCopy() (work, word string, err error) {
	folder, err := os.MkdirTemp("", "plotwright-salvage-")
	if err != nil {
		return "", "", err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.RemoveAll(folder))
		}
	}()
	work = filepath.Join(folder, "work.db")
	sum := sha256.New()
	for _, c := range companions {
		err := copyFile(v.path+c, work+c, sum)
		if err != nil && (c == "" || !errors.Is(err, fs.ErrNotExist)) {
			return "", "", err
		}
	}
	return work, hex.EncodeToString(sum.Sum(nil)[:6]), mendHeader(work)
}

func copyFile(from, to string, also io.Writer) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer func() { _ = in.Close() }() // it was only read
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	_, err = io.Copy(io.MultiWriter(out, also), in)
	return errors.Join(err, out.Close())
}

// header is how each file of ours begins: the magic, pages of 4096 bytes, a rollback journal, no reserved bytes, the
// fractions that SQLite prescribes.
var header = append([]byte("SQLite format 3\x00"), 0x10, 0, 1, 1, 0, 64, 32, 32)

// mendHeader puts it at the beginning. The count of pages in the header is made to look out of date, so that SQLite counts
// those that are there.
func mendHeader(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	changes := make([]byte, 4)
	if _, err = f.ReadAt(changes, 24); err == nil {
		for i := range changes {
			changes[i] = ^changes[i]
		}
		_, err1 := f.WriteAt(header, 0)
		_, err2 := f.WriteAt(changes, 92)
		err = errors.Join(err1, err2)
	}
	if errors.Is(err, io.EOF) {
		err = nil // too short to hold anything; SQLite will say so
	}
	return errors.Join(err, f.Close())
}

// salvage reads the copy and writes what is in it.
func (v *Vault) salvage(work, word string, into *string) ([]model.Kept, error) {
	from, err := v.openDamaged(work)
	if err != nil {
		return nil, err
	}
	var list []model.Kept
	logs := map[model.CampaignID][]model.Batch{}
	for _, id := range idsIn(from.sql) {
		k, log := from.kept(from.sql, id)
		list = append(list, k)
		if len(log) > 0 {
			logs[id] = log
		}
	}
	if err := from.Close(); err != nil || len(logs) == 0 {
		return list, err
	}
	stem, ext := split(v.path)
	*into = filepath.Join(filepath.Dir(v.path), stem+"-salvaged-"+word+ext)
	return list, v.write(*into, list, logs)
}

// openDamaged opens the copy without the checks that it would not pass. A journal that is damaged itself is left out.
func (v *Vault) openDamaged(work string) (*DB, error) {
	conn, err := connect(work, writing)
	if err != nil {
		for _, c := range companions[1:] {
			if err := os.Remove(work + c); err != nil && !errors.Is(err, fs.ErrNotExist) {
				return nil, err
			}
		}
		conn, err = connect(work, writing)
	}
	if err != nil {
		return nil, &FileError{Op: "salvage", Path: v.path, Kind: ErrDamaged, Err: err}
	}
	return &DB{path: v.path, sql: conn, steps: v.steps}, nil
}

// idsIn are all ids of campaigns that can be found, in the table of campaigns or with their events.
func idsIn(q querier) []model.CampaignID {
	var ids []model.CampaignID
	for _, query := range []string{"SELECT id FROM campaigns", "SELECT DISTINCT campaign FROM events"} {
		found, _ := texts(q, query) // as many as there are before it fails
		for _, id := range found {
			if !slices.Contains(ids, model.CampaignID(id)) {
				ids = append(ids, model.CampaignID(id))
			}
		}
	}
	slices.Sort(ids)
	return ids
}

// write makes the new file, unless it is there from the last time.
func (v *Vault) write(path string, list []model.Kept, logs map[model.CampaignID][]model.Batch) error {
	if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return complete(path, func(part string) error {
		if err := v.fill(part, list, logs); err != nil {
			return err
		}
		return wholeAt(part, v.steps)
	})
}

// fill makes a file with the campaigns that could be read.
func (v *Vault) fill(path string, list []model.Kept, logs map[model.CampaignID][]model.Batch) error {
	to, err := Open(path, func(d *DB) { d.steps = v.steps })
	if err != nil {
		return err
	}
	err = to.write(func(tx *sql.Tx) error {
		for _, k := range list {
			if logs[k.ID] == nil {
				continue
			}
			if err := add(tx, k.ID, logs[k.ID]); err != nil {
				return err
			}
			if k.Deleted.IsZero() {
				continue
			}
			ms := k.Deleted.UnixMilli()
			if err := to.bin(tx, k.ID, &ms); err != nil {
				return err
			}
		}
		return nil
	})
	return errors.Join(err, to.Close())
}
