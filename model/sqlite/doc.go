// Package sqlite keeps campaigns in an SQLite file. It is the durable model.Store.
//
// A file holds any number of campaigns. Events are only ever added: triggers refuse every other change, each event
// carries the hash of the one before, and the campaign's row its last hash under a seal of its own, so that a byte
// changed behind our back is reported and never believed. What Append has acknowledged survives a killed process and,
// as far as the disk keeps its word, a power cut. No failure changes or replaces a file; docs/file-formats.md describes it.
package sqlite
