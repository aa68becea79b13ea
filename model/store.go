package model

import (
	"errors"
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
}

// Store keeps the logs of campaigns. It only ever adds to them.
type Store interface {
	// Create begins a log with its first batch.
	Create(b Batch) (CampaignID, error)
	// Append adds a batch to a log that has exactly after batches; with another number it is ErrStale and changes nothing.
	Append(id CampaignID, after int, b Batch) error
	// Load reads a whole log.
	Load(id CampaignID) ([]Batch, error)
	// List lists the campaigns, last played first.
	List() ([]Listing, error)
}

// Errors of stores and sessions.
var (
	// ErrStale: the log has grown since it was read.
	ErrStale = errors.New("the log has changed since it was read")
	// ErrNoCampaign: the store has no such campaign.
	ErrNoCampaign = errors.New("no such campaign")
	// ErrReadOnly: the log holds what this version does not know; nothing may be added.
	ErrReadOnly = errors.New("the campaign is read-only")
)
