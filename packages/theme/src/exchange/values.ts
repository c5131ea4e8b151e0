import { getColor, OKLCH, sRGB, to } from 'colorjs.io/fn'
import { colorOf, hex } from '../color/color.ts'
import type { ColorValue, Dimension, Duration, FigmaColor, ShadowValue } from './format.ts'

const fine = (value: number) => Math.round(value * 1e5) / 1e5

/** A CSS colour in eight-bit sRGB, which every tool can read. */
export function colorValue(css: string): ColorValue {
  const { coords, alpha } = to(getColor(css), sRGB)
  const [r, g, b] = coords.map((channel) => Math.min(1, Math.max(0, channel ?? 0)))
  const digits = [r, g, b].map((channel) =>
    Math.round((channel ?? 0) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return {
    colorSpace: 'srgb',
    components: [fine(r ?? 0), fine(g ?? 0), fine(b ?? 0)],
    alpha: fine(alpha ?? 1),
    hex: `#${digits.join('')}`,
  }
}

/** A seed without loss of precision: eight-bit sRGB when it was written so, else OKLCH. */
export function seedValue(css: string): ColorValue {
  const plain = colorValue(css)
  const seed = colorOf(css)
  const [l, c, h] = to(getColor(plain.hex ?? css), OKLCH).coords
  const isPlain = [
    [l, seed.l],
    [c, seed.c],
    [h, seed.h],
  ].every(([one, other]) => Math.abs((one ?? 0) - (other ?? 0)) < 1e-9)
  if (isPlain) return plain
  return { colorSpace: 'oklch', components: [seed.l, seed.c, seed.h], alpha: 1, hex: hex(seed) }
}

/** Colour spaces of the format that are functions of their own in CSS, and the units of their components. */
const functions: Readonly<Record<string, readonly [string, string, string]>> = {
  oklch: ['', '', ''],
  oklab: ['', '', ''],
  lch: ['', '', ''],
  lab: ['', '', ''],
  hsl: ['', '%', '%'],
  hwb: ['', '%', '%'],
}

const opacity = (alpha: number | undefined) =>
  alpha === undefined || alpha === 1 ? '' : ` / ${alpha}`

/** The CSS colour of a token value, in eight-bit sRGB where the document says that too. */
export function cssOf({ colorSpace, components, alpha, hex: digits }: ColorValue): string {
  if (digits !== undefined && colorSpace !== 'oklch' && opacity(alpha) === '')
    return digits.toLowerCase()
  const units = functions[colorSpace]
  const written = components
    .map((component, at) => (component === 'none' ? component : `${component}${units?.[at] ?? ''}`))
    .join(' ')
  return units === undefined
    ? `color(${colorSpace} ${written}${opacity(alpha)})`
    : `${colorSpace}(${written}${opacity(alpha)})`
}

/** The CSS colour of Figma's channels from 0 to 1. */
export function cssOfFigma({ r, g, b, a }: FigmaColor): string {
  return a === undefined || a === 1
    ? hex(colorOf(`color(srgb ${r} ${g} ${b})`))
    : `color(srgb ${r} ${g} ${b} / ${a})`
}

/** `1.5rem` or `10px`; null for any other text. */
export function dimension(css: string): Dimension | null {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? []
  if (value === undefined || (unit === undefined && Number(value) !== 0)) return null
  return { value: Number(value), unit: unit === 'rem' ? 'rem' : 'px' }
}

export function duration(css: string): Duration | null {
  const [, value] = /^([\d.]+)ms$/.exec(css) ?? []
  return value === undefined ? null : { value: Number(value), unit: 'ms' }
}

export function curve(css: string): readonly number[] | null {
  const [, list] = /^cubic-bezier\(([^)]*)\)$/.exec(css) ?? []
  return list === undefined ? null : list.split(',').map(Number)
}

const none: Dimension = { value: 0, unit: 'px' }

const shadowValue = (css: string): ShadowValue => {
  const [color = 'black'] = /rgb\([^)]*\)|#[0-9a-f]+/i.exec(css) ?? []
  const words = css.replace(color, '').trim().split(/\s+/)
  const [offsetX, offsetY, blur, spread] = words.flatMap((word) => dimension(word) ?? [])
  return {
    color: colorValue(color),
    offsetX: offsetX ?? none,
    offsetY: offsetY ?? none,
    blur: blur ?? none,
    spread: spread ?? none,
    ...(words.includes('inset') ? { inset: true as const } : {}),
  }
}

/** Layers of a CSS `box-shadow`. */
export function shadowValues(css: string): readonly ShadowValue[] {
  return css.split(/,(?![^(]*\))/).map((layer) => shadowValue(layer.trim()))
}
