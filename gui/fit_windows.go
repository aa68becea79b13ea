package gui

import (
	"unsafe"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
	"golang.org/x/sys/windows"
)

var (
	user32            = windows.NewLazySystemDLL("user32.dll")
	getWindowRect     = user32.NewProc("GetWindowRect")
	monitorFromWindow = user32.NewProc("MonitorFromWindow")
	getMonitorInfo    = user32.NewProc("GetMonitorInfoW")
	setWindowPos      = user32.NewProc("SetWindowPos")
)

// monitorInfo is what Windows knows of a screen; work is what the taskbar leaves of it.
type monitorInfo struct {
	size          uint32
	monitor, work windows.Rect
	flags         uint32
}

// fit brings a window that was just shown onto the screen, frame and all. Where letters are set large, as they come on most
// laptops, the usual size is larger than that, and Windows lets the taskbar cover the rest.
func fit(w fyne.Window) {
	native, ok := w.(driver.NativeWindow)
	if !ok {
		return
	}
	native.RunNative(func(context any) {
		c, ok := context.(driver.WindowsWindowContext)
		if !ok || c.HWND == 0 {
			return
		}
		const nearest, keepOrder, keepActive = 2, 4, 16
		var is windows.Rect
		screen := monitorInfo{size: uint32(unsafe.Sizeof(monitorInfo{}))}
		monitor, _, _ := monitorFromWindow.Call(c.HWND, nearest)
		found, _, _ := getMonitorInfo.Call(monitor, uintptr(unsafe.Pointer(&screen)))
		placed, _, _ := getWindowRect.Call(c.HWND, uintptr(unsafe.Pointer(&is)))
		if found == 0 || placed == 0 {
			return
		}
		x, wide := within(is.Left, is.Right, screen.work.Left, screen.work.Right)
		y, high := within(is.Top, is.Bottom, screen.work.Top, screen.work.Bottom)
		if x == is.Left && y == is.Top && x+wide == is.Right && y+high == is.Bottom {
			return
		}
		// Where it fails, the window stays as it is.
		_, _, _ = setWindowPos.Call(c.HWND, 0, uintptr(x), uintptr(y), uintptr(wide), uintptr(high), keepOrder|keepActive)
	})
}
