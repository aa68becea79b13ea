package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// BenchmarkResize lays the table out at ever new widths, as a window does that is pulled by its edge.
func BenchmarkResize(b *testing.B) {
	a := test.NewTempApp(b)
	a.Settings().SetTheme(NewTheme(true, 1, false))
	table := NewTable(&Host{})
	table.Set(sampleBoard(sampleRussian))
	w := test.NewTempWindow(b, table)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1366, 768))
	b.ResetTimer()
	for i := range b.N {
		table.Resize(fyne.NewSize(1200+float32(i%300), 768))
	}
}

// BenchmarkSet changes one thing on the table, as a command does.
func BenchmarkSet(b *testing.B) {
	a := test.NewTempApp(b)
	a.Settings().SetTheme(NewTheme(true, 1, false))
	table := NewTable(&Host{})
	board := sampleBoard(sampleRussian)
	table.Set(board)
	w := test.NewTempWindow(b, table)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1366, 768))
	b.ResetTimer()
	for i := range b.N {
		board.Tray.Threat = i % 9
		board.Heroes[0].Fortune = i % 4
		table.Set(board)
	}
}
