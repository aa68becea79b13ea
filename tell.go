//go:build !windows

package main

import (
	"fmt"
	"os"
)

// tell says a sentence to whoever started the program, where no window can.
func tell(text string) { fmt.Fprintln(os.Stderr, text) }
