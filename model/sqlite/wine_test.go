//go:build wine && windows

package sqlite

import _ "unsafe" // for go:linkname

// The Wine of Debian 12 cannot delete a file that is open, which os.RemoveAll tries first on Windows. Go's own tests have a
// switch for the way that every Windows knows; -ldflags=-checklinkname=0 lets ours turn it.
//
//go:linkname deleteAsEver internal/syscall/windows.TestDeleteatFallback
var deleteAsEver bool

func init() { deleteAsEver = true }
