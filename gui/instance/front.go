//go:build !windows

package instance

// letRaise has nothing to do where any window may come to the front.
func letRaise() {}
