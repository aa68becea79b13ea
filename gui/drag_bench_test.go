package gui

import (
	"testing"

	"fyne.io/fyne/v2"

	"plotwright/model"
)

// BenchmarkDragMove is one move of the pointer with all targets lit.
func BenchmarkDragMove(b *testing.B) {
	h := inTurn(b, 3)
	s := h.spot("token:0")
	h.table.drag.Press(s.Pos)
	for i := 0; b.Loop(); i++ {
		h.table.move(threatPayload, fyne.NewPos(100+float32(i%600), 150+float32(i%300)))
	}
}

// BenchmarkRender is all that follows a command: reading the session, comparing and assigning.
func BenchmarkRender(b *testing.B) {
	h := inTurn(b, 3)
	for i := 0; b.Loop(); i++ {
		if err := h.session.Do(model.CorrectThreat{Delta: 1 - 2*(i%2)}); err != nil {
			b.Fatal(err)
		}
		h.render()
	}
}
