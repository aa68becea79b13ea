package sqlite

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"

	"plotwright/model"
	"plotwright/model/archive"
)

// asNobody runs f as a user that may not write where root has not let it: root itself may write everywhere.
func asNobody(t *testing.T, f func()) {
	t.Helper()
	if os.Getuid() != 0 {
		f()
		return
	}
	const nobody = 65534
	runtime.LockOSThread() // the file system's idea of the user is the thread's
	defer runtime.UnlockOSThread()
	if err := syscall.Setfsuid(nobody); err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := syscall.Setfsuid(0); err != nil {
			t.Error(err)
		}
	}()
	f()
}

// locked puts a good file into a folder that nobody may write, and the file neither if so wished.
func locked(t *testing.T, file, folder os.FileMode) (path string, want map[model.CampaignID][]model.Batch) {
	t.Helper()
	base, err := os.MkdirTemp("", "plotwright") // not in t.TempDir, which only root may enter
	if err != nil {
		t.Fatal(err)
	}
	sub := filepath.Join(base, "data")
	path = filepath.Join(sub, "plotwright.db")
	_, data, want := filled(t)
	err = errors.Join(os.Chmod(base, 0o755), os.Mkdir(sub, 0o755), os.WriteFile(path, data, file), os.Chmod(path, file), os.Chmod(sub, folder))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := errors.Join(os.Chmod(sub, 0o755), os.RemoveAll(base)); err != nil {
			t.Error(err)
		}
	})
	return path, want
}

// TestNotWritable: it is said at the opening, nothing changes, and the campaigns can still be read.
func TestNotWritable(t *testing.T) {
	for name, c := range map[string]struct{ file, folder os.FileMode }{
		"folder":          {0o666, 0o555},
		"file":            {0o444, 0o777},
		"folder and file": {0o444, 0o555},
	} {
		t.Run(name, func(t *testing.T) {
			path, want := locked(t, c.file, c.folder)
			before := read(t, path)
			asNobody(t, func() {
				if _, err := os.Create(filepath.Join(filepath.Dir(path), "x")); c.folder == 0o555 && !errors.Is(err, fs.ErrPermission) {
					t.Skipf("this user writes everywhere: %v", err)
				}
				refuses(t, path, ErrNotWritable)
				db, err := Open(path, ReadOnly())
				if err != nil {
					t.Fatal(err)
				}
				defer db.Close()
				for id, log := range want {
					equalLog(t, load(t, db, id), log...)
				}
			})
			if !bytes.Equal(read(t, path), before) {
				t.Error("the file has changed")
			}
		})
	}
}

// TestNothingToKeepSafeIn: in a folder that cannot be written, backups, restoring, salvaging and exports say so, and nothing changes.
func TestNothingToKeepSafeIn(t *testing.T) {
	path, want := locked(t, 0o666, 0o555)
	before := read(t, path)
	played, _ := demoLog(t, 0)
	_, data, _ := filled(t)
	from := filepath.Join(os.TempDir(), filepath.Base(filepath.Dir(filepath.Dir(path)))+".db")
	if err := os.WriteFile(from, data, 0o644); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Remove(from) })
	asNobody(t, func() {
		db, err := Open(path, ReadOnly())
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		_, backup := db.Backup(start)
		_, daily := db.BackupDaily(start)
		_, salvage := vault(t, path).Salvage()
		for name, err := range map[string]error{
			"backup": backup, "daily": daily, "salvage": salvage, "restore whole": vault(t, path).RestoreWhole(from, start),
			"export": archive.Export(filepath.Join(filepath.Dir(path), "x.plotwright"), played, "DEMO", "test"),
		} {
			if !errors.Is(err, ErrNotWritable) && !errors.Is(err, fs.ErrPermission) {
				t.Errorf("%s: %v", name, err)
			}
		}
		for id, log := range want {
			equalLog(t, load(t, db, id), log...)
		}
	})
	if files := filesUnder(t, filepath.Dir(path)); len(files) != 1 || !bytes.Equal(read(t, path), before) {
		t.Errorf("files: %q", files)
	}
}

// TestCannotCreate: no file where no file may be made, and nothing left of the attempt.
func TestCannotCreate(t *testing.T) {
	path, _ := locked(t, 0o644, 0o555)
	for _, name := range []string{"other.db", "deep/er/other.db"} {
		asNobody(t, func() {
			refuses(t, filepath.Join(filepath.Dir(path), name), ErrNotWritable)
		})
	}
	if files := filesUnder(t, filepath.Dir(path)); len(files) != 1 {
		t.Errorf("files: %q", files)
	}
}

// TestCannotRead: a file that may not even be read says so and is not taken for another's.
func TestCannotRead(t *testing.T) {
	path, _ := locked(t, 0o000, 0o755)
	asNobody(t, func() {
		for _, opts := range [][]Option{nil, {ReadOnly()}} {
			refuses(t, path, ErrNotWritable, opts...)
		}
	})
}

// TestFolderLockedMeanwhile: a folder that can no longer be written refuses the command and spoils nothing.
func TestFolderLockedMeanwhile(t *testing.T) {
	path, want := locked(t, 0o666, 0o777)
	asNobody(t, func() {
		db, err := Open(path)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		for id, log := range want {
			chmod(t, filepath.Dir(path), 0o555)
			if err := db.Append(id, len(log), batch(len(log), 2)); !errors.Is(err, ErrNotWritable) {
				t.Errorf("Append: %v", err)
			}
			equalLog(t, load(t, db, id), log...)
			chmod(t, filepath.Dir(path), 0o777)
			if err := db.Append(id, len(log), batch(len(log), 2)); err != nil {
				t.Error(err)
			}
			equalLog(t, load(t, db, id), append(log[:len(log):len(log)], batch(len(log), 2))...)
		}
	})
}

// chmod changes a folder as its owner.
func chmod(t *testing.T, path string, mode os.FileMode) {
	t.Helper()
	if os.Getuid() == 0 {
		if err := syscall.Setfsuid(0); err != nil {
			t.Fatal(err)
		}
		defer func() {
			if err := syscall.Setfsuid(65534); err != nil {
				t.Fatal(err)
			}
		}()
	}
	if err := os.Chmod(path, mode); err != nil {
		t.Fatal(err)
	}
}

// fill leaves so many bytes free.
func fill(t *testing.T, filler, base string, free int64) {
	t.Helper()
	var s syscall.Statfs_t
	if err := os.Remove(filler); err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	if err := syscall.Statfs(base, &s); err != nil {
		t.Fatal(err)
	}
	if n := int64(s.Bavail)*s.Bsize - free; n > 0 {
		if err := os.WriteFile(filler, make([]byte, n), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
