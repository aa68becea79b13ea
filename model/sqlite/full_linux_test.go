package sqlite

import (
	"bytes"
	"cmp"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"plotwright/model"
	"plotwright/model/archive"
)

// smallDisk is a folder on a disk of a known size.
func smallDisk(t *testing.T, size string) string {
	t.Helper()
	base := t.TempDir()
	if err := syscall.Mount("tmpfs", base, "tmpfs", 0, "size="+size); err != nil {
		t.Skipf("no file system of a known size: %v", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(base, 0); err != nil {
			t.Error(err)
		}
	})
	return base
}

// TestFullFileSystem: a disk that is full in earnest, journal and all, refuses every write whole.
func TestFullFileSystem(t *testing.T) {
	base := smallDisk(t, "256k")
	path := filepath.Join(base, "plotwright.db")
	db := open(t, path)
	id := create(t, db)
	want := []model.Batch{batch(0, 1)}
	filler := filepath.Join(base, "filler")
	for free := int64(60 << 10); free >= 0; free -= 4 << 10 {
		fill(t, filler, base, free)
		switch err := db.Append(id, len(want), killBatch(len(want))); {
		case err == nil:
			want = append(want, killBatch(len(want)))
		case !errors.Is(err, ErrNotWritable):
			t.Errorf("%d bytes free: Append: %v", free, err)
		}
		if free == 0 {
			if err := db.Append(id, len(want), killBatch(len(want))); !errors.Is(err, ErrNotWritable) {
				t.Errorf("no byte free: Append: %v", err)
			}
			if _, err := Open(filepath.Join(base, "other.db")); !errors.Is(err, ErrNotWritable) {
				t.Errorf("no byte free: Open: %v", err)
			}
		}
		equalLog(t, load(t, db, id), want...)
	}
	if err := os.Remove(filler); err != nil {
		t.Fatal(err)
	}
	if err := db.Append(id, len(want), killBatch(len(want))); err != nil {
		t.Fatal(err)
	}
	equalLog(t, load(t, db, id), append(want, killBatch(len(want)))...)
	t.Logf("%d batches", len(want))
}

// TestFullDiskEverywhere: whatever is being made when the disk is full is refused with all as it was, nothing half-made is left,
// and it goes well once there is room.
func TestFullDiskEverywhere(t *testing.T) {
	_, data, want := filled(t)
	ids := slices.Sorted(maps.Keys(want))
	var long []model.Batch
	for n := range 60 {
		long = append(long, killBatch(n))
	}
	played, _ := demoLog(t, 60)
	damaged := slices.Concat(data[:20], []byte{9}, data[21:])
	for name, c := range map[string]struct {
		// file is what lies at the path; closed keeps it from being opened.
		file   []byte
		closed bool
		do     func(db *DB, v *Vault, backup string) error
		// step is by how many bytes the room grows, 12 KiB where it is 0.
		step int64
	}{
		"backup": {data, false, func(db *DB, _ *Vault, _ string) error { _, err := db.Backup(start); return err }, 0},
		"restore": {data, false, func(db *DB, _ *Vault, backup string) error {
			for _, id := range ids { // or there would be nothing to restore
				if err := db.Append(id, 12, batch(12, 1)); err != nil && !errors.Is(err, model.ErrStale) {
					return err
				}
			}
			_, err := db.Restore(backup, ids, start)
			return err
		}, 4 << 10}, // between the two campaigns, too
		"put":           {data, false, func(db *DB, _ *Vault, _ string) error { _, err := db.Put(ids[0], long, start); return err }, 0},
		"delete":        {data, false, func(db *DB, _ *Vault, _ string) error { return db.Delete(ids[0], start) }, 0},
		"restore whole": {[]byte("Сказка"), true, func(_ *DB, v *Vault, backup string) error { return v.RestoreWhole(backup, start) }, 0},
		"salvage":       {damaged, true, func(_ *DB, v *Vault, _ string) error { _, err := v.Salvage(); return err }, 0},
		"migrate": {data, true, func(_ *DB, v *Vault, _ string) error {
			db, err := Open(v.path, steps(migrations[0], later[0]))
			if err != nil {
				return err
			}
			return db.Close()
		}, 4 << 10},
		"export": {data, true, func(_ *DB, v *Vault, _ string) error {
			return archive.Export(filepath.Join(filepath.Dir(v.path), "x.plotwright"), played, "DEMO", "test")
		}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			base := smallDisk(t, "1m")
			failed, done := 0, 0
			for free := int64(0); free <= 360<<10; free += cmp.Or(c.step, 12<<10) {
				folder := filepath.Join(base, "data")
				path := filepath.Join(folder, "plotwright.db")
				if err := errors.Join(
					os.RemoveAll(folder), os.MkdirAll(filepath.Join(folder, backupFolder), 0o700),
					os.WriteFile(path, data, 0o600),
				); err != nil {
					t.Fatal(err)
				}
				db := open(t, path)
				b, err := db.Backup(start)
				if err != nil {
					t.Fatal(err)
				}
				if c.closed {
					if err := errors.Join(db.Close(), os.WriteFile(path, c.file, 0o600)); err != nil {
						t.Fatal(err)
					}
				}
				before := filesUnder(t, folder)
				filler := filepath.Join(base, "filler")
				fill(t, filler, base, free)
				err = c.do(db, vault(t, path), b.Path)
				for _, f := range filesUnder(t, folder) {
					if strings.HasSuffix(f, partSuffix) || strings.HasSuffix(f, "-journal") {
						t.Errorf("%d bytes free: left %s after %v", free, f, err)
					}
				}
				switch {
				case err == nil:
					done++
				case !errors.Is(err, ErrNotWritable) && !errors.Is(err, syscall.ENOSPC):
					t.Errorf("%d bytes free: %v", free, err)
				default:
					failed++
					unchanged(t, db, path, c.file, before, c.closed, want)
				}
				if err := os.Remove(filler); err != nil {
					t.Fatal(err)
				}
				if err != nil {
					if err := c.do(db, vault(t, path), b.Path); err != nil {
						t.Errorf("with room again: %v", err)
					}
				}
				db.Close()
			}
			if failed == 0 || done == 0 {
				t.Errorf("%d failed, %d done", failed, done)
			}
			t.Logf("%d failed, %d done", failed, done)
		})
	}
}

// unchanged holds that a failure has left files and campaigns as they were. A backup that was made before the failure may stay.
func unchanged(t *testing.T, db *DB, path string, file []byte, before []string, closed bool, want map[model.CampaignID][]model.Batch) {
	t.Helper()
	var other []string
	for _, f := range filesUnder(t, filepath.Dir(path)) {
		if !slices.Contains(before, f) && filepath.Base(filepath.Dir(f)) != backupFolder {
			other = append(other, f)
		}
	}
	if len(other) > 0 {
		t.Errorf("files: %q", other)
	}
	for _, b := range backups(t, path) {
		open(t, b.Path, ReadOnly()).Close()
	}
	if closed {
		if !bytes.Equal(read(t, path), file) {
			t.Error("the file has changed")
		}
		return
	}
	live, err := db.List()
	if err != nil || len(live) != 2 {
		t.Errorf("live: %v, %v", live, err)
	}
	if binned, err := db.ListDeleted(); err != nil || len(binned) != 0 {
		t.Errorf("in the bin: %v, %v", binned, err)
	}
	for id, log := range want {
		if got := load(t, db, id); len(got) == 12 {
			equalLog(t, got, log...)
		} else {
			equalLog(t, got, append(log[:12:12], batch(12, 1))...)
		}
	}
}
