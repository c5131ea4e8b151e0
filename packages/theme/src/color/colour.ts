import { lightOfHue } from './linearRgb.ts'
import { type ParsedColour, parseColour } from './parseColour.ts'

/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Colour {
  readonly l: number
  readonly c: number
  readonly h: number
}

/**
 * `mapped`: the colour is outside sRGB, so its chroma was reduced to the most that sRGB shows. `unknown`: not
 * a CSS colour. `infinite`: a component is not a finite number. `translucent`: not opaque.
 */
export type ColourReading =
  | { readonly kind: 'colour'; readonly colour: Colour; readonly mapped: boolean }
  | { readonly kind: 'unknown' | 'infinite' | 'translucent' }

/** Parses an opaque CSS colour and maps it to sRGB. */
export const readCssColour = (text: string): ColourReading => {
  const parsed = parseColour(text)
  if (parsed.kind !== 'colour') return parsed
  return parsed.alpha === 1 ? mappedToSrgb(parsed) : { kind: 'translucent' }
}

/** Parses an opaque CSS colour; null when the text is not one. */
export const readColour = (text: string): Colour | null => {
  const reading = readCssColour(text)
  return reading.kind === 'colour' ? reading.colour : null
}

/** Parses a colour that the schema has accepted. @throws RangeError when it has not */
export const colourOf = (text: string): Colour => {
  const colour = readColour(text)
  if (colour === null) throw new RangeError(`Not an opaque CSS colour: ${text}`)
  return colour
}

type Rgb = readonly [number, number, number]

const slack = 0.0005
const fits = (channel: number) => channel >= -slack && channel <= 1 + slack
const shown = ([r, g, b]: Rgb) => fits(r) && fits(g) && fits(b)

/** The highest chroma that sRGB can show at this lightness and hue, and the linear RGB value there. */
const screenLight = ({ l, c, h }: Colour): { readonly c: number; readonly rgb: Rgb } => {
  const light = lightOfHue(h)
  const wanted = light(l, c)
  if (shown(wanted)) return { c, rgb: wanted }
  let [inside, outside] = [0, c]
  for (let step = 0; step < 9; step++) {
    const middle = (inside + outside) / 2
    if (shown(light(l, middle))) inside = middle
    else outside = middle
  }
  return { c: inside, rgb: light(l, inside) }
}

const mappedToSrgb = ({ l, c, h }: ParsedColour): ColourReading => {
  const inside = screenLight({ l, c, h }).c
  return { kind: 'colour', colour: { l, c: inside, h }, mapped: inside !== c }
}

/** Maps the colour to sRGB by reducing its chroma. */
export const onScreen = (colour: Colour): Colour => ({ ...colour, c: screenLight(colour).c })

/** WCAG 2.2 relative luminance before rounding to eight bits. */
export const evenLuminance = (colour: Colour): number => {
  const [r, g, b] = screenLight(colour).rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const encode = (channel: number): number => {
  const value = Math.min(1, Math.max(0, channel))
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
}

/** Eight-bit channels of the nearest sRGB colour. */
export const channels = (colour: Colour): Rgb => {
  const [r, g, b] = screenLight(colour).rgb
  return [encode(r), encode(g), encode(b)]
}

const pair = (channel: number) => channel.toString(16).padStart(2, '0')

/** The nearest sRGB colour as `#rrggbb`. */
export const hex = (colour: Colour): string => `#${channels(colour).map(pair).join('')}`

/** The nearest sRGB colour with an opacity from 0 to 1. */
export const veil = (colour: Colour, opacity: number): string =>
  `rgb(${channels(colour).join(' ')} / ${opacity})`

/** Distance in OKLab; below 0.02 two colours are hard to tell apart. */
export const distance = (one: Colour, other: Colour) => {
  const turn = ((one.h - other.h) * Math.PI) / 180
  const hue = 2 * one.c * other.c * (1 - Math.cos(turn))
  return Math.sqrt((one.l - other.l) ** 2 + (one.c - other.c) ** 2 + hue)
}
