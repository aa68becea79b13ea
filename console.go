//go:build !windows

package main

import (
	"fmt"
	"os"
)

// attachConsole and leaveConsole have nothing to do where a program with a window keeps its console.
func attachConsole() {}
func leaveConsole()  {}

// tell says a sentence to whoever started the program, where no window can.
func tell(text string) { fmt.Fprintln(os.Stderr, text) }
