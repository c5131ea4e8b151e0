import { lightOfHue } from './linearRgb.ts'
import { type ParsedColour, parseColour } from './parseColour.ts'

/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Colour {
  readonly l: number
  readonly c: number
  readonly h: number
}

/**
 * `mapped`: sRGB does not hold the colour as written, so its chroma was lowered to the most that sRGB
 * shows. `unknown`: no CSS colour. `infinite`: a component is no finite number. `translucent`: not opaque.
 */
export type ColourReading =
  | { readonly kind: 'colour'; readonly colour: Colour; readonly mapped: boolean }
  | { readonly kind: 'unknown' | 'infinite' | 'translucent' }

/** Reads an opaque CSS colour and maps it to sRGB, which is what every screen shows. */
export const readCssColour = (text: string): ColourReading => {
  const parsed = parseColour(text)
  if (parsed.kind !== 'colour') return parsed
  return parsed.alpha === 1 ? mappedToSrgb(parsed) : { kind: 'translucent' }
}

/** Reads any opaque CSS colour; null when the text is none. */
export const readColour = (text: string): Colour | null => {
  const reading = readCssColour(text)
  return reading.kind === 'colour' ? reading.colour : null
}

/** A seed that the schema has already accepted. */
export const colourOf = (text: string): Colour => {
  const colour = readColour(text)
  if (colour === null) throw new RangeError(`Not an opaque CSS colour: ${text}`)
  return colour
}

type Rgb = readonly [number, number, number]

const slack = 0.0005
const fits = (channel: number) => channel >= -slack && channel <= 1 + slack
const shown = ([r, g, b]: Rgb) => fits(r) && fits(g) && fits(b)

/** Chroma at which a screen can show the colour, and its light there. */
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

/** The colour as a screen can show it: chroma gives way, hue and lightness stay. */
export const onScreen = (colour: Colour): Colour => ({ ...colour, c: screenLight(colour).c })

/** Relative luminance of WCAG 2.2 before it is rounded to eight bits. */
export const evenLuminance = (colour: Colour): number => {
  const [r, g, b] = screenLight(colour).rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const encode = (channel: number): number => {
  const value = Math.min(1, Math.max(0, channel))
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
}

/** Eight-bit channels of the nearest colour that sRGB holds. */
export const channels = (colour: Colour): Rgb => {
  const [r, g, b] = screenLight(colour).rgb
  return [encode(r), encode(g), encode(b)]
}

const pair = (channel: number) => channel.toString(16).padStart(2, '0')

/** The nearest colour that sRGB holds, as `#rrggbb`. */
export const hex = (colour: Colour): string => `#${channels(colour).map(pair).join('')}`

/** The same with an opacity from 0 to 1. */
export const veil = (colour: Colour, opacity: number): string =>
  `rgb(${channels(colour).join(' ')} / ${opacity})`

/** How far apart two colours are for the eye, in OKLab; below 0.02 they are hardly told apart. */
export const distance = (one: Colour, other: Colour) => {
  const turn = ((one.h - other.h) * Math.PI) / 180
  const hue = 2 * one.c * other.c * (1 - Math.cos(turn))
  return Math.sqrt((one.l - other.l) ** 2 + (one.c - other.c) ** 2 + hue)
}
