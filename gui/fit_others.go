//go:build !windows

package gui

import "fyne.io/fyne/v2"

// fit has nothing to do where a window manager keeps windows on the screen.
func fit(fyne.Window) {}
