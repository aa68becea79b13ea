// Package model holds the rules of the overlord's side of a campaign: its Plot cards, its agent and the threat and
// fortune tokens that pay for them.
//
// A command is decided against a state and yields events (Decide); events build states (Reduce); a Session ties the
// two to a Store. The log of events is the only truth: state, undo and redo are derived from it. Rule numbers such as
// R4.3 in comments are those of docs/rules.md.
package model
