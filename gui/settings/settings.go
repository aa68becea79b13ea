// Package settings keeps what a person prefers, in settings.json of the data folder: no campaign's contents, no undo.
package settings

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
)

// Settings are the preferences; the zero value of each field is its default.
type Settings struct {
	// Language is empty for the system's, else "en", "ru" or that of an added file.
	Language string `json:"language,omitempty"`
	// Fallback stands in for what an added language leaves out: empty for English, or "ru".
	Fallback string `json:"fallback,omitempty"`
	// BothNames shows card names in both languages.
	BothNames bool `json:"bothNames,omitempty"`
	// TextSize is in percent, 80 to 200; 0 stands for 100.
	TextSize int `json:"textSize,omitempty"`
	// Theme is Dark, Light or System.
	Theme string `json:"theme,omitempty"`
	// StillLife keeps everything from moving by itself.
	StillLife  bool `json:"motionOff,omitempty"`
	BigTargets bool `json:"bigTargets,omitempty"`
	// MaySleep lets the screen go dark while a quest is open.
	MaySleep bool `json:"screenMaySleep,omitempty"`
	// Covered hides the facedown cards in the table window.
	Covered bool `json:"covered,omitempty"`
	// Pins are the facedown cards that a player saves threat for, by campaign.
	Pins map[string][]string `json:"pins,omitempty"`
	// Players is the players' window.
	Players Players `json:"players,omitzero"`
	// Campaign is the campaign to open at start, empty for the start page.
	Campaign string `json:"campaign,omitempty"`
	// Width and Height are the table window's size, in units.
	Width  float32 `json:"width,omitempty"`
	Height float32 `json:"height,omitempty"`
}

// Players are the preferences of the players' window.
type Players struct {
	// Language is AsTable, SystemLanguage, or a language.
	Language string `json:"language,omitempty"`
	// TextSize is as that of the table.
	TextSize int `json:"textSize,omitempty"`
}

// Values of Players.Language that are no languages: that of the table window, and the system's.
const (
	AsTable        = ""
	SystemLanguage = "system"
)

// The values of Theme: felt, linen, or as the system is.
const (
	Dark   = ""
	Light  = "light"
	System = "system"
)

// The bounds of TextSize.
const (
	MinTextSize = 80
	MaxTextSize = 200
)

// Scale is the text size as a factor.
func (s Settings) Scale() float32 { return float32(percent(s.TextSize)) / 100 }

// Percent is the text size, 100 where none is chosen.
func (p Players) Percent() int { return percent(p.TextSize) }

// percent is a text size within its bounds.
func percent(size int) int {
	if size == 0 {
		return 100
	}
	return min(max(size, MinTextSize), MaxTextSize)
}

// Summary is the settings as they are written, on one line, without what belongs to campaigns.
func (s Settings) Summary() string {
	s.Campaign, s.Pins = "", nil
	text, err := json.Marshal(s)
	if err != nil {
		return err.Error()
	}
	return strings.ReplaceAll(string(text), `,"`, `, "`)
}

const file = "settings.json"

// Load reads the settings of a data folder. A missing file gives the defaults; a broken one too, with an error, and is
// kept beside as settings.broken.json.
func Load(dir string) (Settings, error) {
	var s Settings
	path := filepath.Join(dir, file)
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return s, nil
	}
	if err != nil {
		return s, fmt.Errorf("read settings: %w", err)
	}
	if err := json.Unmarshal(text, &s); err != nil {
		kept := os.Rename(path, filepath.Join(dir, "settings.broken.json"))
		return Settings{}, errors.Join(fmt.Errorf("read settings: %w", err), kept)
	}
	return s, nil
}

// Save writes the settings whole or not at all. What another version of the program has written beside them stays.
func Save(dir string, s Settings) error {
	text, err := merged(filepath.Join(dir, file), s)
	if err != nil {
		return fmt.Errorf("write settings: %w", err)
	}
	f, err := os.CreateTemp(dir, "settings-*.tmp")
	if err != nil {
		return fmt.Errorf("write settings: %w", err)
	}
	_, err = f.Write(append(text, '\n'))
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return errors.Join(fmt.Errorf("write settings: %w", err), os.Remove(f.Name()))
	}
	if err := os.Rename(f.Name(), filepath.Join(dir, file)); err != nil {
		return errors.Join(fmt.Errorf("write settings: %w", err), os.Remove(f.Name()))
	}
	return nil
}

// merged is the text of the settings, together with the fields of the file that are not ours.
func merged(path string, s Settings) ([]byte, error) {
	fields := map[string]json.RawMessage{}
	if old, err := os.ReadFile(path); err == nil && json.Unmarshal(old, &fields) == nil {
		for i, t := 0, reflect.TypeFor[Settings](); i < t.NumField(); i++ {
			name, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
			delete(fields, name)
		}
	}
	text, err := json.Marshal(s)
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(text, &fields); err != nil {
		return nil, err
	}
	return json.MarshalIndent(fields, "", "  ")
}
