package archive

import (
	"fmt"
	"time"

	"plotwright/model"
)

// How tells what becomes of a campaign of the same origin that is in the store and not in its bin.
type How string

// The ways. Nothing is ever overwritten.
const (
	// Ask refuses with a *PresentError.
	Ask How = ""
	// KeepBoth adds the imported one as a campaign of its own.
	KeepBoth How = "keep-both"
	// Replace puts those that are there into the bin.
	Replace How = "replace"
)

// Import puts the campaign into a store, all of it or nothing.
func (a *Archive) Import(s model.Store, how How, now time.Time) (model.CampaignID, error) {
	there, err := a.Present(s)
	if err != nil {
		return "", err
	}
	id := a.Campaign
	switch {
	case len(there) > 0 && how == Ask:
		return "", &PresentError{there}
	case len(there) > 0 && how == KeepBoth:
		id = ""
	}
	kept, err := s.Put(id, a.Log, now)
	if err != nil {
		return "", fmt.Errorf("import: %w", err)
	}
	return kept, nil
}

// Present lists the campaigns of the same origin in a store, without those in its bin.
func (a *Archive) Present(s model.Store) ([]model.Listing, error) {
	all, err := s.List()
	if err != nil && len(all) == 0 {
		return nil, fmt.Errorf("import: %w", err)
	}
	var there []model.Listing
	for _, l := range all {
		if l.ID.Origin() == a.Campaign {
			there = append(there, l)
		}
	}
	return there, nil
}
