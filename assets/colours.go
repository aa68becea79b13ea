package assets

// Colour is an opaque sRGB colour.
type Colour struct{ R, G, B uint8 }

// DeckColours maps a deck's id to the colour of its frame and of its card back. White text on any of them keeps WCAG AA.
var DeckColours = map[string]Colour{
	"unstable-forces":  {0x5b, 0x3f, 0x8c},
	"silent-protector": {0x2f, 0x6b, 0x52},
	"hybrid-loyalty":   {0xa5, 0x64, 0x2a},
	"cursed-by-power":  {0x8c, 0x2f, 0x45},
}

// Ink and Ivory are the two colours of the icons: icon-x is drawn in Ink for parchment and linen, icon-x-light in Ivory for felt.
var (
	Ink   = Colour{0x2a, 0x21, 0x18}
	Ivory = Colour{0xf3, 0xea, 0xd6}
)

// DeckColour returns a deck's colour; a slate grey for a deck it does not know.
func DeckColour(deck string) (r, g, b uint8) {
	c, ok := DeckColours[deck]
	if !ok {
		c = Colour{0x4b, 0x55, 0x60}
	}
	return c.R, c.G, c.B
}
