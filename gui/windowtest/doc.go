// Package windowtest drives the real program in a real window: its tests press real buttons of a real mouse on an X
// screen of their own, look at what is drawn there, and read the campaign file afterwards.
//
// The tests need the build tag windowtest, a built program in PLOTWRIGHT_BINARY, and xdotool; docs/testing.md says how to
// run them. What every program under test says goes to a file in PLOTWRIGHT_LOGS, and a picture of the screen is put
// beside that folder when a test fails.
package windowtest
