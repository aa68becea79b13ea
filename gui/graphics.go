package gui

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// askGraphics finds out what draws the window, for a report about a fault.
func (a *App) askGraphics() {
	a.layers.flights.Add(whileDrawing(func() {
		if a.graphics == "" {
			a.graphics = graphics()
		}
	}))
}

// whileDrawing is an invisible pixel that calls ask when it is drawn first and after each Refresh: OpenGL answers only
// then.
func whileDrawing(ask func()) *canvas.Raster {
	pixel := canvas.NewRaster(func(int, int) image.Image {
		ask()
		return image.NewUniform(image.Transparent)
	})
	pixel.Resize(fyne.NewSize(1, 1))
	return pixel
}
