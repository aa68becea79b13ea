package archive

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"time"

	"plotwright/model"
)

// Extension ends the name of each exported file.
const Extension = ".plotwright"

// version is the format's. A file of a later one is refused.
const version = 1

// No campaign comes near these bounds; they keep a file from taking all memory.
const (
	maxFile   = 32 << 20 // bytes
	maxLine   = 4 << 20
	maxEvents = 200_000
)

// Header is the first line: what a file says about itself.
type Header struct {
	// Version is the format's.
	Version int `json:"plotwright"`
	// App is the version of the program that exported it.
	App string `json:"app"`
	// Campaign is the origin of the campaign's id: what exports and imports of one campaign have in common.
	Campaign model.CampaignID `json:"campaign"`
	// Name, Box and the decks that were ever chosen are the campaign's; Name is empty where it bears that of its box.
	Name  string         `json:"name"`
	Box   string         `json:"box"`
	Decks []model.DeckID `json:"decks"`
	// Catalog is the version of the catalogue that the campaign was created under.
	Catalog string `json:"catalog"`
	// Batches and Events are counts. LastMS is when the last batch was made, in milliseconds since 1970.
	Batches int   `json:"batches"`
	Events  int   `json:"events"`
	LastMS  int64 `json:"last"`
}

// Last is when the campaign was last played.
func (h Header) Last() time.Time { return time.UnixMilli(h.LastMS).UTC() }

// batchLine is a further line.
type batchLine struct {
	Batch  int         `json:"batch"`
	AtMS   int64       `json:"at"`
	Events []eventLine `json:"events"`
}

type eventLine struct {
	Kind string          `json:"kind"`
	Body json.RawMessage `json:"body"`
}

// header tells about a log what the first line says.
func header(id model.CampaignID, log []model.Batch, app string) Header {
	h := Header{Version: version, App: app, Campaign: id.Origin(), Decks: []model.DeckID{}, Batches: len(log)}
	for _, b := range log {
		h.Events += len(b.Events)
		h.LastMS = b.At.UnixMilli()
		for _, e := range b.Events {
			h.note(e)
		}
	}
	if len(log) > 0 {
		h.Name = model.NewHistory(log).State().Name
	}
	return h
}

func (h *Header) note(e model.Event) {
	deck := model.DeckID("")
	switch e := e.(type) {
	case model.CampaignCreated:
		h.Box, h.Catalog, deck = e.Box, e.Catalog, e.Deck
	case model.DeckChosen:
		deck = e.Deck
	}
	for _, d := range h.Decks {
		if d == deck {
			return
		}
	}
	if deck != "" {
		h.Decks = append(h.Decks, deck)
	}
}

// A line ends in its sum; these are the bytes around it.
const (
	sumBefore = `,"sum":"`
	sumAfter  = `"}`
	sumLength = len(sumBefore) + 2*sha256.Size + len(sumAfter)
)

// sum is over the sum of the line before and the line up to its own.
func sum(before, text string) string {
	hash := sha256.Sum256([]byte(before + text))
	return hex.EncodeToString(hash[:])
}

// line writes a value as a line, and gives its sum.
func line(before string, v any) (text, own string, err error) {
	object, err := json.Marshal(v)
	if err != nil {
		return "", "", err
	}
	text = string(object[:len(object)-1])
	own = sum(before, text)
	return text + sumBefore + own + sumAfter + "\n", own, nil
}

// encode writes a whole log.
func encode(h Header, log []model.Batch) ([]byte, error) {
	text, before, err := line("", h)
	if err != nil {
		return nil, err
	}
	all := []byte(text)
	for _, b := range log {
		l := batchLine{Batch: b.Number, AtMS: b.At.UnixMilli(), Events: []eventLine{}}
		for _, e := range b.Events {
			body, err := model.EncodeEvent(e)
			if err != nil {
				return nil, fmt.Errorf("event %q: %w", e.Kind(), err)
			}
			l.Events = append(l.Events, eventLine{e.Kind(), body})
		}
		if text, before, err = line(before, l); err != nil {
			return nil, fmt.Errorf("batch %d: %w", b.Number, err)
		}
		all = append(all, text...)
	}
	return all, nil
}
