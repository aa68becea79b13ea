package main

import (
	"bytes"
	"errors"
	"log"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"plotwright/gui"
	"plotwright/gui/instance"
	"plotwright/gui/settings"
	"plotwright/locales"
	"plotwright/model"
	"plotwright/model/sqlite"
)

// begun is what the window gets from a data folder.
func begun(t *testing.T, dir string) gui.Options {
	t.Helper()
	o, err := prepare(dir, false)
	if err != nil {
		t.Fatal(err)
	}
	var d database
	if begin(&d, &o) {
		t.Fatal("another window was raised")
	}
	t.Cleanup(func() {
		log.SetOutput(os.Stderr)
		if err := d.close(); err != nil {
			t.Error(err)
		}
	})
	return o
}

// played makes a data folder with a campaign of that name.
func played(t *testing.T, name string) (dir, file string) {
	t.Helper()
	dir = t.TempDir()
	file = filepath.Join(dir, databaseName)
	db, err := sqlite.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	o, err := prepare(dir, false)
	if err != nil {
		t.Fatal(err)
	}
	if err := o.Fill(&o); err != nil {
		t.Fatal(err)
	}
	n := model.NewCampaign{Name: name, Box: model.CustomBox, Heroes: []string{name + "а", name + "б"}}
	if _, err := model.CreateSession(o.Catalog, db, n, time.Now); err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	return dir, file
}

// TestBackupSaysTheVersion: the day's backup bears the version of the program that made it.
func TestBackupSaysTheVersion(t *testing.T) {
	dir, file := played(t, "Альрик")
	begun(t, dir)
	list, err := sqlite.Backups(file)
	if err != nil || len(list) != 1 || list[0].Program != Version() {
		t.Errorf("%+v, %v", list, err)
	}
}

// TestNoHome: without a home folder and without one given, the program says so and begins nothing anywhere.
func TestNoHome(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, name := range []string{"HOME", "XDG_DATA_HOME", "LocalAppData"} {
		t.Setenv(name, "")
	}
	for _, lang := range []string{locales.English, locales.Russian} {
		t.Setenv("LC_ALL", lang+".UTF-8")
		o, err := prepare("", false)
		if err == nil || err.Error() != o.Bundle.Translator(lang).T("ui.no-home") {
			t.Errorf("%s: begins in %q, %v", lang, o.Dir, err)
		}
	}
	if o, err := prepare("", true); err != nil || o.Store == nil {
		t.Errorf("looking around needs none: %v", err)
	}
}

// TestDamagedFolder: a damaged file and broken settings lead to the window with what is wrong; what is logged of it holds nothing
// of the campaign.
func TestDamagedFolder(t *testing.T) {
	const secret = "Тайна"
	dir, file := played(t, secret)
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	copy(data[4096:], make([]byte, 4096))
	broken := []byte(`{"language":"ru","campaign":"` + secret)
	if err := errors.Join(os.WriteFile(file, data, 0o600), os.WriteFile(filepath.Join(dir, "settings.json"), broken, 0o600)); err != nil {
		t.Fatal(err)
	}
	o := begun(t, dir)
	if model.FaultOf(o.Fault) != model.FaultDamaged || o.Store != nil || o.Vault == nil || !reflect.DeepEqual(o.Settings, settings.Settings{}) {
		t.Errorf("fault %v, store %v, settings %+v", o.Fault, o.Store, o.Settings)
	}
	text, err := os.ReadFile(filepath.Join(dir, "plotwright.log"))
	if err != nil || !bytes.Contains(text, []byte("damaged")) || !bytes.Contains(text, []byte("settings")) || bytes.Contains(text, []byte(secret)) {
		t.Errorf("logged %s, %v", text, err)
	}
}

// TestSecondOnlyReads: where another start has the folder and does not answer, nothing can be changed: neither campaigns nor
// settings nor files.
func TestSecondOnlyReads(t *testing.T) {
	dir, file := played(t, "По вторникам")
	first, err := instance.Take(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	o := begun(t, dir)
	if !o.Second || o.Dir != "" || o.Vault != nil || o.Ready != nil || o.Store == nil {
		t.Fatalf("second %v, folder %q, vault %v, fault %v", o.Second, o.Dir, o.Vault, o.Fault)
	}
	list, err := o.Store.List()
	if err != nil || len(list) != 1 {
		t.Fatalf("%v, %v", list, err)
	}
	if err := o.Store.Delete(list[0].ID, time.Now()); model.FaultOf(err) != model.FaultReadOnly {
		t.Errorf("Delete: %v", err)
	}
	after, err := os.ReadFile(file)
	if err != nil || !bytes.Equal(after, before) {
		t.Errorf("the file has changed, %v", err)
	}
	if _, err := os.Stat(filepath.Join(dir, "backups")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a backup was made: %v", err)
	}
}

// TestNoDailyBackup: a backup that cannot be made keeps nobody from playing, and is told.
func TestNoDailyBackup(t *testing.T) {
	dir, _ := played(t, "По вторникам")
	if err := os.WriteFile(filepath.Join(dir, "backups"), []byte("a file in the way"), 0o600); err != nil {
		t.Fatal(err)
	}
	if o := begun(t, dir); o.Store == nil || model.FaultOf(o.NoBackup) != model.FaultNotWritable {
		t.Errorf("store %v, no backup: %v", o.Store, o.NoBackup)
	}
}

// TestTakenLater: a data folder that could not be taken at the start is taken when it is opened after all, unless another start has
// been quicker.
func TestTakenLater(t *testing.T) {
	for _, quicker := range []bool{false, true} {
		dir := filepath.Join(t.TempDir(), "data")
		if err := os.WriteFile(dir, []byte("a file in the way"), 0o600); err != nil {
			t.Fatal(err)
		}
		o := begun(t, dir)
		if o.Second || o.Store != nil || o.Ready == nil || model.FaultOf(o.Fault) != model.FaultNotWritable {
			t.Fatalf("second %v, store %v, %v", o.Second, o.Store, o.Fault)
		}
		if err := os.Remove(dir); err != nil {
			t.Fatal(err)
		}
		if quicker {
			other, err := instance.Take(dir)
			if err != nil {
				t.Fatal(err)
			}
			defer other.Close()
		}
		if store, err := o.Reopen(false); (store == nil) != quicker || quicker && model.FaultOf(err) != model.FaultBusy {
			t.Errorf("store %v, %v", store, err)
		}
		if _, err := instance.Take(dir); !errors.Is(err, instance.ErrTaken) {
			t.Errorf("the folder is free for another: %v", err)
		}
	}
}

// TestHeardLater: a start that later ones could not be told of can be reached once its file has been opened anew.
func TestHeardLater(t *testing.T) {
	dir, _ := played(t, "По вторникам")
	inTheWay := filepath.Join(dir, "instance.json", "x")
	if err := os.MkdirAll(inTheWay, 0o700); err != nil {
		t.Fatal(err)
	}
	o := begun(t, dir)
	heard := make(chan string, 10)
	o.Ready(func(file string) bool { heard <- file; return true })
	if err := os.RemoveAll(filepath.Dir(inTheWay)); err != nil {
		t.Fatal(err)
	}
	store := o.Store
	for range 2 { // the second time there is nothing to do
		err := store.(*sqlite.DB).Close()
		if err == nil {
			store, err = o.Reopen(false)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := instance.Raise(dir, "x.plotwright"); err != nil {
		t.Fatal(err)
	}
	if file := <-heard; file != "x.plotwright" {
		t.Errorf("heard %q", file)
	}
}

// TestDailyBackup: the start makes it, before the window.
func TestDailyBackup(t *testing.T) {
	dir, _ := played(t, "По вторникам")
	o := begun(t, dir)
	list, err := o.Vault.Backups()
	if err != nil || len(list) != 1 || o.NoBackup != nil {
		t.Fatalf("%v, %v, %v", list, err, o.NoBackup)
	}
	if kept, err := o.Vault.Contents(list[0].Path); err != nil || len(kept) != 1 || kept[0].State.Name != "По вторникам" {
		t.Errorf("%+v, %v", kept, err)
	}
}
