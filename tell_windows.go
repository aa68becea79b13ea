package main

import (
	"fmt"
	"os"

	"golang.org/x/sys/windows"
)

// tell says a sentence to whoever started the program, where no window of ours can: a program with a window has no
// console on Windows (R-W1).
func tell(text string) {
	fmt.Fprintln(os.Stderr, text)
	words, err := windows.UTF16PtrFromString(text)
	if err != nil {
		return
	}
	title, err := windows.UTF16PtrFromString("Plotwright")
	if err != nil {
		return
	}
	if _, err := windows.MessageBox(0, words, title, windows.MB_OK|windows.MB_ICONERROR); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}
