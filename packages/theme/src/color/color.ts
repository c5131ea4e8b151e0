import { lightOfHue } from './linearRgb.ts'
import { type ParsedColor, parseColor } from './parseColor.ts'

/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Color {
  readonly l: number
  readonly c: number
  readonly h: number
}

/**
 * `mapped`: the colour is outside sRGB, so its chroma was reduced to the most that sRGB shows. `unknown`: not
 * a CSS colour. `infinite`: a component is not a finite number. `translucent`: not opaque.
 */
export type ColorReading =
  | { readonly kind: 'color'; readonly color: Color; readonly mapped: boolean }
  | { readonly kind: 'unknown' | 'infinite' | 'translucent' }

/** Parses an opaque CSS colour and maps it to sRGB. */
export function parseCssColor(text: string): ColorReading {
  const parsed = parseColor(text)
  if (parsed.kind !== 'color') return parsed
  return parsed.alpha === 1 ? mappedToSrgb(parsed) : { kind: 'translucent' }
}

/** Parses an opaque CSS colour; null when the text is not one. */
export function readColor(text: string): Color | null {
  const reading = parseCssColor(text)
  return reading.kind === 'color' ? reading.color : null
}

/** Parses a colour that the schema has accepted. @throws RangeError when it has not */
export function colorOf(text: string): Color {
  const color = readColor(text)
  if (color === null) throw new RangeError(`Not an opaque CSS colour: ${text}`)
  return color
}

type Rgb = readonly [number, number, number]

const slack = 0.0005
const fits = (channel: number) => channel >= -slack && channel <= 1 + slack
const shown = ([r, g, b]: Rgb) => fits(r) && fits(g) && fits(b)

/** The highest chroma that sRGB can show at this lightness and hue, and the linear RGB value there. */
const screenLight = ({ l, c, h }: Color): { readonly c: number; readonly rgb: Rgb } => {
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

const mappedToSrgb = ({ l, c, h }: ParsedColor): ColorReading => {
  const inside = screenLight({ l, c, h }).c
  return { kind: 'color', color: { l, c: inside, h }, mapped: inside !== c }
}

/** Maps the colour to sRGB by reducing its chroma. */
export function onScreen(color: Color): Color {
  return { ...color, c: screenLight(color).c }
}

/** WCAG 2.2 relative luminance before rounding to eight bits. */
export function evenLuminance(color: Color): number {
  const [r, g, b] = screenLight(color).rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const encode = (channel: number): number => {
  const value = Math.min(1, Math.max(0, channel))
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
}

/** Eight-bit channels of the nearest sRGB colour. */
export function rgbChannels(color: Color): Rgb {
  const [r, g, b] = screenLight(color).rgb
  return [encode(r), encode(g), encode(b)]
}

const pair = (channel: number) => channel.toString(16).padStart(2, '0')

/** The nearest sRGB colour as `#rrggbb`. */
export function hex(color: Color): string {
  return `#${rgbChannels(color).map(pair).join('')}`
}

/** The nearest sRGB colour with an opacity from 0 to 1. */
export function veil(color: Color, opacity: number): string {
  return `rgb(${rgbChannels(color).join(' ')} / ${opacity})`
}

/** Distance in OKLab; below 0.02 two colours are hard to tell apart. */
export function distance(one: Color, other: Color) {
  const turn = ((one.h - other.h) * Math.PI) / 180
  const hue = 2 * one.c * other.c * (1 - Math.cos(turn))
  return Math.sqrt((one.l - other.l) ** 2 + (one.c - other.c) ** 2 + hue)
}
