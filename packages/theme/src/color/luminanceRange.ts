import { type Color, evenLuminance } from './color.ts'
import { luminance } from './contrast.ts'

/** Factor above the WCAG minimum, so that rounding to eight bits stays above it. */
const margin = 1.012

/** WCAG AA contrast of text and of controls, with the margin, and the least that is measured. */
export const aa = {
  text: 4.5 * margin,
  control: 3 * margin,
  leastText: 4.5,
  leastControl: 3,
} as const

export interface LuminanceRange {
  readonly least: number
  readonly most: number
}

/** Luminances with enough contrast on all backgrounds, on the lighter side. */
export function lighterThan(contrast: number, backgrounds: readonly Color[]): LuminanceRange {
  return {
    least: Math.max(...backgrounds.map((color) => contrast * (luminance(color) + 0.05) - 0.05)),
    most: 1,
  }
}

/** Luminances with enough contrast on all backgrounds, on the darker side. */
export function darkerThan(contrast: number, backgrounds: readonly Color[]): LuminanceRange {
  return {
    least: 0,
    most: Math.min(...backgrounds.map((color) => (luminance(color) + 0.05) / contrast - 0.05)),
  }
}

export function both(one: LuminanceRange, other: LuminanceRange): LuminanceRange {
  return {
    least: Math.max(one.least, other.least),
    most: Math.min(one.most, other.most),
  }
}

const edge = (color: Color, inside: number, outside: number, passes: (y: number) => boolean) => {
  let [good, bad] = [inside, outside]
  for (let step = 0; step < 11; step++) {
    const l = (good + bad) / 2
    if (passes(evenLuminance({ ...color, l }))) good = l
    else bad = l
  }
  return good
}

/** The range of lightness that gives the colour a luminance in the range; null when there is none. */
export function lightnesses(
  color: Color,
  { least, most }: LuminanceRange,
): { readonly from: number; readonly to: number } | null {
  if (least > most || most < 0 || least > 1) return null
  const from = least <= 0 ? 0 : edge(color, 1, 0, (y) => y >= least)
  const to = most >= 1 ? 1 : edge(color, 0, 1, (y) => y <= most)
  return from <= to ? { from, to } : null
}

/** The colour, or its nearest lightness with enough contrast on all backgrounds. */
export function legible(color: Color, contrast: number, backgrounds: readonly Color[]): Color {
  const choices = [lighterThan(contrast, backgrounds), darkerThan(contrast, backgrounds)]
    .map((range) => lightnesses(color, range))
    .filter((range) => range !== null)
    .map(({ from, to }) => Math.min(to, Math.max(from, color.l)))
  const distance = (l: number) => Math.abs(l - color.l)
  const [first, ...others] = choices
  if (first === undefined) throw new RangeError('No lightness stands out from these backgrounds')
  const l = others.reduce((best, next) => (distance(next) < distance(best) ? next : best), first)
  return { ...color, l }
}
