import { type Colour, hex } from '../color/colour.ts'
import { aa, legible } from '../color/reach.ts'
import type { TokenValues } from '../contract/tokens.ts'
import type { Mode } from './surfaces.ts'

/**
 * Colours of the hero art: daylight in light mode, dusk in dark mode. All three lie on the same side
 * of the text on them, so it reads on any mixture.
 */
export const heroColours = (
  primary: Colour,
  secondary: Colour,
  mode: Mode,
): TokenValues['color']['hero'] => {
  const light = mode === 'light'
  const from: Colour = {
    l: light ? 0.86 : 0.3,
    c: Math.min(primary.c, light ? 0.1 : 0.11),
    h: primary.h,
  }
  const to: Colour = { l: light ? 0.93 : 0.21, c: Math.min(secondary.c, 0.07), h: secondary.h }
  const accent: Colour = {
    l: light ? Math.max(0.72, Math.min(primary.l, 0.8)) : Math.min(0.47, primary.l),
    c: primary.c,
    h: primary.h,
  }
  const on: Colour = light
    ? { l: 0.2, c: Math.min(primary.c, 0.045), h: primary.h }
    : { l: 0.975, c: Math.min(secondary.c, 0.012), h: secondary.h }
  return {
    from: hex(from),
    to: hex(to),
    accent: hex(accent),
    on: hex(legible(on, aa.text * 1.1, [from, to, accent])),
  }
}
