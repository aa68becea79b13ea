package assets

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"math"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// documented reads the names that README.md lists: one "- `name`" a line, below the heading they belong to.
func documented(t *testing.T) (svg, baked, png []string) {
	t.Helper()
	page, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	item := regexp.MustCompile("^- `([a-z0-9-]+)`")
	section := ""
	for _, line := range strings.Split(string(page), "\n") {
		if title, ok := strings.CutPrefix(line, "## "); ok {
			section = title
			continue
		}
		m := item.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		switch section {
		case "Bitmaps":
			png = append(png, m[1])
			continue
		case "Baked drawings":
			baked = append(baked, m[1])
			continue
		}
		svg = append(svg, m[1])
		if strings.HasPrefix(m[1], "icon-") {
			svg = append(svg, m[1]+"-light")
		}
	}
	slices.Sort(svg)
	slices.Sort(png)
	return svg, baked, png
}

// bakedNames lists the drawings that only have a bitmap in the program.
func bakedNames() []string { return names(os.DirFS("."), "svg/baked", ".svg") }

func TestNamesAreTheDocumentedOnes(t *testing.T) {
	svg, baked, png := documented(t)
	compare(t, Names(), svg)
	compare(t, bakedNames(), baked)
	compare(t, PNGNames(), png)
	for _, name := range baked {
		if PNG(name) == nil {
			t.Errorf("%s was never baked", name)
		}
	}
}

func compare(t *testing.T, got, want []string) {
	t.Helper()
	if len(want) == 0 {
		t.Error("README.md lists nothing")
	}
	if !slices.IsSorted(got) {
		t.Error("the names are not sorted")
	}
	for _, n := range got {
		if !slices.Contains(want, n) {
			t.Errorf("%s is not in README.md", n)
		}
	}
	for _, n := range want {
		if !slices.Contains(got, n) {
			t.Errorf("%s is in README.md, but there is no such file", n)
		}
	}
}

// What oksvg 0.2.0 and rasterx draw as meant. Left out on purpose: strokes (their width does not grow with the picture), gradients in
// user space (their coordinates are not scaled), gradientTransform, fill-rule (there is only nonzero), use, clipPath, filter, text, style.
var allowed = map[string][]string{
	"svg":            {"xmlns", "viewBox"},
	"defs":           {},
	"g":              {"fill", "opacity"},
	"path":           {"d", "fill", "opacity"},
	"circle":         {"cx", "cy", "r", "fill", "opacity"},
	"ellipse":        {"cx", "cy", "rx", "ry", "fill", "opacity"},
	"rect":           {"x", "y", "width", "height", "rx", "ry", "fill", "opacity"},
	"linearGradient": {"id", "x1", "y1", "x2", "y2"},
	"radialGradient": {"id", "cx", "cy", "r", "fx", "fy"},
	"stop":           {"offset", "stop-color", "stop-opacity"},
}

var (
	colour    = regexp.MustCompile(`^#([0-9a-f]{3}|[0-9a-f]{6})$`)
	reference = regexp.MustCompile(`^url\(#([a-z0-9]+)\)$`)
)

func TestDrawingsUseOnlyWhatTheRendererDraws(t *testing.T) {
	for _, name := range Names() {
		t.Run(name, func(t *testing.T) { checkDrawing(t, SVG(name)) })
	}
	for _, name := range bakedNames() {
		t.Run(name, func(t *testing.T) {
			src, err := os.ReadFile("svg/baked/" + name + ".svg")
			if err != nil {
				t.Fatal(err)
			}
			checkDrawing(t, src)
		})
	}
}

func checkDrawing(t *testing.T, src []byte) {
	dec := xml.NewDecoder(bytes.NewReader(src))
	gradients := map[string]bool{}
	depth, shapes := 0, 0
	var lastOffset float64
	for {
		tok, err := dec.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		switch el := tok.(type) {
		case xml.EndElement:
			depth--
		case xml.StartElement:
			depth++
			local := el.Name.Local
			attrs, known := allowed[local]
			if !known {
				t.Fatalf("<%s> is not drawn by the renderer", local)
			}
			if (depth == 1) != (local == "svg") {
				t.Errorf("<%s> at depth %d", local, depth)
			}
			value := map[string]string{}
			for _, a := range el.Attr {
				if !slices.Contains(attrs, a.Name.Local) {
					t.Errorf("<%s %s> is not drawn as meant", local, a.Name.Local)
				}
				value[a.Name.Local] = a.Value
			}
			switch local {
			case "svg":
				checkViewBox(t, value["viewBox"])
			case "linearGradient", "radialGradient":
				gradients[value["id"]] = true
				lastOffset = -1
			case "stop":
				offset, err := strconv.ParseFloat(value["offset"], 64)
				if err != nil || offset <= lastOffset || offset > 1 {
					t.Errorf("stop at %q after %v: equal or falling offsets lose the opacity", value["offset"], lastOffset)
				}
				lastOffset = offset
				if !colour.MatchString(value["stop-color"]) {
					t.Errorf("stop colour %q", value["stop-color"])
				}
			case "path", "circle", "ellipse", "rect":
				shapes++
				fill := value["fill"]
				if m := reference.FindStringSubmatch(fill); m != nil {
					if !gradients[m[1]] {
						t.Errorf("fill %s: no such gradient above it", fill)
					}
				} else if !colour.MatchString(fill) {
					t.Errorf("fill %q", fill)
				}
			}
		}
	}
	if shapes == 0 {
		t.Error("nothing is drawn")
	}
}

func checkViewBox(t *testing.T, box string) {
	t.Helper()
	parts := strings.Fields(box)
	if len(parts) != 4 || parts[0] != "0" || parts[1] != "0" {
		t.Fatalf("viewBox %q: it must be there and start at 0 0", box)
	}
	for _, p := range parts[2:] {
		if n, err := strconv.ParseFloat(p, 64); err != nil || n <= 0 {
			t.Errorf("viewBox %q", box)
		}
	}
}

func TestIconsComeInInkAndIvory(t *testing.T) {
	for _, name := range Names() {
		if !strings.HasPrefix(name, "icon-") || strings.HasSuffix(name, "-light") {
			continue
		}
		light := string(SVG(name + "-light"))
		if got := strings.ReplaceAll(string(SVG(name)), "#2a2118", "#f3ead6"); got != light {
			t.Errorf("%s and its light twin differ in more than the colour", name)
		}
	}
}

func TestBitmapsDecodeAndAreSmall(t *testing.T) {
	for _, name := range PNGNames() {
		data := PNG(name)
		img, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if !strings.HasPrefix(name, "tex-") {
			continue
		}
		if len(data) > 120<<10 {
			t.Errorf("%s: %d bytes", name, len(data))
		}
		if b := img.Bounds(); b.Dx() != 256 || b.Dy() != 256 {
			t.Errorf("%s: %v", name, b)
		}
	}
}

func TestUnknownNamesAreNil(t *testing.T) {
	for _, name := range []string{"", "no-such-thing", "../assets", "svg/token-threat", "token-threat.svg"} {
		if SVG(name) != nil || PNG(name) != nil {
			t.Errorf("%q is not nil", name)
		}
	}
}

func TestFontIsTrueType(t *testing.T) {
	if len(SerifBold) < 100<<10 || !bytes.HasPrefix(SerifBold, []byte{0, 1, 0, 0}) {
		t.Errorf("%d bytes, not a TrueType font", len(SerifBold))
	}
}

func TestWhiteIsReadableOnDeckColours(t *testing.T) {
	lin := func(v uint8) float64 {
		c := float64(v) / 255
		if c <= 0.04045 {
			return c / 12.92
		}
		return math.Pow((c+0.055)/1.055, 2.4)
	}
	for deck := range DeckColours {
		r, g, b := DeckColour(deck)
		ratio := 1.05 / (0.2126*lin(r) + 0.7152*lin(g) + 0.0722*lin(b) + 0.05)
		if ratio < 4.5 {
			t.Errorf("%s: contrast with white %.2f", deck, ratio)
		}
	}
}
