import { type Color, hex } from '../color/color.ts'
import { aa, legible } from '../color/luminanceRange.ts'
import type { TokenValues } from '../contract/tokens.ts'
import type { Mode } from './surfaces.ts'

const within = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value))

/**
 * Colours of the hero art: daylight in light mode, dusk in dark mode. All have enough contrast to the text on
 * top, in any mixture.
 */
export function heroColors(
  primary: Color,
  secondary: Color,
  mode: Mode,
): TokenValues['color']['hero'] {
  const day = mode === 'light'
  const tinted = (l: number, { c, h }: Color, most: number): Color => ({
    l,
    c: Math.min(c, most),
    h,
  })
  const from = day ? tinted(0.845, secondary, 0.115) : tinted(0.33, primary, 0.125)
  const to = day
    ? tinted(0.96, { ...secondary, c: secondary.c * 0.38 }, 0.034)
    : tinted(0.185, primary, 0.05)
  const glint = day ? tinted(0.985, secondary, 0.02) : tinted(0.53, secondary, 0.13)
  const accent = { ...primary, l: within(primary.l, day ? [0.645, 0.8] : [0.44, 0.5]) }
  const on = day ? tinted(0.2, primary, 0.045) : tinted(0.985, secondary, 0.012)
  return {
    from: hex(from),
    to: hex(to),
    accent: hex(accent),
    glint: hex(glint),
    on: hex(legible(on, aa.text, [from, to, accent, glint])),
  }
}
