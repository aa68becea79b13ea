package gui

import (
	"testing"

	"plotwright/model"
)

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
