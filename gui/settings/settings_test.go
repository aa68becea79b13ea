package settings

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

func TestRoundTrip(t *testing.T) {
	dir := t.TempDir()
	want := Settings{Language: "ru", TextSize: 150, Theme: "light", Covered: true, Campaign: "x", Pins: map[string][]string{"x": {"pacify"}}}
	if err := Save(dir, want); err != nil {
		t.Fatal(err)
	}
	got, err := Load(dir)
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("loaded %+v (%v)", got, err)
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "*.tmp")); len(left) > 0 {
		t.Errorf("left over: %v", left)
	}
}

func TestMissingGivesDefaults(t *testing.T) {
	if s, err := Load(t.TempDir()); err != nil || !reflect.DeepEqual(s, Settings{}) || s.Scale() != 1 {
		t.Errorf("loaded %+v (%v)", s, err)
	}
}

// TestBrokenIsKept: nothing of a broken file is used, whatever could be read before the fault, and it is kept beside.
func TestBrokenIsKept(t *testing.T) {
	for _, broken := range []string{`{"language":`, `{"language":"ru","textSize":"large"}`, `["ru"]`, "", "\x00\x00\x00"} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, file), []byte(broken), 0o600); err != nil {
			t.Fatal(err)
		}
		if s, err := Load(dir); err == nil || !reflect.DeepEqual(s, Settings{}) {
			t.Errorf("%q: loaded %+v (%v)", broken, s, err)
		}
		if text, err := os.ReadFile(filepath.Join(dir, "settings.broken.json")); err != nil || string(text) != broken {
			t.Errorf("%q: kept %q (%v)", broken, text, err)
		}
		if err := Save(dir, Settings{Language: "en"}); err != nil {
			t.Errorf("%q: %v", broken, err)
		}
	}
}

func TestScaleIsBounded(t *testing.T) {
	for size, want := range map[int]float32{0: 1, 10: 0.8, 120: 1.2, 900: 2} {
		if got := (Settings{TextSize: size}).Scale(); got != want {
			t.Errorf("%d gives %v, want %v", size, got, want)
		}
	}
}

// TestForeignFieldsStay: what another version has written is there after a save of this one; our fields are not kept when
// they are back at their default.
func TestForeignFieldsStay(t *testing.T) {
	dir := t.TempDir()
	text := `{"textSize": 150, "theme": "light", "fromTheFuture": {"a": [1, 2]}}`
	if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	s.Theme, s.Language = Dark, "ru"
	if err := Save(dir, s); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(dir, file))
	if err != nil {
		t.Fatal(err)
	}
	var fields map[string]any
	if err := json.Unmarshal(got, &fields); err != nil {
		t.Fatal(err)
	}
	want := map[string]any{"textSize": 150.0, "language": "ru", "fromTheFuture": map[string]any{"a": []any{1.0, 2.0}}}
	if !reflect.DeepEqual(fields, want) {
		t.Errorf("kept %s", got)
	}
}
