package gui

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// askGraphics finds out what draws the window, for a report about a fault (R-W2). OpenGL answers only while it draws, so
// a picture of one pixel asks for it.
func (a *App) askGraphics() {
	pixel := canvas.NewRaster(func(int, int) image.Image {
		if a.graphics == "" {
			a.graphics = graphics()
		}
		return image.NewUniform(image.Transparent)
	})
	pixel.Resize(fyne.NewSize(1, 1))
	a.layers.flights.Add(pixel)
}
