import { type Color, hex } from '../color/color.ts'
import { aa, legible } from '../color/luminanceRange.ts'
import type { TokenValues } from '../contract/tokens.ts'
import { edgeOf, fill, standingFill } from './fills.ts'
import type { Mode, Surfaces } from './surfaces.ts'

type Colors = TokenValues['color']

/** The soft background tint of a colour. */
export function soft(seed: Color, mode: Mode): Color {
  return mode === 'light'
    ? { l: 0.948, c: Math.min(seed.c * 0.4, 0.042), h: seed.h }
    : { l: 0.275, c: Math.min(seed.c * 0.5, 0.07), h: seed.h }
}

const tintAndText = (seed: Color, surfaces: Surfaces, mode: Mode) => {
  const tint = soft(seed, mode)
  return {
    soft: hex(tint),
    onSoft: hex(legible(seed, aa.text * 1.2, [tint])),
    text: hex(legible(seed, aa.text, [...Object.values(surfaces), tint])),
  }
}

/** All tokens of an action colour. */
export function actionColors(seed: Color, surfaces: Surfaces, mode: Mode): Colors['primary'] {
  const { base, hover, pressed, on, mark } = fill(seed, surfaces, mode)
  return {
    base: hex(base),
    hover: hex(hover),
    pressed: hex(pressed),
    on: hex(on),
    edge: edgeOf([base, hover, pressed], mark, surfaces),
    mark: hex(mark),
    ...tintAndText(seed, surfaces, mode),
  }
}

/** All tokens of a status colour. */
export function statusColors(seed: Color, surfaces: Surfaces, mode: Mode): Colors['success'] {
  const { base, on } = standingFill(seed, surfaces, mode)
  return { base: hex(base), on: hex(on), ...tintAndText(seed, surfaces, mode) }
}

/** Seeds of the status colours, the same for every brand. */
export const statusSeeds = {
  success: { l: 0.55, c: 0.13, h: 152 },
  warning: { l: 0.76, c: 0.15, h: 75 },
  danger: { l: 0.54, c: 0.2, h: 26 },
  info: { l: 0.55, c: 0.13, h: 245 },
} as const satisfies Record<string, Color>
