//go:build (gles || arm || arm64) && !darwin

package gui

import (
	"strings"

	gl "github.com/go-gl/gl/v3.1/gles2"
)

// graphics is the vendor, the renderer and the version of OpenGL ES.
func graphics() string {
	var words []string
	for _, what := range []uint32{gl.VENDOR, gl.RENDERER, gl.VERSION} {
		if s := gl.GetString(what); s != nil {
			words = append(words, gl.GoStr(s))
		}
	}
	return strings.Join(words, ", ")
}

// drawn are the red, green, blue and alpha of the window's pixels, as far as this frame has been drawn.
func drawn(width, height int) []byte {
	pixels := make([]byte, 4*width*height)
	gl.ReadBuffer(gl.BACK)
	gl.ReadPixels(0, 0, int32(width), int32(height), gl.RGBA, gl.UNSIGNED_BYTE, gl.Ptr(pixels))
	return pixels
}
