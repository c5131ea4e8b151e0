import { getColor, sRGB, to } from 'colorjs.io/fn'
import { type Color, rgbChannels } from './color.ts'

type Channels = readonly [number, number, number]

const decoded = Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

const luminanceOf = ([r, g, b]: Channels): number =>
  0.2126 * (decoded[r] ?? 0) + 0.7152 * (decoded[g] ?? 0) + 0.0722 * (decoded[b] ?? 0)

const known = new WeakMap<Color, number>()

/** WCAG 2.2 relative luminance of the colour in eight-bit sRGB, cached. */
export function luminance(color: Color): number {
  const measured = known.get(color) ?? luminanceOf(rgbChannels(color))
  known.set(color, measured)
  return measured
}

/** Contrast ratio of WCAG 2.2 between two relative luminances. */
const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Contrast of two colours in eight-bit sRGB, without regard to order. */
export function contrastOf(one: Color, other: Color): number {
  return ratio(luminance(one), luminance(other))
}

const sixDigits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

const flatten = (text: string, backdrop: Channels): Channels => {
  const [, red, green, blue] = sixDigits.exec(text) ?? []
  if (red !== undefined && green !== undefined && blue !== undefined) {
    return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
  }
  const { coords, alpha } = to(getColor(text), sRGB)
  const [r, g, b] = coords.map((channel, index) =>
    Math.round(255 * (channel ?? 0) * (alpha ?? 1) + (backdrop[index] ?? 0) * (1 - (alpha ?? 1))),
  )
  return [r ?? 0, g ?? 0, b ?? 0]
}

const white: Channels = [255, 255, 255]

/**
 * Contrast of one CSS colour on another. A translucent one is measured on white, the worst case for a photo.
 */
export function contrast(foreground: string, background: string): number {
  const below = flatten(background, white)
  return ratio(luminanceOf(flatten(foreground, below)), luminanceOf(below))
}
