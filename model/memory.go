package model

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"time"
)

// MemoryStore keeps logs for as long as it lives.
type MemoryStore struct {
	logs map[CampaignID][]Batch
	// bin tells since when a campaign is in the bin.
	bin map[CampaignID]time.Time
}

var _ Store = (*MemoryStore)(nil)

// NewMemoryStore is an empty store.
func NewMemoryStore() *MemoryStore {
	return &MemoryStore{logs: map[CampaignID][]Batch{}, bin: map[CampaignID]time.Time{}}
}

// Create begins a log.
func (m *MemoryStore) Create(b Batch) (CampaignID, error) {
	return m.Put("", []Batch{b}, time.Time{})
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
	return m.list(false, func(a, b Listing) int { return b.Last.Compare(a.Last) }), nil
}

// ListDeleted lists the bin, last deleted first.
func (m *MemoryStore) ListDeleted() ([]Listing, error) {
	return m.list(true, func(a, b Listing) int { return b.Deleted.Compare(a.Deleted) }), nil
}

func (m *MemoryStore) list(binned bool, order func(a, b Listing) int) []Listing {
	var list []Listing
	for id, log := range m.logs {
		deleted, ok := m.bin[id]
		if ok != binned {
			continue
		}
		l := Listing{ID: id, Last: log[len(log)-1].At, Deleted: deleted}
		for _, b := range log {
			l.Events += len(b.Events)
		}
		list = append(list, l)
	}
	slices.SortFunc(list, order)
	return list
}

// Delete puts a campaign into the bin.
func (m *MemoryStore) Delete(id CampaignID, at time.Time) error {
	if _, ok := m.logs[id]; !ok {
		return ErrNoCampaign
	}
	if _, ok := m.bin[id]; !ok {
		m.bin[id] = at.UTC().Truncate(time.Millisecond)
	}
	return nil
}

// Undelete takes a campaign out of the bin.
func (m *MemoryStore) Undelete(id CampaignID) error {
	if _, ok := m.logs[id]; !ok {
		return ErrNoCampaign
	}
	delete(m.bin, id)
	return nil
}

// Put adds a whole log.
func (m *MemoryStore) Put(id CampaignID, log []Batch, at time.Time) (CampaignID, error) {
	for i, b := range log {
		if b.Number != i || len(b.Events) == 0 {
			return "", fmt.Errorf("batch %d: %w", i, ErrBadLog)
		}
	}
	if len(log) == 0 {
		return "", ErrBadLog
	}
	for n := len(m.logs) + 1; id == ""; n++ {
		if free := CampaignID(strconv.Itoa(n)); m.logs[free] == nil {
			id = free
		}
	}
	if !reflect.DeepEqual(m.logs[id], log) {
		for n := 0; m.logs[id] != nil; {
			n++
			id = id.Successor(n)
		}
		m.logs[id] = slices.Clone(log)
	}
	for other := range m.logs {
		if other != id && other.Origin() == id.Origin() {
			_ = m.Delete(other, at) // it is there
		}
	}
	return id, m.Undelete(id)
}
