// Icons draws the program's icon for the packages: the same bytes at each call.
//
//	go run ./assets/packaging/icons FOLDER
//
// writes plotwright.ico and installer.bmp for Windows, plotwright.icns for macOS and 16.png to 512.png for the others.
package main

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"

	"plotwright/assets"
)

// In pixels: what desktops ask for, of it what is in the file for Windows (16 to 48 at 100 to 250 %), and up to which size the
// drawing with less in it is the clearer one.
var (
	sizes     = []int{16, 20, 22, 24, 32, 40, 48, 64, 128, 256, 512}
	inWindows = []int{16, 20, 24, 32, 40, 48, 64, 256}
)

const smallTo = 40

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: icons FOLDER")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "icons:", err)
		os.Exit(1)
	}
}

func write(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, size := range sizes {
		text, err := encode(icon(size))
		if err == nil {
			err = os.WriteFile(filepath.Join(folder, fmt.Sprintf("%d.png", size)), text, 0o644)
		}
		if err != nil {
			return err
		}
	}
	text, err := ico(inWindows)
	if err == nil {
		err = os.WriteFile(filepath.Join(folder, "plotwright.ico"), text, 0o644)
	}
	if err == nil {
		text, err = icns()
	}
	if err == nil {
		err = os.WriteFile(filepath.Join(folder, "plotwright.icns"), text, 0o644)
	}
	if err == nil {
		text, err = banner()
	}
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "installer.bmp"), text, 0o644)
}

// icon draws the icon, with straight alpha.
func icon(size int) *image.NRGBA {
	name := "app-icon"
	if size <= smallTo {
		name = "app-icon-small"
	}
	drawing, err := oksvg.ReadIconStream(bytes.NewReader(assets.SVG(name)))
	if err != nil {
		panic(err) // our own drawing, which a test reads
	}
	drawing.SetTarget(0, 0, float64(size), float64(size))
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	drawing.Draw(rasterx.NewDasher(size, size, rasterx.NewScannerGV(size, size, img, img.Bounds())), 1)
	straight := image.NewNRGBA(img.Rect)
	draw.Draw(straight, img.Rect, img, image.Point{}, draw.Src)
	return straight
}

func encode(img image.Image) ([]byte, error) {
	var b bytes.Buffer
	err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, img)
	return b.Bytes(), err
}
