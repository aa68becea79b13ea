// Package fulldisk is for tests of what happens when a disk is full, without root: they run in a process of their own, none of
// whose files can grow. It knows this for Linux only.
package fulldisk
