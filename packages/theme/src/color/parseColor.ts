import {
  A98RGB,
  ColorSpace,
  getColor,
  HSL,
  HWB,
  Lab,
  LCH,
  OKLab,
  OKLCH,
  P3,
  ProPhoto,
  REC_2020,
  sRGB,
  sRGB_Linear,
  to,
  XYZ_D50,
  XYZ_D65,
} from 'colorjs.io/fn'
import keywords from 'colorjs.io/src/keywords.js'

// sRGB first: the library tries the spaces in this order, and most colours are hexadecimal.
for (const space of [
  sRGB,
  OKLCH,
  OKLab,
  HSL,
  HWB,
  Lab,
  LCH,
  sRGB_Linear,
  P3,
  A98RGB,
  ProPhoto,
  REC_2020,
  XYZ_D65,
  XYZ_D50,
]) {
  ColorSpace.register(space)
}

/** OKLCH coordinates as written: lightness 0 to 1 within sRGB, chroma from 0, hue in degrees. */
export interface ParsedColor {
  readonly kind: 'color'
  readonly l: number
  readonly c: number
  readonly h: number
  /** 0 to 1. */
  readonly alpha: number
}

/** `unknown`: not a CSS colour. `infinite`: a component is NaN, infinite or too large to convert. */
export type ColorParsing = ParsedColor | { readonly kind: 'unknown' | 'infinite' }

const longest = 120
const hexadecimal = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const named = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([\w\s,./%+-]+\)$/i
const predefined =
  /^color\(\s*(?:srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz|xyz-d50|xyz-d65)\s[\w\s./%+-]+\)$/i

const isColorSyntax = (text: string) =>
  text.length <= longest &&
  (hexadecimal.test(text) ||
    named.test(text) ||
    predefined.test(text) ||
    Object.hasOwn(keywords, text.toLowerCase()) ||
    text.toLowerCase() === 'transparent')

/** The library keeps unknown keywords such as `infinity` as text. */
const isInfinite = (component: unknown) =>
  typeof component === 'number'
    ? !Number.isFinite(component)
    : /^[-+]?(?:nan|infinity)$/i.test(String(component))

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))

/** Higher than the chroma of any visible colour. */
const mostChroma = 0.5

/** Parses a CSS Color 4 colour. `none` counts as 0, as in rendering. */
export function parseColor(css: string): ColorParsing {
  const text = css.trim()
  if (!isColorSyntax(text)) return { kind: 'unknown' }
  try {
    const color = getColor(text)
    const written: readonly unknown[] = [...color.coords, color.alpha]
    if (written.some((component) => component !== null && isInfinite(component))) {
      return { kind: 'infinite' }
    }
    if (written.some((component) => component !== null && typeof component !== 'number')) {
      return { kind: 'unknown' }
    }
    // CSS clamps the channels of rgb() when parsing, but not those of color(srgb …).
    if (/^rgb/i.test(text)) color.coords = clampChannels(color.coords)
    const [l, c, h] = to(color, OKLCH).coords.map((component) => component ?? 0)
    if (l === undefined || c === undefined || h === undefined) return { kind: 'unknown' }
    if (![l, c, h].every(Number.isFinite)) return { kind: 'infinite' }
    return {
      kind: 'color',
      l: clamp(l, 1),
      c: clamp(c, mostChroma),
      h,
      alpha: color.alpha ?? 0,
    }
  } catch {
    return { kind: 'unknown' }
  }
}

type Coords = [number | null, number | null, number | null]

const clampChannels = ([r, g, b]: Coords): Coords => {
  const channel = (value: number | null) => (value === null ? null : clamp(value, 1))
  return [channel(r), channel(g), channel(b)]
}
