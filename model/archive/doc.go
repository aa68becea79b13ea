// Package archive exports a campaign as one file and imports it again. The file is JSON Lines: a header, then a line for each
// batch, each carrying a sum over itself and all lines before it. It holds no words but those that players typed, and is the same
// to the byte on every system. docs/file-formats.md describes it.
package archive
