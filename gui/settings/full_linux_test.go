package settings

import (
	"math"
	"os"
	"reflect"
	"strings"
	"testing"

	"plotwright/gui/fulldisk"
)

// TestFullDisk: where the settings no longer fit, the old ones stay as they are and nothing half-made is left; once there is room,
// they are kept.
func TestFullDisk(t *testing.T) {
	if !fulldisk.Alone(t) {
		return
	}
	dir := t.TempDir()
	old := Settings{Language: "ru"}
	if err := Save(dir, old); err != nil {
		t.Fatal(err)
	}
	changed := Settings{Language: "en", Campaign: strings.Repeat("x", 3000)}
	for _, free := range []uint64{0, 1, 1000} {
		fulldisk.Leave(t, free)
		if err := Save(dir, changed); err == nil {
			t.Errorf("%d bytes free: saved", free)
		}
		if got, err := Load(dir); err != nil || !reflect.DeepEqual(got, old) {
			t.Errorf("%d bytes free: %+v is left, %v", free, got, err)
		}
		if files, err := os.ReadDir(dir); err != nil || len(files) != 1 {
			t.Errorf("%d bytes free: files %v, %v", free, files, err)
		}
	}
	fulldisk.Leave(t, math.MaxUint64)
	if err := Save(dir, changed); err != nil {
		t.Error(err)
	}
	if got, err := Load(dir); err != nil || !reflect.DeepEqual(got, changed) {
		t.Errorf("%+v, %v", got, err)
	}
}
