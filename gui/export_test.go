package gui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"plotwright/gui/export"
	"plotwright/model"
)

// TestExport writes every kind of file into the data folder, says where each is, and overwrites none.
func TestExport(t *testing.T) {
	h := inTurn(t, 5)
	h.showLog()
	h.press("export.title")
	if _, ok := h.find("button:" + h.tr.T("export.paper")); ok {
		t.Error("without a data folder there are files to make")
	}
	h.closeTop()
	h.Dir = t.TempDir()
	for range 2 {
		for _, x := range exports {
			h.press("export.title")
			h.press(x.id)
			h.press("export.copy")
			path := h.App.fyne.Clipboard().Content()
			data, err := os.ReadFile(path)
			if err != nil || len(data) < 200 || filepath.Dir(path) != filepath.Join(h.Dir, "exports") {
				t.Errorf("%s: %s has %d bytes: %v", x.id, path, len(data), err)
			}
			h.closeTop()
		}
	}
	files, err := os.ReadDir(filepath.Join(h.Dir, "exports"))
	if err != nil || len(files) != 2*len(exports) {
		t.Errorf("%v: %v", files, err)
	}
	h.press("export.title")
	h.press("export.overlord")
	h.press("export.log-md")
	h.closeTop()
	found, err := filepath.Glob(filepath.Join(h.Dir, "exports", "*-log-overlord-*.md"))
	if err != nil || len(found) != 1 {
		t.Errorf("for the overlord: %v, %v", found, err)
	}
}

// TestExportFails: a folder that cannot be written to is said so, with its name.
func TestExportFails(t *testing.T) {
	h := newTable(t, model.NewCampaign{})
	h.Dir = t.TempDir()
	if err := os.WriteFile(filepath.Join(h.Dir, "exports"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	h.showLog()
	h.screen.(*logScreen).write(export.LogCSV, false)
	if said := h.layers.toast.Text(); !strings.Contains(said, filepath.Join(h.Dir, "exports")) || h.layers.top() != nil {
		t.Errorf("it says %q", said)
	}
}

func TestFileURL(t *testing.T) {
	for path, want := range map[string]string{"/home/я/data #1": "file:///home/%D1%8F/data%20%231", "C:/Users/x": "file:///C:/Users/x"} {
		if got := fileURL(path).String(); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
}
