package instance

import "golang.org/x/sys/windows"

// letRaise lets the first start come to the front: Windows gives the right to it to this process, which the user has just
// started, and only the one that has it may pass it on. Without it the taskbar blinks instead.
func letRaise() {
	const anyProcess = ^uintptr(0)
	_, _, _ = windows.NewLazySystemDLL("user32.dll").NewProc("AllowSetForegroundWindow").Call(anyProcess)
}
