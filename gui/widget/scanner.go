package widget

import (
	"image"

	"github.com/srwiley/rasterx"
)

// scanner fills paths as its library's does, and is quick with gradients: it asks for the colours of the pixels in the path
// alone, where the other asks for those of the whole picture.
type scanner struct {
	*rasterx.ScannerGV
	img      *image.RGBA
	mask     *image.Alpha
	gradient rasterx.ColorFunc
}

func newScanner(img *image.RGBA) *scanner {
	size := img.Rect.Size()
	return &scanner{ScannerGV: rasterx.NewScannerGV(size.X, size.Y, img, img.Rect), img: img, mask: image.NewAlpha(img.Rect)}
}

// SetColor sets what the next paths are filled with: a color.Color or a rasterx.ColorFunc.
func (s *scanner) SetColor(c any) {
	s.gradient, _ = c.(rasterx.ColorFunc)
	s.ScannerGV.SetColor(c)
}

// Draw fills the path.
func (s *scanner) Draw() {
	if s.gradient == nil {
		s.ScannerGV.Draw()
		return
	}
	clear(s.mask.Pix)
	s.Dest, s.Source = s.mask, image.Opaque
	s.ScannerGV.Draw()
	s.Dest = s.img
	width := s.img.Rect.Dx()
	for i, covered := range s.mask.Pix {
		if covered == 0 {
			continue
		}
		r, g, b, a := s.gradient(i%width, i/width).RGBA()
		blend(s.img.Pix[4*i:4*i+4:4*i+4], r, g, b, a, uint32(covered)*0x101)
	}
}

// blend lays a colour over a pixel as far as it is covered; opacities and colours go to 0xffff.
func blend(pix []uint8, r, g, b, a, covered uint32) {
	const full = 0xffff
	under := full - a*covered/full
	for i, c := range [...]uint32{r, g, b, a} {
		pix[i] = uint8(((uint32(pix[i])*0x101*under + c*covered) / full) >> 8)
	}
}
