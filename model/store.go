package model

import (
	"errors"
	"fmt"
	"strings"
	"time"
)

// CampaignID names a campaign in a store.
type CampaignID string

// Batch is what one accepted command caused. A store keeps all of it or nothing.
type Batch struct {
	// Number counts the batches of a campaign from 0, its creation.
	Number int
	// At is when the command was given, to the millisecond, UTC.
	At     time.Time
	Events []Event
}

// Listing is a campaign as a store lists it.
type Listing struct {
	ID CampaignID
	// Last is the time of the last batch.
	Last time.Time
	// Events is the number of events in the log.
	Events int
	// Deleted is when the campaign was put into the bin, the zero time for one that is not there.
	Deleted time.Time
}

// Store keeps the logs of campaigns. It only ever adds to them: a deleted campaign is in the bin and stays there whole.
type Store interface {
	// Create begins a log with its first batch.
	Create(b Batch) (CampaignID, error)
	// Append adds a batch to a log that has exactly after batches; with another number it is ErrStale and changes nothing.
	Append(id CampaignID, after int, b Batch) error
	// Load reads a whole log, of a campaign in the bin too.
	Load(id CampaignID) ([]Batch, error)
	// List lists the campaigns that are not in the bin, last played first.
	List() ([]Listing, error)
	// ListDeleted lists the campaigns in the bin, last deleted first.
	ListDeleted() ([]Listing, error)
	// Delete puts a campaign into the bin; one that is there already stays as it is.
	Delete(id CampaignID, at time.Time) error
	// Undelete takes a campaign out of the bin.
	Undelete(id CampaignID) error
	// Put adds a whole log at once, all of it or nothing. With an empty id it is a campaign of its own. Otherwise it takes
	// the place of the campaigns of the same origin as id, which go into the bin: under id where that is free, else under
	// another id of the same origin. Where the store has the very same log under id, that campaign is the one that stays.
	Put(id CampaignID, log []Batch, at time.Time) (CampaignID, error)
}

// Origin is what an id has in common with those of the campaigns that took its place: all before the first dot.
func (id CampaignID) Origin() CampaignID {
	origin, _, _ := strings.Cut(string(id), ".")
	return CampaignID(origin)
}

// Successor is the nth id of the same origin: the origin itself for 1, then "origin.2" and so on.
func (id CampaignID) Successor(n int) CampaignID {
	if n == 1 {
		return id.Origin()
	}
	return CampaignID(fmt.Sprintf("%s.%d", id.Origin(), n))
}

// Duplicate adds a campaign with the same log as another, to be played on apart from it.
func Duplicate(s Store, id CampaignID) (CampaignID, error) {
	log, err := s.Load(id)
	if err != nil {
		return "", fmt.Errorf("duplicate campaign: %w", err)
	}
	dup, err := s.Put("", log, time.Time{})
	if err != nil {
		return "", fmt.Errorf("duplicate campaign: %w", err)
	}
	return dup, nil
}

// Errors of stores and sessions.
var (
	// ErrStale: the log has grown since it was read.
	ErrStale = errors.New("the log has changed since it was read")
	// ErrNoCampaign: the store has no such campaign.
	ErrNoCampaign = errors.New("no such campaign")
	// ErrBadLog: what was to be put is no log of a campaign: it has no batch, or a batch without an event, or wrong numbers.
	ErrBadLog = errors.New("not the log of a campaign")
	// ErrReadOnly: the log holds what this version does not know; nothing may be added.
	ErrReadOnly = errors.New("the campaign is read-only")
	// ErrPast: the session shows the table as it was; nothing can be done there.
	ErrPast = errors.New("the table is shown as it was")
)
