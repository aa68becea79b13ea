package model

import "time"

// Backup is a dated copy of a store's file.
type Backup struct {
	// Path is that of the copy.
	Path string
	// Taken is what the clock said, UTC. It may be wrong; Number, from 1, tells the order in which the copies were made.
	Taken  time.Time
	Number int
	// Version is the file's version then.
	Version int
	// Program is the version of the program that made it; empty where the name does not say.
	Program string
}

// Kept is a campaign as a backup, or a damaged file, has it.
type Kept struct {
	// Listing counts the events that can be read.
	Listing
	// State is what they fold to, nil where there is none.
	State *State
	// Lost is how many events are known to have been there and cannot be read.
	Lost int
	// Err says what is wrong with the campaign; nil where it is whole.
	Err error
}

// Salvaged is what could be read of a damaged file.
type Salvaged struct {
	// Path is the new file that holds it, empty where nothing could be read.
	Path string
	// Campaigns has those with an Err too; what could be read of them is in the new file.
	Campaigns []Kept
}

// Vault is what helps when a store's file is damaged, missing or newer, and what can be looked through at any time. It
// neither deletes nor overwrites a file.
type Vault interface {
	// Backups lists the backups, newest first.
	Backups() ([]Backup, error)
	// Contents lists the campaigns in a backup or a salvaged file, last played first, those in the bin too.
	Contents(path string) ([]Kept, error)
	// Salvage writes what can be read of a damaged file into a new one beside it. Called again for the same damage it gives
	// the same file.
	Salvage() (Salvaged, error)
	// RestoreWhole puts a backup or a salvaged file in the place of the store's file, which must not be open. What was there
	// is kept beside it.
	RestoreWhole(path string, now time.Time) error
}

// Restorer is a store that takes campaigns back from a backup.
type Restorer interface {
	// Restore puts the campaigns of a backup or a salvaged file as Put does, all or none, after a backup of what is there
	// now. It gives their ids, in the same order.
	Restore(path string, ids []CampaignID, now time.Time) ([]CampaignID, error)
}
