package sqlite

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"plotwright/model"
)

const (
	// backupFolder lies beside the file.
	backupFolder = "backups"
	// backupEvery is the age of the last backup at which the next is due, backupsKept how many of the newest stay.
	backupEvery = 24 * time.Hour
	backupsKept = 14
	stampLayout = "2006-01-02T150405.000Z"
)

// Backups lists the backups of the file at path, whether or not the file is there: newest first.
func Backups(path string) ([]model.Backup, error) {
	folder := filepath.Join(filepath.Dir(path), backupFolder)
	entries, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, &FileError{Op: "list backups", Path: folder, Kind: kind(err), Err: err}
	}
	stem, ext := split(path)
	name := regexp.MustCompile("^" + regexp.QuoteMeta(stem) + `-(\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z)-v(\d+)-(\d+)(?:-(.+))?` + regexp.QuoteMeta(ext) + "$")
	var list []model.Backup
	for _, e := range entries {
		m := name.FindStringSubmatch(e.Name())
		if m == nil || !e.Type().IsRegular() {
			continue
		}
		b := model.Backup{Path: filepath.Join(folder, e.Name())}
		taken, err1 := time.Parse(stampLayout, m[1])
		version, err2 := strconv.Atoi(m[2])
		number, err3 := strconv.Atoi(m[3])
		if errors.Join(err1, err2, err3) != nil {
			continue // a name that we would not give
		}
		b.Taken, b.Version, b.Number, b.Program = taken, version, number, m[4]
		list = append(list, b)
	}
	slices.SortFunc(list, func(a, b model.Backup) int { return b.Number - a.Number })
	return list, nil
}

// split parts the name of the file from its extension.
func split(path string) (stem, ext string) {
	name := filepath.Base(path)
	ext = filepath.Ext(name)
	return strings.TrimSuffix(name, ext), ext
}

// Backup makes a dated copy of the file as it is now. The copy is checked, compared with the original and on disk before
// it gets its name. Errors are a *FileError: ErrNotWritable where the copy cannot be written, ErrBusy where another process has
// played on meanwhile. A *DamageError names a campaign that is damaged in file and copy; the copy is there all the same.
func (d *DB) Backup(now time.Time) (model.Backup, error) {
	version, err := number(d.sql, "PRAGMA user_version")
	if err != nil {
		return model.Backup{}, d.fail("back up", err)
	}
	b, err := d.dated(int(version), now)
	if err != nil {
		return model.Backup{}, d.fail("back up", err)
	}
	return b, d.fail("back up", wholeAt(b.Path, d.steps))
}

// BackupDaily makes a backup if the last is older than a day, or later than now by a clock that has since been put back. Then
// the newest 14 are kept and of those before the newest of each month; while a campaign is damaged, all are.
func (d *DB) BackupDaily(now time.Time) (made bool, err error) {
	list, err := Backups(d.path)
	if err != nil {
		return false, err
	}
	if len(list) > 0 {
		if age := now.Sub(list[0].Taken); age >= 0 && age < backupEvery {
			return false, nil
		}
	}
	if _, err := d.Backup(now); err != nil {
		return !errors.As(err, new(*FileError)), err
	}
	return true, d.fail("back up", d.rotate())
}

// rotate removes the backups that need no longer be kept.
func (d *DB) rotate() error {
	list, err := Backups(d.path)
	if err != nil {
		return err
	}
	months := map[string]bool{}
	for i, b := range list {
		month := b.Taken.Format("2006-01")
		if i >= backupsKept && months[month] {
			err = errors.Join(err, os.Remove(b.Path))
		}
		months[month] = true
	}
	return err
}

// dated makes a copy under the next name.
func (d *DB) dated(version int, now time.Time) (model.Backup, error) {
	list, err := Backups(d.path)
	if err != nil {
		return model.Backup{}, err
	}
	b := model.Backup{Taken: now.UTC().Truncate(time.Millisecond), Version: version, Number: 1, Program: d.program}
	if len(list) > 0 {
		b.Number = list[0].Number + 1
	}
	stem, ext := split(d.path)
	name := fmt.Sprintf("%s-%s-v%d-%d", stem, b.Taken.Format(stampLayout), version, b.Number)
	if b.Program != "" {
		name += "-" + b.Program
	}
	b.Path = filepath.Join(filepath.Dir(d.path), backupFolder, name+ext)
	if err := d.removeParts(filepath.Dir(b.Path)); err != nil {
		return model.Backup{}, err
	}
	return b, d.copyAs(b.Path)
}

// removeParts clears away what processes have left that died at it: copies without a name, which nobody can have used.
func (d *DB) removeParts(folder string) error {
	entries, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	stem, ext := split(d.path)
	err = nil
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), stem+"-") && strings.HasSuffix(e.Name(), ext+partSuffix) {
			err = errors.Join(err, os.Remove(filepath.Join(folder, e.Name())))
		}
	}
	return err
}
