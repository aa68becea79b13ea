package widget

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"plotwright/assets"
)

// Colours of the table. On... is the text or picture on what the name says.
const (
	ColorFelt        fyne.ThemeColorName = "plotwright.felt"
	ColorOnFelt      fyne.ThemeColorName = "plotwright.on-felt"
	ColorMuted       fyne.ThemeColorName = "plotwright.muted"
	ColorBar         fyne.ThemeColorName = "plotwright.bar"
	ColorPanel       fyne.ThemeColorName = "plotwright.panel"
	ColorPanelEdge   fyne.ThemeColorName = "plotwright.panel-edge"
	ColorAgent       fyne.ThemeColorName = "plotwright.agent"
	ColorAgentEdge   fyne.ThemeColorName = "plotwright.agent-edge"
	ColorTray        fyne.ThemeColorName = "plotwright.tray"
	ColorTrayEdge    fyne.ThemeColorName = "plotwright.tray-edge"
	ColorButton      fyne.ThemeColorName = "plotwright.button"
	ColorButtonEdge  fyne.ThemeColorName = "plotwright.button-edge"
	ColorButtonFaint fyne.ThemeColorName = "plotwright.button-faint"
	ColorGold        fyne.ThemeColorName = "plotwright.gold"
	ColorGoldEdge    fyne.ThemeColorName = "plotwright.gold-edge"
	ColorOnGold      fyne.ThemeColorName = "plotwright.on-gold"
	ColorDanger      fyne.ThemeColorName = "plotwright.danger"
	ColorOnDanger    fyne.ThemeColorName = "plotwright.on-danger"
	ColorThreat      fyne.ThemeColorName = "plotwright.threat"
	ColorGlow        fyne.ThemeColorName = "plotwright.glow"
	ColorOver        fyne.ThemeColorName = "plotwright.over"
	ColorFocusRing   fyne.ThemeColorName = "plotwright.focus-ring"
	ColorShade       fyne.ThemeColorName = "plotwright.shade"
	ColorVeil        fyne.ThemeColorName = "plotwright.veil"
	ColorInk         fyne.ThemeColorName = "plotwright.ink"
	ColorInkSoft     fyne.ThemeColorName = "plotwright.ink-soft"
	ColorParchment   fyne.ThemeColorName = "plotwright.parchment"
	ColorCost        fyne.ThemeColorName = "plotwright.cost"
	ColorMoment      fyne.ThemeColorName = "plotwright.moment"
	ColorIvory       fyne.ThemeColorName = "plotwright.ivory"
	ColorBrass       fyne.ThemeColorName = "plotwright.brass"
)

// Sizes in units. SizeTarget is the least side of anything that is tapped; it and the pictures grow with the text but
// never shrink below what a finger needs.
const (
	SizeBody     fyne.ThemeSizeName = "plotwright.body"
	SizeSmall    fyne.ThemeSizeName = "plotwright.small"
	SizeTitle    fyne.ThemeSizeName = "plotwright.title"
	SizeHeading  fyne.ThemeSizeName = "plotwright.heading"
	SizeNumber   fyne.ThemeSizeName = "plotwright.number"
	SizeHuge     fyne.ThemeSizeName = "plotwright.huge"
	SizeCardName fyne.ThemeSizeName = "plotwright.card-name"
	SizeCardText fyne.ThemeSizeName = "plotwright.card-text"
	SizeCost     fyne.ThemeSizeName = "plotwright.cost"
	SizeTarget   fyne.ThemeSizeName = "plotwright.target"
	SizeGap      fyne.ThemeSizeName = "plotwright.gap"
	SizePad      fyne.ThemeSizeName = "plotwright.pad"
	SizeIcon     fyne.ThemeSizeName = "plotwright.icon"
	SizeToken    fyne.ThemeSizeName = "plotwright.token"
	SizeSlop     fyne.ThemeSizeName = "plotwright.slop"
	SizeScale    fyne.ThemeSizeName = "plotwright.scale"
	SizeDark     fyne.ThemeSizeName = "plotwright.dark"
)

// Gap is the usual distance between things that are tapped, in units at text size 1.
const Gap float32 = 8

// palette is one look of the table.
type palette map[fyne.ThemeColorName]color.NRGBA

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xff}
}

func rgba(hex uint32, alpha uint8) color.NRGBA {
	c := rgb(hex)
	c.A = alpha
	return c
}

// The cards are the same in both looks; they are objects that lie on the table.
var cardColours = palette{
	ColorInk: rgb(0x2a2118), ColorInkSoft: rgb(0x5a4c3a), ColorParchment: rgb(0xefe3c8), ColorCost: rgb(0xa3161c),
	ColorMoment: rgb(0x3d5423), ColorIvory: rgb(0xf6eedc), ColorBrass: rgb(0xc9a44c),
}

var darkColours = palette{
	ColorFelt: rgb(0x14201b), ColorOnFelt: rgb(0xf3ead6), ColorMuted: rgb(0xc0bba8),
	ColorBar: rgba(0x0b1210, 0xd8), ColorPanel: rgba(0x1d2a25, 0xf0), ColorPanelEdge: rgb(0x3f5249),
	ColorAgent: rgba(0x372c49, 0xf4), ColorAgentEdge: rgb(0x7d6aa3),
	ColorTray: rgba(0x10100f, 0xe0), ColorTrayEdge: rgb(0x8a3a36),
	ColorButton: rgb(0x2b3b34), ColorButtonEdge: rgb(0x6f8579), ColorButtonFaint: rgb(0x212d28),
	ColorGold: rgb(0xd9ae4e), ColorGoldEdge: rgb(0xf6dc98), ColorOnGold: rgb(0x1d1508),
	ColorDanger: rgb(0x8c2a26), ColorOnDanger: rgb(0xffefe6), ColorThreat: rgb(0xff8d80),
	ColorGlow: rgb(0xffd45e), ColorOver: rgb(0xffffff), ColorFocusRing: rgb(0x8fd3ff),
	ColorShade: rgba(0x000000, 0x80), ColorVeil: rgba(0x050807, 0xb8),
}

var lightColours = palette{
	ColorFelt: rgb(0xe6dcc8), ColorOnFelt: rgb(0x2a2118), ColorMuted: rgb(0x574b3a),
	ColorBar: rgba(0xf8f2e4, 0xe8), ColorPanel: rgba(0xf9f4e8, 0xf4), ColorPanelEdge: rgb(0xb5a589),
	ColorAgent: rgba(0xe4daf0, 0xf6), ColorAgentEdge: rgb(0x75609c),
	ColorTray: rgba(0xf7ecdf, 0xf2), ColorTrayEdge: rgb(0xb0554c),
	ColorButton: rgb(0xfffbf2), ColorButtonEdge: rgb(0x857659), ColorButtonFaint: rgb(0xece3d2),
	ColorGold: rgb(0xd6a63f), ColorGoldEdge: rgb(0x8a6417), ColorOnGold: rgb(0x1d1508),
	ColorDanger: rgb(0xa12e29), ColorOnDanger: rgb(0xfff6f0), ColorThreat: rgb(0xa3161c),
	ColorGlow: rgb(0xa86a00), ColorOver: rgb(0x2a2118), ColorFocusRing: rgb(0x124f96),
	ColorShade: rgba(0x2a1c08, 0x60), ColorVeil: rgba(0x2a2118, 0x90),
}

// stock maps what Fyne's own widgets ask for to our colours.
var stock = map[fyne.ThemeColorName]fyne.ThemeColorName{
	theme.ColorNameBackground: ColorFelt, theme.ColorNameForeground: ColorOnFelt, theme.ColorNamePrimary: ColorFocusRing,
	theme.ColorNameForegroundOnPrimary: ColorOnGold, theme.ColorNameButton: ColorButton,
	theme.ColorNameDisabledButton: ColorButtonFaint, theme.ColorNameDisabled: ColorMuted,
	theme.ColorNamePlaceHolder: ColorMuted, theme.ColorNameInputBackground: ColorButton,
	theme.ColorNameInputBorder: ColorButtonEdge, theme.ColorNameMenuBackground: ColorButton,
	theme.ColorNameOverlayBackground: ColorButton, theme.ColorNameScrollBar: ColorMuted,
	theme.ColorNameFocus: ColorFocusRing, theme.ColorNameSeparator: ColorPanelEdge, theme.ColorNameHyperlink: ColorGlow,
	theme.ColorNameError: ColorThreat,
}

// Theme is the look of every window: felt or linen, and all sizes from one scale.
type Theme struct {
	dark    bool
	scale   float32
	big     bool
	colours palette
}

// NewTheme makes a look. The scale is the text size, 1 being usual; targets grow with it. Big targets are for fingers.
func NewTheme(dark bool, scale float32, bigTargets bool) fyne.Theme {
	t := &Theme{dark: dark, scale: scale, big: bigTargets, colours: lightColours}
	if dark {
		t.colours = darkColours
	}
	return t
}

// Color gives ours by our names and by Fyne's; the variant of the system does not matter, the choice is made.
func (t *Theme) Color(n fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	if own, ok := stock[n]; ok {
		n = own
	}
	if c, ok := t.colours[n]; ok {
		return c
	}
	if c, ok := cardColours[n]; ok {
		return c
	}
	switch n {
	case theme.ColorNameScrollBarBackground, theme.ColorNameShadow:
		return color.NRGBA{A: 0x28}
	case theme.ColorNameHover, theme.ColorNamePressed:
		return rgba(0x808080, 0x30)
	case theme.ColorNameSelection:
		return rgba(0x4a8fc4, 0x60)
	}
	variant := theme.VariantLight
	if t.dark {
		variant = theme.VariantDark
	}
	return theme.DefaultTheme().Color(n, variant)
}

// Font is Fyne's Noto Sans in all styles; titles take Serif by themselves.
func (t *Theme) Font(s fyne.TextStyle) fyne.Resource { return lifted(theme.DefaultTheme().Font(s)) }

// Icon is Fyne's.
func (t *Theme) Icon(n fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(n) }

var textSizes = map[fyne.ThemeSizeName]float32{
	SizeBody: 15, SizeSmall: 13, SizeTitle: 26, SizeHeading: 19, SizeNumber: 24, SizeHuge: 46,
	SizeCardName: 16, SizeCardText: 13.5, SizeCost: 30,
	theme.SizeNameText: 15, theme.SizeNameCaptionText: 12, theme.SizeNameHeadingText: 24, theme.SizeNameSubHeadingText: 19,
}

// Size gives ours by our names and by Fyne's.
func (t *Theme) Size(n fyne.ThemeSizeName) float32 {
	if s, ok := textSizes[n]; ok {
		return s * t.scale
	}
	grown := max(1, t.scale)
	switch n {
	case SizeScale:
		return t.scale
	case SizeDark:
		if t.dark {
			return 1
		}
		return 2
	case SizeTarget:
		if t.big {
			return 56 * grown
		}
		return 44 * grown
	case SizeGap:
		return round(Gap * float32(math.Sqrt(float64(grown))))
	case SizePad:
		return round(10 * float32(math.Sqrt(float64(grown))))
	case SizeIcon:
		return 20 * t.scale
	case SizeToken:
		return t.Size(SizeTarget) + 8*grown
	case SizeSlop:
		if t.big {
			return 12
		}
		return 8
	case theme.SizeNameInnerPadding:
		// Fyne sets what is typed so far from the edge of an entry, which is as high as a target.
		const line = 1.362
		return max(8, (t.Size(SizeTarget)-t.Size(theme.SizeNameText)*line)/2)
	case theme.SizeNameInputBorder:
		return 2
	case theme.SizeNameInlineIcon:
		return 20 * t.scale
	case theme.SizeNameScrollBar:
		return 12
	case theme.SizeNameScrollBarSmall:
		return 5
	case theme.SizeNameInputRadius:
		return 12
	case theme.SizeNameSelectionRadius:
		return 4
	}
	return theme.DefaultTheme().Size(n)
}

func round(f float32) float32 { return float32(math.Round(float64(f))) }

// serif is the face of names and numbers.
var serif = lifted(fyne.NewStaticResource("NotoSerif-Bold.ttf", assets.SerifBold))

// look reads one theme; variants are the theme's own business.
type look struct{ th fyne.Theme }

var fallback = NewTheme(true, 1, false)

// lookOf is the look of a widget: of the theme it lives under, or of ours where that one does not know our names.
func lookOf(w interface{ Theme() fyne.Theme }) look {
	th := w.Theme()
	if th == nil || th.Size(SizeDark) == 0 {
		th = fallback
	}
	return look{th}
}

func (l look) col(n fyne.ThemeColorName) color.NRGBA {
	c := l.th.Color(n, theme.VariantDark)
	if own, ok := c.(color.NRGBA); ok {
		return own
	}
	r, g, b, a := c.RGBA()
	if a == 0 {
		return color.NRGBA{}
	}
	return color.NRGBA{R: uint8(r * 0xff / a), G: uint8(g * 0xff / a), B: uint8(b * 0xff / a), A: uint8(a >> 8)}
}

func (l look) size(n fyne.ThemeSizeName) float32 { return l.th.Size(n) }
func (l look) scale() float32                    { return l.th.Size(SizeScale) }
func (l look) dark() bool                        { return l.th.Size(SizeDark) == 1 }

// gap scales a distance a little with the text.
func (l look) gap(units float32) float32 { return round(units * l.size(SizeGap) / Gap) }

// mix goes from a to b by f, in 0 to 1.
func mix(a, b color.NRGBA, f float32) color.NRGBA {
	m := func(x, y uint8) uint8 { return uint8(float32(x) + (float32(y)-float32(x))*f) }
	return color.NRGBA{R: m(a.R, b.R), G: m(a.G, b.G), B: m(a.B, b.B), A: m(a.A, b.A)}
}

// faded is the colour with part of its opacity.
func faded(c color.NRGBA, f float32) color.NRGBA {
	c.A = uint8(float32(c.A) * f)
	return c
}

// deckColour is the colour of a deck's frame and backs.
func deckColour(deck string) color.NRGBA {
	r, g, b := assets.DeckColour(deck)
	return color.NRGBA{R: r, G: g, B: b, A: 0xff}
}
