package main

import (
	"fmt"
	"log"
	"os"

	"golang.org/x/sys/windows"
)

// A program with a window starts without a console on Windows. What its output was sent to, a file or another program, it is
// given all the same.
var (
	kernel           = windows.NewLazySystemDLL("kernel32.dll")
	attachToProcess  = kernel.NewProc("AttachConsole")
	detachFromOthers = kernel.NewProc("FreeConsole")
)

// attached is whether the console of whoever started the program is ours, too.
var attached bool

// attachConsole lets what is printed appear in the console that the program was started from, if it was, unless the output
// goes elsewhere.
func attachConsole() {
	const parent = ^uintptr(0)
	streams := []struct {
		number uint32
		file   **os.File
	}{{windows.STD_OUTPUT_HANDLE, &os.Stdout}, {windows.STD_ERROR_HANDLE, &os.Stderr}}
	var given [2]windows.Handle
	mute := false
	for i, s := range streams {
		given[i] = stream(s.number)
		mute = mute || given[i] == 0
	}
	if !mute {
		return
	}
	done, _, _ := attachToProcess.Call(parent)
	attached = done != 0
	if !attached {
		return
	}
	for i, s := range streams {
		if given[i] == 0 {
			given[i] = screenOfConsole()
			*s.file = os.NewFile(uintptr(given[i]), "CONOUT$")
		}
		// Attaching has put the console in the place of both; a stack trace goes where this says.
		_ = windows.SetStdHandle(s.number, given[i])
	}
	log.SetOutput(os.Stderr)
}

// stream is what a standard stream leads to, 0 if to nothing.
func stream(number uint32) windows.Handle {
	h, err := windows.GetStdHandle(number)
	if err != nil || h == windows.InvalidHandle {
		return 0
	}
	if kind, err := windows.GetFileType(h); err != nil || kind == windows.FILE_TYPE_UNKNOWN {
		return 0
	}
	return h
}

func screenOfConsole() windows.Handle {
	name, err := windows.UTF16PtrFromString("CONOUT$")
	if err != nil {
		return 0
	}
	h, err := windows.CreateFile(name, windows.GENERIC_READ|windows.GENERIC_WRITE, windows.FILE_SHARE_READ|windows.FILE_SHARE_WRITE,
		nil, windows.OPEN_EXISTING, 0, 0)
	if err != nil {
		return 0
	}
	return h
}

// leaveConsole gives the console back before a window opens: whoever closes it, or presses Ctrl+C in it, does not mean the
// window.
func leaveConsole() {
	if attached {
		_, _, _ = detachFromOthers.Call()
		attached = false
	}
}

// tell says a sentence to whoever started the program, where no window of ours can: in a box, unless somebody reads what it
// prints.
func tell(text string) {
	if _, err := fmt.Fprintln(os.Stderr, text); err == nil {
		return
	}
	words, err := windows.UTF16PtrFromString(text)
	if err != nil {
		return
	}
	title, err := windows.UTF16PtrFromString("Plotwright")
	if err != nil {
		return
	}
	_, _ = windows.MessageBox(0, words, title, windows.MB_OK|windows.MB_ICONERROR) // there is nobody else to tell
}
