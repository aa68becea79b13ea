package model

import (
	"slices"
	"strconv"
)

// MemoryStore keeps logs for as long as it lives.
type MemoryStore struct {
	logs map[CampaignID][]Batch
}

var _ Store = (*MemoryStore)(nil)

// NewMemoryStore is an empty store.
func NewMemoryStore() *MemoryStore { return &MemoryStore{logs: map[CampaignID][]Batch{}} }

// Create begins a log.
func (m *MemoryStore) Create(b Batch) (CampaignID, error) {
	id := CampaignID(strconv.Itoa(len(m.logs) + 1))
	m.logs[id] = []Batch{b}
	return id, nil
}

// Append adds to a log.
func (m *MemoryStore) Append(id CampaignID, after int, b Batch) error {
	log, ok := m.logs[id]
	if !ok {
		return ErrNoCampaign
	}
	if len(log) != after {
		return ErrStale
	}
	m.logs[id] = append(log, b)
	return nil
}

// Load reads a log.
func (m *MemoryStore) Load(id CampaignID) ([]Batch, error) {
	log, ok := m.logs[id]
	if !ok {
		return nil, ErrNoCampaign
	}
	return slices.Clone(log), nil
}

// List lists the campaigns, last played first.
func (m *MemoryStore) List() ([]Listing, error) {
	var list []Listing
	for id, log := range m.logs {
		l := Listing{ID: id, Last: log[len(log)-1].At}
		for _, b := range log {
			l.Events += len(b.Events)
		}
		list = append(list, l)
	}
	slices.SortFunc(list, func(a, b Listing) int { return b.Last.Compare(a.Last) })
	return list, nil
}
